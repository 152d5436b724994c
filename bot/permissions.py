"""What the bot must be allowed to do where a table is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.context import Context

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads")
NEEDED_FOR_A_THREAD = ("view_channel", "create_public_threads", "send_messages_in_threads")


async def granted(context: Context, *, new_thread: bool = False) -> bool:
    """Whether the bot may show a table where this was asked; says what it lacks if not.

    ``new_thread``: in a thread that is to be made in this channel.
    """
    lacking = missing(context.interaction, new_thread=new_thread)
    if lacking:
        say = context.say()
        names = say.list(say(f"permission-{name}") for name in lacking)
        await context.notice("missing-permissions", permissions=names)
    return not lacking


def missing(interaction: discord.Interaction, *, new_thread: bool) -> tuple[str, ...]:
    """The names of the permissions the bot lacks where this was asked."""
    allowed = interaction.app_permissions
    needed: tuple[str, ...] = NEEDED
    if new_thread:
        needed = NEEDED_FOR_A_THREAD
    elif isinstance(interaction.channel, discord.Thread):
        needed = NEEDED_IN_THREADS
    return tuple(name for name in needed if not getattr(allowed, name))
