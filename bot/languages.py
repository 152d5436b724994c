"""Which language a person reads: the one they chose, else the one their Discord speaks."""

from __future__ import annotations

import logging
from typing import Final, Protocol

import discord

from bot.i18n import Say, pick, supported
from engine.errors import StoreError

log = logging.getLogger(__name__)

PREFERENCE: Final = "language"
FOLLOW: Final = "auto"
"""Chosen, or never chosen: the language that Discord speaks."""


class LanguageStore(Protocol):
    """Where the choices are kept."""

    async def preferences(self, name: str) -> dict[int, str]:
        """What everybody chose who chose something, by person."""

    async def set_preference(self, user_id: int, name: str, value: str) -> None:
        """Remember what a person chose."""


class Languages:
    """Everybody's own choice, in memory: every answer begins with it, and few people choose."""

    def __init__(self, store: LanguageStore) -> None:
        self._store = store
        self._chosen: dict[int, str] = {}

    async def load(self) -> None:
        """Read what was chosen so far; without it Discord's languages are spoken."""
        try:
            kept = await self._store.preferences(PREFERENCE)
        except StoreError as error:
            log.warning("The languages people chose could not be read: %s", error)
            return
        self._chosen = {user: locale for user, locale in kept.items() if locale in supported()}

    def chosen(self, user_id: int) -> str:
        """A language of the catalogues, or ``FOLLOW``."""
        return self._chosen.get(user_id, FOLLOW)

    def of(self, interaction: discord.Interaction) -> str:
        """The language to answer somebody in."""
        return self._chosen.get(interaction.user.id) or pick(str(interaction.locale))

    def say(self, interaction: discord.Interaction) -> Say:
        """Words for somebody, away from any table."""
        return Say(self.of(interaction))

    def direct(self, user_id: int, say: Say) -> Say:
        """The same words for this person alone, in the language they chose."""
        return Say(self._chosen.get(user_id, say.locale), say.names)

    async def choose(self, user_id: int, locale: str) -> None:
        """Keep a choice: a language of the catalogues, or ``FOLLOW``. Raises ``StoreError``."""
        await self._store.set_preference(user_id, PREFERENCE, locale)
        self.forget(user_id)
        if locale != FOLLOW:
            self._chosen[user_id] = locale

    def forget(self, user_id: int) -> None:
        """As if this person had never chosen."""
        self._chosen.pop(user_id, None)
