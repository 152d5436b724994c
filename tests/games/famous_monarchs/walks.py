"""Positions met in play, for properties that hold in all of them."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.game import CHANCE, NOBODY
from engine.games.famous_monarchs.moves import Move
from engine.games.famous_monarchs.page import Page
from engine.games.famous_monarchs.state import MonarchsRules, State
from tests.games.famous_monarchs.table import GAME

Step = tuple[State, Move]
PAGE = Page()


@cache
def walk(seats: int, seed: int, interregnum: str = "strict") -> tuple[tuple[Step, ...], State]:
    """A short match, half at random and half as a page would play: its steps, and its end."""
    rng = Random(seed)
    rules = MonarchsRules.model_validate({"points": 20, "interregnum": interregnum})
    state = GAME.start(seats, rng.randrange(seats), rules)
    steps: list[Step] = []
    while (actor := GAME.to_act(state)) != NOBODY:
        if actor == CHANCE:
            move = GAME.chance(state, rng)
        else:
            legal = GAME.legal_moves(state)
            move = rng.choice(legal)
            if rng.random() < 0.7:
                move = PAGE.choose(GAME.seat_view(state, actor), legal, rng, 0.1)
        steps.append((state, move))
        state = GAME.apply(state, move)
    return tuple(steps), state


def turns(seats: int, seed: int, interregnum: str = "strict") -> list[State]:
    """The positions of a match in which a seat is to act."""
    return [state for state, _ in walk(seats, seed, interregnum)[0] if GAME.to_act(state) >= 0]
