"""When something is due at a table without anybody acting: one sleep for all tables.

Deadlines are rows; this holds them in memory and sleeps until the soonest. Nothing sleeps per
table, and while nothing is due no task exists.
"""

from __future__ import annotations

import asyncio
import heapq
import math
from collections.abc import Awaitable, Callable

Sleep = Callable[[float], Awaitable[object]]


class Wakes:
    """Calls ``ring`` with a table's id when its time has come; at most one time a table."""

    def __init__(
        self,
        clock: Callable[[], float],
        ring: Callable[[int], None],
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._clock = clock
        self._ring = ring
        self._sleep = sleep
        self._due: dict[int, float] = {}
        # A time put off is left where it is in the heap, and looked at when it comes: a table
        # whose clock begins anew with each move has one entry, not one a move.
        self._queued: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        self._sleeper: asyncio.Task[None] | None = None
        self._until = 0.0
        self._stopped = False

    def set(self, table_id: int, at: float | None) -> None:
        """Ring for this table at ``at`` (UTC seconds), or not at all; replaces its older time."""
        if at is None or self._stopped:
            self._due.pop(table_id, None)
            return
        self._due[table_id] = at
        if at < self._queued.get(table_id, math.inf):
            self._queue(table_id, at)
            if self._sleeper is None or at < self._until:
                self._restart()

    def stop(self) -> None:
        """Ring no more, whatever is still set."""
        self._stopped = True
        self._due.clear()
        self._queued.clear()
        self._heap.clear()
        if self._sleeper is not None:
            self._sleeper.cancel()
            self._sleeper = None

    def _queue(self, table_id: int, at: float) -> None:
        self._queued[table_id] = at
        heapq.heappush(self._heap, (at, table_id))

    def _restart(self) -> None:
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._until = self._heap[0][0]
        self._sleeper = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while self._heap:
            self._until = self._heap[0][0]
            delay = self._until - self._clock()
            if delay > 0:
                await self._sleep(delay)
            self._fire()
        self._sleeper = None

    def _fire(self) -> None:
        now = self._clock()
        while self._heap and self._heap[0][0] <= now:
            at, table_id = heapq.heappop(self._heap)
            if self._queued.get(table_id) != at:
                continue
            del self._queued[table_id]
            due = self._due.get(table_id, math.inf)
            if due <= now:
                del self._due[table_id]
                self._ring(table_id)
            elif due < math.inf:
                self._queue(table_id, due)
