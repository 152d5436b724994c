"""How a slash command is made: its words from the catalogue, its answer in time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.translator import words
from bot.context import Context, decode, run
from bot.ids import Id

if TYPE_CHECKING:
    from bot.client import Regalia

Command = app_commands.Command[Any, ..., None]


def command(
    bot: Regalia,
    name: str,
    handler: Callable[[Context], Awaitable[None]],
    *,
    private: bool = True,
    parent: str | None = None,
) -> Command:
    """A command without options, for servers only; with a ``parent`` a part of that one."""
    key = f"command-{name}" if parent is None else f"command-{parent}-{name}"

    async def callback(interaction: discord.Interaction) -> None:
        await run(decode(bot, interaction, Id(name)), handler, private=private)

    made: Command = app_commands.Command(name=name, description=words(key), callback=callback)
    made.guild_only = parent is None
    return made


def game_choices(bot: Regalia) -> list[app_commands.Choice[str]]:
    """The games there are, for an option."""
    return [
        app_commands.Choice(name=words(bot.registry.package(id_).face.name.key), value=id_)
        for id_ in bot.registry.ids
    ]
