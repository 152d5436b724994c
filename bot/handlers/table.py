"""The buttons of a table between rounds, after a match, and for ending it."""

from __future__ import annotations

from collections.abc import Awaitable

from bot import permissions
from bot.context import Context, link_to
from bot.handlers.show import act_in_public, show_hand
from bot.screens import notice
from engine.errors import ChannelTaken
from engine.tables.table import Table


async def ready(context: Context) -> None:
    """Be ready for the next round; pressed on the public message or in a hand."""
    id_, user_id = context.id, context.person.user_id
    await _at_the_table(
        context, context.bot.tables.ready(id_.table, context.place, user_id, id_.version)
    )


async def take_back(context: Context) -> None:
    """Play again, after a computer did meanwhile."""
    user_id, tables = context.person.user_id, context.bot.tables
    await _at_the_table(context, tables.take_back(context.id.table, context.place, user_id))


async def _at_the_table(context: Context, action: Awaitable[Table]) -> None:
    """Answer with the table on its public message, and with the hand anywhere else."""
    if context.reply.on_public:
        await act_in_public(context, action)
    else:
        await show_hand(context, await action)


async def rematch(context: Context) -> None:
    """Open a new lobby with the same seats at the bottom of the channel."""
    if not await permissions.granted(context):
        return
    tables, user_id = context.bot.tables, context.person.user_id
    try:
        await tables.rematch(context.id.table, context.place, user_id)
    except ChannelTaken as taken:
        other = await tables.get(taken.table_id, context.place)
        if not _goes_on_at(other, await context.table(), user_id):
            raise
        link = await link_to(context, other.id)
        await context.reply.private(notice.seat_kept(context.say(), link))
    else:
        await context.notice("rematch-opened")


def _goes_on_at(other: Table, finished: Table, user_id: int) -> bool:
    """Whether somebody was quicker: this person sits at a table of the same game already."""
    same_game = other.package.game.id == finished.package.game.id
    return same_game and other.seat_of(user_id) is not None


async def end(context: Context) -> None:
    """End the table, after the question."""
    await context.bot.tables.end(
        context.id.table,
        context.place,
        context.person.user_id,
        moderator=context.is_moderator,
    )
    await context.notice("table-ended")


async def keep(context: Context) -> None:
    """Do not end the table."""
    await context.notice("table-kept")
