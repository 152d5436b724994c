"""What every command and button works with: who asked, where, and how to answer."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.i18n import Say, pick
from bot.ids import Id
from bot.reply import Reply, in_time, is_gone
from bot.screens import errors, hand, notice
from engine.errors import RegaliaError
from engine.tables.table import Person, Place, Table

if TYPE_CHECKING:
    from bot.client import Regalia

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Context:
    """One interaction, decoded. ``id`` and ``values`` are those of a pressed component."""

    bot: Regalia
    interaction: discord.Interaction
    reply: Reply
    place: Place
    person: Person
    locale: str
    id: Id = field(default_factory=lambda: Id("command"))
    values: tuple[str, ...] = ()

    @property
    def is_moderator(self) -> bool:
        """Whether this person may manage the server."""
        return self.interaction.permissions.manage_guild

    def say(self, table: Table | None = None) -> Say:
        """Words in this person's language, with the names of a table."""
        return Say.at(table, self.locale)

    async def table(self) -> Table:
        """The table that the pressed component names. Raises ``TableError``."""
        return await self.bot.tables.get(self.id.table, self.place)

    async def notice(self, key: str, **args: str | int) -> None:
        """A short private sentence."""
        await self.reply.private(notice.notice(self.say(), key, **args))


Handler = Callable[[Context], Awaitable[None]]


def decode(bot: Regalia, interaction: discord.Interaction, id_: Id | None = None) -> Context:
    """The context of an interaction in a server's channel."""
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    data: dict[str, Any] = dict(interaction.data or {})
    return Context(
        bot=bot,
        interaction=interaction,
        reply=Reply(interaction),
        place=Place(interaction.guild_id, interaction.channel_id),
        person=Person(interaction.user.id, interaction.user.display_name),
        locale=pick(str(interaction.locale)),
        id=id_ or Id("command"),
        values=tuple(data.get("values", ())),
    )


async def run(context: Context, handler: Handler, *, private: bool) -> None:
    """Run a handler to its answer, whatever happens.

    A refusal becomes a private sentence that says why; anything unexpected a private apology with
    a reference that the log repeats.
    """

    async def work() -> None:
        try:
            await handler(context)
        except RegaliaError as error:
            await refuse(context, error)

    try:
        await in_time(context.reply, work, private=private)
    except RegaliaError as error:
        # The truth itself cannot be read (the database is away): the reason has to do alone.
        reason = errors.refusal(error, None, context.say())
        await _answer(context, context.reply.private(notice.sentence(reason)))
    except Exception as error:
        if isinstance(error, discord.HTTPException) and is_gone(error):
            log.info("Too late to answer %s: %s", context.id.verb, error)
            return
        reference = secrets.token_hex(4)
        log.exception("Error %s at %s, user %d, %s", reference, *_where(context))
        await _answer(context, context.reply.private(notice.error(reference, context.say())))


async def refuse(context: Context, error: RegaliaError) -> None:
    """Say why not. On a private hand the hand is redrawn from the truth, with the reason on top."""
    table = await context.bot.tables.peek(context.id.table) if context.id.table else None
    if table is not None and table.place != context.place:
        table = None
    say = context.say(table)
    reason = errors.refusal(error, table, say)
    if table is not None and context.reply.on_private:
        seat = table.seat_of(context.person.user_id)
        if seat is not None and table.state is not None:
            order = await hand_order(context, table)
            await context.reply.private(hand.hand(table, seat, say, order=order, note=reason))
            return
    await context.reply.private(notice.sentence(reason))


async def hand_order(context: Context, table: Table) -> str | None:
    """The order of cards this person chose for this game, if they did."""
    return await context.bot.store.preference(
        context.person.user_id, f"order.{table.package.game.id}"
    )


def _where(context: Context) -> tuple[str, int, Place]:
    return context.id.verb, context.person.user_id, context.place


async def _answer(context: Context, answer: Awaitable[None]) -> None:
    try:
        await answer
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("No answer could be given to %s: %s", context.id.verb, error)
