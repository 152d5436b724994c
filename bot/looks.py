"""What people saw when they last looked at their hand, to tell them what happened since.

In memory only: it is a comfort, nothing depends on it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from engine.game import PublicMove
from engine.tables.table import Table

KEPT: Final = 5000
"""Looks remembered; beyond that the oldest are forgotten."""


class _Look(NamedTuple):
    """``moves`` were in the log of the round; ``made`` is the place of an own one made since."""

    round: int
    moves: int
    made: int | None = None


class Looks:
    """Where in a round each person was when they last looked."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[int, int], _Look] = OrderedDict()

    def made(self, table: Table, user_id: int) -> None:
        """This person made the last move of their seat themselves: it is no news to them."""
        look = self._seen.get((table.id, user_id))
        own = [n for n, move in enumerate(table.log) if move.seat == table.seat_of(user_id)]
        if look is not None and own:
            self._seen[table.id, user_id] = look._replace(made=own[-1])

    def news(self, table: Table, user_id: int) -> tuple[PublicMove, ...]:
        """The moves of this round since this person's last look, which is now; not their own.

        Moves of their seat that a computer made are among them, also when they last looked in
        another round.
        """
        seat = table.seat_of(user_id)
        if table.state is None or seat is None:
            return ()
        round_ = table.public_view().round
        key = (table.id, user_id)
        look = self._seen.pop(key, None)
        self._seen[key] = _Look(round_, len(table.log))
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)
        if look is None:
            return ()
        same = look.round == round_
        return tuple(
            move
            for place, move in enumerate(table.log)
            if place != look.made and (place >= look.moves if same else move.seat == seat)
        )
