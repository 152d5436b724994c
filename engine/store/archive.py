"""Finished matches: found again, and taken out whole."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import aiosqlite

from engine.game import Json
from engine.scores.tallies import Tally
from engine.store.base import Base
from engine.store.settling import keep_tallies


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat finished. ``user_id`` is ``None`` for a computer.

    Below 0, with an empty name, it is somebody who had their data deleted.
    """

    seat: int
    user_id: int | None
    name: str
    points: int
    place: int
    won: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished match in a list. ``counted`` says whether it counts for ranks."""

    match_id: int
    game: str
    finished_at: float
    season_id: int | None
    counted: bool
    void: bool
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class History:
    """A page of finished matches, the newest first, and how many there are in all."""

    rows: tuple[Ended, ...] = ()
    total: int = 0


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished match as it is kept, for ``engine.scores.replay``."""

    ended: Ended
    header: Json
    moves: list[tuple[int | None, Json]]


ORDERED: Final = "SELECT {match} {query} ORDER BY found.number DESC LIMIT :limit OFFSET :offset"


def history_query(*, person: bool, game: bool, opponent: bool, season: bool) -> str:
    """Matches of a server, narrowed down, without their order."""
    table = "results AS found" if person else "matches AS found"
    match = "found.match_id" if person else "found.id"
    where = ["found.guild_id = :guild", "found.number > 0"]
    if person:
        where.append("found.user_id = :person")
    if game:
        where.append("found.game = :game")
    if opponent:
        where.append(
            "EXISTS (SELECT 1 FROM results AS other WHERE other.user_id = :opponent"
            " AND other.guild_id = :guild AND other.number = found.number)"
        )
    if season:
        where.append(f"(SELECT season_id FROM matches WHERE id = {match}) = :season")  # noqa: S608
    return f"FROM {table} WHERE {' AND '.join(where)}"


class Archive(Base):
    """Finished matches of servers."""

    async def history(
        self,
        guild_id: int,
        *,
        offset: int,
        limit: int,
        game: str | None = None,
        user_id: int | None = None,
        opponent_id: int | None = None,
        season: int | None = None,
    ) -> History:
        """The finished matches of a server, of a game, a player, against an opponent, a season.

        An opponent alone is a player.
        """
        if user_id is None:
            user_id, opponent_id = opponent_id, None
        query = history_query(
            person=user_id is not None,
            game=game is not None,
            opponent=opponent_id is not None,
            season=season is not None,
        )
        of = {
            "guild": guild_id,
            "game": game,
            "person": user_id,
            "opponent": opponent_id,
            "season": season,
        }
        total = await self._one(f"SELECT count(*) {query}", of)
        assert total is not None
        match = "id" if user_id is None else "match_id"
        ids = await self._rows(
            ORDERED.format(match=match, query=query),
            of | {"limit": limit, "offset": offset},
        )
        ended = [await self.ended(guild_id, match_id) for (match_id,) in ids]
        return History(tuple(each for each in ended if each is not None), total[0])

    async def ended(self, guild_id: int, match_id: int) -> Ended | None:
        """A finished match of this server."""
        row = await self._one(
            "SELECT id, game, finished_at, season_id, void FROM matches"
            " WHERE id = ? AND guild_id = ? AND number IS NOT NULL",
            [match_id, guild_id],
        )
        if row is None:
            return None
        seats = list(
            await self._rows(
                "SELECT seat, user_id, name, points, place, won, counted FROM results"
                " WHERE match_id = ? ORDER BY seat",
                [match_id],
            )
        )
        match_id, game, finished_at, season_id, void = row
        return Ended(
            match_id,
            game,
            finished_at,
            season_id,
            counted=any(counted for *_, counted in seats),
            void=bool(void),
            seats=tuple(
                SeatResult(seat, user_id, name, points, place, bool(won))
                for seat, user_id, name, points, place, won, _ in seats
            ),
        )

    async def kept(self, guild_id: int, match_id: int) -> Kept | None:
        """A finished match of this server with all its moves, hidden ones included."""
        ended = await self.ended(guild_id, match_id)
        if ended is None:
            return None
        return Kept(ended, *await self.played(match_id))

    async def untallied(self) -> list[int]:
        """Finished matches whose tallies are not kept: of older versions of the bot."""
        rows = await self._rows(
            "SELECT id FROM matches WHERE number IS NOT NULL"
            " AND NOT EXISTS (SELECT 1 FROM tallies WHERE match_id = id) ORDER BY number"
        )
        return [match_id for (match_id,) in rows]

    async def played(self, match_id: int) -> tuple[Json, list[tuple[int | None, Json]]]:
        """The header and the moves of a match that was begun, of any server, finished or not."""
        header = await self._one("SELECT header FROM matches WHERE id = ?", [match_id])
        assert header is not None
        moves = await self._rows(
            "SELECT seat, move FROM moves WHERE match_id = ? ORDER BY number", [match_id]
        )
        return json.loads(header[0]), [(seat, json.loads(move)) for seat, move in moves]

    async def save_tallies(self, match_id: int, tallies: Sequence[Tally]) -> None:
        """Keep the tallies of a finished match that has none."""

        async def keep(db: aiosqlite.Connection) -> None:
            await keep_tallies(db, match_id, tallies)

        await self._write(keep)
