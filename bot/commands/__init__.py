"""The slash commands: thin, each decodes, calls the house and shows a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import (
    card,
    history,
    information,
    language,
    play,
    privacy,
    scores,
    settings,
    table,
)

if TYPE_CHECKING:
    from bot.client import Regalia


def add_commands(bot: Regalia) -> None:
    """Put every command on the bot's tree."""
    for command in (
        play.command(bot),
        *table.commands(bot),
        *information.commands(bot),
        card.command(bot),
        *scores.commands(bot),
        *history.commands(bot),
        language.command(bot),
    ):
        bot.tree.add_command(command)
    bot.tree.add_command(settings.group(bot))
    bot.tree.add_command(privacy.group(bot))
