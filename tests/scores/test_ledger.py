"""What counts, and what it comes to."""

from __future__ import annotations

from typing import Any

import pytest

from engine.scores.ledger import ALL_TIME, MIN_MATCHES, Entry, Finished, Ledger, Played
from engine.scores.ratings import START

GAME = "queen-of-scots"


def played(seat: int, user_id: int | None, points: int = 0, **fields: Any) -> Played:
    values = {"place": 2, "won": False, "margin": 0, "best_round": points} | fields
    return Played(seat, user_id, f"user {user_id}", points, **values)


def match(*seats: Played, **fields: Any) -> Finished:
    values = {"season_id": None, "computers": False, "void": False} | fields
    return Finished(GAME, seats=seats, **values)


def duel(winner: int, loser: int, **fields: Any) -> Finished:
    return match(
        played(0, winner, 50, place=1, won=True, margin=20),
        played(1, loser, 30, margin=-20),
        **fields,
    )


@pytest.mark.parametrize(
    ("finished", "without", "with_computers"),
    [
        (duel(1, 2), True, True),
        (duel(1, 2, void=True), False, False),
        (duel(1, 2, computers=True), False, True),
        (match(played(0, 1), played(1, None)), False, True),  # the other left, a computer sat in
        (match(played(0, 1), played(1, 2), played(2, None)), True, True),
        (match(played(0, None), played(1, None)), False, False),
    ],
)
def test_a_match_counts_with_two_people_and_no_computer_from_the_beginning(
    finished: Finished, without: bool, with_computers: bool
) -> None:
    assert finished.counts(with_computers=False) is without
    assert finished.counts(with_computers=True) is with_computers


def test_what_does_not_count_leaves_no_trace() -> None:
    ledger = Ledger(with_computers=False)
    assert ledger.add(duel(1, 2, void=True)) == {}
    assert ledger.entries == {}


def test_a_match_counts_for_all_time_and_its_season() -> None:
    ledger = Ledger(with_computers=False)
    ledger.add(duel(1, 2))
    ratings = ledger.add(duel(1, 2, season_id=7))
    one, season = ledger.entries[GAME, ALL_TIME, 1], ledger.entries[GAME, 7, 1]
    assert (one.points, one.matches, one.wins, one.margin) == (100, 2, 2, 40)
    assert (season.points, season.matches) == (50, 1)
    assert one.rating == season.rating == ratings[0]
    assert ratings[0].mu > START.mu > ratings[1].mu


def test_streaks_end_with_the_first_match_not_won() -> None:
    ledger = Ledger(with_computers=False)
    for winner in (1, 1, 2, 1):
        ledger.add(duel(winner, 3 - winner))
    entry = ledger.entries[GAME, ALL_TIME, 1]
    assert (entry.streak, entry.best_streak) == (1, 2)


def test_the_best_may_be_below_nothing() -> None:
    entry = Entry("Ann")
    entry.add(played(0, 1, -30, best_round=None), START)
    assert (entry.best_match, entry.best_round) == (-30, None)
    entry.add(played(0, 1, -10, best_round=-5), START)
    entry.add(played(0, 1, -20, best_round=-9), START)
    assert (entry.best_match, entry.best_round) == (-10, -5)


def test_win_rate_and_rating_take_some_matches() -> None:
    entry = Entry("Ann")
    for number in range(MIN_MATCHES):
        assert (entry.win_rate, entry.rated) == (None, None)
        entry.add(played(0, 1, won=number == 0), START)
    assert (entry.win_rate, entry.rated) == (1 / MIN_MATCHES, 1500)


def test_computers_are_not_rated() -> None:
    ledger = Ledger(with_computers=True)
    ratings = ledger.add(match(played(0, 1, place=1), played(1, None), computers=True))
    assert ratings == {0: START}
    assert list(ledger.entries) == [(GAME, ALL_TIME, 1)]
