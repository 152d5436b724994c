"""What moderators put right: by this one way only, with who, when, why, before and after."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import aiosqlite

from engine.store.rebuilding import Rebuilding, mark_stale
from engine.store.settling import DERIVE, dumps


@dataclass(frozen=True, slots=True)
class Audit:
    """A correction. ``by_id`` is ``None`` where the moderator had their data deleted.

    ``before`` and ``after`` are ``{"points": [a seat], "void": bool}``.
    """

    id: int
    guild_id: int
    match_id: int
    at: float
    by_id: int | None
    reason: str
    before: dict[str, Any]
    after: dict[str, Any]


class Corrections(Rebuilding):
    """Corrected results, and the book of them."""

    async def correct(
        self,
        guild_id: int,
        match_id: int,
        *,
        by: int,
        reason: str,
        at: float,
        points: Sequence[int] | None = None,
        void: bool | None = None,
    ) -> Audit | None:
        """Correct a finished match: other ``points`` by seat, or that it does (not) count.

        Places and winners follow from the points; everything that counts it is counted anew. The
        rounds and moves stay as they were played. ``None`` if this server has no such match, or if
        it is like this already. Raises ``ValueError`` for another number of seats, or no reason.
        """
        if not reason.strip():
            raise ValueError("a correction has a reason")
        seats = await self._one(
            "SELECT count(*) FROM results WHERE match_id = ? AND guild_id = ?", [match_id, guild_id]
        )
        assert seats is not None
        if points is not None and seats[0] not in (0, len(points)):
            raise ValueError(f"{len(points)} points for {seats[0]} seats")

        async def correct(db: aiosqlite.Connection) -> int | None:
            before = await _standing(db, guild_id, match_id)
            if before is None:
                return None
            after = {
                "points": before["points"] if points is None else list(points),
                "void": before["void"] if void is None else void,
            }
            if after == before:
                return None
            await _change(db, match_id, before, after)
            await mark_stale(db, guild_id)
            [(audit_id,)] = await db.execute_fetchall(
                "INSERT INTO audit (guild_id, match_id, at, by_id, reason, before, after)"
                " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
                [guild_id, match_id, at, by, reason, dumps(before), dumps(after)],
            )
            return int(audit_id)

        audit_id = await self._write(correct)
        if audit_id is None:
            return None
        await self._recount(guild_id)
        [audit] = await self._audits("id = ?", audit_id)
        return audit

    async def audits(self, guild_id: int, *, offset: int = 0, limit: int = 25) -> list[Audit]:
        """The corrections of a server, the newest first."""
        return await self._audits(
            "guild_id = ? ORDER BY id DESC LIMIT ? OFFSET ?", guild_id, limit, offset
        )

    async def _audits(self, where: str, *parameters: int) -> list[Audit]:
        rows = await self._rows(
            "SELECT id, guild_id, match_id, at, by_id, reason, before, after"  # noqa: S608
            f" FROM audit WHERE {where}",
            parameters,
        )
        return [
            Audit(*(*row[:6], json.loads(row[6]), json.loads(row[7])))  # as the columns stand
            for row in rows
        ]


async def _standing(
    db: aiosqlite.Connection, guild_id: int, match_id: int
) -> dict[str, Any] | None:
    """The points by seat of a finished match, and whether it is void."""
    rows = list(
        await db.execute_fetchall(
            "SELECT points, void FROM results JOIN matches ON id = match_id"
            " WHERE match_id = ? AND matches.guild_id = ? ORDER BY seat",
            [match_id, guild_id],
        )
    )
    if not rows:
        return None
    return {"points": [points for points, _ in rows], "void": bool(rows[0][1])}


async def _change(
    db: aiosqlite.Connection, match_id: int, before: dict[str, Any], after: dict[str, Any]
) -> None:
    await db.execute("UPDATE matches SET void = ? WHERE id = ?", [after["void"], match_id])
    if after["points"] == before["points"]:
        return
    rows = []
    for seat, points in enumerate(after["points"]):
        place = 1 + sum(other > points for other in after["points"])
        rows.append((points - before["points"][seat], points, place, place == 1, match_id, seat))
    await db.executemany(
        "UPDATE results SET correction = correction + ?, points = ?, place = ?, won = ?"
        " WHERE match_id = ? AND seat = ?",
        rows,
    )
    await db.execute(DERIVE, [match_id])
