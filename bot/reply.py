"""Answering an interaction: once, in time, and never in silence.

Discord wants a first answer within 3 s. A handler that is slower is deferred on its behalf, and
its screen follows when it is ready. Private screens replace the private message that was clicked,
or open a new one; public ones update the message that was clicked. A picture that cannot be sent
never costs the words beside it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord

from bot.screens.layout import Screen

log = logging.getLogger(__name__)

T = TypeVar("T")

DEFER_AFTER = 1.5
"""Seconds a handler may take before its answer is deferred; half of what Discord allows."""

GONE = frozenset({10008, 10015, 10062, 40060, 50027})
"""Codes for an interaction or message that can no longer be answered: nobody is waiting."""


class Reply:
    """The answer to one interaction."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self._lock = asyncio.Lock()
        self._deferred_private = False

    @property
    def on_private(self) -> bool:
        """Whether a button of a private message was pressed."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def on_public(self) -> bool:
        """Whether a button of a public message was pressed."""
        return self._interaction.message is not None and not self.on_private

    async def private(self, screen: Screen) -> None:
        """Show a screen to this person only."""

        async def show() -> None:
            response = self._interaction.response
            if not response.is_done():
                if self.on_private:
                    await response.edit_message(view=screen, **self._in_place(screen))
                else:
                    await response.send_message(view=screen, ephemeral=True, **_along(screen))
            elif self._deferred_private or self.on_private:
                await self._interaction.edit_original_response(
                    view=screen, **self._in_place(screen)
                )
            else:
                await self._interaction.followup.send(view=screen, ephemeral=True, **_along(screen))

        async with self._lock:
            await _surely(show, screen)

    async def aside(self, screen: Screen) -> None:
        """Show a screen to this person only, in a message of its own: what was pressed stays."""
        if not self.on_private:
            await self.private(screen)
            return

        async def show() -> None:
            response = self._interaction.response
            if not response.is_done():
                await response.send_message(view=screen, ephemeral=True, **_along(screen))
            else:
                await self._interaction.followup.send(view=screen, ephemeral=True, **_along(screen))

        async with self._lock:
            await _surely(show, screen)

    async def update(self, screen: Screen) -> None:
        """Redraw the public message whose button was pressed."""

        async def show() -> None:
            if not self._interaction.response.is_done():
                await self._interaction.response.edit_message(view=screen)
            else:
                await self._interaction.edit_original_response(view=screen)

        async with self._lock:
            await _surely(show, screen)

    async def post(self, screen: Screen) -> int | None:
        """Answer a command with a public message; its id.

        ``None`` when the answer was deferred meanwhile: that is always in private, because a
        refusal has to be, and what was deferred cannot become public.
        """

        async def show() -> int | None:
            answer = await self._interaction.response.send_message(view=screen)
            return answer.message_id

        async with self._lock:
            return None if self._interaction.response.is_done() else await _surely(show, screen)

    def _in_place(self, screen: Screen) -> dict[str, Any]:
        """The files of an edited message; those it had before go."""
        files = screen.uploads()
        message = self._interaction.message
        had = message is not None and bool(message.attachments)
        return {"attachments": files} if files or had else {}

    async def defer(self, *, private: bool) -> None:
        """Ask Discord for more time, unless there is an answer already."""
        async with self._lock:
            response = self._interaction.response
            if response.is_done():
                return
            if self._interaction.message is None or (private and not self.on_private):
                await response.defer(ephemeral=True, thinking=True)
                self._deferred_private = True
            else:
                await response.defer()


def _along(screen: Screen) -> dict[str, Any]:
    """The files of a new message."""
    files = screen.uploads()
    return {"files": files} if files else {}


async def _surely(show: Callable[[], Awaitable[T]], screen: Screen) -> T:
    """Show it; without its pictures where Discord does not take them."""
    try:
        return await _again(show)
    except discord.HTTPException as error:
        if is_gone(error) or not screen.drop_pictures():
            raise
        log.warning("A picture was not taken: %s", error)
        return await _again(show)


async def _again(show: Callable[[], Awaitable[T]]) -> T:
    """Show it, once more if the connection was cut: an answer that did arrive refuses the second."""
    try:
        return await show()
    except aiohttp.ClientConnectionError as error:
        log.info("An answer is given again: %s", error)
        return await show()


async def in_time(reply: Reply, work: Callable[[], Awaitable[None]], *, private: bool) -> None:
    """Run a handler; defer its answer when it is slow. Errors come out as they are."""
    task = asyncio.ensure_future(work())
    done, _ = await asyncio.wait({task}, timeout=DEFER_AFTER)
    if not done:
        try:
            await reply.defer(private=private)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.warning("An answer could not be deferred: %s", error)
    await task


def is_gone(error: discord.HTTPException) -> bool:
    """Whether the interaction can no longer be answered, so that nothing is left to say."""
    return error.code in GONE
