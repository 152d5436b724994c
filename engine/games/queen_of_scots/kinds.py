"""A deck made fast: kinds are small integers, and any heap of cards is one packed integer.

A packed integer holds one byte a kind: seven bits for the count and, above them, a guard bit that
is always clear. So heaps are added and taken away with ``+`` and ``-``, one subtraction tells
whether a heap holds another, and the remainder by 255 is the number of cards (a deck has at most
250).

Kinds are numbered in the order a hand is sorted: the wild one is 0, then royals, then naturals,
each by falling value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import mul
from typing import Final

from engine.game import CardId
from engine.games.queen_of_scots.deck import ROYAL, Deck

Heap = int
"""Cards, packed: how many of each kind."""

JEWEL: Final = 0
"""The kind of the Crown Jewels, whatever deck."""
JEWELS: Final = 0x7F
"""The bits of a heap that count Crown Jewels."""

_ROLES = ("wild", "royal", "natural")


def size(heap: Heap) -> int:
    """The number of cards of a heap."""
    return heap % 255


class Kinds:
    """A deck's kinds by number, and its groups: what may lie in one set (Q6, Q8).

    ``groups[g]`` are the kinds of group ``g``: all royals, or one natural. ``own[g]`` are the bits
    of its kinds in a heap, ``fits[g]`` those and the jewels'; ``set_names[g]`` is the card's id, or
    ``royal``.
    """

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.cards = tuple(sorted(deck, key=lambda card: (_ROLES.index(card.role), -card.value)))
        self.ids: tuple[CardId, ...] = tuple(card.id for card in self.cards)
        self.index = {card: kind for kind, card in enumerate(self.ids)}
        self.values = tuple(card.value for card in self.cards)
        self.copies = tuple(card.copies for card in self.cards)
        self.units: tuple[Heap, ...] = tuple(1 << 8 * kind for kind in range(len(self.ids)))
        self.kind_of_unit = {unit: kind for kind, unit in enumerate(self.units)}
        self.guard = 0x80 * sum(self.units)
        self.whole = bytes(kind for kind, copies in enumerate(self.copies) for _ in range(copies))
        royals = tuple(kind for kind, card in enumerate(self.cards) if card.role == ROYAL)
        naturals = [(kind,) for kind, card in enumerate(self.cards) if card.role == "natural"]
        self.groups: tuple[tuple[int, ...], ...] = (*((royals,) if royals else ()), *naturals)
        self.royal_group = 0 if royals else None
        self.group_of = {kind: g for g, kinds in enumerate(self.groups) for kind in kinds}
        self.own = tuple(sum(0x7F * self.units[k] for k in kinds) for kinds in self.groups)
        self.fits = tuple(own | JEWELS for own in self.own)
        # Each move shows and keeps all heaps of a table, and changes one or two of them.
        self.names: Callable[[Heap], tuple[CardId, ...]] = lru_cache(10_000)(self._names)
        self.set_names: tuple[CardId, ...] = tuple(
            ROYAL if group == self.royal_group else self.ids[kinds[0]]
            for group, kinds in enumerate(self.groups)
        )
        self.group_named = {name: group for group, name in enumerate(self.set_names)}

    def holds(self, heap: Heap, part: Heap) -> bool:
        """Whether all cards of ``part`` are in ``heap``."""
        return (heap | self.guard) - part & self.guard == self.guard

    def counts(self, heap: Heap) -> bytes:
        """How many of each kind."""
        return heap.to_bytes(len(self.units), "little")

    def value(self, heap: Heap) -> int:
        """What the cards are worth, in points."""
        return sum(map(mul, self.counts(heap), self.values))

    def pack(self, kinds: Iterable[int]) -> Heap:
        """The heap of these cards."""
        units = self.units
        return sum(units[kind] for kind in kinds)

    def _names(self, heap: Heap) -> tuple[CardId, ...]:
        """The ids of a heap, each as often as it is there, sorted."""
        counted = zip(self.ids, self.counts(heap), strict=True)
        return tuple([card for card, count in counted if count for _ in range(count)])
