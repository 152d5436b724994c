"""The public message of a table: edited where it stands, or posted anew; and what is kept of it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from bot.burial import Burials
from bot.i18n import Say
from bot.messenger import UNKNOWN_MESSAGE, Messenger, nonce
from bot.screens import public
from bot.screens.layout import Screen
from bot.servers import Servers
from bot.shown import Shown
from engine.errors import RegaliaError
from engine.store.protocol import Posting, Store
from engine.tables.table import Status, Table

log = logging.getLogger(__name__)


class Display:
    """Draws tables for everybody. What Discord refuses, and a cut connection, come out as raised."""

    def __init__(
        self,
        store: Store,
        servers: Servers,
        messenger: Messenger,
        burials: Burials,
        *,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._servers = servers
        self._messenger = messenger
        self._burials = burials
        self._clock = clock

    async def screen(self, table: Table) -> Screen:
        """What everybody sees of a table, in the language of its server."""
        settings = await self._servers.get(table.place.guild_id)
        return public.public(table, await self.say(table), computers=settings.computers)

    async def say(self, table: Table) -> Say:
        """Words for everybody in the server of a table."""
        say = await self._servers.say(table.place.guild_id)
        return say.of(table.seats)

    async def posting(self, table_id: int, shown: Shown) -> Posting:
        """Where the table is shown. Raises ``StoreError``."""
        if shown.posting is None:
            shown.posting = await self._store.posting(table_id)
        return shown.posting

    async def remember(self, shown: Shown, posting: Posting) -> None:
        """Keep where a table is shown; while the database does not, in memory."""
        shown.posting = posting
        try:
            await self._store.save_posting(posting)
        except RegaliaError as error:
            log.warning("Where table %d is shown was not kept: %s", posting.table_id, error)

    async def show(self, table: Table, shown: Shown) -> None:
        """Show the table as it is, unless its message does. Raises ``StoreError`` too."""
        posting = await self.posting(table.id, shown)
        if shown.redraw:
            await self._redraw(table, shown, posting)
        elif shown.repost or shown.crossed or table.version > posting.shown_version:
            await self._draw(table, shown, posting)

    async def _draw(self, table: Table, shown: Shown, posting: Posting) -> None:
        if table.status is Status.CLOSED and posting.message_id is None:
            return
        screen = await self.screen(table)
        shown.crossed = shown.holds > 0
        old, message_id = posting.message_id, None
        check = shown.check and table.version <= posting.shown_version
        if old is not None and not shown.repost and (check or not self._burials.is_due(table, old)):
            refusal = await self._messenger.edit(table.place, old, screen)
            if refusal is None or (check and refusal != UNKNOWN_MESSAGE):
                message_id = old
        if message_id is None:
            message_id = await self._post(table, shown, screen)
        shown.repost = shown.check = False
        shown.edited_at = self._clock()
        assert shown.posting is not None
        version = shown.posting.shown_version if shown.crossed else table.version
        await self.remember(
            shown, replace(shown.posting, message_id=message_id, shown_version=version)
        )
        if old is not None and old != message_id:
            # Last, so that its deletion is not taken for that of the table's message.
            await self._messenger.delete(table.place.channel_id, old)

    async def _redraw(self, table: Table, shown: Shown, posting: Posting) -> None:
        """Show a table that is over as it is now: on its own message, or not at all."""
        message_id, screen = posting.message_id, await self.screen(table)
        if message_id is not None:
            there = await self._messenger.redraw(table.place, message_id, screen)
            message_id = message_id if there else None
        await self.remember(
            shown, replace(posting, message_id=message_id, shown_version=table.version)
        )
        shown.redraw = False

    async def _post(self, table: Table, shown: Shown, screen: Screen) -> int:
        """Post the table's message; its id."""
        assert shown.posting is not None
        posted = shown.posting.posted
        again, shown.tried = shown.tried, True
        message_id = await self._messenger.send(
            table.place, screen, nonce(table.place.channel_id, table.id, posted)
        )
        shown.tried = False
        if again:  # it may be the message of the earlier try, as the table was then
            shown.crossed = shown.dirty = True
        shown.posting = replace(shown.posting, posted=posted + 1)
        self._burials.moved(table)
        return message_id
