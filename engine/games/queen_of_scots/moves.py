"""Moves: values of the deck's kinds. ``codec`` gives them their outside forms."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from engine.games.queen_of_scots.kinds import Heap

DRAW: Final = "draw"
TAKE: Final = "take_pile"
MELD: Final = "meld"
LAY_OFF: Final = "lay_off"
DISCARD: Final = "discard"
PASS: Final = "pass"  # noqa: S105 -- a move, not a password
DEAL: Final = "deal"
SHUFFLE: Final = "shuffle"


class Play(NamedTuple):
    """A seat's move. ``cards`` come from the hand; ``set`` is the number of an own set, or -1.

    A ``take_pile`` either lays ``cards`` with the top card, or puts a taken jewel onto ``set``.
    """

    kind: str
    cards: Heap = 0
    set: int = -1


class Deal(NamedTuple):
    """Every card's place (Q2): a hand a seat, the upcard, and the stock with its next card first."""

    hands: tuple[bytes, ...]
    upcard: int
    stock: bytes
    kind: str = DEAL


class Shuffle(NamedTuple):
    """The order of the new stock, its next card first (Q-R6)."""

    stock: bytes
    kind: str = SHUFFLE


Move: TypeAlias = Play | Deal | Shuffle
