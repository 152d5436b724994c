"""What is to be seen of a state: by everybody, and by one seat."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import (
    CHANCE,
    NOBODY,
    CardId,
    PublicMove,
    PublicView,
    Seat,
    SeatView,
)
from engine.games.queen_of_scots.kinds import JEWEL, Heap, Kinds, size
from engine.games.queen_of_scots.moves import SHUFFLE, TAKE, Deal, Move, Play, Shuffle
from engine.games.queen_of_scots.scoring import hand_values, leaders, table_values
from engine.games.queen_of_scots.state import ScotsRules, State


@dataclass(frozen=True, slots=True)
class SetView:
    """A set on the table. ``name`` is the id of its card, or ``royal``; ``value`` is in points."""

    name: CardId
    cards: tuple[CardId, ...]
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScotsPublicView(PublicView):
    """What everybody sees of Queen of Scots.

    ``sets[seat]`` are a seat's own sets, in the order in which moves number them. ``pile`` is the
    discard pile, upcard last: each of its cards was discarded openly. ``tables`` are the values
    on the table; ``hands`` those of the hands, once the round is over (Q14).
    """

    rules: ScotsRules
    sets: tuple[tuple[SetView, ...], ...]
    pile: tuple[CardId, ...]
    reshuffled: bool
    tables: tuple[int, ...]
    hands: tuple[int, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ScotsSeatView(SeatView):
    """What one seat sees: the public view and its own hand, sorted as kinds are."""

    public: ScotsPublicView


def public_view(kinds: Kinds, state: State) -> ScotsPublicView:
    """What everybody sees of a state."""
    match, ids = state.match, kinds.ids
    to_act = state.to_act()
    return ScotsPublicView(
        seats=match.seats,
        round=match.round,
        dealer=match.dealer,
        to_act=to_act,
        phase=state.phase,
        totals=match.totals,
        hand_sizes=tuple(map(size, state.hands)),
        stock=len(state.stock),
        discard=len(state.pile),
        upcard=ids[state.pile[-1]] if state.pile else None,
        round_scores=match.scores,
        winners=leaders(match.totals) if to_act == NOBODY else None,
        rules=match.rules,
        sets=tuple(
            tuple(
                SetView(kinds.set_names[group], kinds.names(cards), kinds.value(cards))
                for group, cards in own
            )
            for own in state.sets
        ),
        pile=tuple(ids[kind] for kind in state.pile),
        reshuffled=state.reshuffled,
        tables=table_values(kinds, state),
        hands=hand_values(kinds, state) if match.scores is not None else None,
    )


def seat_view(
    kinds: Kinds, state: State, seat: Seat, history: tuple[PublicMove, ...]
) -> ScotsSeatView:
    """What a seat sees of a state."""
    hand = state.hands[seat]
    return ScotsSeatView(
        seat=seat,
        public=public_view(kinds, state),
        hand=kinds.names(hand),
        drawn=kinds.names(_both(kinds, hand, state.drawn)) if seat == state.turn else (),
        history=history,
    )


def _both(kinds: Kinds, heap: Heap, other: Heap) -> Heap:
    """The cards that are in both heaps."""
    counts = zip(kinds.units, kinds.counts(heap), kinds.counts(other), strict=True)
    return sum(unit * min(a, b) for unit, a, b in counts)


def public_move(kinds: Kinds, state: State, move: Move) -> PublicMove:
    """A legal move as everybody sees it, about to be made in ``state``."""
    if isinstance(move, Deal):
        return PublicMove(CHANCE, move.kind, (kinds.ids[move.upcard],), count=len(move.stock))
    if isinstance(move, Shuffle):
        return PublicMove(CHANCE, SHUFFLE, count=len(move.stock))
    return _public_play(kinds, state, move)


def _public_play(kinds: Kinds, state: State, move: Play) -> PublicMove:
    cards, count = move.cards, None
    if move.kind == TAKE:
        count = len(state.pile)
        cards += kinds.units[JEWEL if move.set >= 0 else state.pile[-1]]
    return PublicMove(
        state.turn,
        move.kind,
        kinds.names(cards),
        set=move.set if move.set >= 0 else None,
        count=count,
    )
