"""From plans by lots to legal moves."""

from __future__ import annotations

from engine.games.queen_of_scots.kinds import JEWEL, Kinds
from engine.games.queen_of_scots.lots import JEWELS_LOT, Lots
from engine.games.queen_of_scots.moves import DISCARD, LAY_OFF, MELD, TAKE, Play
from engine.games.queen_of_scots.outlook import Outlook
from engine.games.queen_of_scots.plan import Plan
from engine.games.queen_of_scots.views import ScotsSeatView


class Carrier:
    """Makes the moves of a plan, one after the other."""

    def __init__(self, kinds: Kinds, lots: Lots) -> None:
        self._kinds = kinds
        self._lots = lots

    def _by_kind(self, view: ScotsSeatView) -> list[int]:
        counts = [0] * len(self._kinds.ids)
        for card in view.hand:
            counts[self._kinds.index[card]] += 1
        return counts

    def take(self, view: ScotsSeatView, outlook: Outlook) -> Play:
        """The pile with two cards laid, no more; a jewel onto an own set, or the cheapest pair.

        What else fits can still be laid, or held back.
        """
        lot = outlook.top
        assert lot is not None
        if lot == JEWELS_LOT:
            if view.public.sets[view.seat]:
                return Play(TAKE, 0, 0)
            lot = max(lot for lot in self._lots.naturals if outlook.hand[lot] >= 2)
        return Play(TAKE, self._lots.dearest(self._by_kind(view), lot, 2))

    def step(self, view: ScotsSeatView, outlook: Outlook, plan: Plan) -> Play:
        """The next move of a plan: ``outlook.done`` of it is laid already.

        It is not legal where the seat did otherwise than planned before.
        """
        lay = [max(0, count - done) for count, done in zip(plan.lay, outlook.done, strict=True)]
        counts = self._by_kind(view)
        sets = self._sets(view)
        for lot in self._lots.naturals:
            if lay[lot] and (lot in sets or lay[lot] >= 3):
                heap = self._lots.dearest(counts, lot, lay[lot])
                return Play(LAY_OFF, heap, sets[lot]) if lot in sets else Play(MELD, heap)
        for lot in self._lots.naturals:
            if lay[lot] == 2:
                return Play(MELD, self._lots.dearest(counts, lot, 2) + self._kinds.units[JEWEL])
        if lay[JEWELS_LOT]:
            return Play(LAY_OFF, self._kinds.units[JEWEL] * lay[JEWELS_LOT], 0)
        return Play(DISCARD, self._lots.cheapest(counts, plan.discard))

    def _sets(self, view: ScotsSeatView) -> dict[int, int]:
        """The number of the first own set of each lot."""
        sets: dict[int, int] = {}
        for number, lying in enumerate(view.public.sets[view.seat]):
            sets.setdefault(self._lots.named(lying.name), number)
        return sets
