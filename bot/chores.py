"""What the house does by the hour: months that are over, and data of those who left long ago."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import aiohttp
import discord

from bot.podiums import Podiums
from bot.publisher import Publisher
from engine.errors import RegaliaError
from engine.store.people import THE_BOT
from engine.store.sqlite import SqliteStore
from engine.tables.service import Tables
from engine.tables.wakes import Sleep

log = logging.getLogger(__name__)

FIRST: Final = 60.0
"""Seconds after the start: nothing of it is urgent."""
EVERY: Final = 3600.0
FAILURES: Final = (RegaliaError, discord.HTTPException, aiohttp.ClientError, OSError)
"""What puts a chore off."""


class Chores:
    """One quiet task beside the tables."""

    def __init__(
        self,
        client: discord.Client,
        store: SqliteStore,
        tables: Tables,
        podiums: Podiums,
        publisher: Publisher,
        *,
        clock: Callable[[], float],
        sleep: Sleep,
    ) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._podiums = podiums
        self._publisher = publisher
        self._clock = clock
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """No more; what is under way is broken off, and done the next time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        await self._sleep(FIRST)
        while True:
            for chore in (self._turn_seasons, self._part_unnoticed, self._purge, self._redraw):
                try:
                    await chore()
                except FAILURES:
                    log.exception("A chore is put off")
            await self._sleep(EVERY)

    async def _turn_seasons(self) -> None:
        await self._store.roll_seasons(self._clock())
        await self._podiums.announce()

    async def _part_unnoticed(self) -> None:
        """Leave servers that removed the bot while it was not running."""
        if not self._client.is_ready():
            return  # nobody knows yet which servers the bot is in
        for guild_id in await self._store.guilds():
            if self._client.get_guild(guild_id) is None:
                await self._store.guild_left(guild_id, self._clock())
                await self._tables.close_guild(guild_id)

    async def _purge(self) -> None:
        """Delete what is due, of those who have really gone: a return may have been missed."""
        if not self._client.is_ready():
            return  # nobody knows yet which servers the bot is in
        for guild_id, user_id in await self._store.departures_due(self._clock()):
            try:
                await self._part(guild_id, user_id)
            except FAILURES:
                log.exception("What was kept for server %d is deleted later", guild_id)

    async def _redraw(self) -> None:
        if self._client.is_ready():
            self._publisher.redraw()

    async def _part(self, guild_id: int, user_id: int) -> None:
        guild = self._client.get_guild(guild_id)
        if user_id == THE_BOT:
            if guild is None:
                await self._store.erase_guild(guild_id)
            else:
                await self._store.guild_returned(guild_id)
        elif guild is not None and await _is_member(guild, user_id):
            await self._store.person_returned(guild_id, user_id)
        else:
            await self._tables.forget(user_id, guild_id)


async def _is_member(guild: discord.Guild, user_id: int) -> bool:
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    return True
