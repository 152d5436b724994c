"""The last move of a turn taken back: the match is re-played without it."""

from __future__ import annotations

from dataclasses import replace

from engine.errors import TableError
from engine.store.protocol import Store
from engine.tables.memory import replayed
from engine.tables.play import Step
from engine.tables.table import Status, Table


async def undo(table: Table, user_id: int, store: Store) -> Step:
    """The step that takes back the last move of this person, who is to act.

    Raises ``TableError("nothing-to-undo")``, also for a match that cannot be re-played.
    """
    table.require_status(Status.PLAYING)
    table.require_running()
    table.require_present(user_id)
    found = await replayed(table, store, without=1) if table.can_undo(user_id) else None
    if found is None:
        raise TableError("nothing-to-undo")
    state, log = found
    version = table.version + 1
    before = replace(
        table,
        state=state,
        log=log,
        moves=table.moves - 1,
        undoable=table.undoable - 1,
        version=version,
        position=version,
    )
    return Step(before, first=before.moves, undone=1)
