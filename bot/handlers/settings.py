"""What servers and people choose: each menu keeps its choice at once and shows what holds now."""

from __future__ import annotations

from typing import Any, Final

from pydantic import ValidationError

from bot import languages, opening, pings
from bot.context import Context
from bot.handlers.language import speak
from bot.i18n import supported
from bot.screens import settings as screens
from engine.errors import TableError
from engine.game import Package
from engine.store.housekeeping import GuildSettings
from engine.tables.clock import check_clock


async def server(context: Context) -> None:
    """Show what the server chose."""
    await _show_server(context)


async def choose(context: Context) -> None:
    """Keep a choice of the server; ``arg`` is the field."""
    settings = await _settings(context)
    await _keep(context, settings, **_choice(context.id.arg, context.values))
    await _show_server(context)


async def reset(context: Context) -> None:
    """Back to what every server has at first, after a question; then ``arg`` is ``sure``."""
    _require_moderator(context)
    if context.id.arg != "sure":
        await context.reply.private(screens.ask_reset(context.say()))
        return
    await context.bot.servers.save(context.place.guild_id, GuildSettings())
    await _show_server(context, context.say()("settings-reset"))


async def game_rules(context: Context) -> None:
    """Show how a game is usually played here; ``arg`` is the game."""
    settings = await _settings(context)
    package = _package(context, context.id.arg)
    await context.reply.private(screens.game_rules(settings, package, context.say()))


async def choose_rule(context: Context) -> None:
    """Keep a table rule of a game; ``arg`` is ``<game>.<rule>``."""
    settings = await _settings(context)
    game, _, name = context.id.arg.partition(".")
    package = _package(context, game)
    if name not in {rule.name for rule in package.face.options}:
        raise TableError("unknown-button")
    chosen = {**settings.rules.get(game, {}), name: _value(context)}
    try:
        rules = package.game.rules.model_validate(chosen, strict=False)
    except ValidationError:
        raise TableError("unknown-button") from None
    own = rules.model_dump(mode="json", exclude_defaults=True)
    await _keep(context, settings, rules={**settings.rules, game: own})
    settings = await _settings(context)
    await context.reply.private(screens.game_rules(settings, package, context.say()))


async def person(context: Context) -> None:
    """Show what a person chose."""
    names = ["pings", "compact", *(f"order.{id_}" for id_ in context.bot.registry.ids)]
    store, user_id = context.bot.store, context.person.user_id
    chosen = {name: await store.preference(user_id, name) for name in names}
    known = {name: value for name, value in chosen.items() if value is not None}
    known[languages.PREFERENCE] = context.bot.languages.chosen(user_id)
    registry = context.bot.registry
    packages = [registry.package(id_) for id_ in registry.ids]
    await context.reply.private(screens.person(known, packages, context.say()))


async def prefer(context: Context) -> None:
    """Keep a choice of a person; ``arg`` is the preference."""
    name, value = context.id.arg, _value(context)
    if name == languages.PREFERENCE:
        await speak(context, value)
    elif value in _possible(context, name):
        await context.bot.store.set_preference(context.person.user_id, name, value)
    else:
        raise TableError("unknown-button")
    await person(context)


PAGES: Final = {"server": server, "me": person}
"""The parts of the command."""


def _possible(context: Context, name: str) -> tuple[str, ...]:
    """The values a preference may have; none for one that does not exist."""
    if name == pings.PREFERENCE:
        return pings.CHOICES
    if name == "compact":
        return (screens.ON, screens.OFF)
    game = name.removeprefix("order.")
    if name.startswith("order.") and game in context.bot.registry.ids:
        return tuple(order for order, _ in context.bot.registry.package(game).face.orders)
    return ()


def _choice(field: str, values: tuple[str, ...]) -> dict[str, Any]:
    """What a menu chose, as a field of the settings. Raises ``TableError``."""
    value = next(iter(values), "")
    match field:
        case "channels" if all(each.isdecimal() for each in values):
            return {"allowed_channels": tuple(int(each) for each in values)}
        case "language" if value == languages.FOLLOW:
            return {"language": None}
        case "language" if value in supported():
            return {"language": value}
        case "clock" if value.isdecimal():
            return {"clock": check_clock(int(value))}
        case "openers" if value in screens.OPENERS:
            return {"openers": value}
        case "computers" | "thread" if value in (screens.ON, screens.OFF):
            name = "computers" if field == "computers" else "in_thread"
            return {name: value == screens.ON}
        case "limit" if value.isdecimal() and int(value) in range(1, screens.LIMITS[-1] + 1):
            return {"table_limit": int(value)}
    raise TableError("unknown-button")


async def _keep(context: Context, settings: GuildSettings, **changes: Any) -> None:
    changed = settings.model_copy(update=changes)
    await context.bot.servers.save(context.place.guild_id, changed)


async def _show_server(context: Context, note: str = "") -> None:
    settings = await _settings(context)
    registry = context.bot.registry
    packages = [registry.package(id_) for id_ in registry.ids]
    await context.reply.private(screens.server(settings, packages, context.say(), note))


async def _settings(context: Context) -> GuildSettings:
    _require_moderator(context)
    settings = await context.bot.servers.get(context.place.guild_id)
    return settings.model_copy(update={"allowed_channels": opening.channels(context, settings)})


def _require_moderator(context: Context) -> None:
    if not context.is_moderator:
        raise TableError("not-moderator")


def _package(context: Context, game: str) -> Package:
    if game not in context.bot.registry.ids:
        raise TableError("unknown-button")
    return context.bot.registry.package(game)


def _value(context: Context) -> str:
    return next(iter(context.values), "")
