"""How fast the store is: durable saves a second, and the time to open a full database.

``python -m benchmarks.store [--folder DIR]``: a folder on the disk that is to be measured.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

from engine.store.protocol import Change, MatchRow, MoveRow, TableRow
from engine.store.sqlite import SqliteStore, open_store

STATE = '{"hands":[' + ",".join(["[1,0,2,0,1]"] * 170) + "]}"  # about 2 kB
MOVE = '{"kind":"discard","card":"queen"}'
RUNS = 5


def lobby(number: int) -> TableRow:
    """The first version of a table in a channel of its own."""
    return TableRow(
        id=number,
        guild_id=number % 100,
        channel_id=1_000_000 + number,
        host_id=7,
        game="queen-of-scots",
        status="lobby",
        version=1,
        setup='{"rules":{"target":1000}}',
        seats='[{"name":"Mary"},{"name":"Page"}]',
    )


async def begin(store: SqliteStore) -> TableRow:
    """A table in play."""
    row = lobby(store.new_table_id())
    await store.save(Change(row))
    match = MatchRow(store.new_match_id(), row.id, row.guild_id, row.game, "{}", 0.0)
    row = replace(row, version=2, status="playing", match_id=match.id, state=STATE)
    await store.save(Change(row, match=match))
    return row


async def play(store: SqliteStore, row: TableRow, moves: int) -> None:
    """Save moves of one table, each when the one before is durable."""
    match_id = row.match_id
    assert match_id is not None
    for number in range(moves):
        row = replace(row, version=row.version + 1, wake_at=float(number))
        await store.save(Change(row, moves=[MoveRow(match_id, number, 0, MOVE)]))


async def saves_a_second(folder: Path, tables: int, moves: int) -> float:
    """Moves of many tables at once, a second."""
    store = await open_store(folder / "saves.db")
    rows = await asyncio.gather(*(begin(store) for _ in range(tables)))
    started = time.perf_counter()
    await asyncio.gather(*(play(store, row, moves) for row in rows))
    seconds = time.perf_counter() - started
    await store.close()
    return tables * moves / seconds


async def opening(folder: Path, tables: int) -> float:
    """Milliseconds from the file to the list of all wake times, with so many open tables."""
    path = folder / "full.db"
    store = await open_store(path)
    rows = await asyncio.gather(*(begin(store) for _ in range(tables)))
    await asyncio.gather(*(play(store, row, 1) for row in rows))
    await store.close()
    started = time.perf_counter()
    store = await open_store(path)
    due, unshown = await store.due(), await store.unshown()
    seconds = time.perf_counter() - started
    await store.close()
    assert len(due) == len(unshown) == tables
    return seconds * 1000


def measure(
    folder: Path | None, what: Callable[..., Coroutine[Any, Any, float]], *args: int
) -> float:
    """The median of some runs, each in a new folder."""
    values = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory(dir=folder) as name:
            values.append(asyncio.run(what(Path(name), *args)))
    return median(values)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, help="where to write (a temporary folder)")
    folder = parser.parse_args().folder
    print(f"state of {len(STATE)} bytes, one move a save, median of {RUNS} runs")
    for label, unit, what, args in (
        ("saves, one after the other", "/s", saves_a_second, (1, 1000)),
        ("saves, 200 tables at once", "/s", saves_a_second, (200, 50)),
        ("opening 10,000 open tables", "ms", opening, (10_000,)),
    ):
        print(f"{label:<28} {measure(folder, what, *args):>10,.0f} {unit}", flush=True)


if __name__ == "__main__":
    main()
