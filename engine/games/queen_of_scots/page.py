"""The computer player ``page``: plays like somebody at their first table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from engine.game import SeatView
from engine.games.queen_of_scots.kinds import Kinds
from engine.games.queen_of_scots.moves import DISCARD, TAKE, Play
from engine.games.queen_of_scots.taste import regret

TEMPTING: Final = 8
"""The largest pile a page dares to take."""


class Page:
    """Takes a small pile when it can, lays whatever it has, discards the cheapest lone card."""

    level: ClassVar[str] = "page"
    quick: ClassVar[bool] = True

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds

    def choose(self, view: SeatView, legal: Sequence[Play], rng: Random, budget: float) -> Play:
        """One of ``legal``; always the same for the same view and list."""
        takes = [move for move in legal if move.kind == TAKE]
        if takes and view.public.discard <= TEMPTING:
            return self._dearest(takes)
        rest = [move for move in legal if move.kind not in (TAKE, DISCARD)]
        if rest:
            return self._dearest(rest)
        hand = self._kinds.pack(self._kinds.index[card] for card in view.hand)
        return min(legal, key=lambda move: regret(self._kinds, move, hand))

    def _dearest(self, moves: list[Play]) -> Play:
        """The move that lays the most points; of equals the first."""
        return max(moves, key=lambda move: self._kinds.value(move.cards))
