"""What a finished match leaves beside its results: how often each seat did what."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace

from engine.errors import DataError
from engine.games import Registry
from engine.scores.tallies import tally
from engine.store.protocol import Change, Store
from engine.tables.play import Step

log = logging.getLogger(__name__)


async def with_tallies(change: Change, step: Step, store: Store, registry: Registry) -> Change:
    """The change that finishes a match, with the tallies of all its moves.

    A match that cannot be re-played finishes without them.
    """
    match_id = step.table.match_id
    assert match_id is not None
    match, rows = await store.match(match_id), await store.moves(match_id)
    assert match is not None
    moves = [(row.seat, json.loads(row.move)) for row in rows]
    moves += step.moves
    try:
        # Off the event loop: a long match takes some 50 ms.
        tallies = await asyncio.to_thread(tally, json.loads(match.header), moves, registry)
    except DataError as error:
        log.warning("Match %d is finished without tallies: %s", match_id, error)
        return change
    return replace(change, tallies=tallies)
