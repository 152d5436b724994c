"""A database of version 1 with an evening in it becomes one of today, and nothing is lost."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from engine.scores.ratings import START, rate
from engine.store.migrations import MIGRATIONS, migrate
from engine.store.proof import prove
from engine.store.protocol import Posting
from engine.store.sqlite import open_store

from .rows import GAME, GUILD, header

ANN, BOB, CAT = 101, 102, 103


@pytest.fixture
async def old(path: Path) -> Path:
    """Three finished matches (one with a computer), an abandoned one, and one under way."""
    async with aiosqlite.connect(path, isolation_level=None) as db:
        await migrate(db, path, MIGRATIONS[:1])
    with closing(sqlite3.connect(path)) as plain:
        table(plain, 1, "finished", 1, (ANN, BOB))
        match(plain, 1, 1, 30.0, [(ANN, [20, 30]), (BOB, [25, 15])])
        match(plain, 2, 1, 20.0, [(ANN, [1]), (BOB, [9])])  # finished before the first
        table(plain, 2, "finished", 3, (ANN,))
        match(plain, 3, 2, 40.0, [(ANN, [70]), (None, [60])], computer=True)
        table(plain, 3, "closed", 4, (CAT, BOB))
        match(plain, 4, 3, None, [])
        table(plain, 4, "playing", 5, (CAT, BOB))
        match(plain, 5, 4, None, [])
        plain.execute(
            "INSERT INTO totals SELECT guild_id, game, user_id, name, sum(points), count(*),"
            " sum(won) FROM results WHERE user_id IS NOT NULL GROUP BY user_id"
        )
        plain.execute("INSERT INTO preferences VALUES (?, 'order', 'value')", [ANN])
        plain.execute("INSERT INTO postings VALUES (4, 700, 3, 701)")
        plain.commit()
    return path


def table(
    db: sqlite3.Connection, table_id: int, status: str, match_id: int, users: tuple[int, ...]
) -> None:
    seats = json.dumps([{"name": f"user {user}", "user_id": user} for user in users])
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, 3, ?, NULL, 1.0, '{}', ?, '[]', NULL)",
        [table_id, GUILD, table_id, users[0], GAME, status, match_id, seats],
    )


def match(
    db: sqlite3.Connection,
    match_id: int,
    table_id: int,
    finished_at: float | None,
    seats: list[tuple[int | None, list[int]]],
    *,
    computer: bool = False,
) -> None:
    kinds = ("human", "computer:page" if computer else "human")
    db.execute(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?, 1.0, ?)",
        [match_id, table_id, GUILD, GAME, header(*kinds), finished_at],
    )
    rounds = list(zip(*(scores for _, scores in seats), strict=True))
    sums = [0] * len(seats)
    for number, scores in enumerate(rounds, start=1):
        sums = [a + b for a, b in zip(sums, scores, strict=True)]
        db.execute(
            "INSERT INTO rounds VALUES (?, ?, ?, ?)",
            [match_id, number, json.dumps(scores), json.dumps(sums)],
        )
    for seat, (user, _) in enumerate(seats):
        place = 1 + sum(other > sums[seat] for other in sums)
        row = [match_id, seat, GUILD, GAME, user, f"user {user}", sums[seat], place, place == 1]
        db.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)


def ask(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


async def test_standings_and_ratings_are_counted_from_the_old_results(old: Path) -> None:
    store = await open_store(old)
    board = await store.board(GUILD, GAME, by="points", offset=0, limit=9, user_id=ANN)
    assert [(row.user_id, row.points, row.matches, row.wins) for row in board.rows] == [
        (ANN, 51, 2, 1),
        (BOB, 49, 2, 1),
    ]
    first = rate([START, START], [2, 1])
    second = rate(first, [1, 2])
    history = await store.rating_history(GUILD, GAME, ANN)
    assert [(point.match_id, point.mu) for point in history] == [
        (2, first[0].mu),
        (1, second[0].mu),
    ]
    stats = await store.stats(GUILD, GAME, ANN)
    assert stats is not None
    assert (stats.entry.best_round, stats.finished, stats.average_margin) == (30, 3, 1.0)
    assert prove(old).findings == []
    await store.set_computers_count(GUILD, True)
    stats = await store.stats(GUILD, GAME, ANN)
    assert stats is not None
    assert stats.entry.points == 121
    await store.close()


async def test_who_sat_where_is_known_and_can_be_deleted(old: Path) -> None:
    await (await open_store(old)).close()
    assert ask(old, "SELECT * FROM seated ORDER BY 1, 2") == [
        (ANN, 1),
        (ANN, 2),
        (BOB, 1),
        (BOB, 3),
        (BOB, 4),
        (CAT, 3),
        (CAT, 4),
    ]
    assert ask(old, "SELECT match_id, user_id FROM players WHERE match_id > 2 ORDER BY 1, 2") == [
        (3, ANN),
        (4, BOB),
        (4, CAT),
        (5, BOB),
        (5, CAT),
    ]
    store = await open_store(old)
    assert await store.running_of_person(CAT) == [4]
    await store.forget_person(ANN)
    assert "user 101" not in repr(
        ask(old, "SELECT name FROM results UNION SELECT seats FROM tables")
    )
    await store.close()


async def test_where_tables_are_shown_is_known(old: Path) -> None:
    store = await open_store(old)
    assert await store.posting(4) == Posting(4, 700, 3, 701)
    assert await store.table_of_message(700) == 4
    await store.close()


async def test_messages_that_name_people_deleted_before_are_redrawn(path: Path) -> None:
    async with aiosqlite.connect(path, isolation_level=None) as db:
        await migrate(db, path, MIGRATIONS[:5])
    with closing(sqlite3.connect(path)) as plain, plain:
        for table_id, status, seats in (
            (1, "closed", '[{"name":""},{"name":"Bob","user_id":102}]'),
            (2, "closed", '[{"name":"Bob","user_id":102}]'),
            (3, "playing", '[{"name":"","user_id":103}]'),
        ):
            plain.execute(
                "INSERT INTO tables (id, guild_id, channel_id, host_id, game, status, version,"
                " changed_at, setup, seats, log) VALUES (?, 1, ?, 0, ?, ?, 9, 1.0, '{}', ?, '[]')",
                [table_id, table_id, GAME, status, seats],
            )
            plain.execute(
                "INSERT INTO postings (table_id, message_id, shown_version) VALUES (?, 700, 9)",
                [table_id],
            )
    store = await open_store(path)
    assert await store.outdated() == [(1, 1)]
    await store.save_posting(Posting(1, 700, 9))
    assert await store.outdated() == []
    await store.close()


async def test_nothing_else_has_changed(old: Path) -> None:
    kept = [
        "SELECT id, guild_id, status, seats, version FROM tables",
        "SELECT id, table_id, header, finished_at FROM matches",
        "SELECT match_id, seat, user_id, name, points, place, won FROM results",
        "SELECT * FROM rounds",
        "SELECT * FROM preferences",
    ]
    before = [ask(old, query) for query in kept]
    await (await open_store(old)).close()
    assert [ask(old, query) for query in kept] == before
    assert ask(old, "SELECT count(*) FROM stale") == [(0,)]
