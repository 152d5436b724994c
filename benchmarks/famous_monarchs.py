"""How fast The Famous Monarchs play: decisions of random play, and the solver's time a hand.

Times are of the process, so that other work on the machine counts little. Run as ``python -m benchmarks.famous_monarchs`` from the top of the project.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from engine.game import NOBODY
from engine.games.famous_monarchs.arrange import SOLVERS, Solver
from engine.games.famous_monarchs.deck import BITS, CROMWELL, JOINT, SIZE, hand_of
from engine.games.famous_monarchs.game import FamousMonarchs
from engine.games.famous_monarchs.state import HAND, MonarchsRules
from engine.games.famous_monarchs.windows import Lines

DECISIONS = 300_000
SECONDS = 0.5
HANDS = 500


def random_play(seats: int, rng: random.Random) -> float:
    """Decisions (legal moves listed, one chosen, applied) a second."""
    game = FamousMonarchs()
    state = game.start(seats, 0, MonarchsRules())
    begun = time.process_time()
    for _ in range(DECISIONS):
        while (actor := game.to_act(state)) < 0:
            if actor == NOBODY:
                state = game.start(seats, 0, MonarchsRules())
            state = game.apply(state, game.chance(state, rng))
        state = game.apply(state, rng.choice(game.legal_moves(state)))
    return DECISIONS / (time.process_time() - begun)


def random_hand(rng: random.Random) -> int:
    return hand_of(rng.sample(range(SIZE), HAND))


def winning_hand(rng: random.Random) -> int:
    """A set of four and a set of three; in every other hand Cromwell fills a place."""
    lines = Lines("strict")
    while True:
        four = rng.choice(list(lines.windows[4].values()))
        three = rng.choice(list(lines.windows[3].values()))
        cards = {*four.cards, *three.cards}
        if len(cards) == HAND and CROMWELL not in cards:
            if rng.random() < 1 / 2:
                cards.remove(rng.choice(sorted(cards)))
                cards.add(CROMWELL)
            return hand_of(cards)


def near_hand(rng: random.Random) -> int:
    """A winning hand with one card exchanged."""
    hand = winning_hand(rng)
    held = [card for card in range(SIZE) if hand >> card & 1]
    other = [card for card in range(SIZE) if not hand >> card & 1]
    return hand ^ BITS[rng.choice(held)] ^ BITS[rng.choice(other)]


def hardest_hand(rng: random.Random) -> int:
    """Cromwell, the joint card, and neighbours of it: the most readings."""
    around = [card for card in range(JOINT - 4, JOINT + 5) if card not in (JOINT, CROMWELL)]
    return hand_of([JOINT, CROMWELL, *rng.sample(around, HAND - 2)])


def microseconds(work: Callable[[int], object], hands: Sequence[int]) -> float:
    """The mean time a hand."""
    rounds, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        for hand in hands:
            work(hand)
        rounds += 1
    return (time.process_time() - begun) / (rounds * len(hands)) * 1e6


def main() -> None:
    rng = random.Random(3)
    for seats in (2, 4, 6):
        print(f"random play, {seats} seats: {random_play(seats, rng):>10,.0f} decisions/s")
    solver: Solver = SOLVERS["strict"]
    for maker in (random_hand, near_hand, winning_hand, hardest_hand):
        hands = [maker(rng) for _ in range(HANDS)]
        arrange = microseconds(solver.arrange, hands)
        distance = microseconds(solver.distance, hands)
        name = maker.__name__.replace("_", " ")
        print(f"solver, {name:<12} arrange {arrange:6.1f} µs   distance {distance:6.1f} µs")


if __name__ == "__main__":
    main()
