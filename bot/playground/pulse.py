"""The heartbeat of the playground: time passes, and open pages are shown what happened."""

import asyncio
import logging
import time

import simcord

from bot.playground.simulator import Simulator

BEAT_SECONDS = 0.2
CATCH_UP_SECONDS = 60.0
"""After the machine slept, the lost hours are lived through in steps of this length."""

log = logging.getLogger(__name__)


class Pulse:
    """Moves the clock and publishes the pages, never while a visitor's action is under way."""

    def __init__(self, simulator: Simulator, preview: simcord.Preview, turn: asyncio.Lock) -> None:
        self._simulator = simulator
        self._preview = preview
        self._turn = turn
        self._published = simulator.requests

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            started = time.monotonic()
            async with self._turn:
                await self._beat()
            await asyncio.sleep(max(BEAT_SECONDS, time.monotonic() - started))

    async def _beat(self) -> None:
        try:
            await self._simulator.catch_up(at_most=CATCH_UP_SECONDS)
            requests = self._simulator.requests
            if requests != self._published:
                await self._preview.refresh()
                self._published = requests
        except TimeoutError as error:
            log.warning("the bot is still busy: %s", error)
