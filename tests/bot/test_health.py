"""The sign of life: there while the bot is connected with all its shards, and only then."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot import health


@dataclass
class Shard:
    closed: bool = False

    def is_closed(self) -> bool:
        return self.closed


@dataclass
class Client:
    shards: dict[int, Shard] = field(default_factory=lambda: {0: Shard(), 1: Shard()})
    ready: bool = True

    def is_closed(self) -> bool:
        return False

    def is_ready(self) -> bool:
        return self.ready


async def sign_of(client: Any, path: Path) -> bool:
    """Whether the first beat leaves a sign."""
    beat = health.start(client, path)
    await asyncio.sleep(0.05)
    beat.cancel()
    return health.is_alive(path)


async def test_a_connected_bot_is_alive(tmp_path: Path) -> None:
    assert await sign_of(Client(), tmp_path / "alive")


@pytest.mark.parametrize(
    "client",
    [Client(ready=False), Client({0: Shard(), 1: Shard(closed=True)})],
    ids=["not ready yet", "a shard cut off"],
)
async def test_one_that_is_not_is_not(client: Client, tmp_path: Path) -> None:
    assert not await sign_of(client, tmp_path / "alive")
