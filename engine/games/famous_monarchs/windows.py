"""Every run of three and of four monarchs, in both orders: what a set may be (M2).

A window is found by its lowest bit in the lines of a hand (see ``deck``). With a bridged
interregnum (M-R7) Cromwell has no place in the line of the reigns: the bits above him move down.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.games.famous_monarchs.deck import (
    BITS,
    CROMWELL,
    DATE_POINTS,
    DATES,
    LINE_STARTS,
    NAME_LINES,
    NAME_POINTS,
    SIZE,
)

Order: TypeAlias = Literal["date", "name"]
Interregnum: TypeAlias = Literal["strict", "bridged"]

SIZES: Final = (3, 4, 7)

_WITHOUT_CROMWELL = ~BITS[CROMWELL]
_BEFORE = (1 << CROMWELL) - 1
_AFTER = DATES & ~_BEFORE & _WITHOUT_CROMWELL
_NAMES = ~DATES


@dataclass(frozen=True, slots=True, eq=False)
class Window:
    """A possible set; each exists once. ``mask`` has one bit a card (``1 << card``)."""

    order: Order
    cards: tuple[int, ...]
    mask: int
    points: tuple[int, ...]
    total: int


class Lines:
    """The lines of monarchs under one interregnum, and their windows of each size.

    ``windows[size]`` maps the lowest bit of a window (as a power of two) to the window;
    ``starts[size]`` are all those bits together.
    """

    def __init__(self, interregnum: Interregnum) -> None:
        self.bridged = interregnum == "bridged"
        reigns = tuple(card for card in range(SIZE) if not (self.bridged and card == CROMWELL))
        self.windows: dict[int, dict[int, Window]] = {}
        self.starts: dict[int, int] = {}
        for size in SIZES:
            found = _windows("date", reigns, 0, size)
            for line, start in zip(NAME_LINES, LINE_STARTS, strict=True):
                found |= _windows("name", line, start, size)
            self.windows[size] = found
            self.starts[size] = sum(found)

    def real(self, hand: int) -> int:
        """The bits of a hand's monarchs, Cromwell left out."""
        if self.bridged:
            return hand & _BEFORE | (hand & _AFTER) >> 1 | hand & _NAMES
        return hand & _WITHOUT_CROMWELL

    def each(self, size: int, bits: int) -> Iterator[Window]:
        """The windows of this size that begin at these bits."""
        windows = self.windows[size]
        bits &= self.starts[size]
        while bits:
            lowest = bits & -bits
            yield windows[lowest]
            bits ^= lowest

    def pick(self, size: int, bits: int) -> list[Window]:
        """The same as a list."""
        return list(self.each(size, bits))


def _windows(order: Order, line: tuple[int, ...], start: int, size: int) -> dict[int, Window]:
    points = DATE_POINTS if order == "date" else NAME_POINTS
    return {
        1 << start + first: _window(order, line[first : first + size], points)
        for first in range(len(line) - size + 1)
    }


def _window(order: Order, cards: tuple[int, ...], points: tuple[int, ...]) -> Window:
    mask = sum(1 << card for card in cards)
    values = tuple(points[card] for card in cards)
    return Window(order, cards, mask, values, sum(values))
