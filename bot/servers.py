"""What servers chose for their tables, kept in memory: every picture of a table asks for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Protocol

from bot.i18n import FALLBACK, Say, pick
from engine.errors import StoreError
from engine.store.housekeeping import GuildSettings

log = logging.getLogger(__name__)

KEPT: Final = 5000
"""Servers remembered; beyond that all are asked for anew."""


class SettingsStore(Protocol):
    """Where the settings are kept."""

    async def settings(self, guild_id: int) -> GuildSettings:
        """What a server chose."""

    async def save_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Keep what a server chose."""


class Servers:
    """The settings of each server."""

    def __init__(self, store: SettingsStore, locale: Callable[[int], str | None]) -> None:
        """``locale`` tells the language that Discord has for a server, if it is known."""
        self._store = store
        self._locale = locale
        self._known: dict[int, GuildSettings] = {}

    async def get(self, guild_id: int) -> GuildSettings:
        """What a server chose; the defaults while the database cannot say."""
        if guild_id in self._known:
            return self._known[guild_id]
        try:
            settings = await self._store.settings(guild_id)
        except StoreError as error:
            log.warning("The settings of server %d could not be read: %s", guild_id, error)
            return GuildSettings()
        self._remember(guild_id, settings)
        return settings

    async def save(self, guild_id: int, settings: GuildSettings) -> None:
        """Keep what a server chose. Raises ``StoreError``."""
        await self._store.save_settings(guild_id, settings)
        self._remember(guild_id, settings)

    async def say(self, guild_id: int) -> Say:
        """Words for what everybody in a server reads: in its language, or as Discord has it."""
        settings = await self.get(guild_id)
        return Say(settings.language or pick(self._locale(guild_id) or FALLBACK))

    def _remember(self, guild_id: int, settings: GuildSettings) -> None:
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[guild_id] = settings
