"""Calling people to their turn: one new, short message, gone when the turn moves on.

Where it goes is for each person to choose: the table's channel, a direct message, or nowhere.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.i18n import Say
from bot.languages import Languages
from bot.messenger import Messenger, nonce
from bot.screens import public
from bot.throttle import Throttle
from engine.store.protocol import Posting, Store
from engine.tables.table import Table

log = logging.getLogger(__name__)

PREFERENCE: Final = "pings"
CHANNEL: Final = "channel"
DIRECT: Final = "direct"
OFF: Final = "off"
CHOICES: Final = (CHANNEL, DIRECT, OFF)
"""Where a person may be called, the usual place first."""


@dataclass(frozen=True, slots=True)
class Call:
    """Whom to call, and whether to remind them of the clock."""

    user_id: int
    reminder: bool = False


@dataclass(frozen=True, slots=True)
class Ping:
    """A message that called somebody."""

    channel_id: int
    message_id: int


def due(table: Table) -> Call | None:
    """Who is to know that it is their turn.

    Who plays with computers only is reminded, not called: their turn is never far away.
    """
    turn = table.turn
    if turn is None or turn.user_id is None or turn.acts is not None or table.paused is not None:
        return None
    if len(table.present) < 2 and not table.reminded:
        return None
    return Call(turn.user_id, table.reminded)


def is_news(call: Call | None, before: Call | None) -> bool:
    """Whether another message is due: none while a turn stays, but for its reminder."""
    if call is None or before is None or call.user_id != before.user_id:
        return call != before
    return call.reminder and not before.reminder


def kept(table: Table, posting: Posting) -> Ping | None:
    """The message that called somebody last, while it stands."""
    if posting.ping_id is None:
        return None
    return Ping(posting.ping_channel_id or table.place.channel_id, posting.ping_id)


def keep(ping: Ping | None, posting: Posting) -> Posting:
    """The posting with this message as the one that called somebody last."""
    if ping is None:
        return replace(posting, ping_id=None, ping_channel_id=None)
    return replace(
        posting,
        ping_id=ping.message_id,
        ping_channel_id=ping.channel_id,
        posted=posting.posted + 1,
    )


class Pings:
    """Sends calls and takes them away."""

    def __init__(
        self, store: Store, languages: Languages, messenger: Messenger, throttle: Throttle
    ) -> None:
        self._store = store
        self._languages = languages
        self._messenger = messenger
        self._throttle = throttle

    async def send(self, table: Table, call: Call, posting: Posting, say: Say) -> Ping | None:
        """Call a person where they want it; ``None`` when they do not want it, or it is forbidden.

        ``say`` is what the channel reads; a direct message is in the language its reader chose.
        """
        wanted = await self._store.preference(call.user_id, PREFERENCE)
        if wanted == OFF:
            return None
        name = nonce(table.place.channel_id, table.id, posting.posted, call.user_id, call.reminder)
        await self._throttle.turn()
        if wanted == DIRECT:
            screen = public.direct_ping(
                table, posting.message_id, self._languages.direct(call.user_id, say)
            )
            sent = await self._messenger.send_directly(call.user_id, screen, name)
            if sent is not None:
                return Ping(*sent)
            await self._throttle.turn()
        screen = public.ping(table, call.user_id, say)
        try:
            message_id = await self._messenger.send(table.place, screen, name, call.user_id)
        except discord.Forbidden as error:
            log.info("Nobody is called at table %d: %s", table.id, error)
            return None
        return Ping(table.place.channel_id, message_id)

    async def take_away(self, ping: Ping | None) -> None:
        """The turn has moved on."""
        if ping is not None:
            await self._messenger.delete(ping.channel_id, ping.message_id)
