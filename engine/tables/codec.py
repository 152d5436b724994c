"""Tables as rows of the store and back again."""

from __future__ import annotations

import json
from collections.abc import Hashable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, cast

from pydantic import ValidationError
from pydantic_core import to_json

from engine.errors import DataError
from engine.game import PublicMove, Rules
from engine.games import Registry
from engine.store.protocol import Change, MatchRow, MoveRow, ResultRow, RoundRow, TableRow
from engine.tables.play import Step, places
from engine.tables.table import News, Place, Seated, Status, Table

KEPT_MOVES = 8
"""How many public moves a row keeps, enough to show; the others are re-played when needed."""


def to_row(table: Table, wake_at: float | None = None) -> TableRow:
    """The table as it is kept."""
    game = table.package.game
    return TableRow(
        id=table.id,
        guild_id=table.place.guild_id,
        channel_id=table.place.channel_id,
        host_id=table.host_id,
        game=game.id,
        status=table.status.value,
        version=table.version,
        setup=_setup(cast("Hashable", game), table.rules, table.level),
        seats=_seats(table.seats),
        match_id=table.match_id,
        state=None if table.state is None else _dumps(game.state_to_json(table.state)),
        log=_dumps(
            {
                "moves": table.moves,
                "recent": [move.to_json() for move in table.log[-KEPT_MOVES:]],
            }
        ),
        wake_at=wake_at,
        pace=_dumps(_pace_to_json(table)),
    )


def from_row(row: TableRow, registry: Registry) -> Table:
    """The table that a row keeps, with the last moves of its log only.

    Raises ``DataError`` for a row this version cannot read.
    """
    try:
        setup = json.loads(row.setup)
        package = registry.for_edition(row.game, setup["edition"])
        game = package.game
        log = json.loads(row.log)
        return Table(
            id=row.id,
            place=Place(row.guild_id, row.channel_id),
            host_id=row.host_id,
            package=package,
            rules=game.rules.model_validate(setup["rules"]),
            seats=tuple(Seated(**seat) for seat in json.loads(row.seats)),
            status=Status(row.status),
            version=row.version,
            match_id=row.match_id,
            state=None if row.state is None else game.state_from_json(json.loads(row.state)),
            log=tuple(PublicMove.from_json(move) for move in log["recent"]),
            moves=log["moves"],
            level=setup.get("level") or next(iter(package.computers)),
            **_pace_from_json(row),
        )
    except (KeyError, TypeError, ValueError, ValidationError) as error:
        raise DataError(f"table {row.id}", "", f"cannot be read: {error}") from error


def to_change(step: Step, table: Table, now: float, wake_at: float | None) -> Change:
    """Everything a step of a match changes, which leaves ``table``."""
    match_id = table.match_id
    assert match_id is not None
    match = None
    if step.header is not None:
        match = MatchRow(
            id=match_id,
            table_id=table.id,
            guild_id=table.place.guild_id,
            game=table.package.game.id,
            header=_dumps(step.header),
            started_at=now,
        )
    return Change(
        table=to_row(table, wake_at),
        match=match,
        moves=[
            MoveRow(match_id, number, seat, _dumps(move))
            for number, (seat, move) in enumerate(step.moves, start=step.first)
        ],
        rounds=[
            RoundRow(match_id, each.number, _dumps(each.scores), _dumps(each.totals))
            for each in step.rounds
        ],
        results=_results(table, match_id) if step.finished else (),
        undone=[(match_id, table.moves + number) for number in range(step.undone)],
        finished_at=now if step.finished else None,
    )


def _results(table: Table, match_id: int) -> list[ResultRow]:
    view, winners = table.public_view(), table.winners
    return [
        ResultRow(
            match_id=match_id,
            seat=seat,
            guild_id=table.place.guild_id,
            game=table.package.game.id,
            user_id=seated.user_id,
            name=seated.name,
            points=view.totals[seat],
            place=place,
            won=seat in winners,
        )
        for seat, (seated, place) in enumerate(zip(table.seats, places(view.totals), strict=True))
    ]


_PACE: Final = (
    "clock",
    "deadline",
    "reminded",
    "paused",
    "ready",
    "votes",
    "thread",
    "undoable",
    "seen",
    "unattended",
    "news",
)
_pace: Final = attrgetter(*_PACE)
_DEFAULTS: Final = tuple(Table.__dataclass_fields__[name].default for name in _PACE)


def _pace_to_json(table: Table) -> dict[str, Any]:
    data = {
        name: value
        for name, value, default in zip(_PACE, _pace(table), _DEFAULTS, strict=True)
        if value != default
    }
    return data | {"position": table.position}


def _pace_from_json(row: TableRow) -> dict[str, Any]:
    """What is not there is as in rows of older versions: nothing under way, and no clock."""
    data: dict[str, Any] = {"position": row.version, **json.loads(row.pace)}
    data["ready"] = tuple(data.get("ready", ()))
    data["votes"] = tuple((voter, target) for voter, target in data.get("votes", ()))
    data["news"] = tuple(News(**each) for each in data.get("news", ()))
    return data


# These two hardly ever change from one move to the next.


@lru_cache(maxsize=256)
def _setup(game: Any, rules: Rules, level: str) -> str:
    return _dumps(
        {"rules": rules.model_dump(mode="json"), "edition": game.edition(), "level": level}
    )


@lru_cache(maxsize=1024)
def _seats(seats: tuple[Seated, ...]) -> str:
    return _dumps([_seat_to_json(seated) for seated in seats])


def _seat_to_json(seated: Seated) -> dict[str, Any]:
    data: dict[str, Any] = {"name": seated.name}
    if seated.user_id is not None:
        data["user_id"] = seated.user_id
    if seated.level is not None:
        data["level"] = seated.level
    if seated.missed:
        data["missed"] = seated.missed
    if seated.stand_in is not None:
        data["stand_in"] = seated.stand_in
    return data


def _dumps(value: object) -> str:
    return to_json(value).decode()
