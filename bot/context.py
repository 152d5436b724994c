"""What every command and button works with: who asked, where, and how to answer."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord

from bot.i18n import Say
from bot.ids import Id
from bot.reply import Reply, in_time, is_gone
from bot.screens import errors, hand, notice
from bot.screens.hand import Manner
from bot.screens.public import address
from engine.errors import ChannelTaken, Conflict, DataError, RegaliaError, StoreError
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
    id: Id = field(default_factory=lambda: Id("command"))
    values: tuple[str, ...] = ()

    @property
    def locale(self) -> str:
        """The language of this person, as they want it at this moment."""
        return self.bot.languages.of(self.interaction)

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
            _tell_operator(context, error)
            await refuse(context, error)

    try:
        await in_time(context.reply, work, private=private)
    except Exception as error:
        await _apologise(context, error)


async def refuse(context: Context, error: RegaliaError) -> None:
    """Say why not. On a private hand the hand is redrawn from the truth, with the reason on top."""
    if isinstance(error, ChannelTaken):
        await _point_to(context, error.table_id)
        return
    table = await _table_meant(context)
    say = context.say(table)
    reason = errors.refusal(error, table, say)
    if table is not None and context.reply.on_private:
        seat = table.seat_of(context.person.user_id)
        if seat is not None and table.state is not None:
            manner = await manner_of(context, table)
            await context.reply.private(hand.hand(table, seat, say, manner=manner, note=reason))
            return
    await context.reply.private(notice.sentence(reason))


async def manner_of(context: Context, table: Table) -> Manner:
    """How this person wants their hand, and what they have not seen yet.

    What they chose is left out while it cannot be read.
    """
    store, user_id = context.bot.store, context.person.user_id
    news = context.bot.looks.news(table, user_id)
    try:
        order = await store.preference(user_id, f"order.{table.package.game.id}")
        compact = await store.preference(user_id, "compact")
    except StoreError as error:
        _tell_operator(context, error)
        return Manner(news=news)
    return Manner(order, compact == "on", news)


async def _table_meant(context: Context) -> Table | None:
    """The table of the pressed component, if it is here and can be read."""
    if not context.id.table:
        return None
    try:
        table = await context.bot.tables.peek(context.id.table)
    except RegaliaError:
        return None
    return table if table is not None and table.place == context.place else None


async def link_to(context: Context, table_id: int) -> str | None:
    """The address of the message of a table in this channel, if it is known."""
    posting = await context.bot.store.posting(table_id)
    return address(context.place, posting.message_id) if posting.message_id else None


async def _point_to(context: Context, table_id: int) -> None:
    """Say that the channel is taken, with a link to its table."""
    link = await link_to(context, table_id)
    await context.reply.private(notice.channel_taken(context.say(), link))


def _tell_operator(context: Context, error: RegaliaError) -> None:
    """Log a refusal that is ours: people cannot put the database or its rows right."""
    if isinstance(error, (StoreError, DataError)) and not isinstance(error, Conflict):
        log.error("Refused %s, user %d, %s: %s", *_where(context), error)


async def _apologise(context: Context, error: Exception) -> None:
    if isinstance(error, discord.HTTPException) and is_gone(error):
        log.info("Too late to answer %s: %s", context.id.verb, error)
        return
    reference = secrets.token_hex(4)
    log.error("Error %s at %s, user %d, %s", reference, *_where(context), exc_info=error)
    try:
        await context.reply.private(notice.error(reference, context.say()))
    except Exception as failure:
        log.warning("No apology could be given for %s: %s", reference, failure)


def _where(context: Context) -> tuple[str, int, Place]:
    return context.id.verb, context.person.user_id, context.place
