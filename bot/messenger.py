"""Sending, editing and deleting the messages of tables."""

from __future__ import annotations

import logging
from hashlib import blake2s
from typing import Any, Final

import aiohttp
import discord

from bot.screens.layout import Screen
from bot.throttle import Throttle
from engine.tables.table import Place

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE: Final = 10008
TOO_OLD: Final = 30046
ARCHIVED: Final = 50083
REPLACED: Final = frozenset({UNKNOWN_MESSAGE, TOO_OLD, ARCHIVED})
"""Codes for a message that cannot be edited any more, in a channel that takes a new one."""

FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request to Discord can raise."""


def nonce(*parts: int) -> str:
    """The name of a post (Discord: at most 25 characters), the same when it is tried again."""
    return blake2s(repr(parts).encode(), digest_size=12).hexdigest()


class Messenger:
    """The bot's own requests about messages; each costs a turn of the throttle."""

    def __init__(self, client: discord.Client, throttle: Throttle) -> None:
        self._client = client
        self._throttle = throttle

    async def edit(self, place: Place, message_id: int, screen: Screen) -> int | None:
        """Edit a message. For one that has to be posted anew the code why, one of ``REPLACED``."""
        try:
            await self._channel(place).get_partial_message(message_id).edit(view=screen)
        except discord.HTTPException as error:
            if error.code in REPLACED:
                return error.code
            raise
        return None

    async def redraw(self, place: Place, message_id: int, screen: Screen) -> bool:
        """Edit a message, in a thread that was put away too. False for one that is gone."""
        message = self._channel(place).get_partial_message(message_id)
        try:
            await message.edit(view=screen)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._open(place)
            await message.edit(view=screen)
        return True

    async def send(
        self, place: Place, screen: Screen, nonce: str, mention: int | None = None
    ) -> int:
        """Post a message that notifies this person, or nobody; its id."""
        allowed = discord.AllowedMentions.none()
        if mention is not None:
            allowed = discord.AllowedMentions(users=[discord.Object(mention)])
        message = await _post(self._channel(place), nonce, view=screen, allowed_mentions=allowed)
        return message.id

    async def send_directly(
        self, user_id: int, screen: Screen, nonce: str
    ) -> tuple[int, int] | None:
        """Write to a person alone; channel and message, or ``None`` where they do not allow it."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            message = await _post(channel, nonce, view=screen)
        except discord.Forbidden:
            return None
        return channel.id, message.id

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message away, if that is still possible."""
        try:
            await self._throttle.turn()
            channel = self._client.get_partial_messageable(channel_id)
            await channel.get_partial_message(message_id).delete()
        except FAILURES as error:
            log.debug("Message %d was not deleted: %s", message_id, error)

    async def archive(self, place: Place) -> None:
        """Put a thread of the bot's own away, if that is still possible."""
        try:
            await self._throttle.turn()
            thread = await self._client.fetch_channel(place.channel_id)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await thread.edit(archived=True)
        except FAILURES as error:
            log.debug("Thread %d was not archived: %s", place.channel_id, error)

    async def _open(self, place: Place) -> None:
        await self._throttle.turn()
        thread = await self._client.fetch_channel(place.channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)


async def _post(channel: discord.abc.Messageable, nonce: str, **message: Any) -> discord.Message:
    """Post a message, or get the one that was posted with this nonce some minutes ago."""
    try:
        return await channel.send(nonce=nonce, **message)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        # It was posted, and deleted before the bot knew of it.
        return await channel.send(**message)
