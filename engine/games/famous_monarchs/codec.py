"""The outside forms of moves: JSON of a match record, codes of a button's id."""

from __future__ import annotations

from typing import Any

from engine.errors import MalformedMove
from engine.game import Json
from engine.games.famous_monarchs.deck import IDS, INDEX, ids
from engine.games.famous_monarchs.moves import (
    Deal,
    Declare,
    Discard,
    Draw,
    Move,
    Shuffle,
    TakeDiscard,
)


def move_to_json(move: Move) -> Json:
    """``{"kind": …}`` with the cards' ids."""
    match move:
        case Discard():
            return {"kind": move.kind, "card": IDS[move.card]}
        case Declare():
            return {"kind": move.kind, "discard": IDS[move.discard]}
        case Deal():
            return {
                "kind": move.kind,
                "hands": [list(ids(hand)) for hand in move.hands],
                "upcard": IDS[move.upcard],
                "stock": list(ids(move.stock)),
            }
        case Shuffle():
            return {"kind": move.kind, "stock": list(ids(move.stock))}
        case _:
            return {"kind": move.kind}


_FIELDS = {
    "draw": set[str](),
    "take_discard": set[str](),
    "discard": {"card"},
    "declare": {"discard"},
    "deal": {"hands", "upcard", "stock"},
    "shuffle": {"stock"},
}


def move_from_json(data: Json) -> Move:
    """The move that ``move_to_json`` wrote. Raises ``MalformedMove``."""
    if not isinstance(data, dict):
        raise MalformedMove("a move is an object")
    kind = data.get("kind")
    fields = _FIELDS.get(kind) if isinstance(kind, str) else None
    if fields is None:
        raise MalformedMove(f"unknown kind {str(kind)[:40]!r}")
    if data.keys() != fields | {"kind"}:
        raise MalformedMove(f"{kind} has exactly these fields: {', '.join(sorted(fields))}")
    match kind:
        case "draw":
            return Draw()
        case "take_discard":
            return TakeDiscard()
        case "discard":
            return Discard(card_from_json(data["card"]))
        case "declare":
            return Declare(card_from_json(data["discard"]))
        case "shuffle":
            return Shuffle(bytes(cards_from_json(data["stock"])))
        case _:
            hands = tuple(cards_from_json(hand) for hand in _list(data["hands"]))
            return Deal(
                hands, card_from_json(data["upcard"]), bytes(cards_from_json(data["stock"]))
            )


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise MalformedMove(f"{str(value)[:40]!r} is not a list")
    return value


def card_from_json(value: object) -> int:
    """A card by its id. Raises ``MalformedMove``."""
    card = INDEX.get(value) if isinstance(value, str) else None
    if card is None:
        raise MalformedMove(f"unknown card {str(value)[:40]!r}")
    return card


def cards_from_json(value: object) -> tuple[int, ...]:
    """Cards by a list of their ids. Raises ``MalformedMove``."""
    return tuple(card_from_json(item) for item in _list(value))


def move_to_code(move: Move) -> str:
    """A seat's move in short: ``draw``, ``take``, ``discard.henry-6``, ``declare.henry-6``.

    Raises ``ValueError`` for a move of chance: no button makes one.
    """
    match move:
        case Draw():
            return "draw"
        case TakeDiscard():
            return "take"
        case Discard():
            return f"discard.{IDS[move.card]}"
        case Declare():
            return f"declare.{IDS[move.discard]}"
        case _:
            raise ValueError(f"{move.kind} is not a seat's move")


def move_from_code(code: str) -> Move:
    """The move that ``move_to_code`` wrote. Raises ``MalformedMove``."""
    verb, dot, card = code.partition(".")
    match verb, dot:
        case "draw", "":
            return Draw()
        case "take", "":
            return TakeDiscard()
        case "discard", ".":
            return Discard(card_from_json(card))
        case "declare", ".":
            return Declare(card_from_json(card))
        case _:
            raise MalformedMove(f"unknown code {code[:40]!r}")
