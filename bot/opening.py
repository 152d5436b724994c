"""Whether a server wants a table here, and the thread of its own that one can have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from engine.errors import TableError
from engine.store.housekeeping import GuildSettings
from engine.tables.table import Place

if TYPE_CHECKING:
    from bot.context import Context

THREAD_MINUTES: Final = 10080
"""A thread of a table is put away by Discord after a week of silence."""


async def allowed(context: Context, settings: GuildSettings) -> bool:
    """Whether the server lets this person open a table here; says why not."""
    if settings.openers == "moderators" and not context.is_moderator:
        raise TableError("only-moderators-open")
    chosen = channels(context, settings)
    parent = getattr(context.interaction.channel, "parent_id", None)
    if not chosen or {context.place.channel_id, parent} & set(chosen):
        return True
    names = " ".join(f"<#{channel_id}>" for channel_id in chosen)
    await context.notice("channel-not-allowed", channels=names)
    return False


def channels(context: Context, settings: GuildSettings) -> tuple[int, ...]:
    """The channels the server chose for tables, as far as they still exist; none means all."""
    guild = context.interaction.guild
    if guild is None:
        return settings.allowed_channels
    return tuple(each for each in settings.allowed_channels if guild.get_channel(each) is not None)


async def require_computers(context: Context) -> None:
    """Whether the server lets computers play. Raises ``TableError``."""
    settings = await context.bot.servers.get(context.place.guild_id)
    if not settings.computers:
        raise TableError("no-computers-here")


async def new_thread(context: Context, name: str) -> Place:
    """A public thread of the table's own in this channel.

    Raises ``TableError`` where there cannot be one.
    """
    channel = context.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise TableError("no-threads-here")
    thread = await channel.create_thread(
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=THREAD_MINUTES
    )
    return Place(context.place.guild_id, thread.id)
