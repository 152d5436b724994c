"""Standings: what the counted results of a server come to, match by match, in their order.

A match counts when it was begun without computers and at least two people played it to its end;
a server may let matches with computers count too. Abandoned matches have no results; a match that
a moderator has voided counts never.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.scores.ratings import START, Rating, rate

ALL_TIME: Final = 0
"""The scope of a standing over all seasons; any other scope is a season's id."""

MIN_MATCHES: Final = 5
"""So many counted matches it takes to be on the boards by win rate and by rating."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one seat finished. ``user_id`` is ``None`` for a computer.

    ``margin`` is the distance in points to the best other seat, negative behind it.
    """

    seat: int
    user_id: int | None
    name: str
    points: int
    place: int
    won: bool
    margin: int
    best_round: int | None


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match: its game, the season it was finished in, and its seats."""

    game: str
    season_id: int | None
    computers: bool
    void: bool
    seats: tuple[Played, ...]

    @property
    def people(self) -> list[Played]:
        """The people who finished it, by seat."""
        return [played for played in self.seats if played.user_id is not None]

    @property
    def scopes(self) -> tuple[int, ...]:
        """Where it counts: all time, and its season."""
        return (ALL_TIME,) if self.season_id is None else (ALL_TIME, self.season_id)

    def counts(self, *, with_computers: bool) -> bool:
        """Whether it counts for standings and ratings."""
        if self.void:
            return False
        if with_computers:
            return bool(self.people)
        return not self.computers and len(self.people) > 1


@dataclass(slots=True)
class Entry:
    """What somebody's counted results come to, in one scope.

    ``streak`` are the wins in a row up to now; ``margin`` is the sum of all margins. The rating is
    the one after their last match in the scope.
    """

    name: str
    points: int = 0
    matches: int = 0
    wins: int = 0
    streak: int = 0
    best_streak: int = 0
    margin: int = 0
    best_match: int = 0
    best_round: int | None = None
    mu: float = START.mu
    sigma: float = START.sigma

    @property
    def rating(self) -> Rating:
        """The rating as one value."""
        return Rating(self.mu, self.sigma)

    @property
    def win_rate(self) -> float | None:
        """Wins a match, from 0 to 1; ``None`` with fewer than ``MIN_MATCHES``."""
        return self.wins / self.matches if self.matches >= MIN_MATCHES else None

    @property
    def rated(self) -> int | None:
        """The rating for boards; ``None`` with fewer than ``MIN_MATCHES``."""
        return self.rating.number if self.matches >= MIN_MATCHES else None

    def add(self, played: Played, rating: Rating) -> None:
        """Count one more match."""
        self.name = played.name
        self.points += played.points
        self.best_match = max(self.best_match, played.points) if self.matches else played.points
        self.matches += 1
        self.wins += played.won
        self.streak = self.streak + 1 if played.won else 0
        self.best_streak = max(self.best_streak, self.streak)
        self.margin += played.margin
        if played.best_round is not None:
            known = self.best_round
            self.best_round = played.best_round if known is None else max(known, played.best_round)
        self.mu, self.sigma = rating


Key: TypeAlias = tuple[str, int, int]
"""Game, scope, user."""


class Ledger:
    """The standings of one server. Matches must come in the order they were finished."""

    def __init__(self, *, with_computers: bool, entries: Mapping[Key, Entry] | None = None) -> None:
        self.entries: dict[Key, Entry] = dict(entries or {})
        self._with_computers = with_computers

    def add(self, match: Finished) -> dict[int, Rating]:
        """Count a match; the ratings after it by seat. Empty for a match that does not count."""
        if not match.counts(with_computers=self._with_computers):
            return {}
        people = match.people
        before = [self._entry(match.game, ALL_TIME, played).rating for played in people]
        after = rate(before, [played.place for played in people])
        for played, rating in zip(people, after, strict=True):
            for scope in match.scopes:
                self._entry(match.game, scope, played).add(played, rating)
        return {played.seat: rating for played, rating in zip(people, after, strict=True)}

    def _entry(self, game: str, scope: int, played: Played) -> Entry:
        assert played.user_id is not None
        return self.entries.setdefault((game, scope, played.user_id), Entry(played.name))
