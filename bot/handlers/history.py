"""Finished matches: found, paged through turn by turn, and taken along as a record."""

from __future__ import annotations

import asyncio
import logging

from bot.context import Context
from bot.names import safe_name
from bot.screens import history as history_screens
from bot.screens import replay as replay_screens
from bot.screens.history import ANY, PAGE_SIZE, Sought
from engine.errors import DataError, TableError
from engine.record import dumps
from engine.scores import replay as engine_replay
from engine.scores.replay import Replay
from engine.store.archive import History, Kept

log = logging.getLogger(__name__)


async def history(context: Context) -> None:
    """A page of finished matches; the argument (or the menu's value) is a ``Sought``."""
    argument = context.values[0] if context.values else context.id.arg
    parts = argument.split(".")
    if len(parts) != 5 or not (parts[1] == ANY or parts[1] in context.bot.registry.ids):
        raise TableError("unknown-button")
    page, player, against, season = map(_number, (parts[0], *parts[2:]))
    game = None if parts[1] == ANY else parts[1]
    await show_history(context, Sought(page, game, player, against, season))


async def show_history(context: Context, sought: Sought) -> None:
    """A page of this server's finished matches; the last one for a page beyond it."""
    found = await _page(context, sought)
    if not found.rows and found.total:
        last = (found.total - 1) // PAGE_SIZE
        sought = Sought(last, sought.game, sought.player, sought.against, sought.season)
        found = await _page(context, sought)
    await context.reply.private(
        history_screens.history(
            found,
            sought,
            context.bot.registry,
            context.say(),
            who=_names(found, sought),
            seasons=await context.bot.store.seasons(context.place.guild_id),
        )
    )


async def replay(context: Context) -> None:
    """A turn of a finished match; the argument begins with ``<match>.<turn>``."""
    argument = context.values[0] if context.values else context.id.arg
    match, _, rest = argument.partition(".")
    await show_replay(context, _number(match), _number(rest.partition(".")[0]))


async def show_replay(context: Context, match_id: int, turn: int = 0) -> None:
    """A turn of a finished match of this server, with all hands; the last for one beyond it."""
    kept = await _kept(context, match_id)
    registry = context.bot.registry
    try:
        replayed = await asyncio.to_thread(Replay, kept.header, kept.moves, registry)
    except DataError as error:
        log.error("Match %d cannot be shown: %s", match_id, error)
        raise TableError("match-unreadable", number=str(match_id)) from error
    await context.reply.private(
        replay_screens.replay(
            replayed,
            kept,
            min(turn, len(replayed.turns) - 1),
            context.say(),
            steward=context.is_moderator,
        )
    )


async def latest(context: Context) -> int:
    """The match that was finished last in this server. Raises ``TableError``."""
    found = await context.bot.store.history(context.place.guild_id, offset=0, limit=1)
    if not found.rows:
        raise TableError("no-match-yet")
    return found.rows[0].match_id


async def record(context: Context) -> None:
    """The record of a finished match as a file; the argument is the match."""
    match_id = _number(context.id.arg)
    kept = await _kept(context, match_id)
    registry = context.bot.registry

    def write() -> bytes:
        lines = engine_replay.record(kept.header, kept.moves, registry)
        return "".join(f"{dumps(line)}\n" for line in lines).encode()

    try:
        data = await asyncio.to_thread(write)
    except DataError as error:
        log.error("Match %d has no record: %s", match_id, error)
        raise TableError("match-unreadable", number=str(match_id)) from error
    await context.reply.aside(replay_screens.record(match_id, data, context.say()))


async def correct(context: Context) -> None:
    """Ask a moderator why a match shall (not) count; the argument is the match."""
    require_steward(context)
    kept = await context.bot.store.ended(context.place.guild_id, _number(context.id.arg))
    if kept is None:
        raise TableError("no-such-match", number=context.id.arg)
    await context.reply.private(replay_screens.correct(kept, context.bot.registry, context.say()))


async def void(context: Context) -> None:
    """Let a match count no longer, or again; the value is ``<match>.<reason>.<0 or 1>``."""
    require_steward(context)
    match, _, rest = (context.values[0] if context.values else "").partition(".")
    reason, _, on = rest.partition(".")
    if reason not in replay_screens.REASONS or on not in ("0", "1"):
        raise TableError("unknown-button")
    store, guild_id = context.bot.store, context.place.guild_id
    await store.correct(
        guild_id,
        _number(match),
        by=context.person.user_id,
        reason=reason,
        at=context.interaction.created_at.timestamp(),
        void=on == "1",
    )
    ended = await store.ended(guild_id, _number(match))
    if ended is None:
        raise TableError("no-such-match", number=match)
    await context.reply.private(
        replay_screens.corrected(ended, context.bot.registry, context.say())
    )


def require_steward(context: Context) -> None:
    """Whether this person may manage the server. Raises ``TableError``."""
    if not context.is_moderator:
        raise TableError("not-steward")


async def _kept(context: Context, match_id: int) -> Kept:
    """A finished match of this server: nothing is told of any other."""
    kept = await context.bot.store.kept(context.place.guild_id, match_id)
    if kept is None:
        raise TableError("no-such-match", number=str(match_id))
    return kept


async def _page(context: Context, sought: Sought) -> History:
    return await context.bot.store.history(
        context.place.guild_id,
        offset=sought.page * PAGE_SIZE,
        limit=PAGE_SIZE,
        game=sought.game,
        user_id=sought.player or None,
        opponent_id=sought.against or None,
        season=sought.season or None,
    )


def _names(found: History, sought: Sought) -> list[str]:
    """The names of those who were looked for, as they stand in the matches found."""
    return [
        name
        for user_id in (sought.player, sought.against)
        if user_id
        for name in [_name(found, user_id)]
        if name
    ]


def _name(found: History, user_id: int) -> str:
    for ended in found.rows:
        for seat in ended.seats:
            if seat.user_id == user_id and seat.name:
                return safe_name(seat.name)
    return ""


def _number(text: str) -> int:
    """A number of an argument. Raises ``TableError`` for none."""
    if not text.isdecimal() or len(text) > 19:
        raise TableError("unknown-button")
    return int(text)
