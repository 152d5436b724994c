"""What courtier and regent have in common: legal, honest, at home with any deck."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import CHANCE, NOBODY
from engine.games.queen_of_scots import BUILDER
from tests.games.bent import permuted
from tests.games.queen_of_scots.duels import match
from tests.games.queen_of_scots.scenes import GAME, PACKAGE

levels = pytest.mark.parametrize("level", ["courtier", "regent"])


@levels
@pytest.mark.parametrize("stock_out", ["end", "reshuffle"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_matches_on_what_it_may_know(level, seats, stock_out):
    player, rng = PACKAGE.computers[level], Random(2)
    for state, history, made in match([player] * seats, 3, target=600, stock_out=stock_out):
        seat = GAME.to_act(state)
        if seat < 0:
            continue
        assert made in GAME.legal_moves(state)
        other = permuted(GAME, state, seat, rng)
        view = GAME.seat_view(other, seat, history)
        assert made == player.choose(view, GAME.legal_moves(other), Random(9), 1.0)


@levels
@pytest.mark.parametrize("cards", [("natural", "natural"), ("royal", "royal")])
def test_it_plays_with_other_decks(level, cards):
    roles = ("wild", *cards)
    deck = [
        {"id": f"c{n}", "name": f"C{n}", "copies": 20 + n, "value": 5 * n + 1, "role": role}
        for n, role in enumerate(roles)
    ]
    package = BUILDER.build({"cards": deck})
    game, player = package.game, package.computers[level]
    rng = Random(4)
    state = game.start(2, 0, game.rules(target=200))
    while (actor := game.to_act(state)) != NOBODY:
        if actor == CHANCE:
            made = game.chance(state, rng)
        else:
            legal = game.legal_moves(state)
            made = player.choose(game.seat_view(state, actor), legal, rng, 1.0)
            assert made in legal
        state = game.apply(state, made)
