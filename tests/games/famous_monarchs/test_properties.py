"""What holds in every position: conservation, legality, outside forms, secrecy."""

from __future__ import annotations

import json
import pickle
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import DataError, MalformedMove, MoveError
from engine.game import CHANCE, NOBODY, PublicMove
from engine.games.famous_monarchs.deck import IDS, SIZE, cards_of, hand_of
from engine.games.famous_monarchs.moves import (
    Deal,
    Declare,
    Discard,
    Draw,
    Move,
    Shuffle,
    TakeDiscard,
)
from engine.games.famous_monarchs.state import State
from tests.games.famous_monarchs.table import DRAW, DULL, GAME, WINNING, play, position
from tests.games.famous_monarchs.walks import turns, walk

seats_and_seeds = given(
    seats=st.integers(2, 6), seed=st.integers(0, 12), pick=st.randoms(use_true_random=False)
)
quick = settings(max_examples=40, deadline=None)
ALL_SEAT_MOVES: list[Move] = [
    Draw(),
    TakeDiscard(),
    *(kind(card) for kind in (Discard, Declare) for card in range(SIZE)),
]


@quick
@seats_and_seeds
def test_every_card_is_somewhere_once(seats: int, seed: int, pick: Any) -> None:
    steps, end = walk(seats, seed)
    for state in (*(state for state, _ in steps), end):
        assert sorted(GAME.cards(state)) == sorted(IDS)


@quick
@seats_and_seeds
def test_exactly_the_listed_moves_are_accepted_each_once(seats: int, seed: int, pick: Any) -> None:
    state = pick.choice(turns(seats, seed, pick.choice(["strict", "bridged"])))
    legal = GAME.legal_moves(state)
    assert len(set(legal)) == len(legal)
    accepted = []
    for move in ALL_SEAT_MOVES:
        try:
            GAME.apply(state, move)
        except MoveError:
            continue
        accepted.append(move)
    assert set(accepted) == set(legal)


@quick
@seats_and_seeds
def test_a_match_is_its_list_of_moves(seats: int, seed: int, pick: Any) -> None:
    steps, end = walk(seats, seed)
    state = steps[0][0]
    for before, move in steps:
        assert state == before
        written = json.loads(json.dumps(GAME.move_to_json(move)))
        assert GAME.move_from_json(written) == move
        state = GAME.apply(state, GAME.move_from_json(written))
    assert state == end
    assert GAME.to_act(state) == NOBODY


@quick
@seats_and_seeds
def test_states_come_back_from_json(seats: int, seed: int, pick: Any) -> None:
    steps, end = walk(seats, seed)
    for state in (pick.choice(steps)[0], end, steps[0][0]):
        written = json.loads(json.dumps(GAME.state_to_json(state)))
        assert GAME.state_from_json(written) == state


@pytest.mark.parametrize("move", ALL_SEAT_MOVES[:4] + ALL_SEAT_MOVES[-60:])
def test_codes_come_back_and_fit_a_button(move: Move) -> None:
    code = GAME.move_to_code(move)
    assert re.fullmatch(r"[A-Za-z0-9.,*+-]{1,60}", code)
    assert GAME.move_from_code(code) == move


def test_chance_has_no_code() -> None:
    for move in (Shuffle(b""), Deal((), 0, b"")):
        with pytest.raises(ValueError, match="not a seat's move"):
            GAME.move_to_code(move)


@pytest.mark.parametrize(
    "code", ["", "draw.", "take.anne", "discard", "discard.", "declare.harold-3", "fold"]
)
def test_a_wrong_code_is_malformed(code: str) -> None:
    with pytest.raises(MalformedMove):
        GAME.move_from_code(code)


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"kind": "fold"},
        {"kind": ["draw"]},
        {"kind": "draw", "card": "anne"},
        {"kind": "discard"},
        {"kind": "discard", "card": 44},
        {"kind": "discard", "card": "harold-3"},
        {"kind": "declare", "card": "anne"},
        {"kind": "shuffle", "stock": "anne"},
        {"kind": "deal", "hands": {"anne": 1}, "upcard": "anne", "stock": []},
        {"kind": "deal", "hands": ["anne"], "upcard": "anne", "stock": []},
    ],
)
def test_a_wrong_move_is_malformed(data: Any) -> None:
    with pytest.raises(MalformedMove):
        GAME.move_from_json(data)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"rules": {"points": 1}}, "rules.points"),
        ({"phase": "lunch"}, "phase"),
        ({"phase": ["draw"]}, "phase"),
        ({"turn": 2}, "turn"),
        ({"turn": "0"}, ""),
        ({"totals": [0]}, "hands"),
        ({"scores": [0]}, "hands"),
        ({"scores": 3}, ""),
        ({"pile": ["anne", "anne"]}, "hands"),
        ({"pile": ["harold-3"]}, "cards"),
        ({"win": [0, [], 41]}, ""),
        ({"fresh": "nobody"}, "cards"),
        ({"hands": None}, ""),
    ],
)
def test_a_wrong_state_is_refused_naming_where(change: dict[str, Any], where: str) -> None:
    good = GAME.state_to_json(position(DULL, WINNING))
    with pytest.raises(DataError) as refused:
        GAME.state_from_json({**good, **change})
    assert refused.value.where == where


def test_a_state_with_a_part_missing_is_refused() -> None:
    good = GAME.state_to_json(position(DULL, WINNING))
    del good["dealer"]
    with pytest.raises(DataError, match="dealer: is missing"):
        GAME.state_from_json(good)


def permuted(state: State, keep: int | None, rng: Random) -> State:
    """The same for everybody's eyes: other cards in the pack and in all hands but ``keep``'s."""
    hidden = [
        card for seat, own in enumerate(state.hands) if seat != keep for card in cards_of(own)
    ]
    hidden += state.stock
    rng.shuffle(hidden)
    hands = []
    for seat, own in enumerate(state.hands):
        size = len(cards_of(own))
        hands.append(own if seat == keep else hand_of(hidden[:size]))
        hidden = hidden if seat == keep else hidden[size:]
    fresh = state.fresh
    if keep != state.turn and fresh >= 0:
        fresh = cards_of(hands[state.turn])[0]
    return state._replace(hands=tuple(hands), stock=bytes(hidden), fresh=fresh)


@quick
@seats_and_seeds
def test_no_view_depends_on_a_hidden_card(seats: int, seed: int, pick: Any) -> None:
    state = pick.choice(turns(seats, seed))
    assert GAME.public_view(permuted(state, None, pick)) == GAME.public_view(state)
    for seat in range(seats):
        other = permuted(state, seat, pick)
        assert GAME.seat_view(other, seat) == GAME.seat_view(state, seat)
    actor = GAME.to_act(state)
    other = permuted(state, actor, pick)
    assert list(GAME.legal_moves(other)) == list(GAME.legal_moves(state))
    for move in GAME.legal_moves(state):
        assert GAME.public_move(other, move) == GAME.public_move(state, move)


@quick
@seats_and_seeds
def test_views_travel_to_another_process(seats: int, seed: int, pick: Any) -> None:
    state = pick.choice(turns(seats, seed))
    view = GAME.seat_view(state, 0, (PublicMove(0, "draw"),))
    assert pickle.loads(pickle.dumps(view)) == view
    legal = GAME.legal_moves(state)
    assert pickle.loads(pickle.dumps(legal)) == legal


def test_public_moves_tell_what_everybody_saw() -> None:
    start = position(WINNING, DULL, upcard="victoria")
    drawn = play(start, DRAW)
    fresh = GAME.seat_view(drawn, 0).drawn[0]
    seen = {move.kind: GAME.public_move(start, move) for move in GAME.legal_moves(start)} | {
        move.kind: GAME.public_move(drawn, move) for move in GAME.legal_moves(drawn)
    }
    assert seen["draw"] == PublicMove(0, "draw")
    assert seen["take_discard"] == PublicMove(0, "take_discard", ("victoria",))
    shown = GAME.public_move(drawn, Declare(IDS.index(fresh)))
    assert set(shown.cards) == set(WINNING)
    assert GAME.public_move(drawn, Discard(IDS.index(fresh))).cards == (fresh,)
    opening = GAME.start(2, 0, start.standing.rules)
    deal = GAME.chance(opening, Random(1))
    assert isinstance(deal, Deal)
    assert GAME.public_move(opening, deal) == PublicMove(CHANCE, "deal", (IDS[deal.upcard],))
    empty = play(position(DULL, WINNING, stock=["victoria"]), DRAW, Discard(IDS.index("victoria")))
    told = GAME.public_move(empty, GAME.chance(empty, Random(1)))
    assert told == PublicMove(CHANCE, "shuffle", count=42)
