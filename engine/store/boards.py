"""Leaderboards: each page is read from its own index, in order."""

from __future__ import annotations

from typing import Any, Final

from engine.scores.ledger import ALL_TIME, MIN_MATCHES
from engine.scores.ratings import Rating
from engine.store.base import Base
from engine.store.protocol import Board, Standing

ORDERINGS: Final = {
    "points": "wins",
    "wins": "points",
    "matches": "points",
    "win_rate": "matches",
    "rating": "matches",
    "best_match": "points",
}
"""What decides the order among equals, by what the board is ordered by; then name and id."""

_PICKY: Final = ("win_rate", "rating")
"""Boards that take ``MIN_MATCHES`` matches."""

_COLUMNS: Final = "user_id, name, points, matches, wins, best_match, win_rate, rating, mu, sigma"


def _of(by: str, departed: bool) -> str:
    """Who is on a board."""
    enough = f" AND {by} IS NOT NULL" if by in _PICKY else ""
    here = "" if departed else " AND departed = 0"
    return f"WHERE guild_id = :guild AND game = :game AND scope = :scope{here}{enough}"


def page_query(by: str, *, departed: bool = False) -> str:
    """The rows of a page. How many are above its first row is ``offset`` and its equals."""
    return (
        f"SELECT {_COLUMNS} FROM standings {_of(by, departed)}"  # noqa: S608
        f" ORDER BY {by} DESC, {ORDERINGS[by]} DESC, name, user_id LIMIT :limit OFFSET :offset"
    )


def above_query(by: str, *, departed: bool = False) -> str:
    """How many stand above a value."""
    return f"SELECT count(*) FROM standings {_of(by, departed)} AND {by} > :value"  # noqa: S608


class Boards(Base):
    """Leaderboards of servers and their podiums."""

    async def board(
        self,
        guild_id: int,
        game: str,
        *,
        by: str,
        offset: int,
        limit: int,
        user_id: int | None,
        season: int = ALL_TIME,
        departed: bool = False,
    ) -> Board:
        """A leaderboard of a server; among equals the order is as in ``ORDERINGS``.

        ``season`` is a season's id, or ``ALL_TIME``. Those who left the server are shown only with
        ``departed``. Raises ``ValueError`` for an unknown ``by``.
        """
        if by not in ORDERINGS:
            raise ValueError(f"no board by {by!r}")
        of: dict[str, Any] = {"guild": guild_id, "game": game, "scope": season}
        everybody = f"SELECT count(*) FROM standings {_of(by, departed)}"  # noqa: S608
        total = await self._one(everybody, of)
        assert total is not None
        page = [
            tuple(row)
            for row in await self._rows(
                page_query(by, departed=departed), of | {"limit": limit, "offset": offset}
            )
        ]
        above = above_query(by, departed=departed)
        rows: list[Standing] = []
        for number, row in enumerate(page):
            if rows and _value(rows[-1], by) == _value(_standing(0, row), by):
                rank = rows[-1].rank
            elif rows:
                rank = offset + number + 1
            else:
                rank = await self._rank(above, of, by, row)
            rows.append(_standing(rank, row))
        own = await self._one(
            f"SELECT {_COLUMNS} FROM standings {_of(by, departed=True)} AND user_id = :user",  # noqa: S608
            of | {"user": user_id},
        )
        return Board(
            tuple(rows),
            total[0],
            None if own is None else _standing(await self._rank(above, of, by, own), own),
            MIN_MATCHES if by in _PICKY else 1,
        )

    async def podium(self, guild_id: int, season: int, most: int = 3) -> dict[str, list[Standing]]:
        """The first of a season by points, for each game that was played in it."""
        games = await self._rows(
            "SELECT DISTINCT game FROM standings WHERE guild_id = ? AND scope = ? ORDER BY game",
            [guild_id, season],
        )
        boards = {
            game: await self.board(
                guild_id, game, by="points", offset=0, limit=10, user_id=None, season=season
            )
            for (game,) in games
        }
        return {
            game: [row for row in board.rows if row.rank <= most]
            for game, board in boards.items()
            if board.rows
        }

    async def _rank(self, above: str, of: dict[str, Any], by: str, row: Any) -> int:
        counted = await self._one(above, of | {"value": _value(_standing(0, row), by)})
        assert counted is not None
        return 1 + int(counted[0])


def _standing(rank: int, row: Any) -> Standing:
    uncertainty = Rating(*row[-2:]).uncertainty
    return Standing(*(rank, *row[:-2], uncertainty))


def _value(standing: Standing, by: str) -> Any:
    return getattr(standing, by)
