"""A computer's turn: its whole turn as one step, decided on what its seat may see."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Any

from engine.errors import TableError
from engine.game import Advice, Package
from engine.tables import play
from engine.tables.play import Step
from engine.tables.seating import stand_in
from engine.tables.table import Status, Table
from engine.tables.thinking import PlayerFailed, Thinking

log = logging.getLogger(__name__)


async def take_turn(table: Table, thinking: Thinking, rng: Random) -> Step:
    """Every move of the seat to act until its turn is over; for a person its stand-in plays.

    A player that fails, is late or answers with an illegal move does not stop the table: the
    level below moves instead, and after the lowest the first legal move is made. It is logged.
    """
    seat = table.to_act
    step: Step | None = None
    current = table
    while current.status is Status.PLAYING and current.to_act == seat:
        made = play.move(current, seat, await _choose(current, seat, thinking, rng), rng)
        step = made if step is None else play.combine(step, made)
        current = made.table
    assert step is not None
    return step


async def _choose(table: Table, seat: int, thinking: Thinking, rng: Random) -> Any:
    legal: Sequence[Any] = table.package.game.legal_moves(table.state)
    if len(legal) == 1:
        return legal[0]
    level = table.seats[seat].acts or stand_in(table.package)
    view = table.seat_view(seat)
    for each in levels_from(table.package, level):
        try:
            chosen = await thinking.choose(table.package, each, view, legal, rng)
        except Exception:
            log.exception("The %s at seat %d of table %d failed", each, seat, table.id)
            continue
        if chosen in legal:
            return chosen
        log.error("The %s at seat %d of table %d chose an illegal move", each, seat, table.id)
    return legal[0]


async def advise(table: Table, seat: int, thinking: Thinking, rng: Random) -> Advice:
    """What the game's adviser recommends to this seat, which is to act.

    Raises ``TableError("no-hint")`` where the game has no adviser, or it fails (it is logged).
    """
    package, view = table.package, table.seat_view(seat)
    if package.adviser is None:
        raise TableError("no-hint")
    legal = package.game.legal_moves(table.state)
    try:
        advice = await thinking.advise(package, view, legal, rng)
    except PlayerFailed as error:
        log.exception("The adviser at table %d failed", table.id)
        raise TableError("no-hint") from error
    if advice.move not in legal:
        log.error("The adviser at table %d recommends an illegal move", table.id)
        raise TableError("no-hint")
    return advice


def levels_from(package: Package, level: str) -> tuple[str, ...]:
    """A level and those below it, downwards; for one that the game has not, all of them."""
    levels = tuple(package.computers)
    highest = levels.index(level) if level in levels else len(levels) - 1
    return levels[highest::-1] if levels else ()
