"""What people saw when they last looked at their hand, to tell them what happened since.

In memory only: it is a comfort, nothing depends on it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from engine.game import PublicMove
from engine.tables.table import Table

KEPT: Final = 5000
"""Looks remembered; beyond that the oldest are forgotten."""


class Looks:
    """Where in a round each person was when they last looked."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[int, int], tuple[int, int]] = OrderedDict()

    def news(self, table: Table, user_id: int) -> tuple[PublicMove, ...]:
        """The moves of others since this person's last look in the same round; they look now."""
        seat = table.seat_of(user_id)
        if table.state is None or seat is None:
            return ()
        round_ = table.public_view().round
        key = (table.id, user_id)
        before, seen = self._seen.pop(key, (0, 0))
        self._seen[key] = (round_, len(table.log))
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)
        if before != round_:
            return ()
        return tuple(move for move in table.log[seen:] if move.seat != seat)
