"""Finished matches are found again by who played, and taken out whole."""

from __future__ import annotations

from engine.store.archive import History, SeatResult
from engine.store.protocol import Change
from engine.store.sqlite import SqliteStore

from .rows import GAME, GUILD, after, begun, finished, move

OTHER = "famous-monarchs"


def ids(history: History) -> list[int]:
    return [ended.match_id for ended in history.rows]


async def found(store: SqliteStore, **by: object) -> list[int]:
    history = await store.history(GUILD, offset=0, limit=9, **by)  # type: ignore[arg-type]
    assert history.total == len(history.rows)
    return ids(history)


async def test_matches_by_player_game_opponent_and_season(sqlite: SqliteStore) -> None:
    one = await finished(sqlite, 1, (1, 50, True), (2, 40, False))
    season = await sqlite.start_season(GUILD, 10.0)
    two = await finished(sqlite, 2, (1, 5, True), (3, 4, False), at=11.0)
    three = await finished(sqlite, 3, (2, 5, True), (3, 4, False), at=12.0, game=OTHER)
    await finished(sqlite, 4, (1, 5, True), (2, 4, False), guild_id=GUILD + 1)
    await begun(sqlite, 5)
    a, b, c = (row.match_id for row in (one, two, three))
    assert await found(sqlite) == [c, b, a], "the newest first, the unfinished never"
    assert await found(sqlite, user_id=1) == [b, a]
    assert await found(sqlite, user_id=3, game=OTHER) == [c]
    assert await found(sqlite, game=GAME) == [b, a]
    assert await found(sqlite, user_id=1, opponent_id=2) == [a]
    assert await found(sqlite, opponent_id=3) == [c, b]
    assert await found(sqlite, season=season.id) == [c, b]
    assert await found(sqlite, user_id=1, season=season.id) == [b]
    assert await found(sqlite, user_id=9) == []


async def test_pages_of_matches(sqlite: SqliteStore) -> None:
    rows = [await finished(sqlite, n, (1, 5, True), (2, 4, False)) for n in range(5)]
    newest = [row.match_id for row in reversed(rows)]
    for by in ({}, {"user_id": 2}):
        page = await sqlite.history(GUILD, offset=2, limit=2, **by)
        assert (ids(page), page.total) == (newest[2:4], 5)


async def test_a_match_with_its_seats(sqlite: SqliteStore) -> None:
    row = await finished(sqlite, 1, (1, 50, True), (None, 60, False), at=7.0)
    ended = await sqlite.ended(GUILD, row.match_id or 0)
    assert ended is not None
    assert (ended.game, ended.finished_at, ended.counted, ended.void) == (GAME, 7.0, False, False)
    assert ended.seats == (
        SeatResult(0, 1, "user 1", 50, 2, True),
        SeatResult(1, None, "user None", 60, 1, False),
    )
    counted = await finished(sqlite, 2, (1, 50, True), (2, 60, False))
    ended = await sqlite.ended(GUILD, counted.match_id or 0)
    assert ended is not None
    assert ended.counted


async def test_only_finished_matches_of_this_server_are_given_out(sqlite: SqliteStore) -> None:
    row = after(await begun(sqlite, 1))
    match_id = row.match_id or 0
    await sqlite.save(Change(row, moves=[move(row, 0, None), move(row, 1)]))
    assert await sqlite.kept(GUILD, match_id) is None
    done = await finished(sqlite, 2, (1, 50, True), (2, 60, False))
    assert await sqlite.kept(GUILD + 1, done.match_id or 0) is None
    kept = await sqlite.kept(GUILD, done.match_id or 0)
    assert kept is not None
    assert (kept.header, kept.moves) == ({"record": 1}, [])
    assert (await sqlite.played(match_id))[1] == [
        (None, {"kind": "draw", "n": 0}),
        (0, {"kind": "draw", "n": 1}),
    ]


async def test_tallies_that_are_missing_can_be_added(sqlite: SqliteStore) -> None:
    await finished(sqlite, 1, (1, 5, True), (2, 4, False), tallies=[{"draw": 1}, {}])
    row = await finished(sqlite, 2, (1, 5, True), (2, 4, False))
    assert await sqlite.untallied() == [row.match_id]
    await sqlite.save_tallies(row.match_id or 0, [{"draw": 2}, {"draw": 7}])
    assert await sqlite.untallied() == []
    stats = await sqlite.stats(GUILD, GAME, 1)
    assert stats is not None
    assert stats.tallies == {"draw": 3}
