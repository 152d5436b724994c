"""``/card``: what a card is, in the game and in history; its name completes itself."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from bot.commands.base import Command
from bot.commands.translator import words
from bot.context import Context, decode, run
from bot.i18n import FALLBACK, Say
from bot.ids import Id
from bot.screens import card as screens
from bot.screens.layout import OPTION, OPTIONS, cut
from engine.errors import TableError
from engine.game import CardId, Package

if TYPE_CHECKING:
    from bot.client import Regalia

NOWHERE: Final = 5
"""The distance of a card that was not meant."""


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
    """Labels and values of the cards whose name holds what was typed, the nearest first."""
    sought = _fold(typed)
    found = [
        (_distance(sought, names, _fold(label)), label, value)
        for label, value, names in _all_cards(bot, say)
    ]
    found.sort(key=lambda each: each[0])
    return [(label, value) for distance, label, value in found if distance < NOWHERE]


def _distance(sought: str, names: Sequence[str], label: str) -> int:
    """0 for the name itself, more for its beginning, a word's, its middle, and its game's name."""
    nearer = (
        any(name == sought for name in names),
        any(name.startswith(sought) for name in names),
        any(word.startswith(sought) for name in names for word in name.split()),
        any(sought in name for name in names),
        sought in label,
    )
    return nearer.index(True) if True in nearer else NOWHERE


def _all_cards(bot: Regalia, say: Say) -> Iterator[tuple[str, str, list[str]]]:
    """Label, value, and the names that find a card: the printed ones are English for everybody."""
    for game in bot.registry.ids:
        face = bot.registry.package(game).face
        for card in face.cards():
            names = [face.card_name(card, short=short) for short in (False, True)]
            label = say("card-choice", card=say.plain(names[0]), game=say.plain(face.name))
            folded = [_fold(each.plain(name)) for each in (say, Say(FALLBACK)) for name in names]
            yield label, f"{game}.{card}", folded


def _find(bot: Regalia, asked: str, say: Say) -> tuple[Package, CardId]:
    """The card chosen from the list, or the best one for a name that was only typed."""
    game, _, card = asked.partition(".")
    if game not in bot.registry.ids:
        matching = _matching(bot, asked, say)
        if not matching or not _fold(asked):
            raise TableError("unknown-card")
        game, _, card = matching[0][1].partition(".")
    package = bot.registry.package(game)
    if card not in package.face.cards():
        raise TableError("unknown-card")
    return package, card


def _fold(text: str) -> str:
    """Words without case, accents and symbols."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(char for char in plain if not unicodedata.combining(char))
    return " ".join(re.findall(r"\w+", letters))
