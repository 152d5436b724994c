"""The solver against a plain search over all winning hands (see ``brute``)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.famous_monarchs.arrange import SOLVERS, Arrangement
from engine.games.famous_monarchs.deck import IDS, cards_of
from tests.games.famous_monarchs import brute
from tests.games.famous_monarchs.table import arrange, cards, hand

SPECIAL = ["cromwell", brute.JOINT]
_WILLIAMS = ("william-1 william-2 william-4", "william-1 william-2", "william-2 william-4")
_AROUND = ("james-2 anne", "anne george-1", "charles-2 james-2", "james-2 anne george-1")
_THICK = [cards(f"{brute.JOINT} {named} {dated}") for named in _WILLIAMS for dated in _AROUND]
"""The joint card with its neighbours in both orders."""
interregna = pytest.mark.parametrize("interregnum", ["strict", "bridged"])


@st.composite
def hands(draw: Any, size: int, interregnum: str) -> frozenset[str]:
    """Random cards, a winning hand with some exchanged, or the thick of joint card and Cromwell."""
    kind = draw(st.sampled_from(["random", "near", "near", "thick", "thick"]))
    chosen: list[str] = []
    if kind == "near":
        pattern = draw(st.sampled_from(_PATTERNS[interregnum]))
        chosen = list(dict.fromkeys(monarch for _, monarch in pattern))
        lost = draw(st.sampled_from([0, 0, 0, 1, 1, 2, 3]))
        chosen = draw(st.permutations(chosen))[lost:]
    if kind == "thick":
        chosen = draw(st.permutations(draw(st.sampled_from(_THICK))))[draw(st.integers(0, 2)) :]
    if kind != "random":
        chosen = [*draw(st.sets(st.sampled_from(SPECIAL))), *chosen]
    rest = draw(st.permutations(IDS))
    return frozenset(list(dict.fromkeys([*chosen, *rest]))[:size])


_PATTERNS = {each: brute.patterns(each) for each in ("strict", "bridged")}


@interregna
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_seven_cards_are_arranged_as_well_as_can_be(interregnum: Any, data: st.DataObject) -> None:
    held = data.draw(hands(7, interregnum))
    found = SOLVERS[interregnum].arrange(hand(sorted(held)))
    assert (found.score if found else None) == brute.best_score(held, interregnum)
    if found:
        check(found, held, interregnum)


@interregna
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_of_eight_cards_every_winning_discard_is_found(
    interregnum: Any, data: st.DataObject
) -> None:
    held = data.draw(hands(8, interregnum))
    solver, bits = SOLVERS[interregnum], hand(sorted(held))
    expected = brute.best_of_eight(held, interregnum)
    assert {IDS[card] for card in solver.declarable(bits)} == set(expected)
    best = solver.arrange(bits)
    assert (best.score if best else None) == max(expected.values(), default=None)


@interregna
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_the_distance_is_the_least_number_of_cards_to_exchange(
    interregnum: Any, data: st.DataObject
) -> None:
    held = data.draw(hands(data.draw(st.sampled_from([7, 8])), interregnum))
    solver, bits = SOLVERS[interregnum], hand(sorted(held))
    far = solver.distance(bits)
    assert far == brute.distance(held, interregnum)
    assert (far == 0) == (solver.arrange(bits) is not None)


@interregna
def test_cromwell_cannot_be_the_joint_card_that_both_sets_need(interregnum: Any) -> None:
    held = cards("william-1 william-2 william-4 james-2 anne cromwell henry-8")
    assert SOLVERS[interregnum].arrange(hand(held)) is None
    assert SOLVERS[interregnum].distance(hand(held)) == 1
    assert brute.distance(frozenset(held), interregnum) == 1


@interregna
def test_every_winning_hand_there_is_wins(interregnum: Any) -> None:
    solver = SOLVERS[interregnum]
    for filling in brute.fillings(interregnum)[::7]:
        held = [card for place, card in enumerate(brute.REIGNS) if filling.cards >> place & 1]
        held += [card for card in IDS if card not in held][: 7 - len(held)]
        found = solver.arrange(hand(held))
        assert found is not None
        assert found.score >= filling.score
        assert solver.distance(hand(held)) == 0


def check(found: Arrangement, held: frozenset[str], interregnum: str) -> None:
    """What is laid out is sets of the rules, made of the hand's cards, and counts as it says."""
    sizes = sorted(len(each.places) for each in found.sets)
    assert sizes in ([7], [3, 4], [4, 4])
    uses = Counter(place.card for each in found.sets for place in each.places)
    assert uses.keys() | set(found.spare) == held
    assert not uses.keys() & set(found.spare)
    assert len(found.spare) <= 1
    doubled = [card for card, times in uses.items() if times > 1]
    assert doubled in ([], [brute.JOINT])
    if doubled:
        orders = [each.order for each in found.sets]
        assert sorted(orders) == ["date", "name"]
    else:
        assert sizes != [4, 4]
        assert not found.spare
    for each in found.sets:
        spots = tuple((each.order, place.monarch) for place in each.places)
        assert spots in brute.possible_sets(interregnum, len(spots))
        for place, spot in zip(each.places, spots, strict=True):
            assert place.card in (place.monarch, "cromwell")
            assert place.points == (0 if place.card == "cromwell" else brute.worth(spot))
    assert found.score == sum(each.points for each in found.sets)
    stands = [p.monarch for each in found.sets for p in each.places if p.card == "cromwell"]
    assert stands == ([found.stands_for] if found.stands_for else [])


def test_among_readings_of_one_score_a_single_set_is_shown() -> None:
    found = arrange("henry-1 henry-2 henry-3 henry-4 henry-5 henry-6 henry-7")
    assert found is not None
    assert [(each.order, len(each.places)) for each in found.sets] == [("name", 7)]


def test_a_set_of_seven_with_cromwell_in_its_middle() -> None:
    found = arrange("athelstan edmund-1 edred cromwell edgar edward-the-martyr ethelred")
    assert found is not None
    assert (len(found.sets), found.score, found.stands_for) == (1, 6, "edwy")


def test_a_hand_is_bits_of_one_integer_and_back() -> None:
    assert [IDS[card] for card in cards_of(hand(["anne", "alfred"]))] == ["alfred", "anne"]
