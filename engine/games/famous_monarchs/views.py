"""What may be known of a match: by everybody, and by one seat."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import CHANCE, NOBODY, PublicMove, PublicView, Seat, SeatView
from engine.games.famous_monarchs.arrange import SOLVERS, Arrangement
from engine.games.famous_monarchs.deck import BITS, IDS, hand_ids
from engine.games.famous_monarchs.moves import Deal, Declare, Discard, Move, Shuffle, TakeDiscard
from engine.games.famous_monarchs.state import NO_CARD, MonarchsRules, State, Win
from engine.games.famous_monarchs.turns import bonus


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """The hand that won the round, laid out for everyone.

    ``holder`` is whoever else held Cromwell then; ``bonus`` the points that gives (M11), beyond
    the arrangement's own score.
    """

    seat: Seat
    hand: Arrangement
    holder: Seat | None
    bonus: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MonarchsView(PublicView):
    """The public view. ``declaration`` is the last round's win while the next is not dealt.

    ``renewals`` counts how often the pack was made new this round (M-R14).
    """

    rules: MonarchsRules
    renewals: int
    declaration: Declaration | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MonarchsSeatView(SeatView):
    """One seat's view. ``bound`` is the card it may discard only to declare (M-R10)."""

    public: MonarchsView
    bound: str | None = None


def to_act(state: State) -> int:
    """The seat to act, or ``CHANCE``, or ``NOBODY``."""
    phase = state.phase
    if phase in ("draw", "play"):
        return state.turn
    return NOBODY if phase == "over" else CHANCE


def public_view(state: State) -> MonarchsView:
    """What everybody sees."""
    standing = state.standing
    return MonarchsView(
        seats=len(state.hands),
        round=standing.round,
        dealer=standing.dealer,
        to_act=to_act(state),
        phase=state.phase,
        totals=standing.totals,
        hand_sizes=tuple(len(hand_ids(hand)) for hand in state.hands),
        stock=len(state.stock),
        discard=len(state.pile),
        upcard=IDS[state.pile[-1]] if state.pile else None,
        round_scores=standing.scores,
        winners=standing.winners,
        rules=standing.rules,
        renewals=state.renewals,
        declaration=_declaration(standing.win, standing.rules) if standing.win else None,
    )


def _declaration(win: Win, rules: MonarchsRules) -> Declaration:
    hand = SOLVERS[rules.interregnum].arrange(win.hand)
    assert hand is not None
    return Declaration(seat=win.seat, hand=hand, holder=win.holder, bonus=bonus(win))


def seat_view(state: State, seat: Seat, history: tuple[PublicMove, ...]) -> MonarchsSeatView:
    """What one seat sees."""
    fresh = state.fresh if seat == state.turn and state.fresh != NO_CARD else None
    return MonarchsSeatView(
        seat=seat,
        public=public_view(state),
        hand=hand_ids(state.hands[seat]),
        drawn=() if fresh is None else (IDS[fresh],),
        history=history,
        bound=IDS[fresh] if fresh is not None and state.taken else None,
    )


def public_move(state: State, move: Move) -> PublicMove:
    """A move as everybody sees it; a declaration shows the winning hand, in date order."""
    match move:
        case Deal():
            return PublicMove(CHANCE, move.kind, (IDS[move.upcard],))
        case Shuffle():
            return PublicMove(CHANCE, move.kind, count=len(move.stock))
        case TakeDiscard():
            return PublicMove(state.turn, move.kind, (IDS[state.pile[-1]],))
        case Discard():
            return PublicMove(state.turn, move.kind, (IDS[move.card],))
        case Declare():
            left = state.hands[state.turn] ^ BITS[move.discard]
            return PublicMove(state.turn, move.kind, hand_ids(left))
        case _:
            return PublicMove(state.turn, move.kind)
