"""What each move does: one function a kind of move, from a state to the next (M3–M7, M11)."""

from __future__ import annotations

from engine.errors import IllegalMove, WrongPhase
from engine.games.famous_monarchs.arrange import SOLVERS
from engine.games.famous_monarchs.deck import BITS, CROMWELL, IDS, SIZE, hand_of
from engine.games.famous_monarchs.moves import Deal, Declare, Discard, Draw, Shuffle, TakeDiscard
from engine.games.famous_monarchs.state import (
    HAND,
    NO_CARD,
    RENEWALS,
    ROUND_CAP,
    Phase,
    Standing,
    State,
    Win,
)
from engine.games.famous_monarchs.verdict import refusal

CROMWELL_BONUS = 10
"""M11."""

_ONE = tuple(bytes((card,)) for card in range(SIZE))


def deal(state: State, move: Deal) -> State:
    """Begin a round (M3); from the second on the deal passes to the left (M-R2)."""
    _expect(state, "deal", move.kind)
    standing, seats = state.standing, len(state.hands)
    dealt = [card for hand in move.hands for card in hand]
    whole = sorted([*dealt, move.upcard, *move.stock]) == list(range(SIZE))
    if not whole or [len(hand) for hand in move.hands] != [HAND] * seats:
        raise IllegalMove("bad-deal", rule="M3")
    dealer = (standing.dealer + 1) % seats if standing.round else standing.dealer
    return State(
        Standing(standing.rules, standing.round + 1, dealer, standing.totals),
        "draw",
        (dealer + 1) % seats,
        tuple(hand_of(hand) for hand in move.hands),
        move.stock,
        _ONE[move.upcard],
        NO_CARD,
        taken=False,
        renewals=0,
    )


def shuffle(state: State, move: Shuffle) -> State:
    """Make a new pack of the discard pile but its top (M6, M-R13)."""
    _expect(state, "shuffle", move.kind)
    if sorted(move.stock) != sorted(state.pile[:-1]):
        raise IllegalMove("bad-shuffle", rule="M-R13")
    return state._replace(
        phase="draw", stock=move.stock, pile=state.pile[-1:], renewals=state.renewals + 1
    )


def draw(state: State, move: Draw) -> State:
    """Take the top card of the pack (M4)."""
    standing, phase, turn, hands, stock, pile, _, _, renewals = state
    if phase != "draw":
        raise WrongPhase(phase=phase, move=move.kind)
    card = stock[0]
    hands = (*hands[:turn], hands[turn] | BITS[card], *hands[turn + 1 :])
    return State(standing, "play", turn, hands, stock[1:], pile, card, False, renewals)


def take_discard(state: State, move: TakeDiscard) -> State:
    """Take the top card of the discard pile (M4)."""
    standing, phase, turn, hands, stock, pile, _, _, renewals = state
    if phase != "draw":
        raise WrongPhase(phase=phase, move=move.kind)
    card = pile[-1]
    hands = (*hands[:turn], hands[turn] | BITS[card], *hands[turn + 1 :])
    return State(standing, "play", turn, hands, stock, pile[:-1], card, True, renewals)


def discard(state: State, move: Discard) -> State:
    """Put a card on the discard pile and pass the turn (M4, M-R10)."""
    standing, phase, turn, hands, stock, pile, fresh, taken, renewals = state
    if phase != "play":
        raise WrongPhase(phase=phase, move=move.kind)
    card, hand = move.card, hands[turn]
    if not hand >> card & 1:
        raise IllegalMove("not-in-hand", rule="M4", card=IDS[card])
    if taken and card == fresh:
        raise IllegalMove("just-taken", rule="M-R10", card=IDS[card])
    hands = (*hands[:turn], hand ^ BITS[card], *hands[turn + 1 :])
    after = (turn + 1) % len(hands)
    pile += _ONE[card]
    if stock:
        return State(standing, "draw", after, hands, stock, pile, NO_CARD, False, renewals)
    passed = State(standing, "shuffle", after, hands, stock, pile, NO_CARD, False, renewals)
    return passed if renewals < RENEWALS else _close(passed, None)


def declare(state: State, move: Declare) -> State:
    """Show a winning hand; its score ends the round (M5, M7, M11, M-R3, M-R4)."""
    _expect(state, "play", move.kind)
    turn, card, hand = state.turn, move.discard, state.hands[state.turn]
    if not hand >> card & 1:
        raise IllegalMove("not-in-hand", rule="M-R3", card=IDS[card])
    left = hand ^ BITS[card]
    arrangement = SOLVERS[state.standing.rules.interregnum].arrange(left)
    if arrangement is None:
        raise refusal(left, state.standing.rules.interregnum)
    holders = [
        seat for seat, other in enumerate(state.hands) if seat != turn and other >> CROMWELL & 1
    ]
    win = Win(turn, left, arrangement.score, holders[0] if holders else None)
    hands = (*state.hands[:turn], left, *state.hands[turn + 1 :])
    shown = state._replace(hands=hands, pile=state.pile + _ONE[card], fresh=NO_CARD, taken=False)
    return _close(shown, win)


def bonus(win: Win) -> int:
    """What the winner gets for Cromwell in another hand (M11)."""
    return 0 if win.holder is None else CROMWELL_BONUS


def _expect(state: State, phase: Phase, move: str) -> None:
    if state.phase != phase:
        raise WrongPhase(phase=state.phase, move=move)


def _close(state: State, win: Win | None) -> State:
    """End the round with a win, or stuck and with no score (M-R14)."""
    scores = tuple(
        win.score + bonus(win) if win and seat == win.seat else 0
        for seat in range(len(state.hands))
    )
    before = state.standing
    totals = tuple(total + score for total, score in zip(before.totals, scores, strict=True))
    standing = before._replace(totals=totals, scores=scores, win=win)
    winners = _winners(standing)
    return state._replace(
        standing=standing._replace(winners=winners), phase="deal" if winners is None else "over"
    )


def _winners(standing: Standing) -> tuple[int, ...] | None:
    """Who has won the match, once it is over (M8, M-R12, M-R15)."""
    rules, best = standing.rules, max(standing.totals)
    leaders = tuple(seat for seat, total in enumerate(standing.totals) if total == best)
    if standing.round >= ROUND_CAP:
        return leaders
    reached = best >= rules.points if rules.goal == "points" else standing.round >= rules.rounds
    return leaders if reached and len(leaders) == 1 else None
