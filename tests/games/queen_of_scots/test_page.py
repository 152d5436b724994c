"""The computer player ``page``."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

import pytest

from engine.game import CHANCE, NOBODY
from engine.games.queen_of_scots.page import TEMPTING
from tests.games.queen_of_scots.scenes import GAME, PACKAGE, drawing, move, scene

PAGE = PACKAGE.computers["page"]


def choice(state):
    return PAGE.choose(GAME.seat_view(state, 0), GAME.legal_moves(state), Random(0), 1.0)


@pytest.mark.parametrize(
    ("state", "kind", "fields"),
    [
        (drawing("knox", "cecil"), "draw", {}),
        (drawing("knox*3 mary", "knox"), "take_pile", {"cards": "knox*3"}),
        (drawing("knox*3", "knox", under=f"mary*{TEMPTING}"), "draw", {}),
        (drawing("knox*3", "knox", under=f"mary*{TEMPTING}", stock=""), "pass", {}),
        (scene("knox*3 mary"), "meld", {"cards": "knox*3"}),
        (scene("knox*3 mary*3"), "meld", {"cards": "mary*3"}),
        (scene("knox jewel", sets=("knox*3",)), "lay_off", {"set": 0, "cards": "knox jewel"}),
        (scene("geddon*2 knox mary jewel*1"), "meld", {"cards": "geddon*2 jewel"}),
        (scene("geddon*2 knox mary"), "discard", {"card": "knox"}),
        (scene("geddon*2 jewel*0 knox*2"), "discard", {"card": "geddon"}),
        (scene("mary jewel"), "discard", {"card": "mary"}),
    ],
)
def test_a_page_takes_lays_and_discards_simply(state, kind, fields):
    assert choice(state) == move(kind, **fields)


def test_a_page_plays_whole_matches_quickly():
    times = []
    for seats in (2, 4):
        rng = Random(seats)
        state = GAME.start(seats, 0, GAME.rules())
        while (actor := GAME.to_act(state)) != NOBODY:
            if actor == CHANCE:
                made = GAME.chance(state, rng)
            else:
                view, legal = GAME.seat_view(state, actor), GAME.legal_moves(state)
                begun = perf_counter()
                made = PAGE.choose(view, legal, rng, 1.0)
                times.append(perf_counter() - begun)
                assert made in legal
            state = GAME.apply(state, made)
        assert state.match.round < GAME.round_cap
    assert median(times) < 0.001
