"""How a value went from match to match: a line, and how unsure it was as a band around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.pictures.canvas import (
    BRIGHT,
    GOLD,
    GROOVE,
    MARGIN,
    PALE,
    WHITE,
    WIDTH,
    blank,
    font,
    png,
)

HEIGHT: Final = 340
LEFT: Final = 132
"""Where the curve begins: left of it are the values."""
BOTTOM: Final = 60
"""Room for the numbers of matches below it."""
LAST: Final = 110
"""Room for the newest value at the right end."""


def curve(
    values: Sequence[float], write: Callable[[int], str], spread: Sequence[float] = ()
) -> bytes:
    """A PNG of two values or more; ``write`` puts one into figures, ``spread`` is plus and minus."""
    image, pen = blank(HEIGHT)
    letters = font(26)
    around = spread or [0.0] * len(values)
    low = min(value - wide for value, wide in zip(values, around, strict=True))
    high = max(value + wide for value, wide in zip(values, around, strict=True))
    room = (high - low) or 1
    across = (WIDTH - MARGIN - LAST - LEFT) / (len(values) - 1)
    down = HEIGHT - MARGIN - BOTTOM

    def at(number: int, value: float) -> tuple[float, float]:
        return LEFT + number * across, MARGIN + down * (high - value) / room

    for value in (low, (low + high) / 2, high):
        _, y = at(0, value)
        pen.line((LEFT, y, WIDTH - MARGIN, y), GROOVE, 2)
        pen.text((LEFT - 14, y), write(round(value)), PALE, letters, "rm")
    if spread:
        above = [at(n, v + w) for n, (v, w) in enumerate(zip(values, around, strict=True))]
        below = [at(n, v - w) for n, (v, w) in enumerate(zip(values, around, strict=True))]
        pen.polygon([*above, *reversed(below)], "#4a431f")
    points = [at(number, value) for number, value in enumerate(values)]
    pen.line(points, BRIGHT, 5, "curve")
    x, y = points[-1]
    pen.ellipse((x - 9, y - 9, x + 9, y + 9), GOLD, BRIGHT, 4)
    pen.text((x + 18, y), write(round(values[-1])), WHITE, letters, "lm")
    foot = HEIGHT - BOTTOM / 2
    pen.text((LEFT, foot), "1", PALE, letters, "lm")
    pen.text((x, foot), str(len(values)), PALE, letters, "mm")
    return png(image)
