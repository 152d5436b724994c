"""What happens at a table when nobody acts: computers' turns, clocks, countdowns, empty tables."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from engine.errors import StoreError
from engine.tables import clock, play, presence
from engine.tables.clock import Due
from engine.tables.computers import take_turn
from engine.tables.pipeline import Entry, Pipeline
from engine.tables.table import Table

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""How long what is due waits after the database refused it."""


class Attendant(Pipeline):
    """Wakes for what is due. Safe to be woken early, late, or twice."""

    async def resume(self) -> None:
        """After a start: take up what was due when the house closed, later by as long as it was."""
        await self._store.reopen(self._clock())
        for at, table_id in await self._store.due():
            self._wakes.set(table_id, at)

    async def stop(self) -> None:
        """Ring no more, and let what is under way finish."""
        self._wakes.stop()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._thinking.close()
        try:
            await self._store.beat(self._clock())
        except StoreError:
            log.exception("When the house closed could not be kept")

    def _ring(self, table_id: int) -> None:
        task = asyncio.get_running_loop().create_task(self._wake(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake(self, table_id: int) -> None:
        try:
            table = await self.peek(table_id)
            due = None if table is None else clock.due(table, self._clock())
            if table is not None and due in (Due.COMPUTER, Due.TIMEOUT):
                await self._take_turn(table, due)
            else:
                await self._attend(table_id)
        except Exception:
            # Nothing was kept; it is tried again after a while (the database may be back).
            log.exception("What is due at table %d could not be done", table_id)
            self._wakes.set(table_id, self._clock() + max(self._pause, RETRY_SECONDS))

    async def _take_turn(self, table: Table, due: Due) -> None:
        """A computer thinks about the table as it stands, while others may still act there.

        When the table has changed meanwhile, the turn is dropped: the change has set its own wake.
        """
        step = await take_turn(table, self._thinking, self._rng)
        async with self._entry(table.id) as entry:
            if entry.table is None or entry.table.version != table.version:
                return
            after = step.table
            if due is Due.TIMEOUT:
                after = presence.missed(after, table.to_act, self._clock())
            await self._keep(entry, after, step)

    async def _attend(self, table_id: int) -> None:
        async with self._entry(table_id) as entry:
            table, now = entry.table, self._clock()
            if table is None:
                return
            due = clock.due(table, now)
            if due is Due.REMINDER:
                await self._save(entry, replace(table, reminded=True, version=table.version + 1))
            elif due is Due.PUT_AWAY:
                await self._save(entry, replace(table, deadline=None, version=table.version + 1))
            elif due is Due.DEAL:
                await self._deal(entry, table)
            elif due is Due.CLOSE:
                await self._end(entry, table)
            else:
                self._wakes.set(table_id, clock.wake_at(table, now, self._pause))

    async def _deal(self, entry: Entry, table: Table) -> None:
        unattended = 0 if table.present else table.unattended + 1
        step = play.next_round(replace(table, unattended=unattended), self._rng)
        await self._keep(entry, step.table, step)
