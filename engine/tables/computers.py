"""A computer's turn: its whole turn as one step, decided on what its seat may see."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Any

from engine.game import BUDGET
from engine.tables import play
from engine.tables.play import Step
from engine.tables.table import Status, Table

log = logging.getLogger(__name__)


def take_turn(table: Table, rng: Random) -> Step:
    """Every move of the computer to act until its turn is over.

    A player that fails or answers with an illegal move does not stop the table: the first legal
    move is made instead, and the failure is logged.
    """
    seat = table.to_act
    step: Step | None = None
    current = table
    while current.status is Status.PLAYING and current.to_act == seat:
        made = _one_move(current, seat, rng)
        step = made if step is None else play.combine(step, made)
        current = made.table
    assert step is not None
    return step


def _one_move(table: Table, seat: int, rng: Random) -> Step:
    legal = table.package.game.legal_moves(table.state)
    return play.move(table, seat, _choose(table, seat, legal, rng), rng)


def _choose(table: Table, seat: int, legal: Sequence[Any], rng: Random) -> Any:
    level = table.seats[seat].level
    assert level is not None
    try:
        player = table.package.computers[level]
        chosen = player.choose(table.seat_view(seat), legal, rng, BUDGET)
    except Exception:
        log.exception("The computer at seat %d of table %d failed", seat, table.id)
        return legal[0]
    if chosen not in legal:
        log.error("The computer at seat %d of table %d chose an illegal move", seat, table.id)
        return legal[0]
    return chosen
