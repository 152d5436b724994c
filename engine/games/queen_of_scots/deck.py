"""The deck as data: the built-in file (Q-R1), an operator's own, and what makes one valid."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.errors import DataError
from engine.game import Json

HAND: Final = 11
"""Cards dealt to each player (Q2)."""
MOST_SEATS: Final = 4
ROYAL: Final = "royal"
"""What a set of the royal family is called where a set of one card bears the card's id."""

LEAST_CARDS: Final = MOST_SEATS * HAND + 2
MOST_CARDS: Final = 250
MOST_KINDS: Final = 26
MOST_ROYALS: Final = 12


class Card(BaseModel):
    """One kind of card, with its copies in the deck and its value in points."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=24)]
    copies: Annotated[int, Field(ge=1, le=60)]
    value: Annotated[int, Field(ge=0, le=1000)]
    role: Literal["royal", "natural", "wild"]
    name: Annotated[str, Field(min_length=1, max_length=32, pattern=r"^\S(.*\S)?$")] | None = None


class Problem(NamedTuple):
    """What is wrong with a deck, and where: the card's index and its key, if there is one."""

    card: int | None
    key: str
    reason: str


Deck = tuple[Card, ...]


@lru_cache(maxsize=1)
def built_in() -> Deck:
    """The deck of ruling Q-R1."""
    return _read(Path(__file__).with_name("deck.toml"), known=None)


def read_deck(path: Path) -> Deck:
    """An operator's deck file. Raises ``DataError`` naming file, line and key, and the reason."""
    return _read(path, known=_known_ids())


def deck_from_json(edition: Json) -> Deck:
    """The deck that ``deck_to_json`` wrote. Raises ``DataError``."""
    deck = _checked(edition.get("cards"), _known_ids())
    if isinstance(deck, Problem):
        where = deck.key if deck.card is None else f"card {deck.card + 1}, {deck.key}"
        raise DataError("queen-of-scots deck", where, deck.reason)
    return deck


def deck_to_json(deck: Deck) -> Json:
    """The deck as ``{"cards": [{id, copies, value, role, name?}, …]}``."""
    return {"cards": [card.model_dump(exclude_none=True) for card in deck]}


def _known_ids() -> frozenset[str]:
    return frozenset(card.id for card in built_in())


def _read(path: Path, known: frozenset[str] | None) -> Deck:
    source = str(path)
    try:
        content = path.read_text(encoding="utf-8")
        data = tomllib.loads(content)
    except OSError as error:
        raise DataError(source, "", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise DataError(source, f"byte {error.start}", "is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        reason, _, where = str(error).partition(" (at ")
        raise DataError(source, where.rstrip(")"), reason) from None
    for key in data:
        if key != "card":
            raise DataError(source, key, "only [[card]] tables belong in a deck")
    deck = _checked(data.get("card"), known)
    if isinstance(deck, Problem):
        raise DataError(source, _place(content, deck), deck.reason)
    return deck


def _place(content: str, problem: Problem) -> str:
    """The line of the problem's key, or of its ``[[card]]`` where the key is not written."""
    if problem.card is None:
        return problem.key
    left = problem.card + 1
    header = None
    for number, line in enumerate(content.splitlines(), 1):
        if re.match(r"\s*\[\[\s*card\s*\]\]", line):
            left -= 1
            if left == 0:
                header = number
        elif left == 0 and re.match(rf'\s*"?{re.escape(problem.key)}"?\s*=', line):
            return f"line {number}, {problem.key}"
        if left < 0:
            break
    if header is None:  # cards written as an inline array
        return f"card {problem.card + 1}, {problem.key}"
    return f"line {header}, {problem.key}"


def _checked(data: object, known: frozenset[str] | None) -> Deck | Problem:
    if not isinstance(data, list) or not data:
        return Problem(None, "card", "there are no [[card]] tables")
    deck = []
    for index, item in enumerate(data):
        try:
            deck.append(Card.model_validate(item))
        except ValidationError as error:
            first = error.errors()[0]
            key = str(first["loc"][0]) if first["loc"] else "card"
            return Problem(index, key, first["msg"])
    return _odd_card(deck, known) or _odd_whole(deck) or tuple(deck)


def _odd_card(deck: list[Card], known: frozenset[str] | None) -> Problem | None:
    seen: set[str] = set()
    wild = None
    for index, card in enumerate(deck):
        if card.id in seen:
            return Problem(index, "id", f"{card.id!r} is there twice")
        if card.id == ROYAL:
            return Problem(index, "id", f"{ROYAL!r} is kept for the royal family")
        if known is not None and card.id not in known and card.name is None:
            return Problem(index, "name", f"{card.id!r} is a new card and needs a name")
        if card.role == "wild" and wild is not None:
            return Problem(index, "role", f"only one card can be wild, and {wild!r} is already")
        if card.role == "wild":
            wild = card.id
        seen.add(card.id)
    return None


def _odd_whole(deck: list[Card]) -> Problem | None:
    total = sum(card.copies for card in deck)
    royals = sum(card.role == ROYAL for card in deck)
    checks = (
        (any(card.role == "wild" for card in deck), "one card must be wild"),
        (len(deck) >= 2, "there must be cards beside the wild ones"),
        (len(deck) <= MOST_KINDS, f"{len(deck)} kinds of cards; the most is {MOST_KINDS}"),
        (royals <= MOST_ROYALS, f"{royals} kinds of royals; the most is {MOST_ROYALS}"),
        (
            total >= LEAST_CARDS,
            f"{total} cards in all; {MOST_SEATS} players need at least {LEAST_CARDS}",
        ),
        (total <= MOST_CARDS, f"{total} cards in all; the most is {MOST_CARDS}"),
    )
    return next((Problem(None, "card", reason) for fine, reason in checks if not fine), None)
