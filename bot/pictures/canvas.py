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


OWN: Final = font_roboto.font_files["Roboto"]
SYSTEM: Final = (
    "NotoSansCJK-Regular.ttc",
    "NanumGothic.ttf",
    "AppleSDGothicNeo.ttc",
    "malgun.ttf",
)
"""Where a system has one of these fonts, Pillow finds it: letters of East Asia are written too."""
_SYMBOLS: Final = ("So", "Sk", "Cf", "Cn", "Me")
LEFTWARD: Final = ("R", "AL", "AN")
"""Directions that would need the text to be laid out."""


@cache
def font(size: int, family: str = OWN) -> ImageFont.FreeTypeFont:
    """The letters at a size in pixels."""
    return ImageFont.truetype(family, size)


def letters_for(text: str, size: int) -> ImageFont.FreeTypeFont | None:
    """A font that has all letters of a text; ``None`` where none has, or it runs leftward."""
    if any(unicodedata.bidirectional(char) in LEFTWARD for char in text):
        return None
    families = (OWN, *(each for each in SYSTEM if _is_there(each)))
    return next(
        (font(size, each) for each in families if all(_has(char, each) for char in text)), None
    )


def without_symbols(text: str) -> str:
    """A text without its emoji, which no font of one colour can draw."""
    kept = (" " if unicodedata.category(char) in _SYMBOLS else char for char in text)
    return " ".join("".join(kept).split())


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
def _is_there(family: str) -> bool:
    try:
        font(20, family)
    except OSError:
        return False
    return True


@cache
def _has(char: str, family: str) -> bool:
    letters = font(20, family)
    missing = letters.getmask("\uffff")
    mask = letters.getmask(char)
    return (mask.size, bytes(mask)) != (missing.size, bytes(missing))
