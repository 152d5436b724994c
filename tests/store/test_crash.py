"""Killed at any moment: what was answered is there, and nothing is there by half."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from engine.store.sqlite import open_store

from .rows import GAME, GUILD
from .saver import MOVES

ROOT = Path(__file__).parents[2]
RUNS = 4


async def run_and_kill(path: Path, seconds: float) -> dict[int, int]:
    """The newest version that was told of each table before the process died."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.saver", str(path), stdout=-1, cwd=ROOT
    )
    assert process.stdout is not None
    first = await process.stdout.readline()
    await asyncio.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    rest = await process.stdout.read()
    await process.wait()
    told: dict[int, int] = {}
    for line in (first + rest).splitlines(keepends=True):
        if line.endswith(b"\n"):  # the last may be cut
            table_id, version = map(int, line.split())
            told[table_id] = version
    return told


def parts(path: Path, match_id: int) -> tuple[int, int, bool]:
    """Of a match: its moves, its results, and whether it is finished."""
    with closing(sqlite3.connect(path)) as db:
        [row] = db.execute(
            "SELECT (SELECT count(*) FROM moves WHERE match_id = id),"
            " (SELECT count(*) FROM results WHERE match_id = id),"
            " finished_at IS NOT NULL FROM matches WHERE id = ?",
            [match_id],
        )
        return row[0], row[1], bool(row[2])


async def test_kill_9_loses_nothing_that_was_answered(path: Path) -> None:
    rng = random.Random(9)
    matches = 0
    for _ in range(RUNS):
        told = await run_and_kill(path, rng.uniform(0.0, 0.3))
        store = await open_store(path)
        for table_id, version in told.items():
            row = await store.load(table_id)
            assert row is not None
            assert row.version in (version, version + 1)  # at most the one in flight
            assert row.match_id is not None
            moves = (row.version - 2) % (MOVES + 1)
            over = moves == MOVES
            assert parts(path, row.match_id) == (moves, 2 if over else 0, over)
        board = await store.board(GUILD, GAME, by="points", offset=0, limit=99, user_id=99)
        finished = sum(row.wins for row in board.rows)
        assert board.own is None or board.own.matches == finished
        await store.close()
        matches = finished
    assert matches > 3  # it was killed at work
