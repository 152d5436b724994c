"""What the bot must be allowed to do where a table is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.context import Context

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads")


async def granted(context: Context) -> bool:
    """Whether the bot may show a table where this was asked; says what it lacks if not."""
    lacking = missing(context.interaction)
    if lacking:
        say = context.say()
        names = say.list(say(f"permission-{name}") for name in lacking)
        await context.notice("missing-permissions", permissions=names)
    return not lacking


def missing(interaction: discord.Interaction) -> tuple[str, ...]:
    """The names of the permissions the bot lacks where this was asked."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    return tuple(name for name in needed if not getattr(allowed, name))
