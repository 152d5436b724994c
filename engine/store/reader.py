"""The questions asked of the database, on a connection of their own: they never wait for writes.

Each question is one statement, which sees everything committed before it was asked.
"""

from __future__ import annotations

from typing import Final

from engine.store.base import Base
from engine.store.changes import POSTING_COLUMNS, TABLE_COLUMNS
from engine.store.protocol import MatchRow, MoveRow, Posting, TableRow

_TABLE: Final = f"SELECT {', '.join(TABLE_COLUMNS)} FROM tables WHERE id = "  # noqa: S608
_POSTING: Final = f"SELECT {', '.join(POSTING_COLUMNS)} FROM postings WHERE table_id = ?"  # noqa: S608
_RUNNING: Final = "status IN ('lobby', 'playing', 'round-over')"  # as the indexes say it
_LATEST: Final = f"""{_TABLE} coalesce(
    (SELECT id FROM tables WHERE channel_id = :channel AND {_RUNNING}),
    (SELECT id FROM tables WHERE channel_id = :channel AND status = 'finished'
     ORDER BY changed_at DESC, id DESC LIMIT 1))"""  # noqa: S608
_RUNNING_OF_GUILD: Final = f"SELECT id FROM tables WHERE guild_id = ? AND {_RUNNING} ORDER BY id"  # noqa: S608
_DUE: Final = "SELECT wake_at, id FROM tables WHERE wake_at IS NOT NULL ORDER BY wake_at, id"
_OF_MESSAGE: Final = (
    "SELECT table_id FROM postings WHERE message_id = ? ORDER BY table_id DESC LIMIT 1"
)
_UNSHOWN: Final = """
    SELECT id FROM tables LEFT JOIN postings ON table_id = id
    WHERE status <> 'closed' AND version > coalesce(shown_version, 0) ORDER BY id"""

_OUTDATED: Final = """
    SELECT table_id, channel_id FROM postings JOIN tables ON id = table_id
    WHERE outdated = 1 AND message_id IS NOT NULL ORDER BY table_id DESC"""

_SHOWN: Final = f"""
    SELECT id FROM tables JOIN postings ON table_id = id
    WHERE {_RUNNING} AND message_id IS NOT NULL AND shown_version >= version
    ORDER BY changed_at DESC, id DESC"""  # noqa: S608


class Reader(Base):
    """What the tables ask."""

    async def load(self, table_id: int) -> TableRow | None:
        """The table, whatever its status."""
        return next((TableRow(*row) for row in await self._rows(_TABLE + "?", [table_id])), None)

    async def latest_in(self, channel_id: int) -> TableRow | None:
        """The running table of a channel, or else the one last used there that is not closed."""
        rows = await self._rows(_LATEST, {"channel": channel_id})
        return next((TableRow(*row) for row in rows), None)

    async def running_of_guild(self, guild_id: int) -> list[int]:
        """Ids of the tables of a server that are not closed or finished."""
        return [table_id for (table_id,) in await self._rows(_RUNNING_OF_GUILD, [guild_id])]

    async def due(self) -> list[tuple[float, int]]:
        """All wake times with their tables, soonest first."""
        return [(wake_at, table_id) for wake_at, table_id in await self._rows(_DUE)]

    async def match(self, match_id: int) -> MatchRow | None:
        """A match that was begun."""
        rows = await self._rows(
            "SELECT id, table_id, guild_id, game, header, started_at FROM matches WHERE id = ?",
            [match_id],
        )
        return next((MatchRow(*row) for row in rows), None)

    async def moves(self, match_id: int) -> list[MoveRow]:
        """The moves of a match in their order."""
        rows = await self._rows(
            "SELECT match_id, number, seat, move FROM moves WHERE match_id = ? ORDER BY number",
            [match_id],
        )
        return [MoveRow(*row) for row in rows]

    async def posting(self, table_id: int) -> Posting:
        """Where a table is shown; an empty posting when nowhere."""
        rows = await self._rows(_POSTING, [table_id])
        return next((Posting(*row) for row in rows), Posting(table_id))

    async def table_of_message(self, message_id: int) -> int | None:
        """The table shown in this message."""
        rows = await self._rows(_OF_MESSAGE, [message_id])
        return next((table_id for (table_id,) in rows), None)

    async def unshown(self) -> list[int]:
        """Tables not closed whose newest version was never shown (after a crash)."""
        return [table_id for (table_id,) in await self._rows(_UNSHOWN)]

    async def shown(self) -> list[int]:
        """Tables under way whose newest version is shown, those that changed last first."""
        return [table_id for (table_id,) in await self._rows(_SHOWN)]

    async def outdated(self) -> list[tuple[int, int]]:
        """Tables that are over whose message names somebody who was forgotten, newest first.

        Each with its channel.
        """
        return [(table_id, channel_id) for table_id, channel_id in await self._rows(_OUTDATED)]

    async def preference(self, user_id: int, name: str) -> str | None:
        """What a person chose before (a hand's order)."""
        rows = await self._rows(
            "SELECT value FROM preferences WHERE user_id = ? AND name = ?", [user_id, name]
        )
        return next((value for (value,) in rows), None)

    async def preferences(self, name: str) -> dict[int, str]:
        """What everybody chose who chose something, by person."""
        return dict(
            await self._rows("SELECT user_id, value FROM preferences WHERE name = ?", [name])
        )
