"""`python -m tests.soak`: see `make soak`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.wire.bot_process import BotProcess
from tests.wire.double import Double

from . import reckoning, weather
from .evening import Evening
from .tally import Tally

CLEARING = 5.0
"""Seconds between two clearings of what the double remembers."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How many tables for how many seconds, and how often the bot is restarted, in seconds.

    `pace` is how many things people do in a second at all tables together; a turn is one.
    """

    tables: int = 200
    seconds: float = 420.0
    restart_every: float = 60.0
    pace: float = 12.0
    seed: int = 1


async def soak(plan: Plan, folder: Path) -> Tally:
    """Run it; the database is left in `folder`."""
    rng, tally, open_ = Random(plan.seed), Tally(), asyncio.Event()
    async with Double() as double:
        bot = BotProcess(double, folder, {"DISCORD_TOKEN": double.token, "COMPUTER_PAUSE": "0.3"})
        async with bot:
            open_.set()
            double.traffic.limit_as_discord()
            evenings = _evenings(plan, double, rng, tally, open_)
            ends = time.monotonic() + plan.seconds

            def over() -> bool:
                return time.monotonic() >= ends

            await asyncio.gather(
                *(evening.run(over) for evening in evenings),
                weather.storm(double, tally, rng, over),
                weather.restarts(bot, tally, rng, open_, over, plan.restart_every),
                _clear(double, over),
            )
            double.traffic.faults.clear()
            await _reckon(bot, double, evenings, folder / "regalia.db", tally)
    return tally


def _evenings(
    plan: Plan, double: Double, rng: Random, tally: Tally, open_: asyncio.Event
) -> list[Evening]:
    """Channels in as many servers as their limits of tables ask for."""
    guilds = [double.home, *(double.guild() for _ in range((plan.tables - 1) // 10))]
    return [
        Evening(
            double,
            double.channel(guild=guilds[number // 10]),
            Random(rng.random()),
            tally,
            open_,
            plan.tables / plan.pace,
        )
        for number in range(plan.tables)
    ]


async def _reckon(
    bot: BotProcess, double: Double, evenings: list[Evening], database: Path, tally: Tally
) -> None:
    await reckoning.play_on(evenings)
    await reckoning.all_shown(double, database, tally)
    await reckoning.nothing_stuck(double, database, tally, 10.0)
    await bot.stop()
    tally.deeds["match re-played"] = await reckoning.all_true(database, tally)
    reckoning.no_errors(bot, double, tally)


async def _clear(double: Double, until: object) -> None:
    """Forget what is no longer needed: an evening is long."""
    assert callable(until)
    while not until():
        await asyncio.sleep(CLEARING)
        double.world.shown.clear()
        double.traffic.requests.clear()
        for token, answer in list(double.answers.items()):
            if answer.took() > 4 * CLEARING:
                del double.answers[token]
        for channel in list(double.world.channels.values()):
            for message in list(channel.messages.values()):
                del message.versions[:-5]


def main() -> int:
    """Run from the command line; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=soak.__doc__)
    usual = Plan()
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--restart-every", type=float, default=usual.restart_every)
    parser.add_argument("--pace", type=float, default=usual.pace)
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--keep", type=Path, help="a folder for the database and the bot's log")
    given = parser.parse_args()
    plan = Plan(given.tables, given.seconds, given.restart_every, given.pace, given.seed)
    with contextlib.ExitStack() as stack:
        folder = given.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        tally = asyncio.run(soak(plan, folder))
    head = f"tables         {plan.tables} for {plan.seconds:.0f} s, seed {plan.seed}"
    sys.stdout.write("\n".join([head, *tally.lines(), ""]))
    return 1 if tally.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
