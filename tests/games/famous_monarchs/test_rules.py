"""The rules M1 to M11, each by its number, and the worked examples."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import IllegalMove, WrongPhase
from engine.game import CHANCE, NOBODY
from engine.games.famous_monarchs.deck import IDS, INDEX
from engine.games.famous_monarchs.moves import Deal, Declare, Shuffle
from engine.games.famous_monarchs.state import MonarchsRules
from tests.games.famous_monarchs.table import (
    DRAW,
    DULL,
    GAME,
    TAKE,
    WINNING,
    arrange,
    cards,
    declare,
    discard,
    play,
    position,
)

OTHERS = cards("richard-2 henry-4 harold-2 william-1 james-1 anne george-4")
SEVEN_BY_DATE = "athelstan edmund-1 edred edwy edgar edward-the-martyr ethelred"


def test_m1_a_winning_hand_is_a_three_and_a_four() -> None:
    found = arrange("henry-4 henry-5 henry-6 cnut harold-1 harthacnut edward-the-confessor")
    assert found is not None
    assert sorted(len(each.places) for each in found.sets) == [3, 4]


def test_m1_or_one_set_of_seven() -> None:
    found = arrange(SEVEN_BY_DATE)
    assert found is not None
    assert [len(each.places) for each in found.sets] == [7]


@pytest.mark.parametrize(
    "names",
    [
        # two threes and one over, a five and two over, a three and a pair twice
        "henry-4 henry-5 henry-6 cnut harold-1 harthacnut victoria",
        "henry-4 henry-5 henry-6 henry-7 henry-8 victoria cnut",
        "henry-4 henry-5 henry-6 cnut harold-1 victoria edward-7",
    ],
)
def test_m1_anything_else_is_none(names: str) -> None:
    assert arrange(names) is None


def test_m2_a_set_is_in_date_order_or_in_name_and_number_order() -> None:
    found = arrange("richard-1 richard-2 richard-3 mary-1 elizabeth-1 james-1 charles-1")
    assert found is not None
    assert [each.order for each in found.sets] == ["date", "name"]


@pytest.mark.parametrize(
    "three",
    [
        "harold-1 harold-2 edmund-1",  # names with fewer than three bearers
        "henry-1 henry-3 henry-5",  # numbers that do not follow on
        "edward-8 edward-the-elder edward-the-martyr",  # the line does not run round
        "william-4 henry-1 henry-2",  # two names
    ],
)
def test_m2_no_other_row_is_a_set(three: str) -> None:
    assert arrange(f"{three} mary-1 elizabeth-1 james-1 charles-1") is None


def test_m3_seven_cards_each_and_the_next_is_turned_up() -> None:
    for seats in GAME.seats:
        start = GAME.start(seats, 0, MonarchsRules())
        assert GAME.to_act(start) == CHANCE
        dealt = GAME.apply(start, GAME.chance(start, Random(seats)))
        view = GAME.public_view(dealt)
        assert view.hand_sizes == (7,) * seats
        assert (view.discard, view.stock) == (1, 57 - 7 * seats - 1)
        assert sorted(GAME.cards(dealt)) == sorted(IDS)


@pytest.mark.parametrize("fault", ["a card twice", "eight and six", "a hand too many"])
def test_m3_a_deal_gives_every_card_one_place(fault: str) -> None:
    start = GAME.start(2, 0, MonarchsRules())
    first, second, rest = tuple(range(7)), tuple(range(7, 14)), tuple(range(15, 57))
    bad = {
        "a card twice": Deal((first, second), 14, bytes((*rest[:-1], 14))),
        "eight and six": Deal(((*first, 7), second[1:]), 14, bytes(rest)),
        "a hand too many": Deal((first, second, rest[:7]), 14, bytes(rest[7:])),
    }[fault]
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(start, bad)
    assert (refused.value.code, refused.value.rule) == ("bad-deal", "M3")


def test_m4_take_from_the_pack_then_discard_and_the_left_is_next() -> None:
    start = position(DULL, OTHERS, stock=["victoria", "mary-1"], turn=1)
    drawn = play(start, DRAW)
    assert GAME.seat_view(drawn, 1).drawn == ("victoria",)
    after = play(drawn, discard("anne"))
    view = GAME.public_view(after)
    assert (view.upcard, view.stock, view.to_act) == ("anne", 1, 0)
    assert "victoria" in GAME.seat_view(after, 1).hand


def test_m4_or_take_the_top_of_the_discard_pile() -> None:
    taken = play(position(DULL, OTHERS, upcard="victoria"), TAKE)
    assert "victoria" in GAME.seat_view(taken, 0).hand
    assert GAME.public_view(taken).discard == 0
    assert GAME.public_view(play(taken, discard("cnut"))).upcard == "cnut"


def test_m4_first_one_then_the_other() -> None:
    start = position(DULL, OTHERS)
    for early in (discard("cnut"), declare("cnut"), Shuffle(b"")):
        with pytest.raises(WrongPhase) as refused:
            GAME.apply(start, early)
        assert refused.value.params == {"phase": "draw", "move": early.kind}
    for late in (DRAW, TAKE):
        with pytest.raises(WrongPhase):
            play(start, DRAW, late)


def test_m4_only_a_card_of_the_hand_can_be_discarded() -> None:
    drawn = play(position(DULL, OTHERS), DRAW)
    for move in (discard("anne"), declare("anne")):
        with pytest.raises(IllegalMove) as refused:
            GAME.apply(drawn, move)
        assert refused.value.code == "not-in-hand"
        assert refused.value.params["card"] == "anne"


def test_m5_a_declaration_ends_the_round_and_all_cards_are_dealt_anew() -> None:
    won = play(position(WINNING, OTHERS, stock=["cnut"]), DRAW, declare("cnut"))
    assert GAME.round_over(won)
    assert GAME.to_act(won) == CHANCE
    view = GAME.public_view(won)
    assert (view.round_scores, view.upcard) == ((41, 0), "cnut")
    again = GAME.apply(won, GAME.chance(won, Random(1)))
    assert not GAME.round_over(again)
    assert sorted(GAME.cards(again)) == sorted(IDS)
    assert GAME.public_view(again).declaration is None


def test_m6_an_empty_pack_is_made_of_the_discard_pile() -> None:
    start = position(DULL, OTHERS, stock=["victoria"], upcard="mary-1")
    empty = play(start, DRAW, discard("victoria"))
    assert GAME.to_act(empty) == CHANCE
    assert GAME.legal_moves(empty) == ()
    renewed = GAME.apply(empty, GAME.chance(empty, Random(1)))
    view = GAME.public_view(renewed)
    assert (view.phase, view.to_act, view.stock, view.discard) == ("draw", 1, 42, 1)
    assert sorted(GAME.cards(renewed)) == sorted(IDS)


def test_m7_only_the_winner_scores_each_card_its_number_or_one() -> None:
    own = cards("henry-4 henry-5 henry-6 cnut harold-1 harthacnut edward-the-confessor")
    won = play(position([*DULL[:3], *DULL[4:], "anne"], own, turn=1), DRAW, declare("athelstan"))
    assert GAME.public_view(won).round_scores == (0, 15 + 4)


def test_m8_a_target_is_won_by_whoever_reaches_it_first() -> None:
    below = position(WINNING, OTHERS, stock=["cnut"], totals=(18, 0))
    assert GAME.public_view(play(below, DRAW, declare("cnut"))).winners is None
    reached = play(position(WINNING, OTHERS, stock=["cnut"], totals=(19, 0)), DRAW, declare("cnut"))
    assert GAME.to_act(reached) == NOBODY
    assert GAME.public_view(reached).winners == (0,)
    assert GAME.legal_moves(reached) == ()


def test_m8_or_most_points_after_a_number_of_rounds() -> None:
    def after(number: int) -> tuple[int, ...] | None:
        start = position(
            WINNING, OTHERS, stock=["cnut"], totals=(70, 120), goal="rounds", number=number
        )
        return GAME.public_view(play(start, DRAW, declare("cnut"))).winners

    assert after(4) is None
    assert after(5) == (1,)


def test_m9_the_joint_card_lies_in_a_date_set_and_a_name_set_and_counts_in_both() -> None:
    found = arrange("william-1 william-2 william-3-mary-2 william-4 james-2 anne alfred")
    assert found is not None
    assert (found.score, found.spare) == (15, ("alfred",))
    assert sorted(
        (each.order, place.points)
        for each in found.sets
        for place in each.places
        if place.card == "william-3-mary-2"
    ) == [("date", 2), ("name", 3)]


def test_m9_not_in_two_date_sets() -> None:
    assert arrange("charles-2 james-2 william-3-mary-2 anne george-1 george-2 alfred") is None


def test_m9_no_other_card_may_be_used_twice() -> None:
    assert arrange("henry-5 henry-6 henry-7 henry-8 edward-6 mary-1 alfred") is None


def test_m10_cromwell_stands_in_for_one_monarch_and_counts_nothing() -> None:
    found = arrange("cromwell henry-5 henry-6 cnut harold-1 harthacnut edward-the-confessor")
    assert found is not None
    assert found.score == 11 + 4
    assert found.stands_for in ("henry-4", "henry-7")


def test_m10_for_one_only() -> None:
    assert arrange("cromwell henry-5 henry-6 cnut harold-1 harthacnut victoria") is None


def test_m10_a_monarch_may_lie_in_one_set_and_be_stood_in_for_in_the_other() -> None:
    found = arrange("henry-1 henry-2 henry-3 henry-4 stephen richard-1 cromwell")
    assert found is not None
    assert (found.score, found.stands_for) == (10 + 2, "henry-2")


def test_m11_ten_points_when_another_player_holds_cromwell_and_he_is_named() -> None:
    holder = ["cromwell", *OTHERS[1:]]

    third = position(WINNING, DULL, holder, stock=["victoria"])
    view = GAME.public_view(play(third, DRAW, declare("victoria")))
    assert view.round_scores == (51, 0, 0)
    assert view.declaration is not None
    assert (view.declaration.holder, view.declaration.bonus) == (2, 10)


@pytest.mark.parametrize("where", ["own discard", "own hand", "pack"])
def test_m11_none_when_nobody_else_holds_him(where: str) -> None:
    own = [*WINNING[:6], "cromwell"] if where == "own hand" else WINNING
    stock = ["cromwell"] if where == "own discard" else ["victoria", "cromwell"]
    if where == "own hand":
        stock = ["victoria"]
    drawn = play(position(own, OTHERS, stock=stock), DRAW)
    won = play(drawn, declare("cromwell" if where == "own discard" else "victoria"))
    declaration = GAME.public_view(won).declaration
    assert declaration is not None
    assert (declaration.holder, declaration.bonus) == (None, 0)


@pytest.mark.parametrize(
    ("names", "sets"),
    [
        (" ".join(WINNING), {("name", 22), ("date", 19)}),
        (
            "henry-2 henry-3 cromwell henry-5 edward-6 mary-1 elizabeth-1",
            {("name", 10), ("date", 8)},
        ),
        (
            "george-2 george-3 george-4 harold-2 william-1 william-2 henry-1",
            {("name", 9), ("date", 6)},
        ),
        (SEVEN_BY_DATE, {("date", 7)}),
        (
            "william-1 william-2 william-3-mary-2 william-4 james-2 anne cnut",
            {("name", 10), ("date", 5)},
        ),
        (
            "william-1 william-2 william-3-mary-2 william-4 james-2 anne george-1",
            {("name", 10), ("date", 6)},
        ),
    ],
)
def test_worked_examples(names: str, sets: set[tuple[str, int]]) -> None:
    found = arrange(names)
    assert found is not None
    assert {(each.order, each.points) for each in found.sets} == sets
    assert found.score == sum(points for _, points in sets)
    # … and through a whole turn.
    start = position(cards(names), [], stock=["alfred"])
    won = play(start, DRAW, declare("alfred"))
    assert GAME.public_view(won).round_scores == (found.score, 0)


def test_declare_lists_every_discard_that_leaves_a_winning_hand() -> None:
    drawn = play(position(WINNING, OTHERS, stock=["edward-3"]), DRAW)
    declared = {move for move in GAME.legal_moves(drawn) if isinstance(move, Declare)}
    assert declared == {
        Declare(INDEX[card]) for card in ("edward-3", "edward-6", "edward-7", "george-6")
    }
