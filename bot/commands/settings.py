"""``/settings``: what a server and what a person chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.base import command
from bot.commands.translator import words
from bot.handlers import settings

if TYPE_CHECKING:
    from bot.client import Regalia


def group(bot: Regalia) -> app_commands.Group:
    """The command with its two parts."""
    made = app_commands.Group(
        name="settings", description=words("command-settings"), guild_only=True
    )
    for name, page in settings.PAGES.items():
        made.add_command(command(bot, name, page, parent="settings"))
    return made
