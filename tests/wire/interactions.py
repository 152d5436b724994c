"""One thing a person did, from the event that the bot receives to all that it answered."""

from __future__ import annotations

import asyncio
import time
import uuid
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from .world import Channel, Message, User

if TYPE_CHECKING:
    from .double import Double

Payload = dict[str, Any]

TOKEN_LIFE = 15 * 60.0


class Kind(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """How a bot first answers."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(eq=False)
class Answer:
    """An interaction and what came of it. Times are seconds since the person acted.

    `message` is what the person is shown: the new message, or the one they acted on when that was
    edited. `failed` says that the person read "This interaction failed".
    """

    double: Double
    id: int
    kind: Kind
    user: User
    channel: Channel
    source: Message | None = None
    token: str = field(default_factory=lambda: uuid.uuid4().hex)
    created: float = 0.0
    callback: Callback | None = None
    elapsed: float | None = None
    completed: float | None = None
    failed: bool = False
    message: Message | None = None
    followups: list[Message] = field(default_factory=list)
    edits: list[Payload] = field(default_factory=list)
    choices: list[Payload] = field(default_factory=list)
    modal: Payload | None = None
    refusals: list[int] = field(default_factory=list)
    _began: float = field(default_factory=time.monotonic)
    _answered: asyncio.Event = field(default_factory=asyncio.Event)
    _completed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def ephemeral(self) -> bool:
        """Whether a new message answered, for this person only."""
        return self.message not in (None, self.source) and self.message.ephemeral

    @property
    def text(self) -> str:
        """What the person reads: the message, then the follow-ups."""
        if self.failed:
            return "This interaction failed"
        shown = [m for m in (self.message, *self.followups) if m and not m.deleted]
        return "\n".join(message.text for message in shown)

    @property
    def deferred(self) -> bool:
        return self.callback in (Callback.DEFER_MESSAGE, Callback.DEFER_UPDATE)

    @property
    def expired(self) -> bool:
        return self.double.world.clock.now() - self.created >= TOKEN_LIFE

    @property
    def late(self) -> bool:
        return self.double.world.clock.now() - self.created > self.double.answer_limit

    def took(self) -> float:
        return time.monotonic() - self._began

    def receive(self, callback: Callback) -> None:
        """Note the bot's first answer."""
        self.callback = callback
        self.elapsed = self.took()
        self._answered.set()
        if not self.deferred:
            self.complete()

    def complete(self) -> None:
        """Note that the person now sees a result."""
        if self.completed is None:
            self.completed = self.took()
            self._completed.set()

    async def first(self) -> Answer:
        """Until the bot answers, or the interaction fails after the limit (3 s)."""
        try:
            async with asyncio.timeout(max(0.0, self.double.answer_limit - self.took())):
                await self._answered.wait()
        except TimeoutError:
            self.failed = True
        return self

    async def settled(self, seconds: float = 5.0) -> Answer:
        """Until a deferred answer shows a result; TimeoutError when it never does."""
        async with asyncio.timeout(seconds):
            await self._completed.wait()
        return self

    async def followed(self, count: int = 1, seconds: float = 5.0) -> Answer:
        """Until so many follow-ups came."""
        await self.double.until(lambda: len(self.followups) >= count, seconds)
        return self

    async def edited(self, count: int = 1, seconds: float = 5.0) -> Answer:
        """Until so many edits came through its token."""
        await self.double.until(lambda: len(self.edits) >= count, seconds)
        return self


def begin(
    double: Double,
    kind: Kind,
    user: User,
    channel: Channel,
    data: Payload,
    *,
    source: Message | None = None,
    rendition: Payload | None = None,
) -> Answer:
    """Tell the bot that a person did something, and open the answer to it.

    Args:
        double: the Discord in which it happens.
        kind: what it is.
        user: who.
        channel: where.
        data: Discord's `data` of the interaction.
        source: the message acted on.
        rendition: the form of that message that the person acted on, when it is not the latest.
    """
    world = double.world
    answer = Answer(double, world.ids(), kind, user, channel, source)
    answer.created = world.clock.now()
    double.answers[answer.token] = answer
    guild = channel.guild
    event: Payload = {
        "id": str(answer.id),
        "application_id": str(world.application_id),
        "type": int(kind),
        "token": answer.token,
        "version": 1,
        "data": data,
        "channel": channel.payload(),
        "channel_id": str(channel.id),
        "locale": user.locale,
        "app_permissions": str(channel.bot_permissions().value),
        "attachment_size_limit": 10 * 1024 * 1024,
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
        "context": 0 if guild else 1,
    }
    if guild:
        member = guild.members[user.id].payload(interaction=True)
        event["channel"]["permissions"] = member["permissions"]
        event["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        event |= {"guild_id": str(guild.id), "guild_locale": guild.locale, "member": member}
    else:
        event["user"] = user.payload()
    if source is not None:
        event["message"] = rendition or source.payload
    double.gateway.tell("INTERACTION_CREATE", event, guild)
    return answer
