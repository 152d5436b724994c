"""A sign of life in a file, for a container's health check.

While the bot is connected it touches the file every ``EVERY`` seconds; ``python -m bot health``
looks at how old it is.
"""

from __future__ import annotations

import time
from pathlib import Path

import discord
from discord.ext import tasks

EVERY = 20.0
TOO_OLD = 3 * EVERY


def start(client: discord.Client, path: Path) -> None:
    """Touch ``path`` from now on, while the client is connected."""

    @tasks.loop(seconds=EVERY)
    async def beat() -> None:
        if client.is_closed():
            beat.cancel()
        elif client.is_ready():
            path.touch()  # noqa: ASYNC240 -- a local file, too quick for a thread

    beat.start()


def is_alive(path: Path) -> bool:
    """Whether the sign of life is young enough."""
    try:
        return time.time() - path.stat().st_mtime < TOO_OLD
    except OSError:
        return False
