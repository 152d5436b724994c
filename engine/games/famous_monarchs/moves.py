"""The moves of the game. Cards are places in the deck (``deck.IDS``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of the pack (M4)."""

    kind: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Take the top card of the discard pile (M4)."""

    kind: ClassVar[str] = "take_discard"


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card face up on the discard pile; the turn is over (M4)."""

    kind: ClassVar[str] = "discard"
    card: int


@dataclass(frozen=True, slots=True)
class Declare:
    """Discard a card and show the other seven as a winning hand (M5, M-R3)."""

    kind: ClassVar[str] = "declare"
    discard: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: every card's place for a new round; ``stock`` has the next card first (M3)."""

    kind: ClassVar[str] = "deal"
    hands: tuple[tuple[int, ...], ...]
    upcard: int
    stock: bytes


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance: the discard pile but its top as a new pack, the next card first (M6, M-R13)."""

    kind: ClassVar[str] = "shuffle"
    stock: bytes


Move: TypeAlias = Draw | TakeDiscard | Discard | Declare | Deal | Shuffle
