"""The house itself: when it was last open, what its servers chose, and time it was closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import aiosqlite
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.store.servers import Servers

_SETTINGS: Final = "tables"
"""The name of a server's setting that holds ``GuildSettings``."""
_SHIFT: Final = """
    UPDATE tables SET
        wake_at = wake_at + :seconds,
        pace = json_replace(pace,
            '$.deadline', json_extract(pace, '$.deadline') + :seconds,
            '$.seen', json_extract(pace, '$.seen') + :seconds)
    WHERE wake_at IS NOT NULL"""


class GuildSettings(BaseModel):
    """What a server chose for its tables; every field has a default."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: str | None = None
    """A locale of the catalogues; ``None`` follows each reader."""
    rules: Mapping[str, Mapping[str, Any]] = Field(default_factory=dict)
    """Table rules that differ from a game's own defaults, by the game's id."""
    clock: int = 300
    """Seconds a turn may take at new tables; 0 is without a clock."""
    allowed_channels: tuple[int, ...] = ()
    """Channels in which tables may be opened; all of them when empty."""
    openers: Literal["everyone", "moderators"] = "everyone"
    computers: bool = True
    table_limit: int = Field(default=20, ge=1, le=50)
    """How many tables may run at once."""
    in_thread: bool = False
    """Whether a new table opens in a thread of its own unless its host says otherwise."""


class Housekeeping(Servers):
    """Settings of servers, and time that does not count."""

    async def settings(self, guild_id: int) -> GuildSettings:
        """What a server chose; the defaults where it never did, or chose what is no longer read."""
        kept = await self.guild_setting(guild_id, _SETTINGS)
        try:
            return GuildSettings() if kept is None else GuildSettings.model_validate_json(kept)
        except ValidationError:
            return GuildSettings()

    async def save_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Keep what a server chose; ``GuildSettings()`` is a reset."""
        await self.set_guild_setting(guild_id, _SETTINGS, settings.model_dump_json())

    async def beat(self, now: float) -> None:
        """Remember that the house is open at ``now``."""
        await self._write(lambda db: _beat(db, now))

    async def reopen(self, now: float) -> float:
        """The house opens: the seconds it was closed count for no table; returns how many.

        Each moment at which something is due is moved by them, in one transaction, once.
        """

        async def shift(db: aiosqlite.Connection) -> float:
            rows = await db.execute_fetchall("SELECT alive_at FROM house")
            seconds = max(0.0, now - next((float(at) for (at,) in rows), now))
            if seconds:
                await db.execute(_SHIFT, {"seconds": seconds})
            await _beat(db, now)
            return seconds

        return await self._write(shift)


async def _beat(db: aiosqlite.Connection, now: float) -> None:
    await db.execute("INSERT OR REPLACE INTO house (id, alive_at) VALUES (1, ?)", [now])
