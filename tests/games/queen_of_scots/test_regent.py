"""The computer player ``regent``."""

from __future__ import annotations

from random import Random

from tests.games.queen_of_scots.duels import wins
from tests.games.queen_of_scots.scenes import GAME, PACKAGE, move, scene

COURTIER, REGENT = PACKAGE.computers["courtier"], PACKAGE.computers["regent"]


def test_it_lays_while_a_courtier_still_collects():
    state = scene("knox*3 mary*2 geddon*2", others=("bothwell*11",), stock="mary*60")
    view, legal = GAME.seat_view(state, 0), GAME.legal_moves(state)
    assert REGENT.choose(view, legal, Random(0), 1.0) == move("meld", cards="knox*3")
    assert COURTIER.choose(view, legal, Random(0), 1.0).kind == "discard"


def test_it_beats_a_courtier():
    assert wins(REGENT, COURTIER, 30) > 0.55
