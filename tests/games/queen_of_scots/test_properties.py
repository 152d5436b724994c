"""What holds in every position, found by playing at random."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import MoveError
from engine.game import CHANCE, NOBODY
from engine.games.queen_of_scots import BUILDER
from engine.games.queen_of_scots.game import QueenOfScots
from engine.games.queen_of_scots.listing import Listing
from tests.games.queen_of_scots.oracle import key, legal
from tests.games.queen_of_scots.scenes import GAME

SMALL = {
    "cards": [
        {"id": "mary", "copies": 9, "value": 20, "role": "royal"},
        {"id": "james", "copies": 8, "value": 20, "role": "royal"},
        {"id": "knox", "copies": 11, "value": 10, "role": "natural"},
        {"id": "geddon", "copies": 10, "value": 5, "role": "natural"},
        {"id": "crown-jewels", "copies": 12, "value": 50, "role": "wild"},
    ]
}
ROLES = {card["id"]: card["role"] for card in SMALL["cards"]}
FEW: QueenOfScots = BUILDER.build(SMALL).game  # type: ignore[assignment]

seeds = st.integers(0, 2**32)
stock_outs = st.sampled_from(["end", "reshuffle"])


def positions(game: QueenOfScots, rng: Random, stock_out: str, moves: int) -> Iterator[Any]:
    """States of a match at random, with the move that comes next."""
    seats = rng.randint(2, 4)
    state = game.start(seats, rng.randrange(seats), game.rules(stock_out=stock_out))
    for _ in range(moves):
        actor = game.to_act(state)
        if actor == NOBODY:
            return
        if actor == CHANCE:
            move: Any = game.chance(state, rng)
        else:
            listed = game.legal_moves(state)
            discards = [made for made in listed if made.kind == "discard"]
            move = rng.choice(discards if discards and rng.random() < 0.6 else listed)
        yield state, move
        state = game.apply(state, move)


@settings(max_examples=60)
@given(seeds, stock_outs)
def test_q03_to_q12_listed_moves_are_those_of_the_rules(seed, stock_out):
    rng = Random(seed)
    for state, _ in positions(FEW, rng, stock_out, 60):
        if sum(FEW.public_view(state).hand_sizes) > 60:
            continue
        listed = [key(FEW.move_to_json(move)) for move in FEW.legal_moves(state)]
        assert len(listed) == len(set(listed))
        assert set(listed) == legal(FEW.state_to_json(state), ROLES)


@settings(max_examples=60)
@given(seeds, stock_outs)
def test_q03_to_q12_accepted_moves_are_those_listed(seed, stock_out):
    rng = Random(seed)
    for state, _ in positions(FEW, rng, stock_out, 40):
        if FEW.to_act(state) < 0:
            continue
        listed = set(FEW.legal_moves(state))
        for move in listed:
            FEW.apply(state, move)
        for _ in range(40):
            move = FEW.move_from_json(guess(rng))
            assert accepts(FEW, state, move) == (move in listed)


def guess(rng: Random) -> dict[str, Any]:
    """A well-formed move of any kind, mostly of cards that nearly make sense."""
    some = rng.choices(list(ROLES), k=2)
    cards = [rng.choice(some) for _ in range(rng.randint(0, 5))]
    number = rng.randint(0, 4)
    return rng.choice(
        [
            {"kind": "draw"},
            {"kind": "pass"},
            {"kind": "take_pile", "cards": cards},
            {"kind": "take_pile", "set": number},
            {"kind": "meld", "cards": cards},
            {"kind": "lay_off", "set": number, "cards": cards},
            {"kind": "discard", "card": some[0]},
        ]
    )


def accepts(game: QueenOfScots, state: Any, move: Any) -> bool:
    try:
        game.apply(state, move)
    except MoveError:
        return False
    return True


@settings(max_examples=30)
@given(seeds, stock_outs)
def test_every_card_is_somewhere_once(seed, stock_out):
    whole = Counter(GAME.cards(GAME.start(2, 0, GAME.rules())))
    for state, _ in positions(GAME, Random(seed), stock_out, 200):
        assert Counter(GAME.cards(state)) == whole


@settings(max_examples=30)
@given(seeds, stock_outs)
def test_states_and_moves_outlive_json_and_codes(seed, stock_out):
    for state, move in positions(GAME, Random(seed), stock_out, 120):
        assert GAME.state_from_json(through_json(GAME.state_to_json(state))) == state
        assert GAME.move_from_json(through_json(GAME.move_to_json(move))) == move
        for listed in GAME.legal_moves(state)[:200]:
            code = GAME.move_to_code(listed)
            assert len(code) <= 60
            assert GAME.move_from_code(code) == listed


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


@settings(max_examples=10)
@given(seeds, stock_outs)
def test_a_replay_gives_the_same_states(seed, stock_out):
    walk = list(positions(GAME, Random(seed), stock_out, 150))
    state = walk[0][0]
    for expected, move in walk:
        assert state == expected
        state = GAME.apply(state, GAME.move_from_json(GAME.move_to_json(move)))


@settings(max_examples=30)
@given(seeds, stock_outs)
def test_views_do_not_know_what_is_hidden(seed, stock_out):
    rng = Random(seed)
    for state, _ in positions(GAME, rng, stock_out, 80):
        if GAME.to_act(state) < 0:
            continue
        seat = rng.randrange(state.match.seats)
        other = with_other_cards(state, seat, rng)
        assert GAME.seat_view(other, seat) == GAME.seat_view(state, seat)
        assert GAME.public_view(other) == GAME.public_view(state)
        if seat != state.turn:
            assert GAME.seat_view(state, seat).drawn == ()


def with_other_cards(state: Any, seat: int, rng: Random) -> Any:
    """The same position with all cards that this seat cannot see dealt anew."""
    kinds = GAME.kinds
    hidden = list(state.stock)
    sizes = GAME.public_view(state).hand_sizes
    for other, hand in enumerate(state.hands):
        if other != seat:
            hidden += [kinds.index[card] for card in kinds.names(hand)]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for other, count in enumerate(sizes):
        if other != seat:
            hands[other], hidden = kinds.pack(hidden[:count]), hidden[count:]
    return state._replace(hands=tuple(hands), stock=bytes(hidden))


@settings(max_examples=30)
@given(seeds)
def test_q14_scores_are_table_less_hand_and_totals_their_sum(seed):
    totals = None
    for state, move in positions(GAME, Random(seed), "end", 400):
        after = GAME.apply(state, move)
        if totals is None:
            totals = state.match.totals
        if after.match.scores is not None and state.match.scores is None:
            view = GAME.public_view(after)
            assert view.hands is not None
            assert view.round_scores == tuple(
                table - hand for table, hand in zip(view.tables, view.hands, strict=True)
            )
            totals = tuple(map(sum, zip(totals, view.round_scores, strict=True)))
        assert after.match.totals == totals


def test_lists_stay_the_same_when_their_cache_is_emptied():
    tight = Listing(GAME.kinds, cached_moves=40)
    for state, _ in positions(GAME, Random(11), "end", 300):
        assert tight.moves(state) == GAME.legal_moves(state)
