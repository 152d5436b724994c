"""How a table is kept in order: what hosts, moderators and votes can do."""

from __future__ import annotations

from engine.tables import clock, moderation, play, seating
from engine.tables.pipeline import Pipeline
from engine.tables.play import Step
from engine.tables.table import Place, Status, Table


class Hosting(Pipeline):
    """Whoever is in charge is the host, or a moderator, which the caller says."""

    async def end(
        self,
        table_id: int,
        place: Place,
        user_id: int,
        *,
        moderator: bool,
        only: Status | None = None,
    ) -> Table:
        """Close the table without a result; ``only`` refuses another status."""

        def decide(table: Table) -> Table:
            if only is not None:
                table.require_status(only)
            return seating.end(table, user_id, moderator=moderator)

        return await self._seat(table_id, place, user_id, decide)

    async def finish(self, table_id: int, place: Place, user_id: int, *, moderator: bool) -> Table:
        """End the match with the scores as they stand after its last whole round.

        It counts as finished: the highest total wins, ties share. Raises
        ``TableError("no-round-yet")`` before a round is complete.
        """

        def decide(table: Table) -> Step:
            moderation.require_charge(table, user_id, moderator=moderator)
            return play.finish(table)

        return await self._play(table_id, place, user_id, decide)

    async def pause(self, table_id: int, place: Place, user_id: int, *, moderator: bool) -> Table:
        """Stop the clock, and all playing."""

        def decide(table: Table) -> Table:
            moderation.require_charge(table, user_id, moderator=moderator)
            return clock.pause(table, self._clock())

        return await self._seat(table_id, place, user_id, decide)

    async def unpause(self, table_id: int, place: Place, user_id: int, *, moderator: bool) -> Table:
        """Go on with the time that was left."""

        def decide(table: Table) -> Table:
            moderation.require_charge(table, user_id, moderator=moderator)
            return clock.resume(table, self._clock())

        return await self._seat(table_id, place, user_id, decide)

    async def remove(
        self, table_id: int, place: Place, user_id: int, target: int, *, moderator: bool
    ) -> Table:
        """Remove a person: they have left, as by ``leave``."""
        return await self._seat(
            table_id,
            place,
            user_id,
            lambda table: moderation.remove(table, user_id, target, moderator=moderator),
        )

    async def vote(self, table_id: int, place: Place, user_id: int, target: int) -> Table:
        """A person at the table votes to remove another; the last vote it takes removes them."""
        return await self._seat(
            table_id, place, user_id, lambda table: moderation.vote(table, user_id, target)
        )

    async def swap(self, table_id: int, place: Place, user_id: int, seat: int, level: str) -> Table:
        """The host changes the level of the computer that plays at a seat."""
        return await self._seat(
            table_id, place, user_id, lambda table: moderation.swap(table, user_id, seat, level)
        )
