"""The commands of the table in this channel: ``/hand``, ``/table``, ``/leave``, ``/end``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import permissions
from bot.commands.base import Command, command
from bot.context import Context
from bot.handlers.menu import told_left
from bot.handlers.show import show_hand
from bot.screens import errors, menu, notice
from engine.errors import TableError
from engine.tables.table import Status, Table

if TYPE_CHECKING:
    from bot.client import Regalia


def commands(bot: Regalia) -> tuple[Command, ...]:
    """All of them."""
    return (
        command(bot, "hand", _hand),
        command(bot, "table", _table),
        command(bot, "leave", _leave),
        command(bot, "end", _end),
    )


async def _here(context: Context) -> Table:
    table = await context.bot.tables.in_channel(context.place)
    if table is None or table.status is Status.CLOSED:
        raise TableError("no-table-here")
    return table


async def _hand(context: Context) -> None:
    await show_hand(context, await _here(context))


async def _table(context: Context) -> None:
    table = await _here(context)
    if await permissions.granted(context):
        context.bot.publisher.repost(table.id)
        await context.notice("table-reposted")


async def _leave(context: Context) -> None:
    table, user_id = await _here(context), context.person.user_id
    if table.status in (Status.PLAYING, Status.ROUND_OVER):
        table.require_seat(user_id)
        await context.reply.private(menu.sure(table, "go", context.say(table)))
        return
    left = await context.bot.tables.leave(table.id, context.place, user_id, only=Status.LOBBY)
    await told_left(context, left)


async def _end(context: Context) -> None:
    table = await _here(context)
    table.require_status(Status.LOBBY, Status.PLAYING, Status.ROUND_OVER)
    if table.host_id != context.person.user_id and not context.is_moderator:
        refused = errors.refusal(TableError("not-host"), table, context.say())
        await context.reply.private(notice.sentence(refused))
        return
    await context.reply.private(notice.ask_end(table, context.say(table)))
