"""The commands about finished matches: ``/history`` and ``/replay``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.base import Command, game_choices
from bot.commands.translator import words
from bot.context import Context, decode, run
from bot.handlers.history import latest, show_history, show_replay
from bot.ids import MOST, Id
from bot.screens.history import Sought

if TYPE_CHECKING:
    from bot.client import Regalia


def commands(bot: Regalia) -> tuple[Command, ...]:
    """Both."""
    return _history(bot), _replay(bot)


def _history(bot: Regalia) -> Command:
    async def callback(
        interaction: discord.Interaction,
        player: discord.User | None = None,
        game: str | None = None,
        against: discord.User | None = None,
    ) -> None:
        async def show(context: Context) -> None:
            sought = Sought(
                game=game,
                player=player.id if player else 0,
                against=against.id if against else 0,
            )
            await show_history(context, sought)

        await run(decode(bot, interaction, Id("history")), show, private=True)

    callback = app_commands.choices(game=game_choices(bot))(callback)
    callback = app_commands.describe(
        player=words("command-history-player"),
        game=words("command-history-game"),
        against=words("command-history-against"),
    )(callback)
    made: Command = app_commands.Command(
        name="history", description=words("command-history"), callback=callback
    )
    made.guild_only = True
    return made


def _replay(bot: Regalia) -> Command:
    async def callback(
        interaction: discord.Interaction,
        match: app_commands.Range[int, 1, MOST - 1] | None = None,
    ) -> None:
        async def show(context: Context) -> None:
            await show_replay(context, await latest(context) if match is None else match)

        await run(decode(bot, interaction, Id("replay")), show, private=True)

    callback = app_commands.describe(match=words("command-replay-match"))(callback)
    made: Command = app_commands.Command(
        name="replay", description=words("command-replay"), callback=callback
    )
    made.guild_only = True
    return made
