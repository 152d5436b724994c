"""Between rounds: who is ready for the next. Pure."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.errors import TableError
from engine.tables import play
from engine.tables.play import Step
from engine.tables.table import Status, Table


def ready(table: Table, user_id: int, rng: Random) -> Step:
    """A person is ready; with the last one at the table the next round is dealt.

    Raises ``TableError``.
    """
    if table.status is not Status.ROUND_OVER:
        raise TableError("round-not-over")
    table.require_running()
    table.require_present(user_id)
    if user_id in table.ready:
        raise TableError("already-ready")
    waiting = replace(table, ready=(*table.ready, user_id))
    if set(waiting.present) <= set(waiting.ready):
        return play.next_round(waiting, rng)
    return Step(replace(waiting, version=table.version + 1), first=table.moves)
