"""Messages of tables under way that may have been deleted while the bot was not told.

After a start, and after a session that could not be resumed, each is drawn once more where it
stands: one that is gone comes back, and its times are right again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.rounds import Rounds
from engine.errors import RegaliaError
from engine.store.protocol import Store
from engine.tables.wakes import Sleep

log = logging.getLogger(__name__)

PACE: Final = 0.2
"""Seconds between two messages: a sixth of what the throttle lets go, so that play goes on."""


class Checking(Rounds):
    """Goes over the tables that are shown, those that changed last first."""

    def __init__(
        self, store: Store, check: Callable[[int], Awaitable[None]], *, sleep: Sleep
    ) -> None:
        """``check`` has a table drawn once more."""
        super().__init__()
        self._store = store
        self._check = check
        self._sleep = sleep

    async def _round(self) -> None:
        for table_id in await self._store.shown():
            try:
                await self._check(table_id)
            except RegaliaError:
                log.exception("Whether table %d is shown is not known", table_id)
            await self._sleep(PACE)
