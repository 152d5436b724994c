"""What an attentive player remembers of a round: it was all to be seen."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import PublicMove
from engine.games.queen_of_scots.lots import JEWELS_LOT, Lots
from engine.games.queen_of_scots.moves import (
    DEAL,
    DISCARD,
    DRAW,
    LAY_OFF,
    MELD,
    SHUFFLE,
    TAKE,
)

Sign = tuple[int, int]
"""At most so many of a lot were in a hand, when its seat had drawn so many cards."""


class Memory:
    """The public moves of a round, boiled down; by seat, and by lot where that is said.

    - ``known[seat][lot]``: cards that came from a pile and were not seen to leave the hand;
    - ``draws[seat]``: cards drawn from the stock;
    - ``laid[seat]``: cards laid of free will, not to take a pile;
    - ``signs[seat][lot]``: the last sign of what a hand did not hold, beside ``known``;
    - ``own``: what the seat to act laid since it picked up, by lot.

    Without moves, all of it is empty.
    """

    def __init__(self, lots: Lots, seats: int, moves: Iterable[PublicMove]) -> None:
        self._lots = lots
        size = len(lots.kinds)
        self.known = [[0] * size for _ in range(seats)]
        self.draws = [0] * seats
        self.laid = [0] * seats
        self.signs: list[dict[int, Sign]] = [{} for _ in range(seats)]
        self.own = [0] * size
        self._pile: list[int] = []
        for move in moves:
            self._see(move)

    def _see(self, move: PublicMove) -> None:
        seat, kind, lot = move.seat, move.kind, self._lots.of
        if kind == DRAW:
            self._passed_over(seat)
            self.draws[seat] += 1
        elif kind == DISCARD:
            card = lot(move.cards[0])
            self._gone(seat, card, 1)
            self._pile.append(card)
            self.own = [0] * len(self.own)
            self.signs[seat][card] = (0, self.draws[seat])
        elif kind in (MELD, LAY_OFF):
            self._lay(seat, self._lots.count(move.cards))
        elif kind == TAKE:
            self._take(seat, self._lots.count(move.cards))
        elif kind == SHUFFLE:
            self._pile = self._pile[-1:]
        elif kind == DEAL:
            self._pile = [lot(move.cards[0])]

    def _passed_over(self, seat: int) -> None:
        """A draw: the pile was not taken, so its top found no pair."""
        if self._pile:
            top = self._pile[-1]
            if self.signs[seat].get(top) != (0, self.draws[seat]):
                self.signs[seat][top] = (1, self.draws[seat])

    def _lay(self, seat: int, counts: list[int]) -> None:
        self.laid[seat] += sum(counts)
        for lot, count in enumerate(counts):
            self.own[lot] += count
            self._gone(seat, lot, count)

    def _take(self, seat: int, counts: list[int]) -> None:
        top = self._pile.pop() if self._pile else JEWELS_LOT
        counts[top] -= 1
        for lot, count in enumerate(counts):
            if count > 0:
                self._gone(seat, lot, count)
                self.signs[seat][lot] = (1, self.draws[seat])
        for card in self._pile:
            self.known[seat][card] += 1
        self._pile = []

    def _gone(self, seat: int, lot: int, count: int) -> None:
        self.known[seat][lot] = max(0, self.known[seat][lot] - count)
