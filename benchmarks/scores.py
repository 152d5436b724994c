"""How fast scores are at scale: boards, statistics, history, and a result written.

``python -m benchmarks.scores [--matches N] [--folder DIR] [--keep FILE] [--check]``: makes 1,000
servers with up to 1,000 players each and N finished matches in all (a tenth of them in the largest
server), on the level of results, then asks and writes. ``--keep`` leaves the database there, and
uses it again. 1,000,000 matches take some minutes to make.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import aiosqlite

from engine.scores.tallies import add
from engine.store.boards import ORDERINGS
from engine.store.migrations import migrate
from engine.store.proof import prove
from engine.store.protocol import Change, MatchRow, ResultRow, RoundRow, TableRow
from engine.store.recount import recount
from engine.store.settling import KEEP_RATING, KEEP_STANDING, KEEP_TALLY_TOTAL, dumps, standing_row
from engine.store.sqlite import SqliteStore, open_store

SERVERS = 1000
PLAYERS = 1000
"""People in the largest servers; the others have fewer."""
LARGEST = 1
GAMES = ("queen-of-scots", "famous-monarchs")
KINDS = ("discard", "draw", "meld", "meld.count", "meld:mary", "take_pile", "take_pile.count")
CHUNK = 5000
"""Matches written at once."""
RUNS = 50
TARGETS = {"board": 20.0, "stats": 50.0, "history": 20.0, "result": 5.0}
"""Milliseconds."""


# --- The data ---


@dataclass(frozen=True, slots=True)
class Server:
    """A server of the benchmark: its matches are numbered from ``first``."""

    id: int
    players: int
    first: int
    matches: int


def servers(matches: int) -> Iterator[Server]:
    """A tenth of the matches in the largest, the rest spread unevenly over all others."""
    rng = Random(1)
    weights = [rng.paretovariate(1.2) for _ in range(SERVERS - 1)]
    weights = [min(weight, 20.0) for weight in weights]
    largest = matches // 10
    first, spread = 1 + largest, 0.0
    yield Server(LARGEST, PLAYERS, 1, largest)
    for number, weight in enumerate(weights, start=2):
        spread += (matches - largest) * weight / sum(weights)
        following = 1 + largest + round(spread)
        players = PLAYERS if number % 10 == 1 else rng.randrange(5, PLAYERS)
        yield Server(number, players, first, following - first)
        first = following


def seats_of(rng: Random, server: Server) -> list[int]:
    """Who plays a match: some play a lot, most now and then."""
    seated: dict[int, None] = {}
    wanted = rng.choice((2, 3, 4))
    while len(seated) < wanted:
        seated[server.id * 10_000 + int(server.players * rng.random() ** 2)] = None
    return list(seated)


def rows_of(rng: Random, server: Server) -> Iterator[tuple[Any, ...]]:
    """The matches of a server: (match, rounds, results, tallies)."""
    for match_id in range(server.first, server.first + server.matches):
        people = seats_of(rng, server)
        game = GAMES[rng.random() < 0.3]
        rounds = [[rng.randrange(-50, 200) for _ in people] for _ in range(2)]
        totals = [sum(scores) for scores in zip(*rounds, strict=True)]
        best = max(totals)
        at = 1.7e9 + match_id
        players = [{"name": f"player {user}", "kind": "human"} for user in people]
        head = {"record": 1, "game": game, "rules": {}, "players": players, "dealer": 0}
        season = server.id if match_id % 4 == 0 else None
        yield (
            (match_id, server.id, server.id, game, dumps(head), at, at, match_id, season),
            [
                (match_id, 1, dumps(rounds[0]), dumps(rounds[0])),
                (match_id, 2, dumps(rounds[1]), dumps(totals)),
            ],
            [
                (
                    match_id, seat, server.id, game, user, f"player {user}", points,
                    1 + sum(other > points for other in totals), points == best, match_id,
                    points - max(totals[:seat] + totals[seat + 1 :]), max(r[seat] for r in rounds),
                )
                for seat, (user, points) in enumerate(zip(people, totals, strict=True))
            ],
            [
                (match_id, seat, dumps({kind: rng.randrange(1, 40) for kind in KINDS}))
                for seat in range(len(people))
            ],
        )  # fmt: skip


INSERTS = (
    (
        "INSERT INTO matches (id, table_id, guild_id, game, header, started_at, finished_at, number,"
        " season_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    ),
    "INSERT INTO rounds VALUES (?, ?, ?, ?)",
    (
        "INSERT INTO results (match_id, seat, guild_id, game, user_id, name, points, place, won,"
        " number, margin, best_round) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    ),
    "INSERT INTO tallies VALUES (?, ?, ?)",
)


def generate(path: Path, matches: int) -> None:
    """Fill a new database, server by server; standings and ratings as the bot counts them."""
    asyncio.run(_migrated(path))
    rng = Random(2)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA cache_size = -200000")
        for server in servers(matches):
            db.execute(
                "INSERT INTO tables (id, guild_id, channel_id, host_id, game, status, version,"
                " changed_at, setup, seats, log)"
                " VALUES (?, ?, ?, 1, 'queen-of-scots', 'closed', 1, 0.0, '{}', '[]', '[]')",
                [server.id, server.id, server.id],
            )
            db.execute(
                "INSERT INTO seasons (id, guild_id, number, started_at) VALUES (?1, ?1, 1, 0.0)",
                [server.id],
            )
            rows = rows_of(rng, server)
            while made := list(islice(rows, CHUNK)):
                db.executemany(INSERTS[0], [match for match, *_ in made])
                for number, insert in enumerate(INSERTS[1:], start=1):
                    db.executemany(insert, (row for match in made for row in match[number]))
            _count(db, server.id)
            db.commit()
            if server.id % 100 == 1:
                print(f"  server {server.id} of {SERVERS}", file=sys.stderr, flush=True)


def _count(db: sqlite3.Connection, guild_id: int) -> None:
    counted = recount(db, guild_id)
    entries = counted.ledger.entries.items()
    db.executemany(KEEP_STANDING, [standing_row(guild_id, key, entry) for key, entry in entries])
    db.executemany(KEEP_RATING, counted.ratings)
    db.executemany(
        KEEP_TALLY_TOTAL,
        [(guild_id, *key, dumps(add([counts]))) for key, counts in counted.tallies.items()],
    )


async def _migrated(path: Path) -> None:
    async with aiosqlite.connect(path, isolation_level=None) as db:
        await db.execute_fetchall("PRAGMA journal_mode = WAL")
        await migrate(db, path)


# --- The questions ---


async def timed(ask: Callable[[int], Awaitable[Any]]) -> tuple[float, float]:
    """Milliseconds of a question: the median and the worst of some runs."""
    times = []
    for run in range(RUNS):
        started = time.perf_counter()
        await ask(run)
        times.append((time.perf_counter() - started) * 1000)
    return median(times), max(times)


async def measure(path: Path) -> list[tuple[str, str, float, float]]:
    """What was asked, which target it has, its median and worst milliseconds."""
    store = await open_store(path)
    try:
        return [line async for line in _measure(store)]
    finally:
        await store.close()


async def _measure(store: SqliteStore) -> Any:
    game, user = GAMES[0], LARGEST * 10_000

    def board(by: str, page: int, **more: Any) -> Callable[[int], Awaitable[Any]]:
        return lambda run: store.board(
            LARGEST, game, by=by, offset=page * 10, limit=10, user_id=user + run * 7, **more
        )

    for by in ORDERINGS:
        yield (f"board by {by}, first page", "board", *await timed(board(by, 0)))
    yield ("board by points, page 90", "board", *await timed(board("points", 90)))
    season = board("points", 5, season=LARGEST)
    yield ("board by points, a season", "board", *await timed(season))
    yield ("board with those who left", "board", *await timed(board("wins", 5, departed=True)))
    yield (
        "statistics, head to head, rating history",
        "stats",
        *await timed(lambda run: _career(store, game, user, user + 1 + run)),
    )
    yield (
        "history of a server, a page deep in it",
        "history",
        *await timed(lambda run: store.history(LARGEST, offset=run * 40, limit=10)),
    )
    yield (
        "history of a player against another",
        "history",
        *await timed(
            lambda run: store.history(
                LARGEST, offset=0, limit=10, user_id=user, opponent_id=user + 1 + run, game=game
            )
        ),
    )
    yield ("a result written (4 people)", "result", *await _results(store, game))


async def _career(store: SqliteStore, game: str, user: int, other: int) -> None:
    await store.stats(LARGEST, game, user)
    await store.head_to_head(LARGEST, game, user, other)
    await store.rating_history(LARGEST, game, user)


async def _results(store: SqliteStore, game: str) -> tuple[float, float]:
    """Milliseconds to save the change that finishes a match in the largest server."""
    rng = Random(time.time_ns())
    closing_changes = [await _begun(store, game, rng) for _ in range(RUNS)]
    return await timed(lambda run: store.save(closing_changes[run]))


async def _begun(store: SqliteStore, game: str, rng: Random) -> Change:
    """A match just before its end; the change that ends it."""
    people = [LARGEST * 10_000 + number for number in rng.sample(range(PLAYERS), 4)]
    seats = json.dumps([{"name": f"player {user}", "user_id": user} for user in people])
    table_id = store.new_table_id()
    row = TableRow(table_id, LARGEST, rng.getrandbits(40), people[0], game, "lobby", 1, "{}", seats)
    await store.save(Change(row))
    match = MatchRow(store.new_match_id(), table_id, LARGEST, game, '{"players":[]}', 0.0)
    row = replace(row, version=2, status="playing", match_id=match.id, state="x" * 2000)
    await store.save(Change(row, match=match))
    points = [rng.randrange(400) for _ in people]
    return Change(
        replace(row, version=3, status="finished"),
        rounds=[RoundRow(match.id, 1, dumps(points), dumps(points))],
        results=[
            ResultRow(
                match.id, seat, LARGEST, game, user, f"player {user}", points[seat],
                1 + sum(other > points[seat] for other in points), points[seat] == max(points),
            )
            for seat, user in enumerate(people)
        ],
        tallies=[{kind: rng.randrange(1, 40) for kind in KINDS} for _ in people],
        finished_at=2e9,
    )  # fmt: skip


def main() -> int:
    """Print the table; 1 when a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--folder", type=Path, help="where to write (a temporary folder)")
    parser.add_argument("--keep", type=Path, help="the database: made here, or used again")
    parser.add_argument("--check", action="store_true", help="prove the whole database afterwards")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        path = options.keep or Path(name) / "scores.db"
        if not path.exists():
            started = time.perf_counter()
            generate(path, options.matches)
            print(f"{options.matches:,} matches made in {time.perf_counter() - started:.0f} s")
        print(f"{path.stat().st_size / 1e6:,.0f} MB; median and worst of {RUNS} runs, ms")
        lines = asyncio.run(measure(path))
        for label, target, middle, worst in lines:
            print(f"{label:<42}{middle:>8.2f}{worst:>8.2f}   target {TARGETS[target]:.0f}")
        if options.check:
            started = time.perf_counter()
            proof = prove(path)
            seconds = time.perf_counter() - started
            print(
                f"check: {proof.matches:,} matches, {len(proof.findings)} findings, {seconds:.0f} s"
            )
            print(*proof.findings[:5], sep="\n")
    return int(any(middle > TARGETS[target] for _, target, middle, _ in lines))


if __name__ == "__main__":
    sys.exit(main())
