"""The house rulings Q-R1 to Q-R11, one by one."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import ValidationError

from engine.errors import IllegalMove
from engine.game import CHANCE, NOBODY
from engine.games.queen_of_scots.deck import built_in
from tests.games.queen_of_scots.scenes import (
    GAME,
    KINDS,
    drawing,
    hand_of,
    move,
    offered,
    play,
    refused,
    same,
    scene,
    sets_of,
)


def test_qr01_the_deck():
    deck = {card.id: (card.copies, card.value, card.role) for card in built_in()}
    assert len(deck) == 15
    assert deck["james"] == (6, 20, "royal")
    assert {deck[card] for card in ("mary", "darnley", "elizabeth")} == {(4, 20, "royal")}
    assert deck["knox"] == (8, 10, "natural")
    assert deck["geddon"] == (8, 5, "natural")
    assert deck["crown-jewels"] == (6, 50, "wild")
    assert sum(card.copies for card in built_in()) == 104
    assert sum(card.copies * card.value for card in built_in()) == 1300


def test_qr02_jewels_alone_are_no_set():
    refused(scene("jewel*4 knox"), "meld", "jewels-alone", "Q-R2", cards="jewel*3")


def test_qr03_jewels_do_not_count_toward_the_two():
    state = drawing("knox jewel*3", "knox")
    assert offered(state, "take_pile") == []
    refused(state, "take_pile", "take-needs-two", "Q-R3", cards="knox jewel")


def test_qr03_more_naturals_and_any_jewels_may_go_down_with_them():
    state = drawing("knox*3 jewel*2 mary", "knox")
    assert len(offered(state, "take_pile")) == 2 * 3
    after = play(state, "take_pile", cards="knox*3 jewel*2")
    assert sets_of(after) == [same("knox*4 jewel*2")]


def test_qr03_two_royals_under_a_royal():
    play(drawing("mary james knox", "elizabeth"), "take_pile", cards="mary james")
    refused(drawing("mary knox", "james"), "take_pile", "take-needs-two", "Q5", cards="mary")


def test_qr04_taking_always_lays_a_new_set():
    state = drawing("knox*2 mary", "knox", sets=("knox*3",))
    after = play(state, "take_pile", cards="knox*2")
    assert sets_of(after) == [same("knox*3"), same("knox*3")]


def test_qr04_only_a_jewel_joins_an_old_set():
    state = drawing("knox*2", "knox", sets=("knox*3",))
    refused(state, "take_pile", "take-lays-new-set", "Q-R4", set=0)


def test_qr04_a_jewel_onto_a_set_brings_no_other_card():
    both = move("take_pile", set=0)._replace(cards=1)
    with pytest.raises(IllegalMove, match="take-lays-new-set"):
        GAME.apply(drawing("jewel*2 knox", "jewel", sets=("cecil*3",)), both)


def test_qr05_the_naturals_come_from_the_hand_held_before():
    state = drawing("jewel*2 knox", "jewel", under="knox cecil*2")
    assert offered(state, "take_pile") == []
    refused(state, "take_pile", "not-in-hand", "Q-R5", cards="knox*2")


def test_qr06_without_stock_the_pile_may_be_taken():
    state = drawing("knox*2 mary", "knox", under="cecil", stock="")
    assert hand_of(play(state, "take_pile", cards="knox*2")) == same("mary cecil")
    refused(state, "draw", "no-stock", "Q-R6")


def test_qr06_passing_ends_the_round():
    state = drawing("knox*2 mary", "knox", stock="", others=("cecil",))
    ended = play(state, "pass")
    assert GAME.round_over(ended)
    assert ended.match.scores == (-40, -10)


def test_qr06_no_pass_while_there_is_a_stock():
    refused(drawing("knox*2", "knox"), "pass", "stock-left", "Q-R6")


def test_qr06_the_round_ends_by_itself_when_nothing_can_be_taken():
    ended = play(scene("knox mary", stock="", others=("cecil*2",)), "discard", card="knox")
    assert GAME.round_over(ended)
    assert ended.match.scores == (-20, -20)


def test_qr06_it_goes_on_when_the_next_player_can_take():
    state = play(scene("knox mary", stock="", others=("knox*2",)), "discard", card="knox")
    assert {made.kind for made in GAME.legal_moves(state)} == {"take_pile", "pass"}


def short_of_stock(**rest):
    return scene(
        "knox mary",
        stock="",
        pile="cecil dudley",
        stock_out="reshuffle",
        others=("geddon",),
        **rest,
    )


def test_qr06_the_pile_under_its_top_card_becomes_the_stock():
    state = play(short_of_stock(), "discard", card="knox")
    assert GAME.to_act(state) == CHANCE
    assert not GAME.round_over(state)
    state = GAME.apply(state, GAME.chance(state, Random(5)))
    assert sorted(KINDS.ids[kind] for kind in state.stock) == ["cecil", "dudley"]
    assert [KINDS.ids[kind] for kind in state.pile] == ["knox"]
    assert GAME.to_act(state) == 1
    assert move("draw") in GAME.legal_moves(state)


def test_qr06_a_shuffle_of_other_cards_is_refused():
    state = play(short_of_stock(), "discard", card="knox")
    refused(state, "shuffle", "shuffle-cards", "Q-R6", stock="cecil knox")


def test_qr06_at_most_once_a_round():
    assert GAME.round_over(play(short_of_stock(reshuffled=True), "discard", card="knox"))


def test_qr06_only_with_a_card_under_the_top():
    state = scene("knox mary", stock="", pile="", stock_out="reshuffle", others=("geddon",))
    assert GAME.round_over(play(state, "discard", card="knox"))


def test_qr06_a_new_round_may_reshuffle_again():
    ended = play(short_of_stock(reshuffled=True), "discard", card="knox")
    assert not GAME.apply(ended, GAME.chance(ended, Random(2))).reshuffled


def test_qr07_a_tie_over_the_target_plays_another_round():
    state = scene("knox", sets=("james*3",), totals=(960, 1040), others=("mary",))
    ended = play(state, "discard", card="knox")
    assert ended.match.totals == (1020, 1020)
    assert GAME.round_over(ended)
    assert GAME.public_view(ended).winners is None


@pytest.mark.parametrize("dealer", range(4))
def test_qr08_any_seat_may_be_drawn_to_deal_first(dealer):
    state = GAME.start(4, dealer, GAME.rules())
    state = GAME.apply(state, GAME.chance(state, Random(0)))
    assert state.match.dealer == dealer
    assert GAME.to_act(state) == (dealer + 1) % 4


def test_qr09_a_hand_may_be_emptied_in_the_first_turn():
    state = play(drawing("mary*3 james*4 knox*3 cecil", "dudley", stock="mary"), "draw")
    for cards in ("mary*4 james*4", "knox*3"):
        state = play(state, "meld", cards=cards)
    state = play(state, "discard", card="cecil")
    assert GAME.round_over(state)


def test_qr10_a_set_has_no_upper_bound():
    royals = "mary*4 darnley*4 elizabeth*4 james*6 jewel*6"
    assert GAME.round_over(play(scene(royals), "meld", cards=royals))


@pytest.mark.parametrize(("totals", "winners"), [((30, 20), (0,)), ((30, 30), (0, 1))])
def test_qr11_after_fifty_rounds_the_highest_total_wins(totals, winners):
    state = scene("knox", totals=(totals[0], totals[1] + 10), round_=50, others=("cecil",))
    ended = play(state, "discard", card="knox")
    assert GAME.to_act(ended) == NOBODY
    assert GAME.public_view(ended).winners == winners
    assert GAME.round_cap == 50


@pytest.mark.parametrize(
    "rules", [{"target": 99}, {"target": 5001}, {"stock_out": "stop"}, {"jokers": 2}]
)
def test_table_rules_have_bounds(rules):
    with pytest.raises(ValidationError):
        GAME.rules(**rules)
