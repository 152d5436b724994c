"""What is kept about a person, for that person."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import Final

from bot.context import Context
from bot.screens import privacy as screens
from engine.errors import TableError

LARGEST: Final = 8 * 2**20
"""A file beyond this many bytes is packed: Discord takes 10 MiB."""


async def privacy(context: Context) -> None:
    """A page of it; the argument is ``show``, ``export`` or ``delete``."""
    page = PAGES.get(context.id.arg)
    if page is None:
        raise TableError("unknown-button")
    await page(context)


async def show(context: Context) -> None:
    """How much is kept."""
    kept = await context.bot.store.count_person(context.person.user_id)
    await context.reply.private(screens.show(kept, context.say()))


async def export(context: Context) -> None:
    """Everything that is kept, as a file."""
    kept = await context.bot.store.export_person(context.person.user_id)

    def write() -> tuple[str, bytes]:
        name = f"regalia-{context.person.user_id}.json"
        data = json.dumps(kept, ensure_ascii=False, indent=1).encode()
        return (name, data) if len(data) <= LARGEST else (f"{name}.gz", gzip.compress(data))

    name, data = await asyncio.to_thread(write)
    await context.reply.aside(screens.export(name, data, context.say()))


async def ask(context: Context) -> None:
    """Ask before anything is deleted, where anything is kept."""
    store, user_id = context.bot.store, context.person.user_id
    running = await store.running_of_person(user_id)
    if not running and not any((await store.count_person(user_id)).values()):
        await show(context)
        return
    await context.reply.private(screens.ask(len(running), context.say()))


async def forget(context: Context) -> None:
    """Delete, after the question; the argument says how far."""
    scope = context.id.arg
    if scope not in screens.SCOPES:
        raise TableError("unknown-button")
    guild_id = context.place.guild_id if scope == "here" else None
    try:
        await context.bot.tables.forget(context.person.user_id, guild_id)
    finally:
        context.bot.publisher.redraw()
    if guild_id is None:
        context.bot.languages.forget(context.person.user_id)
    await context.reply.private(screens.forgotten(scope, context.say()))


PAGES: Final = {"show": show, "export": export, "delete": ask}
"""The pages of ``/privacy``, by the names of its commands."""
