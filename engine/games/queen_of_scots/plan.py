"""What a turn could lay down: everything, or what one does not want to hold back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.queen_of_scots.lots import JEWELS_LOT


class Plan(NamedTuple):
    """The rest of a turn: cards to lay, by lot, and the lot to discard from.

    ``discard`` is ``None`` where laying empties the hand.
    """

    lay: Sequence[int]
    discard: int | None


def without(hand: Sequence[int], lots: Sequence[int | None]) -> list[int]:
    """The hand less one card of each of these lots."""
    rest = list(hand)
    for lot in lots:
        if lot is not None:
            rest[lot] -= 1
    return rest


def everything(hand: Sequence[int], table: Sequence[int]) -> list[int]:
    """All that can be laid, jewels where they open a set of the first pairs (Q6 to Q11)."""
    lay = [0] * len(hand)
    jewels = hand[JEWELS_LOT]
    open_set = False
    pairs = []
    for lot in range(1, len(hand)):
        count = hand[lot]
        if table[lot] or count >= 3:
            lay[lot] = count
            open_set = True
        elif count == 2:
            pairs.append(lot)
    for lot in pairs[:jewels]:
        lay[lot] = 2
        open_set = True
    if open_set:
        lay[JEWELS_LOT] = jewels
    return lay


def plain(hand: Sequence[int], table: Sequence[int], back: int, *, new_sets: bool) -> list[int]:
    """Lays without jewels: all but ``back`` cards of each lot that fit own sets, and new sets."""
    lay = [0] * len(hand)
    for lot in range(1, len(hand)):
        if table[lot]:
            lay[lot] = max(0, hand[lot] - back)
        elif new_sets and hand[lot] >= 3:
            lay[lot] = hand[lot]
    return lay


def way_out(hand: Sequence[int], table: Sequence[int]) -> Plan | None:
    """How to empty the hand now (Q13): everything laid, but for one card at most to discard."""
    lay = everything(hand, table)
    left = [lot for lot, count in enumerate(hand) for _ in range(count - lay[lot])]
    if len(left) > 1:
        return None
    return Plan(lay, left[0] if left else None)
