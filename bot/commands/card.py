"""``/card``: what a card is, in the game and in history; its name completes itself."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.base import Command
from bot.commands.translator import words
from bot.context import Context, decode, run
from bot.i18n import Say
from bot.ids import Id
from bot.screens import card as screens
from bot.screens.layout import OPTION, OPTIONS, cut
from engine.errors import TableError
from engine.game import CardId, Package

if TYPE_CHECKING:
    from bot.client import Regalia


def command(bot: Regalia) -> Command:
    """The command."""

    async def callback(interaction: discord.Interaction, card: str) -> None:
        async def show(context: Context) -> None:
            package, found = _find(bot, card, context.say())
            await context.reply.private(screens.card(package, found, context.say()))

        await run(decode(bot, interaction, Id("card")), show, private=True)

    callback = app_commands.describe(card=words("command-card-card"))(callback)
    made: Command = app_commands.Command(
        name="card", description=words("command-card"), callback=callback
    )
    made.guild_only = True

    @made.autocomplete("card")
    async def complete(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        say = bot.languages.say(interaction)
        return [
            app_commands.Choice(name=cut(label, OPTION), value=value)
            for label, value in _matching(bot, typed, say)[:OPTIONS]
        ]

    return made


def _matching(bot: Regalia, typed: str, say: Say) -> list[tuple[str, str]]:
    """Labels and values of the cards whose name holds what was typed; beginnings come first."""
    sought = _fold(typed)
    found = [
        (label, value, _fold(label))
        for label, value in _all_cards(bot, say)
        if sought in _fold(label)
    ]
    found.sort(key=lambda each: not any(word.startswith(sought) for word in each[2].split()))
    return [(label, value) for label, value, _ in found]


def _all_cards(bot: Regalia, say: Say) -> Iterator[tuple[str, str]]:
    for game in bot.registry.ids:
        face = bot.registry.package(game).face
        for card in face.cards():
            label = say(
                "card-choice", card=say.plain(face.card_name(card)), game=say.plain(face.name)
            )
            yield label, f"{game}.{card}"


def _find(bot: Regalia, asked: str, say: Say) -> tuple[Package, CardId]:
    """The card chosen from the list, or the best one for a name that was only typed."""
    game, _, card = asked.partition(".")
    if game not in bot.registry.ids:
        matching = _matching(bot, asked.strip(), say)
        if not matching or not asked.strip():
            raise TableError("unknown-card")
        game, _, card = matching[0][1].partition(".")
    package = bot.registry.package(game)
    if card not in package.face.cards():
        raise TableError("unknown-card")
    return package, card


def _fold(text: str) -> str:
    """Letters without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))
