"""Tables that are over, drawn once more without the names of people who were forgotten.

Which ones is for the store to say, so that a restart forgets none. What cannot be drawn now is left
for the next time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from engine.errors import RegaliaError
from engine.store.protocol import Store
from engine.tables.wakes import Sleep

log = logging.getLogger(__name__)

PACE: Final = 1.0
"""Seconds between two messages: whoever plays goes first."""


class Redrawing:
    """One quiet task beside the tables, while there is something to draw."""

    def __init__(
        self, store: Store, redraw: Callable[[int], Awaitable[bool]], *, sleep: Sleep
    ) -> None:
        """``redraw`` draws a table once more, and says whether that is settled."""
        self._store = store
        self._redraw = redraw
        self._sleep = sleep
        self._more = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Draw what there is; whatever comes while that is under way is drawn after it."""
        self._more = True
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        try:
            while self._more:
                self._more = False
                await self._round()
        except RegaliaError:
            log.exception("Names of people who were forgotten stay where they are for now")
        finally:
            self._task = None

    async def _round(self) -> None:
        refused: set[int] = set()  # one table after the other would be refused there
        for table_id, channel_id in await self._store.outdated():
            if channel_id in refused:
                continue
            if not await self._redraw(table_id):
                refused.add(channel_id)
            await self._sleep(PACE)
