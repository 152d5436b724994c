"""The commands that only tell: ``/rules``, ``/leaderboard``, ``/help``."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Protocol

import discord
from discord import app_commands

from bot.commands.base import Command, command, game_choices, words
from bot.context import Context, decode, run
from bot.handlers.information import show_board, show_rules
from bot.ids import Id
from bot.screens import help as help_screens

if TYPE_CHECKING:
    from bot.client import Regalia


class ShowGame(Protocol):
    """Shows something about a game."""

    def __call__(self, context: Context, game: str, /) -> Awaitable[None]:
        """Answer with it."""


def commands(bot: Regalia) -> tuple[Command, ...]:
    """All of them."""
    return (
        _of_a_game(bot, "rules", show_rules),
        _of_a_game(bot, "leaderboard", show_board),
        command(bot, "help", _help),
    )


def _of_a_game(bot: Regalia, name: str, show: ShowGame) -> Command:
    """A command about one game: the one named, or played here, or else the first."""

    async def callback(interaction: discord.Interaction, game: str | None = None) -> None:
        async def handler(context: Context) -> None:
            await show(context, game or await _usual_game(context))

        await run(decode(bot, interaction, Id(name)), handler, private=True)

    callback = app_commands.choices(game=game_choices(bot))(callback)
    callback = app_commands.describe(game=words("command-about-game"))(callback)
    made: Command = app_commands.Command(
        name=name, description=words(f"command-{name}"), callback=callback
    )
    made.guild_only = True
    return made


async def _usual_game(context: Context) -> str:
    table = await context.bot.tables.in_channel(context.place)
    return context.bot.registry.ids[0] if table is None else table.package.game.id


async def _help(context: Context) -> None:
    await context.reply.private(help_screens.help_screen(context.say()))
