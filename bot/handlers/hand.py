"""The private hand: showing it, and every move made from it."""

from __future__ import annotations

from typing import Any

from bot.context import Context, manner_of
from bot.handlers.show import show_hand
from bot.screens import hand as screens
from bot.screens.compose import compose as compose_screen
from bot.screens.errors import refusal
from engine.errors import IllegalMove, StaleTable, TableError
from engine.game import Action
from engine.tables.table import Status, Table


async def show(context: Context) -> None:
    """Show the hand, or redraw it."""
    await show_hand(context, await context.table())


async def order(context: Context) -> None:
    """Order the hand as chosen, now and from now on."""
    table = await context.table()
    game = table.package.game.id
    if context.id.arg not in {name for name, _ in table.package.face.orders}:
        raise TableError("unknown-button")
    await context.bot.store.set_preference(context.person.user_id, f"order.{game}", context.id.arg)
    await show_hand(context, table)


async def move(context: Context) -> None:
    """Make the move that a button carries."""
    await _make(context, await context.table(), context.id.arg)


async def hint(context: Context) -> None:
    """Show what the game's adviser would do, with a button that does it."""
    id_, user_id = context.id, context.person.user_id
    table, advice = await context.bot.tables.hint(id_.table, context.place, user_id, id_.version)
    seat, say = table.require_seat(user_id), context.say(table)
    manner = await manner_of(context, table)
    await context.reply.private(screens.hand(table, seat, say, manner=manner, hint=advice))


async def undo(context: Context) -> None:
    """Take the last move back."""
    id_, user_id = context.id, context.person.user_id
    tables = context.bot.tables
    await show_hand(context, await tables.undo(id_.table, context.place, user_id, id_.version))


async def pick(context: Context) -> None:
    """Make the move chosen in a menu, or turn the menu's page."""
    table = await _current(context)
    chosen = next(iter(context.values), "")
    if not chosen.startswith(screens.PAGE):
        await _make(context, table, chosen)
        return
    seat = table.require_seat(context.person.user_id)
    page = chosen.removeprefix(screens.PAGE)
    await context.reply.private(
        screens.hand(
            table,
            seat,
            context.say(table),
            manner=await manner_of(context, table),
            focus=context.id.arg,
            page=int(page) if page.isdecimal() else 0,
        )
    )


async def compose(context: Context) -> None:
    """Show the cards to put a move together from."""
    table = await _current(context)
    seat = table.require_seat(context.person.user_id)
    verb, page = _verb_and_page(context)
    action = _action(table, seat, verb)
    say = context.say(table)
    await context.reply.private(compose_screen(table, seat, action, say, page=page))


async def made(context: Context) -> None:
    """Make the move that the chosen cards come to; if they make none, let them be chosen anew."""
    table = await _current(context)
    seat = table.require_seat(context.person.user_id)
    verb, page = _verb_and_page(context)
    action = _action(table, seat, verb)
    if action.compose is None:
        raise StaleTable(version=table.version)
    chosen = context.values
    cards = [value.partition("#")[0] for value in chosen]
    try:
        composed = table.package.face.compose(table.seat_view(seat), verb, cards)
        await _apply(context, table, composed)
    except IllegalMove as error:
        say = context.say(table)
        why = refusal(error, table, say)
        await context.reply.private(
            compose_screen(table, seat, action, say, page=page, chosen=chosen, note=why)
        )


async def ask(context: Context) -> None:
    """Show what a move would do before it is made."""
    table = await _current(context)
    seat = table.require_seat(context.person.user_id)
    action = _action(table, seat, context.id.arg)
    if not action.confirm:
        raise StaleTable(version=table.version)
    await context.reply.private(screens.confirm(table, seat, action, context.say(table)))


async def _current(context: Context) -> Table:
    table = await context.table()
    if table.version != context.id.version:
        raise StaleTable(version=table.version)
    table.require_status(Status.PLAYING)
    return table


def _verb_and_page(context: Context) -> tuple[str, int]:
    """What is composed, and on which page, from ``<verb>.<page>``; older messages leave it out."""
    verb, _, page = context.id.arg.partition(".")
    return verb, int(page) if page.isdecimal() else 0


def _action(table: Table, seat: int, verb: str) -> Action:
    game = table.package.game
    legal = game.legal_moves(table.state) if table.to_act == seat else ()
    sheet = table.package.face.hand_sheet(table.seat_view(seat), legal)
    for action in sheet.actions:
        if action.verb == verb:
            return action
    raise StaleTable(version=table.version)


async def _make(context: Context, table: Table, code: str) -> None:
    await _apply(context, table, table.package.game.move_from_code(code))


async def _apply(context: Context, table: Table, chosen: Any) -> None:
    after = await context.bot.tables.move(
        table.id, context.place, context.person.user_id, context.id.version, chosen
    )
    context.bot.looks.made(after, context.person.user_id)
    await show_hand(context, after)
