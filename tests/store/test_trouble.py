"""Files that cannot be used: one clear line each, nothing half-written, and going on afterwards."""

# ruff: noqa: ASYNC240 (files are prepared while nothing else runs)

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from engine.errors import Conflict, StoreError
from engine.store.protocol import Change
from engine.store.sqlite import SqliteStore, open_store

from .rows import GUILD, after, begun, lobby, move

NOBODY = 65534


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that others may enter."""
    made = Path(tempfile.mkdtemp())
    made.chmod(0o755)
    yield made
    made.chmod(0o755)
    shutil.rmtree(made)


@contextmanager
def unprivileged() -> Iterator[None]:
    """As somebody whom file modes bind."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def other_process(path: Path) -> closing[sqlite3.Connection]:
    """Somebody else at the same file, who does not ask the guard."""
    return closing(sqlite3.connect(path, isolation_level=None))


async def refused(path: Path, reason: str, *, readonly: bool = False) -> None:
    with pytest.raises(StoreError, match=reason) as caught:
        await open_store(path, readonly=readonly, busy_seconds=0.05)
    assert "\n" not in str(caught.value)


# --- Opening ---


async def test_a_missing_folder(tmp_path: Path) -> None:
    await refused(tmp_path / "no" / "regalia.db", "no: no such folder")


async def test_a_folder_as_a_file(tmp_path: Path) -> None:
    await refused(tmp_path, "a folder, not a database")


async def test_readonly_makes_no_file(path: Path) -> None:
    await refused(path, "no such file", readonly=True)
    assert not path.exists()


@pytest.mark.parametrize("content", [b"hello", b"not a database " * 500])
async def test_not_a_database(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    await refused(path, "not a database")
    assert path.read_bytes() == content


async def test_a_database_in_use(sqlite: SqliteStore, path: Path) -> None:
    await refused(path, "in use by another process")


async def test_a_database_locked_by_another_program(path: Path) -> None:
    await (await open_store(path)).close()
    with other_process(path) as other:
        other.execute("BEGIN IMMEDIATE")
        await refused(path, "locked by another process")
    await (await open_store(path)).close()


async def test_a_readonly_file(folder: Path) -> None:
    path = folder / "regalia.db"
    await (await open_store(path)).close()
    path.chmod(0o444)
    (folder / "regalia.db.lock").unlink()
    folder.chmod(0o777)
    with unprivileged():
        await refused(path, "may not be written to")


async def test_a_readonly_folder(folder: Path) -> None:
    folder.chmod(0o555)
    with unprivileged():
        await refused(folder / "regalia.db", r"regalia\.db\.lock: cannot be opened")


async def test_a_file_nobody_may_read(folder: Path) -> None:
    path = folder / "regalia.db"
    await (await open_store(path)).close()
    path.chmod(0)
    folder.chmod(0o777)
    with unprivileged():
        await refused(path, "cannot be opened", readonly=True)


async def test_a_damaged_file(path: Path) -> None:
    store = await open_store(path)
    row = await begun(store)
    await store.close()
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    await refused(path, "damaged")
    path.write_bytes(content)
    store = await open_store(path)
    assert await store.load(row.id) == row
    await store.close()


async def test_an_old_sqlite(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    await refused(path, "3.37 or newer is needed")


# --- Running ---


async def test_a_locked_file_refuses_saves_and_recovers(sqlite: SqliteStore, path: Path) -> None:
    row = await begun(sqlite)
    change = Change(after(row), moves=[move(row)])
    with other_process(path) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked by another process") as caught:
            await sqlite.save(change)
        assert not isinstance(caught.value, Conflict)
        assert await sqlite.load(row.id) == row  # reading goes on
    await sqlite.save(change)
    assert await sqlite.moves(row.match_id or 0) == [move(row)]


async def test_many_who_find_the_file_locked_wait_once(sqlite: SqliteStore, path: Path) -> None:
    changes = [Change(lobby(sqlite, channel)) for channel in range(100)]
    with other_process(path) as other:
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(2):  # one by one it would be 100 times 0.05 s
            outcomes = await asyncio.gather(
                *(sqlite.save(change) for change in changes), return_exceptions=True
            )
    assert all(isinstance(outcome, StoreError) for outcome in outcomes)
    await asyncio.gather(*(sqlite.save(change) for change in changes))
    assert len(await sqlite.running_of_guild(GUILD)) == 100


async def test_a_full_disk_refuses_saves_and_recovers(sqlite: SqliteStore) -> None:
    row = await begun(sqlite)
    change = Change(after(row, state="x" * 100_000), moves=[move(row)])
    assert sqlite._writer is not None
    db = sqlite._writer._db
    await db.execute("PRAGMA max_page_count = 1")  # no page more than there are
    with pytest.raises(StoreError, match="the disk is full"):
        await sqlite.save(change)
    assert await sqlite.load(row.id) == row
    assert await sqlite.moves(row.match_id or 0) == []
    await db.execute("PRAGMA max_page_count = 1000000")
    await sqlite.save(change)
    assert await sqlite.load(row.id) == change.table


async def test_a_lost_connection_is_a_store_error(sqlite: SqliteStore) -> None:
    assert sqlite._writer is not None
    await sqlite._writer._db.close()
    with pytest.raises(StoreError):
        await sqlite.save(Change(lobby(sqlite)))


async def test_readonly_reads_beside_the_bot_and_writes_nothing(
    sqlite: SqliteStore, path: Path
) -> None:
    row = await begun(sqlite)
    reader = await open_store(path, readonly=True)
    assert await reader.load(row.id) == row
    await sqlite.save(Change(after(row)))
    assert await reader.load(row.id) == after(row)
    with pytest.raises(StoreError, match="opened for reading only"):
        await reader.save(Change(after(after(row))))
    await reader.close()


async def test_a_closed_database_is_one_file(path: Path) -> None:
    store = await open_store(path)
    await begun(store)
    await store.close()
    assert {file.name for file in path.parent.iterdir()} == {"regalia.db", "regalia.db.lock"}
