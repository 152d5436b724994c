"""The one connection that writes. Whatever waits at the same moment shares one transaction.

A commit waits for the disk, and the disk takes as long for one change as for a hundred. While
one transaction is being committed, the next changes gather; then they go together (group
commit). If a group fails, its writes are tried one by one, so that only the offender fails.

The task that writes exists only while there is something to write.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import aiosqlite

from engine.errors import StoreError
from engine.store.changes import STATEMENTS, Row, Rows
from engine.store.faults import Refused, store_error

Job: TypeAlias = Callable[[aiosqlite.Connection], Awaitable[None]]
"""What is to be done in a transaction beyond writing rows; it must not begin or end one."""


@dataclass(frozen=True, slots=True, eq=False)
class _Write:
    rows: Rows
    then: Job | None
    done: asyncio.Future[None]


class Writer:
    """Writes in the order asked for; owns its connection (autocommit mode, prepared)."""

    def __init__(self, db: aiosqlite.Connection, path: Path) -> None:
        self._db = db
        self._path = path
        self._waiting: list[_Write] = []
        self._drain: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, rows: Rows, then: Job | None = None) -> None:
        """Write all of ``rows`` durably, or raise ``StoreError`` and keep none.

        ``then`` runs in the same transaction, after the rows of all who share it, one job after
        the other; again, if the transaction fails because of another. A caller cancelled while waiting does not take the write back.
        """
        if self._closed:
            raise StoreError(f"{self._path}: closed")
        write = _Write(rows, then, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._drain is None or self._drain.done():
            self._drain = asyncio.create_task(self._write_waiting())
        await write.done

    async def close(self) -> None:
        """Write what is waiting, then close. Safe to call twice."""
        self._closed = True
        if self._drain is not None:
            await asyncio.wait([self._drain])
        await self._db.close()

    async def _write_waiting(self) -> None:
        group: list[_Write] = []
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                await self._write_group(group)
        finally:  # cancelled when the loop stops: let nobody wait for ever
            for write in (*group, *self._waiting):
                write.done.cancel()
            self._waiting.clear()

    async def _write_group(self, group: Sequence[_Write]) -> None:
        try:
            await self._transaction(group)
        except Exception as error:
            # A locked file or a full disk is nobody's fault: trying one by one would not help.
            if len(group) > 1 and not isinstance(error, sqlite3.OperationalError):
                for write in group:
                    await self._write_group([write])
                return
            for write in group:
                if not write.done.done():
                    write.done.set_exception(store_error(self._path, error))
        else:
            for write in group:
                if not write.done.done():
                    write.done.set_result(None)

    async def _transaction(self, group: Sequence[_Write]) -> None:
        try:
            await self._db.execute("BEGIN IMMEDIATE")
            for statement in STATEMENTS:
                rows: list[Row] = [row for write in group for row in write.rows.get(statement, ())]
                if not rows:
                    continue
                cursor = await self._db.executemany(statement.sql, rows)
                if statement.refusal is not None and cursor.rowcount != len(rows):
                    raise Refused(statement.refusal)
            for write in group:
                if write.then is not None:
                    await write.then(self._db)
            await self._db.commit()
        except BaseException:
            await self._db.rollback()  # nothing to do where SQLite has rolled back by itself
            raise
