"""What a player would rather do: the order in which moves are offered, and a page chooses."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.queen_of_scots.kinds import JEWELS, Heap, Kinds, size
from engine.games.queen_of_scots.moves import Play


def regret(kinds: Kinds, discard: Play, hand: Heap) -> tuple[bool, bool, int]:
    """How sorry one is for a discard: most for a jewel, then for one of several, then by value."""
    kind = kinds.kind_of_unit[discard.cards]
    return (
        bool(discard.cards & JEWELS),
        kinds.counts(hand)[kind] > 1,
        kinds.values[kind],
    )


def reluctance(
    kinds: Kinds, discard: Play, hand: Heap, own: Collection[int]
) -> tuple[bool, bool, bool, int]:
    """How little a person wants to discard this: as ``regret``, with all royals as one.

    A card that fits one of the seat's ``own`` sets (the numbers of their groups) is kept longer.
    """
    jewel = bool(discard.cards & JEWELS)
    kind = kinds.kind_of_unit[discard.cards]
    group = None if jewel else kinds.group_of[kind]
    return (
        jewel,
        group in own,
        group is not None and size(hand & kinds.own[group]) > 1,
        kinds.values[kind],
    )


def appeal(kinds: Kinds, lay: Play) -> tuple[int, int]:
    """The order of lays: those without jewels first, then the most points."""
    return (lay.cards & JEWELS, -kinds.value(lay.cards))
