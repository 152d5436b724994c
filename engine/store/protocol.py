"""What is kept, and the few questions asked of it; any database that passes the suite will do.

Times are whole or fractional seconds of UTC since 1970. JSON columns are compact JSON texts.
Ids are positive integers below 2**53.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it stands. ``version`` grows by one with each change.

    ``setup`` (rules, edition), ``seats``, ``state``, ``log`` and ``pace`` (clock, votes and the
    like) are JSON. ``wake_at`` is when something is due here without anybody acting; ``None``
    when nothing is.
    """

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    status: str
    version: int
    setup: str
    seats: str
    match_id: int | None = None
    state: str | None = None
    log: str = "[]"
    wake_at: float | None = None
    pace: str = "{}"


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match begun: ``header`` is the first line of its record."""

    id: int
    table_id: int
    guild_id: int
    game: str
    header: str
    started_at: float


@dataclass(frozen=True, slots=True)
class MoveRow:
    """Move ``number`` (from 0) of a match; ``seat`` is ``None`` for chance."""

    match_id: int
    number: int
    seat: int | None
    move: str


@dataclass(frozen=True, slots=True)
class RoundRow:
    """The scores of one round, a JSON list by seat, and the totals after it."""

    match_id: int
    round: int
    scores: str
    totals: str


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How one seat finished a match. ``user_id`` is ``None`` for a computer.

    ``place`` counts from 1; equal points share a place.
    """

    match_id: int
    seat: int
    guild_id: int
    game: str
    user_id: int | None
    name: str
    points: int
    place: int
    won: bool


@dataclass(frozen=True, slots=True)
class Change:
    """Everything one action changes. Kept whole or not at all.

    ``results`` close the match at ``finished_at``: they are written once, and counted in the same
    transaction: standings, ratings, streaks. ``tallies`` are how often each seat did what.
    ``undone`` are moves taken back, each by its match and number: they are kept no longer.
    """

    table: TableRow
    match: MatchRow | None = None
    moves: Sequence[MoveRow] = ()
    rounds: Sequence[RoundRow] = ()
    results: Sequence[ResultRow] = ()
    tallies: Sequence[Mapping[str, int]] = ()
    undone: Sequence[tuple[int, int]] = ()
    finished_at: float | None = None


@dataclass(frozen=True, slots=True)
class Posting:
    """Where a table is shown: its public message, the version last shown there, the turn ping.

    Without ``ping_channel_id`` the ping stands in the table's channel. ``posted`` counts the
    messages that are known to have been posted for the table.
    """

    table_id: int
    message_id: int | None = None
    shown_version: int = 0
    ping_id: int | None = None
    ping_channel_id: int | None = None
    posted: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of a leaderboard. Equal values share a rank (1, 2, 2, 4).

    ``win_rate`` (0 to 1) and ``rating`` are ``None`` below ``MIN_MATCHES`` matches.
    """

    rank: int
    user_id: int
    name: str
    points: int
    matches: int
    wins: int
    best_match: int = 0
    win_rate: float | None = None
    rating: int | None = None
    uncertainty: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a leaderboard: its rows, how many there are in all, and one person's own row.

    ``least`` is the number of matches it takes to be on it.
    """

    rows: tuple[Standing, ...] = ()
    total: int = 0
    own: Standing | None = field(default=None)
    least: int = 1


class Store(Protocol):
    """The database behind all tables. All errors of the database come out as ``StoreError``."""

    def new_table_id(self) -> int:
        """An id no table has had."""

    def new_match_id(self) -> int:
        """An id no match has had."""

    async def save(self, change: Change) -> None:
        """Durable when it returns. Raises ``StoreError``; then nothing of it was kept.

        A row whose version is not one more than the kept one, or a second running table in a
        channel, is refused as ``Conflict``.
        """

    async def load(self, table_id: int) -> TableRow | None:
        """The table, whatever its status."""

    async def latest_in(self, channel_id: int) -> TableRow | None:
        """The running table of a channel, or else the one last used there that is not closed."""

    async def running_of_guild(self, guild_id: int) -> list[int]:
        """Ids of the tables of a server that are not closed or finished."""

    async def due(self) -> list[tuple[float, int]]:
        """All wake times with their tables, soonest first."""

    async def match(self, match_id: int) -> MatchRow | None:
        """A match that was begun."""

    async def moves(self, match_id: int) -> list[MoveRow]:
        """The moves of a match in their order."""

    async def posting(self, table_id: int) -> Posting:
        """Where a table is shown; an empty posting when nowhere."""

    async def save_posting(self, posting: Posting) -> None:
        """Remember where a table is shown. May be lost with a crash; the newest wins."""

    async def table_of_message(self, message_id: int) -> int | None:
        """The table shown in this message."""

    async def unshown(self) -> list[int]:
        """Tables not closed whose newest version was never shown (after a crash)."""

    async def shown(self) -> list[int]:
        """Tables under way whose newest version is shown, those that changed last first."""

    async def outdated(self) -> list[tuple[int, int]]:
        """Tables that are over whose message names somebody who was forgotten, newest first.

        Each with its channel. One is not any more once ``save_posting`` says that its newest
        version is shown.
        """

    async def board(
        self,
        guild_id: int,
        game: str,
        *,
        by: str,
        offset: int,
        limit: int,
        user_id: int | None,
        season: int = 0,
        departed: bool = False,
    ) -> Board:
        """A leaderboard of a server, of a season (its id) or of all time (0).

        ``by`` is ``points``, ``wins``, ``win_rate``, ``rating``, ``best_match`` or ``matches``.
        """

    async def running_of_person(self, user_id: int, guild_id: int | None = None) -> list[int]:
        """Tables under way at which a person sat or sits, everywhere or in one server."""

    async def forget_person(self, user_id: int, guild_id: int | None = None) -> None:
        """Delete a person's names and links, everywhere or in one server."""

    async def preference(self, user_id: int, name: str) -> str | None:
        """What a person chose before (a hand's order)."""

    async def preferences(self, name: str) -> dict[int, str]:
        """What everybody chose who chose something, by person."""

    async def set_preference(self, user_id: int, name: str, value: str) -> None:
        """Remember what a person chose."""

    async def beat(self, now: float) -> None:
        """Remember that the house is open at ``now``."""

    async def reopen(self, now: float) -> float:
        """The house opens: the seconds since the last beat count for no table; how many.

        Wake times, and the ``deadline`` and ``seen`` of a table's ``pace``, move by them.
        """

    async def close(self) -> None:
        """Finish what is waiting, then close. Safe to call twice."""
