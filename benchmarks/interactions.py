"""How long one interaction takes: the real bot as a process, a small Discord beside it.

Run as ``python -m benchmarks.interactions`` from the top of the project. Measured is what Discord
would see: from sending INTERACTION_CREATE until the answer has arrived, checked and kept. So both
ways over the sockets, and the work of the small Discord itself, are in it; pictures are not. A
draw and a discard are committed to the disk before they are answered.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.wire import play
from tests.wire.bot_process import BotProcess
from tests.wire.double import Double
from tests.wire.interactions import Answer
from tests.wire.people import Person
from tests.wire.world import Message

TURNS = 300
ROUND = 60  # turns; the stock lasts for a few more
TABLES = 50
TURNS_AT_ONCE = 8

Times = dict[str, list[float]]


def note(times: Times, what: str, answer: Answer) -> Answer:
    assert not answer.failed
    assert answer.elapsed is not None
    times[what].append(answer.elapsed * 1000)
    return answer


async def turn(people: list[Person], table: Message, rng: Random, times: Times) -> None:
    """A draw and a discard of whoever is to act."""
    for person in people:
        hand = note(times, "My hand", await person.click(table, "My hand"))
        if play.deeds(hand):
            hand = note(times, "Draw", await person.click(hand, "Draw"))
            discards = [deed for deed in play.deeds(hand) if deed.code.startswith("x")]
            note(times, "Discard", await play.do(person, hand, rng.choice(discards)))
            return


async def evening(double: Double, turns: int, times: Times, seed: int) -> None:
    """So many turns of two people, a new table for each round."""
    rng = Random(seed)
    for begun in range(0, turns, ROUND):
        people = double.people(2, double.channel(guild=double.guild()))
        table = await play.begin(*people)
        for _ in range(min(ROUND, turns - begun)):
            await turn(people, table, rng, times)


def tell(title: str, times: Times) -> None:
    print(title)
    for what, taken in times.items():
        taken.sort()
        median, p99 = statistics.median(taken), taken[int(len(taken) * 0.99)]
        print(f"  {what:8} median {median:6.2f} ms   p99 {p99:6.2f} ms   ({len(taken)})")


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Double() as double:
            env = {"DISCORD_TOKEN": double.token}
            async with BotProcess(double, Path(folder), env) as bot:
                alone: Times = defaultdict(list)
                await evening(double, TURNS, alone, 1)
                tell("One table, one interaction at a time", alone)
                crowd: Times = defaultdict(list)
                began = time.perf_counter()
                await asyncio.gather(
                    *(evening(double, TURNS_AT_ONCE, crowd, seed) for seed in range(TABLES))
                )
                rate = sum(map(len, crowd.values())) / (time.perf_counter() - began)
                tell(f"{TABLES} tables at once, {rate:.0f} interactions/s", crowd)
                assert bot.errors() == []
                assert double.violations == []


if __name__ == "__main__":
    asyncio.run(main())
