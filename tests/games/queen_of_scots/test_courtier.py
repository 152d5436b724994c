"""The computer player ``courtier``, and its hints."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import PublicMove
from tests.games.queen_of_scots.catalogue import words
from tests.games.queen_of_scots.duels import match, wins
from tests.games.queen_of_scots.scenes import GAME, PACKAGE, drawing, move, scene

COURTIER = PACKAGE.computers["courtier"]


ECHO = scene("knox geddon*2 mary*2", others=("bothwell*9",), stock="mary*40")
THROWN = (PublicMove(1, "discard", ("knox",)),)


def advice(state, history=()):
    view, legal = GAME.seat_view(state, 0, history), GAME.legal_moves(state)
    found = PACKAGE.adviser.advise(view, legal, Random(0), 1.0)
    assert found.move in legal
    assert found.move == COURTIER.choose(view, legal, Random(1), 1.0)
    return found


SURE = ("bothwell*2",)
"""Another player who is about to go out."""

CASES = [
    (
        drawing("knox*2 cecil*5 mary*3 geddon", "knox", under="mary dudley*5 rizzio*3"),
        "take_pile",
        {"cards": "knox*2"},
        "Taking 10 cards for two 📖 Knox is a bargain.",
    ),
    (
        drawing("knox*3 cecil", "knox", under="dudley"),
        "take_pile",
        {"cards": "knox*2"},
        "Two 📖 Knox and the top make a set at once.",
    ),
    (
        drawing("jewel*2 knox*2 geddon*2 cecil", "jewel", under="dudley*6"),
        "take_pile",
        {"cards": "geddon*2"},
        "A taken 💎 is 50 points on your table.",
    ),
    (
        drawing("jewel*2 knox*2", "jewel", under="dudley*6", sets=("knox*3",)),
        "take_pile",
        {"set": 0},
        "A taken 💎 is 50 points on your table.",
    ),
    (drawing("knox cecil", "mary"), "draw", {}, "You cannot take this pile."),
    (
        scene("knox*3 cecil*3 geddon", others=SURE),
        "meld",
        {"cards": "cecil*3"},
        "Empty your hand: the others are caught with 2 cards.",
    ),
    (
        scene("mary*2 knox jewel*2", sets=("cecil*3",), others=SURE),
        "meld",
        {"cards": "mary*2 jewel"},
        "Empty your hand: the others are caught with 2 cards.",
    ),
    (
        scene("cecil jewel*2 knox", sets=("dudley*3", "cecil*3"), others=SURE),
        "lay_off",
        {"set": 1, "cards": "cecil"},
        "Empty your hand: the others are caught with 2 cards.",
    ),
    (
        scene("jewel knox", sets=("dudley*3", "cecil*3"), others=SURE),
        "lay_off",
        {"set": 0, "cards": "jewel"},
        "Empty your hand: the others are caught with 2 cards.",
    ),
    (
        scene("knox*3 cecil geddon mary", others=SURE),
        "meld",
        {"cards": "knox*3"},
        "seat 1 holds 2 cards. Lay down before the round ends.",
    ),
    (
        scene("knox*3 cecil geddon mary", others=("bothwell*7",), stock="mary cecil"),
        "meld",
        {"cards": "knox*3"},
        "2 cards are left in the stock. Lay down in time.",
    ),
    (
        drawing("knox*2 cecil*2 dudley*2 mary*2 geddon*2 rizzio*2 bothwell", "knox"),
        "draw",
        {},
        "One card is not worth a pair from your hand.",
    ),
    (
        scene("knox*3 cecil geddon mary", others=("bothwell*7",), stock="mary*40"),
        "meld",
        {"cards": "knox*3"},
        "30 points on the table are safe there.",
    ),
    (
        scene("knox*5 geddon mary", sets=("knox*3",), others=("mary*7",), stock="mary*40"),
        "lay_off",
        {"set": 0, "cards": "knox*2"},
        "It fits your set: 20 points for you, not against you.",
    ),
    (
        scene("mary*3 knox*3", sets=("knox*4",), totals=(0, 1100), others=("cecil*6",)),
        "meld",
        {"cards": "mary*3"},
        "2 cards are left in the stock. Lay down in time.",
    ),
    (
        scene("knox", totals=(0, 1100), others=("cecil",)),
        "discard",
        {"card": "knox"},
        "Your last card: the round ends.",
    ),
    (scene("knox", others=SURE), "discard", {"card": "knox"}, "Your last card: the round ends."),
    (
        scene("knox cecil", pile="knox*7", others=SURE),
        "discard",
        {"card": "knox"},
        "seat 1 cannot hold two of 📖 Knox.",
    ),
    (
        scene("geddon cecil*2 mary*2 dudley*2", others=("bothwell*9",), stock="mary*40"),
        "discard",
        {"card": "geddon"},
        "A lone 🐕 Geddon makes no set soon.",
    ),
    (
        scene("cecil*2 mary*2 dudley*2", others=("bothwell*9",), stock="mary*40"),
        "discard",
        {"card": "cecil"},
        "Of all your cards you will miss this one least.",
    ),
]


@pytest.mark.parametrize(("state", "kind", "fields", "why"), CASES)
def test_a_courtier_does_and_says_why(state, kind, fields, why):
    found = advice(state)
    assert found.move == move(kind, **fields)
    assert words(found.why) == why


def hints():
    """Everything that can be said for a move."""
    yield advice(ECHO, THROWN).why
    for state, *_ in CASES:
        yield advice(state).why


def test_it_reads_what_the_next_player_threw_away():
    found = advice(ECHO, THROWN)
    assert found.move == move("discard", card="knox")
    assert words(found.why) == "seat 1 threw 📖 Knox away: hardly a pair there."


def test_it_goes_on_with_a_turn_that_somebody_began_otherwise():
    """Who asks for a hint may have laid what a courtier would not have."""
    for seats in (2, 3, 4):
        for state, history, _ in match([None] * seats, 1):
            if GAME.to_act(state) >= 0:
                legal = GAME.legal_moves(state)
                view = GAME.seat_view(state, GAME.to_act(state), history)
                found = PACKAGE.adviser.advise(view, legal, Random(0), 1.0)
                assert found.move in legal
                assert words(found.why)


def test_it_beats_a_page():
    assert wins(COURTIER, PACKAGE.computers["page"], 30) > 0.6
