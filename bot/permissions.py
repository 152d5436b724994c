"""What the bot must be allowed to do where a table is opened."""

from __future__ import annotations

import discord

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads")


def missing(interaction: discord.Interaction) -> tuple[str, ...]:
    """The names of the permissions the bot lacks where this was asked."""
    granted = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    return tuple(name for name in needed if not getattr(granted, name))
