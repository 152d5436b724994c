"""Privacy: everything kept about a person, deleting it, and the clock that starts when one leaves.

Results stand without their person: what had a name keeps a number below 0 that is drawn by lot for
each server and kept nowhere else, so that the others' ratings can still be counted anew.
"""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

import aiosqlite

from engine.store.base import Base
from engine.store.settling import dumps, welcome

PURGE_AFTER: Final = 30 * 24 * 3600.0
"""Seconds from leaving a server until the data there is deleted."""
THE_BOT: Final = 0
"""The ``user_id`` of the bot itself among the departures: it was removed from the server."""
_CHUNK: Final = 200
"""Matches erased in one transaction, so that nobody waits long."""

_OWN: Final = {
    "preferences": "SELECT name, value FROM preferences WHERE user_id = ?",
    "results": "SELECT match_id, r.guild_id, r.game, finished_at, seat, r.name, points, place,"
    " won, counted, correction, margin, best_round, mu, sigma,"
    " (SELECT counts FROM tallies AS t WHERE (t.match_id, t.seat) = (r.match_id, r.seat)) AS tallies"
    " FROM results AS r JOIN matches ON id = match_id WHERE user_id = ? ORDER BY r.number",
    "standings": "SELECT * FROM standings WHERE user_id = ?",
    "tallies": "SELECT guild_id, game, counts FROM tally_totals WHERE user_id = ?",
    "tables": "SELECT id, guild_id, channel_id, game, status, host_id = user_id AS host"
    " FROM seated JOIN tables ON id = table_id WHERE user_id = ?",
    "matches": "SELECT match_id, guild_id, game, started_at, finished_at, seat"
    " FROM players JOIN matches ON id = match_id WHERE user_id = ?",
    "moves": "SELECT players.match_id, number, move FROM players"
    " JOIN moves ON moves.match_id = players.match_id AND moves.seat = players.seat"
    " WHERE user_id = ?",
    "departures": "SELECT guild_id, departed_at, purge_at FROM departures WHERE user_id = ?",
    "corrections": "SELECT guild_id, match_id, at, reason, before, after FROM audit"
    " WHERE by_id = ?",
}
"""What is kept about a person, by a name for each kind."""
_DEPARTED: Final = """
    DELETE FROM departures WHERE user_id = :user AND guild_id = coalesce(:guild, guild_id)
    AND NOT EXISTS (
        SELECT 1 FROM seated JOIN tables ON id = table_id
        WHERE seated.user_id = :user AND tables.guild_id = departures.guild_id
    )"""
"""Those of a person of whom nothing is left in the server."""

_GUILDS: Final = """
    SELECT guild_id FROM tables UNION SELECT guild_id FROM matches
    UNION SELECT guild_id FROM guild_settings
    EXCEPT SELECT guild_id FROM departures WHERE user_id = ?"""

_GUILD_TABLES: Final = (
    "standings",
    "tally_totals",
    "seasons",
    "guild_settings",
    "departures",
    "stale",
)


class People(Base):
    """What is kept about persons and servers, given out and deleted."""

    async def export_person(self, user_id: int) -> dict[str, Any]:
        """Everything kept about a person, ready to be written as JSON. Nothing about others."""
        kept: dict[str, Any] = {"user_id": user_id}
        for kind, query in _OWN.items():
            kept[kind] = await self._dicts(query, user_id)
        return kept

    async def count_person(self, user_id: int) -> dict[str, int]:
        """How much is kept about a person, by the names of the export."""
        counts = {}
        for kind, query in _OWN.items():
            row = await self._one(f"SELECT count(*) FROM ({query})", [user_id])  # noqa: S608
            assert row is not None
            counts[kind] = int(row[0])
        return counts

    async def forget_person(self, user_id: int, guild_id: int | None = None) -> None:
        """Delete a person's names and links, everywhere or in one server.

        Tables under way keep their seat: have them leave first (``Tables.forget``). While one
        does, a departure stays, so that the rest is deleted another time.
        """

        async def forget(db: aiosqlite.Connection) -> None:
            for each in await _guilds_of(db, user_id):
                if guild_id in (None, each):
                    await _forget_in(db, user_id, each)
            if guild_id is None:
                await db.execute("DELETE FROM preferences WHERE user_id = ?", [user_id])
            await db.execute(_DEPARTED, {"user": user_id, "guild": guild_id})

        await self._write(forget)

    async def running_of_person(self, user_id: int, guild_id: int | None = None) -> list[int]:
        """Tables under way at which a person sat or sits, everywhere or in one server."""
        rows = await self._rows(
            "SELECT id FROM seated JOIN tables ON id = table_id"
            " WHERE user_id = ?1 AND guild_id = coalesce(?2, guild_id)"
            " AND status IN ('lobby', 'playing', 'round-over') ORDER BY id",
            [user_id, guild_id],
        )
        return [table_id for (table_id,) in rows]

    # --- leaving ---

    async def person_left(self, guild_id: int, user_id: int, at: float) -> None:
        """A person left a server: boards hide them, and in 30 days their data there is deleted."""

        async def leave(db: aiosqlite.Connection) -> None:
            if guild_id in await _guilds_of(db, user_id):
                await _depart(db, guild_id, user_id, at)

        await self._write(leave)

    async def person_returned(self, guild_id: int, user_id: int) -> None:
        """They are back: all is as it was. A finished match here says the same."""
        await self._write(lambda db: welcome(db, guild_id, user_id))

    async def guild_left(self, guild_id: int, at: float) -> None:
        """The bot was removed from a server: in 30 days all of its data is erased."""
        await self._write(lambda db: _depart(db, guild_id, THE_BOT, at))

    async def guilds(self) -> list[int]:
        """Servers of which something is kept, and the bot is not known to have left."""
        return [guild_id for (guild_id,) in await self._rows(_GUILDS, [THE_BOT])]

    async def guild_returned(self, guild_id: int) -> None:
        """The bot is back in a server."""
        await self.person_returned(guild_id, THE_BOT)

    async def departures(self, guild_id: int) -> dict[int, float]:
        """Who left a server, and when their data will be deleted; ``THE_BOT`` for the bot."""
        rows = await self._rows(
            "SELECT user_id, purge_at FROM departures WHERE guild_id = ?", [guild_id]
        )
        return dict(tuple(row) for row in rows)

    async def departures_due(self, now: float) -> list[tuple[int, int]]:
        """Server and user id of those who left 30 days ago; ``THE_BOT`` for the bot."""
        rows = await self._rows(
            "SELECT guild_id, user_id FROM departures WHERE purge_at <= ? ORDER BY purge_at", [now]
        )
        return [(guild_id, user_id) for guild_id, user_id in rows]

    # --- servers ---

    async def erase_guild(self, guild_id: int) -> int:
        """Erase everything of a server, in parts; how many matches it had.

        Its tables must not be under way: close them first.
        """
        matches = [
            match_id
            for (match_id,) in await self._rows(
                "SELECT id FROM matches WHERE guild_id = ?", [guild_id]
            )
        ]
        for first in range(0, len(matches), _CHUNK):
            part = matches[first : first + _CHUNK]
            await self._write(lambda db, part=part: _erase_matches(db, part))  # type: ignore[misc]
        tables = [
            table_id
            for (table_id,) in await self._rows(
                "SELECT id FROM tables WHERE guild_id = ?", [guild_id]
            )
        ]

        async def rest(db: aiosqlite.Connection) -> None:
            for child, key in (("postings", "table_id"), ("seated", "table_id"), ("tables", "id")):
                await db.executemany(
                    f"DELETE FROM {child} WHERE {key} = ?",  # noqa: S608
                    [(table_id,) for table_id in tables],
                )
            for name in _GUILD_TABLES:
                await db.execute(f"DELETE FROM {name} WHERE guild_id = ?", [guild_id])  # noqa: S608

        await self._write(rest)
        return len(matches)

    async def _dicts(self, query: str, user_id: int) -> list[dict[str, Any]]:
        async with self._reading.execute(query, [user_id]) as cursor:
            names = [column[0] for column in cursor.description]
            return [dict(zip(names, row, strict=True)) async for row in cursor]


async def _guilds_of(db: aiosqlite.Connection, user_id: int) -> list[int]:
    """Servers in which something is kept about a person."""
    rows = await db.execute_fetchall(
        "SELECT guild_id FROM results WHERE user_id = ?1"
        " UNION SELECT guild_id FROM players JOIN matches ON id = match_id WHERE user_id = ?1"
        " UNION SELECT guild_id FROM seated JOIN tables ON id = table_id WHERE user_id = ?1"
        " UNION SELECT guild_id FROM audit WHERE by_id = ?1",
        [user_id],
    )
    return [guild_id for (guild_id,) in rows]


async def _forget_in(db: aiosqlite.Connection, user_id: int, guild_id: int) -> None:
    own = {"user": user_id, "guild": guild_id}
    await db.execute(
        "UPDATE results SET user_id = :ghost, name = '' WHERE user_id = :user AND guild_id = :guild",
        own | {"ghost": -1 - secrets.randbits(52)},
    )
    begun = (
        "FROM players WHERE user_id = :user"
        " AND :guild = (SELECT guild_id FROM matches WHERE id = match_id)"
    )
    for match_id, seat in await db.execute_fetchall(f"SELECT match_id, seat {begun}", own):
        await db.execute(
            "UPDATE matches SET header = json_set(header, ?, '') WHERE id = ?",
            [f"$.players[{seat}].name", match_id],
        )
    await db.execute(f"DELETE {begun}", own)
    for name in ("standings", "tally_totals"):
        await db.execute(
            f"DELETE FROM {name} WHERE guild_id = :guild AND user_id = :user",  # noqa: S608
            own,
        )
    await db.execute("UPDATE audit SET by_id = NULL WHERE by_id = :user AND guild_id = :guild", own)
    await _forget_tables(db, own)


async def _forget_tables(db: aiosqlite.Connection, own: dict[str, int]) -> None:
    """Take a person off the tables that are over; those close, for their seats stay empty."""
    user_id = own["user"]
    tables = await db.execute_fetchall(
        "SELECT id, seats, host_id, status IN ('finished', 'closed')"
        " FROM seated JOIN tables ON id = table_id WHERE user_id = :user AND guild_id = :guild",
        own,
    )
    for table_id, kept, host_id, over in tables:
        seats = [
            {"name": ""} if seat.get("user_id") == user_id else seat for seat in json.loads(kept)
        ]
        if over:
            await db.execute(
                "UPDATE tables SET seats = ?, status = 'closed', wake_at = NULL,"
                " version = version + 1, pace = json_remove(pace, '$.deadline'),"
                " host_id = iif(host_id = ?, 0, host_id) WHERE id = ?",
                [dumps(seats), user_id, table_id],
            )
            await db.execute("UPDATE postings SET outdated = 1 WHERE table_id = ?", [table_id])
        elif host_id == user_id or {"name": ""} in seats:
            continue  # still at a table under way
        await db.execute(
            "DELETE FROM seated WHERE user_id = ? AND table_id = ?", [user_id, table_id]
        )


async def _depart(db: aiosqlite.Connection, guild_id: int, user_id: int, at: float) -> None:
    await db.execute(
        "INSERT OR IGNORE INTO departures (guild_id, user_id, departed_at, purge_at)"
        " VALUES (?, ?, ?, ?)",
        [guild_id, user_id, at, at + PURGE_AFTER],
    )
    await db.execute(
        "UPDATE standings SET departed = 1 WHERE guild_id = ? AND user_id = ?", [guild_id, user_id]
    )


async def _erase_matches(db: aiosqlite.Connection, matches: list[int]) -> None:
    for child in ("moves", "rounds", "results", "tallies", "players", "audit"):
        await db.executemany(
            f"DELETE FROM {child} WHERE match_id = ?",  # noqa: S608
            [(match_id,) for match_id in matches],
        )
    await db.executemany("DELETE FROM matches WHERE id = ?", [(match_id,) for match_id in matches])
