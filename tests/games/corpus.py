"""Positions of every registered game at every number of seats, for the tests all games share."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from engine.game import CHANCE, NOBODY, Package, PublicMove, Rules
from engine.games import Registry
from engine.history import note

REGISTRY = Registry()
CASES = [(id_, seats) for id_ in REGISTRY.ids for seats in REGISTRY.package(id_).game.seats]
MATCHES = 6
"""Walks for each set of table rules."""
STEPS = 700
"""Moves of a walk at most."""
KEPT = 120
"""Positions kept of each kind."""


@dataclass
class Corpus:
    """Walks through matches of one game and one number of seats.

    ``states`` are positions where a seat is to act, ``chances`` where chance is, ``ends`` those
    of finished matches; ``moves`` are all moves seen, chance included, as JSON. ``histories``
    are the public moves that led to each of the ``states``, from its deal on.
    """

    package: Package
    seats: int
    states: list[Any] = field(default_factory=list)
    histories: list[tuple[PublicMove, ...]] = field(default_factory=list)
    chances: list[Any] = field(default_factory=list)
    ends: list[Any] = field(default_factory=list)
    moves: list[Any] = field(default_factory=list)

    @property
    def all_states(self) -> list[Any]:
        return [*self.states, *self.chances, *self.ends]


def variants(package: Package) -> list[Rules]:
    """The usual table rules, the shortest match, and each choice a host can make."""
    model, least = package.game.rules, shortest(package)
    chosen = [
        {option.name: choice} for option in package.face.options for choice in option.choices or ()
    ]
    return [model(), *(model.model_validate({**least, **choice}) for choice in chosen or [{}])]


def shortest(package: Package) -> dict[str, object]:
    """The table rules of the shortest match: every number at its least."""
    return {option.name: option.bounds[0] for option in package.face.options if option.bounds}


def walk(package: Package, seats: int, rules: Rules, seed: int) -> Iterator[tuple[Any, Any]]:
    """Each state of a match with the move made there (``None`` at the end).

    Seats play at random; in every second match now and then as a computer would, so that rounds
    come to their end by somebody's doing.
    """
    rng = Random(seed)
    game = package.game
    computers = [computer for computer in package.computers.values() if computer.quick]
    skill = 0.6 * (seed % 2)
    state = game.start(seats, rng.randrange(seats), rules)
    while (actor := game.to_act(state)) != NOBODY:
        if actor == CHANCE:
            move = game.chance(state, rng)
        else:
            legal = game.legal_moves(state)
            move = rng.choice(legal)
            if rng.random() < skill:
                move = rng.choice(computers).choose(game.seat_view(state, actor), legal, rng, 0.1)
        yield state, move
        state = game.apply(state, move)
    yield state, None


@cache
def corpus(game_id: str, seats: int) -> Corpus:
    """The same walks each time, and of their positions at most ``KEPT`` of each kind."""
    package = REGISTRY.package(game_id)
    game = package.game
    found = Corpus(package, seats)
    moves = {}
    history: list[PublicMove] = []
    for rules in variants(package):
        for seed in range(MATCHES):
            for state, move in islice(walk(package, seats, rules, seed), STEPS):
                if move is None:
                    found.ends.append(state)
                    continue
                if game.to_act(state) == CHANCE:
                    found.chances.append(state)
                else:
                    found.states.append(state)
                    found.histories.append(tuple(history))
                note(history, game, state, move)
                data = game.move_to_json(move)
                moves[json.dumps(data)] = data
    rng = Random(0)
    seen = list(zip(found.states, found.histories, strict=True))
    for kept in (seen, found.chances, found.ends):
        kept[:] = rng.sample(kept, min(KEPT, len(kept)))
    found.states = [state for state, _ in seen]
    found.histories = [before for _, before in seen]
    found.moves = list(moves.values())
    return found


def through_text(data: Any) -> Any:
    """Data as it comes back from a file of JSON."""
    return json.loads(json.dumps(data))
