"""Settings and seasons of servers."""

from __future__ import annotations

from datetime import UTC, datetime

from engine.store.servers import Season
from engine.store.sqlite import SqliteStore

from .rows import GAME, GUILD, finished


def at(month: int, day: int = 1) -> float:
    return datetime(2025, month, day, tzinfo=UTC).timestamp()


async def points(store: SqliteStore, season: int) -> dict[int, int]:
    board = await store.board(
        GUILD, GAME, by="points", offset=0, limit=9, user_id=None, season=season
    )
    return {row.user_id: row.points for row in board.rows}


async def test_settings_of_a_server(sqlite: SqliteStore) -> None:
    assert await sqlite.guild_setting(GUILD, "anything") is None
    for value in ("a", "b"):
        await sqlite.set_guild_setting(GUILD, "anything", value)
        assert await sqlite.guild_setting(GUILD, "anything") == value
    assert await sqlite.guild_setting(GUILD + 1, "anything") is None


async def test_a_season_has_a_board_of_its_own(sqlite: SqliteStore) -> None:
    assert await sqlite.season(GUILD) is None
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), at=1.0)
    first = await sqlite.start_season(GUILD, 2.0, "Spring")
    assert first == Season(first.id, GUILD, 1, "Spring", 2.0, None) == await sqlite.season(GUILD)
    await finished(sqlite, 2, (1, 5, False), (2, 9, True), at=3.0)
    second = await sqlite.start_season(GUILD, 4.0)
    await finished(sqlite, 3, (1, 3, True), (3, 1, False), at=5.0)
    ended = await sqlite.end_season(GUILD, 6.0)
    await finished(sqlite, 4, (1, 100, True), (3, 1, False), at=7.0)
    assert await points(sqlite, first.id) == {2: 9, 1: 5}
    assert await points(sqlite, second.id) == {1: 3, 3: 1}
    assert await points(sqlite, 0) == {1: 158, 2: 49, 3: 2}
    assert ended is not None
    assert (ended.number, ended.ended_at) == (2, 6.0)
    assert [season.number for season in await sqlite.seasons(GUILD)] == [2, 1]
    assert await sqlite.end_season(GUILD, 8.0) is None
    assert await sqlite.seasons(GUILD + 1) == []


async def test_a_closed_season_has_a_podium_to_be_announced_once(sqlite: SqliteStore) -> None:
    season = await sqlite.start_season(GUILD, 1.0)
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), (3, 40, False), (4, 30, False), at=2.0)
    assert await sqlite.unannounced_seasons() == []
    await sqlite.end_season(GUILD, 3.0)
    [closed] = await sqlite.unannounced_seasons()
    assert (closed.id, closed.ended_at) == (season.id, 3.0)
    podium = await sqlite.podium(GUILD, season.id)
    assert {game: [(row.rank, row.user_id) for row in rows] for game, rows in podium.items()} == {
        GAME: [(1, 1), (2, 2), (2, 3)]
    }
    await sqlite.season_announced(season.id)
    assert await sqlite.unannounced_seasons() == []


async def test_a_podium_without_matches_or_members_is_empty(sqlite: SqliteStore) -> None:
    season = await sqlite.start_season(GUILD, 1.0)
    assert await sqlite.podium(GUILD, season.id) == {}
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), at=2.0)
    for user_id in (1, 2):
        await sqlite.person_left(GUILD, user_id, 3.0)
    assert await sqlite.podium(GUILD, season.id) == {}


async def test_months_become_seasons_by_themselves(sqlite: SqliteStore) -> None:
    await sqlite.set_monthly_seasons(GUILD, True, at(1, 20))
    assert await sqlite.monthly_seasons(GUILD)
    await finished(sqlite, 1, (1, 5, True), (2, 1, False), at=at(1, 31))
    await finished(sqlite, 2, (1, 7, True), (2, 1, False), at=at(2, 1))  # ends January by itself
    february, january = await sqlite.seasons(GUILD)
    assert (january.started_at, january.ended_at) == (at(1, 20), at(2, 1))
    assert (february.started_at, february.ended_at) == (at(2, 1), None)
    assert await points(sqlite, january.id) == {1: 5, 2: 1}
    assert await points(sqlite, february.id) == {1: 7, 2: 1}


async def test_months_end_without_a_match_too_and_none_is_made_up(sqlite: SqliteStore) -> None:
    await sqlite.set_monthly_seasons(GUILD, True, at(1, 20))
    await sqlite.start_season(GUILD + 1, at(1, 20))  # by hand: goes on
    await sqlite.roll_seasons(at(1, 31))
    assert len(await sqlite.seasons(GUILD)) == 1
    await sqlite.roll_seasons(at(4, 9))
    new, old = await sqlite.seasons(GUILD)
    assert old.ended_at == at(2, 1)
    assert (new.number, new.started_at) == (2, at(4))
    assert await sqlite.unannounced_seasons() == [old]
    assert [season.ended_at for season in await sqlite.seasons(GUILD + 1)] == [None]


async def test_a_season_of_an_earlier_month_ends_when_months_begin(sqlite: SqliteStore) -> None:
    await sqlite.start_season(GUILD, at(1, 20))
    await sqlite.set_monthly_seasons(GUILD, True, at(3, 5))
    new, old = await sqlite.seasons(GUILD)
    assert (old.ended_at, new.started_at) == (at(3, 5), at(3, 5))
    await sqlite.set_monthly_seasons(GUILD, False, at(3, 6))
    await sqlite.roll_seasons(at(9))
    assert await sqlite.season(GUILD) == new


async def test_ending_a_month_by_hand_ends_the_months(sqlite: SqliteStore) -> None:
    await sqlite.set_monthly_seasons(GUILD, True, at(1, 20))
    assert await sqlite.end_season(GUILD, at(1, 21)) is not None
    assert not await sqlite.monthly_seasons(GUILD)
    await finished(sqlite, 1, (1, 5, True), (2, 1, False), at=at(1, 22))
    assert await sqlite.season(GUILD) is None
