"""Ratings: the order of finish moves them, always by the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.scores.ratings import START, Rating, rate

rating = st.builds(Rating, st.floats(0, 50), st.floats(1, 8))


def test_everybody_begins_at_1500() -> None:
    assert (START.number, START.uncertainty) == (1500, 333)


def test_who_comes_in_first_gains_and_who_comes_in_last_loses() -> None:
    first, second, third = rate([START] * 3, [1, 2, 3])
    assert first.number > second.number > third.number
    assert first.number > 1500 > third.number
    assert all(after.uncertainty < START.uncertainty for after in (first, second))


def test_equal_places_are_equal() -> None:
    first, second, third = rate([START] * 3, [1, 1, 3])
    assert first == second
    assert third.mu < first.mu


def test_nobody_alone_is_rated() -> None:
    assert rate([START], [1]) == [START]
    assert rate([], []) == []


def test_an_upset_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(35, 3), Rating(15, 3)
    expected, upset = rate([strong, weak], [1, 2]), rate([strong, weak], [2, 1])
    assert upset[1].mu - weak.mu > expected[0].mu - strong.mu


@given(st.lists(st.tuples(rating, st.integers(1, 6)), max_size=6))
def test_the_same_gives_exactly_the_same(seats: list[tuple[Rating, int]]) -> None:
    before, places = [seat[0] for seat in seats], [seat[1] for seat in seats]
    assert rate(before, places) == rate(before, places)
