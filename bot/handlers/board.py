"""Leaderboards: private pages anybody may turn, drawn as bars where that works."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.context import Context
from bot.pictures.bars import bars
from bot.screens.board import (
    ORDERINGS,
    PAGE_SIZE,
    Asked,
    Surroundings,
    bars_of,
    leaderboard,
)
from engine.errors import TableError
from engine.store.protocol import Board

log = logging.getLogger(__name__)

FARTHEST: Final = 10**6
"""The farthest page that is looked for."""
_ARGUMENT: Final = re.compile(
    rf"(?P<game>[a-z-]+)\.(?P<by>{'|'.join(ORDERINGS)})\.(?P<page>[0-9]+)"
    r"(\.(?P<season>[0-9]{1,15})\.(?P<departed>[01]))?"
)


async def board(context: Context) -> None:
    """A page of a leaderboard; the argument (or the menu's value) is an ``Asked``."""
    await show_board(context, _asked(context))


async def show_board(context: Context, asked: Asked) -> None:
    """A page of this server's leaderboard of a game; the last one for a page beyond it."""
    store, guild_id = context.bot.store, context.place.guild_id
    registry = context.bot.registry
    asked = replace(asked, page=min(asked.page, FARTHEST))
    board = await _page(context, asked)
    if not board.rows and board.total:
        asked = replace(asked, page=(board.total - 1) // PAGE_SIZE)
        board = await _page(context, asked)
    everybody = await _page(context, replace(asked, departed=True), limit=0)
    around = Surroundings(
        packages=[registry.package(id_) for id_ in registry.ids],
        seasons=await store.seasons(guild_id),
        gone=everybody.total > board.total,
        notes=await _notes(context, asked, board),
        steward=context.is_moderator,
    )
    picture = None
    if board.rows:
        rows, floor = bars_of(board, asked.by, context.say())
        picture = await drawn(lambda: bars(rows, floor))
    await context.reply.private(
        leaderboard(board, registry.package(asked.game), asked, context.say(), around, picture)
    )


async def drawn(draw: Callable[[], bytes]) -> bytes | None:
    """A picture, drawn off the event loop; ``None`` when that fails: the words stand alone."""
    try:
        return await asyncio.to_thread(draw)
    except Exception:
        log.exception("A picture could not be drawn")
        return None


async def _page(context: Context, asked: Asked, limit: int = PAGE_SIZE) -> Board:
    return await context.bot.store.board(
        context.place.guild_id,
        asked.game,
        by=asked.by,
        offset=asked.page * PAGE_SIZE,
        limit=limit,
        user_id=context.person.user_id,
        season=asked.season,
        departed=asked.departed,
    )


async def _notes(context: Context, asked: Asked, board: Board) -> list[str]:
    """Why a board is empty, and why the reader is not on it."""
    say, store, guild_id = context.say(), context.bot.store, context.place.guild_id
    if board.total and board.own:
        return []
    with_computers = await store.computers_count(guild_id)
    notes = []
    if not board.total:
        season = asked.season or None
        finished = await store.history(guild_id, offset=0, limit=0, game=asked.game, season=season)
        if not finished.total:
            return [say("board-empty-season" if season else "board-empty")]
        if board.least > 1:
            notes.append(say("board-empty-least", matches=board.least))
        elif with_computers:
            return [say("board-empty-void")]
        else:
            return [
                say("board-empty-computers", matches=finished.total),
                say("board-how-computers"),
            ]
    stats = await store.stats(guild_id, asked.game, context.person.user_id, asked.season)
    if stats is None:
        return notes
    counted = stats.entry.matches
    if counted and counted < board.least:
        notes.append(say("board-own-least", matches=counted, least=board.least))
    elif not counted and not asked.season and not with_computers:
        notes += [say("board-own-computers", matches=stats.finished), say("board-how-computers")]
    return notes


def _asked(context: Context) -> Asked:
    """Which board was pressed for; older buttons name a game, an order and a page only."""
    argument = context.values[0] if context.values else context.id.arg
    match = _ARGUMENT.fullmatch(argument)
    if match is None or match["game"] not in context.bot.registry.ids:
        raise TableError("unknown-button")
    return Asked(
        match["game"],
        match["by"],
        int(match["page"]),
        int(match["season"] or 0),
        match["departed"] == "1",
    )
