"""The close of a season is told where seasons were last begun or ended, once."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import aiohttp
import discord

from bot.screens import seasons as screens
from bot.servers import Servers
from engine.games import Registry
from engine.store.servers import Season
from engine.store.sqlite import SqliteStore
from engine.tables.table import Place

log = logging.getLogger(__name__)

CHANNEL: Final = "scores.channel"
"""The server setting that holds the channel for podiums."""


class Podiums:
    """Announces seasons that ended."""

    def __init__(
        self, client: discord.Client, store: SqliteStore, servers: Servers, registry: Registry
    ) -> None:
        self._client = client
        self._store = store
        self._servers = servers
        self._registry = registry
        self._lock = asyncio.Lock()

    async def announce_in(self, place: Place) -> None:
        """From now on a server's podiums are shown in this channel."""
        await self._store.set_guild_setting(place.guild_id, CHANNEL, str(place.channel_id))

    async def announce(self, guild_id: int | None = None) -> None:
        """Tell of all seasons that ended since, of one server or of all. Raises ``StoreError``.

        What could not be sent because the connection failed is told the next time.
        """
        async with self._lock:
            for season in await self._store.unannounced_seasons():
                if guild_id in (None, season.guild_id) and await self._tell(season):
                    await self._store.season_announced(season.id)

    async def _tell(self, season: Season) -> bool:
        """Whether it is told, or never will be: nobody is told of a season without a match."""
        channel = await self._store.guild_setting(season.guild_id, CHANNEL)
        podium = await self._store.podium(season.guild_id, season.id)
        if channel is None or not podium:
            return True
        say = await self._servers.say(season.guild_id)
        screen = screens.podium(season, podium, self._registry, say)
        there = self._client.get_partial_messageable(int(channel), guild_id=season.guild_id)
        try:
            await there.send(view=screen, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.warning("The podium of season %d was not shown: %s", season.id, error)
            return error.status < 500 and error.status != 429
        except (aiohttp.ClientError, OSError) as error:
            log.warning("The podium of season %d waits: %s", season.id, error)
            return False
        return True
