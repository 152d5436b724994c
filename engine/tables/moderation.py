"""What a host, a moderator or a vote decides about seats. Pure; all raise ``TableError``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.errors import TableError
from engine.tables import seating
from engine.tables.presence import with_seat
from engine.tables.table import Status, Table

LEAST_VOTES: Final = 2
"""One alone does not vote another out."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote under way to remove whoever sits at ``seat``: how many want it, and how many must."""

    seat: int
    votes: int
    needed: int


def ballots(table: Table) -> tuple[Ballot, ...]:
    """The votes under way, by seat; those of people who are away do not count."""
    found = []
    for target in table.people:
        others = [each for each in table.present if each != target]
        votes = sum(about == target and voter in others for voter, about in table.votes)
        if votes:
            needed = max(LEAST_VOTES, len(others) // 2 + 1)
            found.append(Ballot(table.require_seat(target), votes, needed))
    return tuple(found)


def require_charge(table: Table, user_id: int, *, moderator: bool) -> None:
    """Whether this person is in charge: the host, or a moderator."""
    if not moderator and table.host_id != user_id:
        raise TableError("not-host")


def remove(table: Table, user_id: int, target: int, *, moderator: bool) -> Table:
    """The host or a moderator removes a person, who then has left for good."""
    require_charge(table, user_id, moderator=moderator)
    _require_target(table, target)
    return seating.leave(table, target, kind="removed")


def vote(table: Table, user_id: int, target: int) -> Table:
    """A person votes to remove another, who goes when more than half of the others want it.

    "The others" are the people at the table but for the one it is about; at least two of them
    have to want it, so two people alone cannot vote.
    """
    table.require_status(Status.LOBBY, Status.PLAYING, Status.ROUND_OVER)
    table.require_present(user_id)
    _require_target(table, target)
    if user_id == target:
        raise TableError("own-vote")
    others = [each for each in table.present if each != target]
    if len(others) < LEAST_VOTES:
        raise TableError("too-few-voters", fewest=LEAST_VOTES)
    if (user_id, target) in table.votes:
        raise TableError("already-voted")
    voted = replace(table, votes=(*table.votes, (user_id, target)), version=table.version + 1)
    carried = [each.seat for each in ballots(voted) if each.votes >= each.needed]
    return seating.leave(table, target, kind="removed") if carried else voted


def swap(table: Table, user_id: int, seat: int, level: str) -> Table:
    """The host changes the level of a computer, also of one that plays for a person away."""
    require_charge(table, user_id, moderator=False)
    table.require_status(Status.LOBBY, Status.PLAYING, Status.ROUND_OVER)
    if seat not in range(len(table.seats)) or table.seats[seat].acts is None:
        raise TableError("not-a-computer")
    seating.known_level(table.package, level)
    seated = table.seats[seat]
    if seated.is_person:
        seated = replace(seated, stand_in=level)
    else:
        seated = replace(seated, name=level, level=level)
    return replace(with_seat(table, seat, seated), version=table.version + 1)


def _require_target(table: Table, target: int) -> None:
    if table.seat_of(target) is None:
        raise TableError("nobody-to-remove")
