"""Counting a server's results anew while everybody plays on.

What changes the past (a correction, a setting) marks the server as stale in its own transaction;
then its results are counted in another thread, and what they come to takes the standings' place
in one short transaction. A crash in between leaves the mark, and the next start counts.
"""

from __future__ import annotations

import asyncio

import aiosqlite

from engine.scores.tallies import add
from engine.store.base import Base
from engine.store.faults import SQLITE_ERRORS, store_error
from engine.store.recount import FINISHED, Recount, recount_file
from engine.store.settling import (
    KEEP_RATING,
    KEEP_STANDING,
    KEEP_TALLY_TOTAL,
    dumps,
    standing_row,
)


async def mark_stale(db: aiosqlite.Connection, guild_id: int) -> None:
    """Have a server's results counted anew."""
    await db.execute(
        "INSERT INTO stale (guild_id) VALUES (?)"
        " ON CONFLICT (guild_id) DO UPDATE SET revision = revision + 1",
        [guild_id],
    )


class Rebuilding(Base):
    """Standings, ratings and tallies from results alone."""

    async def rebuild(self, guild_id: int) -> None:
        """Count a server's results anew. The same results give exactly the same values."""
        await self._write(lambda db: mark_stale(db, guild_id))
        await self._recount(guild_id)

    async def rebuild_stale(self) -> None:
        """Finish what was begun before a crash or an upgrade."""
        for (guild_id,) in list(await self._rows("SELECT guild_id FROM stale ORDER BY guild_id")):
            await self._recount(guild_id)

    async def scored_guilds(self) -> list[int]:
        """Servers with finished matches."""
        rows = await self._rows(
            "SELECT DISTINCT guild_id FROM matches WHERE number IS NOT NULL ORDER BY guild_id"
        )
        return [guild_id for (guild_id,) in rows]

    async def _recount(self, guild_id: int) -> None:
        done = False
        while not done:
            try:
                counted = await asyncio.to_thread(recount_file, self._path, guild_id)
            except SQLITE_ERRORS as error:
                raise store_error(self._path, error) from error
            done = await self._write(lambda db, counted=counted: replace(db, guild_id, counted))  # type: ignore[misc]


async def replace(db: aiosqlite.Connection, guild_id: int, counted: Recount) -> bool:
    """Put what was counted in place of what is kept; ``False`` if the past has changed since."""
    current = await db.execute_fetchall(
        "DELETE FROM stale WHERE guild_id = ? AND revision = ? RETURNING 1",
        [guild_id, counted.revision],
    )
    if not current:
        marked = await db.execute_fetchall("SELECT 1 FROM stale WHERE guild_id = ?", [guild_id])
        return not marked  # somebody else has counted it
    counted.add(map(tuple, await db.execute_fetchall(FINISHED, [guild_id, counted.upto])))
    departed = {
        user_id
        for (user_id,) in await db.execute_fetchall(
            "SELECT user_id FROM departures WHERE guild_id = ?", [guild_id]
        )
    }
    await db.execute("DELETE FROM standings WHERE guild_id = ?", [guild_id])
    await db.executemany(
        KEEP_STANDING,
        [
            standing_row(guild_id, key, entry, key[2] in departed)
            for key, entry in counted.ledger.entries.items()
            if key[2] > 0
        ],
    )
    await db.executemany(KEEP_RATING, counted.ratings)
    await db.execute("DELETE FROM tally_totals WHERE guild_id = ?", [guild_id])
    await db.executemany(
        KEEP_TALLY_TOTAL,
        [
            (guild_id, game, user_id, dumps(add([counts])))
            for (game, user_id), counts in counted.tallies.items()
        ],
    )
    return True
