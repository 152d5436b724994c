"""The one way in which anything at a table changes.

Every action takes the table's lock, checks who acts against which version, decides by a pure
function, commits to the store, and only then tells anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from engine.errors import (
    ChannelTaken,
    Conflict,
    NotYourTurn,
    StaleTable,
    StoreError,
    TableError,
)
from engine.game import Advice
from engine.games import Registry
from engine.store.protocol import Change, Store
from engine.tables import play, seating
from engine.tables.aftermath import with_tallies
from engine.tables.codec import from_row, to_change, to_row
from engine.tables.computers import advise, take_turn
from engine.tables.memory import with_whole_log
from engine.tables.play import Step
from engine.tables.table import Person, Place, Status, Table
from engine.tables.thinking import Thinking
from engine.tables.wakes import Sleep, Wakes

log = logging.getLogger(__name__)

Listener = Callable[["Table | None", "Table"], None]
"""Told after each commit: the table as it was (``None`` when new) and as it is."""

CACHED_TABLES = 2000
"""Tables kept in memory: those used last. All others are read from the store when needed."""

RETRY_SECONDS = 5.0
"""How long a computer's turn waits after the database refused it."""


@dataclass(slots=True)
class _Entry:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    users: int = 0


class Tables:
    """All tables of all servers.

    Methods that act for somebody raise ``TableError``, ``MoveError`` or ``StoreError`` and then
    have changed nothing; otherwise they return the table after the action, already durable.
    ``place`` is where the request came from: a table answers only in its own channel.
    """

    def __init__(
        self,
        store: Store,
        registry: Registry,
        *,
        rng: Random | None = None,
        clock: Callable[[], float] = time.time,
        sleep: Sleep = asyncio.sleep,
        pause: float = 1.2,
        thinking: Thinking | None = None,
    ) -> None:
        """``clock`` tells UTC seconds and ``sleep`` waits for some.

        ``pause`` is how long a computer waits before its turn, in seconds; ``thinking`` is where
        it thinks then.
        """
        self.registry = registry
        self._store = store
        self._rng = rng or SystemRandom()
        self._clock = clock
        self._pause = pause
        self._thinking = thinking or Thinking()
        self._entries: OrderedDict[int, _Entry] = OrderedDict()
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._wakes = Wakes(clock, self._ring, sleep)

    def subscribe(self, listener: Listener) -> None:
        """Tell ``listener`` of every change, in order for each table. It must not block."""
        self._listeners.append(listener)

    async def resume(self) -> None:
        """After a start: take up what was due when the house closed."""
        for at, table_id in await self._store.due():
            self._wakes.set(table_id, at)

    async def stop(self) -> None:
        """Ring no more, and let what is under way finish."""
        self._wakes.stop()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._thinking.close()

    # --- looking ---

    async def get(self, table_id: int, place: Place) -> Table:
        """The table. Raises ``TableError("no-such-table")``, also for a table elsewhere."""
        async with self._entry(table_id) as entry:
            return self._checked(entry, place)

    async def peek(self, table_id: int) -> Table | None:
        """The table wherever it is, or ``None``: for whoever shows tables, not for requests."""
        async with self._entry(table_id) as entry:
            return entry.table

    async def in_channel(self, place: Place) -> Table | None:
        """The running table of a channel, or else its last finished one."""
        row = await self._store.latest_in(place.channel_id)
        return None if row is None else await self.get(row.id, place)

    # --- opening and seating ---

    async def open(
        self,
        place: Place,
        host: Person,
        game_id: str,
        rules: Mapping[str, object] | None = None,
        *,
        computers: int = 0,
        level: str | None = None,
    ) -> Table:
        """A new lobby, with ``computers`` of this ``level`` (the lowest unless given).

        Raises ``ChannelTaken`` while another table runs in the channel.
        """
        package = self.registry.package(game_id)
        parsed = seating.parse_rules(package, rules or {})
        table_id = self._store.new_table_id()
        table = seating.open_table(table_id, place, host, package, parsed, computers, level)
        return await self._add(table)

    async def join(self, table_id: int, place: Place, person: Person) -> Table:
        """Take a seat in the lobby."""
        return await self._seat(table_id, place, lambda table: seating.join(table, person))

    async def leave(
        self, table_id: int, place: Place, user_id: int, *, only: Status | None = None
    ) -> Table:
        """Leave: in a match a computer takes over; with the last person the table closes.

        ``only`` refuses another status: a lobby's button shall not leave a match.
        """
        return await self._seat(
            table_id, place, lambda table: seating.leave(_only(table, only), user_id)
        )

    async def add_computer(
        self, table_id: int, place: Place, user_id: int, version: int, level: str | None = None
    ) -> Table:
        """The host seats a computer: of this level, or of the one chosen last."""
        return await self._seat(
            table_id, place, lambda table: seating.add_computer(table, user_id, level), version
        )

    async def remove_computer(
        self, table_id: int, place: Place, user_id: int, version: int
    ) -> Table:
        """The host takes the last computer away."""
        return await self._seat(
            table_id, place, lambda table: seating.remove_computer(table, user_id), version
        )

    async def end(
        self,
        table_id: int,
        place: Place,
        user_id: int,
        *,
        moderator: bool,
        only: Status | None = None,
    ) -> Table:
        """The host or a moderator closes the table; ``only`` as in ``leave``."""
        return await self._seat(
            table_id,
            place,
            lambda table: seating.end(_only(table, only), user_id, moderator=moderator),
        )

    # --- playing ---

    async def start(self, table_id: int, place: Place, user_id: int, version: int) -> Table:
        """The host starts the match; the first cards are dealt."""

        def begin(table: Table) -> Step:
            seating.check_start(table, user_id)
            return play.begin(table, self._store.new_match_id(), self._rng)

        return await self._play(table_id, place, version, begin)

    async def move(
        self, table_id: int, place: Place, user_id: int, version: int, move: Any
    ) -> Table:
        """A move of the person's seat; chance follows at once, computers after their pause."""

        def make(table: Table) -> Step:
            return play.move(table, table.require_seat(user_id), move, self._rng)

        return await self._play(table_id, place, version, make)

    async def hint(
        self, table_id: int, place: Place, user_id: int, version: int
    ) -> tuple[Table, Advice]:
        """What the game's adviser recommends to the person to act, and why; changes nothing.

        Raises ``TableError("no-hint")`` where there is none.
        """
        async with self._entry(table_id) as entry:
            table = self._checked(entry, place, version)
        seat = table.require_seat(user_id)
        table.require_status(Status.PLAYING)
        if table.to_act != seat:
            raise NotYourTurn(turn=table.to_act)
        return table, await advise(table, seat, self._thinking, self._rng)

    async def next_round(self, table_id: int, place: Place, user_id: int, version: int) -> Table:
        """Anybody seated has the next round dealt."""

        def deal(table: Table) -> Step:
            table.require_seat(user_id)
            return play.next_round(table, self._rng)

        return await self._play(table_id, place, version, deal)

    async def rematch(self, table_id: int, place: Place, user_id: int) -> Table:
        """A new lobby with the seats and rules of a finished match."""
        finished = await self.get(table_id, place)
        fresh = seating.reopen(finished, self._store.new_table_id(), user_id)
        return await self._add(fresh)

    # --- what happens around the tables ---

    async def close_place(self, place: Place) -> Table | None:
        """The channel is gone: close its running table."""
        row = await self._store.latest_in(place.channel_id)
        return None if row is None else await self._close(row.id)

    async def close_guild(self, guild_id: int) -> None:
        """The bot was removed from a server: close its tables."""
        for table_id in await self._store.running_of_guild(guild_id):
            await self._close(table_id)

    async def leave_guild(self, guild_id: int, user_id: int) -> None:
        """A person left the server: they leave every table of it."""
        for table_id in await self._store.running_of_guild(guild_id):
            table = await self.peek(table_id)
            if table is not None and table.seat_of(user_id) is not None:
                await self.leave(table_id, table.place, user_id)

    async def forget(self, user_id: int, guild_id: int | None = None) -> None:
        """Delete a person's data, everywhere or in one server; they leave its tables first."""
        for table_id in await self._store.running_of_person(user_id, guild_id):
            table = await self.peek(table_id)
            if table is not None and table.seat_of(user_id) is not None:
                await self.leave(table_id, table.place, user_id)
        await self._store.forget_person(user_id, guild_id)
        for entry in list(self._entries.values()):
            async with entry.lock:
                if entry.table is not None and user_id in entry.table.people:
                    entry.table = None  # over, and closed without their name meanwhile

    async def _close(self, table_id: int) -> Table | None:
        async with self._entry(table_id) as entry:
            if entry.table is None or not entry.table.status.running:
                return entry.table
            closed = seating.close(entry.table)
            await self._commit(entry, closed, Change(to_row(closed)))
            return closed

    # --- the pipeline ---

    async def _add(self, table: Table) -> Table:
        async with self._entry(table.id) as entry:
            try:
                await self._commit(entry, table, Change(to_row(table)))
            except Conflict:
                other = await self._store.latest_in(table.place.channel_id)
                if other is None:
                    raise
                raise ChannelTaken(table_id=other.id) from None
            return table

    async def _seat(
        self,
        table_id: int,
        place: Place,
        decide: Callable[[Table], Table],
        version: int | None = None,
    ) -> Table:
        async with self._entry(table_id) as entry:
            table = decide(self._checked(entry, place, version))
            wake_at = self._wake_at(table)
            await self._commit(entry, table, Change(to_row(table, wake_at)), wake_at)
            return table

    async def _play(
        self, table_id: int, place: Place, version: int, decide: Callable[[Table], Step]
    ) -> Table:
        async with self._entry(table_id) as entry:
            step = decide(self._checked(entry, place, version))
            await self._keep(entry, step)
            return step.table

    async def _keep(self, entry: _Entry, step: Step) -> None:
        wake_at = self._wake_at(step.table)
        change = to_change(step, self._clock(), wake_at)
        if step.finished:
            change = await with_tallies(change, step, self._store, self.registry)
        await self._commit(entry, step.table, change, wake_at)

    async def _commit(
        self, entry: _Entry, table: Table, change: Change, wake_at: float | None = None
    ) -> None:
        before = entry.table
        # Whether a change that failed was kept is for the store to say: the next look reads it.
        entry.table = None
        saving = asyncio.create_task(self._store.save(change))
        cancelled = None
        while not saving.done():
            try:
                await asyncio.shield(saving)
            except asyncio.CancelledError as error:
                # Whoever asked is gone; the change is on its way, and is seen through.
                cancelled = error
            except StoreError:
                break
        failure = saving.exception()
        if failure is None:
            entry.table = table
            self._wakes.set(table.id, wake_at)
            self._tell(before, table)
        if cancelled is not None:
            raise cancelled
        if failure is not None:
            raise failure

    def _tell(self, before: Table | None, table: Table) -> None:
        for listener in self._listeners:
            try:
                listener(before, table)
            except Exception:
                log.exception("A listener failed for table %d", table.id)

    def _wake_at(self, table: Table) -> float | None:
        turn = table.turn
        return None if turn is None or turn.is_person else self._clock() + self._pause

    def _checked(self, entry: _Entry, place: Place, version: int | None = None) -> Table:
        table = entry.table
        if table is None or table.place != place:
            raise TableError("no-such-table")
        if version is not None and version != table.version:
            raise StaleTable(version=table.version)
        return table

    @asynccontextmanager
    async def _entry(self, table_id: int) -> AsyncIterator[_Entry]:
        entry = self._entries.get(table_id)
        if entry is None:
            entry = self._entries[table_id] = _Entry()
        entry.users += 1
        try:
            async with entry.lock:
                if entry.table is None:
                    entry.table = await self._load(table_id)
                yield entry
        finally:
            entry.users -= 1
            self._entries.move_to_end(table_id)
            self._forget()

    async def _load(self, table_id: int) -> Table | None:
        row = await self._store.load(table_id)
        if row is None:
            return None
        return await with_whole_log(from_row(row, self.registry), self._store)

    def _forget(self) -> None:
        while len(self._entries) > CACHED_TABLES:
            idle = next((key for key, entry in self._entries.items() if not entry.users), None)
            if idle is None:
                return
            del self._entries[idle]

    # --- computers ---

    def _ring(self, table_id: int) -> None:
        task = asyncio.get_running_loop().create_task(self._wake(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake(self, table_id: int) -> None:
        """A computer thinks about the table as it stands, while others may still act there.

        When the table has changed meanwhile, the turn is dropped: the change has set its own wake.
        """
        try:
            table = await self.peek(table_id)
            if table is None or table.turn is None or table.turn.is_person:
                return
            step = await take_turn(table, self._thinking, self._rng)
            async with self._entry(table_id) as entry:
                if entry.table is not None and entry.table.version == table.version:
                    await self._keep(entry, step)
        except Exception:
            # Nothing was kept; the turn is tried again after a while (the database may be back).
            log.exception("The computer's turn at table %d could not be played", table_id)
            self._wakes.set(table_id, self._clock() + max(self._pause, RETRY_SECONDS))


def _only(table: Table, status: Status | None) -> Table:
    if status is not None:
        table.require_status(status)
    return table
