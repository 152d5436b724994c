"""The private menu of a table: watching, leaving, voting, and what hosts and moderators manage."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.context import Context
from bot.screens import menu as screens
from bot.screens.watch import watch as watch_screen
from engine.errors import TableError
from engine.tables import moderation
from engine.tables.table import Status, Table


async def more(context: Context) -> None:
    """Show the menu."""
    await _show_more(context, await context.table())


async def watch(context: Context) -> None:
    """A page of what everybody saw of the round; ``arg`` is the page."""
    table = await context.table()
    if table.state is None:
        table.require_status(Status.PLAYING)
    history = await context.bot.tables.history(table.id, context.place)
    page = int(context.id.arg) if context.id.arg.isdecimal() else 0
    await context.reply.private(watch_screen(table, history, page, context.say(table)))


async def sure(context: Context) -> None:
    """Ask once more; ``arg`` is one of ``QUESTIONS``."""
    table = await context.table()
    if context.id.arg not in screens.QUESTIONS:
        raise TableError("unknown-button")
    if context.id.arg != "go":
        moderation.require_charge(table, context.person.user_id, moderator=context.is_moderator)
    await context.reply.private(screens.sure(table, context.id.arg, context.say(table)))


async def go(context: Context) -> None:
    """Leave the table for good."""
    left = await context.bot.tables.leave(context.id.table, context.place, context.person.user_id)
    await told_left(context, left)


async def told_left(context: Context, left: Table) -> None:
    """Say what leaving came to."""
    if left.status is Status.CLOSED:
        await context.notice("left-last")
    else:
        await context.notice("left-lobby" if left.status is Status.LOBBY else "left-match")


async def vote(context: Context) -> None:
    """Vote to remove somebody."""
    target = _chosen(context)
    tables, user_id = context.bot.tables, context.person.user_id
    table = await tables.vote(context.id.table, context.place, user_id, target)
    if table.seat_of(target) is None:
        await context.notice("vote-carried")
    else:
        await context.reply.private(screens.vote_noted(table, target, context.say(table)))


async def manage(context: Context) -> None:
    """Show what whoever is in charge can do."""
    await _show_manage(context, await context.table())


async def expel(context: Context) -> None:
    """Remove a person."""
    target, tables = _chosen(context), context.bot.tables
    await _managed(
        context,
        tables.remove(
            context.id.table,
            context.place,
            context.person.user_id,
            target,
            moderator=context.is_moderator,
        ),
        "managed-expel",
    )


async def swap(context: Context) -> None:
    """Change the level of a computer; the value is ``<seat>.<level>``."""
    seat, _, level = next(iter(context.values), "").partition(".")
    if not seat.isdecimal():
        raise TableError("unknown-button")
    tables, user_id = context.bot.tables, context.person.user_id
    await _managed(
        context,
        tables.swap(context.id.table, context.place, user_id, int(seat), level),
        "managed-swap",
    )


async def pause(context: Context) -> None:
    """Stop the clock and all playing."""
    await _managed(
        context,
        _as_host(context, context.bot.tables.pause),
        "managed-pause",
    )


async def unpause(context: Context) -> None:
    """Go on."""
    await _managed(
        context,
        _as_host(context, context.bot.tables.unpause),
        "managed-unpause",
    )


async def finish(context: Context) -> None:
    """End the match with the scores as they stand, after the question."""
    await _as_host(context, context.bot.tables.finish)
    await context.notice("managed-finish")


async def _managed(context: Context, action: Awaitable[Table], key: str) -> None:
    table = await action
    if table.status.running:
        await _show_manage(context, table, context.say()(key))
    else:
        await context.notice(key)


async def _show_more(context: Context, table: Table) -> None:
    await context.reply.private(
        screens.more(
            table,
            context.person.user_id,
            context.say(table),
            moderator=context.is_moderator,
        )
    )


async def _show_manage(context: Context, table: Table, note: str = "") -> None:
    user_id, moderator = context.person.user_id, context.is_moderator
    moderation.require_charge(table, user_id, moderator=moderator)
    table.require_status(Status.LOBBY, Status.PLAYING, Status.ROUND_OVER)
    await context.reply.private(
        screens.manage(table, user_id, context.say(table), moderator=moderator, note=note)
    )


def _chosen(context: Context) -> int:
    value = next(iter(context.values), "")
    if not value.isdecimal():
        raise TableError("unknown-button")
    return int(value)


def _as_host(context: Context, action: Callable[..., Awaitable[Table]]) -> Awaitable[Table]:
    """An action of a host, or of a moderator, at the table in question."""
    return action(
        context.id.table,
        context.place,
        context.person.user_id,
        moderator=context.is_moderator,
    )
