"""Queen of Scots as a ``Game``: the parts put together behind the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, cast

from engine.errors import MalformedMove
from engine.game import CardId, Json, PublicMove, Rules, Seat
from engine.games.queen_of_scots.codec import MoveCodec
from engine.games.queen_of_scots.deck import (
    HAND,
    MOST_SEATS,
    Deck,
    built_in,
    deck_to_json,
)
from engine.games.queen_of_scots.kinds import Kinds
from engine.games.queen_of_scots.listing import Listing
from engine.games.queen_of_scots.moves import LAY_OFF, MELD, Deal, Move, Play, Shuffle
from engine.games.queen_of_scots.scoring import ROUND_CAP
from engine.games.queen_of_scots.state import AWAIT_DEAL, AWAIT_SHUFFLE, ScotsRules, State, start
from engine.games.queen_of_scots.state_codec import StateCodec, all_cards
from engine.games.queen_of_scots.turns import Turns
from engine.games.queen_of_scots.views import (
    ScotsPublicView,
    ScotsSeatView,
    public_move,
    public_view,
    seat_view,
)


class QueenOfScots:
    """The rules of Queen of Scots, played with one deck."""

    id: ClassVar[str] = "queen-of-scots"
    seats: ClassVar[range] = range(2, MOST_SEATS + 1)
    rules: ClassVar[type[Rules]] = ScotsRules
    round_cap: ClassVar[int] = ROUND_CAP

    def __init__(self, deck: Deck) -> None:
        self.kinds = Kinds(deck)
        self._listing = Listing(self.kinds)
        self._turns = Turns(self.kinds, self._listing)
        self._moves = MoveCodec(self.kinds)
        self._states = StateCodec(self.kinds, self._moves)

    def edition(self) -> Json | None:
        """The deck, where it is not the built-in one."""
        return None if self.kinds.deck == built_in() else deck_to_json(self.kinds.deck)

    def start(self, seats: int, dealer: Seat, rules: Rules) -> State:
        """A match before its first deal. Raises ``ValueError`` for bad seats."""
        if seats not in self.seats:
            raise ValueError(f"Queen of Scots is played by 2 to {MOST_SEATS}, not by {seats} (Q1)")
        if not 0 <= dealer < seats:
            raise ValueError(f"dealer {dealer} does not sit at a table of {seats}")
        return start(seats, dealer, cast("ScotsRules", rules))

    def to_act(self, state: State) -> int:
        """The seat to act, ``CHANCE``, or ``NOBODY``."""
        return state.to_act()

    def round_over(self, state: State) -> bool:
        """Whether a round just ended and the next is not dealt."""
        return state.phase == AWAIT_DEAL and state.match.round > 0

    def legal_moves(self, state: State) -> Sequence[Play]:
        """Every move of the seat to act, each once; empty when no seat is."""
        return self._listing.moves(state)

    def apply(self, state: State, move: Move) -> State:
        """The state after a move. Raises ``WrongPhase`` or ``IllegalMove``."""
        return self._turns.apply(state, move)

    def chance(self, state: State, rng: Random) -> Deal | Shuffle:
        """A deal (Q2) or a shuffle (Q-R6), drawn with ``rng``."""
        if state.phase == AWAIT_SHUFFLE:
            cards = bytearray(state.pile[:-1])
            rng.shuffle(cards)
            return Shuffle(bytes(cards))
        cards = bytearray(self.kinds.whole)
        rng.shuffle(cards)
        dealt = HAND * state.match.seats
        hands = tuple(bytes(cards[first : first + HAND]) for first in range(0, dealt, HAND))
        return Deal(hands, cards[dealt], bytes(cards[dealt + 1 :]))

    def public_view(self, state: State) -> ScotsPublicView:
        """What everybody sees."""
        return public_view(self.kinds, state)

    def seat_view(
        self, state: State, seat: Seat, history: tuple[PublicMove, ...] = ()
    ) -> ScotsSeatView:
        """What this seat sees."""
        return seat_view(self.kinds, state, seat, history)

    def public_move(self, state: State, move: Move) -> PublicMove:
        """The public form of a legal move about to be made in ``state``."""
        return public_move(self.kinds, state, move)

    def undoable(self, move: Move) -> bool:
        """Melds and lay-offs."""
        return move.kind in (MELD, LAY_OFF)

    def move_to_json(self, move: Move) -> Json:
        """The move as in a match record."""
        return self._moves.to_json(move)

    def move_from_json(self, data: Json) -> Move:
        """Raises ``MalformedMove``."""
        return self._moves.from_json(data)

    def move_to_code(self, move: Move) -> str:
        """A seat's move in at most 60 characters. Raises ``MalformedMove`` for one of chance."""
        if not isinstance(move, Play):
            raise MalformedMove("chance has no buttons")
        return self._moves.to_code(move)

    def move_from_code(self, code: str) -> Move:
        """Raises ``MalformedMove``."""
        return self._moves.from_code(code)

    def state_to_json(self, state: State) -> Json:
        """Everything about the state but the deck."""
        return self._states.to_json(state)

    def state_from_json(self, data: Json) -> State:
        """Raises ``DataError``."""
        return self._states.from_json(data)

    def cards(self, state: State) -> Sequence[CardId]:
        """Every card wherever it is; before the first deal, the deck."""
        return [self.kinds.ids[kind] for kind in all_cards(self.kinds, state)]
