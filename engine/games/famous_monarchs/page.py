"""The page: a beginner who sees what stands side by side in the hand, and no further."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, cast

from engine.game import SeatView
from engine.games.famous_monarchs.deck import BITS, CROMWELL, INDEX, hand_of
from engine.games.famous_monarchs.declaring import best_declaration
from engine.games.famous_monarchs.moves import Discard, Draw, Move, TakeDiscard
from engine.games.famous_monarchs.views import MonarchsSeatView


class Page:
    """Keeps sets, then pairs, and throws what stands alone. Well under a millisecond."""

    level: ClassVar[str] = "page"
    quick: ClassVar[bool] = True

    def choose(self, view: SeatView, legal: Sequence[Move], rng: Random, budget: float) -> Move:
        """The best declaration there is; the upcard that makes a set; the loneliest discard."""
        own = cast("MonarchsSeatView", view)
        hand = hand_of(INDEX[card] for card in own.hand)
        if own.public.phase == "draw":
            return _take(own, hand)
        win = best_declaration(hand, legal, own.public.rules.interregnum)
        if win is not None:
            return win[0]
        discards = [move for move in legal if isinstance(move, Discard)]
        return min(discards, key=lambda move: (*_ties(hand, move.card), rng.random()))


def _take(view: MonarchsSeatView, hand: int) -> Move:
    upcard = view.public.upcard
    assert upcard is not None, "a turn starts with a card on the pile"
    card = INDEX[upcard]
    wanted = card == CROMWELL or _in_set(hand | BITS[card], card)
    return TakeDiscard() if wanted else Draw()


def _ties(hand: int, card: int) -> tuple[bool, bool, int]:
    """What keeps a card in the hand, the strongest first."""
    bits = BITS[card]
    beside = (hand & (bits << 1 | bits >> 1)).bit_count()
    return card == CROMWELL, _in_set(hand, card), beside


def _in_set(hand: int, card: int) -> bool:
    """Whether a card of the hand stands in a row of three or more, in either order."""
    first = hand & hand >> 1 & hand >> 2
    return BITS[card] & (first | first << 1 | first << 2) != 0
