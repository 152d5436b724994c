"""When something is due at a table without anybody acting, and what. Pure: times come in.

A turn of a person ends at its ``deadline``, with one reminder before; between rounds the deadline
is the end of a countdown, and after a match in a thread of its own the time for a rematch. A
table at which nobody does anything closes at last.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from typing import Final

from engine.errors import TableError
from engine.tables.table import Status, Table

CLOCKS: Final = (0, 60, 120, 300, 900, 3600, 86400)
"""The seconds a host may give for a turn; 0 is without a clock."""
DEFAULT_CLOCK: Final = 300
ROUND_PAUSE: Final = 45.0
"""Seconds from the end of a round to the next deal, unless all are ready before."""
REMATCH_SECONDS: Final = 600.0
"""Seconds a thread of a table's own stays open after its match, for a rematch."""
LEAST_LEFT: Final = 30.0
"""Seconds that are left at least when a paused table goes on."""
EMPTY_SECONDS: Final = 24 * 3600.0
"""A lobby, and a table whose people are all away, closes when nobody comes for so long."""
EMPTY_ROUNDS: Final = 3
"""A table closes after so many rounds played with everybody away."""
IDLE_SECONDS: Final = 14 * 24 * 3600.0
"""A table that waits without a clock, or paused, closes when nobody comes for so long."""


class Due(Enum):
    """What a table waits for."""

    COMPUTER = auto()
    """A computer's turn."""
    REMINDER = auto()
    """A person is told that a third of their time is left."""
    TIMEOUT = auto()
    """A person's time is over: the stand-in plays the turn."""
    DEAL = auto()
    """The countdown to the next round is over."""
    PUT_AWAY = auto()
    """No rematch came in the thread of the match."""
    CLOSE = auto()
    """Nobody has been here for too long."""


def check_clock(seconds: int) -> int:
    """One of ``CLOCKS``. Raises ``TableError("bad-clock")``."""
    if seconds not in CLOCKS:
        raise TableError("bad-clock")
    return seconds


def due(table: Table, now: float) -> Due | None:
    """What is due at ``now``, if anything."""
    idle_at = _idle_at(table)
    if idle_at is not None and now >= idle_at:
        return Due.CLOSE
    if table.paused is not None:
        return None
    if table.turn is not None and table.turn.acts is not None:
        return Due.COMPUTER
    if table.deadline is None:
        return None
    if table.status is Status.FINISHED:
        return Due.PUT_AWAY if now >= table.deadline else None
    if table.status is Status.ROUND_OVER:
        if now < table.deadline:
            return None
        return Due.CLOSE if _abandoned(table) else Due.DEAL
    if now >= table.deadline:
        return Due.TIMEOUT
    return Due.REMINDER if not table.reminded and now >= _remind_at(table) else None


def wake_at(table: Table, now: float, pause: float) -> float | None:
    """When to look what is due next; a computer waits for ``pause`` seconds before its turn."""
    if not table.status.running:
        return table.deadline
    times = []
    if table.paused is None:
        turn = table.turn
        if turn is not None and turn.acts is not None:
            times.append(now + pause)
        elif table.deadline is not None and turn is not None:
            return table.deadline if table.reminded else _remind_at(table)
        elif table.deadline is not None:
            times.append(table.deadline)
    idle_at = _idle_at(table)
    if idle_at is not None:
        times.append(idle_at)
    return min(times, default=None)


def restart(table: Table, now: float, *, seen: float | None = None) -> Table:
    """The same table with the whole time for whatever it waits for now.

    ``seen`` is when a person was here, if that is new.
    """
    limit = _limit(table)
    seen = table.seen if seen is None else seen
    if table.paused is not None and table.status.running:
        return replace(table, paused=limit or 0.0, deadline=None, reminded=False, seen=seen)
    deadline = None if limit is None else now + limit
    return table.but(paused=None, deadline=deadline, reminded=False, seen=seen)


def carry(before: Table, after: Table, now: float, *, seen: float | None = None) -> Table:
    """A changed table whose clock goes on, unless it now waits for something else."""
    if _waits_for(before) != _waits_for(after):
        return restart(after, now, seen=seen)
    return after if seen is None else replace(after, seen=seen)


def pause(table: Table, now: float) -> Table:
    """Stop the clock. Raises ``TableError``."""
    table.require_status(Status.PLAYING, Status.ROUND_OVER)
    table.require_running()
    left = 0.0 if table.deadline is None else max(0.0, table.deadline - now)
    return replace(table, paused=left, deadline=None, version=table.version + 1)


def resume(table: Table, now: float) -> Table:
    """Go on with the time that was left, or a little more. Raises ``TableError``."""
    table.require_status(Status.PLAYING, Status.ROUND_OVER)
    if table.paused is None:
        raise TableError("not-paused")
    limit = _limit(table)
    deadline = None if limit is None else now + min(limit, max(table.paused, LEAST_LEFT))
    return replace(table, paused=None, deadline=deadline, version=table.version + 1)


def _limit(table: Table) -> float | None:
    """The seconds there are for what the table waits for; ``None`` for no clock."""
    if table.status is Status.ROUND_OVER:
        return ROUND_PAUSE
    if table.status is Status.FINISHED and table.thread:
        return REMATCH_SECONDS
    turn = table.turn
    if turn is None or turn.acts is not None or not table.clock:
        return None
    return float(table.clock)


def _waits_for(table: Table) -> tuple[object, ...]:
    turn = table.turn
    actor = None if turn is None else (turn.user_id, turn.acts)
    return (table.status, table.to_act, actor)


def _remind_at(table: Table) -> float:
    assert table.deadline is not None
    return table.deadline - table.clock / 3


def _abandoned(table: Table) -> bool:
    return not table.present and table.unattended >= EMPTY_ROUNDS


def _idle_at(table: Table) -> float | None:
    """When the table closes unless somebody comes; ``None`` while somebody's clock runs."""
    if table.seen is None or not table.status.running:
        return None
    if table.status is Status.LOBBY or not table.present:
        return table.seen + EMPTY_SECONDS
    return table.seen + IDLE_SECONDS if table.deadline is None else None
