"""Rules: private pages anybody may turn."""

from __future__ import annotations

from bot.context import Context
from bot.screens import rules as rules_screens
from engine.errors import TableError


async def rules(context: Context) -> None:
    """A page of a game's rules; ``arg`` (or the menu's value) is ``game.page``."""
    game, page = _split(context, 2)
    await show_rules(context, game, int(page))


async def show_rules(context: Context, game: str, page: int = 0) -> None:
    """A page of a game's rules, with the table's own options where there is a table."""
    table = await context.table() if context.id.table else None
    package = table.package if table else context.bot.registry.package(game)
    options = table.rules if table else None
    await context.reply.private(
        rules_screens.rules(package, options, page, context.say(), table=context.id.table)
    )


def _split(context: Context, parts: int) -> list[str]:
    argument = context.values[0] if context.values else context.id.arg
    found = argument.split(".")
    if len(found) != parts or not found[-1].isdecimal() or found[0] not in context.bot.registry.ids:
        raise TableError("unknown-button")
    return found
