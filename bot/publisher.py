"""Keeping each table's public message and its turn ping up to date.

Edits of one table are coalesced: the newest state wins, and two edits are never closer than the
pace. A message that is gone is posted anew, a channel that is gone closes its table, and where
Discord says no, the table is left alone until it changes again. What failed on the way (5xx, a
cut connection) is tried again. While nothing changed, no task exists.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import aiohttp
import discord

from bot.i18n import FALLBACK, Say
from bot.screens import public
from bot.screens.layout import Screen
from bot.throttle import Throttle
from engine.errors import RegaliaError
from engine.store.protocol import Posting, Store
from engine.tables.service import Tables
from engine.tables.table import Status, Table
from engine.tables.wakes import Sleep

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
TOO_OLD = 30046
RETRY_SECONDS = 1.0
"""How long a table waits before its newest state is tried again; doubled with each failure."""
LONGEST_RETRY = 60.0
RETRIES = 20
STOP_SECONDS = 3.0
"""How long requests under way may take when the house closes."""


@dataclass(slots=True)
class _Shown:
    """What is known here of one table's messages.

    ``holds`` counts answers under way. ``crossed`` says that some of them, or one and an edit,
    were under way together: nobody knows which of them Discord saw last.
    """

    posting: Posting | None = None
    dirty: bool = False
    holds: int = 0
    crossed: bool = False
    task: asyncio.Task[None] | None = None
    waits: bool = False
    edited_at: float = float("-inf")
    pinged: int | None = None
    watched: bool = False
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
        self._throttle = Throttle(clock, sleep)
        self._shown: dict[int, _Shown] = {}
        self._stopped = False

    def say(self, table: Table) -> Say:
        """Words for everybody at a table."""
        return Say.at(table, FALLBACK)

    def changed(self, before: Table | None, after: Table) -> None:
        """A table changed (called by ``Tables`` after each commit)."""
        shown = self._of(after.id)
        if before is not None and not shown.watched:
            # The first change after a start: whose turn it was knows so already.
            shown.pinged = _to_ping(before)
        shown.watched = True
        self._touch(after.id)

    async def resume(self) -> None:
        """After a start: show what the house had no time to show before it closed."""
        for table_id in await self._store.unshown():
            self._touch(table_id)

    async def stop(self) -> None:
        """Finish the requests under way; pauses are not waited for.

        What was not shown is shown after the next start.
        """
        self._stopped = True
        tasks = []
        for shown in self._shown.values():
            if shown.task is not None:
                tasks.append(shown.task)
                if shown.waits:
                    shown.task.cancel()
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=STOP_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    @contextmanager
    def hold(self, table_id: int) -> Iterator[None]:
        """Hold edits of a table back while an answer shows its newest state anyway."""
        shown = self._of(table_id)
        shown.holds += 1
        if shown.holds > 1 or (shown.task is not None and not shown.waits):
            shown.crossed = True
        try:
            yield
        finally:
            shown.holds -= 1
            shown.dirty |= shown.crossed
            self._start(table_id, shown)

    async def note_shown(self, table: Table, message_id: int) -> None:
        """This message shows this version now. A new table's first message becomes its own."""
        shown = self._of(table.id)
        before = posting = await self._posting(table.id, shown)
        if posting.message_id is None:
            posting = replace(posting, message_id=message_id)
        if posting.message_id == message_id and table.version > posting.shown_version:
            shown.edited_at = self._clock()
            if not shown.crossed:
                posting = replace(posting, shown_version=table.version)
        if posting != before:
            await self._remember(shown, posting)

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
            shown.waits = True  # nothing is under way yet
            shown.task = asyncio.get_running_loop().create_task(self._work(table_id, shown))

    async def _work(self, table_id: int, shown: _Shown) -> None:
        finished = False
        try:
            while shown.dirty and not shown.holds and not self._stopped:
                await self._wait(shown)
                shown.dirty = False
                finished = await self._publish(table_id, shown)
        except Exception:
            shown.dirty = False  # what failed like this would fail again at once
            log.exception("Table %d could not be shown", table_id)
        finally:
            shown.task = None
            if finished and not shown.dirty and not shown.holds:
                self._shown.pop(table_id, None)
            else:
                self._start(table_id, shown)

    async def _wait(self, shown: _Shown) -> None:
        shown.waits = True
        try:
            wait = shown.edited_at + self._pace - self._clock()
            if wait > 0:
                await self._sleep(wait)
            await self._throttle.turn()
        finally:
            shown.waits = False

    async def _publish(self, table_id: int, shown: _Shown) -> bool:
        """Show the newest state. Whether the table is over and needs no watching any more."""
        try:
            table = await self._tables.peek(table_id)
            if table is None:
                return True
            try:
                posting = await self._posting(table_id, shown)
                if shown.repost or shown.crossed or table.version > posting.shown_version:
                    await self._show(table, shown, posting)
                await self._ping(table, shown)
                shown.failures = 0
            except discord.HTTPException as error:
                await self._refused(table, shown, error)
        except (aiohttp.ClientError, OSError, RegaliaError) as error:
            self._again(table_id, shown, error)
            return False
        return not table.status.running

    async def _show(self, table: Table, shown: _Shown, posting: Posting) -> None:
        if table.status is Status.CLOSED and posting.message_id is None:
            return
        screen = public.public(table, self.say(table))
        shown.crossed = shown.holds > 0
        old = posting.message_id
        message_id = None if shown.repost else await self._edit(table, old, screen)
        if message_id is None:
            message_id = await self._send(table, screen)
        shown.repost = False
        shown.edited_at = self._clock()
        assert shown.posting is not None
        version = shown.posting.shown_version if shown.crossed else table.version
        await self._remember(
            shown, replace(shown.posting, message_id=message_id, shown_version=version)
        )
        if old != message_id:
            # Last, so that its deletion is not taken for that of the table's message.
            await self._delete(table, old)

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
            await self._throttle.turn()
            await self._channel(table).get_partial_message(message_id).delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.debug("Message %d was not deleted: %s", message_id, error)

    async def _ping(self, table: Table, shown: _Shown) -> None:
        """One new, short message when the turn passes to a person, gone when it moves on."""
        due = _to_ping(table)
        if due == shown.pinged:
            return
        assert shown.posting is not None
        old = shown.posting.ping_id
        ping_id = None
        if due is not None:
            await self._throttle.turn()
            ping_id = await self._send(table, public.ping(table, due, self.say(table)), due)
        shown.pinged = due
        await self._remember(shown, replace(shown.posting, ping_id=ping_id))
        await self._delete(table, old)

    async def _refused(self, table: Table, shown: _Shown, error: discord.HTTPException) -> None:
        if error.code == UNKNOWN_CHANNEL:
            await self._tables.close_place(table.place)
        elif error.status >= 500 or error.status == 429:
            self._again(table.id, shown, error)
        else:
            log.warning("Table %d cannot be shown in %s: %s", table.id, table.place, error)

    def _again(self, table_id: int, shown: _Shown, error: Exception) -> None:
        """Try once more after a while, longer with each failure."""
        if shown.failures >= RETRIES:
            log.error("Table %d is given up until it changes: %s", table_id, error)
            return
        wait = min(RETRY_SECONDS * 2**shown.failures, LONGEST_RETRY)
        shown.failures += 1
        shown.dirty = True
        shown.edited_at = self._clock() + wait - self._pace
        log.warning("Table %d will be shown again in %d s: %s", table_id, wait, error)

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


def _to_ping(table: Table) -> int | None:
    """Who is to know that it is their turn. Nobody who plays with computers only: theirs is near."""
    turn = table.turn
    return turn.user_id if turn is not None and len(table.people) > 1 else None
