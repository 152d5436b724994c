"""The frame of every screen, and the guards that keep it within Discord's limits.

A screen never fails for what is in it: text that is too long is cut, parts that are too many are
joined or left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final, TypeAlias
from zlib import crc32

import discord
from discord.ui import (
    ActionRow,
    Button,
    Container,
    File,
    MediaGallery,
    Select,
    Separator,
    TextDisplay,
)

from bot.ids import Id
from bot.names import FSI, PDI

COMPONENTS: Final = 40
CHARACTERS: Final = 4000
BYTES: Final = 9800
LABEL: Final = 80
OPTION: Final = 100
PLACEHOLDER: Final = 150
OPTIONS: Final = 25
BUTTONS: Final = 5
ALT: Final = 1024

GOLD: Final = 0xC9A227
RED: Final = 0xA4243B
GREY: Final = 0x6B7280


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG. ``alt`` says in words what is to be seen on it; names in it are safe already."""

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Document:
    """A file to be kept."""

    name: str
    data: bytes


Row: TypeAlias = "ActionRow[Any]"
Part: TypeAlias = "str | Row | Picture | Document | None"
"""A text, a row of controls, a file, or ``None`` for a line between."""

Style = discord.ButtonStyle

_NUMBERS: Final = 2**30
"""Components are numbered from 1 where nobody numbers them; menus from here, below 2**31."""


class Screen(discord.ui.LayoutView):
    """One message. It is stopped at birth, so that discord.py keeps nothing of it.

    All state is in the custom ids of its controls; whoever presses one is answered from there.
    Needs a running event loop, as all of discord.py's views do.
    """

    def __init__(self, parts: Iterable[Part], *, accent: int = GOLD) -> None:
        """``parts`` from top to bottom; empty texts are left out."""
        super().__init__(timeout=None)
        self.stop()
        fitted = _fit_texts(_fit_count([part for part in parts if part != ""]))
        items: list[Any] = [_item(part) for part in fitted]
        self._files = [part for part in fitted if isinstance(part, (Picture, Document))]
        self._container: Container[Any] = Container(*items, accent_colour=accent)
        self.add_item(self._container)

    def uploads(self) -> list[discord.File]:
        """The files that go with the message, made anew for each attempt to send it."""
        return [discord.File(BytesIO(each.data), each.name) for each in self._files]

    def drop_pictures(self) -> bool:
        """Go without the pictures; whether there were any."""
        pictures = [each for each in self._container.children if isinstance(each, MediaGallery)]
        for each in pictures:
            self._container.remove_item(each)
        self._files = [each for each in self._files if not isinstance(each, Picture)]
        return bool(pictures)


def button(
    label: str,
    id_: Id,
    style: Style = Style.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button[Any]:
    """A button that comes back as ``id_``."""
    return Button(
        label=cut(label, LABEL), custom_id=str(id_), style=style, emoji=emoji, disabled=disabled
    )


def option(
    label: str, value: str, detail: str | None = None, *, default: bool = False
) -> discord.SelectOption:
    """One line of a menu; ``value`` is data and must fit as it is."""
    return discord.SelectOption(
        label=cut(label, OPTION),
        value=value,
        description=cut(detail, OPTION) if detail else None,
        default=default,
    )


def menu(
    placeholder: str,
    id_: Id,
    options: Sequence[discord.SelectOption],
    *,
    least: int = 1,
    most: int = 1,
) -> Row:
    """A menu in its row. At most ``OPTIONS`` options; values must differ.

    What was chosen in a menu, a client keeps by the menu's number: one that offers something else
    gets another number, so that every choice can be made anew.
    """
    offered = "|".join(f"{each.value}{each.default:d}" for each in options)
    select: Select[Any] = Select(
        id=_NUMBERS + crc32(f"{id_}|{offered}".encode()) % _NUMBERS,
        custom_id=str(id_),
        placeholder=cut(placeholder, PLACEHOLDER),
        min_values=least,
        max_values=most,
        options=list(options),
    )
    return ActionRow(select)


def rows(*buttons: Button[Any]) -> list[Row]:
    """The buttons in rows of five."""
    return [
        ActionRow(*buttons[start : start + BUTTONS]) for start in range(0, len(buttons), BUTTONS)
    ]


def lines(*texts: str) -> str:
    """The texts one below the other, empty ones left out."""
    return "\n".join(text for text in texts if text)


def cut(text: str, limit: int) -> str:
    """At most ``limit`` UTF-16 units, the last of them "…" when something is missing."""
    if _units(text) <= limit:
        return text
    room = limit - 1
    kept: list[str] = []
    open_ = 0
    for char in text:
        # Every isolate that is open at the cut takes one more character to close.
        nesting = open_ + (char == FSI) - (char == PDI)
        if _units(char) + max(nesting, 0) > room:
            break
        kept.append(char)
        room -= _units(char)
        open_ = max(nesting, 0)
    return "".join(kept).rstrip() + "…" + PDI * open_


def _units(text: str) -> int:
    return len(text.encode("utf-16-le", "replace")) // 2


def _fit_count(parts: list[Part]) -> list[Part]:
    """At most ``COMPONENTS`` with their container: lines between go first, then texts join."""
    if _count(parts) <= COMPONENTS:
        return parts
    fitted: list[Part] = []
    for part in parts:
        if part is None:
            continue
        if isinstance(part, str) and fitted and isinstance(fitted[-1], str):
            fitted[-1] = lines(fitted[-1], part)
        else:
            fitted.append(part)
    while _count(fitted) > COMPONENTS:
        fitted.remove(next(part for part in reversed(fitted) if isinstance(part, ActionRow)))
    return fitted


def _count(parts: Sequence[Part]) -> int:
    return 1 + sum(1 + len(part.children) if isinstance(part, ActionRow) else 1 for part in parts)


def _fit_texts(parts: list[Part]) -> list[Part]:
    """The longest text loses its last lines until all fit."""
    while (index := _longest_if_too_long(parts)) is not None:
        text = parts[index]
        assert isinstance(text, str)
        kept, _, _ = text.removesuffix("\n…").rpartition("\n")
        parts[index] = kept + "\n…" if kept else cut(text, max(_units(text) // 2, 1))
    return parts


def _longest_if_too_long(parts: Sequence[Part]) -> int | None:
    texts = {index: part for index, part in enumerate(parts) if isinstance(part, str)}
    whole = "".join(texts.values())
    if _units(whole) <= CHARACTERS and len(whole.encode("utf-8", "replace")) <= BYTES:
        return None
    return max(texts, key=lambda index: len(texts[index].encode("utf-8", "replace")))


def _item(part: Part) -> Any:
    match part:
        case None:
            return Separator()
        case str():
            return TextDisplay(part)
        case Picture():
            alt = cut(part.alt, ALT)
            source = f"attachment://{part.name}"
            return MediaGallery(discord.MediaGalleryItem(source, description=alt))
        case Document():
            return File(f"attachment://{part.name}")
        case _:
            return part
