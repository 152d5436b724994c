"""How fast Queen of Scots plays: decisions of random play, and a page's time a move.

Times are of the process, so that other work on the machine counts little; dealing is in the time,
but no decision. Run as ``python -m benchmarks.queen_of_scots`` from the top of the project.
"""

from __future__ import annotations

import random
import statistics
import time

from engine.game import NOBODY
from engine.games.queen_of_scots import BUILDER
from engine.games.queen_of_scots.deck import built_in
from engine.games.queen_of_scots.game import QueenOfScots

DECISIONS = 500_000
MOVES = 5_000


def random_play(seats: int, rng: random.Random) -> float:
    """Decisions (legal moves listed, one chosen, applied) a second."""
    game = QueenOfScots(built_in())
    state = game.start(seats, 0, game.rules())
    begun = time.process_time()
    for _ in range(DECISIONS):
        while (actor := game.to_act(state)) < 0:
            if actor == NOBODY:
                state = game.start(seats, 0, game.rules())
            state = game.apply(state, game.chance(state, rng))
        state = game.apply(state, rng.choice(game.legal_moves(state)))
    return DECISIONS / (time.process_time() - begun)


def page_move(seats: int, rng: random.Random) -> float:
    """The median time of a page's move in pages' matches, in microseconds."""
    package = BUILDER.build()
    game, page = package.game, package.computers["page"]
    state = game.start(seats, 0, game.rules())
    times: list[float] = []
    while len(times) < MOVES:
        actor = game.to_act(state)
        if actor == NOBODY:
            state = game.start(seats, 0, game.rules())
        elif actor < 0:
            state = game.apply(state, game.chance(state, rng))
        else:
            view, legal = game.seat_view(state, actor), game.legal_moves(state)
            begun = time.perf_counter()
            move = page.choose(view, legal, rng, 1.0)
            times.append(time.perf_counter() - begun)
            state = game.apply(state, move)
    return statistics.median(times) * 1e6


def main() -> None:
    rng = random.Random(3)
    for seats in (2, 3, 4):
        print(f"random play, {seats} seats: {random_play(seats, rng):>10,.0f} decisions/s")
    print(f"page, 4 seats: {page_move(4, rng):.0f} µs a move")


if __name__ == "__main__":
    main()
