"""Rows as the tables make them, short enough to read in a test."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.store.protocol import Change, MatchRow, MoveRow, ResultRow, RoundRow, Store, TableRow

GAME = "queen-of-scots"
GUILD = 10


def lobby(store: Store, channel_id: int = 20, **fields: Any) -> TableRow:
    """The first version of a new table."""
    row = TableRow(
        id=store.new_table_id(),
        guild_id=GUILD,
        channel_id=channel_id,
        host_id=30,
        game=GAME,
        status="lobby",
        version=1,
        setup='{"rules":{}}',
        seats='[{"name":"Ann"}]',
    )
    return replace(row, **fields)


def after(row: TableRow, **fields: Any) -> TableRow:
    """The next version of a table."""
    return replace(row, version=row.version + 1, **fields)


async def begun(
    store: Store, channel_id: int = 20, header: str | None = None, **fields: Any
) -> TableRow:
    """A table with a match, both kept."""
    row = lobby(store, channel_id, **fields)
    await store.save(Change(row))
    match = MatchRow(
        store.new_match_id(), row.id, row.guild_id, row.game, header or '{"record":1}', 5.0
    )
    row = after(row, status="playing", match_id=match.id, state='{"round":1}')
    await store.save(Change(row, match=match))
    return row


def move(row: TableRow, number: int = 0, seat: int | None = 0) -> MoveRow:
    """A move of the table's match."""
    assert row.match_id is not None
    return MoveRow(row.match_id, number, seat, f'{{"kind":"draw","n":{number}}}')


def result(
    row: TableRow,
    user_id: int | None,
    points: int,
    *,
    seat: int = 0,
    won: bool = False,
    name: str | None = None,
) -> ResultRow:
    """How a seat finished the table's match."""
    assert row.match_id is not None
    return ResultRow(
        row.match_id,
        seat,
        row.guild_id,
        row.game,
        user_id,
        name or f"user {user_id}",
        points,
        1 if won else 2,
        won,
    )


async def finished(
    store: Store,
    channel_id: int,
    *points: tuple[int | None, int, bool],
    at: float = 9.0,
    tallies: Sequence[Mapping[str, int]] = (),
    header: str | None = None,
    names: Sequence[str | None] = (),
    **fields: Any,
) -> TableRow:
    """A table whose match is over: a user, their points, and whether they won, for each seat."""
    row = after(await begun(store, channel_id, header, **fields), status="finished")
    assert row.match_id is not None
    results = [
        replace(result(row, user, score, seat=seat, won=won, name=name), place=place)
        for seat, ((user, score, won), place, name) in enumerate(
            zip(points, places(points), names or [None] * len(points), strict=True)
        )
    ]
    scores = json.dumps([score for _, score, _ in points])
    rounds = [RoundRow(row.match_id, 1, scores, scores)]
    await store.save(Change(row, rounds=rounds, results=results, tallies=tallies, finished_at=at))
    return row


def places(points: Sequence[tuple[int | None, int, bool]]) -> list[int]:
    return [1 + sum(other > score for _, other, _ in points) for _, score, _ in points]


def header(*kinds: str) -> str:
    """The first line of a record, with players of these kinds."""
    players = [{"name": f"seat {n}", "kind": kind} for n, kind in enumerate(kinds)]
    return json.dumps({"record": 1, "game": GAME, "rules": {}, "players": players, "dealer": 0})
