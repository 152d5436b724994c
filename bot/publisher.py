"""Keeping each table's public message and its turn ping up to date.

Edits of one table are coalesced: the newest state wins, and two edits are never closer than the
pace. A message that is gone is posted anew, a channel that is gone closes its table, and a
channel the bot may not write in is left alone until the table changes again. While nothing
changed, no task exists.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import discord

from bot.i18n import FALLBACK, Say
from bot.screens import public
from bot.screens.layout import Screen
from engine.errors import RegaliaError
from engine.store.protocol import Posting, Store
from engine.tables.service import Tables
from engine.tables.table import Status, Table
from engine.tables.wakes import Sleep

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
TOO_OLD = 30046
RETRY_SECONDS = 15.0
"""How long a table waits after Discord failed (5xx), before its newest state is tried again."""
RETRIES = 20


@dataclass(slots=True)
class _Shown:
    """What is known here of one table's messages; ``holds`` counts answers under way."""

    posting: Posting | None = None
    dirty: bool = False
    holds: int = 0
    task: asyncio.Task[None] | None = None
    edited_at: float = float("-inf")
    pinged: int | None = None
    repost: bool = False
    failures: int = 0


class Publisher:
    """Shows tables where they are played."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        *,
        clock: Callable[[], float],
        sleep: Sleep,
        pace: float,
    ) -> None:
        """``pace`` is the least time between two edits of one message, in seconds."""
        self._client = client
        self._store = store
        self._tables = tables
        self._clock = clock
        self._sleep = sleep
        self._pace = pace
        self._shown: dict[int, _Shown] = {}
        self._stopped = False

    def say(self, table: Table) -> Say:
        """Words for everybody at a table."""
        return Say.at(table, FALLBACK)

    def changed(self, _before: Table | None, after: Table) -> None:
        """A table changed (called by ``Tables`` after each commit)."""
        self._touch(after.id)

    async def resume(self) -> None:
        """After a start: show what the house had no time to show before it closed."""
        for table_id in await self._store.unshown():
            self._touch(table_id)

    async def stop(self) -> None:
        """Finish the edits under way; pauses are not waited for."""
        self._stopped = True
        tasks = [shown.task for shown in self._shown.values() if shown.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @contextmanager
    def hold(self, table_id: int) -> Iterator[None]:
        """Hold edits of a table back while an answer shows its newest state anyway."""
        shown = self._of(table_id)
        shown.holds += 1
        try:
            yield
        finally:
            shown.holds -= 1
            self._start(table_id, shown)

    async def note_shown(self, table: Table, message_id: int) -> None:
        """This message shows this version now. A new table's first message becomes its own."""
        shown = self._of(table.id)
        posting = await self._posting(table.id, shown)
        if posting.message_id is None:
            posting = replace(posting, message_id=message_id)
        if posting.message_id == message_id and table.version > posting.shown_version:
            shown.edited_at = self._clock()
            await self._remember(shown, replace(posting, shown_version=table.version))

    def repost(self, table_id: int) -> None:
        """Show the table anew at the bottom of its channel, and take the old message away."""
        self._of(table_id).repost = True
        self._touch(table_id)

    def message_gone(self, table_id: int) -> None:
        """The public message was deleted: post it anew."""
        self.repost(table_id)

    def _of(self, table_id: int) -> _Shown:
        return self._shown.setdefault(table_id, _Shown())

    def _touch(self, table_id: int) -> None:
        shown = self._of(table_id)
        shown.dirty = True
        self._start(table_id, shown)

    def _start(self, table_id: int, shown: _Shown) -> None:
        if shown.dirty and not shown.holds and shown.task is None and not self._stopped:
            shown.task = asyncio.get_running_loop().create_task(self._work(table_id, shown))

    async def _work(self, table_id: int, shown: _Shown) -> None:
        finished = False
        try:
            while shown.dirty and not shown.holds:
                wait = shown.edited_at + self._pace - self._clock()
                if wait > 0:
                    await self._sleep(wait)
                shown.dirty = False
                finished = await self._publish(table_id, shown)
        except Exception:
            log.exception("Table %d could not be shown", table_id)
        finally:
            shown.task = None
            if finished and not shown.dirty and not shown.holds:
                self._shown.pop(table_id, None)
            else:
                self._start(table_id, shown)

    async def _publish(self, table_id: int, shown: _Shown) -> bool:
        """Show the newest state. Whether the table is over and needs no watching any more."""
        table = await self._tables.peek(table_id)
        if table is None:
            return True
        posting = await self._posting(table_id, shown)
        try:
            if shown.repost or table.version > posting.shown_version:
                await self._show(table, shown, posting)
            await self._ping(table, shown)
            shown.failures = 0
        except discord.HTTPException as error:
            await self._failed(table, shown, error)
        return not table.status.running

    async def _show(self, table: Table, shown: _Shown, posting: Posting) -> None:
        if table.status is Status.CLOSED and posting.message_id is None:
            return
        screen = public.public(table, self.say(table))
        old = posting.message_id
        message_id = None if shown.repost else await self._edit(table, old, screen)
        if message_id is None:
            message_id = await self._send(table, screen)
            await self._delete(table, old)
        shown.repost = False
        shown.edited_at = self._clock()
        assert shown.posting is not None
        await self._remember(
            shown, replace(shown.posting, message_id=message_id, shown_version=table.version)
        )

    async def _edit(self, table: Table, message_id: int | None, screen: Screen) -> int | None:
        if message_id is None:
            return None
        try:
            await self._channel(table).get_partial_message(message_id).edit(view=screen)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_OLD):
                return None
            raise
        return message_id

    async def _send(self, table: Table, screen: Screen, mention: int | None = None) -> int:
        allowed = discord.AllowedMentions.none()
        if mention is not None:
            allowed = discord.AllowedMentions(users=[discord.Object(mention)])
        message = await self._channel(table).send(view=screen, allowed_mentions=allowed)
        return message.id

    async def _delete(self, table: Table, message_id: int | None) -> None:
        if message_id is None:
            return
        try:
            await self._channel(table).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            log.debug("Message %d was not deleted: %s", message_id, error)

    async def _ping(self, table: Table, shown: _Shown) -> None:
        """One new, short message when the turn passes to a person, gone when it moves on.

        Nobody is pinged who plays with computers only: their turn is never far away.
        """
        turn = table.turn
        due = turn.user_id if turn is not None and len(table.people) > 1 else None
        if due == shown.pinged:
            return
        assert shown.posting is not None
        old = shown.posting.ping_id
        shown.pinged = due
        ping_id = None
        if due is not None:
            ping_id = await self._send(table, public.ping(table, due, self.say(table)), due)
        await self._remember(shown, replace(shown.posting, ping_id=ping_id))
        await self._delete(table, old)

    async def _failed(self, table: Table, shown: _Shown, error: discord.HTTPException) -> None:
        if error.code == UNKNOWN_CHANNEL:
            await self._tables.close_place(table.place)
        elif isinstance(error, discord.Forbidden):
            log.warning("Table %d cannot be shown in %s: %s", table.id, table.place, error)
        elif shown.failures < RETRIES:
            shown.failures += 1
            shown.dirty = True
            shown.edited_at = self._clock() + RETRY_SECONDS - self._pace
            log.warning("Table %d will be shown again later: %s", table.id, error)

    async def _posting(self, table_id: int, shown: _Shown) -> Posting:
        if shown.posting is None:
            shown.posting = await self._store.posting(table_id)
        return shown.posting

    async def _remember(self, shown: _Shown, posting: Posting) -> None:
        shown.posting = posting
        try:
            await self._store.save_posting(posting)
        except RegaliaError as error:
            log.warning("Where table %d is shown was not kept: %s", posting.table_id, error)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.place.channel_id, guild_id=table.place.guild_id
        )
