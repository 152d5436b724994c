"""The page: a beginner who keeps what is nearest to a winning hand and declares the first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, cast

from engine.game import SeatView
from engine.games.famous_monarchs.arrange import SOLVERS, Solver
from engine.games.famous_monarchs.deck import BITS, INDEX, hand_of
from engine.games.famous_monarchs.moves import Declare, Discard, Draw, Move, TakeDiscard
from engine.games.famous_monarchs.views import MonarchsSeatView


class Page:
    """Counts how many cards are missing; knows nothing of the other seats. Well under 1 ms."""

    level: ClassVar[str] = "page"
    quick: ClassVar[bool] = True

    def choose(self, view: SeatView, legal: Sequence[Move], rng: Random, budget: float) -> Move:
        """The best declaration there is; else the card, or the discard, that brings it nearest."""
        own = cast("MonarchsSeatView", view)
        solver = SOLVERS[own.public.rules.interregnum]
        hand = hand_of(INDEX[card] for card in own.hand)
        if own.public.phase == "draw":
            return _take(own, hand, solver)
        wins = [move for move in legal if isinstance(move, Declare)]
        if wins:
            return max(wins, key=lambda move: _score(solver, hand ^ BITS[move.discard]))
        discards = [move for move in legal if isinstance(move, Discard)]
        return min(
            discards,
            key=lambda move: (
                solver.distance(hand ^ BITS[move.card]),
                _neighbours(hand, move.card),
                rng.random(),
            ),
        )


def _take(view: MonarchsSeatView, hand: int, solver: Solver) -> Move:
    upcard = view.public.upcard
    assert upcard is not None, "a turn starts with a card on the pile"
    nearer = solver.distance(hand | BITS[INDEX[upcard]]) < solver.distance(hand)
    return TakeDiscard() if nearer else Draw()


def _score(solver: Solver, hand: int) -> int:
    arrangement = solver.arrange(hand)
    return arrangement.score if arrangement else 0


def _neighbours(hand: int, card: int) -> int:
    """How many cards of the hand stand within two places of this one, in either order."""
    bits = BITS[card]
    around = bits << 1 | bits << 2 | bits >> 1 | bits >> 2
    return (hand & around).bit_count()
