"""The outside forms of moves and states: JSON of a match record, codes of a button's id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from pydantic import ValidationError

from engine.errors import DataError, MalformedMove
from engine.game import CardId, Json
from engine.games.famous_monarchs.deck import IDS, INDEX, SIZE, cards_of, hand_ids, hand_of, ids
from engine.games.famous_monarchs.moves import (
    Deal,
    Declare,
    Discard,
    Draw,
    Move,
    Shuffle,
    TakeDiscard,
)
from engine.games.famous_monarchs.state import (
    NO_CARD,
    MonarchsRules,
    Phase,
    Standing,
    State,
    Win,
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
        raise MalformedMove(f"unknown kind {kind!r}")
    if data.keys() != fields | {"kind"}:
        raise MalformedMove(f"{kind} has exactly these fields: {', '.join(sorted(fields))}")
    match kind:
        case "draw":
            return Draw()
        case "take_discard":
            return TakeDiscard()
        case "discard":
            return Discard(_card(data["card"]))
        case "declare":
            return Declare(_card(data["discard"]))
        case "shuffle":
            return Shuffle(bytes(_cards(data["stock"])))
        case _:
            hands = tuple(_cards(hand) for hand in _list(data["hands"]))
            return Deal(hands, _card(data["upcard"]), bytes(_cards(data["stock"])))


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise MalformedMove(f"{value!r} is not a list")
    return value


def _card(value: object) -> int:
    card = INDEX.get(value) if isinstance(value, str) else None
    if card is None:
        raise MalformedMove(f"unknown card {value!r}")
    return card


def _cards(value: object) -> tuple[int, ...]:
    return tuple(_card(item) for item in _list(value))


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
            return Discard(_card(card))
        case "declare", ".":
            return Declare(_card(card))
        case _:
            raise MalformedMove(f"unknown code {code!r}")


def cards(state: State) -> Sequence[CardId]:
    """Every card wherever it is."""
    held = [card for hand in state.hands for card in cards_of(hand)]
    return ids([*held, *state.stock, *state.pile])


def state_to_json(state: State) -> Json:
    """The whole state; cards by id, the top of the pile last, the next of the stock first."""
    standing, win = state.standing, state.standing.win
    return {
        "rules": standing.rules.model_dump(),
        "round": standing.round,
        "dealer": standing.dealer,
        "totals": list(standing.totals),
        "scores": None if standing.scores is None else list(standing.scores),
        "win": win and [win.seat, list(hand_ids(win.hand)), win.score, win.holder],
        "winners": None if standing.winners is None else list(standing.winners),
        "phase": state.phase,
        "turn": state.turn,
        "hands": [list(hand_ids(hand)) for hand in state.hands],
        "stock": list(ids(state.stock)),
        "pile": list(ids(state.pile)),
        "fresh": None if state.fresh == NO_CARD else IDS[state.fresh],
        "taken": state.taken,
        "renewals": state.renewals,
    }


def state_from_json(data: Json) -> State:
    """The state that ``state_to_json`` wrote. Raises ``DataError``."""
    try:
        state = _state(data)
    except KeyError as error:
        raise DataError("state", str(error.args[0]), "is missing") from None
    except ValidationError as error:
        raise DataError("state", "rules", error.errors()[0]["msg"]) from None
    except (TypeError, ValueError, IndexError, AttributeError, MalformedMove) as error:
        raise DataError("state", "", str(error)) from None
    if state.phase not in get_args(Phase):
        raise DataError("state", "phase", f"unknown phase {state.phase!r}")
    if sorted(cards(state)) != sorted(IDS):
        raise DataError("state", "", f"not each of the {SIZE} cards is there once")
    return state


def _state(data: Json) -> State:
    win = data["win"]
    standing = Standing(
        MonarchsRules.model_validate(data["rules"]),
        data["round"],
        data["dealer"],
        tuple(data["totals"]),
        None if data["scores"] is None else tuple(data["scores"]),
        win and Win(win[0], hand_of(_cards(win[1])), win[2], win[3]),
        None if data["winners"] is None else tuple(data["winners"]),
    )
    return State(
        standing,
        data["phase"],
        data["turn"],
        tuple(hand_of(_cards(hand)) for hand in data["hands"]),
        bytes(_cards(data["stock"])),
        bytes(_cards(data["pile"])),
        NO_CARD if data["fresh"] is None else _card(data["fresh"]),
        data["taken"],
        data["renewals"],
    )
