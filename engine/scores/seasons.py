"""Months as seasons: they begin and end at midnight UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def month_of(at: float) -> tuple[float, float]:
    """The month that a moment lies in: its first second and that of the next, in UTC seconds."""
    first = datetime.fromtimestamp(at, UTC).replace(
        day=1, hour=0, minute=0, second=0, microsecond=0
    )
    years, month = divmod(first.month, 12)
    following = first.replace(year=first.year + years, month=month + 1)
    return first.timestamp(), following.timestamp()
