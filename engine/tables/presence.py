"""Who is at the table: turns missed, seats of people who are away, and coming back. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.errors import TableError
from engine.tables.seating import pass_host_on, stand_in
from engine.tables.table import Seated, Status, Table

MOST_MISSED: Final = 3
"""After so many turns in a row that the clock had played, a person is away."""


def acted(table: Table, user_id: int) -> Table:
    """The table after this person did something at it: they missed nothing."""
    seat = table.seat_of(user_id)
    if seat is None or not table.seats[seat].missed:
        return table
    return with_seat(table, seat, replace(table.seats[seat], missed=0))


def missed(table: Table, seat: int, now: float) -> Table:
    """The table after the clock had this person's turn played. The third time they are away."""
    seated = table.seats[seat]
    count = seated.missed + 1
    if count < MOST_MISSED:
        return with_seat(table, seat, replace(seated, missed=count))
    away = replace(seated, missed=0, stand_in=stand_in(table.package))
    table = replace(with_seat(table, seat, away), unattended=0)
    return pass_host_on(replace(table, seen=now))


def take_back(table: Table, user_id: int) -> Table:
    """A person who was away plays again. Raises ``TableError``."""
    table.require_status(Status.PLAYING, Status.ROUND_OVER)
    seat = table.require_seat(user_id)
    seated = table.seats[seat]
    if seated.stand_in is None:
        raise TableError("not-away")
    table = with_seat(table, seat, replace(seated, stand_in=None, missed=0))
    return pass_host_on(replace(table, unattended=0, version=table.version + 1))


def with_seat(table: Table, seat: int, seated: Seated) -> Table:
    """The same table with somebody else, or somebody otherwise, at one seat."""
    return replace(table, seats=(*table.seats[:seat], seated, *table.seats[seat + 1 :]))
