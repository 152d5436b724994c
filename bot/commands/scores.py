"""The commands about scores: ``/leaderboard`` and ``/stats``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.base import Command, game_choices
from bot.commands.information import usual_game
from bot.commands.translator import words
from bot.context import Context, decode, run
from bot.handlers.board import show_board
from bot.handlers.stats import show_stats
from bot.ids import Id
from bot.screens.board import ORDERINGS, Asked, season_name
from bot.screens.layout import OPTION, OPTIONS, cut
from engine.errors import TableError

if TYPE_CHECKING:
    from bot.client import Regalia

LAST_PAGE = 10**6


def commands(bot: Regalia) -> tuple[Command, ...]:
    """Both."""
    return _leaderboard(bot), _stats(bot)


def _leaderboard(bot: Regalia) -> Command:
    async def callback(
        interaction: discord.Interaction,
        game: str | None = None,
        by: str = "points",
        season: str | None = None,
        page: app_commands.Range[int, 1, LAST_PAGE] = 1,
    ) -> None:
        async def show(context: Context) -> None:
            asked = Asked(
                game or await usual_game(context),
                by,
                page - 1,
                0 if season is None else await _season(context, season),
            )
            await show_board(context, asked)

        await run(decode(bot, interaction, Id("leaderboard")), show, private=True)

    callback = app_commands.choices(
        game=game_choices(bot),
        by=[app_commands.Choice(name=words(f"board-by-{by}"), value=by) for by in ORDERINGS],
    )(callback)
    callback = app_commands.describe(
        game=words("command-about-game"),
        by=words("command-leaderboard-by"),
        season=words("command-leaderboard-season"),
        page=words("command-leaderboard-page"),
    )(callback)
    made: Command = app_commands.Command(
        name="leaderboard", description=words("command-leaderboard"), callback=callback
    )
    made.guild_only = True

    @made.autocomplete("season")
    async def complete(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        say = bot.languages.say(interaction)
        assert interaction.guild_id is not None
        names = [(say("season-all"), "0")]
        names += [
            (season_name(season, say, markdown=False), str(season.number))
            for season in await bot.store.seasons(interaction.guild_id)
        ]
        return [
            app_commands.Choice(name=cut(name, OPTION), value=value)
            for name, value in names
            if typed.casefold() in name.casefold()
        ][:OPTIONS]

    return made


async def _season(context: Context, asked: str) -> int:
    """The id of a season by its number or its name; 0 for all time. Raises ``TableError``."""
    if asked == "0":
        return 0
    say = context.say()
    for season in await context.bot.store.seasons(context.place.guild_id):
        if asked.strip().casefold() in (
            str(season.number),
            season_name(season, say, markdown=False).casefold(),
        ):
            return season.id
    raise TableError("no-such-season", name=asked[:OPTION])


def _stats(bot: Regalia) -> Command:
    async def callback(
        interaction: discord.Interaction,
        player: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        async def show(context: Context) -> None:
            who = player or interaction.user
            await show_stats(
                context, game or await usual_game(context), who.id, name=who.display_name
            )

        await run(decode(bot, interaction, Id("stats")), show, private=True)

    callback = app_commands.choices(game=game_choices(bot))(callback)
    callback = app_commands.describe(
        player=words("command-about-player"), game=words("command-about-game")
    )(callback)
    made: Command = app_commands.Command(
        name="stats", description=words("command-stats"), callback=callback
    )
    made.guild_only = True
    return made
