"""``/language``: the language in which a person is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.base import Command
from bot.commands.translator import words
from bot.context import Context, decode, run
from bot.handlers.language import language as show
from bot.handlers.language import speak
from bot.i18n import supported, t
from bot.ids import Id
from bot.languages import FOLLOW

if TYPE_CHECKING:
    from bot.client import Regalia


def command(bot: Regalia) -> Command:
    """The command; without its option it only shows what is chosen."""

    async def callback(interaction: discord.Interaction, language: str | None = None) -> None:
        async def handler(context: Context) -> None:
            if language is not None:
                await speak(context, language)
            await show(context)

        await run(decode(bot, interaction, Id("language")), handler, private=True)

    callback = app_commands.choices(
        language=[
            app_commands.Choice(name=words("language-auto"), value=FOLLOW),
            *(app_commands.Choice(name=t("language", each), value=each) for each in supported()),
        ]
    )(callback)
    callback = app_commands.describe(language=words("command-language-language"))(callback)
    made: Command = app_commands.Command(
        name="language", description=words("command-language"), callback=callback
    )
    made.guild_only = True
    return made
