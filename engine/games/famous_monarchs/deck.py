"""The deck: 57 cards in the order of the reigns, and hands of them as bits of one integer.

A card is its place in the order of the reigns, from 0. In a hand it is a bit in the *line* of the
reigns (bits 0 to 56) and, where its name has three bearers or more, a second bit in the line of
its name. An empty bit parts one line from the next, so that three bits in a row are always three
monarchs in a row, in one order or the other: ``hand & hand >> 1 & hand >> 2`` finds every set of
three at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from engine.errors import DataError

SIZE: Final = 57
LEAST_BEARERS: Final = 3
"""A name with fewer bearers can form no set (M2)."""


class Title(BaseModel):
    """A name and the number that goes with it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str = Field(min_length=1)
    number: int | None = Field(default=None, ge=1)

    @property
    def points(self) -> int:
        """What it counts in a winning hand: the number, or 1 without one (M7)."""
        return self.number or 1


class Monarch(Title):
    """One card. ``reigns`` are pairs of years, the first and the last."""

    id: str = Field(pattern=r"^[a-z]+(-[a-z0-9]+)*$")
    reigns: tuple[tuple[int, int], ...]
    also: Title | None = None
    substitute: bool = False

    @model_validator(mode="after")
    def _years_in_order(self) -> Monarch:
        years = [year for reign in self.reigns for year in reign]
        if years != sorted(years):
            raise ValueError("the years of the reigns are not in order")
        return self


class _File(BaseModel):
    """The data file, checked as a whole."""

    model_config = ConfigDict(extra="forbid")

    card: tuple[Monarch, ...] = Field(min_length=SIZE, max_length=SIZE)

    @model_validator(mode="after")
    def _one_deck(self) -> _File:
        if len({monarch.id for monarch in self.card}) != SIZE:
            raise ValueError("two cards have the same id")
        crowned = [monarch.reigns[0][0] for monarch in self.card if monarch.reigns]
        if crowned != sorted(crowned):
            raise ValueError("the cards are not in the order of the reigns")
        for special in ("also", "substitute"):
            if sum(bool(getattr(monarch, special)) for monarch in self.card) != 1:
                raise ValueError(f"exactly one card has {special!r}")
        return self


def load(path: Path) -> tuple[Monarch, ...]:
    """The cards of a data file. Raises ``DataError`` naming the file, the key and the reason."""
    try:
        return _File.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))).card
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise DataError(path.name, where, first["msg"]) from None
    except (OSError, ValueError) as error:
        raise DataError(path.name, "", str(error)) from None


DECK: Final = load(Path(__file__).with_name("monarchs.toml"))
IDS: Final = tuple(monarch.id for monarch in DECK)
INDEX: Final = {card_id: card for card, card_id in enumerate(IDS)}
JOINT: Final = next(card for card, monarch in enumerate(DECK) if monarch.also)
CROMWELL: Final = next(card for card, monarch in enumerate(DECK) if monarch.substitute)


def _points(card: int, *, by_name: bool) -> int:
    monarch = DECK[card]
    if monarch.substitute:
        return 0
    return monarch.points if by_name or monarch.also is None else monarch.also.points


DATE_POINTS: Final = tuple(_points(card, by_name=False) for card in range(SIZE))
"""What each card counts in date order."""
NAME_POINTS: Final = tuple(_points(card, by_name=True) for card in range(SIZE))
"""What each card counts in name order; only the joint card's differs (M9)."""


def _name_lines() -> tuple[tuple[int, ...], ...]:
    bearers: dict[str, list[int]] = {}
    for card, monarch in enumerate(DECK):
        bearers.setdefault(monarch.name, []).append(card)
    return tuple(tuple(line) for line in bearers.values() if len(line) >= LEAST_BEARERS)


NAME_LINES: Final = _name_lines()
"""The bearers of each name that can form a set, in number order."""


def _lay_lines() -> tuple[tuple[int, ...], tuple[int, ...]]:
    starts, bits, position = [], [1 << card for card in range(SIZE)], SIZE + 1
    for line in NAME_LINES:
        starts.append(position)
        for place, card in enumerate(line):
            bits[card] |= 1 << position + place
        position += len(line) + 1
    return tuple(starts), tuple(bits)


LINE_STARTS, BITS = _lay_lines()
"""Where each line of ``NAME_LINES`` begins, and each card's bits in a hand."""
DATES: Final = (1 << SIZE) - 1
"""The bits of the line of the reigns: one for each card."""


def hand_of(cards: Iterable[int]) -> int:
    """The hand that holds these cards."""
    hand = 0
    for card in cards:
        hand |= BITS[card]
    return hand


def cards_of(hand: int) -> tuple[int, ...]:
    """The cards of a hand, in date order."""
    rest, cards = hand & DATES, []
    while rest:
        lowest = rest & -rest
        cards.append(lowest.bit_length() - 1)
        rest ^= lowest
    return tuple(cards)


def ids(cards: Iterable[int]) -> tuple[str, ...]:
    """The outside names of cards."""
    return tuple(IDS[card] for card in cards)


def hand_ids(hand: int) -> tuple[str, ...]:
    """The outside names of a hand's cards, in date order."""
    return ids(cards_of(hand))
