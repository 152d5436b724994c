"""When a table's message moves to the bottom of its channel: when it is buried, or grows old."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import discord

from engine.store.protocol import Store
from engine.tables.table import Status, Table
from engine.tables.wakes import Sleep

BURIED: Final = 15
"""So many messages of others below it bury a table's message."""
OLD_SECONDS: Final = 50 * 60.0
"""Discord caps the edits of messages older than an hour."""
APART_SECONDS: Final = 60.0
"""A table's message moves at most once in so many seconds."""
KEPT: Final = 20_000
"""Channels remembered; beyond that all are looked up anew."""


@dataclass(slots=True)
class _Grave:
    """One table's message: what lies on it, and when it moved."""

    below: int = 0
    moved_at: float = float("-inf")
    mover: asyncio.Task[None] | None = None


class Burials:
    """Counts what is written below the tables."""

    def __init__(
        self,
        store: Store,
        move: Callable[[int], None],
        *,
        clock: Callable[[], float],
        sleep: Sleep,
    ) -> None:
        """``move`` is told the id of a table whose message has to move."""
        self._store = store
        self._move = move
        self._clock = clock
        self._sleep = sleep
        self._tables: dict[int, int | None] = {}  # by channel
        self._graves: dict[int, _Grave] = {}

    def watch(self, table: Table) -> None:
        """A table changed: it holds its channel, or frees it."""
        channel_id = table.place.channel_id
        if table.status.running:
            self._tables[channel_id] = table.id
        elif self._tables.get(channel_id) == table.id:
            self._tables[channel_id] = None
            grave = self._graves.pop(table.id, None)
            if grave is not None and grave.mover is not None:
                grave.mover.cancel()

    async def message_posted(self, channel_id: int) -> None:
        """Somebody wrote in a channel."""
        table_id = await self._table_in(channel_id)
        if table_id is None:
            return
        grave = self._graves.setdefault(table_id, _Grave())
        grave.below += 1
        if grave.below < BURIED or grave.mover is not None:
            return
        wait = grave.moved_at + APART_SECONDS - self._clock()
        grave.mover = asyncio.get_running_loop().create_task(self._move_in(table_id, wait))

    def is_due(self, table: Table, message_id: int) -> bool:
        """Whether this message of a table had better be posted anew than edited."""
        if not table.status.running:
            return False
        grave = self._graves.setdefault(table.id, _Grave())
        now = self._clock()
        age = now - discord.utils.snowflake_time(message_id).timestamp()
        stale = grave.below >= BURIED or age >= OLD_SECONDS
        return stale and now - grave.moved_at >= APART_SECONDS

    def moved(self, table: Table) -> None:
        """The message of a table stands at the bottom."""
        if table.status.running:
            grave = self._graves.setdefault(table.id, _Grave())
            grave.below, grave.moved_at = 0, self._clock()

    def stop(self) -> None:
        """Move nothing any more."""
        for grave in self._graves.values():
            if grave.mover is not None:
                grave.mover.cancel()

    async def _table_in(self, channel_id: int) -> int | None:
        if channel_id not in self._tables:
            if len(self._tables) >= KEPT:
                self._tables.clear()
            row = await self._store.latest_in(channel_id)
            running = row is not None and Status(row.status).running
            self._tables[channel_id] = row.id if row is not None and running else None
        return self._tables[channel_id]

    async def _move_in(self, table_id: int, wait: float) -> None:
        grave = self._graves[table_id]
        try:
            if wait > 0:
                await self._sleep(wait)
            if grave.below >= BURIED:
                self._move(table_id)
        finally:
            grave.mover = None
