"""What every action at a table goes through.

It takes the table's lock, checks who acts against which version, decides by a pure function,
commits to the store, and only then tells anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom
from weakref import WeakValueDictionary

from engine.errors import ChannelTaken, Conflict, StaleTable, StoreError, TableError
from engine.games import Registry
from engine.store.protocol import Change, Store
from engine.tables import clock, presence, seating
from engine.tables.aftermath import with_tallies
from engine.tables.codec import from_row, to_change, to_row
from engine.tables.memory import with_whole_log
from engine.tables.play import Step
from engine.tables.table import Place, Table
from engine.tables.thinking import Thinking
from engine.tables.wakes import Sleep, Wakes

log = logging.getLogger(__name__)

Listener = Callable[["Table | None", "Table"], None]
"""Told after each commit: the table as it was (``None`` when new) and as it is."""

CACHED_TABLES = 2000
"""Tables kept in memory: those used last. All others are read from the store when needed."""


@dataclass(slots=True)
class Entry:
    """A table in memory, or what waits for it to be read; ``users`` hold or await its lock."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    users: int = 0


class Pipeline(ABC):
    """The tables in memory, each behind its lock, and the one way in which they change."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        *,
        rng: Random | None = None,
        clock: Callable[[], float] = time.time,
        sleep: Sleep = asyncio.sleep,
        pause: float = 1.2,
        thinking: Thinking | None = None,
    ) -> None:
        """``clock`` tells UTC seconds and ``sleep`` waits for some.

        ``pause`` is how long a computer waits before its turn, in seconds; ``thinking`` is where
        it thinks then.
        """
        self.registry = registry
        self._store = store
        self._rng = rng or SystemRandom()
        self._clock = clock
        self._pause = pause
        self._thinking = thinking or Thinking()
        self._entries: OrderedDict[int, Entry] = OrderedDict()
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wakes = Wakes(clock, self._ring, sleep)

    def subscribe(self, listener: Listener) -> None:
        """Tell ``listener`` of every change, in order for each table. It must not block."""
        self._listeners.append(listener)

    async def get(self, table_id: int, place: Place) -> Table:
        """The table. Raises ``TableError("no-such-table")``, also for a table elsewhere."""
        async with self._entry(table_id) as entry:
            return self._checked(entry, place)

    async def peek(self, table_id: int) -> Table | None:
        """The table wherever it is, or ``None``: for whoever shows tables, not for requests."""
        async with self._entry(table_id) as entry:
            return entry.table

    @abstractmethod
    def _ring(self, table_id: int) -> None:
        """Something is due at a table."""

    # --- changing a table ---

    async def _add(self, table: Table) -> Table:
        table = replace(table, seen=self._clock())
        async with self._entry(table.id) as entry:
            try:
                await self._save(entry, table)
            except Conflict:
                other = await self._store.latest_in(table.place.channel_id)
                if other is None:
                    raise
                raise ChannelTaken(table_id=other.id) from None
            return table

    async def _seat(
        self,
        table_id: int,
        place: Place,
        user_id: int,
        decide: Callable[[Table], Table],
        version: int | None = None,
    ) -> Table:
        """A person changes a table, but not its match."""
        async with self._entry(table_id) as entry:
            before, now = self._checked(entry, place, version), self._clock()
            table = clock.carry(before, presence.acted(decide(before), user_id), now, seen=now)
            await self._save(entry, table)
            return table

    async def _play(
        self,
        table_id: int,
        place: Place,
        user_id: int,
        decide: Callable[[Table], Step],
        version: int | None = None,
    ) -> Table:
        """A person changes the match."""
        async with self._entry(table_id) as entry:
            step = decide(self._checked(entry, place, version))
            return await self._keep(entry, presence.acted(step.table, user_id), step, by=user_id)

    async def _close(self, table_id: int) -> Table | None:
        async with self._entry(table_id) as entry:
            if entry.table is None or not entry.table.status.running:
                return entry.table
            return await self._end(entry, entry.table)

    async def _end(self, entry: Entry, table: Table) -> Table:
        closed = clock.restart(seating.close(table), self._clock())
        await self._save(entry, closed)
        return closed

    async def _save(self, entry: Entry, table: Table) -> None:
        wake_at = clock.wake_at(table, self._clock(), self._pause)
        await self._commit(entry, table, Change(to_row(table, wake_at)), wake_at)

    async def _keep(
        self, entry: Entry, table: Table, step: Step, *, by: int | None = None
    ) -> Table:
        """Keep a step of the match, whose table is now ``table``, made by a person or nobody."""
        now = self._clock()
        before, seen = entry.table, None if by is None else now
        assert before is not None
        if step.moves or step.undone:
            table = clock.restart(table, now, seen=seen)
        else:
            table = clock.carry(before, table, now, seen=seen)
        wake_at = clock.wake_at(table, now, self._pause)
        change = to_change(step, table, now, wake_at)
        if step.finished:
            change = await with_tallies(change, step, self._store, self.registry)
        await self._commit(entry, table, change, wake_at)
        return table

    async def _commit(
        self, entry: Entry, table: Table, change: Change, wake_at: float | None = None
    ) -> None:
        before = entry.table
        # Whether a change that failed was kept is for the store to say: the next look reads it.
        entry.table = None
        saving = asyncio.create_task(self._store.save(change))
        cancelled = None
        while not saving.done():
            try:
                await asyncio.shield(saving)
            except asyncio.CancelledError as error:
                # Whoever asked is gone; the change is on its way, and is seen through.
                cancelled = error
            except StoreError:
                break
        failure = saving.exception()
        if failure is None:
            entry.table = table
            self._wakes.set(table.id, wake_at)
            self._tell(before, table)
        if cancelled is not None:
            raise cancelled
        if failure is not None:
            raise failure

    def _tell(self, before: Table | None, table: Table) -> None:
        for listener in self._listeners:
            try:
                listener(before, table)
            except Exception:
                log.exception("A listener failed for table %d", table.id)

    def _checked(self, entry: Entry, place: Place, version: int | None = None) -> Table:
        table = entry.table
        if table is None or table.place != place:
            raise TableError("no-such-table")
        if version is not None and not table.position <= version <= table.version:
            raise StaleTable(version=table.version)
        return table

    @asynccontextmanager
    async def _entry(self, table_id: int) -> AsyncIterator[Entry]:
        entry = self._entries.get(table_id)
        if entry is None:
            entry = self._entries[table_id] = Entry()
        entry.users += 1
        try:
            async with entry.lock:
                if entry.table is None:
                    entry.table = await self._load(table_id)
                yield entry
        finally:
            entry.users -= 1
            self._entries.move_to_end(table_id)
            self._forget()

    async def _load(self, table_id: int) -> Table | None:
        row = await self._store.load(table_id)
        if row is None:
            return None
        return await with_whole_log(from_row(row, self.registry), self._store)

    def _forget(self) -> None:
        while len(self._entries) > CACHED_TABLES:
            idle = next((key for key, entry in self._entries.items() if not entry.users), None)
            if idle is None:
                return
            del self._entries[idle]
