"""The rules of The Famous Monarchs of England, as ``engine.game.Game`` asks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Final

from engine.game import CardId, Json, PublicMove, Rules, Seat
from engine.games.famous_monarchs import codec, state_codec, turns, views
from engine.games.famous_monarchs.arrange import SOLVERS
from engine.games.famous_monarchs.deck import DATES, SIZE
from engine.games.famous_monarchs.moves import (
    Deal,
    Declare,
    Discard,
    Draw,
    Move,
    Shuffle,
    TakeDiscard,
)
from engine.games.famous_monarchs.state import (
    HAND,
    NO_CARD,
    ROUND_CAP,
    MonarchsRules,
    Standing,
    State,
)
from engine.games.famous_monarchs.views import MonarchsSeatView, MonarchsView

_DRAWS: Final[tuple[Move, ...]] = (Draw(), TakeDiscard())
_DISCARDS: Final = {1 << card: Discard(card) for card in range(SIZE)}
_DECLARES: Final = tuple(Declare(card) for card in range(SIZE))

_APPLY: Final[dict[type[Any], Callable[[State, Any], State]]] = {
    Draw: turns.draw,
    TakeDiscard: turns.take_discard,
    Discard: turns.discard,
    Declare: turns.declare,
    Deal: turns.deal,
    Shuffle: turns.shuffle,
}


class FamousMonarchs:
    """The rules. Without state of its own; the deck is fixed."""

    id: ClassVar[str] = "famous-monarchs"
    seats: ClassVar[range] = range(2, 7)
    rules: ClassVar[type[Rules]] = MonarchsRules
    round_cap: ClassVar[int] = ROUND_CAP

    def edition(self) -> Json | None:
        """The built-in deck is the only one."""
        return None

    def start(self, seats: int, dealer: Seat, rules: Rules) -> State:
        """A match before its first deal. Raises ``ValueError`` for bad seats (M-R1)."""
        if seats not in self.seats:
            raise ValueError(f"{seats} seats: from 2 to 6 can play")
        if dealer not in range(seats):
            raise ValueError(f"no seat {dealer} to deal among {seats}")
        if not isinstance(rules, MonarchsRules):
            raise TypeError(f"rules of another game: {type(rules).__name__}")
        none, whole = (0,) * seats, bytes(range(SIZE))
        standing = Standing(rules, 0, dealer, none)
        return State(standing, "deal", dealer, none, whole, b"", NO_CARD, taken=False, renewals=0)

    def to_act(self, state: State) -> int:
        """The seat to act, or ``CHANCE``, or ``NOBODY``."""
        return views.to_act(state)

    def round_over(self, state: State) -> bool:
        """Whether a round just ended and the next is not dealt."""
        return state.phase == "deal" and state.standing.round > 0

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Every move of the seat to act (M4, M5, M-R3, M-R10)."""
        if state.phase == "draw":
            return _DRAWS
        if state.phase != "play":
            return ()
        hand = state.hands[state.turn]
        rest = hand & DATES
        if state.taken:
            rest ^= 1 << state.fresh
        moves: list[Move] = []
        while rest:
            lowest = rest & -rest
            moves.append(_DISCARDS[lowest])
            rest ^= lowest
        for card in SOLVERS[state.standing.rules.interregnum].declarable(hand):
            moves.append(_DECLARES[card])  # noqa: PERF401
        return moves

    def apply(self, state: State, move: Move) -> State:
        """The state after a move. Raises ``WrongPhase`` or ``IllegalMove``."""
        return _APPLY[type(move)](state, move)

    def chance(self, state: State, rng: Random) -> Move:
        """A deal or a new pack."""
        if state.phase == "shuffle":
            stock = list(state.pile[:-1])
            rng.shuffle(stock)
            return Shuffle(bytes(stock))
        deck, seats = list(range(SIZE)), len(state.hands)
        rng.shuffle(deck)
        hands = tuple(tuple(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats))
        rest = deck[seats * HAND :]
        return Deal(hands, rest[0], bytes(rest[1:]))

    def public_view(self, state: State) -> MonarchsView:
        """What everybody sees."""
        return views.public_view(state)

    def seat_view(
        self, state: State, seat: Seat, history: tuple[PublicMove, ...] = ()
    ) -> MonarchsSeatView:
        """What this seat sees."""
        return views.seat_view(state, seat, history)

    def public_move(self, state: State, move: Move) -> PublicMove:
        """The public form of a legal move about to be made."""
        return views.public_move(state, move)

    def undoable(self, move: Move) -> bool:
        """None: each shows a card, or ends the turn."""
        return False

    def move_to_json(self, move: Move) -> Json:
        """The move as in a match record."""
        return codec.move_to_json(move)

    def move_from_json(self, data: Json) -> Move:
        """Raises ``MalformedMove``."""
        return codec.move_from_json(data)

    def move_to_code(self, move: Move) -> str:
        """A seat's move for a button's id."""
        return codec.move_to_code(move)

    def move_from_code(self, code: str) -> Move:
        """Raises ``MalformedMove``."""
        return codec.move_from_code(code)

    def state_to_json(self, state: State) -> Json:
        """The whole state."""
        return state_codec.state_to_json(state)

    def state_from_json(self, data: Json) -> State:
        """Raises ``DataError``."""
        return state_codec.state_from_json(data)

    def cards(self, state: State) -> Sequence[CardId]:
        """Every card wherever it is."""
        return state_codec.all_cards(state)
