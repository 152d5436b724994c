"""A deck as a player thinks of it: by what lies in one set together.

A lot is a number: 0 for the Crown Jewels, and ``1 + g`` for group ``g`` of the deck (all royals, or
one natural). Within a lot the dearest cards are laid first and the cheapest discarded.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.game import CardId
from engine.games.queen_of_scots.kinds import JEWEL, Heap, Kinds

JEWELS_LOT: Final = 0


class Lots:
    """The lots of a deck: ``copies`` and mean ``value`` of each."""

    def __init__(self, kinds: Kinds) -> None:
        self._units = kinds.units
        self.kinds = ((JEWEL,), *kinds.groups)
        self.copies = tuple(sum(kinds.copies[kind] for kind in lot) for lot in self.kinds)
        self.value = tuple(
            sum(kinds.copies[kind] * kinds.values[kind] for kind in lot) / copies
            for lot, copies in zip(self.kinds, self.copies, strict=True)
        )
        self.naturals = range(1, len(self.kinds))
        self.royal = None if kinds.royal_group is None else 1 + kinds.royal_group
        self._lot = {kinds.ids[kind]: n for n, lot in enumerate(self.kinds) for kind in lot}
        self._named = {name: 1 + group for name, group in kinds.group_named.items()}

    def of(self, card: CardId) -> int:
        """The lot of a card."""
        return self._lot[card]

    def named(self, name: CardId) -> int:
        """The lot of a set's name."""
        return self._named[name]

    def count(self, cards: Iterable[CardId]) -> list[int]:
        """How many cards of each lot."""
        counts = [0] * len(self.kinds)
        lot = self._lot
        for card in cards:
            counts[lot[card]] += 1
        return counts

    def worth(self, counts: Sequence[int]) -> float:
        """What so many cards of each lot are worth."""
        return sum(count * value for count, value in zip(counts, self.value, strict=True) if count)

    def dearest(self, counts: Sequence[int], lot: int, number: int) -> Heap:
        """The dearest ``number`` cards of a lot; ``counts`` are those in hand, by kind."""
        heap = 0
        for kind in self.kinds[lot]:  # kinds are numbered by falling value
            some = min(number, counts[kind])
            heap += self._units[kind] * some
            number -= some
        return heap

    def cheapest(self, counts: Sequence[int], lot: int | None) -> Heap:
        """The cheapest card of a lot in hand; none where there is none."""
        held = [kind for kind in self.kinds[lot] if counts[kind]] if lot is not None else []
        return self._units[held[-1]] if held else 0
