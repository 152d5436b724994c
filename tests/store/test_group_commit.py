"""Changes that wait at the same moment share a transaction, and nobody waits for nothing."""

from __future__ import annotations

import asyncio

import pytest

from engine.store.protocol import Change
from engine.store.sqlite import SqliteStore

from .rows import GUILD, after, begun, lobby, move


async def commits(store: SqliteStore) -> list[str]:
    """A list that grows with each commit from now on."""
    seen: list[str] = []

    def note(statement: str) -> None:
        if statement.startswith("COMMIT"):
            seen.append(statement)

    assert store._writer is not None
    await store._writer._db.set_trace_callback(note)
    return seen


async def test_many_changes_share_transactions(sqlite: SqliteStore) -> None:
    rows = [await begun(sqlite, channel) for channel in range(40)]
    seen = await commits(sqlite)
    await asyncio.gather(*(sqlite.save(Change(after(row), moves=[move(row)])) for row in rows))
    assert len(seen) == 1


async def test_what_comes_during_a_commit_goes_with_the_next(sqlite: SqliteStore) -> None:
    seen = await commits(sqlite)

    async def later(channel: int) -> None:
        await asyncio.sleep(0.0001 * channel)
        await sqlite.save(Change(lobby(sqlite, channel)))

    await asyncio.gather(*(later(channel) for channel in range(100)))
    assert 1 < len(seen) < 100
    assert len(await sqlite.running_of_guild(GUILD)) == 100


async def test_one_after_the_other_commit_each(sqlite: SqliteStore) -> None:
    seen = await commits(sqlite)
    for channel in range(3):
        await sqlite.save(Change(lobby(sqlite, channel)))
        assert len(seen) == channel + 1


async def test_a_refused_change_does_not_commit(sqlite: SqliteStore) -> None:
    rows = [lobby(sqlite, channel) for channel in (1, 2, 2)]
    seen = await commits(sqlite)
    await asyncio.gather(*(sqlite.save(Change(row)) for row in rows), return_exceptions=True)
    assert len(seen) == 2  # the good ones, one by one after the group failed


async def test_no_task_is_left_waiting(sqlite: SqliteStore) -> None:
    await sqlite.save(Change(lobby(sqlite)))
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_cancelled_caller_takes_nothing_back(sqlite: SqliteStore) -> None:
    rows = [lobby(sqlite, channel) for channel in range(10)]
    rows[5] = lobby(sqlite, 4)  # refused, and cancelled as well
    saves = [asyncio.create_task(sqlite.save(Change(row))) for row in rows]
    await asyncio.sleep(0)
    saves[3].cancel()
    saves[5].cancel()
    outcomes = await asyncio.gather(*saves, return_exceptions=True)
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [3, 5]
    kept = [row.id for n, row in enumerate(rows) if n != 5]
    assert await sqlite.running_of_guild(GUILD) == kept


async def test_a_stopping_loop_leaves_nobody_waiting(sqlite: SqliteStore) -> None:
    first, second, third = lobby(sqlite, 1), lobby(sqlite, 2), lobby(sqlite, 3)
    saving = asyncio.create_task(sqlite.save(Change(first)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # the first is being written, the second waits
    waiting = asyncio.create_task(sqlite.save(Change(second)))
    await asyncio.sleep(0)
    assert sqlite._writer is not None
    assert sqlite._writer._drain is not None
    sqlite._writer._drain.cancel()
    for task in (saving, waiting):
        with pytest.raises(asyncio.CancelledError):
            await task
    await sqlite.save(Change(third))
    assert await sqlite.running_of_guild(GUILD) == [third.id]
