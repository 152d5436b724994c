"""What an attentive player remembers."""

from __future__ import annotations

from engine.game import CHANCE, PublicMove
from engine.games.queen_of_scots.lots import Lots
from engine.games.queen_of_scots.memory import Memory
from tests.games.queen_of_scots.scenes import KINDS

LOTS = Lots(KINDS)
KNOX, CECIL, ROYALS = LOTS.of("knox"), LOTS.of("cecil"), LOTS.of("mary")
DEAL = PublicMove(CHANCE, "deal", ("knox",), count=81)


def memory(*moves):
    return Memory(LOTS, 2, moves)


def test_royals_are_one_lot():
    assert LOTS.of("james") == ROYALS == LOTS.named("royal")
    assert LOTS.copies[ROYALS] == 18


def test_a_pile_taken_is_known_until_its_cards_are_seen_again():
    taken = (
        DEAL,
        PublicMove(0, "draw"),
        PublicMove(0, "discard", ("mary",)),
        PublicMove(1, "draw"),
        PublicMove(1, "discard", ("cecil",)),
        PublicMove(0, "take_pile", ("cecil", "cecil", "cecil"), count=3),
    )
    known = memory(*taken).known[0]
    assert (known[KNOX], known[ROYALS], known[CECIL]) == (1, 1, 0)
    laid = memory(*taken, PublicMove(0, "meld", ("mary", "james", "darnley")))
    assert laid.known[0][ROYALS] == 0
    assert laid.laid == [3, 0]
    assert laid.own[ROYALS] == 3
    gone = memory(*taken, PublicMove(0, "discard", ("knox",)))
    assert gone.known[0][KNOX] == 0


def test_who_passes_a_card_over_has_no_two_and_who_throws_it_has_no_more():
    passed = memory(DEAL, PublicMove(0, "draw"))
    assert passed.signs[0][KNOX] == (1, 0)
    assert passed.draws == [1, 0]
    thrown = memory(DEAL, PublicMove(0, "draw"), PublicMove(0, "discard", ("knox",)))
    assert thrown.signs[0][KNOX] == (0, 1)


def test_a_sign_of_none_is_not_lost_to_one_of_at_most_one():
    moves = (PublicMove(0, "discard", ("knox",)), PublicMove(0, "draw"))
    assert memory(*moves).signs[0][KNOX] == (0, 0)


def test_a_new_stock_takes_the_pile_but_its_top():
    shuffled = (
        DEAL,
        PublicMove(0, "discard", ("mary",)),
        PublicMove(CHANCE, "shuffle", count=1),
        PublicMove(1, "take_pile", ("mary", "james", "darnley"), count=1),
    )
    assert sum(memory(*shuffled).known[1]) == 0


def test_it_makes_do_with_a_part_of_the_moves():
    moves = (PublicMove(0, "draw"), PublicMove(0, "take_pile", ("knox",) * 3, count=1))
    assert sum(memory(*moves).known[0]) == 0
    assert memory(PublicMove(0, "pass")).draws == [0, 0]
