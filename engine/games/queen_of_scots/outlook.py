"""A seat's position as a player thinks of it: by lots, with what an attentive one remembers."""

from __future__ import annotations

from engine.games.queen_of_scots.kinds import Kinds
from engine.games.queen_of_scots.lots import JEWELS_LOT, Lots
from engine.games.queen_of_scots.memory import Memory
from engine.games.queen_of_scots.views import ScotsSeatView


class Outlook:
    """What one seat knows. Lists are by lot; ``tables[seat]`` counts jewels as lot 0.

    ``unseen[lot]`` cards are in the stock or in hands, nobody knows which; ``unseen_all`` is their
    sum. With ``rewound`` the seat's own hand and table are those of the moment after it picked up,
    as far as the moves of the round are known, so that a turn is planned once and carried out;
    ``done`` are the cards it laid since.
    """

    def __init__(
        self, kinds: Kinds, lots: Lots, view: ScotsSeatView, *, rewound: bool = False
    ) -> None:
        public = view.public
        self.lots = lots
        self.memory = Memory(lots, public.seats, view.history)
        self.seats = public.seats
        self.me = me = view.seat
        self.next = (me + 1) % public.seats
        self.others = [seat for seat in range(public.seats) if seat != me]
        self.sizes = list(public.hand_sizes)
        self.values: list[float] = list(public.tables)
        self.totals = public.totals
        self.target = public.rules.target
        self.stock = public.stock
        self.hand = lots.count(view.hand)
        self.tables = [[0] * len(lots.kinds) for _ in range(public.seats)]
        for table, sets in zip(self.tables, public.sets, strict=True):
            for lying in sets:
                jewels = lying.cards.count(kinds.ids[0])
                table[JEWELS_LOT] += jewels
                table[lots.named(lying.name)] += len(lying.cards) - jewels
        self.pile = len(public.pile)
        self.piled = lots.count(public.pile)
        self.pile_value = lots.worth(self.piled)
        self.top = lots.of(public.pile[-1]) if public.pile else None
        self.unseen = self._unseen()
        self.unseen_all = max(1, sum(self.unseen))
        self.done = [0] * len(lots.kinds)
        if rewound:
            self._rewind()

    def _unseen(self) -> list[int]:
        known = self.memory.known
        return [
            max(
                0,
                copies
                - self.hand[lot]
                - self.piled[lot]
                - sum(table[lot] for table in self.tables)
                - sum(known[seat][lot] for seat in self.others),
            )
            for lot, copies in enumerate(self.lots.copies)
        ]

    def _rewind(self) -> None:
        self.done = own = self.memory.own
        self.values[self.me] -= self.lots.worth(own)
        self.sizes[self.me] += sum(own)
        for lot, count in enumerate(own):
            self.hand[lot] += count
            self.tables[self.me][lot] -= count

    def hand_value(self) -> float:
        """What the own hand is worth."""
        return self.lots.worth(self.hand)

    def mean_unseen(self) -> float:
        """What an unseen card is worth on average."""
        return self.lots.worth(self.unseen) / self.unseen_all

    def expected_hand(self, seat: int) -> float:
        """What another's hand is worth, as far as can be told."""
        known = self.memory.known[seat]
        unknown = max(0, self.sizes[seat] - sum(known))
        return self.lots.worth(known) + unknown * self.mean_unseen()

    def expected_total(self, seat: int) -> float:
        """Another's total if the round ended now."""
        return self.totals[seat] + self.values[seat] - self.expected_hand(seat)
