"""What a table is: a value. Everything that changes one goes through ``engine.tables.service``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.errors import TableError
from engine.game import CHANCE, NOBODY, Package, PublicMove, PublicView, Rules, SeatView


class Status(StrEnum):
    """Where a table stands. The first three hold the channel; the others free it."""

    LOBBY = "lobby"
    PLAYING = "playing"
    ROUND_OVER = "round-over"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def running(self) -> bool:
        """Whether the table still holds its channel."""
        return self in (Status.LOBBY, Status.PLAYING, Status.ROUND_OVER)


@dataclass(frozen=True, slots=True)
class Place:
    """A channel (or thread) of a server."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the server, with the name shown for them."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits at a seat: a person (``user_id``) or a computer (``level``), never both."""

    name: str
    user_id: int | None = None
    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.user_id is not None


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stands at one version. ``state`` is the match's, ``None`` in the lobby.

    ``log`` are the public moves of the round under way, its deal first; ``moves`` counts the
    moves of the match, chance included. ``level`` is the one last chosen for a computer.
    """

    id: int
    place: Place
    host_id: int
    package: Package
    rules: Rules
    seats: tuple[Seated, ...]
    status: Status
    version: int
    match_id: int | None = None
    state: Any = None
    log: tuple[PublicMove, ...] = ()
    moves: int = 0
    level: str = ""

    @property
    def people(self) -> tuple[int, ...]:
        """The user ids of the people seated, by seat."""
        return tuple(seated.user_id for seated in self.seats if seated.user_id is not None)

    @property
    def to_act(self) -> int:
        """The seat to act, ``CHANCE`` (a deal is due) or ``NOBODY``."""
        if self.state is None:
            return NOBODY
        return self.package.game.to_act(self.state)

    @property
    def turn(self) -> Seated | None:
        """Who is to act, if the table is in mid-round."""
        seat = self.to_act
        if self.status is not Status.PLAYING or seat in (CHANCE, NOBODY):
            return None
        return self.seats[seat]

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person, or ``None``."""
        for number, seated in enumerate(self.seats):
            if seated.user_id == user_id:
                return number
        return None

    def require_seat(self, user_id: int) -> int:
        """The seat of a person. Raises ``TableError("not-seated")``."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise TableError("not-seated")
        return seat

    def require_status(self, *statuses: Status) -> None:
        """Raises ``TableError`` with a code that says how the table stands instead."""
        if self.status not in statuses:
            raise TableError(f"table-is-{self.status}")

    def public_view(self) -> PublicView:
        """What everybody sees. Only with a match."""
        return self.package.game.public_view(self.state)

    def seat_view(self, seat: int) -> SeatView:
        """What one seat sees, and saw in this round. Only with a match."""
        return self.package.game.seat_view(self.state, seat, self.log)
