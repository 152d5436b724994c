"""The state of a match: a value, made anew by every move."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

from pydantic import Field

from engine.game import CHANCE, NOBODY, Rules, Seat
from engine.games.queen_of_scots.kinds import Heap

AWAIT_DEAL: Final = "deal"
AWAIT_DRAW: Final = "draw"
AWAIT_PLAY: Final = "play"
AWAIT_SHUFFLE: Final = "shuffle"
OVER: Final = "over"
PHASES: Final = (AWAIT_DEAL, AWAIT_DRAW, AWAIT_PLAY, AWAIT_SHUFFLE, OVER)


class ScotsRules(Rules):
    """The table rules of Queen of Scots.

    ``target`` is the total that wins (Q15); ``stock_out`` says what happens when a turn starts
    without a stock (Q-R6).
    """

    target: Annotated[int, Field(ge=100, le=5000)] = 1000
    stock_out: Literal["end", "reshuffle"] = "end"


class Set(NamedTuple):
    """A set on the table: its group (see ``Kinds``) and all its cards, jewels included."""

    group: int
    cards: Heap


class Match(NamedTuple):
    """What outlasts a turn. ``scores`` are those of the round just ended, until the next deal."""

    rules: ScotsRules
    seats: int
    dealer: Seat
    round: int
    totals: tuple[int, ...]
    scores: tuple[int, ...] | None


class State(NamedTuple):
    """A match in mid-round. ``stock`` has its next card first, ``pile`` its top card last.

    ``drawn`` are the cards that came into the hand of ``turn`` this turn. ``reshuffled`` tells
    that the round had its one reshuffle (Q-R6).
    """

    match: Match
    phase: str
    turn: Seat
    hands: tuple[Heap, ...]
    sets: tuple[tuple[Set, ...], ...]
    stock: bytes
    pile: bytes
    drawn: Heap
    reshuffled: bool

    def to_act(self) -> int:
        """The seat to act, or ``CHANCE``, or ``NOBODY``."""
        if self.phase in (AWAIT_DRAW, AWAIT_PLAY):
            return self.turn
        return NOBODY if self.phase == OVER else CHANCE


def start(seats: int, dealer: Seat, rules: ScotsRules) -> State:
    """A match before its first deal."""
    match = Match(rules, seats, dealer, 0, (0,) * seats, None)
    return State(
        match, AWAIT_DEAL, (dealer + 1) % seats, (0,) * seats, ((),) * seats, b"", b"", 0, False
    )
