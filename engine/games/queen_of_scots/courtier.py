"""The computer player ``courtier``: a sound player, who also gives the hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, cast

from engine.game import Advice, SeatView
from engine.games.queen_of_scots.kinds import Kinds
from engine.games.queen_of_scots.moves import Play
from engine.games.queen_of_scots.planner import Planner
from engine.games.queen_of_scots.reasons import Reasons
from engine.games.queen_of_scots.strategy import Strategy
from engine.games.queen_of_scots.views import ScotsSeatView


class Courtier(Planner):
    """Collects: holds pairs and jewels back for the next pile until the end draws near."""

    level: ClassVar[str] = "courtier"

    def __init__(self, kinds: Kinds, strategies: Mapping[int, Strategy] | None = None) -> None:
        """``strategies`` are by number of seats; without them, the courtier's own are used."""
        super().__init__(kinds, strategies)
        self._reasons = Reasons(kinds)

    def advise(self, view: SeatView, legal: Sequence[Play], rng: Random, budget: float) -> Advice:
        """What a courtier would do, and why."""
        move, outlook, plan = self.decide(cast("ScotsSeatView", view), legal)
        return Advice(move, self._reasons.why(move, legal, outlook, plan))
