"""What a table is: a value. Everything that changes one goes through ``engine.tables.service``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final

from engine.errors import TableError
from engine.game import CHANCE, NOBODY, CardId, Package, PublicMove, PublicView, Rules, SeatView


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
    """Who sits at a seat: a person (``user_id``) or a computer (``level``), never both.

    ``missed`` are the turns in a row that the clock had played for a person. ``stand_in`` is the
    level that plays for a person who is away; the seat, and its result, stay theirs.
    """

    name: str
    user_id: int | None = None
    level: str | None = None
    missed: int = 0
    stand_in: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person holds this seat, away or not."""
        return self.user_id is not None

    @property
    def acts(self) -> str | None:
        """The level of the computer that plays here now; ``None`` for a person at the table."""
        return self.level or self.stand_in


@dataclass(frozen=True, slots=True)
class News:
    """What became of a seat: somebody "left" it or was "removed", or is the "host" now (``kind``).

    It was ``after`` so many moves of the round. Who left is named: the seat is theirs no more.
    """

    kind: str
    seat: int
    after: int
    user_id: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stands at one version. ``state`` is the match's, ``None`` in the lobby.

    ``log`` are the public moves of the round under way, its deal first; ``moves`` counts the
    moves of the match, chance included. ``level`` is the one last chosen for a computer.

    ``clock`` is how many seconds a turn may take, 0 for any time. ``deadline`` (UTC seconds) is
    when the turn, the countdown to the next round or the time for a rematch ends; ``reminded``
    says that its player was told once. ``paused`` are the seconds left, while the table is paused.

    ``ready`` wait for the next round; ``votes`` are of whom (first) to remove whom (second).
    ``thread`` says that the channel is a thread of the table's own. The last ``undoable`` moves
    can be taken back. Buttons drawn since version ``position`` still mean what they say.
    ``seen`` is when a person was last at the table, and ``unattended`` the number of rounds dealt
    since with everybody away. ``news`` are of the round under way, or just over.
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
    clock: int = 0
    deadline: float | None = None
    reminded: bool = False
    paused: float | None = None
    ready: tuple[int, ...] = ()
    votes: tuple[tuple[int, int], ...] = ()
    thread: bool = False
    undoable: int = 0
    position: int = 1
    seen: float | None = None
    unattended: int = 0
    news: tuple[News, ...] = ()

    def but(self, **changes: Any) -> Table:
        """The same table with some values changed: ``replace`` at a third of its price."""
        table = object.__new__(Table)
        for keep, value in zip(_SLOTS.values(), _values(self), strict=True):
            keep(table, value)
        for name, value in changes.items():
            _SLOTS[name](table, value)
        return table

    @property
    def people(self) -> tuple[int, ...]:
        """The user ids of the people who hold seats, away or not, by seat."""
        return tuple(seated.user_id for seated in self.seats if seated.user_id is not None)

    @property
    def present(self) -> tuple[int, ...]:
        """The user ids of the people at the table, by seat."""
        return tuple(
            seated.user_id
            for seated in self.seats
            if seated.user_id is not None and seated.stand_in is None
        )

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
        """The seat of a person. Raises ``TableError``: "not-seated", in a lobby "not-seated-yet"."""
        seat = self.seat_of(user_id)
        if seat is None:
            if self.status is Status.LOBBY:
                raise TableError("not-seated-yet")
            raise TableError("not-seated")
        return seat

    def require_present(self, user_id: int) -> int:
        """The seat of a person at the table. Raises ``TableError``: "not-seated", "away"."""
        seat = self.require_seat(user_id)
        if self.seats[seat].stand_in is not None:
            raise TableError("away")
        return seat

    def require_running(self) -> None:
        """Raises ``TableError("table-is-paused")``."""
        if self.paused is not None:
            raise TableError("table-is-paused")

    def require_status(self, *statuses: Status) -> None:
        """Raises ``TableError`` with a code that says how the table stands instead."""
        if self.status not in statuses:
            raise TableError(f"table-is-{self.status}")

    def can_undo(self, user_id: int) -> bool:
        """Whether this person can take their last move back now."""
        turn = self.turn
        return (
            self.undoable > 0
            and self.paused is None
            and turn is not None
            and turn.user_id == user_id
            and turn.acts is None
        )

    @property
    def cut_short(self) -> bool:
        """Whether the match was ended with the scores as they stood."""
        return self.status is Status.FINISHED and self.to_act != NOBODY

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the match; nobody before it is finished."""
        if self.status is not Status.FINISHED:
            return ()
        view = self.public_view()
        if view.winners is not None:
            return view.winners
        best = max(view.totals)
        return tuple(seat for seat, total in enumerate(view.totals) if total == best)

    def revealed(self) -> tuple[tuple[CardId, ...], ...] | None:
        """The hands as the round left them, by seat; only when it is over for good."""
        if self.status not in (Status.ROUND_OVER, Status.FINISHED):
            return None
        hands = self.package.game.state_to_json(self.state)["hands"]
        return tuple(tuple(hand) for hand in hands)

    def public_view(self) -> PublicView:
        """What everybody sees. Only with a match."""
        return self.package.game.public_view(self.state)

    def seat_view(self, seat: int) -> SeatView:
        """What one seat sees, and saw in this round. Only with a match."""
        return self.package.game.seat_view(self.state, seat, self.log)


_SLOTS: Final = {name: vars(Table)[name].__set__ for name in Table.__dataclass_fields__}
_values: Final = attrgetter(*_SLOTS)
