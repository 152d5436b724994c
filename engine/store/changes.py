"""How a change is written: a few statements, each run for many rows at once.

The order of ``STATEMENTS`` is the order they run in. Each table's and person's rows keep the
order they were asked for, so many changes in one transaction leave what one by one they would.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final, TypeAlias

from engine.errors import StoreError
from engine.store.protocol import Change, Posting, ResultRow, TableRow

Row: TypeAlias = tuple[Any, ...]
TABLE_COLUMNS: Final = tuple(TableRow.__dataclass_fields__)
POSTING_COLUMNS: Final = tuple(Posting.__dataclass_fields__)
_RESULT_COLUMNS: Final = tuple(ResultRow.__dataclass_fields__)


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """One kind of write. ``refusal`` says why a row may change nothing, which fails the change."""

    sql: str
    refusal: str | None = None


def _marks(number: int) -> str:
    return ", ".join("?" * number)


def _excluded(columns: Iterable[str]) -> str:
    return ", ".join(f"{name} = excluded.{name}" for name in columns)


_COLUMNS: Final = (*TABLE_COLUMNS, "changed_at")
_TABLE: Final = Statement(
    # The kept version is compared and replaced by one statement; a new table's must be 1.
    f"INSERT INTO tables ({', '.join(_COLUMNS)}) SELECT {_marks(len(_COLUMNS))}"  # noqa: S608
    " WHERE ? = 1 + coalesce((SELECT version FROM tables WHERE id = ?), 0)"
    " ON CONFLICT (id) DO UPDATE SET " + _excluded(_COLUMNS[1:]),
    refusal="the table has changed since",
)
_MATCH: Final = Statement(
    "INSERT INTO matches (id, table_id, guild_id, game, header, started_at)"
    " VALUES (?, ?, ?, ?, ?, ?)"
)
_UNDO: Final = Statement(
    "DELETE FROM moves WHERE match_id = ? AND number = ?",
    # Also when it waits together with its move, which is then written first, by itself.
    refusal="the move to take back is not kept",
)
_MOVE: Final = Statement("INSERT INTO moves (match_id, number, seat, move) VALUES (?, ?, ?, ?)")
_ROUND: Final = Statement(
    "INSERT INTO rounds (match_id, round, scores, totals) VALUES (?, ?, ?, ?)"
)
_FINISH: Final = Statement(
    "UPDATE matches SET finished_at = ? WHERE id = ? AND finished_at IS NULL",
    refusal="the match is finished already, or was never begun",
)
_RESULT: Final = Statement(
    f"INSERT INTO results ({', '.join(_RESULT_COLUMNS)})"  # noqa: S608
    f" VALUES ({_marks(len(_RESULT_COLUMNS))})"
)
_PLAYER: Final = Statement("INSERT INTO players (match_id, seat, user_id) VALUES (?, ?, ?)")
_POSTING: Final = Statement(
    f"INSERT INTO postings ({', '.join(POSTING_COLUMNS)})"  # noqa: S608
    f" VALUES ({_marks(len(POSTING_COLUMNS))}) ON CONFLICT (table_id) DO UPDATE SET "
    + _excluded(POSTING_COLUMNS[1:])
    # An older version may have been drawn before somebody was forgotten.
    + ", outdated = outdated AND excluded.shown_version <"
    " (SELECT version FROM tables WHERE id = table_id)"
)
_PREFERENCE: Final = Statement(
    "INSERT OR REPLACE INTO preferences (user_id, name, value) VALUES (?, ?, ?)"
)

STATEMENTS: Final = (
    _TABLE,
    _MATCH,
    _PLAYER,
    _UNDO,
    _MOVE,
    _ROUND,
    _FINISH,
    _RESULT,
    _POSTING,
    _PREFERENCE,
)

Rows: TypeAlias = Mapping[Statement, Sequence[Row]]
"""The rows of one write, by the statement that writes them."""

_table_values = attrgetter(*TABLE_COLUMNS)
_match_values = attrgetter("id", "table_id", "guild_id", "game", "header", "started_at")
_move_values = attrgetter("match_id", "number", "seat", "move")
_round_values = attrgetter("match_id", "round", "scores", "totals")
_result_values = attrgetter(*_RESULT_COLUMNS)
_posting_values = attrgetter(*POSTING_COLUMNS)


def change_rows(change: Change) -> Rows:
    """What a change writes; its results are then to be counted (``engine.store.settling``).

    Raises ``StoreError`` for results that do not close the table's own match.
    """
    table, results = change.table, change.results
    if results and (
        change.finished_at is None or any(r.match_id != table.match_id for r in results)
    ):
        raise StoreError(f"table {table.id}: results must close the table's match")
    rows: dict[Statement, Sequence[Row]] = {
        _TABLE: [(*_table_values(table), time.time(), table.version, table.id)],
        _UNDO: change.undone,
        _MOVE: list(map(_move_values, change.moves)),
        _ROUND: list(map(_round_values, change.rounds)),
        _RESULT: list(map(_result_values, results)),
    }
    if change.match is not None:
        rows[_MATCH] = [_match_values(change.match)]
        rows[_PLAYER] = [
            (change.match.id, seat, seated["user_id"])
            for seat, seated in enumerate(json.loads(table.seats))
            if seated.get("user_id") is not None
        ]
    if change.finished_at is not None:
        rows[_FINISH] = [(change.finished_at, table.match_id)]
    return rows


def posting_rows(posting: Posting) -> Rows:
    """What a posting writes."""
    return {_POSTING: [_posting_values(posting)]}


def preference_rows(user_id: int, name: str, value: str) -> Rows:
    """What a preference writes."""
    return {_PREFERENCE: [(user_id, name, value)]}
