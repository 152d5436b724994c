"""When something is due at a table without anybody acting: one timer for all tables.

Deadlines are rows; this holds the soonest of them in memory and sets one timer of the event loop
for it. Nothing sleeps per table, and no task waits idle.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable


class Wakes:
    """Calls ``ring`` with a table's id when its time has come; at most one time a table."""

    def __init__(self, clock: Callable[[], float], ring: Callable[[int], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        self._timer: asyncio.TimerHandle | None = None

    def set(self, table_id: int, at: float | None) -> None:
        """Ring for this table at ``at`` (UTC seconds), or not at all; replaces its older time."""
        if at is None:
            self._due.pop(table_id, None)
            return
        self._due[table_id] = at
        heapq.heappush(self._heap, (at, table_id))
        self._arm()

    def stop(self) -> None:
        """Ring no more."""
        self._due.clear()
        self._heap.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        if self._heap:
            delay = max(0.0, self._heap[0][0] - self._clock())
            self._timer = asyncio.get_running_loop().call_later(delay, self._fire)

    def _fire(self) -> None:
        self._timer = None
        now = self._clock()
        while self._heap and self._heap[0][0] <= now:
            at, table_id = heapq.heappop(self._heap)
            if self._due.get(table_id) == at:
                del self._due[table_id]
                self._ring(table_id)
        self._arm()
