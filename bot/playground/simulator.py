"""The simulated Discord: its server, channel and people, and the clock that is moved by hand.

simcord calls its backend internal, so every use of it stands in this file, and
``tests/playground/test_simulator.py`` says which one broke after an upgrade.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
import simcord

BOT_NAME = "Regalia"
SERVER_NAME = "The Royal Court"
CHANNEL_NAME = "royal-table"
CHANNEL_TOPIC = "Type /play to open a table. Change who you are at the top of the page."
STEWARD = "Eleanor Ashdown"
"""The member who may manage the server."""
PEOPLE = {
    "eleanor": STEWARD,
    "thomas": "Thomas Percy",
    "isabel": "Isabel Neville",
    "rhys": "Rhys Tudor",
}
"""User names and the names that are shown, in the order of the viewer menu."""

SETTLE_SECONDS = 5.0
"""How long one action may keep the bot busy before the page calls it unanswered."""


@dataclass(frozen=True, slots=True)
class Simulator:
    """A running bot and the Discord around it."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    members: tuple[simcord.MemberActor, ...]

    @property
    def requests(self) -> int:
        """How many requests the bot has sent so far: when it grew, the world may look new."""
        return len(self.env.http_requests)

    async def catch_up(self, *, at_most: float) -> None:
        """Move the simulated clock to the real time, at most so many seconds at once.

        Raises:
            TimeoutError: the bot is still busy; what passed meanwhile stays passed.
        """
        behind = (datetime.now(UTC) - self.env.now()).total_seconds()
        if behind > 0:
            await self.env.advance_time(min(behind, at_most))


class Pause:
    """Stands in for ``asyncio.sleep`` in the bot.

    simcord answers an action when everything the bot has begun is done, short sleeps included. A
    pause declared as waiting for the outside is left out of that, so that a click is answered at
    once and the computers move afterwards.
    """

    def __init__(self) -> None:
        self._env: simcord.Env | None = None

    def bind(self, env: simcord.Env) -> None:
        """Name the simulator whose clock ends the pauses."""
        self._env = env

    async def __call__(self, delay: float) -> None:
        """Sleep for so many seconds of the simulated clock."""
        if self._env is None or delay <= 0:
            await asyncio.sleep(delay)
        else:
            await self._env.external_wait(asyncio.sleep(delay), reason="the bot lets time pass")


@asynccontextmanager
async def simulate(build: Callable[[Pause], discord.Client]) -> AsyncIterator[Simulator]:
    """Run the bot that ``build`` makes in one server with one channel and four people.

    The people, the server and the channel have the same ids each time, so that a kept database
    still fits; messages get ids of the present moment, so that none is taken for an old one.
    """
    pause = Pause()
    bot = build(pause)
    shards = 1 if isinstance(bot, discord.AutoShardedClient) else None
    env = simcord.Env(bot, shard_count=shards, settle_timeout=SETTLE_SECONDS, check_errors=False)
    pause.bind(env)
    env.backend.edit_bot_profile(BOT_NAME)
    guild = env.create_guild(SERVER_NAME)
    steward = guild.create_role("Steward", permissions=discord.Permissions(manage_guild=True))
    channel = guild.create_text_channel(CHANNEL_NAME, topic=CHANNEL_TOPIC)
    members = tuple(
        guild.add_member(
            env.create_user(name, global_name=shown),
            roles=[steward] if shown == STEWARD else [],
        )
        for name, shown in PEOPLE.items()
    )
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    try:
        await env.start()
        yield Simulator(env, channel, members)
    finally:
        try:
            await bot.close()
        finally:
            await env.shutdown()
