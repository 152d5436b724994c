"""A process that plays and saves until it is killed: ``python -m tests.store.saver DATABASE``.

It tells each version as soon as it is durable: ``table version``.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from pathlib import Path

from engine.store.protocol import Change, MatchRow, Store, TableRow
from engine.store.sqlite import open_store

from .rows import GUILD, after, lobby, move, result

TABLES = 8
MOVES = 5
"""A match: a change that begins it, so many with a move each, the last with the results."""


async def play(store: Store, row: TableRow) -> None:
    for _ in itertools.count():
        played = (row.version - 1) % (MOVES + 1)
        if played == 0:
            match = MatchRow(store.new_match_id(), row.id, GUILD, row.game, "{}", 0.0)
            row = after(row, status="playing", match_id=match.id)
            change = Change(row, match=match)
        elif played < MOVES:
            row = after(row)
            change = Change(row, moves=[move(row, played - 1)])
        else:
            row = after(row, status="round-over")
            results = [result(row, row.id, 3, won=True), result(row, 99, 1, seat=1)]
            change = Change(row, moves=[move(row, played - 1)], results=results, finished_at=1.0)
        await store.save(change)
        sys.stdout.write(f"{row.id} {row.version}\n")
        sys.stdout.flush()


async def main(path: Path) -> None:
    store = await open_store(path)
    kept = [await store.load(table_id) for table_id in await store.running_of_guild(GUILD)]
    rows = [row for row in kept if row is not None]
    if not rows:
        rows = [lobby(store, channel) for channel in range(TABLES)]
        for row in rows:
            await store.save(Change(row))
    await asyncio.gather(*(play(store, row) for row in rows))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
