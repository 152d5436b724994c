"""Custom ids: everything a button needs to work for ever, after any restart.

``rg|verb|table|version|argument``; table and version in base 36, 0 where there is no table. The
whole is at most 100 characters (Discord's limit), so an argument has at most 70.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PATTERN: Final = r"rg\|(?P<verb>[a-z]+)\|(?P<table>[0-9a-z]+)\|(?P<version>[0-9a-z]+)\|(?P<arg>.*)"
LIMIT: Final = 100
MOST: Final = 2**53
"""Ids and versions stay below; a greater number names nothing."""
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Id:
    """What a component asks for: a verb, at which table and version, with an argument."""

    verb: str
    table: int = 0
    version: int = 0
    arg: str = ""

    def __str__(self) -> str:
        text = f"rg|{self.verb}|{_base36(self.table)}|{_base36(self.version)}|{self.arg}"
        if len(text) > LIMIT:
            raise ValueError(f"a custom id of {len(text)} characters, {LIMIT} are allowed: {text}")
        return text


def from_groups(groups: dict[str, str]) -> Id:
    """The id that a match of ``PATTERN`` found."""
    return Id(groups["verb"], _number(groups["table"]), _number(groups["version"]), groups["arg"])


def _number(text: str) -> int:
    number = int(text, 36)
    return number if number < MOST else 0


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
