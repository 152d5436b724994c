"""The real bot in a simulated Discord: people press real buttons and see real messages.

After each test everything the bot sent is held against Discord's limits, and every error it
logged without the test knowing fails the test.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import Regalia, build_bot
from bot.playground.simulator import Pause
from bot.settings import load_settings
from tests.bot.stage import Errors, Stage
from tests.bot.watch import Watch

MakeBot = Callable[[], Regalia]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "regalia.db"


@pytest.fixture
def pause() -> Pause:
    """How the bot waits: only ``advance_time`` ends its pauses."""
    return Pause()


@pytest.fixture
def make_bot(
    database: Path,
    pause: Pause,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> MakeBot:
    """A new bot on the same database: computers do not pause, requests are not paced."""
    monkeypatch.setattr("bot.throttle.RATE", 1e9)
    monkeypatch.setattr("bot.client.BEAT_SECONDS", 1e9)
    marker = request.node.get_closest_marker("settings")
    own: dict[str, Any] = marker.kwargs if marker else {}

    def make() -> Regalia:
        settings = load_settings(
            need_token=False,
            env_file=None,
            **{"database": database, "computer_pause": 0, **own},
        )
        bot = build_bot(settings, sleep=pause, pace=0, rng=random.Random(7))
        bot.shard_count = 1
        return bot

    return make


@pytest.fixture
def simcord_bot(make_bot: MakeBot) -> Regalia:
    """What the simulated Discord of ``simcord_env`` runs."""
    return make_bot()


@pytest.fixture
async def stage(simcord_env: simcord.Env, make_bot: MakeBot, pause: Pause) -> AsyncIterator[Stage]:
    """A server with a channel and four people; any error the bot swallowed fails the test."""
    pause.bind(simcord_env)
    with Errors() as errors:
        stage = Stage(simcord_env, make_bot, errors)
        yield stage
        await simcord_env.settle()
        await stage.bot.close()
    assert Watch(simcord_env).complaints() == []
    assert errors.untold() == []
