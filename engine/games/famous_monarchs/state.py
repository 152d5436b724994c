"""A match as it stands: values only."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from pydantic import Field

from engine.game import Rules

HAND: Final = 7
ROUND_CAP: Final = 50
"""M-R15."""
RENEWALS: Final = 10
"""How often the pack may be made new in a round (M-R14)."""
NO_CARD: Final = -1

Phase: TypeAlias = Literal["deal", "shuffle", "draw", "play", "over"]
"""What is to be done now: ``deal`` and ``shuffle`` by chance, ``draw`` and ``play`` by a seat."""


class MonarchsRules(Rules):
    """The table rules (M8, M-R7)."""

    goal: Literal["points", "rounds"] = "points"
    points: int = Field(default=60, ge=10, le=500)
    rounds: int = Field(default=5, ge=1, le=20)
    interregnum: Literal["strict", "bridged"] = "strict"


class Win(NamedTuple):
    """A declared hand: what its sets count, and who else held Cromwell then (M11)."""

    seat: int
    hand: int
    score: int
    holder: int | None


class Standing(NamedTuple):
    """What changes only between rounds. ``round`` is 0 before the first deal.

    ``scores`` and ``win`` are those of the round that just ended; ``win`` is ``None`` after a
    stuck round.
    """

    rules: MonarchsRules
    round: int
    dealer: int
    totals: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    win: Win | None = None
    winners: tuple[int, ...] | None = None


class State(NamedTuple):
    """A match. ``hands`` are bits of one integer each (see ``deck``).

    ``stock`` has the next card first, ``pile`` the top card last. ``fresh`` is the card that came
    into the hand this turn, ``taken`` whether it came from the pile. ``renewals`` counts how often
    the pack was made new this round. After a round everything lies as it lay until the next deal.
    """

    standing: Standing
    phase: Phase
    turn: int
    hands: tuple[int, ...]
    stock: bytes
    pile: bytes
    fresh: int
    taken: bool
    renewals: int
