"""How a courtier and a regent think: they weigh what a hand may become, each in its own style."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import ClassVar, cast

from engine.game import SeatView
from engine.games.famous_monarchs.appeal import appeals
from engine.games.famous_monarchs.arrange import SOLVERS
from engine.games.famous_monarchs.deck import BITS, CROMWELL, SIZE
from engine.games.famous_monarchs.declaring import best_declaration
from engine.games.famous_monarchs.moves import Discard, Draw, Move, TakeDiscard
from engine.games.famous_monarchs.plans import MOST, PLANNERS, Survey
from engine.games.famous_monarchs.sight import Sight
from engine.games.famous_monarchs.tuning import STYLES, Style
from engine.games.famous_monarchs.views import MonarchsSeatView


class Mind:
    """A computer player that aims at several winning hands at once and declares the first.

    It throws the card without which its plans are worth most, unless the next player wants it.
    It takes the upcard that wins, or Cromwell, or one that makes its plans worth much more.
    """

    level: ClassVar[str]
    quick: ClassVar[bool] = False

    def __init__(self, style: Style | None = None) -> None:
        self._style = style or STYLES[self.level]

    def choose(self, view: SeatView, legal: Sequence[Move], rng: Random, budget: float) -> Move:
        """The move it likes best, in about a millisecond; ``rng`` decides between equals."""
        thought = Thought(cast("MonarchsSeatView", view), self._style)
        win = best_declaration(thought.sight.hand, legal, thought.interregnum)
        if win is not None:
            return win[0]
        if view.public.phase == "draw":
            return TakeDiscard() if thought.takes() else Draw()
        likes = thought.likes()
        discards = [move for move in legal if isinstance(move, Discard)]
        return max(discards, key=lambda move: (likes[move.card], rng.random()))


class Thought:
    """One decision: what is seen, and what follows from it."""

    def __init__(self, view: MonarchsSeatView, style: Style) -> None:
        self.interregnum = view.public.rules.interregnum
        self.sight = Sight.of(view, memory=style.memory)
        self._style = style
        self._after = (view.seat + 1) % view.public.seats
        self._caution = style.caution / (view.public.seats - 1)
        self._odds = self._weigh_cards()
        self._prizes = [points + style.denial for points in range(MOST + 1)]

    def survey(self, hand: int) -> Survey:
        """What a hand may become."""
        planner = PLANNERS[self.interregnum]
        return planner.survey(hand, self._odds, self._prizes, self._style.reach)

    def takes(self) -> bool:
        """Whether the upcard is better than a card from the pack."""
        upcard = self.sight.pile[-1]
        richer = self.sight.hand | BITS[upcard]
        if upcard == CROMWELL or SOLVERS[self.interregnum].declarable(richer):
            return True
        now, then = self.survey(self.sight.hand).total, self.survey(richer)
        best = max(then.without(card) for card in then.using if card != upcard)
        return best > self._style.eager * now

    def likes(self) -> dict[int, float]:
        """How good it is to throw each card of the hand."""
        survey, appeal = self.survey(self.sight.hand), self._appeals
        return {
            card: survey.without(card) / (1 + self._caution * appeal[card]) for card in survey.using
        }

    @cached_property
    def _appeals(self) -> list[float]:
        return appeals(self.sight, self._after, self.interregnum)

    def _weigh_cards(self) -> list[float]:
        style = self._style
        odds = [style.unseen] * SIZE
        if style.envy:
            odds = [style.unseen / (1 + style.envy * appeal) for appeal in self._appeals]
        for card in self.sight.pile:
            odds[card] = style.unseen * style.pile
        for card in self.sight.held:
            odds[card] = style.unseen * style.held
        return odds
