"""Tables that are over, drawn once more without the names of people who were forgotten.

Which ones is for the store to say, so that a restart forgets none. What cannot be drawn now is left
for the next round.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.rounds import Rounds
from engine.store.protocol import Store
from engine.tables.wakes import Sleep

PACE: Final = 1.0
"""Seconds between two messages: whoever plays goes first."""


class Redrawing(Rounds):
    """Goes over the tables that are outdated."""

    def __init__(
        self, store: Store, redraw: Callable[[int], Awaitable[bool]], *, sleep: Sleep
    ) -> None:
        """``redraw`` draws a table once more, and says whether that is settled."""
        super().__init__()
        self._store = store
        self._redraw = redraw
        self._sleep = sleep

    async def _round(self) -> None:
        refused: set[int] = set()  # one table after the other would be refused there
        for table_id, channel_id in await self._store.outdated():
            if channel_id in refused:
                continue
            if not await self._redraw(table_id):
                refused.add(channel_id)
            await self._sleep(PACE)
