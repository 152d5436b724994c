"""The rules Q1 to Q15, one by one."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import IllegalMove
from engine.game import CHANCE, NOBODY
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


def dealt(seats=3, dealer=1, seed=7):
    state = GAME.start(seats, dealer, GAME.rules())
    return GAME.apply(state, GAME.chance(state, Random(seed)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_q01_two_to_four_players(seats):
    assert GAME.to_act(GAME.start(seats, 0, GAME.rules())) == CHANCE


@pytest.mark.parametrize(("seats", "dealer"), [(1, 0), (5, 0), (3, 3), (3, -1)])
def test_q01_other_tables_are_refused(seats, dealer):
    with pytest.raises(ValueError, match=r"Queen of Scots|dealer"):
        GAME.start(seats, dealer, GAME.rules())


def test_q02_eleven_cards_each_and_one_face_up():
    state = dealt(seats=4)
    assert GAME.public_view(state).hand_sizes == (11, 11, 11, 11)
    assert len(state.pile) == 1
    assert len(state.stock) == 104 - 45


def test_q02_the_player_after_the_dealer_begins():
    assert GAME.to_act(dealt(seats=3, dealer=1)) == 2
    assert GAME.to_act(dealt(seats=3, dealer=2)) == 0


def test_q02_the_deal_passes_clockwise():
    ended = play(scene("knox", others=("cecil", "dudley")), "discard", card="knox")
    again = GAME.apply(ended, GAME.chance(ended, Random(1)))
    assert (ended.match.dealer, again.match.dealer) == (2, 0)
    assert GAME.to_act(again) == 1
    assert again.match.round == 2


def test_q02_a_deal_with_wrong_cards_or_hands_is_refused():
    start = GAME.start(2, 0, GAME.rules())
    deal = GAME.chance(start, Random(3))
    twice = deal._replace(upcard=deal.hands[0][0])
    if twice == deal:
        twice = deal._replace(upcard=deal.hands[0][1])
    short = deal._replace(hands=(deal.hands[0], deal.hands[1][:-1]))
    for wrong, code in (
        (twice, "deal-cards"),
        (short, "deal-hands"),
        (deal._replace(hands=deal.hands[:1]), "deal-hands"),
    ):
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(start, wrong)
        assert (caught.value.code, caught.value.rule) == (code, "Q2")


def test_q03_a_turn_is_picking_up_laying_and_a_discard():
    state = drawing("geddon*3 knox", "cecil")
    state = play(state, "draw")
    state = play(state, "meld", cards="geddon*3")
    state = play(state, "discard", card="knox")
    assert GAME.to_act(state) == 1
    assert KINDS.ids[state.pile[-1]] == "knox"


def test_q03_laying_is_as_free_as_not_laying():
    state = play(drawing("geddon*3 knox", "cecil"), "draw")
    assert GAME.to_act(play(state, "discard", card="geddon")) == 1


@pytest.mark.parametrize(
    ("phase", "kind", "fields"),
    [
        ("draw", "discard", {"card": "knox"}),
        ("draw", "meld", {"cards": "knox*3"}),
        ("draw", "lay_off", {"set": 0, "cards": "knox"}),
        ("play", "draw", {}),
        ("play", "pass", {}),
        ("play", "take_pile", {"cards": "knox*2"}),
        ("play", "shuffle", {"stock": "knox"}),
    ],
)
def test_q03_everything_in_its_order(phase, kind, fields):
    state = scene("knox*3", phase=phase, sets=("knox*3",), pile="knox")
    said = refused(state, kind, "wrong-phase", None, **fields)
    assert "(Q3)" in said


@pytest.mark.parametrize("phase", ["deal", "shuffle", "over"])
def test_q03_nobody_plays_between_rounds(phase):
    state = scene("knox*3", phase=phase)
    assert GAME.legal_moves(state) == ()
    refused(state, "draw", "wrong-phase", None)


def test_q03_a_discard_comes_from_the_hand():
    refused(scene("knox"), "discard", "not-in-hand", "Q3", card="cecil")


def test_q03_a_discard_is_one_card():
    both = move("meld", cards="knox*2")._replace(kind="discard")
    with pytest.raises(IllegalMove, match="discard-one"):
        GAME.apply(scene("knox*3"), both)


def test_q04_draw_the_top_of_the_stock():
    state = play(drawing("knox", "cecil", stock="mary dudley"), "draw")
    assert hand_of(state) == same("knox mary")
    assert KINDS.names(state.drawn) == ("mary",)
    assert len(state.stock) == 1


def test_q04_or_the_entire_pile():
    state = drawing("knox*2 mary", "knox", under="cecil geddon dudley")
    state = play(state, "take_pile", cards="knox*2")
    assert hand_of(state) == same("mary cecil geddon dudley")
    assert state.pile == b""
    assert sorted(KINDS.names(state.drawn)) == same("cecil geddon dudley")


def test_q05_two_matching_cards_go_down_with_the_top_card():
    state = play(drawing("knox*2 mary", "knox"), "take_pile", cards="knox*2")
    assert sets_of(state) == [same("knox*3")]
    assert GAME.to_act(state) == 0


@pytest.mark.parametrize(
    ("hand", "cards", "code"),
    [
        ("knox mary", "knox", "take-needs-two"),
        ("knox mary", "knox*2", "not-in-hand"),
        ("cecil*2", "cecil*2", "take-mismatch"),
        ("mary*2", "mary*2", "take-mismatch"),
    ],
)
def test_q05_nothing_less_takes_the_pile(hand, cards, code):
    refused(drawing(hand, "knox"), "take_pile", code, "Q5", cards=cards)


def test_q05_cards_that_do_not_mix_take_nothing():
    refused(drawing("knox*2 cecil", "knox"), "take_pile", "mixed-set", "Q6", cards="knox*2 cecil")


def test_q06_three_of_a_card_make_a_set():
    assert sets_of(play(scene("knox*3 mary"), "meld", cards="knox*3")) == [same("knox*3")]


def test_q06_two_do_not():
    refused(scene("knox*3"), "meld", "set-too-small", "Q6", cards="knox*2")


@pytest.mark.parametrize("cards", ["knox*2 cecil", "mary*2 knox", "knox*2 cecil jewel"])
def test_q06_different_cards_never_mix(cards):
    refused(scene([*cards.split(), "dudley"]), "meld", "mixed-set", "Q6", cards=cards)


def test_q06_a_set_comes_from_the_hand_and_is_not_empty():
    refused(scene("knox*3"), "meld", "not-in-hand", "Q6", cards="cecil*3")
    refused(scene("knox*3"), "meld", "no-cards", "Q6", cards="")


def test_q07_any_number_of_wilds_beside_two_naturals():
    state = scene("knox*2 jewel*6 cecil")
    for jewels in range(1, 7):
        play(state, "meld", cards=f"knox*2 jewel*{jewels}")


def test_q07_one_natural_is_too_few():
    refused(scene("knox jewel*2"), "meld", "too-few-naturals", "Q7", cards="knox jewel*2")


def test_q08_royals_pair_in_any_mix():
    state = scene("mary darnley elizabeth james james knox")
    assert len(offered(state, "meld")) == 12
    play(state, "meld", cards="mary darnley elizabeth james james")
    play(state, "meld", cards="james james mary")


def test_q09_cards_and_wilds_join_my_own_sets():
    state = play(scene("knox*2 jewel mary", sets=("knox*3",)), "lay_off", set=0, cards="knox jewel")
    assert sets_of(state) == [same("knox*4 jewel")]
    assert hand_of(state) == same("knox mary")


@pytest.mark.parametrize(
    ("number", "cards", "code"),
    [
        (1, "knox", "no-such-set"),
        (0, "cecil", "no-match"),
        (0, "knox cecil", "no-match"),
        (0, "knox*2", "not-in-hand"),
        (0, "", "no-cards"),
    ],
)
def test_q09_nothing_else_joins(number, cards, code):
    state = scene("knox cecil", sets=("knox*3",))
    refused(state, "lay_off", code, "Q9", set=number, cards=cards)


def test_q09_royals_join_royals_only():
    state = scene("mary knox", sets=("james*3",))
    play(state, "lay_off", set=0, cards="mary")
    assert "👑 Royals" in refused(state, "lay_off", "no-match", "Q9", set=0, cards="knox")


def test_q09_never_to_the_set_of_another():
    state = scene("knox mary", other_sets=("knox*3",))
    assert offered(state, "lay_off") == []
    refused(state, "lay_off", "no-such-set", "Q9", set=0, cards="knox")


def test_q10_what_lies_stays():
    state = scene("knox*3 cecil mary", sets=("cecil*3 jewel",))
    after = play(play(state, "meld", cards="knox*3"), "discard", card="mary")
    assert sets_of(after) == [same("cecil*3 jewel"), same("knox*3")]
    assert GAME.to_act(after) == 1


def test_q11_jewels_join_any_set_of_their_owner_or_make_one():
    state = scene("jewel knox*2 mary", sets=("cecil*3", "james*3"))
    assert sets_of(play(state, "lay_off", set=0, cards="jewel"))[0] == same("cecil*3 jewel")
    assert sets_of(play(state, "lay_off", set=1, cards="jewel"))[1] == same("james*3 jewel")
    assert sets_of(play(state, "meld", cards="jewel knox*2"))[2] == same("jewel knox*2")


def test_q12_two_jewels_in_hand_and_a_set_take_a_jewel():
    state = drawing("jewel*2 mary", "jewel", under="knox", sets=("cecil*3",))
    state = play(state, "take_pile", set=0)
    assert sets_of(state) == [same("cecil*3 jewel")]
    assert hand_of(state) == same("jewel*2 mary knox")


def test_q12_or_two_jewels_and_two_naturals():
    state = drawing("jewel*2 knox*2", "jewel", under="mary")
    state = play(state, "take_pile", cards="knox*2")
    assert sets_of(state) == [same("knox*2 jewel")]
    assert hand_of(state) == same("jewel*2 mary")


def test_q12_the_shown_jewels_may_go_down_too():
    state = drawing("jewel*2 mary james", "jewel")
    assert play(state, "take_pile", cards="mary james jewel*2").phase == "deal"


@pytest.mark.parametrize("fields", [{"set": 0}, {"cards": "knox*2"}])
def test_q12_one_jewel_is_too_few_to_show(fields):
    state = drawing("jewel knox*2", "jewel", sets=("cecil*3",))
    assert offered(state, "take_pile") == []
    refused(state, "take_pile", "jewels-to-show", "Q12", **fields)


def test_q12_the_jewel_must_be_played():
    state = drawing("jewel*2 knox", "jewel")
    refused(state, "take_pile", "jewel-needs-two", "Q12", cards="knox jewel*2")
    refused(state, "take_pile", "no-such-set", "Q9", set=0)


@pytest.mark.parametrize(
    ("state", "kind", "fields"),
    [
        (scene("knox*3"), "meld", {"cards": "knox*3"}),
        (scene("knox", sets=("knox*3",)), "lay_off", {"set": 0, "cards": "knox"}),
        (scene("knox"), "discard", {"card": "knox"}),
        (drawing("knox*2", "knox"), "take_pile", {"cards": "knox*2"}),
    ],
)
def test_q13_the_round_ends_the_moment_a_hand_is_empty(state, kind, fields):
    ended = play(state, kind, **fields)
    assert GAME.round_over(ended)
    assert GAME.to_act(ended) == CHANCE
    assert GAME.legal_moves(ended) == ()


def test_q13_not_while_the_pile_refills_the_hand():
    assert not GAME.round_over(
        play(drawing("knox*2", "knox", under="mary"), "take_pile", cards="knox*2")
    )


def test_q14_the_table_less_the_hand():
    state = scene("knox", sets=("james*3",), others=("jewel mary",), totals=(100, 20))
    ended = play(state, "discard", card="knox")
    assert ended.match.scores == (60, -70)
    assert ended.match.totals == (160, -50)


def test_q15_the_first_to_the_target_wins():
    state = scene("knox", sets=("james*3",), totals=(940, 900))
    ended = play(state, "discard", card="knox")
    assert GAME.to_act(ended) == NOBODY
    assert not GAME.round_over(ended)
    assert GAME.public_view(ended).winners == (0,)


def test_q15_of_several_the_highest_total():
    state = scene("knox", sets=("james*3",), totals=(950, 1060))
    assert GAME.public_view(play(state, "discard", card="knox")).winners == (1,)


def test_q15_short_of_the_target_it_goes_on():
    state = scene("knox", sets=("james*3",), totals=(939, 0))
    ended = play(state, "discard", card="knox")
    assert GAME.round_over(ended)
    assert GAME.public_view(ended).winners is None


def test_q15_the_target_is_the_tables_own():
    state = scene("knox", sets=("james*3",), totals=(50, 0), target=100)
    assert GAME.to_act(play(state, "discard", card="knox")) == NOBODY
