"""The worked examples of the rules."""

from __future__ import annotations

import pytest

from engine.game import NOBODY
from tests.games.queen_of_scots.scenes import (
    GAME,
    drawing,
    hand_of,
    offered,
    play,
    refused,
    same,
    scene,
    sets_of,
)


def test_q05_q08_two_royals_take_a_third():
    state = play(drawing("mary james knox cecil", "elizabeth"), "take_pile", cards="mary james")
    assert sets_of(state) == [same("mary james elizabeth")]


def test_qr03_a_natural_and_a_jewel_take_nothing_two_naturals_do():
    assert offered(drawing("knox jewel", "knox"), "take_pile") == []
    assert offered(drawing("knox knox", "knox"), "take_pile") == [["knox", "knox"]]


def test_q05_a_set_on_the_table_does_not_help():
    state = drawing("geddon mary", "geddon", sets=("geddon*3",))
    assert offered(state, "take_pile") == []
    refused(state, "take_pile", "take-needs-two", "Q5", cards="geddon")


def test_q07_two_geddons_and_three_jewels_but_not_one_and_four():
    play(scene("geddon*2 jewel*3"), "meld", cards="geddon*2 jewel*3")
    state = scene("geddon jewel*4")
    refused(state, "meld", "too-few-naturals", "Q7", cards="geddon jewel*4")


def test_q06_rizzio_and_cecil_do_not_mix():
    refused(scene("rizzio*2 cecil"), "meld", "mixed-set", "Q6", cards="rizzio*2 cecil")


def test_q07_q08_two_royals_and_a_jewel():
    play(scene("mary darnley jewel knox"), "meld", cards="mary darnley jewel")


def test_q12_a_jewel_joins_my_set_and_the_shown_ones_stay():
    state = play(drawing("jewel*2", "jewel", under="knox", sets=("cecil*3",)), "take_pile", set=0)
    assert sets_of(state) == [same("cecil*3 jewel")]
    assert hand_of(state) == same("jewel*2 knox")


@pytest.mark.parametrize("hand", ["jewel*2", "jewel*2 knox cecil"])
def test_q12_without_a_set_or_two_naturals_it_stays(hand):
    assert offered(drawing(hand, "jewel"), "take_pile") == []


def test_q13_two_cards_that_match_a_pile_of_one_end_the_round():
    ended = play(drawing("knox*2", "knox"), "take_pile", cards="knox*2")
    assert sets_of(ended) == [same("knox*3")]
    assert GAME.round_over(ended)


def test_q14_sixty_and_twenty_less_sixty():
    state = drawing(
        "jewel knox", "dudley", sets=("james*3", "geddon*4"), stock="", others=("cecil",)
    )
    assert play(state, "pass").match.scores == (20, -10)


@pytest.mark.parametrize(
    ("totals", "winners"), [((950, 1045), (1,)), ((960, 1030), None), ((959, 1031), (1,))]
)
def test_q15_qr07_several_over_the_target(totals, winners):
    state = scene("knox", sets=("james*3",), totals=totals, others=("knox",))
    ended = play(state, "discard", card="knox")
    assert GAME.public_view(ended).winners == winners
    assert (GAME.to_act(ended) == NOBODY) == (winners is not None)
