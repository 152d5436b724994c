"""``/play``: open a lobby, with the table rules of every game there is as options."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import permissions
from bot.commands.base import Command, game_choices, words
from bot.context import Context, decode, run
from bot.ids import Id
from bot.screens import public
from engine.errors import TableError
from engine.game import RuleOption

if TYPE_CHECKING:
    from bot.client import Regalia


def command(bot: Regalia) -> Command:
    """The command; its options come from the games' faces, one for each name of a table rule."""
    options = _options(bot)

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        async def open_table(context: Context) -> None:
            await _open(context, given)

        await run(decode(bot, interaction, Id("play")), open_table, private=True)

    _give_signature(callback, bot, options)
    callback = app_commands.choices(
        game=game_choices(bot),
        level=[
            app_commands.Choice(name=words(f"level-{level}"), value=level) for level in _levels(bot)
        ],
        **{
            name: [
                app_commands.Choice(name=words(label.key), value=value)
                for value, label in option.choices.items()
            ]
            for name, option in options.items()
            if option.choices is not None
        },
    )(callback)
    callback = app_commands.describe(
        game=words("command-play-game"),
        computers=words("command-play-computers"),
        level=words("command-play-level"),
        **{name: words(option.label.key) for name, option in options.items()},
    )(callback)
    made: Command = app_commands.Command(
        name="play", description=words("command-play"), callback=callback
    )
    made.guild_only = True
    return made


def _levels(bot: Regalia) -> tuple[str, ...]:
    """The levels of all games, those that every computer has first."""
    packages = map(bot.registry.package, bot.registry.ids)
    return tuple(dict.fromkeys(level for package in packages for level in package.computers))


def _options(bot: Regalia) -> dict[str, RuleOption]:
    return {
        option.name: option
        for id_ in bot.registry.ids
        for option in bot.registry.package(id_).face.options
    }


def _give_signature(callback: Any, bot: Regalia, options: dict[str, RuleOption]) -> None:
    """Tell discord.py which options the command has: it reads them from the signature."""
    most = max(bot.registry.package(id_).game.seats[-1] for id_ in bot.registry.ids) - 1
    types: dict[str, Any] = {"computers": app_commands.Range[int, 0, most], "level": str}
    for name, option in options.items():
        types[name] = str if option.bounds is None else app_commands.Range[int, *option.bounds]
    parameter = inspect.Parameter
    callback.__signature__ = inspect.Signature(
        [
            parameter(
                "interaction",
                parameter.POSITIONAL_OR_KEYWORD,
                annotation=discord.Interaction,
            ),
            parameter("game", parameter.POSITIONAL_OR_KEYWORD, annotation=str),
            *(
                parameter(
                    name, parameter.POSITIONAL_OR_KEYWORD, annotation=annotation, default=None
                )
                for name, annotation in types.items()
            ),
        ]
    )


async def _open(context: Context, given: dict[str, Any]) -> None:
    if not await permissions.granted(context):
        return
    game, computers = given["game"], given["computers"]
    rules = {
        name: value
        for name, value in given.items()
        if name not in ("game", "computers", "level") and value is not None
    }
    _check_names(context, game, rules)
    bot = context.bot
    table = await bot.tables.open(
        context.place,
        context.person,
        game,
        rules,
        computers=computers or 0,
        level=given["level"],
    )
    with bot.publisher.hold(table.id):
        message_id = await context.reply.post(public.public(table, bot.publisher.say(table)))
        if message_id is not None:
            await bot.publisher.note_shown(table, message_id)
            return
    await context.notice("table-opened")


def _check_names(context: Context, game: str, rules: dict[str, Any]) -> None:
    face = context.bot.registry.package(game).face
    known = {option.name for option in face.options}
    for name in rules:
        if name not in known:
            raise TableError("option-of-other-game", name=name, game=words(face.name.key))
