"""``/play``: open a lobby, with the table rules of every game there is as options."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import opening, permissions
from bot.commands.base import Command, game_choices
from bot.commands.translator import words
from bot.context import Context, decode, run
from bot.ids import Id
from engine.errors import TableError
from engine.game import RuleOption
from engine.store.housekeeping import GuildSettings
from engine.tables.clock import CLOCKS
from engine.tables.table import Place, Table

if TYPE_CHECKING:
    from bot.client import Regalia

_OWN_OPTIONS = ("game", "computers", "level", "clock", "in_thread")
"""The options that are not table rules."""


def command(bot: Regalia) -> Command:
    """The command; its options come from the games' faces, one for each name of a table rule."""
    options = _options(bot)

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        async def open_table(context: Context) -> None:
            await _open(context, given)

        await run(decode(bot, interaction, Id("play")), open_table, private=True)

    _give_signature(callback, bot, options)
    choices: dict[str, Any] = {
        name: [
            app_commands.Choice(name=words(label.key), value=value)
            for value, label in option.choices.items()
        ]
        for name, option in options.items()
        if option.choices is not None
    }
    callback = app_commands.choices(
        game=game_choices(bot), level=_levels(bot), clock=_clocks(), **choices
    )(callback)
    callback = app_commands.describe(
        game=words("command-play-game"),
        computers=words("command-play-computers"),
        level=words("command-play-level"),
        clock=words("command-play-clock"),
        in_thread=words("command-play-in-thread"),
        **{name: words(option.label.key) for name, option in options.items()},
    )(callback)
    made: Command = app_commands.Command(
        name="play", description=words("command-play"), callback=callback
    )
    made.guild_only = True
    return made


def _levels(bot: Regalia) -> list[app_commands.Choice[str]]:
    """The levels of all games, those that every computer has first."""
    packages = map(bot.registry.package, bot.registry.ids)
    levels = dict.fromkeys(level for package in packages for level in package.computers)
    return [app_commands.Choice(name=words(f"level-{level}"), value=level) for level in levels]


def _clocks() -> list[app_commands.Choice[int]]:
    return [
        app_commands.Choice(name=words(f"clock-{seconds}"), value=seconds) for seconds in CLOCKS
    ]


def _options(bot: Regalia) -> dict[str, RuleOption]:
    return {
        option.name: option
        for id_ in bot.registry.ids
        for option in bot.registry.package(id_).face.options
    }


def _give_signature(callback: Any, bot: Regalia, options: dict[str, RuleOption]) -> None:
    """Tell discord.py which options the command has: it reads them from the signature."""
    most = max(bot.registry.package(id_).game.seats[-1] for id_ in bot.registry.ids) - 1
    types: dict[str, Any] = {
        "computers": app_commands.Range[int, 0, most],
        "level": str,
        "clock": int,
        "in_thread": bool,
    }
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
    game, chosen = given["game"], given["in_thread"]
    settings = await context.bot.servers.get(context.place.guild_id)
    channel = context.interaction.channel
    in_thread = settings.in_thread and isinstance(channel, discord.TextChannel)
    in_thread = in_thread if chosen is None else chosen
    rules = {
        name: value
        for name, value in given.items()
        if name not in _OWN_OPTIONS and value is not None
    }
    _check_names(context, game, rules)
    if not await opening.allowed(context, settings):
        return
    if given["computers"]:
        await opening.require_computers(context)
    if not await permissions.granted(context, new_thread=in_thread):
        return
    if in_thread:
        await _open_in_thread(context, given, rules, settings)
    else:
        await _open_here(context, given, rules, settings)


async def _open_here(
    context: Context, given: dict[str, Any], rules: dict[str, Any], settings: GuildSettings
) -> None:
    publisher = context.bot.publisher
    table = await _make_table(context, context.place, given, rules, settings)
    with publisher.hold(table.id):
        message_id = await context.reply.post(await publisher.screen(table))
        if message_id is not None:
            await publisher.note_shown(table, message_id)
            return
    await context.notice("table-opened")


async def _open_in_thread(
    context: Context, given: dict[str, Any], rules: dict[str, Any], settings: GuildSettings
) -> None:
    bot = context.bot
    face = bot.registry.package(given["game"]).face
    running = await bot.store.running_of_guild(context.place.guild_id)
    if len(running) >= settings.table_limit:
        raise TableError("too-many-tables", most=settings.table_limit)
    say = await bot.servers.say(context.place.guild_id)
    place = await opening.new_thread(context, say.plain(face.name))
    await _make_table(context, place, given, rules, settings)
    await context.notice("thread-opened", link=f"<#{place.channel_id}>")


async def _make_table(
    context: Context,
    place: Place,
    given: dict[str, Any],
    rules: dict[str, Any],
    settings: GuildSettings,
) -> Table:
    game, clock = given["game"], given["clock"]
    return await context.bot.tables.open(
        place,
        context.person,
        game,
        {**settings.rules.get(game, {}), **rules},
        computers=given["computers"] or 0,
        level=given["level"],
        clock=settings.clock if clock is None else clock,
        thread=place != context.place,
        limit=settings.table_limit,
    )


def _check_names(context: Context, game: str, rules: dict[str, Any]) -> None:
    face = context.bot.registry.package(game).face
    known = {option.name for option in face.options}
    for name in rules:
        if name not in known:
            game_name = context.say().plain(face.name)
            raise TableError("option-of-other-game", name=name, game=game_name)
