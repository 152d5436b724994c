"""What is done to the bot meanwhile: Discord's failures, restarts, kills."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from tests.wire.bot_process import BotProcess
from tests.wire.double import Double

from .tally import Tally

MESSAGES = r"/channels/\d+/messages"
FAULTS = (
    ("429", "PATCH|POST", {"status": 429, "retry_after": 0.3}),
    ("429 everywhere", "PATCH|POST", {"status": 429, "retry_after": 0.3, "everywhere": True}),
    ("500", "PATCH|POST|DELETE", {"status": 500}),
    ("503", "PATCH|POST", {"status": 503}),
    ("403", "PATCH|POST|DELETE", {"status": 403, "code": 50013}),
    ("404", "PATCH|DELETE", {"status": 404, "code": 10008}),
    ("cut line", "PATCH|POST", {"status": 0}),
)


async def storm(double: Double, tally: Tally, rng: Random, until: Callable[[], bool]) -> None:
    """Let requests about messages fail now and then."""
    traffic = double.traffic
    while not until():
        name, methods, details = rng.choice(FAULTS)
        method = rng.choice(methods.split("|"))
        traffic.faults[:] = [each for each in traffic.faults if each.met < each.times]
        if len(traffic.faults) < 5:
            traffic.fault(method, MESSAGES, times=rng.randint(1, 3), **details)
            tally.faults[name] += 1
        await asyncio.sleep(rng.random() * 0.5)


async def restarts(
    bot: BotProcess,
    tally: Tally,
    rng: Random,
    open_: asyncio.Event,
    until: Callable[[], bool],
    every: float,
) -> None:
    """Stop or kill the bot again and again; people wait while it is closed."""
    while not until():
        await asyncio.sleep(every * (0.5 + rng.random()))
        if until():
            return
        kill = rng.random() < 0.5
        open_.clear()
        await bot.restart(kill=kill)
        tally.restarts["killed" if kill else "stopped"] += 1
        open_.set()
