"""The match record: JSON lines that say everything about a match, and how to re-play one.

The first line is the header; then one line a move, a line after each round, and the result::

    {"record": 1, "game": "queen-of-scots", "rules": {…}, "players": [{…}, …], "dealer": 2}
    {"seat": null, "move": {"kind": "deal", …}}
    {"seat": 0, "move": {"kind": "draw"}}
    {"round": 1, "scores": […], "totals": […]}
    {"result": {"totals": […], "winners": […]}}

A match played with an operator's own deck carries it in the header as ``deck``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.errors import DataError, FalseRecord, MalformedMove, MoveError
from engine.game import CHANCE, NOBODY, Game, Json, Rules
from engine.games import Registry

VERSION = 1

ModelT = TypeVar("ModelT", bound=BaseModel)


class Player(BaseModel):
    """Who played a seat: a name, and ``human``, ``random`` or ``computer:<level>``."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str
    kind: Annotated[str, Field(pattern=r"^(human|random|computer:[a-z]+)$")]


class _Header(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    record: Literal[1]
    game: str
    rules: dict[str, Any]
    players: list[Player]
    dealer: int
    deck: dict[str, Any] | None = None


class _MoveLine(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    seat: int | None
    move: dict[str, Any]


class _RoundLine(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    round: int
    scores: list[int]
    totals: list[int]


class _Result(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    totals: list[int]
    winners: list[int]


class _ResultLine(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    result: _Result


@dataclass(frozen=True, slots=True)
class Verified:
    """What a record comes to: the game, its rounds and decisions, totals and winners.

    ``winners`` is ``None`` for a match that was not played to its end.
    """

    game: str
    rounds: int
    decisions: int
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None


def header(game: Game[Any, Any], rules: Rules, players: Sequence[Json], dealer: int) -> Json:
    """The first line of a record, as data."""
    line: Json = {
        "record": VERSION,
        "game": game.id,
        "rules": rules.model_dump(mode="json"),
        "players": list(players),
        "dealer": dealer,
    }
    edition = game.edition()
    if edition is not None:
        line["deck"] = edition
    return line


def move_line(seat: int | None, move: Json) -> Json:
    """The line of one move; ``seat`` is ``None`` for chance."""
    return {"seat": seat, "move": move}


def round_line(number: int, scores: Sequence[int], totals: Sequence[int]) -> Json:
    """The line after a round."""
    return {"round": number, "scores": list(scores), "totals": list(totals)}


def result_line(totals: Sequence[int], winners: Sequence[int]) -> Json:
    """The last line."""
    return {"result": {"totals": list(totals), "winners": list(winners)}}


def dumps(line: Json) -> str:
    """A line as compact JSON, without its end of line."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def verify(lines: Iterable[str], registry: Registry, source: str = "record") -> list[Verified]:
    """Re-play a whole record; as ``replay``, but all at once."""
    return list(replay(lines, registry, source))


def replay(lines: Iterable[str], registry: Registry, source: str = "record") -> Iterator[Verified]:
    """Re-play a record, one match after the other, as its lines come.

    Raises ``DataError`` with the line for what cannot be read as a record, and ``FalseRecord``
    with line and rule for what can be, and did not happen like this.
    """
    match: _Replay | None = None
    for number, raw in enumerate(lines, start=1):
        if not raw.strip():
            continue
        where = f"line {number}"
        try:
            line = _parse(raw)
            if "record" in line:
                if match is not None:
                    yield match.verified()
                match = _Replay(line, registry)
            elif match is None:
                raise _Malformed("a record begins with its header")
            else:
                match.read(line)
        except _Malformed as error:
            raise DataError(source, where, str(error)) from error
        except _False as error:
            raise FalseRecord(source, where, str(error)) from error
    if match is None:
        raise DataError(source, "line 1", "the record is empty")
    yield match.verified()


class _Malformed(Exception):
    """Why the line at hand cannot be read."""


class _False(Exception):
    """Why the line at hand cannot be true."""


def _parse(raw: str) -> Json:
    try:
        line = json.loads(raw)
    except ValueError as error:
        raise _Malformed(f"not JSON ({error})") from error
    except RecursionError as error:
        raise _Malformed("nested too deeply") from error
    if not isinstance(line, dict):
        raise _Malformed("not a JSON object")
    return line


class _Replay:
    """A match being re-played from its lines."""

    def __init__(self, line: Json, registry: Registry) -> None:
        head = _valid(_Header, line)
        try:
            self.game = registry.for_edition(head.game, head.deck).game
            rules = self.game.rules.model_validate(head.rules)
            self.state = self.game.start(len(head.players), head.dealer, rules)
        except DataError as error:
            raise _Malformed(error.reason) from error
        except ValidationError as error:
            raise _Malformed(_first(error, "rules.")) from error
        except ValueError as error:
            raise _Malformed(str(error)) from error
        self.decisions = 0
        self.announced = 0
        self.closed = False

    def read(self, line: Json) -> None:
        if self.closed:
            raise _False("nothing follows the result of a match")
        if "move" in line:
            self._move(_valid(_MoveLine, line))
        elif "round" in line:
            self._round(_valid(_RoundLine, line))
        elif "result" in line:
            self._result(_valid(_ResultLine, line).result)
        else:
            raise _Malformed("neither a move, a round nor a result")

    def _move(self, line: _MoveLine) -> None:
        actor = self.game.to_act(self.state)
        if actor == NOBODY:
            raise _False("the match is over, no move is left to make")
        if line.seat != (None if actor == CHANCE else actor):
            due = "chance (null)" if actor == CHANCE else f"seat {actor}"
            raise _False(f"it is the turn of {due}, not of seat {json.dumps(line.seat)}")
        if self.game.round_over(self.state) and self._unannounced():
            raise _False("the scores of the round are missing before the next deal")
        try:
            self.state = self.game.apply(self.state, self.game.move_from_json(line.move))
        except MoveError as error:
            rule = f" (rule {error.rule})" if error.rule else ""
            raise _False(f"illegal move{rule}: {error}") from error
        except MalformedMove as error:
            raise _Malformed(f"malformed move: {error.params['reason']}") from error
        self.decisions += actor != CHANCE

    def _unannounced(self) -> bool:
        return self.announced < self.game.public_view(self.state).round

    def _round(self, line: _RoundLine) -> None:
        view = self.game.public_view(self.state)
        if view.round_scores is None or not self._unannounced():
            raise _False("no round has just ended")
        expected = round_line(view.round, view.round_scores, view.totals)
        if line.model_dump() != expected:
            raise _False(f"wrong scores: the moves come to {dumps(expected)}")
        self.announced = view.round

    def _result(self, line: _Result) -> None:
        view = self.game.public_view(self.state)
        if view.winners is None:
            raise _False("a result, but the match is not over")
        if self._unannounced():
            raise _False("the scores of the last round are missing before the result")
        expected = result_line(view.totals, view.winners)
        if {"result": line.model_dump()} != expected:
            raise _False(f"wrong result: the moves come to {dumps(expected)}")
        self.closed = True

    def verified(self) -> Verified:
        view = self.game.public_view(self.state)
        return Verified(self.game.id, self.announced, self.decisions, view.totals, view.winners)


def _valid(model: type[ModelT], line: Json) -> ModelT:
    try:
        return model.model_validate(line)
    except ValidationError as error:
        raise _Malformed(_first(error)) from error


def _first(error: ValidationError, prefix: str = "") -> str:
    first = error.errors()[0]
    key = prefix + ".".join(str(part) for part in first["loc"])
    return f"{key}: {first['msg']}"
