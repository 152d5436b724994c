"""The state of a match as JSON, and back."""

from __future__ import annotations

from typing import Any, get_args

from pydantic import ValidationError

from engine.errors import DataError, MalformedMove
from engine.game import CardId, Json
from engine.games.famous_monarchs.codec import card_from_json, cards_from_json
from engine.games.famous_monarchs.deck import IDS, SIZE, cards_of, hand_ids, hand_of, ids
from engine.games.famous_monarchs.state import (
    NO_CARD,
    MonarchsRules,
    Phase,
    Standing,
    State,
    Win,
)


def all_cards(state: State) -> tuple[CardId, ...]:
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
        "win": None if win is None else [win.seat, list(hand_ids(win.hand)), win.score, win.holder],
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
        state = _read(data)
    except KeyError as error:
        raise _wrong(str(error.args[0]), "is missing") from None
    except ValidationError as error:
        first = error.errors()[0]
        raise _wrong(f"rules.{'.'.join(map(str, first['loc']))}", first["msg"]) from None
    except MalformedMove as error:
        raise _wrong("cards", str(error.params["reason"])) from None
    except (TypeError, ValueError) as error:
        raise _wrong("", str(error)) from None
    _check(state)
    return state


def _read(data: Json) -> State:
    standing = Standing(
        MonarchsRules.model_validate(data["rules"]),
        _integer(data["round"]),
        _integer(data["dealer"]),
        _integers(data["totals"]),
        None if data["scores"] is None else _integers(data["scores"]),
        None if data["win"] is None else _win(data["win"]),
        None if data["winners"] is None else _integers(data["winners"]),
    )
    return State(
        standing,
        data["phase"],
        _integer(data["turn"]),
        tuple(hand_of(cards_from_json(hand)) for hand in data["hands"]),
        bytes(cards_from_json(data["stock"])),
        bytes(cards_from_json(data["pile"])),
        NO_CARD if data["fresh"] is None else card_from_json(data["fresh"]),
        bool(data["taken"]),
        _integer(data["renewals"]),
    )


def _win(data: list[Any]) -> Win:
    seat, hand, score, holder = data
    return Win(
        _integer(seat),
        hand_of(cards_from_json(hand)),
        _integer(score),
        None if holder is None else _integer(holder),
    )


def _check(state: State) -> None:
    """Refuses a state that fits nobody's table: seats, phase, and every card just once."""
    standing, seats = state.standing, len(state.hands)
    if state.phase not in get_args(Phase):
        raise _wrong("phase", f"unknown phase {str(state.phase)[:40]!r}")
    if {len(standing.totals), len(standing.scores or standing.totals)} != {seats}:
        raise _wrong("hands", "not every seat has a hand and a total")
    if not all(0 <= seat < seats for seat in (standing.dealer, state.turn)):
        raise _wrong("turn", "no such seat")
    if sorted(all_cards(state)) != sorted(IDS):
        raise _wrong("hands", f"not each of the {SIZE} cards is there once")


def _integer(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{str(value)[:40]!r} is not a whole number")
    return value


def _integers(values: list[object]) -> tuple[int, ...]:
    return tuple(map(_integer, values))


def _wrong(where: str, reason: str) -> DataError:
    return DataError("famous-monarchs state", where, reason)
