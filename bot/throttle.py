"""A pace for all requests together: Discord allows a bot 50 a second, whatever they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.tables.wakes import Sleep

RATE: Final = 30
"""Requests a second in the long run."""

BURST: Final = 5
"""Requests that may go at once. With ``RATE`` it leaves room for what is late and comes in a bunch."""


class Throttle:
    """Lets requests go in the order in which they came, no more than Discord takes."""

    def __init__(self, clock: Callable[[], float], sleep: Sleep) -> None:
        self._clock = clock
        self._sleep = sleep
        self._free_at = float("-inf")

    async def turn(self) -> None:
        """Until it is the caller's turn."""
        now = self._clock()
        self._free_at = max(self._free_at, now) + 1 / RATE
        wait = self._free_at - now - BURST / RATE
        if wait > 0:
            await self._sleep(wait)
