"""What every part of the SQLite store stands on: one connection that asks, one that writes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from engine.errors import StoreError
from engine.store.faults import SQLITE_ERRORS, store_error
from engine.store.writer import Writer

T = TypeVar("T")


class Base:
    """Owns the connection that asks; without a ``writer`` nothing is written.

    Every method of the classes made of it raises ``StoreError``.
    """

    def __init__(self, path: Path, reading: aiosqlite.Connection, writer: Writer | None) -> None:
        self._path = path
        self._reading = reading
        self._writer = writer

    async def _rows(
        self, query: str, parameters: Sequence[Any] | Mapping[str, Any] = ()
    ) -> Iterable[Any]:
        try:
            return await self._reading.execute_fetchall(query, parameters)
        except SQLITE_ERRORS as error:
            raise store_error(self._path, error) from error

    async def _one(
        self, query: str, parameters: Sequence[Any] | Mapping[str, Any] = ()
    ) -> Any | None:
        return next(iter(await self._rows(query, parameters)), None)

    async def _write(self, job: Callable[[aiosqlite.Connection], Awaitable[T]]) -> T:
        """Run ``job`` on the connection that writes, in a transaction; what it returned.

        It may run twice, should the transaction it was part of fail because of another.
        """
        returned: list[T] = []

        async def run(db: aiosqlite.Connection) -> None:
            returned[:] = [await job(db)]

        await self._writing().write({}, run)
        return returned[0]

    def _writing(self) -> Writer:
        if self._writer is None:
            raise StoreError(f"{self._path}: opened for reading only")
        return self._writer
