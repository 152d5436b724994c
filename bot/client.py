"""The bot itself: one Discord client over one house of tables."""

from __future__ import annotations

import asyncio
import logging
from random import Random

import discord
from discord import app_commands

from bot import health
from bot.chores import Chores
from bot.commands import add_commands
from bot.commands.translator import CatalogueTranslator
from bot.components import Component
from bot.hands import Hands
from bot.languages import Languages
from bot.looks import Looks
from bot.podiums import Podiums
from bot.publisher import Publisher
from bot.servers import Servers
from bot.settings import Settings
from engine.errors import RegaliaError, StoreError
from engine.games import BUILDERS, Registry
from engine.store.sqlite import SqliteStore, open_store
from engine.tables.service import Tables
from engine.tables.table import Place
from engine.tables.wakes import Sleep

log = logging.getLogger(__name__)

BEAT_SECONDS = 20.0
"""How often it is kept that the house is open: time it was closed counts for no clock."""
EDIT_PACE = 1.2
"""Seconds between two edits of one message: a channel's bucket allows about 5 in 5 s."""


def build_bot(
    settings: Settings,
    *,
    sleep: Sleep = asyncio.sleep,
    pace: float = EDIT_PACE,
    rng: Random | None = None,
) -> Regalia:
    """The bot, not yet connected. Raises ``DataError`` for an operator's deck with an error.

    ``sleep`` waits for pauses and deadlines; ``pace`` is the least time between two edits of a
    message, in seconds; ``rng`` shuffles, the system's own generator unless given.
    """
    return Regalia(settings, read_games(settings), sleep=sleep, pace=pace, rng=rng)


def read_games(settings: Settings) -> Registry:
    """The games, with the operator's own decks. Raises ``DataError``."""
    editions = {}
    for builder in BUILDERS:
        deck = getattr(settings, f"{builder.id.replace('-', '_')}_deck", None)
        if deck is not None:
            editions[builder.id] = builder.read_edition(deck)
    return Registry(editions)


def now() -> float:
    """UTC seconds since 1970, by the clock that discord.py goes by."""
    return discord.utils.utcnow().timestamp()


class Regalia(discord.AutoShardedClient):
    """The client; its services exist once ``setup_hook`` has run."""

    store: SqliteStore
    tables: Tables
    servers: Servers
    languages: Languages
    publisher: Publisher
    podiums: Podiums
    chores: Chores

    def __init__(
        self,
        settings: Settings,
        registry: Registry,
        *,
        sleep: Sleep,
        pace: float,
        rng: Random | None,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True
        intents.members = settings.members_intent
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.settings = settings
        self.registry = registry
        self.tree = app_commands.CommandTree(self)
        self.hands = Hands()
        self.looks = Looks()
        self._sleep = sleep
        self._pace = pace
        self._rng = rng
        self._beating: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the house. Raises ``StoreError`` when the database cannot be used."""
        self.store = await open_store(self.settings.database)
        self.tables = Tables(
            self.store,
            self.registry,
            rng=self._rng,
            clock=now,
            sleep=self._sleep,
            pause=self.settings.computer_pause,
        )
        self.servers = Servers(self.store, self._locale)
        self.languages = Languages(self.store)
        await self.languages.load()
        self.publisher = Publisher(
            self,
            self.store,
            self.tables,
            self.servers,
            self.languages,
            clock=now,
            sleep=self._sleep,
            pace=self._pace,
        )
        self.podiums = Podiums(self, self.store, self.servers, self.registry)
        self.chores = Chores(
            self,
            self.store,
            self.tables,
            self.podiums,
            self.publisher,
            clock=now,
            sleep=self._sleep,
        )
        self.tables.subscribe(self.publisher.changed)
        self.add_dynamic_items(Component)
        add_commands(self)
        await self.tree.set_translator(CatalogueTranslator())
        await self._sync()
        await self.tables.resume()
        await self.publisher.resume()
        self._beating = asyncio.get_running_loop().create_task(self._beat())
        self.chores.start()
        if self.settings.health_file is not None:
            health.start(self, self.settings.health_file)

    async def close(self) -> None:
        """Finish what is under way, leave Discord, then close the database."""
        if self._beating is not None:
            self._beating.cancel()
        if hasattr(self, "publisher"):
            await self.chores.stop()
            await self.tables.stop()
            await self.publisher.stop()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    async def _beat(self) -> None:
        while True:
            await self._sleep(BEAT_SECONDS)
            try:
                await self.store.beat(now())
            except StoreError as error:
                log.warning("That the house is open could not be kept: %s", error)

    def _locale(self, guild_id: int) -> str | None:
        guild = self.get_guild(guild_id)
        return None if guild is None else guild.preferred_locale.value

    async def _sync(self) -> None:
        guild_id = self.settings.development_guild
        if guild_id is None:
            await self.tree.sync()
            return
        guild = discord.Object(guild_id)
        self.tree.copy_global_to(guild=guild)
        await self.tree.sync(guild=guild)

    # --- what happens around the tables ---

    async def on_ready(self) -> None:
        """Connected, or connected anew."""
        log.info("Ready as %s in %d servers", self.user, len(self.guilds))
        self.publisher.check()

    async def on_message(self, message: discord.Message) -> None:
        """Somebody wrote something in a channel, whatever it is: tables must not be buried."""
        if message.author != self.user and not message.flags.ephemeral:
            await self.publisher.message_posted(message.channel.id)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """Somebody deleted a message: a running table's is posted anew."""
        await self._messages_gone({event.message_id})

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Somebody cleared a channel."""
        await self._messages_gone(event.message_ids)

    async def _messages_gone(self, message_ids: set[int]) -> None:
        for message_id in message_ids:
            table_id = await self.store.table_of_message(message_id)
            if table_id is None:
                continue
            table = await self.tables.peek(table_id)
            if table is not None and table.status.running:
                await self.publisher.message_gone(table_id, message_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its table closes, scores of finished matches stay."""
        await self._place_gone(Place(channel.guild.id, channel.id))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, like a channel."""
        await self._place_gone(Place(event.guild_id, event.thread_id))

    async def _place_gone(self, place: Place) -> None:
        try:
            await self.tables.close_place(place)
        except RegaliaError:
            log.exception("The table of %s could not be closed", place)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed from a server: its tables close, and in 30 days its data is erased."""
        await self.store.guild_left(guild.id, now())
        await self.tables.close_guild(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """In a server, perhaps once more: its data stays."""
        await self.store.guild_returned(guild.id)

    async def on_raw_member_remove(self, event: discord.RawMemberRemoveEvent) -> None:
        """A person left the server: a computer takes their seats, boards hide them."""
        await self.tables.leave_guild(event.guild_id, event.user.id)
        await self.store.person_left(event.guild_id, event.user.id, now())

    async def on_member_join(self, member: discord.Member) -> None:
        """A person came, perhaps once more: all is as it was."""
        await self.store.person_returned(member.guild.id, member.id)
