"""Showing a table after an action: in public, and to the person who acted."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.context import Context, manner_of
from bot.screens import hand
from engine.tables.table import Table


async def act_in_public(context: Context, action: Awaitable[Table]) -> None:
    """Answer a press of a public button with the table's new picture on that same message.

    The publisher holds back meanwhile: what the answer shows need not be edited in again. The
    picture speaks the server's language, not the presser's.
    """
    publisher = context.bot.publisher
    with publisher.hold(context.id.table):
        table = await action
        message = context.interaction.message
        if message is None:
            await context.reply.update(await publisher.screen(table))
            return
        await publisher.note_posted(table, message.id)
        await context.reply.update(await publisher.screen(table))
        await publisher.note_shown(table, message.id)


async def show_hand(context: Context, table: Table, note: str | None = None) -> None:
    """Show this person their hand. Raises ``TableError`` for one without a seat."""
    seat = table.require_seat(context.person.user_id)
    manner = await manner_of(context, table)
    say = context.say(table)
    await context.reply.private(hand.hand(table, seat, say, manner=manner, note=note))
    if context.reply.on_private:
        context.bot.hands.touched(context.interaction)
    else:
        await context.bot.hands.opened(context.interaction)
