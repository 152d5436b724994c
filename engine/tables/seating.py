"""Who sits where: opening a table, joining and leaving it. Pure: each returns the next table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pydantic import ValidationError

from engine.errors import TableError
from engine.game import Package, Rules
from engine.tables import news
from engine.tables.clock import check_clock
from engine.tables.table import Person, Place, Seated, Status, Table

STAND_IN = "courtier"
"""The level of the computer that takes over the seat of somebody who leaves, if the game has it."""


def parse_rules(package: Package, values: Mapping[str, object]) -> Rules:
    """The table rules from a host's choices. Raises ``TableError("bad-rules")``."""
    try:
        return package.game.rules.model_validate(dict(values))
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"])
        raise TableError("bad-rules", name=name, value=str(first["input"])) from error


def open_table(
    table_id: int,
    place: Place,
    host: Person,
    package: Package,
    rules: Rules,
    computers: int,
    level: str | None = None,
    *,
    clock: int = 0,
    thread: bool = False,
) -> Table:
    """A new lobby: the host's seat, then the computers'. Raises ``TableError``.

    ``level`` is that of the computers, also of later ones; the lowest unless given.
    """
    most = package.game.seats[-1] - 1
    if not 0 <= computers <= most:
        raise TableError("too-many-computers", most=most)
    level = known_level(package, level or next(iter(package.computers)))
    seats = (_person(host), *(Seated(level, level=level) for _ in range(computers)))
    return Table(
        id=table_id,
        place=place,
        host_id=host.user_id,
        package=package,
        rules=rules,
        seats=seats,
        status=Status.LOBBY,
        version=1,
        level=level,
        clock=check_clock(clock),
        thread=thread,
    )


def join(table: Table, person: Person) -> Table:
    """Take the next free seat. A computer makes room in a full lobby."""
    table.require_status(Status.LOBBY)
    if table.seat_of(person.user_id) is not None:
        raise TableError("already-seated")
    seats = table.seats
    if len(seats) == table.package.game.seats[-1]:
        seats = _without_last_computer(seats)
    return _next(table, seats=(*seats, _person(person)))


def leave(table: Table, user_id: int, *, kind: str = "left") -> Table:
    """Leave for good: in the lobby the seat is freed, in a match a computer takes it over.

    The host passes on to the next person; with the last person the table closes. ``kind`` is how
    it is told.
    """
    table.require_status(Status.LOBBY, Status.PLAYING, Status.ROUND_OVER)
    seat = table.require_seat(user_id)
    seats = list(table.seats)
    if table.status is Status.LOBBY:
        del seats[seat]
    else:
        level = stand_in(table.package)
        seats[seat] = Seated(level, level=level)
    left = _next(table, seats=tuple(seats))
    if not left.people:
        return replace(left, status=Status.CLOSED, news=())
    ready = tuple(each for each in table.ready if each != user_id)
    votes = tuple(vote for vote in table.votes if user_id not in vote)
    left = news.left(replace(left, ready=ready, votes=votes), table, seat, kind)
    return pass_host_on(left)


def pass_host_on(table: Table) -> Table:
    """The same table with a host who is at it, if anybody is; with one who has a seat at least."""
    if table.host_id in (table.present or table.people):
        return table
    host_id = (table.present or table.people)[0]
    return news.hosts(replace(table, host_id=host_id), table.require_seat(host_id))


def stand_in(package: Package) -> str:
    """The level that takes a seat over: a courtier, or else the lowest there is."""
    return STAND_IN if STAND_IN in package.computers else next(iter(package.computers))


def add_computer(table: Table, user_id: int, level: str | None = None) -> Table:
    """The host seats a computer: of this level, or of the one chosen last."""
    _require_host(table, user_id)
    table.require_status(Status.LOBBY)
    level = known_level(table.package, level or table.level)
    if len(table.seats) == table.package.game.seats[-1]:
        raise TableError("table-full", most=table.package.game.seats[-1])
    seated = _next(table, seats=(*table.seats, Seated(level, level=level)))
    return replace(seated, level=level)


def remove_computer(table: Table, user_id: int) -> Table:
    """The host takes the last computer away."""
    _require_host(table, user_id)
    table.require_status(Status.LOBBY)
    if all(seated.is_person for seated in table.seats):
        raise TableError("no-computer")
    return _next(table, seats=_without_last_computer(table.seats))


def end(table: Table, user_id: int, *, moderator: bool) -> Table:
    """The host or a moderator closes the table; an unfinished match does not count."""
    if not moderator and table.host_id != user_id:
        raise TableError("not-host")
    table.require_status(Status.LOBBY, Status.PLAYING, Status.ROUND_OVER)
    return close(table)


def close(table: Table) -> Table:
    """Close the table whatever its status."""
    return replace(_next(table, status=Status.CLOSED), ready=(), votes=(), news=())


def reopen(table: Table, table_id: int, user_id: int) -> Table:
    """A rematch: a new lobby with the seats and rules of a finished match.

    Whoever is still away does not come along: the computer that played for them takes the seat.
    """
    table.require_status(Status.FINISHED)
    table.require_seat(user_id)
    seats = tuple(
        Seated(seated.stand_in, level=seated.stand_in)
        if seated.stand_in is not None and seated.user_id != user_id
        else replace(seated, missed=0, stand_in=None)
        for seated in table.seats
    )
    return Table(
        id=table_id,
        place=table.place,
        host_id=user_id,
        package=table.package,
        rules=table.rules,
        seats=seats,
        status=Status.LOBBY,
        version=1,
        level=table.level,
        clock=table.clock,
        thread=table.thread,
    )


def check_start(table: Table, user_id: int) -> None:
    """Whether this person may start the match now. Raises ``TableError``."""
    _require_host(table, user_id)
    table.require_status(Status.LOBBY)
    fewest = table.package.game.seats[0]
    if len(table.seats) < fewest:
        raise TableError("too-few-seats", fewest=fewest)


def _next(
    table: Table, *, seats: tuple[Seated, ...] | None = None, status: Status | None = None
) -> Table:
    version = table.version + 1
    after = replace(
        table,
        seats=table.seats if seats is None else seats,
        status=table.status if status is None else status,
        version=version,
    )
    # Who sits at a lobby decides what its buttons do; a match goes on whoever leaves it.
    lobby = table.status is Status.LOBBY
    return replace(after, position=version) if lobby else after


def _person(person: Person) -> Seated:
    return Seated(person.name, user_id=person.user_id)


def _require_host(table: Table, user_id: int) -> None:
    if table.host_id != user_id:
        raise TableError("not-host")


def known_level(package: Package, level: str) -> str:
    """A level of the game's computers. Raises ``TableError("unknown-level")``."""
    if level not in package.computers:
        raise TableError("unknown-level", level=level)
    return level


def _without_last_computer(seats: tuple[Seated, ...]) -> tuple[Seated, ...]:
    for number in reversed(range(len(seats))):
        if not seats[number].is_person:
            return (*seats[:number], *seats[number + 1 :])
    raise TableError("table-full", most=len(seats))
