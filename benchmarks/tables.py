"""How fast tables are: moves through the service with durable commits, and a start with many tables.

Run as ``python -m benchmarks.tables`` from the top of the project; it writes to a temporary
folder of ``TMPDIR``, which should be a real disk.
"""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from random import Random

from engine.games import Registry
from engine.store.protocol import Change
from engine.store.sqlite import open_store
from engine.tables.codec import to_row
from engine.tables.service import Tables
from engine.tables.table import Person, Place, Status, Table

GAME = "queen-of-scots"
TABLES = 200
SECONDS = 4.0
RUNS = 5
OPEN_TABLES = 10_000
ANN, BOB = Person(1, "Ann"), Person(2, "Bob")


async def begun(tables: Tables, channel: int) -> Table:
    """A match of two people in a channel of its own."""
    lobby = await tables.open(Place(1, channel), ANN, GAME, {"target": 5000})
    lobby = await tables.join(lobby.id, lobby.place, BOB)
    return await tables.start(lobby.id, lobby.place, ANN.user_id, lobby.version)


async def play(tables: Tables, table: Table, rng: Random, until: float, waits: list[float]) -> None:
    """Legal moves at one table, each as soon as the last is answered."""
    game = table.package.game
    while time.perf_counter() < until:
        if table.status is Status.PLAYING:
            seated = table.seats[table.to_act]
            assert seated.user_id is not None
            move = rng.choice(game.legal_moves(table.state))
            begun_at = time.perf_counter()
            table = await tables.move(table.id, table.place, seated.user_id, table.version, move)
            waits.append(time.perf_counter() - begun_at)
        elif table.status is Status.ROUND_OVER:
            for person in (ANN, BOB):
                table = await tables.ready(table.id, table.place, person.user_id, table.version)
        else:
            lobby = await tables.rematch(table.id, table.place, ANN.user_id)
            table = await tables.start(lobby.id, lobby.place, ANN.user_id, lobby.version)


async def moves(path: Path) -> tuple[float, float]:
    """Moves a second of all tables together, and the median wait for one in milliseconds."""
    store = await open_store(path)
    rng = Random(1)
    tables = Tables(store, Registry(), rng=rng)
    matches = await asyncio.gather(*(begun(tables, channel) for channel in range(TABLES)))
    waits: list[float] = []
    begun_at = time.perf_counter()
    until = begun_at + SECONDS
    await asyncio.gather(*(play(tables, table, rng, until, waits) for table in matches))
    seconds = time.perf_counter() - begun_at
    await tables.stop()
    await store.close()
    return len(waits) / seconds, statistics.median(waits) * 1000


async def fill(path: Path) -> None:
    """A database of many tables in mid-round; at every second one a computer's turn is due."""
    store = await open_store(path)
    tables = Tables(store, Registry(), rng=Random(1))
    row = to_row(await begun(tables, 0))
    later = time.time() + 3600
    await asyncio.gather(
        *(
            store.save(
                Change(
                    replace(
                        row,
                        id=store.new_table_id(),
                        channel_id=channel,
                        version=1,
                        match_id=None,
                        wake_at=later if channel % 2 else None,
                    )
                )
            )
            for channel in range(1, OPEN_TABLES + 1)
        )
    )
    await tables.stop()
    await store.close()


async def start(path: Path) -> None:
    """In a process of its own: prints seconds until ready, and memory before, then and in use."""
    before = resident()
    begun_at = time.perf_counter()
    store = await open_store(path)
    tables = Tables(store, Registry())
    await tables.resume()
    seconds = time.perf_counter() - begun_at
    ready = resident()
    for table_id in range(1, OPEN_TABLES + 1):
        await tables.peek(table_id)
    print(seconds, before, ready, resident())
    await tables.stop()
    await store.close()


def resident() -> float:
    """Memory of this process, in MB."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        runs = [asyncio.run(moves(Path(folder) / f"moves{run}.db")) for run in range(RUNS)]
        rate, wait = (statistics.median(column) for column in zip(*runs, strict=True))
        print(f"{TABLES} tables at once: {rate:,.0f} moves/s, each answered in {wait:.1f} ms")
        path = Path(folder) / "open.db"
        asyncio.run(fill(path))
        command = [sys.executable, __file__, "--start", str(path)]
        starts = [
            [float(part) for part in subprocess.check_output(command, text=True).split()]
            for _ in range(RUNS)
        ]
        seconds, before, ready, used = (
            statistics.median(column) for column in zip(*starts, strict=True)
        )
        print(f"{OPEN_TABLES:,} open tables: ready in {seconds:.2f} s")
        print(f"memory: {before:.0f} MB before, {ready:.0f} MB ready, {used:.0f} MB all looked at")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--start"]:
        asyncio.run(start(Path(sys.argv[2])))
    else:
        main()
