"""The buttons of a lobby: each answers by redrawing the public message."""

from __future__ import annotations

from bot import opening
from bot.context import Context
from bot.handlers.show import act_in_public
from engine.tables.table import Status


async def join(context: Context) -> None:
    """Take a seat."""
    tables = context.bot.tables
    await act_in_public(context, tables.join(context.id.table, context.place, context.person))


async def leave(context: Context) -> None:
    """Give the seat up."""
    tables = context.bot.tables
    await act_in_public(
        context,
        tables.leave(context.id.table, context.place, context.person.user_id, only=Status.LOBBY),
    )


async def add_computer(context: Context) -> None:
    """The host seats a computer, of the level chosen in the menu or the last time."""
    id_, user_id = context.id, context.person.user_id
    level = next(iter(context.values), None)
    await opening.require_computers(context)
    tables = context.bot.tables
    await act_in_public(
        context, tables.add_computer(id_.table, context.place, user_id, id_.version, level)
    )


async def remove_computer(context: Context) -> None:
    """The host takes a computer away."""
    id_, user_id = context.id, context.person.user_id
    tables = context.bot.tables
    await act_in_public(
        context, tables.remove_computer(id_.table, context.place, user_id, id_.version)
    )


async def start(context: Context) -> None:
    """The host starts the match."""
    id_, user_id = context.id, context.person.user_id
    tables = context.bot.tables
    await act_in_public(context, tables.start(id_.table, context.place, user_id, id_.version))


async def cancel(context: Context) -> None:
    """The host or a moderator closes the lobby."""
    user_id, moderator = context.person.user_id, context.is_moderator
    tables = context.bot.tables
    await act_in_public(
        context,
        tables.end(
            context.id.table,
            context.place,
            user_id,
            moderator=moderator,
            only=Status.LOBBY,
        ),
    )
