"""The store in a SQLite file: one connection writes, one reads, both in write-ahead mode.

``synchronous=FULL`` makes a commit wait for the disk: what ``save`` has answered survives a
crash and a power cut. A second process is kept out by ``<file>.lock``.
"""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import aiosqlite

from engine.errors import StoreError
from engine.store.archive import Archive
from engine.store.boards import Boards
from engine.store.careers import Careers
from engine.store.changes import change_rows, posting_rows, preference_rows
from engine.store.corrections import Corrections
from engine.store.faults import SQLITE_ERRORS, store_error
from engine.store.guard import Guard
from engine.store.housekeeping import Housekeeping
from engine.store.migrations import MIGRATIONS, check_version, migrate
from engine.store.people import People
from engine.store.protocol import Change, Posting
from engine.store.reader import Reader
from engine.store.settling import settle
from engine.store.writer import Writer


class SqliteStore(Reader, Boards, Careers, Archive, Housekeeping, Corrections, People):
    """A ``Store``; made by ``open_store``. Without a ``writer`` it only reads."""

    def __init__(
        self,
        path: Path,
        reading: aiosqlite.Connection,
        writer: Writer | None,
        guard: Guard | None,
        last_ids: tuple[int, int],
    ) -> None:
        super().__init__(path, reading, writer)
        self._guard = guard
        last_table, last_match = last_ids
        self._table_ids = itertools.count(last_table + 1)
        self._match_ids = itertools.count(last_match + 1)

    def new_table_id(self) -> int:
        """An id no table has had."""
        return next(self._table_ids)

    def new_match_id(self) -> int:
        """An id no match has had."""
        return next(self._match_ids)

    async def save(self, change: Change) -> None:
        """Durable when it returns. Raises ``StoreError``; then nothing of it was kept.

        ``Conflict`` when the row's version is not one more than the kept one, when another table
        runs in the channel, or when the match's results are kept already. A caller cancelled
        while waiting does not take the change back.
        """
        rows, match_id = change_rows(change), change.table.match_id

        async def count(db: aiosqlite.Connection) -> None:
            assert match_id is not None
            await settle(db, match_id, change.tallies)

        await self._writing().write(rows, count if change.results else None)

    async def save_posting(self, posting: Posting) -> None:
        """Remember where a table is shown."""
        await self._writing().write(posting_rows(posting))

    async def set_preference(self, user_id: int, name: str, value: str) -> None:
        """Remember what a person chose."""
        await self._writing().write(preference_rows(user_id, name, value))

    async def close(self) -> None:
        """Finish what is waiting, then close. Safe to call twice."""
        await self._reading.close()
        if self._writer is not None:
            await self._writer.close()  # the last to close: writes the log back into the file
        if self._guard is not None:
            self._guard.release()


async def open_store(
    path: str | Path, *, readonly: bool = False, busy_seconds: float = 5.0
) -> SqliteStore:
    """Open the database, make it where there is none, and bring it to the newest version.

    ``readonly`` needs an existing database of the newest version and leaves it alone; the bot may
    run beside it. ``busy_seconds`` is how long to wait for another process that holds the file.

    Raises ``StoreError``, one clear line, and leaves the file as it was.
    """
    path = Path(path)
    if sqlite3.sqlite_version_info < (3, 37):
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or newer is needed")
    if path.is_dir():
        raise StoreError(f"{path}: a folder, not a database")
    if not path.parent.is_dir():
        raise StoreError(f"{path.parent}: no such folder")
    if readonly and not path.exists():
        raise StoreError(f"{path}: no such file")
    try:
        async with AsyncExitStack() as opened:
            store = await _open(opened, path, readonly, busy_seconds)
            if not readonly:
                await store.rebuild_stale()
            opened.pop_all()
            return store
    except SQLITE_ERRORS as error:
        raise store_error(path, error) from error


async def _open(
    opened: AsyncExitStack, path: Path, readonly: bool, busy_seconds: float
) -> SqliteStore:
    guard = writer = None
    if not readonly:
        guard = Guard(path)
        opened.callback(guard.release)
        db = await _connect(opened, path, "rwc", busy_seconds)
        await _prepare_writing(db, path)
        writer = Writer(db, path)
    reading = await _connect(opened, path, "ro", busy_seconds)
    await reading.execute_fetchall("PRAGMA temp_store = MEMORY")
    version = await check_version(reading, path)
    if version < len(MIGRATIONS):
        raise StoreError(
            f"{path}: database version {version} is older than version {len(MIGRATIONS)}; "
            "start the bot once to upgrade it"
        )
    [last_ids] = await reading.execute_fetchall(
        "SELECT coalesce((SELECT max(id) FROM tables), 0),"
        " coalesce((SELECT max(id) FROM matches), 0)"
    )
    return SqliteStore(path, reading, writer, guard, (last_ids[0], last_ids[1]))


async def _connect(
    opened: AsyncExitStack, path: Path, mode: str, busy_seconds: float
) -> aiosqlite.Connection:
    """A connection in autocommit mode: transactions begin and end where the code says so."""
    address = f"{_uri(path)}?mode={mode}"
    # A file that cannot be opened is refused here: the thread of a connection that fails to open
    # would still report to an event loop that may be closed by then.
    await asyncio.to_thread(lambda: sqlite3.connect(address, uri=True).close())
    connection = aiosqlite.connect(address, uri=True, isolation_level=None, timeout=busy_seconds)
    return await opened.enter_async_context(connection)


def _uri(path: Path) -> str:
    return path.absolute().as_uri()


async def _prepare_writing(db: aiosqlite.Connection, path: Path) -> None:
    await check_version(db, path)  # before anything is changed
    # Answers are fetched: a statement left open would forbid the next commit.
    await db.execute_fetchall("PRAGMA journal_mode = WAL")
    await db.execute_fetchall("PRAGMA synchronous = FULL")
    await db.execute_fetchall("PRAGMA temp_store = MEMORY")
    await migrate(db, path)
    await db.execute_fetchall("PRAGMA foreign_keys = ON")
    # A file that is locked or cannot be written to is refused now; nothing is written.
    await db.execute("BEGIN IMMEDIATE")
    await db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    await db.rollback()
