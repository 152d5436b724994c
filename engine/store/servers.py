"""What a server chose: its settings, which matches count, and its seasons."""

from __future__ import annotations

from dataclasses import dataclass

import aiosqlite

from engine.scores.seasons import month_of
from engine.store.rebuilding import Rebuilding, mark_stale
from engine.store.settling import COMPUTERS, SEASONS, begin_season, roll_season, setting


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a server, numbered from 1. Times are UTC seconds; no end while it is under way.

    Its ``id`` is the ``season`` of boards and podiums.
    """

    id: int
    guild_id: int
    number: int
    name: str | None
    started_at: float
    ended_at: float | None


_SEASON = "SELECT id, guild_id, number, name, started_at, ended_at FROM seasons"


class Servers(Rebuilding):
    """Settings and seasons of servers."""

    async def guild_setting(self, guild_id: int, name: str) -> str | None:
        """What a server chose; ``None`` where it never did."""
        row = await self._one(
            "SELECT value FROM guild_settings WHERE guild_id = ? AND name = ?", [guild_id, name]
        )
        return None if row is None else str(row[0])

    async def set_guild_setting(self, guild_id: int, name: str, value: str) -> None:
        """Keep what a server chose."""
        await self._write(lambda db: _set(db, guild_id, name, value))

    async def computers_count(self, guild_id: int) -> bool:
        """Whether matches with computers count for ranks here."""
        return await self.guild_setting(guild_id, COMPUTERS) == "on"

    async def set_computers_count(self, guild_id: int, on: bool) -> None:
        """Let matches with computers count or not; all that were played are counted anew."""

        async def choose(db: aiosqlite.Connection) -> bool:
            if (await setting(db, guild_id, COMPUTERS) == "on") == on:
                return False
            await _set(db, guild_id, COMPUTERS, "on" if on else "off")
            await mark_stale(db, guild_id)
            return True

        if await self._write(choose):
            await self._recount(guild_id)

    # --- seasons ---

    async def seasons(self, guild_id: int) -> list[Season]:
        """All seasons of a server, the newest first."""
        rows = await self._rows(f"{_SEASON} WHERE guild_id = ? ORDER BY number DESC", [guild_id])
        return [Season(*row) for row in rows]

    async def season(self, guild_id: int) -> Season | None:
        """The season under way."""
        row = await self._one(f"{_SEASON} WHERE guild_id = ? AND ended_at IS NULL", [guild_id])
        return None if row is None else Season(*row)

    async def start_season(self, guild_id: int, at: float, name: str | None = None) -> Season:
        """Begin a season; one under way ends."""

        async def begin(db: aiosqlite.Connection) -> Season:
            await _end(db, guild_id, at)
            return await _season(db, await begin_season(db, guild_id, at, name))

        return await self._write(begin)

    async def end_season(self, guild_id: int, at: float) -> Season | None:
        """End the season under way, and months as seasons with it; ``None`` if there is none."""

        async def end(db: aiosqlite.Connection) -> Season | None:
            await _set(db, guild_id, SEASONS, "manual")
            season_id = await _end(db, guild_id, at)
            return None if season_id is None else await _season(db, season_id)

        return await self._write(end)

    async def monthly_seasons(self, guild_id: int) -> bool:
        """Whether each month (UTC) is a season by itself."""
        return await self.guild_setting(guild_id, SEASONS) == "monthly"

    async def set_monthly_seasons(self, guild_id: int, on: bool, at: float) -> None:
        """Make each month a season, the first from now to the end of this month, or no longer.

        A season under way since an earlier month ends now.
        """

        async def choose(db: aiosqlite.Connection) -> None:
            if on:
                await _end(db, guild_id, at, before=month_of(at)[0])
            await _set(db, guild_id, SEASONS, "monthly" if on else "manual")
            await roll_season(db, guild_id, at)

        await self._write(choose)

    async def roll_seasons(self, at: float) -> None:
        """End the months that are over. A finished match does so for its server, too."""

        async def roll(db: aiosqlite.Connection) -> None:
            rows = await db.execute_fetchall(
                "SELECT guild_id FROM seasons WHERE ended_at IS NULL AND started_at < ?",
                [month_of(at)[0]],
            )
            for (guild_id,) in rows:
                await roll_season(db, guild_id, at)

        await self._write(roll)

    async def unannounced_seasons(self) -> list[Season]:
        """Seasons that ended without their podium having been announced."""
        rows = await self._rows(
            f"{_SEASON} WHERE ended_at IS NOT NULL AND announced = 0 ORDER BY id"
        )
        return [Season(*row) for row in rows]

    async def season_announced(self, season_id: int) -> None:
        """Remember that a season's podium was announced."""

        async def note(db: aiosqlite.Connection) -> None:
            await db.execute("UPDATE seasons SET announced = 1 WHERE id = ?", [season_id])

        await self._write(note)


async def _set(db: aiosqlite.Connection, guild_id: int, name: str, value: str) -> None:
    await db.execute(
        "INSERT OR REPLACE INTO guild_settings (guild_id, name, value) VALUES (?, ?, ?)",
        [guild_id, name, value],
    )


async def _end(
    db: aiosqlite.Connection, guild_id: int, at: float, before: float | None = None
) -> int | None:
    """End the season under way, if it began before ``before``; its id."""
    ended = await db.execute_fetchall(
        "UPDATE seasons SET ended_at = max(?, started_at)"
        " WHERE guild_id = ? AND ended_at IS NULL AND started_at < coalesce(?, 9e99) RETURNING id",
        [at, guild_id, before],
    )
    return next((int(season_id) for (season_id,) in ended), None)


async def _season(db: aiosqlite.Connection, season_id: int) -> Season:
    [row] = await db.execute_fetchall(f"{_SEASON} WHERE id = ?", [season_id])
    return Season(*row)
