"""A computer player that plans a turn and carries it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, cast

from engine.game import SeatView
from engine.games.queen_of_scots.carry import Carrier
from engine.games.queen_of_scots.judgement import Judgement
from engine.games.queen_of_scots.kinds import Kinds
from engine.games.queen_of_scots.lots import Lots
from engine.games.queen_of_scots.moves import Play
from engine.games.queen_of_scots.outlook import Outlook
from engine.games.queen_of_scots.plan import Plan
from engine.games.queen_of_scots.state import AWAIT_DRAW
from engine.games.queen_of_scots.strategy import Strategy, strategies_of
from engine.games.queen_of_scots.views import ScotsSeatView


class Planner:
    """Plans a turn once, for the hand it has after picking up, with what its level weighs.

    Always decides the same for the same view and list of moves.
    """

    level: ClassVar[str]
    quick: ClassVar[bool] = True

    def __init__(self, kinds: Kinds, strategies: Mapping[int, Strategy] | None = None) -> None:
        """``strategies`` are by number of seats; without them, the level's own are used."""
        self._kinds = kinds
        self._lots = Lots(kinds)
        self._carrier = Carrier(kinds, self._lots)
        own = strategies or strategies_of(self.level)
        self._judgements = {seats: Judgement(weights) for seats, weights in own.items()}

    def choose(self, view: SeatView, legal: Sequence[Play], rng: Random, budget: float) -> Play:
        """One of ``legal``, in far less than a budget."""
        if len(legal) == 1:
            return legal[0]
        return self.decide(cast("ScotsSeatView", view), legal)[0]

    def decide(
        self, view: ScotsSeatView, legal: Sequence[Play]
    ) -> tuple[Play, Outlook, Plan | None]:
        """A move with the position it was thought out for, and the plan it belongs to, if any."""
        judgement = self._judgements[view.public.seats]
        outlook = Outlook(self._kinds, self._lots, view, rewound=True)
        if view.public.phase == AWAIT_DRAW:
            if len(legal) > 1 and judgement.takes(outlook):
                return self._carrier.take(view, outlook), outlook, None
            return legal[0], outlook, None
        plan = judgement.plan(outlook)
        move = self._carrier.step(view, outlook, plan)
        if move not in legal:  # whoever began this turn had another plan
            outlook = Outlook(self._kinds, self._lots, view)
            plan = judgement.plan(outlook)
            move = self._carrier.step(view, outlook, plan)
        return move, outlook, plan
