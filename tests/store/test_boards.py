"""Boards beyond totals: seasons, ratings, win rates, and people who left."""

from __future__ import annotations

from engine.scores.ledger import MIN_MATCHES
from engine.store.protocol import Board
from engine.store.sqlite import SqliteStore

from .rows import GAME, GUILD, finished


async def board(store: SqliteStore, by: str, user: int | None = None, **more: bool) -> Board:
    return await store.board(GUILD, GAME, by=by, offset=0, limit=9, user_id=user, **more)


def users(found: Board) -> list[int]:
    return [row.user_id for row in found.rows]


async def test_win_rate_and_rating_need_some_matches(sqlite: SqliteStore) -> None:
    for number in range(MIN_MATCHES):
        for by in ("win_rate", "rating"):
            assert await board(sqlite, by, 1) == Board(least=MIN_MATCHES)
        await finished(sqlite, number, (1, 5, number == 0), (2, 9, number > 0))
    await finished(sqlite, 9, (3, 9, True), (4, 1, False))
    found = await board(sqlite, "win_rate", 1)
    assert [row.win_rate for row in found.rows] == [0.8, 0.2]
    assert found.own == found.rows[1]
    rated = await board(sqlite, "rating")
    assert users(rated) == [2, 1]
    assert (rated.rows[0].rating or 0) > 1500 > (rated.rows[1].rating or 0)
    assert all(0 < row.uncertainty < 333 for row in rated.rows)


async def test_the_best_match(sqlite: SqliteStore) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 40, False))
    await finished(sqlite, 2, (1, 0, False), (2, 45, True))
    found = await board(sqlite, "best_match")
    assert [(row.user_id, row.best_match) for row in found.rows] == [(1, 50), (2, 45)]
    assert users(await board(sqlite, "points")) == [2, 1]


async def test_who_left_is_hidden_until_they_are_back(sqlite: SqliteStore) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), (3, 30, False))
    await sqlite.person_left(GUILD, 1, 10.0)
    hidden = await board(sqlite, "points", 1)
    assert (users(hidden), hidden.total, hidden.rows[0].rank) == ([2, 3], 2, 1)
    assert hidden.own is not None, "their own row is theirs to see"
    shown = await board(sqlite, "points", departed=True)
    assert (users(shown), shown.total) == ([1, 2, 3], 3)
    await sqlite.rebuild(GUILD)
    assert users(await board(sqlite, "points")) == [2, 3]
    await sqlite.person_returned(GUILD, 1)
    assert users(await board(sqlite, "points")) == [1, 2, 3]


async def test_who_plays_is_back(sqlite: SqliteStore) -> None:
    season = await sqlite.start_season(GUILD, 1.0)
    await finished(sqlite, 1, (1, 50, True), (2, 40, False))
    await sqlite.start_season(GUILD, 10.0)
    await sqlite.person_left(GUILD, 1, 10.0)
    await finished(sqlite, 2, (1, 50, True), (2, 40, False), at=11.0)
    assert await sqlite.departures(GUILD) == {}
    found = await sqlite.board(
        GUILD, GAME, by="points", offset=0, limit=9, user_id=None, season=season.id
    )
    assert users(found) == [1, 2], "on the boards of all seasons"
