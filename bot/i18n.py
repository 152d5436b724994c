"""All words: Fluent catalogues, and what puts the engine's ``Text`` into a reader's language."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bot.names import data, safe_name, visible
from engine.tables.table import Seated, Table
from engine.text import Arg, SeatName, Text

log = logging.getLogger(__name__)

LOCALES: Final = Path(__file__).parent / "locales"
FALLBACK: Final = "en"


_MINUS = re.compile(r"(?<![\w-])-(?=\d)")


@cache
def supported() -> tuple[str, ...]:
    """The languages there are catalogues for, the fallback first."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))
    return (FALLBACK, *(locale for locale in found if locale != FALLBACK))


@cache
def pick(discord_locale: str) -> str:
    """The supported language nearest to one of Discord's: ``en-GB`` → ``en``."""
    language = discord_locale.split("-")[0]
    for locale in supported():
        if locale == discord_locale:
            return locale
    for locale in supported():
        if locale.split("-")[0] == language:
            return locale
    return FALLBACK


def t(key: str, locale: str, **args: str | int) -> str:
    """The message in this language, or in English where a translation is missing.

    Strings in ``args`` stand as they are: whoever passes data of others escapes it first. An
    unknown key is logged and comes back as itself; nothing is ever raised.
    """
    return _format(key, locale, tuple(sorted(args.items())))


@lru_cache(maxsize=16384)
def _format(key: str, locale: str, args: tuple[tuple[str, str | int], ...]) -> str:
    for bundle in (_bundle(locale), _bundle(FALLBACK)):
        if bundle is None or not bundle.has_message(key):
            continue
        pattern = bundle.get_message(key).value
        if pattern is None:
            continue
        sentence, errors = bundle.format_pattern(pattern, dict(args))
        for error in errors:
            log.error("The message %r (%s) is not well formed: %s", key, locale, error)
        if any(isinstance(arg, int) and arg < 0 for _, arg in args):
            return _MINUS.sub("−", str(sentence))
        return str(sentence)
    log.error("No catalogue has the message %r", key)
    return key


@cache
def _bundle(locale: str) -> FluentBundle | None:
    if locale not in supported():
        return None
    bundle = FluentBundle([locale], use_isolating=False)
    for path in sorted((LOCALES / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@dataclass(frozen=True, slots=True)
class Say:
    """A reader's language, and the names at the table in question (by seat, as people wrote them)."""

    locale: str
    names: tuple[str, ...] = ()

    @classmethod
    def at(cls, table: Table | None, locale: str) -> Say:
        """A language at this table, if there is one: computers are named by their level."""
        say = cls(locale)
        return say if table is None else say.of(table.seats)

    def of(self, seats: Sequence[Seated]) -> Say:
        """The same language, with the names of these seats."""
        return Say(self.locale, self._names(seats))

    def __call__(self, key: str, **args: str | int) -> str:
        """A message of the catalogue; strings in ``args`` are safe already."""
        return t(key, self.locale, **args)

    def text(self, text: Text) -> str:
        """The engine's words for a message body: names and data of others are escaped."""
        return self._text(text, markdown=True)

    def plain(self, text: Text) -> str:
        """The engine's words for a label or an option, where markdown would show as it is."""
        return self._text(text, markdown=False)

    def name(self, seat: int, *, markdown: bool = True) -> str:
        """The name at a seat, safe to show."""
        if 0 <= seat < len(self.names) and visible(self.names[seat]):
            return safe_name(self.names[seat], markdown)
        return self("seat-number", number=seat + 1)

    def number(self, value: int) -> str:
        """A number as this language writes it."""
        return self("number", value=value)

    def list(self, items: Iterable[str]) -> str:
        """A list in words: "Anna, Ben and Cleo"."""
        first, *rest = tuple(items) or ("",)
        if not rest:
            return first
        if len(rest) == 1:
            return self("list-pair", first=first, last=rest[0])
        for item in rest[:-1]:
            first = self("list-more", first=first, next=item)
        return self("list-last", first=first, last=rest[-1])

    def _names(self, seats: Sequence[Seated]) -> tuple[str, ...]:
        levels = Counter(seated.level for seated in seats if not seated.is_person)
        numbers: Counter[str] = Counter()
        names = []
        for seated in seats:
            if seated.level is None:
                names.append(seated.name)
                continue
            numbers[seated.level] += 1
            level = self(f"level-{seated.level}")
            if levels[seated.level] == 1:
                names.append(self("computer-name", level=level))
            else:
                number = numbers[seated.level]
                names.append(self("computer-name-numbered", level=level, number=number))
        return tuple(names)

    def _text(self, text: Text, *, markdown: bool) -> str:
        args = {name: self._arg(arg, markdown=markdown) for name, arg in text.args.items()}
        return t(text.key, self.locale, **args)

    def _arg(self, arg: Arg, *, markdown: bool) -> str | int:
        match arg:
            case int():
                return arg
            case str():
                return data(arg, markdown)
            case SeatName(seat):
                return self.name(seat, markdown=markdown)
            case Text():
                return self._text(arg, markdown=markdown)
            case _:
                return self.list(str(self._item(each, markdown=markdown)) for each in arg)

    def _item(self, arg: Arg, *, markdown: bool) -> str:
        item = self._arg(arg, markdown=markdown)
        return self.number(item) if isinstance(item, int) else item
