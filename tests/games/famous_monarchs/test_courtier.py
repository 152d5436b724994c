"""The courtier: what it aims at, takes, keeps and throws, and why it says so."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from engine.game import BUDGET, CHANCE, Advice, PublicMove
from engine.games.famous_monarchs import BUILDER
from engine.games.famous_monarchs.courtier import Courtier
from engine.games.famous_monarchs.deck import INDEX
from engine.games.famous_monarchs.moves import Move
from engine.games.famous_monarchs.plans import MOST, PLANNERS
from engine.games.famous_monarchs.state import MonarchsRules, State
from engine.league import Pairing, league
from tests.games.famous_monarchs.catalogue import words
from tests.games.famous_monarchs.table import (
    DRAW,
    GAME,
    TAKE,
    WINNING,
    cards,
    declare,
    discard,
    hand,
    play,
    position,
)
from tests.games.famous_monarchs.walks import walk

COURTIER = Courtier()
OTHERS = cards("alfred edmund-1 edgar cnut stephen john richard-1")
HENRIES = cards("henry-4 henry-5 henry-6 henry-7")
EVEN, PLAIN = [0.1] * 57, [1.0] * (MOST + 1)


def advice(state: State, history: tuple[PublicMove, ...] = ()) -> Advice:
    seat = GAME.to_act(state)
    view, legal = GAME.seat_view(state, seat, history), GAME.legal_moves(state)
    found = COURTIER.advise(view, legal, Random(1), BUDGET)
    assert found.move in legal
    assert found.move == COURTIER.choose(view, legal, Random(1), BUDGET)
    return found


def drawn(own: list[str], card: str) -> State:
    return play(position(own, OTHERS, stock=[card]), DRAW)


UPCARDS = [
    (
        [*HENRIES, "edward-6", "mary-1", "anne"],
        "elizabeth-1",
        TAKE,
        "♛ Elizabeth 1 makes it a winning hand.",
    ),
    (
        [*HENRIES, "edward-6", "victoria", "anne"],
        "cromwell",
        TAKE,
        "⚔ Oliver Cromwell stands in for any one monarch, and nobody else gets him.",
    ),
    (
        [*HENRIES, "edward-6", "victoria", "anne"],
        "mary-1",
        TAKE,
        "♛ Mary 1 brings you a card nearer to a winning hand.",
    ),
    (
        [*HENRIES, "edward-6", "mary-1", "anne"],
        "edwy",
        DRAW,
        "♚ Edwy brings you no nearer to a winning hand; a new card may.",
    ),
    (
        [*HENRIES, "edward-6", "mary-1", "edwy"],
        "edward-7",
        TAKE,
        "♚ Edward 7 opens more ways to a winning hand, or better ones.",
    ),
    (
        cards("edward-5 edward-6 edward-7 henry-7 victoria george-6 athelstan"),
        "edward-the-elder",
        DRAW,
        "♚ Edward the Elder brings you nearer, but by ways worth too little; a new card may do more.",
    ),
]


@pytest.mark.parametrize(("own", "upcard", "move", "why"), UPCARDS)
def test_it_says_why_it_takes_the_upcard_or_not(
    own: list[str], upcard: str, move: Move, why: str
) -> None:
    found = advice(position(own, OTHERS, upcard=upcard))
    assert (found.move, words(found.why)) == (move, why)


def test_cromwell_in_hand_leaves_open_which_cards_are_missing() -> None:
    own = cards("cromwell henry-4 henry-5 victoria edward-7 anne harold-1")
    found = advice(drawn(own, "edwy"))
    assert found.move == discard("edwy")
    assert words(found.why) == (
        "You lose least with ♚ Edwy: what you keep has the best ways to win."
    )


def test_it_throws_the_card_without_which_its_plans_are_worth_most() -> None:
    found = advice(drawn([*HENRIES, "edward-6", "mary-1", "victoria"], "edwy"))
    assert found.move == discard("edwy")
    assert words(found.why) == (
        "The best hand within your reach does without ♚ Edwy; it lacks ♚ Henry 8."
    )


def test_it_declares_the_best_hand_it_can() -> None:
    found = advice(drawn(WINNING, "edward-3"))
    assert found.move in (declare("edward-3"), declare("edward-7"))
    assert words(found.why) == "It wins the round: 41 points now, before anybody else declares."


def test_it_gives_the_hints() -> None:
    package = BUILDER.build()
    assert isinstance(package.adviser, Courtier)
    assert list(package.computers) == ["page", "courtier", "regent"]


def test_the_worth_of_a_hand_is_that_of_its_plans() -> None:
    """Three of a four and a three complete: ways to win, by what they lack."""
    survey = PLANNERS["strict"].survey(
        hand(cards("henry-2 henry-3 henry-4 edward-6 mary-1 elizabeth-1 cnut")), EVEN, PLAIN, 0
    )
    # Henry 1 or Henry 5; or Henry 8, James 1 with the Henries as the three.
    assert survey.total == pytest.approx(4 * 0.1)
    assert survey.using[INDEX["cnut"]] == 0
    assert survey.without(INDEX["mary-1"]) == pytest.approx(0)
    assert survey.without(INDEX["cnut"]) == pytest.approx(survey.total)


def test_cromwell_stands_in_one_gap_of_a_plan() -> None:
    own = cards("henry-2 henry-3 cromwell edward-6 mary-1 elizabeth-1 cnut")
    scored = [float(points) for points in range(MOST + 1)]
    survey = PLANNERS["strict"].survey(hand(own), EVEN, scored, 0)
    # 8 for Edward 6, Mary 1, Elizabeth 1; Henry 1 or 4 to be had, the other gap Cromwell's.
    henries = (2 + 3 + 1) + (2 + 3 + 4) + (2 + 3 + 4) + (2 + 3 + 5)
    assert survey.total > (henries + 4 * 8) * 0.1 * 0.99
    assert survey.without(INDEX["cromwell"]) < survey.total / 2


def test_the_joint_card_is_aimed_at_twice() -> None:
    own = cards("william-1 william-2 william-3-mary-2 james-2 anne cnut edwy")
    survey = PLANNERS["strict"].survey(hand(own), EVEN, PLAIN, 0)
    # William 4 beside James 2, Mary 2, Anne; or Charles 2 or George 1 beside three Williams.
    assert survey.total == pytest.approx(3 * 0.1)
    assert survey.using[INDEX["william-3-mary-2"]] == pytest.approx(survey.total)


def test_the_joint_card_is_missed_by_name() -> None:
    own = cards("william-1 william-2 william-4 cnut edwy john george-6")
    assert PLANNERS["strict"].survey(hand(own), EVEN, PLAIN, 1).missing


def test_a_bridged_interregnum_has_plans_of_its_own() -> None:
    own = hand(cards("james-1 charles-1 charles-2 alfred cnut edwy stephen"))
    odds = [0.1] * 57
    strict, bridged = (PLANNERS[name].survey(own, odds, PLAIN, 0) for name in ("strict", "bridged"))
    assert bridged.using[INDEX["charles-2"]] > strict.using[INDEX["charles-2"]]


def test_it_is_quick() -> None:
    steps, _ = walk(2, 3)
    views = [
        (GAME.seat_view(state, GAME.to_act(state)), GAME.legal_moves(state))
        for state, _ in steps[:400]
        if GAME.to_act(state) != CHANCE
    ]
    begun = process_time()
    for view, legal in views:
        COURTIER.choose(view, legal, Random(0), BUDGET)
    assert (process_time() - begun) / len(views) < 0.01


def test_it_beats_the_page_the_same_way_each_time() -> None:
    rules = MonarchsRules().model_dump()
    pairing = Pairing("famous-monarchs", None, rules, ("courtier", "page"), 1)
    first, again = league(pairing, 12)[0], league(pairing, 12)[0]
    assert first.wins == again.wins
    assert first.wins > 0.5
