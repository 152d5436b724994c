"""The real bot in a simulated Discord: people press real buttons and see real messages."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import simcord
from bot.client import Regalia, build_bot
from bot.settings import load_settings

from tests.bot.stage import Stage

MakeBot = Callable[[], Regalia]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "regalia.db"


@pytest.fixture
def make_bot(database: Path, request: pytest.FixtureRequest) -> MakeBot:
    """A new bot on the same database: computers do not pause, edits are not paced."""
    marker = request.node.get_closest_marker("settings")
    own: dict[str, Any] = marker.kwargs if marker else {}

    def make() -> Regalia:
        settings = load_settings(
            need_token=False,
            env_file=None,
            **{"database": database, "computer_pause": 0, **own},
        )
        bot = build_bot(settings, pace=0, rng=random.Random(7))
        bot.shard_count = 1
        return bot

    return make


@pytest.fixture
def simcord_bot(make_bot: MakeBot) -> Regalia:
    """What the simulated Discord of ``simcord_env`` runs."""
    return make_bot()


@pytest.fixture
async def stage(simcord_env: simcord.Env, make_bot: MakeBot) -> AsyncIterator[Stage]:
    """A server with a channel and four people; any error the bot swallowed fails the test."""
    stage = Stage(simcord_env, make_bot)
    yield stage
    await stage.bot.close()
