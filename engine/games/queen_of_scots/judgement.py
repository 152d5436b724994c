"""How a sound player judges a position, given what it weighs (``strategy``)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.queen_of_scots.belief import pair_chance
from engine.games.queen_of_scots.lots import JEWELS_LOT
from engine.games.queen_of_scots.outlook import Outlook
from engine.games.queen_of_scots.plan import Plan, everything, plain, way_out, without
from engine.games.queen_of_scots.strategy import Strategy


@dataclass(frozen=True, slots=True)
class Judgement:
    """Decides when to take the pile, when to lay what, when to go out, and what to discard."""

    weights: Strategy

    def takes(self, outlook: Outlook) -> bool:
        """Whether to take a pile that can be taken."""
        take = self.weights.take
        least = take.pile + take.held * (outlook.sizes[outlook.me] - 10)
        least += take.stock * outlook.stock
        return outlook.pile >= least or outlook.stock < outlook.seats

    def plan(self, outlook: Outlook) -> Plan:
        """The rest of the turn after picking up."""
        lay = self.weights.lay
        hand, table = outlook.hand, outlook.tables[outlook.me]
        out = way_out(hand, table)
        if out is not None and self._goes_out(outlook, out):
            return out
        discard = self._discard(outlook)
        rest = without(hand, [discard])
        danger = self._danger(outlook)
        if danger <= lay.calm:
            return Plan(plain(rest, table, lay.keep_calm, new_sets=False), discard)
        if danger <= 0:
            return Plan(plain(rest, table, lay.keep, new_sets=True), discard)
        if out is not None:  # hold one card back, or the round would end after all
            back = next((lot for lot in reversed(range(len(rest))) if rest[lot]), None)
            rest = without(rest, [back])
        return Plan(everything(rest, table), discard)

    def _goes_out(self, outlook: Outlook, out: Plan) -> bool:
        weigh, others = self.weights.out, outlook.others
        value = outlook.hand_value()
        left = 0.0 if out.discard is None else outlook.lots.value[out.discard]
        mine = outlook.values[outlook.me] + value - left
        total = outlook.totals[outlook.me] + mine
        best = max(outlook.expected_total(seat) for seat in others)
        if max(total, best) >= outlook.target:  # the match would be over (Q15)
            return total > best
        if outlook.stock < outlook.seats or self._fewest(outlook) <= 1:
            return True
        theirs = max(outlook.values[seat] - outlook.sizes[seat] * weigh.card for seat in others)
        wanted = weigh.lead + weigh.pile * outlook.pile + weigh.hand * value
        wanted += weigh.stock * outlook.stock
        wanted += weigh.turn * outlook.memory.draws[outlook.me]
        return mine - theirs >= wanted

    @staticmethod
    def _fewest(outlook: Outlook) -> int:
        return min(outlook.sizes[seat] for seat in outlook.others)

    def _danger(self, outlook: Outlook) -> float:
        """How much speaks for laying everything: the round may be over before the next turn."""
        lay, memory = self.weights.lay, outlook.memory
        danger = (
            lay.base
            + lay.threat / max(1, self._fewest(outlook))
            + lay.turn * memory.draws[outlook.me]
            + lay.hand * outlook.hand_value()
            + lay.jewel * outlook.hand[JEWELS_LOT]
            + lay.table * max(outlook.values[seat] for seat in outlook.others)
            + lay.pile * outlook.pile
            + lay.stock * outlook.stock
        )
        share = 1 / (outlook.seats - 1)
        for seat in outlook.others:
            table, known = outlook.tables[seat], memory.known[seat]
            back = sum(known[lot] for lot in outlook.lots.naturals if table[lot] or known[lot] >= 3)
            danger += share * lay.back * min(back, 6)
            if not memory.laid[seat]:
                danger += share * lay.silent * max(0, memory.draws[seat] - 2)
        return max(danger, 1.0) if outlook.stock <= lay.last * outlook.seats else danger

    def _discard(self, outlook: Outlook) -> int:
        """The lot whose discard costs least."""
        held = [lot for lot, count in enumerate(outlook.hand) if count]
        return min(held, key=lambda lot: self._cost(outlook, lot))

    def _cost(self, outlook: Outlook, lot: int) -> float:
        weigh, lots = self.weights.discard, outlook.lots
        value = lots.value[lot]
        chance = pair_chance(outlook, outlook.next, lot)
        cost = chance * (weigh.feed + weigh.feed_value * (outlook.pile_value + 2 * value))
        if lot == JEWELS_LOT:
            return cost + weigh.jewel
        count, lying = outlook.hand[lot], outlook.tables[outlook.me][lot]
        cost += weigh.laid * value if lying or count >= 3 else weigh.lone * value
        if lying:
            cost += weigh.set
        if lot == lots.royal:
            cost += weigh.royal + (weigh.pair * 1.5 if count == 2 else 0)
        elif count == 1:
            cost += weigh.single * outlook.unseen[lot]
        elif count == 2:
            cost += weigh.pair
        return cost + weigh.shared * sum(outlook.tables[seat][lot] > 0 for seat in outlook.others)
