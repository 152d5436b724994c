"""Why a courtier would make a move: one sentence that is true of the position."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.queen_of_scots.belief import cannot_pair
from engine.games.queen_of_scots.kinds import Kinds
from engine.games.queen_of_scots.lots import JEWELS_LOT, Lots
from engine.games.queen_of_scots.moves import DISCARD, LAY_OFF, TAKE, Play
from engine.games.queen_of_scots.outlook import Outlook
from engine.games.queen_of_scots.plan import Plan
from engine.games.queen_of_scots.words import Words, say
from engine.text import Arg, SeatName, Text

FEW = 4
"""So few cards in a hand may be gone in one turn."""
LATE = 4
"""So few turns for each player are left when the stock is said to run low."""
BIG_PILE = 3


class Reasons:
    """Puts reasons into messages of the catalogue."""

    def __init__(self, kinds: Kinds) -> None:
        self._lots = Lots(kinds)
        self._kinds = kinds
        self._words = Words(kinds)

    def why(self, move: Play, legal: Sequence[Play], outlook: Outlook, plan: Plan | None) -> Text:
        """Why ``move``, which begins or continues ``plan``."""
        if move.kind == TAKE:
            return self._why_take(outlook)
        if move.kind == DISCARD:
            return self._why_discard(move, outlook)
        if plan is None:
            return _why("draw", n=outlook.pile) if len(legal) > 1 else _why("only-draw")
        return self._why_lay(move, outlook, plan)

    def _why_take(self, outlook: Outlook) -> Text:
        if outlook.top == JEWELS_LOT:
            return _why("take-jewel", value=round(self._lots.value[JEWELS_LOT]))
        key = "take" if outlook.pile >= BIG_PILE else "take-little"
        return _why(key, n=outlook.pile, card=self._name(outlook.top))

    def _why_lay(self, move: Play, outlook: Outlook, plan: Plan) -> Text:
        left = sum(outlook.hand) - sum(plan.lay)
        if left <= (plan.discard is not None):
            return _why("out", n=sum(outlook.sizes[seat] for seat in outlook.others))
        fewest = min(outlook.others, key=lambda seat: outlook.sizes[seat])
        if outlook.sizes[fewest] <= FEW:
            return _why("hurry", player=SeatName(fewest), n=outlook.sizes[fewest])
        if outlook.stock <= LATE * outlook.seats:
            return _why("late", n=outlook.stock)
        value = self._kinds.value(move.cards)
        return _why("add" if move.kind == LAY_OFF else "set", value=value)

    def _why_discard(self, move: Play, outlook: Outlook) -> Text:
        kind = self._kinds.kind_of_unit[move.cards]
        lot = self._lots.of(self._kinds.ids[kind])
        if outlook.sizes[outlook.me] - sum(outlook.done) == 1:
            return _why("last")
        args: dict[str, Arg] = {"card": self._name(lot), "player": SeatName(outlook.next)}
        if cannot_pair(outlook, outlook.next, lot):
            return _why("exhausted", **args)
        if outlook.memory.signs[outlook.next].get(lot, (1, 0))[0] == 0:
            return _why("echo", **args)
        if lot and outlook.hand[lot] == 1 and not outlook.tables[outlook.me][lot]:
            return _why("lone", **args)
        return _why("least")

    def _name(self, lot: int | None) -> Text:
        if lot == self._lots.royal:
            return say("royals")
        assert lot is not None
        return self._words.card(self._kinds.ids[self._lots.kinds[lot][0]], short=True)


def _why(key: str, **args: Arg) -> Text:
    return say(f"why-{key}", **args)
