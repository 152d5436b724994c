"""Why not, and what can be done instead: a sentence for everything the engine refuses."""

from __future__ import annotations

from bot.i18n import Say
from bot.names import data
from engine.errors import (
    Conflict,
    MalformedMove,
    MoveError,
    NotYourTurn,
    RegaliaError,
    StoreError,
    TableError,
)
from engine.tables.table import Table


def refusal(error: RegaliaError, table: Table | None, say: Say) -> str:
    """A sentence for a refusal, in markdown. ``table`` as it stands now, where there is one."""
    match error:
        case NotYourTurn():
            return _not_your_turn(error, table, say)
        case MoveError() if table is not None:
            return Say.at(table, say.locale).text(table.package.face.error(error))
        case MalformedMove():
            return say("error-malformed-move")
        case TableError(code="bad-rules"):
            return _bad_rules(error, table, say)
        case TableError(code="not-host"):
            return _not_host(table, say)
        case TableError():
            return say(f"error-{error.code}", **_safe(error))
        case Conflict():
            return say("error-stale-table")
        case StoreError():
            return say("error-store")
        case _:
            return say("error-unknown")


def _not_your_turn(error: NotYourTurn, table: Table | None, say: Say) -> str:
    if table is None or not 0 <= error.turn < len(table.seats):
        return say("error-match-waits")
    return say("error-not-your-turn", name=Say.at(table, say.locale).name(error.turn))


def _not_host(table: Table | None, say: Say) -> str:
    seat = None if table is None else table.seat_of(table.host_id)
    if seat is None:
        return say("error-not-host")
    return say("error-not-host-named", name=Say.at(table, say.locale).name(seat))


def _bad_rules(error: TableError, table: Table | None, say: Say) -> str:
    args = _safe(error)
    if table is not None:
        for option in table.package.face.options:
            if option.name == error.params.get("name"):
                args["name"] = say.text(option.label)
    return say("error-bad-rules", **args)


def _safe(error: TableError) -> dict[str, str | int]:
    return {
        name: data(value) if isinstance(value, str) else value
        for name, value in error.params.items()
    }
