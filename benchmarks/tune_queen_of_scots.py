"""Find weights for a computer player of Queen of Scots by an evolution strategy.

    python -m benchmarks.tune_queen_of_scots --level regent --against courtier,courtier,page

Starts from the level's numbers in ``strategy.toml``, plays single rounds with duplicate deals (each
variant at every seat of the same deals, the others all of one level), keeps the variants with the
best mean margin, and prints the numbers after each generation.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import starmap
from random import Random
from statistics import fmean
from typing import Any

from engine.game import BUDGET, CHANCE, Computer, PublicMove
from engine.games.queen_of_scots import BUILDER
from engine.games.queen_of_scots.planner import Planner
from engine.games.queen_of_scots.strategy import Strategy, strategies_of

VARIANTS = 14
SHARES = (0.4, 0.25, 0.15, 0.12, 0.08)
"""How much the best variants of a generation, in order, have in the next."""
STEP = 0.7
SPREAD = 0.3
"""How far a number first strays, as a part of itself."""
LEAST_SPREAD = 0.001

PACKAGE = BUILDER.build()
GAME: Any = PACKAGE.game


class Variant(Planner):
    """A player with numbers that are being tried."""

    level = "variant"


def numbers(data: dict[str, Any]) -> list[float]:
    """Every number of a strategy that may vary, in order."""
    found: list[float] = []
    for name, value in data.items():
        if isinstance(value, dict):
            found += numbers(value)
        elif name != "least":
            found.append(value)
    return found


def filled(data: dict[str, Any], values: list[float]) -> dict[str, Any]:
    """The strategy with these numbers, which are used up; counts stay counts."""
    made: dict[str, Any] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            made[name] = filled(value, values)
        elif name == "least":
            made[name] = value
        else:
            number = values.pop(0)
            if isinstance(value, int):
                number = max(0, round(number))
            made[name] = number
    return made


def round_scores(players: Sequence[Computer], seed: int) -> tuple[int, ...]:
    """The scores of the first round of a match."""
    rng = Random(seed)
    state = GAME.start(len(players), rng.randrange(len(players)), GAME.rules())
    history: tuple[PublicMove, ...] = ()
    while not GAME.round_over(state) and GAME.to_act(state) >= CHANCE:
        actor = GAME.to_act(state)
        if actor == CHANCE:
            move = GAME.chance(state, rng)
        else:
            legal, view = GAME.legal_moves(state), GAME.seat_view(state, actor, history)
            move = players[actor].choose(view, legal, rng, BUDGET)
        history += (GAME.public_move(state, move),)
        state = GAME.apply(state, move)
    scores: tuple[int, ...] = GAME.public_view(state).round_scores
    return scores


def margin(variant: Computer, others: Sequence[Computer], seats: int, deals: range) -> float:
    """Points ahead of the mean of the others, a round."""
    margins = []
    for other in others:
        for seed in deals:
            for seat in range(seats):
                players = [variant if each == seat else other for each in range(seats)]
                scores = round_scores(players, seed)
                margins.append(scores[seat] - (sum(scores) - scores[seat]) / (seats - 1))
    return fmean(margins)


def main() -> None:
    """Tune, and print the numbers generation by generation."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--level", default="regent")
    parser.add_argument("--against", default="courtier,page", help="levels, once or more often")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--generations", type=int, default=70)
    parser.add_argument("--deals", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = Random(args.seed)
    others = [PACKAGE.computers[level] for level in args.against.split(",")]
    start = strategies_of(args.level)[args.seats].model_dump()
    mean = numbers(start)
    spread = [max(LEAST_SPREAD, abs(number) * SPREAD) for number in mean]
    for generation in range(args.generations):
        first = generation * args.deals
        deals = range(first, first + args.deals)
        tried = [
            mean,
            *([*starmap(rng.gauss, zip(mean, spread, strict=True))] for _ in range(VARIANTS - 1)),
        ]
        ranked = sorted(
            (
                (margin(player(start, values), others, args.seats, deals), values)
                for values in tried
            ),
            reverse=True,
        )
        best = [values for _, values in ranked[: len(SHARES)]]
        for index, old in enumerate(mean):
            column = [values[index] for values in best]
            aim = sum(share * value for share, value in zip(SHARES, column, strict=True))
            strayed = sum(share * (v - old) ** 2 for share, v in zip(SHARES, column, strict=True))
            mean[index] = old + STEP * (aim - old)
            spread[index] = (
                0.85 * spread[index] ** 2 + 0.15 * max(strayed, 0.3 * spread[index] ** 2)
            ) ** 0.5
        print(
            f"{generation + 1}: margin {ranked[0][0]:.1f}",
            Strategy.model_validate(filled(start, list(mean))),
        )


def player(start: dict[str, Any], values: list[float]) -> Variant:
    """A player that weighs these numbers."""
    weights = Strategy.model_validate(filled(start, list(values)))
    return Variant(GAME.kinds, dict.fromkeys(GAME.seats, weights))


if __name__ == "__main__":
    main()
