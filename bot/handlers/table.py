"""The buttons of a table between rounds, after a match, and for ending it."""

from __future__ import annotations

from bot import permissions
from bot.context import Context
from bot.handlers.show import act_in_public, show_hand


async def next_round(context: Context) -> None:
    """Have the next round dealt; pressed on the public message or in a hand."""
    id_ = context.id
    action = context.bot.tables.next_round(
        id_.table, context.place, context.person.user_id, id_.version
    )
    if context.reply.on_public:
        await act_in_public(context, action)
    else:
        await show_hand(context, await action)


async def rematch(context: Context) -> None:
    """Open a new lobby with the same seats at the bottom of the channel."""
    if await permissions.granted(context):
        await context.bot.tables.rematch(context.id.table, context.place, context.person.user_id)
        await context.notice("rematch-opened")


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
