"""The best way to declare, where there are several (M-R6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.famous_monarchs.arrange import SOLVERS
from engine.games.famous_monarchs.deck import BITS
from engine.games.famous_monarchs.moves import Declare, Move
from engine.games.famous_monarchs.windows import Interregnum


def best_declaration(
    hand: int, legal: Sequence[Move], interregnum: Interregnum
) -> tuple[Declare, int] | None:
    """The declaration of the most points among legal moves, and those points."""
    wins = [move for move in legal if isinstance(move, Declare)]
    if not wins:
        return None
    points = {move: winning_points(hand ^ BITS[move.discard], interregnum) for move in wins}
    best = max(wins, key=points.__getitem__)
    return best, points[best]


def winning_points(hand: int, interregnum: Interregnum) -> int:
    """What a winning hand counts. The hand must be one."""
    arrangement = SOLVERS[interregnum].arrange(hand)
    assert arrangement is not None
    return arrangement.score
