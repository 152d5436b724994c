"""``/privacy show``, ``/privacy export`` and ``/privacy delete``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.base import command
from bot.commands.translator import words
from bot.handlers.privacy import PAGES

if TYPE_CHECKING:
    from bot.client import Regalia


def group(bot: Regalia) -> app_commands.Group:
    """The command with its parts."""
    made = app_commands.Group(name="privacy", description=words("command-privacy"), guild_only=True)
    for name, page in PAGES.items():
        made.add_command(command(bot, name, page, parent="privacy"))
    return made
