"""The courtier: a sound player, who plays from what lies open and says why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, cast

from engine.game import Advice, SeatView
from engine.games.famous_monarchs.mind import Mind, Thought
from engine.games.famous_monarchs.moves import Move
from engine.games.famous_monarchs.reasons import why
from engine.games.famous_monarchs.views import MonarchsSeatView


class Courtier(Mind):
    """Weighs sets by cards missing and points, without remembering what was thrown and taken."""

    level: ClassVar[str] = "courtier"

    def advise(self, view: SeatView, legal: Sequence[Move], rng: Random, budget: float) -> Advice:
        """What it would do, and why."""
        own = cast("MonarchsSeatView", view)
        move = self.choose(own, legal, rng, budget)
        return Advice(move, why(Thought(own, self._style), move))
