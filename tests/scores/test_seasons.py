"""Months begin and end at midnight UTC."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from engine.scores.seasons import month_of


def at(*date: int) -> float:
    return datetime(*date, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("moment", "first", "following"),
    [
        (at(2024, 2, 29, 23, 59, 59), at(2024, 2, 1), at(2024, 3, 1)),
        (at(2024, 12, 31, 12), at(2024, 12, 1), at(2025, 1, 1)),
        (at(2025, 1, 1), at(2025, 1, 1), at(2025, 2, 1)),
        (at(2025, 11, 30), at(2025, 11, 1), at(2025, 12, 1)),
    ],
)
def test_the_month_of_a_moment(moment: float, first: float, following: float) -> None:
    assert month_of(moment) == (first, following)
