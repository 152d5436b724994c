"""The computer player ``regent``: the strongest there is."""

from __future__ import annotations

from typing import ClassVar

from engine.games.queen_of_scots.planner import Planner


class Regent(Planner):
    """Fights for the end of a round: lays earlier, and goes out while others still collect."""

    level: ClassVar[str] = "regent"
