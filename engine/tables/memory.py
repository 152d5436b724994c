"""What a table remembers of its round when it comes back from the store: all of it."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from typing import Any

from engine.errors import MalformedMove, MoveError
from engine.game import PublicMove
from engine.history import is_whole, replay
from engine.store.protocol import Store
from engine.tables.table import Status, Table

log = logging.getLogger(__name__)


async def replayed(
    table: Table, store: Store, *, without: int = 0
) -> tuple[Any, tuple[PublicMove, ...]] | None:
    """The match at a table re-played ``without`` its last moves: the state, and its round.

    ``None`` for a match that cannot be re-played; it is logged.
    """
    match_id = table.match_id
    assert match_id is not None
    match, rows = await store.match(match_id), await store.moves(match_id)
    assert match is not None
    header = json.loads(match.header)
    moves = [json.loads(row.move) for row in rows[: len(rows) - without]]
    try:
        # Off the event loop: a long match takes some 50 ms.
        return await asyncio.to_thread(replay, table.package.game, table.rules, header, moves)
    except (MoveError, MalformedMove):
        log.exception("The match at table %d cannot be re-played", table.id)
        return None


async def with_whole_log(table: Table, store: Store) -> Table:
    """The table with every public move of its round, re-played from the match where need be.

    A match that cannot be re-played leaves the table with the last moves that its row kept: it
    can be played on, only its computers know less.
    """
    if table.match_id is None or table.status is not Status.PLAYING or is_whole(table.log):
        return table
    found = await replayed(table, store)
    return table if found is None else replace(table, log=found[1])


async def history_of(table: Table, store: Store) -> tuple[PublicMove, ...]:
    """Every public move of the round under way, or of the last one; its deal first."""
    if table.match_id is None or table.log:
        return table.log
    found = await replayed(table, store)
    return () if found is None else found[1]
