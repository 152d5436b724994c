"""The commands that only tell: ``/rules`` and ``/help``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.base import Command, command, game_choices
from bot.commands.translator import words
from bot.context import Context, decode, run
from bot.handlers.information import show_rules
from bot.ids import Id
from bot.screens import help as help_screens

if TYPE_CHECKING:
    from bot.client import Regalia


def commands(bot: Regalia) -> tuple[Command, ...]:
    """Both."""
    return (
        _rules(bot),
        command(bot, "help", _help),
    )


async def usual_game(context: Context) -> str:
    """The game that a command is about unless it is named: the one played here, or the first."""
    table = await context.bot.tables.in_channel(context.place)
    return context.bot.registry.ids[0] if table is None else table.package.game.id


def _rules(bot: Regalia) -> Command:

    async def callback(interaction: discord.Interaction, game: str | None = None) -> None:
        async def handler(context: Context) -> None:
            await show_rules(context, game or await usual_game(context))

        await run(decode(bot, interaction, Id("rules")), handler, private=True)

    callback = app_commands.choices(game=game_choices(bot))(callback)
    callback = app_commands.describe(game=words("command-about-game"))(callback)
    made: Command = app_commands.Command(
        name="rules", description=words("command-rules"), callback=callback
    )
    made.guild_only = True
    return made


async def _help(context: Context) -> None:
    await context.reply.private(help_screens.help_screen(context.say()))
