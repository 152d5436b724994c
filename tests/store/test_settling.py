"""A finished match is counted once, in the transaction of its results, whoever finishes beside it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from engine.errors import Conflict, StoreError
from engine.scores.ratings import START, rate
from engine.store import rebuilding, recount, settling
from engine.store.proof import prove
from engine.store.protocol import Change
from engine.store.recount import recount_file
from engine.store.sqlite import SqliteStore, open_store

from .rows import GAME, GUILD, after, begun, finished, header, result


def ask(path: Path, query: str) -> list[Any]:
    db = sqlite3.connect(path)
    try:
        return db.execute(query).fetchall()
    finally:
        db.close()


def sound(path: Path) -> None:
    """Everything kept is what the results come to."""
    assert prove(path).findings == []


async def test_a_result_is_rated_in_its_transaction(sqlite: SqliteStore, path: Path) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 40, False))
    expected = rate([START, START], [1, 2])
    rows = ask(path, "SELECT mu, sigma, counted, margin, best_round, number FROM results")
    assert rows == [
        (*expected[0], 1, 10, 50, 1),
        (*expected[1], 1, -10, 40, 1),
    ]
    sound(path)


async def test_two_tables_that_finish_at_once_rate_the_same_player_twice(
    sqlite: SqliteStore, path: Path
) -> None:
    rows = await asyncio.gather(*(begun(sqlite, channel) for channel in range(20)))
    changes = [
        Change(
            after(row, status="finished"),
            results=[result(row, 1, 9, won=True), result(row, 100 + n, 3, seat=1)],
            finished_at=9.0,
        )
        for n, row in enumerate(rows)
    ]
    await asyncio.gather(*map(sqlite.save, changes))
    [(matches, streak)] = ask(path, "SELECT matches, streak FROM standings WHERE user_id = 1")
    assert (matches, streak) == (20, 20)
    assert recount_file(path, GUILD).ratings == []
    numbers = ask(path, "SELECT number FROM matches ORDER BY number")
    assert [number for (number,) in numbers] == list(range(1, 21))


async def test_one_bad_change_beside_it_counts_nothing_twice(
    sqlite: SqliteStore, path: Path
) -> None:
    row, other = await begun(sqlite, 1), await begun(sqlite, 2)
    closing = Change(
        after(row, status="finished"),
        results=[result(row, 1, 9, won=True), result(row, 2, 3, seat=1)],
        finished_at=9.0,
    )
    outcomes = await asyncio.gather(
        sqlite.save(closing), sqlite.save(Change(other)), return_exceptions=True
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Conflict)
    with pytest.raises(Conflict):
        await sqlite.save(closing)
    assert ask(path, "SELECT user_id, matches FROM standings") == [(1, 1), (2, 1)]


async def test_when_counting_fails_the_result_is_not_kept(
    sqlite: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "DERIVE", "SELECT nothing FROM nowhere WHERE ? IS NULL")
    with pytest.raises(StoreError):
        await finished(sqlite, 1, (1, 50, True), (2, 40, False))
    assert ask(path, "SELECT count(*) FROM results") == [(0,)]
    assert ask(path, "SELECT count(*) FROM matches WHERE finished_at IS NOT NULL") == [(0,)]


async def test_matches_begun_with_computers_wait_for_the_setting(
    sqlite: SqliteStore, path: Path
) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), (None, 9, False), header=header(
        "human", "human", "computer:page"
    ))  # fmt: skip
    await finished(sqlite, 2, (1, 10, False), (2, 40, True), header=header("human", "human"))
    points = "SELECT user_id, points FROM standings ORDER BY user_id"
    assert ask(path, points) == [(1, 10), (2, 40)]
    assert not await sqlite.computers_count(GUILD)
    await sqlite.set_computers_count(GUILD, True)
    assert await sqlite.computers_count(GUILD)
    assert ask(path, points) == [(1, 60), (2, 80)]
    sound(path)
    await finished(
        sqlite, 3, (1, 5, True), (None, 4, False), header=header("human", "computer:page")
    )
    assert ask(path, "SELECT points FROM standings WHERE user_id = 1") == [(65,)]
    await sqlite.set_computers_count(GUILD, True)  # changes nothing
    await sqlite.set_computers_count(GUILD, False)
    assert ask(path, points) == [(1, 10), (2, 40)]
    sound(path)


async def test_tallies_are_kept_by_seat_and_summed_by_person(
    sqlite: SqliteStore, path: Path
) -> None:
    seats = (1, 50, True), (None, 40, False)
    await finished(sqlite, 1, *seats, tallies=[{"draw": 2, "meld:mary": 1}, {"draw": 5}])
    await finished(sqlite, 2, *seats, tallies=[{"draw": 1, "discard": 1}])
    [(user_id, counts)] = ask(path, "SELECT user_id, counts FROM tally_totals")
    assert user_id == 1
    assert json.loads(counts) == {"discard": 1, "draw": 3, "meld:mary": 1}
    assert len(ask(path, "SELECT * FROM tallies")) == 3
    sound(path)


async def test_a_rebuild_gives_exactly_the_same(sqlite: SqliteStore, path: Path) -> None:
    for number in range(30):
        people = [(1 + (number * 7 + seat) % 5, (number * 13 + seat * 5) % 9) for seat in range(3)]
        best = max(score for _, score in people)
        await finished(
            sqlite,
            number,
            *((user, score, score == best) for user, score in people),
            tallies=[{"draw": number}] * 3,
        )
    kept = [
        ask(path, f"SELECT * FROM {table}") for table in ("standings", "results", "tally_totals")
    ]
    assert await sqlite.scored_guilds() == [GUILD]
    await sqlite.rebuild(GUILD)
    assert kept == [
        ask(path, f"SELECT * FROM {table}") for table in ("standings", "results", "tally_totals")
    ]
    sound(path)


async def test_what_is_finished_during_a_rebuild_is_in_it(
    sqlite: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), tallies=[{"draw": 1}] * 2)
    loop = asyncio.get_running_loop()
    runs = 0

    def slow(file: Path, guild_id: int) -> recount.Recount:
        nonlocal runs
        runs += 1
        counted = recount_file(file, guild_id)
        asyncio.run_coroutine_threadsafe(meanwhile(runs), loop).result()
        return counted

    async def meanwhile(run: int) -> None:
        await finished(sqlite, 1 + run, (1, 7, False), (2, 9, True), tallies=[{"draw": 3}] * 2)
        if run == 1:  # the past changes as well: count once more
            await sqlite._write(lambda db: rebuilding.mark_stale(db, GUILD))

    monkeypatch.setattr(rebuilding, "recount_file", slow)
    await sqlite.rebuild(GUILD)
    assert runs == 2
    assert ask(path, "SELECT matches, points FROM standings WHERE user_id = 1") == [(3, 64)]
    sound(path)


async def test_of_two_rebuilds_at_once_both_end(sqlite: SqliteStore, path: Path) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 40, False))
    async with asyncio.timeout(5):
        await asyncio.gather(sqlite.rebuild(GUILD), sqlite.rebuild(GUILD))
    sound(path)


async def test_a_rebuild_broken_off_is_finished_by_the_next_start(
    sqlite: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(file: Path, guild_id: int) -> recount.Recount:
        raise sqlite3.OperationalError("disk I/O error")

    await finished(sqlite, 1, (1, 50, True), (None, 40, False), header=header(
        "human", "computer:page"
    ))  # fmt: skip
    with monkeypatch.context() as patch:
        patch.setattr(rebuilding, "recount_file", fail)
        with pytest.raises(StoreError, match="disk I/O error"):
            await sqlite.set_computers_count(GUILD, True)
    assert prove(path).findings == [f"server {GUILD}: waits for being counted anew: start the bot"]
    await sqlite.close()
    store = await open_store(path)
    assert ask(path, "SELECT user_id, points FROM standings") == [(1, 50)]
    assert (await store.board(GUILD, GAME, by="points", offset=0, limit=9, user_id=1)).total == 1
    await store.close()
    sound(path)
