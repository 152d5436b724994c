"""The end of a round and of a match: Q14, Q15, Q-R7, Q-R11."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.queen_of_scots.kinds import Kinds
from engine.games.queen_of_scots.state import AWAIT_DEAL, OVER, State

ROUND_CAP: Final = 50
"""A match ends after this many rounds at the latest (Q-R11)."""


def table_values(kinds: Kinds, state: State) -> tuple[int, ...]:
    """What each seat's cards on the table are worth."""
    return tuple(sum(kinds.value(cards) for _, cards in own) for own in state.sets)


def hand_values(kinds: Kinds, state: State) -> tuple[int, ...]:
    """What the cards left in each hand are worth."""
    return tuple(map(kinds.value, state.hands))


def score_round(kinds: Kinds, state: State) -> State:
    """The state after the round ended: each seat's table less its hand (Q14), and what follows."""
    match = state.match
    tables, hands = table_values(kinds, state), hand_values(kinds, state)
    scores = tuple(table - hand for table, hand in zip(tables, hands, strict=True))
    totals = tuple(total + score for total, score in zip(match.totals, scores, strict=True))
    reached = max(totals) >= match.rules.target and len(leaders(totals)) == 1
    over = reached or match.round >= ROUND_CAP
    return state._replace(
        match=match._replace(totals=totals, scores=scores),
        phase=OVER if over else AWAIT_DEAL,
        drawn=0,
    )


def leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest total: one, or several on a tie (Q15, Q-R7)."""
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)
