"""The rulings M-R1 to M-R15, each by its number."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import ValidationError

from engine.errors import IllegalMove, WrongPhase
from engine.game import CHANCE, NOBODY, Rules
from engine.games.famous_monarchs.deck import IDS, INDEX
from engine.games.famous_monarchs.moves import Declare, Shuffle
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
WILLIAMS = "william-1 william-2 william-4"


def refusal(names: str) -> IllegalMove:
    """Why these seven cards cannot be declared."""
    spare = next(card for card in IDS if card not in names.split())
    drawn = play(position(cards(names), [], stock=[spare]), DRAW)
    assert declare(spare) not in GAME.legal_moves(drawn)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(drawn, declare(spare))
    return refused.value


def test_mr1_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(ValueError, match="from 2 to 6"):
            GAME.start(seats, 0, MonarchsRules())


@pytest.mark.parametrize("dealer", [-1, 3])
def test_mr2_the_dealer_is_one_of_the_seats(dealer: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        GAME.start(3, dealer, MonarchsRules())


def test_mr2_the_left_of_the_dealer_begins_and_the_deal_goes_round() -> None:
    state = GAME.start(3, 2, MonarchsRules())
    dealt = GAME.apply(state, GAME.chance(state, Random(1)))
    assert (GAME.public_view(dealt).dealer, GAME.to_act(dealt)) == (2, 0)
    won = play(position(WINNING, OTHERS, DULL[:3], stock=["cnut"], dealer=2), DRAW)
    won = play(won, declare("cnut"))
    again = GAME.apply(won, GAME.chance(won, Random(1)))
    assert (GAME.public_view(again).dealer, GAME.to_act(again)) == (0, 1)


def test_mr3_a_hand_is_declared_after_drawing_with_the_discard() -> None:
    start = position(WINNING, OTHERS, stock=["cnut"])
    with pytest.raises(WrongPhase):
        GAME.apply(start, declare("george-6"))
    drawn = play(start, DRAW)
    assert declare("cnut") in GAME.legal_moves(drawn)
    won = play(drawn, declare("cnut"))
    assert GAME.seat_view(won, 0).hand == tuple(sorted(WINNING, key=INDEX.__getitem__))
    assert GAME.public_view(won).upcard == "cnut"


def test_mr4_a_wrong_declaration_is_refused_and_the_turn_goes_on() -> None:
    drawn = play(position(DULL, OTHERS, stock=["victoria", "mary-1"]), DRAW)
    with pytest.raises(IllegalMove):
        GAME.apply(drawn, declare("victoria"))
    assert GAME.to_act(play(drawn, discard("victoria"))) == 1


@pytest.mark.parametrize(
    ("names", "code", "rule", "shown", "missing"),
    [
        (" ".join(DULL), "no-set", "M1", None, 4),
        (
            "henry-4 henry-5 henry-6 cnut john anne victoria",
            "only-three",
            "M1",
            "henry-4 henry-5 henry-6",
            3,
        ),
        (
            "henry-5 henry-6 henry-7 henry-8 cnut john victoria",
            "only-four",
            "M1",
            "henry-5 henry-6 henry-7 henry-8",
            2,
        ),
        (
            "henry-5 henry-6 henry-7 henry-8 edward-6 mary-1 cnut",
            "one-card-twice",
            "M9",
            "henry-5 henry-6 henry-7 henry-8",
            1,
        ),
        (
            "henry-5 henry-6 henry-7 cnut harold-1 cromwell victoria",
            "cromwell-twice",
            "M10",
            "henry-5 henry-6 henry-7 cromwell",
            1,
        ),
    ],
)
def test_mr4_the_reason_names_what_fails(
    names: str, code: str, rule: str, shown: str | None, missing: int
) -> None:
    error = refusal(names)
    assert (error.code, error.rule) == (code, rule)
    assert set(str(error.params.get("set", "")).split()) == set((shown or "").split())
    assert error.params["missing"] == missing


def test_mr5_all_seven_cards_are_needed() -> None:
    assert arrange("henry-4 henry-5 henry-6 cnut harold-1 harthacnut victoria") is None
    assert refusal("henry-4 henry-5 henry-6 cnut harold-1 harthacnut victoria").code == "only-three"


def test_mr5_but_the_joint_card_used_twice_may_leave_one_over() -> None:
    found = arrange(f"{WILLIAMS} william-3-mary-2 james-2 anne victoria")
    assert found is not None
    assert (found.score, found.spare) == (15, ("victoria",))


def test_mr5_the_card_over_may_be_cromwell() -> None:
    found = arrange("william-2 william-4 william-3-mary-2 charles-2 james-2 anne cromwell")
    assert found is not None
    assert found.spare == ()  # he rather stands in for William 1, beside a four by date
    assert found.stands_for == "william-1"


def test_mr6_the_reading_with_the_highest_score_counts() -> None:
    # Charles 2 to George 1 by date, or Williams by name with the joint card used twice.
    found = arrange(f"{WILLIAMS} william-3-mary-2 james-2 anne george-1")
    assert found is not None
    assert [len(each.places) for each in found.sets] == [4, 4]
    assert found.score == 16


def test_mr7_strict_cromwell_fills_his_own_place_for_nothing() -> None:
    names = "james-1 charles-1 cromwell charles-2 henry-4 henry-5 henry-6"
    found = arrange(names)
    assert found is not None
    assert (found.score, found.stands_for) == (4 + 15, "cromwell")


def test_mr7_strict_the_two_charleses_are_not_neighbours() -> None:
    names = "james-1 charles-1 charles-2 james-2 henry-4 henry-5 henry-6"
    assert arrange(names) is None
    assert refusal(names).code == "only-three"


def test_mr7_bridged_they_are_and_cromwell_has_no_place_of_his_own() -> None:
    found = arrange("james-1 charles-1 charles-2 james-2 henry-4 henry-5 henry-6", "bridged")
    assert found is not None
    assert found.score == 6 + 15
    lone = "james-1 charles-1 cromwell charles-2 henry-4 henry-5 henry-6"
    found = arrange(lone, "bridged")
    assert found is not None
    assert found.stands_for in ("henry-3", "henry-7", "elizabeth-1", "james-2")


def test_mr7_the_table_rule_decides_what_can_be_declared() -> None:
    names = cards("james-1 charles-1 charles-2 james-2 henry-4 henry-5 henry-6")
    for interregnum, allowed in (("strict", False), ("bridged", True)):
        drawn = play(position(names, [], stock=["cnut"], interregnum=interregnum), DRAW)
        assert (declare("cnut") in GAME.legal_moves(drawn)) is allowed


def test_mr8_cromwell_may_stand_in_for_the_joint_card_once() -> None:
    found = arrange(f"{WILLIAMS} cromwell henry-4 henry-5 henry-6")
    assert found is not None
    assert (found.score, found.stands_for) == (7 + 15, "william-3-mary-2")


def test_mr8_only_the_real_card_may_be_used_twice() -> None:
    assert arrange(f"{WILLIAMS} cromwell james-2 anne victoria") is None


def test_mr8_beside_the_real_one_he_may_stand_in_for_it_in_the_other_set() -> None:
    names = "william-3-mary-2 charles-2 james-2 george-1 george-2 anne cromwell"
    found = arrange(names)
    assert found is not None
    assert found.score == sum((2, 2, 2, 1, 1, 2))


def test_mr9_not_for_a_monarch_who_is_not_in_the_list() -> None:
    # Harold 3 would make a set of three.
    assert arrange("harold-1 harold-2 cromwell mary-1 elizabeth-1 james-1 charles-1") is None


def test_mr10_the_card_just_taken_from_the_pile_is_not_discarded() -> None:
    taken = play(position(DULL, OTHERS, upcard="victoria"), TAKE)
    assert discard("victoria") not in GAME.legal_moves(taken)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(taken, discard("victoria"))
    assert (refused.value.code, refused.value.rule) == ("just-taken", "M-R10")


def test_mr10_one_drawn_from_the_pack_may_be() -> None:
    drawn = play(position(DULL, OTHERS, stock=["victoria", "mary-1"]), DRAW)
    assert discard("victoria") in GAME.legal_moves(drawn)
    assert GAME.public_view(play(drawn, discard("victoria"))).upcard == "victoria"


def test_mr10_nor_is_the_next_turn_bound() -> None:
    later = play(
        position(DULL, OTHERS, upcard="victoria"),
        *(TAKE, discard("cnut"), DRAW, discard("anne"), DRAW),
    )
    assert discard("victoria") in GAME.legal_moves(later)


def test_mr10_unless_it_is_the_discard_of_a_declaration() -> None:
    taken = play(position(WINNING, OTHERS, upcard="cnut"), TAKE)
    assert declare("cnut") in GAME.legal_moves(taken)
    assert GAME.public_view(play(taken, declare("cnut"))).round_scores == (41, 0)


@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("james-2 william-3-mary-2 anne henry-4 henry-5 henry-6 henry-7", 2 + 2 + 1 + 22),
        ("william-2 william-3-mary-2 william-4 henry-4 henry-5 henry-6 henry-7", 2 + 3 + 4 + 22),
    ],
)
def test_mr11_alone_the_joint_card_counts_2_by_date_and_3_by_name(names: str, points: int) -> None:
    found = arrange(names)
    assert found is not None
    assert found.score == points


def test_mr12_on_a_tie_rounds_go_on_until_one_leads() -> None:
    tied = position(
        WINNING, OTHERS, stock=["cnut"], totals=(0, 41), goal="rounds", rounds=2, number=2
    )
    tied = play(tied, DRAW, declare("cnut"))
    assert GAME.public_view(tied).totals == (41, 41)
    assert GAME.to_act(tied) == CHANCE
    leading = position(
        WINNING, OTHERS, stock=["cnut"], totals=(41, 41), goal="rounds", rounds=2, number=3
    )
    assert GAME.public_view(play(leading, DRAW, declare("cnut"))).winners == (0,)


def test_mr13_the_top_of_the_pile_stays_and_the_rest_is_the_pack() -> None:
    empty = play(
        position(DULL, OTHERS, stock=["victoria"], upcard="mary-1"), DRAW, discard("victoria")
    )
    shuffled = GAME.chance(empty, Random(2))
    assert isinstance(shuffled, Shuffle)
    renewed = GAME.apply(empty, shuffled)
    view = GAME.public_view(renewed)
    assert (view.upcard, view.discard, view.renewals) == ("victoria", 1, 1)
    assert INDEX["mary-1"] in shuffled.stock


def test_mr13_no_other_cards_make_the_pack() -> None:
    empty = play(
        position(DULL, OTHERS, stock=["victoria"], upcard="mary-1"), DRAW, discard("victoria")
    )
    whole = GAME.chance(empty, Random(2))
    assert isinstance(whole, Shuffle)
    wrong = (
        whole.stock[1:],
        whole.stock + bytes([INDEX["victoria"]]),
        whole.stock[1:] + bytes([INDEX["alfred"]]),
    )
    for stock in wrong:
        with pytest.raises(IllegalMove) as refused:
            GAME.apply(empty, Shuffle(stock))
        assert (refused.value.code, refused.value.rule) == ("bad-shuffle", "M-R13")


def test_mr13_taking_from_the_pile_leaves_the_pack_as_it_is() -> None:
    last = position(DULL, OTHERS, stock=["victoria"], upcard="mary-1")
    assert GAME.to_act(play(last, TAKE, discard("cnut"))) == 1


@pytest.mark.parametrize(("renewals", "ends"), [(9, False), (10, True)])
def test_mr14_after_ten_new_packs_an_empty_one_ends_the_round(renewals: int, ends: bool) -> None:
    start = position(
        DULL, OTHERS, stock=["victoria"], upcard="mary-1", renewals=renewals, totals=(5, 9)
    )
    after = play(start, DRAW, discard("victoria"))
    assert GAME.round_over(after) is ends
    view = GAME.public_view(after)
    assert view.round_scores == ((0, 0) if ends else None)
    assert view.totals == (5, 9)
    assert view.declaration is None


def test_mr14_the_count_begins_anew_with_each_round() -> None:
    stuck = play(position(DULL, OTHERS, stock=["victoria"], renewals=10), DRAW, discard("victoria"))
    assert GAME.public_view(GAME.apply(stuck, GAME.chance(stuck, Random(3)))).renewals == 0


@pytest.mark.parametrize(("totals", "winners"), [((0, 0), (0, 1)), ((7, 9), (1,))])
def test_mr15_after_fifty_rounds_the_highest_total_wins(
    totals: tuple[int, int], winners: tuple[int, ...]
) -> None:
    start = position(
        DULL, OTHERS, stock=["victoria"], renewals=10, number=50, totals=totals, points=500
    )
    after = play(start, DRAW, discard("victoria"))
    assert GAME.round_cap == 50
    assert GAME.to_act(after) == NOBODY
    assert GAME.public_view(after).winners == winners
    assert not GAME.round_over(after)
    for late in (DRAW, discard("cnut"), Declare(0), GAME.chance(after, Random(1))):
        with pytest.raises(WrongPhase):
            GAME.apply(after, late)


@pytest.mark.parametrize(
    "wrong",
    [{"points": 9}, {"points": 501}, {"rounds": 0}, {"rounds": 21}, {"goal": "fun"}, {"other": 1}],
)
def test_table_rules_keep_their_bounds(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        MonarchsRules.model_validate(wrong)


def test_rules_of_another_game_are_no_rules() -> None:
    with pytest.raises(TypeError, match="another game"):
        GAME.start(2, 0, Rules())
