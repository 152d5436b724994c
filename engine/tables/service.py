"""Tables: everything that can be asked of them, and done at them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from engine.errors import NotYourTurn, RegaliaError, TableError
from engine.game import Advice, PublicMove
from engine.tables import news, play, presence, readiness, seating
from engine.tables.attendant import Attendant
from engine.tables.clock import DEFAULT_CLOCK
from engine.tables.computers import advise
from engine.tables.hosting import Hosting
from engine.tables.memory import history_of
from engine.tables.play import Step
from engine.tables.table import Person, Place, Status, Table
from engine.tables.undo import undo

log = logging.getLogger(__name__)


class Tables(Hosting, Attendant):
    """All tables of all servers.

    Methods that act for somebody raise ``TableError``, ``MoveError`` or ``StoreError`` and then
    have changed nothing; otherwise they return the table after the action, already durable.
    ``place`` is where the request came from: a table answers only in its own channel.
    ``version`` is that of the table whose button was pressed: what it does must still be the same.
    """

    # --- looking ---

    async def in_channel(self, place: Place) -> Table | None:
        """The running table of a channel, or else its last finished one."""
        row = await self._store.latest_in(place.channel_id)
        return None if row is None else await self.get(row.id, place)

    async def history(self, table_id: int, place: Place) -> tuple[PublicMove, ...]:
        """Every public move of the round under way, or of the last one; its deal first."""
        return await history_of(await self.get(table_id, place), self._store)

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
        clock: int = DEFAULT_CLOCK,
        thread: bool = False,
        limit: int | None = None,
    ) -> Table:
        """A new lobby, with ``computers`` of this ``level`` (the lowest unless given).

        ``clock`` are the seconds of a turn, one of ``clock.CLOCKS``; ``thread`` says that the
        place is a thread made for this table; ``limit`` is how many tables a server may have.

        Raises ``ChannelTaken`` while another table runs in the channel.
        """
        package = self.registry.package(game_id)
        parsed = seating.parse_rules(package, rules or {})
        table_id = self._store.new_table_id()
        table = seating.open_table(
            table_id, place, host, package, parsed, computers, level, clock=clock, thread=thread
        )
        if limit is None:
            return await self._add(table)
        async with self._opening.setdefault(place.guild_id, asyncio.Lock()):
            if len(await self._store.running_of_guild(place.guild_id)) >= limit:
                raise TableError("too-many-tables", most=limit)
            return await self._add(table)

    async def join(self, table_id: int, place: Place, person: Person) -> Table:
        """Take a seat in the lobby."""
        return await self._seat(
            table_id, place, person.user_id, lambda table: seating.join(table, person)
        )

    async def leave(
        self, table_id: int, place: Place, user_id: int, *, only: Status | None = None
    ) -> Table:
        """Leave for good: in a match a computer takes over; with the last person the table closes.

        ``only`` refuses another status: a lobby's button shall not leave a match.
        """

        def decide(table: Table) -> Table:
            if only is not None:
                table.require_status(only)
            return seating.leave(table, user_id)

        return await self._seat(table_id, place, user_id, decide)

    async def take_back(self, table_id: int, place: Place, user_id: int) -> Table:
        """A person for whom a computer played while they were away plays again."""
        return await self._seat(
            table_id, place, user_id, lambda table: presence.take_back(table, user_id)
        )

    async def add_computer(
        self, table_id: int, place: Place, user_id: int, version: int, level: str | None = None
    ) -> Table:
        """The host seats a computer: of this level, or of the one chosen last."""
        return await self._seat(
            table_id,
            place,
            user_id,
            lambda table: seating.add_computer(table, user_id, level),
            version,
        )

    async def remove_computer(
        self, table_id: int, place: Place, user_id: int, version: int
    ) -> Table:
        """The host takes the last computer away."""
        return await self._seat(
            table_id, place, user_id, lambda table: seating.remove_computer(table, user_id), version
        )

    # --- playing ---

    async def start(self, table_id: int, place: Place, user_id: int, version: int) -> Table:
        """The host starts the match; the first cards are dealt."""

        def begin(table: Table) -> Step:
            seating.check_start(table, user_id)
            return play.begin(table, self._store.new_match_id(), self._rng)

        return await self._play(table_id, place, user_id, begin, version)

    async def move(
        self, table_id: int, place: Place, user_id: int, version: int, move: Any
    ) -> Table:
        """A move of the person's seat; chance follows at once, computers after their pause."""

        def make(table: Table) -> Step:
            return play.move(table, table.require_present(user_id), move, self._rng)

        return await self._play(table_id, place, user_id, make, version)

    async def undo(self, table_id: int, place: Place, user_id: int, version: int) -> Table:
        """Take back the last move of the person's own turn, back to the last card that was shown.

        Raises ``TableError("nothing-to-undo")``.
        """
        async with self._entry(table_id) as entry:
            step = await undo(self._checked(entry, place, version), user_id, self._store)
            return await self._keep(entry, presence.acted(step.table, user_id), step, by=user_id)

    async def hint(
        self, table_id: int, place: Place, user_id: int, version: int
    ) -> tuple[Table, Advice]:
        """What the game's adviser recommends to the person to act, and why; changes nothing.

        Raises ``TableError("no-hint")`` where there is none.
        """
        async with self._entry(table_id) as entry:
            table = self._checked(entry, place, version)
        seat = table.require_present(user_id)
        table.require_status(Status.PLAYING)
        table.require_running()
        if table.to_act != seat:
            raise NotYourTurn(turn=table.to_act)
        return table, await advise(table, seat, self._thinking, self._rng)

    async def ready(self, table_id: int, place: Place, user_id: int, version: int) -> Table:
        """A person is ready for the next round, dealt when all at the table are, or in a while."""
        return await self._play(
            table_id,
            place,
            user_id,
            lambda table: readiness.ready(table, user_id, self._rng),
            version,
        )

    async def rematch(self, table_id: int, place: Place, user_id: int) -> Table:
        """A new lobby with the seats, rules and clock of a finished match."""
        finished = await self.get(table_id, place)
        fresh = seating.reopen(finished, self._store.new_table_id(), user_id)
        return await self._add(fresh)

    # --- what happens around the tables ---

    async def close_place(self, place: Place) -> Table | None:
        """The channel is gone: close its running table."""
        row = await self._store.latest_in(place.channel_id)
        return None if row is None else await self._close(row.id)

    async def close_guild(self, guild_id: int) -> None:
        """The bot was removed from a server: close its tables; one that cannot be is logged."""
        await self._each(await self._store.running_of_guild(guild_id), self._close)

    async def leave_guild(self, guild_id: int, user_id: int) -> None:
        """A person left the server: they leave every table of it; one they cannot is logged."""
        await self._leave_all(user_id, guild_id)

    async def forget(self, user_id: int, guild_id: int | None = None) -> None:
        """Delete a person's data, everywhere or in one server; they leave its tables first.

        Raises ``TableError("forgotten-in-part")`` when they could not leave one: all else is
        deleted, and the rest is when this is asked once more.
        """
        kept = await self._leave_all(user_id, guild_id, unnamed=True)
        await self._store.forget_person(user_id, guild_id)
        for entry in list(self._entries.values()):
            async with entry.lock:
                table = entry.table
                named = table is not None and user_id in table.people
                # A table that is over was closed without their name meanwhile.
                entry.table = None if named else table
        if kept:
            raise TableError("forgotten-in-part", tables=kept)

    async def _leave_all(self, user_id: int, guild_id: int | None, *, unnamed: bool = False) -> int:
        """A person leaves their tables, everywhere or in one server; how many they could not.

        ``unnamed``: no table tells that they left, nor did before.
        """

        async def leave(table_id: int) -> None:
            table = await self.peek(table_id)
            if table is not None and table.seat_of(user_id) is not None:
                table = await self.leave(table_id, table.place, user_id)
            if unnamed and table is not None and news.names(table, user_id):
                await self._seat(
                    table_id, table.place, user_id, lambda table: news.without(table, user_id)
                )

        return await self._each(await self._store.running_of_person(user_id, guild_id), leave)

    async def _each(self, table_ids: Iterable[int], act: Callable[[int], Awaitable[object]]) -> int:
        """Do something at each table, whatever becomes of the others; how many failed."""
        failed = 0
        for table_id in table_ids:
            try:
                await act(table_id)
            except TableError as error:
                log.info("Nothing is left to do at table %d: %s", table_id, error)
            except RegaliaError:
                failed += 1
                log.exception("Table %d stays as it is", table_id)
        return failed
