"""What every picture stands on: its size, colours and letters."""

from __future__ import annotations

import unicodedata
from functools import cache
from io import BytesIO
from typing import Final

import font_roboto
from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 800
MARGIN: Final = 24

BACKGROUND: Final = "#2b2d31"
GROOVE: Final = "#383a40"
GOLD: Final = "#8a6d12"
BRIGHT: Final = "#e3bf4a"
RED: Final = "#8c2f45"
WHITE: Final = "#ffffff"
PALE: Final = "#b9bbc1"


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The letters at a size in pixels."""
    return ImageFont.truetype(font_roboto.font_files["Roboto"], size)


def can_write(text: str) -> bool:
    """Whether the font has all letters of a text, and they run from left to right."""
    return all(
        _has(char) and unicodedata.bidirectional(char) not in ("R", "AL", "AN") for char in text
    )


def fit(text: str, letters: ImageFont.FreeTypeFont, width: float) -> str:
    """The text, cut with an ellipsis where it is wider."""
    if letters.getlength(text) <= width:
        return text
    while text and letters.getlength(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"


def blank(height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """An empty picture of the usual width, and the pen for it."""
    image = Image.new("RGB", (WIDTH, height), BACKGROUND)
    return image, ImageDraw.Draw(image)


def png(image: Image.Image) -> bytes:
    """The picture as a file."""
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


@cache
def _has(char: str) -> bool:
    letters = font(20)
    missing = letters.getmask("\uffff")
    mask = letters.getmask(char)
    return (mask.size, bytes(mask)) != (missing.size, bytes(missing))
