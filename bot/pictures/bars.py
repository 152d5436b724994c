"""A leaderboard as bars: a row a player, the name on the bar, the value at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import (
    BRIGHT,
    GOLD,
    GROOVE,
    MARGIN,
    PALE,
    RED,
    WHITE,
    WIDTH,
    blank,
    fit,
    font,
    letters_for,
    png,
    without_symbols,
)

ROW: Final = 60
GAP: Final = 10
RANK: Final = 84
"""Where the bars begin: left of it are the ranks."""
PADDING: Final = 16


@dataclass(frozen=True, slots=True)
class Bar:
    """One row. ``label`` is the value in figures; ``own`` marks the reader's."""

    rank: int
    name: str
    value: float
    label: str
    own: bool = False


def bars(rows: Sequence[Bar], floor: float = 0.0) -> bytes:
    """A PNG; a bar's length is its value's distance from ``floor``, negative ones are red.

    A name that no font here can write is left out: its rank tells who it is.
    """
    image, pen = blank(2 * MARGIN + len(rows) * (ROW + GAP) - GAP)
    letters, figures = font(30), font(28)
    longest = max((abs(row.value - floor) for row in rows), default=0) or 1
    for number, row in enumerate(rows):
        top = MARGIN + number * (ROW + GAP)
        middle = top + ROW / 2
        room = WIDTH - MARGIN - RANK
        length = max(8, round(room * abs(row.value - floor) / longest))
        pen.rounded_rectangle((RANK, top, WIDTH - MARGIN, top + ROW), 10, GROOVE)
        colour = RED if row.value < floor else GOLD
        pen.rounded_rectangle((RANK, top, RANK + length, top + ROW), 10, colour)
        if row.own:
            pen.rounded_rectangle((RANK, top, WIDTH - MARGIN, top + ROW), 10, None, BRIGHT, 4)
        pen.text((RANK - PADDING, middle), str(row.rank), PALE, letters, "rm")
        end = WIDTH - MARGIN - PADDING
        pen.text((end, middle), row.label, WHITE, figures, "rm")
        name = without_symbols(row.name)
        writing = letters_for(name, 30)
        if writing is not None:
            width = end - figures.getlength(row.label) - RANK - 3 * PADDING
            pen.text((RANK + PADDING, middle), fit(name, writing, width), WHITE, writing, "lm")
    return png(image)
