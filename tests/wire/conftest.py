"""Fixtures of the wire tests: a fresh double each, clean at the end; bots as processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from . import schema
from .bot_process import BotProcess
from .double import Double

StartBot = Callable[..., Awaitable[BotProcess]]


def pytest_report_header() -> str | None:
    why = schema.missing()
    return f"wire: payloads not held against Discord's API description: {why}" if why else None


@pytest.fixture
async def double() -> AsyncIterator[Double]:
    """A running double; the test fails if the bot sent what Discord would refuse.

    A test that means to provoke refusals clears `double.violations` itself.
    """
    async with Double() as running:
        yield running
        assert running.violations == []


@pytest.fixture
async def start_bot(double: Double, tmp_path: Path) -> AsyncIterator[StartBot]:
    """Start the bot as a process: `await start_bot(env={…}, module="bot")`. All are killed at the end."""
    started: list[BotProcess] = []

    async def start(env: dict[str, str] | None = None, **details: Any) -> BotProcess:
        bot = BotProcess(double, tmp_path, env, **details)
        started.append(bot)
        await bot.start()
        return bot

    yield start
    for bot in started:
        await bot.kill()
        print(bot.tail())  # noqa: T201 pytest shows it with a failure
