"""Quiet tasks beside the tables: they go over what there is to do, slowly, and end with it."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod

from engine.errors import RegaliaError

log = logging.getLogger(__name__)


class Rounds(ABC):
    """At most one round at a time."""

    def __init__(self) -> None:
        self._more = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Go round; once more after it when one is under way."""
        self._more = True
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        try:
            while self._more:
                self._more = False
                await self._round()
        except RegaliaError:
            log.exception("%s is put off", type(self).__name__)
        finally:
            self._task = None

    @abstractmethod
    async def _round(self) -> None:
        """Do what there is to do. What it raises puts the rest off."""
