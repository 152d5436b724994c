"""One evening in the playground: from the bot's start to the last visitor's leave."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

import discord
import simcord

from bot.client import Regalia
from bot.playground.front import serve
from bot.playground.pulse import Pulse
from bot.playground.simulator import Pause, Simulator, simulate
from engine.store.settling import COMPUTERS

CLOSING_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Session:
    """A playground that is open: the address of its page, and what stands behind it."""

    url: str
    simulator: Simulator
    preview: simcord.Preview
    pulse: asyncio.Task[None]

    async def ended(self, stop: asyncio.Event) -> None:
        """Wait until ``stop`` is set, a visitor ends the session, or the heartbeat fails."""
        stopped = asyncio.create_task(stop.wait())
        closed = asyncio.create_task(self.preview.wait_closed())
        try:
            await asyncio.wait({stopped, closed, self.pulse}, return_when=asyncio.FIRST_COMPLETED)
            if self.pulse.done():
                # A page that is being closed can no longer be renewed: that is no failure.
                await asyncio.wait({closed}, timeout=CLOSING_SECONDS)
                if not closed.done():
                    self.pulse.result()
        finally:
            stopped.cancel()
            closed.cancel()


async def _let_computers_count(simulator: Simulator) -> None:
    """Who plays here alone among computers still finds themselves on a board."""
    bot, guild_id = simulator.env.bot, simulator.members[0].guild.id
    if isinstance(bot, Regalia) and await bot.store.guild_setting(guild_id, COMPUTERS) is None:
        await bot.store.set_computers_count(guild_id, on=True)


@asynccontextmanager
async def open_session(
    build: Callable[[Pause], discord.Client], ports: Sequence[int] = (0,)
) -> AsyncIterator[Session]:
    """Start the bot that ``build`` makes and serve its page at the first port that is free.

    Port 0 stands for any.

    Raises:
        OSError: every port is taken.
    """
    turn = asyncio.Lock()
    async with simulate(build) as simulator:
        await _let_computers_count(simulator)
        preview = simulator.env.preview(
            simulator.channel, viewers=simulator.members, layout="channel", display="responsive"
        )
        async with preview:
            inside = urlsplit(preview.url)
            async with serve(f"{inside.scheme}://{inside.netloc}", turn, ports) as address:
                pulse = asyncio.create_task(Pulse(simulator, preview, turn).run())
                try:
                    yield Session(f"{address}/#{inside.fragment}", simulator, preview, pulse)
                finally:
                    pulse.cancel()
                    await asyncio.wait({pulse})
