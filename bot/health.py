"""A sign of life in a file, for a container's health check.

While the bot is connected it touches the file every ``EVERY`` seconds; ``python -m bot health``
looks at how old it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import discord
from discord.ext import tasks

Beat = Callable[[], Coroutine[Any, Any, None]]

EVERY = 10.0
TOO_OLD = 60.0


def start(client: discord.AutoShardedClient, path: Path) -> tasks.Loop[Beat]:
    """Touch ``path`` from now on, while the client is connected with all its shards."""

    @tasks.loop(seconds=EVERY)
    async def beat() -> None:
        if client.is_closed():
            beat.cancel()
        elif client.is_ready() and not any(each.is_closed() for each in client.shards.values()):
            path.touch()  # noqa: ASYNC240 -- a local file, too quick for a thread

    beat.start()
    return beat


def is_alive(path: Path) -> bool:
    """Whether the sign of life is young enough."""
    try:
        return time.time() - path.stat().st_mtime < TOO_OLD
    except OSError:
        return False
