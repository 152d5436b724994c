"""What a move does to a state, and why it may not: rules Q2 to Q13, each check with its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.errors import IllegalMove, WrongPhase
from engine.games.queen_of_scots.deck import HAND
from engine.games.queen_of_scots.kinds import JEWEL, JEWELS, Heap, Kinds, size
from engine.games.queen_of_scots.listing import Listing
from engine.games.queen_of_scots.moves import (
    DEAL,
    DISCARD,
    DRAW,
    LAY_OFF,
    MELD,
    PASS,
    SHUFFLE,
    TAKE,
    Deal,
    Move,
    Play,
    Shuffle,
)
from engine.games.queen_of_scots.scoring import score_round
from engine.games.queen_of_scots.state import (
    AWAIT_DEAL,
    AWAIT_DRAW,
    AWAIT_PLAY,
    AWAIT_SHUFFLE,
    Set,
    State,
)

_PHASES: Final = {
    DEAL: AWAIT_DEAL,
    DRAW: AWAIT_DRAW,
    TAKE: AWAIT_DRAW,
    PASS: AWAIT_DRAW,
    MELD: AWAIT_PLAY,
    LAY_OFF: AWAIT_PLAY,
    DISCARD: AWAIT_PLAY,
    SHUFFLE: AWAIT_SHUFFLE,
}


class Turns:
    """Applies moves. States are taken apart and built by position: this is the hot path."""

    def __init__(self, kinds: Kinds, listing: Listing) -> None:
        self._kinds = kinds
        self._listing = listing
        self._units = kinds.units
        self._guard = kinds.guard
        self._deck = sorted(kinds.whole)
        self._bytes = tuple(bytes([kind]) for kind in range(len(kinds.ids)))
        self._makers: dict[str, Callable[[State, Any], State]] = {
            DEAL: self._deal,
            DRAW: self._draw,
            TAKE: self._take,
            PASS: self._pass,
            MELD: self._meld,
            LAY_OFF: self._lay_off,
            DISCARD: self._discard,
            SHUFFLE: self._shuffle,
        }

    def apply(self, state: State, move: Move) -> State:
        """The state after the move. Raises ``WrongPhase`` or ``IllegalMove``."""
        kind = move.kind
        if state.phase != _PHASES[kind]:
            raise WrongPhase(phase=state.phase, move=kind)
        return self._makers[kind](state, move)

    # --- Chance --------------------------------------------------------------------------

    def _deal(self, state: State, move: Deal) -> State:
        match = state.match
        sizes = [len(hand) for hand in move.hands]
        if sizes != [HAND] * match.seats:
            raise IllegalMove("deal-hands", rule="Q2", hands=match.seats, cards=HAND)
        if sorted((*b"".join(move.hands), move.upcard, *move.stock)) != self._deck:
            raise IllegalMove("deal-cards", rule="Q2")
        dealer = (match.dealer + 1) % match.seats if match.round else match.dealer
        match = match._replace(dealer=dealer, round=match.round + 1, scores=None)
        return State(
            match,
            AWAIT_DRAW,
            (dealer + 1) % match.seats,
            tuple(map(self._kinds.pack, move.hands)),
            ((),) * match.seats,
            move.stock,
            self._bytes[move.upcard],
            0,
            False,
        )

    def _shuffle(self, state: State, move: Shuffle) -> State:
        if sorted(move.stock) != sorted(state.pile[:-1]):
            raise IllegalMove("shuffle-cards", rule="Q-R6")
        return state._replace(
            phase=AWAIT_DRAW, stock=move.stock, pile=state.pile[-1:], reshuffled=True
        )

    # --- Picking up ----------------------------------------------------------------------

    def _draw(self, state: State, move: Play) -> State:
        match, _, turn, hands, sets, stock, pile, _, reshuffled = state
        if not stock:
            raise IllegalMove("no-stock", rule="Q-R6")
        unit = self._units[stock[0]]
        hands = (*hands[:turn], hands[turn] + unit, *hands[turn + 1 :])
        return State(match, AWAIT_PLAY, turn, hands, sets, stock[1:], pile, unit, reshuffled)

    def _pass(self, state: State, move: Play) -> State:
        if state.stock:
            raise IllegalMove("stock-left", rule="Q-R6")
        return score_round(self._kinds, state)

    def _take(self, state: State, move: Play) -> State:
        match, _, turn, hands, sets, stock, pile, _, reshuffled = state
        hand = hands[turn]
        top = pile[-1]
        own = sets[turn]
        if top == JEWEL and hand & JEWELS < 2:
            raise IllegalMove("jewels-to-show", rule="Q12")
        if move.set >= 0:
            if top != JEWEL or move.cards:
                raise IllegalMove("take-lays-new-set", rule="Q-R4")
            group, cards = self._own_set(own, move.set)
            own = (*own[: move.set], Set(group, cards + 1), *own[move.set + 1 :])
        else:
            group = self._take_group(hand, move.cards, top)
            own = (*own, Set(group, move.cards + self._units[top]))
        drawn = self._kinds.pack(pile[:-1])
        hand += drawn - move.cards
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
        sets = (*sets[:turn], own, *sets[turn + 1 :])
        after = State(match, AWAIT_PLAY, turn, hands, sets, stock, b"", drawn, reshuffled)
        return after if hand else score_round(self._kinds, after)

    def _take_group(self, hand: Heap, cards: Heap, top: int) -> int:
        """The group of the set that is laid with the top card (Q5, Q12, Q-R3, Q-R5)."""
        naturals = size(cards & ~JEWELS)
        if naturals < 2:
            if top == JEWEL:
                raise IllegalMove("jewel-needs-two", rule="Q12")
            raise IllegalMove("take-needs-two", rule="Q-R3" if cards & JEWELS else "Q5")
        if not self._kinds.holds(hand, cards):
            raise IllegalMove("not-in-hand", rule="Q-R5" if top == JEWEL else "Q5")
        group = self._group(cards)
        if top != JEWEL and group != self._kinds.group_of[top]:
            raise IllegalMove("take-mismatch", rule="Q5", card=self._kinds.ids[top])
        return group

    # --- Laying down ---------------------------------------------------------------------

    def _meld(self, state: State, move: Play) -> State:
        match, _, turn, hands, sets, stock, pile, drawn, reshuffled = state
        hand = hands[turn]
        cards = move.cards
        self._in_hand(hand, cards, "Q6")
        if not cards & ~JEWELS:
            raise IllegalMove("jewels-alone", rule="Q-R2")
        group = self._group(cards)
        if size(cards & ~JEWELS) < 2:
            raise IllegalMove("too-few-naturals", rule="Q7")
        if size(cards) < 3:
            raise IllegalMove("set-too-small", rule="Q6")
        hand -= cards
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
        sets = (*sets[:turn], (*sets[turn], Set(group, cards)), *sets[turn + 1 :])
        after = State(match, AWAIT_PLAY, turn, hands, sets, stock, pile, drawn, reshuffled)
        return after if hand else score_round(self._kinds, after)

    def _lay_off(self, state: State, move: Play) -> State:
        match, _, turn, hands, sets, stock, pile, drawn, reshuffled = state
        hand = hands[turn]
        own = sets[turn]
        cards = move.cards
        group, lying = self._own_set(own, move.set)
        self._in_hand(hand, cards, "Q9")
        if cards & ~self._kinds.fits[group]:
            raise IllegalMove("no-match", rule="Q9", card=self._kinds.set_names[group])
        hand -= cards
        own = (*own[: move.set], Set(group, lying + cards), *own[move.set + 1 :])
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
        sets = (*sets[:turn], own, *sets[turn + 1 :])
        after = State(match, AWAIT_PLAY, turn, hands, sets, stock, pile, drawn, reshuffled)
        return after if hand else score_round(self._kinds, after)

    def _in_hand(self, hand: Heap, cards: Heap, rule: str) -> None:
        if not cards:
            raise IllegalMove("no-cards", rule=rule)
        if (hand | self._guard) - cards & self._guard != self._guard:
            raise IllegalMove("not-in-hand", rule=rule)

    def _group(self, cards: Heap) -> int:
        """The one group of a set's naturals (Q6, Q8)."""
        naturals = cards & ~JEWELS
        lowest = ((naturals & -naturals).bit_length() - 1) // 8
        group = self._kinds.group_of[lowest]
        if naturals & ~self._kinds.own[group]:
            raise IllegalMove("mixed-set", rule="Q6")
        return group

    @staticmethod
    def _own_set(own: tuple[Set, ...], number: int) -> Set:
        if not 0 <= number < len(own):
            raise IllegalMove("no-such-set", rule="Q9", set=number + 1)
        return own[number]

    # --- Ending a turn -------------------------------------------------------------------

    def _discard(self, state: State, move: Play) -> State:
        match, _, turn, hands, sets, stock, pile, _, reshuffled = state
        hand = hands[turn]
        kind = self._kinds.kind_of_unit.get(move.cards)
        if kind is None:
            raise IllegalMove("discard-one", rule="Q3")
        if not hand & 0x7F << 8 * kind:
            raise IllegalMove("not-in-hand", rule="Q3")
        hand -= move.cards
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
        pile += self._bytes[kind]
        after = State(
            match,
            AWAIT_DRAW,
            (turn + 1) % match.seats,
            hands,
            sets,
            stock,
            pile,
            0,
            reshuffled,
        )
        if not hand:
            return score_round(self._kinds, after)
        return after if stock else self._without_stock(after)

    def _without_stock(self, state: State) -> State:
        """A turn that starts without a stock: reshuffle, take or pass, or the end (Q-R6)."""
        match, _, turn, hands, sets, _, pile, _, reshuffled = state
        if match.rules.stock_out == "reshuffle" and not reshuffled and len(pile) > 1:
            return state._replace(phase=AWAIT_SHUFFLE)
        if self._listing.takes(hands[turn], sets[turn], pile[-1]):
            return state
        return score_round(self._kinds, state)
