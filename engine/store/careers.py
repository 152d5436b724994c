"""What is known of one player: their standing, the way their rating went, and two of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.scores.ledger import ALL_TIME, Entry
from engine.store.base import Base
from engine.store.settling import ENTRY_COLUMNS


@dataclass(frozen=True, slots=True)
class Stats:
    """A player's counted matches of a game, of all time or of a season.

    ``finished`` are all their finished matches of all time, those that do not count included;
    ``tallies`` (``engine.scores.tallies``) are of these. ``entry`` has no matches where none counts.
    """

    user_id: int
    entry: Entry
    finished: int
    tallies: Mapping[str, int] = field(default_factory=dict)

    @property
    def average_margin(self) -> float:
        """Points ahead of the best other seat, on average; negative behind."""
        return self.entry.margin / self.entry.matches if self.entry.matches else 0.0


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two people's finished matches against each other: who came in first, and their points."""

    matches: int = 0
    ahead: int = 0
    behind: int = 0
    points: int = 0
    other_points: int = 0


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """After a counted match: the rating, its uncertainty, and all points so far."""

    match_id: int
    finished_at: float
    mu: float
    sigma: float
    total: int


ENTRY: Final = (
    f"SELECT {', '.join(ENTRY_COLUMNS)} FROM standings"  # noqa: S608
    " WHERE guild_id = :guild AND game = :game AND scope = :scope AND user_id = :user"
)
FINISHED: Final = (
    "SELECT count(*) FROM results"
    " WHERE user_id = :user AND guild_id = :guild AND number > 0 AND game = :game"
)
LAST_NAME: Final = (
    "SELECT name FROM results WHERE user_id = :user AND guild_id = :guild AND game = :game"
    " ORDER BY number DESC LIMIT 1"
)
# The matches of both are found in one index alone; only of these are rows read.
HEAD_TO_HEAD: Final = """
    WITH met AS MATERIALIZED (
        SELECT mine.match_id AS id, mine.seat AS own, theirs.seat AS other
        FROM results AS mine
        CROSS JOIN results AS theirs ON theirs.user_id = :other AND theirs.guild_id = :guild
            AND theirs.number = mine.number
        WHERE mine.user_id = :user AND mine.guild_id = :guild AND mine.game = :game
    )
    SELECT count(*), coalesce(sum(mine.place < theirs.place), 0),
        coalesce(sum(mine.place > theirs.place), 0),
        coalesce(sum(mine.points), 0), coalesce(sum(theirs.points), 0)
    FROM met
    JOIN matches USING (id)
    JOIN results AS mine ON mine.match_id = met.id AND mine.seat = own
    JOIN results AS theirs ON theirs.match_id = met.id AND theirs.seat = other
    WHERE NOT void"""
RATINGS: Final = """
    SELECT match_id, finished_at, mu, sigma, points
    FROM results JOIN matches ON matches.id = match_id
    WHERE user_id = :user AND results.guild_id = :guild AND results.game = :game AND counted
    ORDER BY results.number DESC LIMIT :limit"""


class Careers(Base):
    """Statistics of players."""

    async def stats(
        self, guild_id: int, game: str, user_id: int, season: int = ALL_TIME
    ) -> Stats | None:
        """A player's statistics; ``None`` for one who never finished a match of it here."""
        of = {"guild": guild_id, "game": game, "user": user_id}
        row = await self._one(ENTRY, of | {"scope": season})
        last = await self._one(LAST_NAME, of)
        if last is None:
            return None
        finished = await self._one(FINISHED, of)
        tallies = await self._one(
            "SELECT counts FROM tally_totals"
            " WHERE guild_id = :guild AND game = :game AND user_id = :user",
            of,
        )
        assert finished is not None
        return Stats(
            user_id,
            Entry(last[0]) if row is None else Entry(*row),
            finished[0],
            json.loads(tallies[0]) if tallies else {},
        )

    async def head_to_head(
        self, guild_id: int, game: str, user_id: int, other_id: int
    ) -> HeadToHead:
        """The matches two people finished together, as the first of them sees it."""
        row = await self._one(
            HEAD_TO_HEAD, {"guild": guild_id, "game": game, "user": user_id, "other": other_id}
        )
        assert row is not None
        return HeadToHead(*row)

    async def rating_history(
        self, guild_id: int, game: str, user_id: int, limit: int = 200
    ) -> list[RatingPoint]:
        """The way a player's rating and points went over the last counted matches, oldest first."""
        of = {"guild": guild_id, "game": game, "user": user_id}
        standing = await self._one(ENTRY, of | {"scope": ALL_TIME})
        rows = await self._rows(RATINGS, of | {"limit": limit})
        total = 0 if standing is None else Entry(*standing).points
        points = []
        for match_id, finished_at, mu, sigma, gained in rows:
            points.append(RatingPoint(match_id, finished_at, mu, sigma, total))
            total -= gained
        return points[::-1]
