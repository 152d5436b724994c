"""What is known of a player."""

from __future__ import annotations

import pytest

from engine.store.careers import HeadToHead
from engine.store.sqlite import SqliteStore

from .rows import GAME, GUILD, finished, header


async def test_statistics_of_a_player(sqlite: SqliteStore) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), tallies=[{"draw": 4}, {"draw": 3}])
    season = await sqlite.start_season(GUILD, 10.0)
    await finished(sqlite, 2, (1, 20, False), (2, 44, True), at=11.0)
    await finished(sqlite, 3, (1, 99, True), (None, 1, False), header=header(
        "human", "computer:page"
    ))  # fmt: skip
    stats = await sqlite.stats(GUILD, GAME, 1)
    assert stats is not None
    entry = stats.entry
    assert (entry.matches, entry.wins, entry.points, entry.streak) == (2, 1, 70, 0)
    assert (entry.best_streak, entry.best_match, entry.best_round) == (1, 50, 50)
    assert stats.average_margin == (10 - 24) / 2
    assert (stats.finished, stats.tallies) == (3, {"draw": 4})
    in_season = await sqlite.stats(GUILD, GAME, 1, season.id)
    assert in_season is not None
    assert (in_season.entry.matches, in_season.average_margin) == (1, -24)


async def test_somebody_whose_matches_do_not_count_has_an_empty_standing(
    sqlite: SqliteStore,
) -> None:
    await finished(sqlite, 1, (1, 50, True), (None, 1, False))
    stats = await sqlite.stats(GUILD, GAME, 1)
    assert stats is not None
    assert (stats.entry.name, stats.entry.matches, stats.finished) == ("user 1", 0, 1)
    assert stats.average_margin == 0.0
    assert stats.tallies == {}


@pytest.mark.parametrize(
    ("guild", "game", "user"), [(GUILD, GAME, 9), (GUILD + 1, GAME, 1), (GUILD, "chess", 1)]
)
async def test_a_stranger_has_none(sqlite: SqliteStore, guild: int, game: str, user: int) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 1, False))
    assert await sqlite.stats(guild, game, user) is None
    assert await sqlite.rating_history(guild, game, user) == []


async def test_head_to_head(sqlite: SqliteStore) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), (3, 30, False))
    await finished(sqlite, 2, (1, 10, False), (2, 45, True))
    await finished(sqlite, 3, (1, 10, True), (2, 10, True))
    row = await finished(sqlite, 4, (1, 500, True), (2, 1, False))
    await finished(sqlite, 5, (1, 7, True), (3, 1, False))
    await sqlite.correct(GUILD, row.match_id or 0, by=9, reason="a joke", at=1.0, void=True)
    assert await sqlite.head_to_head(GUILD, GAME, 1, 2) == HeadToHead(3, 1, 1, 70, 95)
    assert await sqlite.head_to_head(GUILD, GAME, 2, 1) == HeadToHead(3, 1, 1, 95, 70)
    assert await sqlite.head_to_head(GUILD, GAME, 2, 9) == HeadToHead()


async def test_the_way_of_a_rating(sqlite: SqliteStore) -> None:
    for number in range(4):
        await finished(sqlite, number, (1, 5, number != 2), (2, 3, number == 2), at=10.0 + number)
    await finished(sqlite, 9, (1, 99, True), (None, 1, False))
    points = await sqlite.rating_history(GUILD, GAME, 1)
    assert [(point.finished_at, point.total) for point in points] == [
        (10, 5),
        (11, 10),
        (12, 15),
        (13, 20),
    ]
    assert points[-1].mu > points[0].mu
    assert await sqlite.rating_history(GUILD, GAME, 1, limit=2) == points[2:]
