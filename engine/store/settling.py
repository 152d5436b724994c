"""How a finished match is counted: in the transaction that keeps its results, exactly once.

All of it happens on the one connection that writes, so two tables that finish at the same moment
with the same player are counted one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import aiosqlite

from engine.scores.ledger import ALL_TIME, Entry, Finished, Key, Ledger, Played
from engine.scores.ratings import Rating
from engine.scores.seasons import month_of
from engine.scores.tallies import Tally, add

COMPUTERS: Final = "scores.computers"
"""The server setting that lets matches with computers count: ``on`` or ``off``."""
SEASONS: Final = "scores.seasons"
"""The server setting that makes each month a season by itself: ``monthly`` or ``manual``."""

ENTRY_COLUMNS: Final = (
    "name",
    "points",
    "matches",
    "wins",
    "streak",
    "best_streak",
    "margin",
    "best_match",
    "best_round",
    "mu",
    "sigma",
)
STANDING_COLUMNS: Final = (
    "guild_id",
    "game",
    "scope",
    "user_id",
    *ENTRY_COLUMNS,
    "win_rate",
    "rating",
    "departed",
)
KEEP_STANDING: Final = (
    f"INSERT OR REPLACE INTO standings ({', '.join(STANDING_COLUMNS)})"  # noqa: S608
    f" VALUES ({', '.join('?' * len(STANDING_COLUMNS))})"
)
_PLAYED: Final = "seat, user_id, name, points, place, won, margin, best_round"

_MATCH: Final = """
    SELECT guild_id, game, finished_at, void,
        json_extract(header, '$.players'),
        1 + coalesce((SELECT max(number) FROM matches WHERE number IS NOT NULL), 0)
    FROM matches WHERE id = ?"""
DERIVE: Final = """
    UPDATE results SET
        margin = coalesce(points - (
            SELECT max(points) FROM results AS other
            WHERE other.match_id = results.match_id AND other.seat <> results.seat
        ), 0),
        best_round = (
            SELECT max(json_extract(scores, '$[' || results.seat || ']')) FROM rounds
            WHERE rounds.match_id = results.match_id
        )
    WHERE match_id = ?"""
"""What follows from the other rows of a match."""
_KNOWN: Final = f"""
    SELECT game, scope, user_id, {", ".join(ENTRY_COLUMNS)} FROM standings
    WHERE guild_id = ? AND game = ? AND scope IN (?, ?) AND user_id IN """  # noqa: S608


async def settle(db: aiosqlite.Connection, match_id: int, tallies: Sequence[Tally] = ()) -> None:
    """Count a match whose results have just been written; ``tallies`` are by seat."""
    [row] = await db.execute_fetchall(_MATCH, [match_id])
    guild_id, game, finished_at, void, players, number = row
    season_id = await roll_season(db, guild_id, finished_at)
    computers = any(_is_computer(player) for player in json.loads(players or "[]"))
    await db.execute(
        "UPDATE matches SET number = ?, season_id = ?, computers = ? WHERE id = ?",
        [number, season_id, computers, match_id],
    )
    await db.execute("UPDATE results SET number = ? WHERE match_id = ?", [number, match_id])
    await db.execute(DERIVE, [match_id])
    seats = await db.execute_fetchall(
        f"SELECT {_PLAYED} FROM results WHERE match_id = ? ORDER BY seat",  # noqa: S608
        [match_id],
    )
    match = Finished(game, season_id, computers, bool(void), tuple(Played(*seat) for seat in seats))
    people = [played.user_id for played in match.people if played.user_id is not None]
    for user_id in people:
        await welcome(db, guild_id, user_id)
    await _count(db, guild_id, match_id, match, people)
    await keep_tallies(db, match_id, tallies)


async def roll_season(db: aiosqlite.Connection, guild_id: int, at: float) -> int | None:
    """The season a moment lies in, ended and begun anew where months are seasons."""
    rows = await db.execute_fetchall(
        "SELECT id, started_at FROM seasons WHERE guild_id = ? AND ended_at IS NULL", [guild_id]
    )
    season_id, started_at = next(((int(row[0]), row[1]) for row in rows), (None, 0.0))
    if await setting(db, guild_id, SEASONS) != "monthly":
        return season_id
    if season_id is None:
        return await begin_season(db, guild_id, at)
    this_month, _ = month_of(at)
    if started_at >= this_month:
        return season_id
    _, ended_at = month_of(started_at)
    await db.execute("UPDATE seasons SET ended_at = ? WHERE id = ?", [ended_at, season_id])
    return await begin_season(db, guild_id, this_month)


async def begin_season(
    db: aiosqlite.Connection, guild_id: int, at: float, name: str | None = None
) -> int:
    """A new season of a server that has none under way; its id."""
    [(season_id,)] = await db.execute_fetchall(
        "INSERT INTO seasons (guild_id, number, name, started_at)"
        " VALUES (?1, 1 + coalesce((SELECT max(number) FROM seasons WHERE guild_id = ?1), 0),"
        " ?2, ?3) RETURNING id",
        [guild_id, name, at],
    )
    return int(season_id)


async def setting(db: aiosqlite.Connection, guild_id: int, name: str) -> str | None:
    """A server's setting."""
    rows = await db.execute_fetchall(
        "SELECT value FROM guild_settings WHERE guild_id = ? AND name = ?", [guild_id, name]
    )
    return next((value for (value,) in rows), None)


async def welcome(db: aiosqlite.Connection, guild_id: int, user_id: int) -> None:
    """Somebody who left the server is back; 0 for the bot itself."""
    left = await db.execute_fetchall(
        "DELETE FROM departures WHERE guild_id = ? AND user_id = ? RETURNING 1", [guild_id, user_id]
    )
    if left:
        await db.execute(
            "UPDATE standings SET departed = 0 WHERE guild_id = ? AND user_id = ?",
            [guild_id, user_id],
        )


def standing_row(guild_id: int, key: Key, entry: Entry, departed: bool = False) -> tuple[Any, ...]:
    """A standing as it is kept."""
    values = (getattr(entry, column) for column in ENTRY_COLUMNS)
    return (guild_id, *key, *values, entry.win_rate, entry.rated, departed)


def rating_rows(
    match_id: int, match: Finished, ratings: Mapping[int, Rating]
) -> Iterable[tuple[Any, ...]]:
    """For each seat: whether it counted, the rating after the match, and where that is kept."""
    for played in match.seats:
        rating = ratings.get(played.seat)
        mu, sigma = rating or (None, None)
        yield (rating is not None, mu, sigma, match_id, played.seat)


KEEP_RATING: Final = (
    "UPDATE results SET counted = ?, mu = ?, sigma = ? WHERE match_id = ? AND seat = ?"
)


async def _count(
    db: aiosqlite.Connection,
    guild_id: int,
    match_id: int,
    match: Finished,
    people: Sequence[int],
) -> None:
    known = await db.execute_fetchall(
        f"{_KNOWN}({', '.join('?' * len(people))})",
        [guild_id, match.game, ALL_TIME, match.season_id or ALL_TIME, *people],
    )
    ledger = Ledger(
        with_computers=await setting(db, guild_id, COMPUTERS) == "on",
        entries={(game, scope, user): Entry(*values) for game, scope, user, *values in known},
    )
    ratings = ledger.add(match)
    if ratings:
        await db.executemany(KEEP_RATING, rating_rows(match_id, match, ratings))
        await db.executemany(
            KEEP_STANDING,
            [
                standing_row(guild_id, key, entry)
                for key, entry in ledger.entries.items()
                if key[2] > 0  # nobody looks for those who had their data deleted
            ],
        )


async def keep_tallies(db: aiosqlite.Connection, match_id: int, tallies: Sequence[Tally]) -> None:
    """Keep the tallies of a finished match by seat, and add them to those of its people."""
    await db.executemany(
        "INSERT INTO tallies (match_id, seat, counts) VALUES (?, ?, ?)",
        [(match_id, seat, dumps(add([counts]))) for seat, counts in enumerate(tallies)],
    )
    people = await db.execute_fetchall(
        "SELECT seat, guild_id, game, user_id,"
        " (SELECT counts FROM tally_totals AS t WHERE (t.guild_id, t.game, t.user_id)"
        " = (results.guild_id, results.game, results.user_id))"
        " FROM results WHERE match_id = ? AND user_id > 0 AND seat < ?",
        [match_id, len(tallies)],
    )
    await db.executemany(
        KEEP_TALLY_TOTAL,
        [
            (*person, dumps(add([json.loads(before or "{}"), tallies[seat]])))
            for seat, *person, before in people
        ],
    )


KEEP_TALLY_TOTAL: Final = (
    "INSERT OR REPLACE INTO tally_totals (guild_id, game, user_id, counts) VALUES (?, ?, ?, ?)"
)


def dumps(value: object) -> str:
    """Compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _is_computer(player: Mapping[str, Any]) -> bool:
    return str(player.get("kind", "")).startswith("computer:")
