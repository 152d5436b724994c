"""Each language held against the English one, and against what fits Discord and a phone."""

from __future__ import annotations

import logging
import re
import unicodedata
from itertools import product

import pytest

from bot.i18n import FALLBACK, supported, t
from tests.bot.catalogues import messages, variables

OTHERS = supported()[1:]
ENGLISH = dict(messages(FALLBACK))
VALUES = (0, 1, 2, 21, "Anna")
DESCRIPTION = 100
"""Characters of a command's description, by Discord."""
BUTTON = 38
"""Columns of a button's label that a phone shows."""
LABELS = re.compile(r"button-|queen-of-scots-(draw|pass|lay|add|discard)$|famous-monarchs-action-")
NUMBERS = re.compile(r"\b[QM](?:-R)?\d+\b")
COMMANDS = re.compile(r"(?<![\w/])/[a-z]+(?: (?:server|me)\b)?")
WORD = re.compile(r"[a-z]{3,}")
NAMES = re.compile(r".*-(card|short)-")
"""Who is called the same in languages of the same letters."""


def spoken(key: str, locale: str, value: int | str = 2) -> str:
    """A message with the same value for all that comes in."""
    return t(key, locale, **dict.fromkeys(variables(ENGLISH[key]), value))


def columns(line: str) -> int:
    """How wide a line is: the letters of East Asia take two columns."""
    return sum(1 + (unicodedata.east_asian_width(char) in "WF") for char in line)


def symbols(text: str) -> set[str]:
    """Emoji and the like, which say something of their own."""
    return {char for char in text if unicodedata.category(char) in ("So", "Sk", "Cs")}


@pytest.mark.parametrize("locale", supported())
def test_every_message_can_be_said_with_anything(
    locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        for key, value in product(ENGLISH, VALUES):
            assert spoken(key, locale, value)
    assert caplog.records == []


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_is_left_in_english(locale: str) -> None:
    def untranslated(key: str) -> bool:
        english = spoken(key, FALLBACK)
        same = spoken(key, locale) == english and len(WORD.findall(english)) > 1
        return same and not NAMES.match(key)

    assert [key for key in ENGLISH if untranslated(key)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_rules_commands_and_symbols_are_the_same(locale: str) -> None:
    for key in ENGLISH:
        english, other = spoken(key, FALLBACK), spoken(key, locale)
        for pattern in (NUMBERS, COMMANDS):
            assert sorted(pattern.findall(other)) == sorted(pattern.findall(english)), key
        assert symbols(other) == symbols(english), key
        assert other.count("**") % 2 == 0, key
        assert ("**" in other) == ("**" in english), key
        assert len(other.splitlines()) == len(english.splitlines()), key


@pytest.mark.parametrize("locale", supported())
def test_descriptions_of_commands_fit_discord(locale: str) -> None:
    for key in ENGLISH:
        if key.startswith("command-"):
            assert 1 <= len(spoken(key, locale)) <= DESCRIPTION, key


@pytest.mark.parametrize("locale", supported())
def test_labels_of_buttons_fit_a_phone(locale: str) -> None:
    for key in ENGLISH:
        if LABELS.match(key):
            assert columns(spoken(key, locale)) <= BUTTON, key


@pytest.mark.parametrize("locale", OTHERS)
def test_lines_are_about_as_long_as_in_english(locale: str) -> None:
    def widest(text: str) -> int:
        return max(map(columns, text.splitlines()), default=0)

    for key in ENGLISH:
        english, other = spoken(key, FALLBACK), spoken(key, locale)
        assert widest(other) <= max(48, 1.5 * widest(english)), (key, other)
