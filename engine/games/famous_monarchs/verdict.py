"""Why a hand is no winning hand: the reason a wrong declaration is refused with (M-R4)."""

from __future__ import annotations

from itertools import product

from engine.errors import IllegalMove
from engine.games.famous_monarchs.arrange import SOLVERS
from engine.games.famous_monarchs.deck import CROMWELL, ids
from engine.games.famous_monarchs.windows import Interregnum, Window


def refusal(hand: int, interregnum: Interregnum) -> IllegalMove:
    """The error for seven cards that win nothing.

    Its code says how far they come: ``no-set``, ``only-three``, ``only-four``; or two sets would
    need the same card (``one-card-twice``) or Cromwell both (``cromwell-twice``). ``set`` are the
    ids of cards that do make a set, parted by spaces; ``missing`` is how many to exchange.
    """
    solver = SOLVERS[interregnum]
    missing = solver.distance(hand)
    threes, fours = solver.sets(hand, 3), solver.sets(hand, 4)
    if not threes:
        return IllegalMove("no-set", rule="M1", missing=missing)
    cards = _cards(max(fours or threes, key=lambda window: window.total), hand)
    if not fours:
        return IllegalMove("only-three", rule="M1", missing=missing, set=cards)
    shared = [four.mask & three.mask for four, three in product(fours, threes)]
    if 0 in shared:
        return IllegalMove("cromwell-twice", rule="M10", missing=missing, set=cards)
    if any(not bits & bits - 1 for bits in shared):
        return IllegalMove("one-card-twice", rule="M9", missing=missing, set=cards)
    return IllegalMove("only-four", rule="M1", missing=missing, set=cards)


def _cards(window: Window, hand: int) -> str:
    """The cards of the hand that make the set, Cromwell where he fills the gap."""
    return " ".join(ids(card if hand >> card & 1 else CROMWELL for card in window.cards))
