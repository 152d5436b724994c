"""Rules and leaderboards: private pages anybody may turn."""

from __future__ import annotations

from bot.context import Context
from bot.screens import board as board_screens
from bot.screens import rules as rules_screens
from engine.errors import TableError
from engine.store.protocol import Board

FARTHEST = 10**6
"""The farthest page that is looked for."""


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


async def board(context: Context) -> None:
    """A page of a leaderboard; ``arg`` (or the menu's value) is ``game.by.page``."""
    game, by, page = _split(context, 3)
    await show_board(context, game, by, int(page))


async def show_board(context: Context, game: str, by: str = "points", page: int = 0) -> None:
    """A page of this server's leaderboard of a game; the last one for a page beyond it."""
    if by not in board_screens.ORDERINGS:
        raise TableError("unknown-button")
    registry = context.bot.registry
    package = registry.package(game)
    packages = [registry.package(id_) for id_ in registry.ids]
    board = await _page_of_board(context, game, by, min(page, FARTHEST))
    if not board.rows and board.total:
        page = (board.total - 1) // board_screens.PAGE_SIZE
        board = await _page_of_board(context, game, by, page)
    await context.reply.private(
        board_screens.leaderboard(board, package, by, page, context.say(), packages=packages)
    )


async def _page_of_board(context: Context, game: str, by: str, page: int) -> Board:
    size = board_screens.PAGE_SIZE
    return await context.bot.store.board(
        context.place.guild_id,
        game,
        by=by,
        offset=page * size,
        limit=size,
        user_id=context.person.user_id,
    )


def _split(context: Context, parts: int) -> list[str]:
    argument = context.values[0] if context.values else context.id.arg
    found = argument.split(".")
    if len(found) != parts or not found[-1].isdecimal() or found[0] not in context.bot.registry.ids:
        raise TableError("unknown-button")
    return found
