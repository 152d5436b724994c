"""What every registered game must do, whatever its rules."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from engine.errors import DataError, MalformedMove, MoveError
from engine.game import BUDGET, CHANCE, DEAL, NOBODY, PublicMove
from engine.history import is_whole
from engine.record import dumps, verify
from engine.simulate import RANDOM, simulate
from tests.games.bent import JSON, fields, mangled, permuted
from tests.games.corpus import CASES, REGISTRY, Corpus, corpus, through_text, variants, walk

games = pytest.mark.parametrize("game_id", REGISTRY.ids)
CODE = re.compile(r"[A-Za-z0-9.,*+-]{1,60}")


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def found(request: pytest.FixtureRequest) -> Corpus:
    return corpus(*request.param)


def refused(game: Any, state: Any, move: Any) -> bool:
    """Whether the game refuses the move, in the one way there is."""
    try:
        game.apply(state, move)
    except MoveError:
        return True
    return False


# --- matches ---


def test_random_play_ends_under_the_cap(found: Corpus) -> None:
    for rules in variants(found.package):
        tally = simulate(found.package, rules, [RANDOM] * found.seats, 1, seed=1)
        assert 1 <= tally.rounds <= found.package.game.round_cap


@games
@pytest.mark.parametrize("off", ["too few", "too many", "dealer before", "dealer after"])
def test_a_match_starts_with_seats_there_are(game_id: str, off: str) -> None:
    game = REGISTRY.package(game_id).game
    fewest, most = game.seats[0], game.seats[-1]
    seats, dealer = {
        "too few": (fewest - 1, 0),
        "too many": (most + 1, 0),
        "dealer before": (fewest, -1),
        "dealer after": (fewest, fewest),
    }[off]
    with pytest.raises(ValueError, match=r"."):
        game.start(seats, dealer, game.rules())


def test_every_card_is_somewhere_once_after_every_move(found: Corpus) -> None:
    game = found.package.game
    for rules in variants(found.package):
        deck = None
        for step, (state, _) in enumerate(walk(found.package, found.seats, rules, seed=2)):
            cards = Counter(game.cards(state))
            deck = deck or cards
            assert cards == deck
            if step > 600:
                break


def test_rounds_deals_and_totals_follow_each_other(found: Corpus) -> None:
    game, seats = found.package.game, found.seats
    for rules in variants(found.package)[1:]:
        totals, dealer, number = [0] * seats, None, 0
        for state, move in walk(found.package, seats, rules, seed=3):
            view = game.public_view(state)
            if game.round_over(state) or move is None:
                totals = [a + b for a, b in zip(totals, view.round_scores, strict=True)]
                assert view.totals == tuple(totals)
                assert view.round == number
            if game.to_act(state) == CHANCE and (number == 0 or game.round_over(state)):
                dealt = game.public_view(game.apply(state, move))
                number += 1
                assert dealt.round == number
                assert dealer is None or dealt.dealer == (dealer + 1) % seats
                dealer = dealt.dealer
                assert dealt.to_act in ((dealer + 1) % seats, CHANCE)
                assert dealt.round_scores is None


def test_the_highest_total_wins_and_is_shared_on_a_tie(found: Corpus) -> None:
    game = found.package.game
    assert found.ends
    assert found.chances
    for state in found.ends:
        view = game.public_view(state)
        best = max(view.totals)
        assert view.winners == tuple(s for s, total in enumerate(view.totals) if total == best)
    for state in (*found.states, *found.chances):
        assert game.public_view(state).winners is None


def test_nobody_moves_when_no_seat_is_to_act(found: Corpus) -> None:
    game = found.package.game
    for state in (*found.chances, *found.ends):
        assert not game.legal_moves(state)
        assert not game.round_over(state) or game.to_act(state) == CHANCE
    for state in found.ends:
        assert game.to_act(state) == NOBODY


def test_a_match_replayed_from_its_record_gives_the_same_states(found: Corpus) -> None:
    game, package = found.package.game, found.package
    rules = variants(package)[-1]
    lines: list[Any] = []
    simulate(package, rules, [RANDOM] * found.seats, 1, seed=4, write=lines.append)
    [verified] = verify(map(dumps, lines), REGISTRY)
    assert verified.totals == tuple(lines[-1]["result"]["totals"])
    state = game.start(found.seats, lines[0]["dealer"], game.rules.model_validate(rules))
    again = game.start(found.seats, lines[0]["dealer"], game.rules.model_validate(rules))
    for line in through_text(lines):
        if "move" in line:
            state = game.apply(state, game.move_from_json(line["move"]))
            again = game.apply(again, game.move_from_json(line["move"]))
            assert state == again
    assert game.to_act(state) == NOBODY


# --- moves ---


def test_every_listed_move_is_accepted_and_listed_once(found: Corpus) -> None:
    game = found.package.game
    for state in found.states:
        legal = game.legal_moves(state)
        assert legal
        assert len({json.dumps(game.move_to_json(move)) for move in legal}) == len(legal)
        for move in legal:
            game.apply(state, move)


def test_moves_of_other_positions_are_accepted_when_listed_and_refused_else(
    found: Corpus,
) -> None:
    game, rng = found.package.game, Random(5)
    for state in found.all_states:
        chance = game.to_act(state) == CHANCE
        legal = game.legal_moves(state)
        for data in rng.sample(found.moves, min(40, len(found.moves))):
            move = game.move_from_json(data)
            if not chance:
                assert refused(game, state, move) == (move not in legal)
            elif data["kind"] != game.move_to_json(game.chance(state, rng))["kind"]:
                assert refused(game, state, move)


def test_mangled_moves_are_malformed_or_refused_when_not_listed(found: Corpus) -> None:
    game, rng = found.package.game, Random(6)
    cards = sorted(set(game.cards(found.states[0])))
    for state in found.states:
        legal = game.legal_moves(state)
        for move in rng.sample(list(legal), min(8, len(legal))):
            for data in mangled(game.move_to_json(move), cards, rng):
                try:
                    other = game.move_from_json(data)
                except MalformedMove:
                    continue
                assert refused(game, state, other) == (other not in legal)


def test_tampered_deals_and_shuffles_are_refused(found: Corpus) -> None:
    game, rng = found.package.game, Random(7)
    cards = sorted(set(game.cards(found.states[0])))
    for state in rng.sample(found.chances, min(12, len(found.chances))):
        honest = game.move_to_json(game.chance(state, rng))
        game.apply(state, game.move_from_json(honest))
        for data in mangled(honest, cards, rng):
            with pytest.raises((MalformedMove, MoveError)):
                game.apply(state, game.move_from_json(data))


def test_moves_round_trip_through_json(found: Corpus) -> None:
    game = found.package.game
    for data in found.moves:
        assert game.move_to_json(game.move_from_json(through_text(data))) == data


def test_moves_round_trip_through_the_code_of_a_button(found: Corpus) -> None:
    game = found.package.game
    for state in found.states:
        for move in game.legal_moves(state):
            code = game.move_to_code(move)
            assert CODE.fullmatch(code)
            assert game.move_from_code(code) == move


@games
@given(data=st.data())
@settings(max_examples=200)
def test_junk_is_malformed_and_nothing_worse(game_id: str, data: st.DataObject) -> None:
    game = REGISTRY.package(game_id).game
    kinds = sorted({move["kind"] for move in corpus(game_id, game.seats[0]).moves})
    like = st.sampled_from(corpus(game_id, game.seats[0]).moves)
    junk = data.draw(
        JSON
        | st.fixed_dictionaries({"kind": st.sampled_from(kinds)}).flatmap(
            lambda head: st.dictionaries(fields(game_id), JSON, max_size=3).map(
                lambda rest: {**rest, **head}
            )
        )
        | st.tuples(like, fields(game_id), JSON).map(lambda parts: {**parts[0], parts[1]: parts[2]})
    )
    try:
        move = game.move_from_json(junk)
    except MalformedMove:
        return
    assert game.move_to_json(move)["kind"] == junk["kind"]


@games
@given(code=st.text(max_size=70) | st.from_regex(r"[a-z]{1,8}[.0-9a-z-]{0,30}", fullmatch=True))
@settings(max_examples=200)
def test_junk_codes_are_malformed_and_nothing_worse(game_id: str, code: str) -> None:
    game = REGISTRY.package(game_id).game
    try:
        move = game.move_from_code(code)
    except MalformedMove:
        return
    assert game.move_to_code(move) == code


# --- states ---


def test_apply_never_changes_the_state_it_is_given(found: Corpus) -> None:
    game, rng = found.package.game, Random(8)
    for state in found.states:
        before = json.dumps(game.state_to_json(state))
        for move in game.legal_moves(state):
            game.apply(state, move)
        for data in rng.sample(found.moves, 5):
            refused(game, state, game.move_from_json(data))
        assert json.dumps(game.state_to_json(state)) == before


def test_states_round_trip_through_json(found: Corpus) -> None:
    game = found.package.game
    for state in found.all_states:
        again = game.state_from_json(through_text(game.state_to_json(state)))
        assert again == state
        assert list(game.legal_moves(again)) == list(game.legal_moves(state))
        assert game.public_view(again) == game.public_view(state)
        assert game.to_act(again) == game.to_act(state)


@games
@given(data=st.data())
@settings(max_examples=150)
def test_states_with_an_error_are_refused_as_data(game_id: str, data: st.DataObject) -> None:
    game = REGISTRY.package(game_id).game
    state = game.state_to_json(data.draw(st.sampled_from(corpus(game_id, 2).all_states)))
    junk = data.draw(
        JSON
        | st.tuples(st.sampled_from(sorted(state)), JSON).map(lambda new: {**state, new[0]: new[1]})
    )
    try:
        again = game.state_from_json(junk)
    except DataError:
        return
    assert Counter(game.cards(again))


# --- secrecy ---


def test_hidden_cards_never_change_what_everybody_sees(found: Corpus) -> None:
    game, rng = found.package.game, Random(9)
    for state in found.states:
        assert game.public_view(permuted(game, state, None, rng)) == game.public_view(state)


def test_hidden_cards_never_change_what_a_seat_sees(found: Corpus) -> None:
    game, rng = found.package.game, Random(10)
    for state in found.states:
        for seat in range(found.seats):
            other = permuted(game, state, seat, rng)
            assert game.seat_view(other, seat) == game.seat_view(state, seat)


def test_hidden_cards_never_change_what_can_be_done_or_how_it_is_told(found: Corpus) -> None:
    game, rng = found.package.game, Random(11)
    for state in found.states:
        other = permuted(game, state, game.to_act(state), rng)
        legal = game.legal_moves(state)
        assert list(game.legal_moves(other)) == list(legal)
        for move in legal:
            assert game.public_move(other, move) == game.public_move(state, move)


def test_views_agree_with_the_state_and_with_each_other(found: Corpus) -> None:
    game = found.package.game
    for state in found.all_states:
        public = game.public_view(state)
        assert public.to_act == game.to_act(state)
        assert public.seats == found.seats == len(public.totals) == len(public.hand_sizes)
        for seat in range(found.seats):
            view = game.seat_view(state, seat)
            assert (view.seat, view.public) == (seat, public)
            assert len(view.hand) == public.hand_sizes[seat]
            assert not Counter(view.drawn) - Counter(view.hand)


def test_public_moves_name_their_seat_and_round_trip(found: Corpus) -> None:
    game = found.package.game
    for state in found.states:
        for move in game.legal_moves(state):
            told = game.public_move(state, move)
            assert told.seat == game.to_act(state)
            assert told.kind == game.move_to_json(move)["kind"]
            assert PublicMove.from_json(through_text(told.to_json())) == told
    for state in found.chances:
        told = game.public_move(state, game.chance(state, Random(1)))
        assert told.seat == CHANCE


# --- computers ---


SLOW = 6
"""Positions that a slow player is asked about."""


def decisions(found: Corpus) -> Iterator[tuple[Any, Any, Any, tuple[PublicMove, ...]]]:
    """Every player of the game, as a function of view, legal moves and generator, with positions.

    Each position comes with its history and without.
    """
    package = found.package
    positions = list(zip(found.states, found.histories, strict=True))
    for computer in package.computers.values():
        for state, history in positions if computer.quick else positions[:SLOW]:
            yield partial(computer.choose, budget=BUDGET), computer, state, history
            yield partial(computer.choose, budget=BUDGET), computer, state, ()
    if package.adviser is not None:
        for state, history in positions[:SLOW]:
            yield partial(package.adviser.advise, budget=BUDGET), None, state, history


def test_levels_go_from_weak_to_strong_under_their_own_names(found: Corpus) -> None:
    levels = list(found.package.computers)
    assert levels == [level for level in ("page", "courtier", "regent") if level in levels]
    assert levels[0] == "page"
    assert found.package.computers["page"].quick
    for level, computer in found.package.computers.items():
        assert computer.level == level


def test_computers_and_advisers_answer_legally_and_in_time(found: Corpus) -> None:
    game = found.package.game
    for decide, computer, state, history in decisions(found):
        legal = game.legal_moves(state)
        view = game.seat_view(state, game.to_act(state), history)
        begun = perf_counter()
        answer = decide(view, legal, Random(12))
        assert perf_counter() - begun < BUDGET * 1.5
        assert (answer if computer else answer.move) in legal


def test_computers_and_advisers_decide_the_same_when_hidden_cards_are_permuted(
    found: Corpus,
) -> None:
    game, rng = found.package.game, Random(13)
    for decide, _, state, history in decisions(found):
        seat = game.to_act(state)
        first, second = (
            decide(game.seat_view(each, seat, history), game.legal_moves(each), Random(1))
            for each in (state, permuted(game, state, seat, rng))
        )
        assert first == second


def test_a_history_begins_with_its_deal_which_comes_only_there(found: Corpus) -> None:
    game, rng = found.package.game, Random(15)
    for state, history in zip(found.states, found.histories, strict=True):
        assert [move.kind for move in history].count(DEAL) == 1
        assert is_whole(history)
        assert game.seat_view(state, 0, history).history == history
    for state in found.chances:
        deal = game.chance(state, rng)
        kind = game.public_move(state, deal).kind
        begins = game.round_over(state) or game.public_view(state).round == 0
        assert (kind == DEAL) == begins


def test_computers_bring_a_match_to_its_end(found: Corpus) -> None:
    for level in found.package.computers:
        rules = variants(found.package)[1]
        assert simulate(found.package, rules, [level] * found.seats, 1, seed=14).matches == 1


# --- table rules and the face ---


@games
def test_table_rules_have_defaults_and_bounds_and_refuse_unknown_names(game_id: str) -> None:
    package = REGISTRY.package(game_id)
    model = package.game.rules
    assert {option.name for option in package.face.options} == set(model.model_fields)
    with pytest.raises(ValidationError):
        model.model_validate({"unheard-of": 1})
    for option in package.face.options:
        inside = option.bounds or tuple(option.choices or ())
        outside = (option.bounds[0] - 1, option.bounds[1] + 1) if option.bounds else ("no",)
        for value in inside:
            assert getattr(model.model_validate({option.name: value}), option.name) == value
        for value in outside:
            with pytest.raises(ValidationError):
                model.model_validate({option.name: value})


def test_a_hand_offers_legal_moves_only_and_nothing_out_of_turn(found: Corpus) -> None:
    game, face = found.package.game, found.package.face
    for state in found.states:
        legal = game.legal_moves(state)
        for seat in range(found.seats):
            own = seat == game.to_act(state)
            sheet = face.hand_sheet(game.seat_view(state, seat), legal if own else ())
            verbs = [action.verb for action in sheet.actions]
            assert len(set(verbs)) == len(verbs)
            assert all(re.fullmatch("[a-z]{1,12}", verb) for verb in verbs)
            offered = [choice.move for action in sheet.actions for choice in action.choices]
            assert all(move in legal for move in offered)
            assert bool(offered) == own
