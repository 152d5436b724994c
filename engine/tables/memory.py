"""What a table remembers of its round when it comes back from the store: all of it."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace

from engine.errors import MalformedMove, MoveError
from engine.history import is_whole, rebuild
from engine.store.protocol import Store
from engine.tables.table import Status, Table

log = logging.getLogger(__name__)


async def with_whole_log(table: Table, store: Store) -> Table:
    """The table with every public move of its round, re-played from the match where need be.

    A match that cannot be re-played leaves the table with the last moves that its row kept: it
    can be played on, only its computers know less.
    """
    match_id = table.match_id
    if match_id is None or table.status is not Status.PLAYING or is_whole(table.log):
        return table
    match, rows = await store.match(match_id), await store.moves(match_id)
    assert match is not None
    header, moves = json.loads(match.header), [json.loads(row.move) for row in rows]
    try:
        # Off the event loop: a long match takes some 50 ms.
        history = await asyncio.to_thread(rebuild, table.package.game, table.rules, header, moves)
    except (MoveError, MalformedMove):
        log.exception("The match at table %d cannot be re-played", table.id)
        return table
    return replace(table, log=history)
