"""Ratings: how strong a person plays, and how sure that is, by the Plackett-Luce model.

A rating belongs to a person, a server and a game. A match changes it by the order of finish.
People read it as one number with its uncertainty: ``1520 ± 110``; everybody begins at 1500 ± 333.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
_SCALE: Final = 40
_OFFSET: Final = 500


class Rating(NamedTuple):
    """A belief about somebody's strength: its mean and standard deviation, in the model's units."""

    mu: float
    sigma: float

    @property
    def number(self) -> int:
        """The mean as people read it."""
        return round(_OFFSET + _SCALE * self.mu)

    @property
    def uncertainty(self) -> int:
        """The standard deviation as people read it: ``number`` is this much too high or low."""
        return round(_SCALE * self.sigma)


START: Final = Rating(_MODEL.mu, _MODEL.sigma)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match, from those before and the places (1 is best, ties share one).

    The same ratings and places always give exactly the same values. Nobody alone is rated.
    """
    if len(before) < 2:
        return list(before)
    teams = [[_MODEL.rating(*rating)] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]
