"""Keeping each table's public message up to date: when it is drawn, and what fails on the way.

Edits of one table are coalesced: the newest state wins, and two edits are never closer than the
pace. A message that is gone, too old or buried is posted anew, and a channel that is gone closes
its table. What failed on the way (5xx, a cut connection) is tried again soon; where Discord says
no, after a long while or when somebody acts there. While nothing changed, no task exists.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import aiohttp
import discord

from bot import pings
from bot.burial import Burials
from bot.checking import Checking
from bot.display import Display
from bot.languages import Languages
from bot.messenger import TOO_OLD, Messenger
from bot.pings import Pings
from bot.redrawing import Redrawing
from bot.screens.layout import Screen
from bot.servers import Servers
from bot.shown import Shown
from bot.throttle import Throttle
from engine.errors import RegaliaError
from engine.store.protocol import Store
from engine.tables.service import Tables
from engine.tables.table import Table
from engine.tables.wakes import Sleep

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
RETRY_SECONDS = 1.0
"""How long a table waits before its newest state is tried again; doubled with each failure."""
LONGEST_RETRY = 60.0
RETRIES = 20
REFUSED_SECONDS = 600.0
"""How long a table waits where Discord does not let it be shown, unless somebody acts there."""
STOP_SECONDS = 3.0
"""How long requests under way may take when the house closes."""


class Publisher:
    """Shows tables where they are played."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        servers: Servers,
        languages: Languages,
        *,
        clock: Callable[[], float],
        sleep: Sleep,
        pace: float,
    ) -> None:
        """``pace`` is the least time between two edits of one message, in seconds."""
        self._store = store
        self._tables = tables
        self._clock = clock
        self._sleep = sleep
        self._pace = pace
        self._throttle = Throttle(clock, sleep)
        self._messenger = Messenger(client, self._throttle)
        self._pings = Pings(store, languages, self._messenger, self._throttle)
        self._redrawing = Redrawing(store, self._draw_again, sleep=sleep)
        self._checking = Checking(store, self._check, sleep=sleep)
        self._burials = Burials(store, self.repost, clock=clock, sleep=sleep)
        self._display = Display(store, servers, self._messenger, self._burials, clock=clock)
        self._shown: dict[int, Shown] = {}
        self._stopped = False

    async def screen(self, table: Table) -> Screen:
        """What everybody sees of a table, in the language of its server."""
        return await self._display.screen(table)

    # --- what happens ---

    def changed(self, before: Table | None, after: Table) -> None:
        """A table changed (called by ``Tables`` after each commit)."""
        shown = self._of(after.id)
        if before is not None and not shown.watched:
            # The first change after a start: whose turn it was knows so already.
            shown.called = pings.due(before)
        shown.watched = shown.changed = True
        self._burials.watch(after)
        self._touch(after.id)

    async def resume(self) -> None:
        """After a start: show what the house had no time to show before it closed."""
        for table_id in await self._store.unshown():
            shown = self._of(table_id)
            shown.changed = shown.tried = True
            self._touch(table_id)

    async def stop(self) -> None:
        """Finish the requests under way; pauses are not waited for.

        What was not shown is shown after the next start.
        """
        self._stopped = True
        self._burials.stop()
        self._redrawing.stop()
        self._checking.stop()
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

    async def note_posted(self, table: Table, message_id: int) -> None:
        """The first message of a table is its own: kept before anything more is said of it."""
        shown = self._of(table.id)
        posting = await self._display.posting(table.id, shown)
        if posting.message_id is None:
            await self._display.remember(shown, replace(posting, message_id=message_id))

    async def note_shown(self, table: Table, message_id: int) -> None:
        """This message shows this version now; a new table's first message becomes its own."""
        shown = self._of(table.id)
        before = posting = await self._display.posting(table.id, shown)
        if posting.message_id is None:
            posting = replace(posting, message_id=message_id)
        if posting.message_id == message_id and table.version > posting.shown_version:
            shown.edited_at = self._clock()
            if not shown.crossed:
                posting = replace(posting, shown_version=table.version)
        if posting != before:
            await self._display.remember(shown, posting)

    def repost(self, table_id: int) -> None:
        """Show the table anew at the bottom of its channel, and take the old message away."""
        self._of(table_id).repost = True
        self.acted(table_id)
        self._touch(table_id)

    def redraw(self) -> None:
        """Somebody was forgotten: draw tables that are over without their name, in good time."""
        self._redrawing.start()

    def check(self) -> None:
        """What Discord told may have a gap: see that the messages of tables under way stand."""
        self._checking.start()

    async def message_gone(self, table_id: int, message_id: int) -> None:
        """The public message was deleted: post it anew, after a restart if not before."""
        shown = self._of(table_id)
        posting = await self._display.posting(table_id, shown)
        if posting.message_id == message_id:
            await self._display.remember(shown, replace(posting, message_id=None, shown_version=0))
            self.repost(table_id)

    async def message_posted(self, channel_id: int) -> None:
        """Somebody wrote something in a channel: it may bury a table."""
        await self._burials.message_posted(channel_id)

    def acted(self, table_id: int) -> None:
        """Somebody pressed something at a table: where it was not let in, it may be now."""
        shown = self._shown.get(table_id)
        if shown is not None and shown.refused:
            shown.refused = False
            shown.edited_at = float("-inf")
            if shown.task is not None and shown.waits:
                shown.task.cancel()
                shown.task = None
            self._start(table_id, shown)

    async def _draw_again(self, table_id: int) -> bool:
        """Show a table that is over once more. Whether that is settled."""
        shown = self._of(table_id)
        shown.redraw = shown.changed = True
        self._touch(table_id)
        while shown.task is not None:
            await asyncio.wait({shown.task})
        return not shown.redraw

    async def _check(self, table_id: int) -> None:
        """Draw a table under way once more where its message stands, and anew if it does not."""
        table = await self._tables.peek(table_id)
        if table is None or not table.status.running:
            return
        shown = self._of(table_id)
        if not shown.watched:
            shown.called, shown.watched = pings.due(table), True
        shown.check = shown.crossed = True
        self._touch(table_id)

    # --- showing ---

    def _of(self, table_id: int) -> Shown:
        return self._shown.setdefault(table_id, Shown())

    def _touch(self, table_id: int) -> None:
        shown = self._of(table_id)
        shown.dirty = True
        self._start(table_id, shown)

    def _start(self, table_id: int, shown: Shown) -> None:
        if shown.dirty and not shown.holds and shown.task is None and not self._stopped:
            shown.waits = True  # nothing is under way yet
            shown.task = asyncio.get_running_loop().create_task(self._work(table_id, shown))

    async def _work(self, table_id: int, shown: Shown) -> None:
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
            self._worked(table_id, shown, finished)

    def _worked(self, table_id: int, shown: Shown, finished: bool) -> None:
        if shown.task is not asyncio.current_task():
            return  # another took over, without the long wait
        shown.task = None
        if finished and not shown.dirty and not shown.holds:
            self._shown.pop(table_id, None)
        else:
            self._start(table_id, shown)

    async def _wait(self, shown: Shown) -> None:
        shown.waits = True
        try:
            wait = shown.edited_at + self._pace - self._clock()
            if wait > 0:
                await self._sleep(wait)
            await self._throttle.turn()
        finally:
            shown.waits = False

    async def _publish(self, table_id: int, shown: Shown) -> bool:
        """Show the newest state. Whether the table is over and needs no watching any more."""
        try:
            table = await self._tables.peek(table_id)
            if table is None:
                return True
            try:
                await self._display.show(table, shown)
                await self._call(table, shown)
                if shown.changed:
                    await self._put_away(table)
                shown.failures, shown.refused = 0, False
            except discord.HTTPException as error:
                await self._failed(table, shown, error)
                return not table.status.running
        except (aiohttp.ClientError, OSError, RegaliaError) as error:
            self._again(table_id, shown, error)
            return False
        return not table.status.running

    async def _call(self, table: Table, shown: Shown) -> None:
        """Call whoever is to act, when that is news to them."""
        call = pings.due(table)
        if not pings.is_news(call, shown.called):
            shown.called = call
            return
        assert shown.posting is not None
        old, ping = pings.kept(table, shown.posting), None
        if call is not None:
            say = await self._display.say(table)
            ping = await self._pings.send(table, call, shown.posting, say)
        shown.called = call
        await self._display.remember(shown, pings.keep(ping, shown.posting))
        await self._pings.take_away(old)

    async def _put_away(self, table: Table) -> None:
        """Archive a thread of a table's own when nothing more is to be expected there."""
        if not table.thread or table.status.running or table.deadline is not None:
            return
        latest = await self._tables.in_channel(table.place)
        if latest is None or not (latest.status.running or latest.deadline is not None):
            await self._messenger.archive(table.place)

    # --- failures ---

    async def _failed(self, table: Table, shown: Shown, error: discord.HTTPException) -> None:
        if error.code == UNKNOWN_CHANNEL:
            await self._tables.close_place(table.place)
        elif error.status >= 500 or (error.status == 429 and error.code != TOO_OLD):
            self._again(table.id, shown, error)
        elif table.status.running:
            log.warning("Table %d cannot be shown in %s: %s", table.id, table.place, error)
            shown.refused = True
            self._later(shown, REFUSED_SECONDS)

    def _again(self, table_id: int, shown: Shown, error: Exception) -> None:
        """Try once more after a while, longer with each failure."""
        if shown.failures >= RETRIES:
            log.error("Table %d is given up until it changes: %s", table_id, error)
            return
        wait = min(RETRY_SECONDS * 2**shown.failures, LONGEST_RETRY)
        shown.failures += 1
        self._later(shown, wait)
        log.warning("Table %d will be shown again in %d s: %s", table_id, wait, error)

    def _later(self, shown: Shown, seconds: float) -> None:
        shown.dirty = True
        shown.edited_at = self._clock() + seconds - self._pace
