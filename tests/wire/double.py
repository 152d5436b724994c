"""The double itself: a local server that is Discord to one bot, and the hands that tests lay on it.

async with Double() as double:
    ann = double.person("Ann")
    async with BotProcess(double, tmp_path, env=…) as bot:
        answer = await ann.slash("play", game="queen-of-scots")
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import discord
from aiohttp import web

from . import messages, rest
from .errors import invalid_form
from .gateway import GUILDS, MEMBERS, Gateway, Session
from .interactions import Answer
from .people import Person
from .traffic import Traffic
from .world import Channel, Guild, Message, Shown, World

Payload = dict[str, Any]


class Double:
    """A running double. It begins with one server, `home`, and one channel in it, `hall`.

    `violations` collects all that Discord would have refused; a test ends with none. `answer_limit`
    is the time for a first answer, in seconds. `old_edits_allowed` counts the edits that a message
    older than an hour still takes; then come 429s with code 30046.
    """

    def __init__(self) -> None:
        self.world = World()
        self.traffic = Traffic()
        number = base64.b64encode(str(self.world.bot.id).encode()).decode().rstrip("=")
        self.token = f"{number}.double.{'x' * 38}"
        self.gateway = Gateway(self.world, self.token, self.poke)
        self.url = ""
        self.shards = 1
        self.answer_limit = 3.0
        self.old_edits_allowed = 0
        self.old_edit_retry_after = 0.02
        self.old_edits: dict[int, int] = {}
        self.answers: dict[str, Answer] = {}
        self.violations: list[str] = []
        self.home = self.world.add_guild("Home")
        self.hall = self.world.add_channel(self.home, "hall")
        self._watchers: set[asyncio.Future[None]] = set()
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=32 * 1024 * 1024)
        app.add_routes([web.get("/gateway", self.gateway.serve), *rest.routes(self)])
        app.add_routes([web.get("/cdn/{channel}/{message}/{name}", self._file)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{port}"
        self.gateway.url = f"ws://127.0.0.1:{port}/gateway"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._runner
        for line in list(self.gateway.lines):
            line.cut()
        await self._runner.cleanup()

    async def _file(self, request: web.Request) -> web.Response:
        channel = self.world.channels[int(request.match_info["channel"])]
        message = channel.messages[int(request.match_info["message"])]
        return web.Response(body=message.files[request.match_info["name"]])

    def check(self, where: str, complaints: list[str]) -> None:
        """Record complaints as violations and answer 400, as Discord does; nothing when there are none."""
        if complaints:
            self.violations += [f"{where}: {complaint}" for complaint in complaints]
            raise invalid_form(complaints)

    def poke(self) -> None:
        """Wake whoever waits for something to have happened."""
        for watcher in self._watchers:
            if not watcher.done():
                watcher.set_result(None)

    async def until(self, condition: Callable[[], Any], seconds: float = 5.0) -> None:
        """Until the condition holds, looked at after each request and frame of the bot.

        Raises:
            TimeoutError: it did not hold in time.
        """
        async with asyncio.timeout(seconds):
            while not condition():
                watcher = asyncio.get_running_loop().create_future()
                self._watchers.add(watcher)
                try:
                    await watcher
                finally:
                    self._watchers.discard(watcher)

    def advance(self, seconds: float) -> None:
        """Move Discord's clock: tokens expire, messages age, new ids tell the new time."""
        self.world.clock.offset += seconds

    def person(
        self,
        name: str,
        *,
        channel: Channel | None = None,
        locale: str = "en-US",
        permissions: discord.Permissions | None = None,
    ) -> Person:
        """A new person, a member of the channel's server (`hall` unless given)."""
        place = channel or self.hall
        user = self.world.add_user(name, locale=locale)
        person = Person(self, user, place)
        if place.guild:
            self.join(person, place.guild, permissions)
        return person

    def people(self, count: int, channel: Channel | None = None) -> list[Person]:
        return [self.person(f"Person {n + 1}", channel=channel) for n in range(count)]

    def join(
        self, person: Person, guild: Guild, permissions: discord.Permissions | None = None
    ) -> None:
        """Let a person join a server (GUILD_MEMBER_ADD)."""
        member = self.world.join(person.user, guild, permissions)
        event = member.payload() | {"guild_id": str(guild.id)}
        self.gateway.tell("GUILD_MEMBER_ADD", event, guild, MEMBERS)

    def guild(self, name: str = "Away", *, locale: str = "en-US") -> Guild:
        """A new server with the bot in it (GUILD_CREATE)."""
        guild = self.world.add_guild(name, locale=locale)
        for session in self.gateway.sessions.values():
            self._announce(session, guild)
        return guild

    def _announce(self, session: Session, guild: Guild) -> None:
        if session.covers(guild):
            session.tell("GUILD_CREATE", self.gateway.guild(guild, session.intents))

    def channel(self, name: str = "", guild: Guild | None = None) -> Channel:
        """A new text channel (CHANNEL_CREATE), in `home` unless another server is given."""
        channel = self.world.add_channel(guild or self.home, name)
        self.gateway.tell("CHANNEL_CREATE", channel.payload(), channel.guild, GUILDS)
        return channel

    def deny(self, channel: Channel, **permissions: bool) -> None:
        """Take permissions from the bot in a channel: `deny(hall, send_messages=True)`; False gives back."""
        channel.denied.update(**permissions)
        self.gateway.tell("CHANNEL_UPDATE", channel.payload(), channel.guild, GUILDS)

    def delete_message(self, message: Message) -> None:
        """A moderator deletes a message (MESSAGE_DELETE)."""
        messages.delete(self, message)

    def delete_channel(self, channel: Channel) -> None:
        """A channel goes with its messages and threads (CHANNEL_DELETE or THREAD_DELETE)."""
        for place in [c for c in self.world.channels.values() if channel in (c, c.parent)]:
            del self.world.channels[place.id]
            for message in place.messages.values():
                message.deleted = True
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.gateway.tell(event, channel.payload(), channel.guild, GUILDS)

    def remove_member(self, person: Person, guild: Guild | None = None) -> None:
        """A person leaves a server (GUILD_MEMBER_REMOVE)."""
        place = guild or self.home
        del place.members[person.user.id]
        event = {"guild_id": str(place.id), "user": person.user.payload()}
        self.gateway.tell("GUILD_MEMBER_REMOVE", event, place, MEMBERS)

    def remove_bot(self, guild: Guild) -> None:
        """The bot is thrown out of a server (GUILD_DELETE)."""
        self.gateway.tell("GUILD_DELETE", {"id": str(guild.id)}, guild, GUILDS)
        guild.has_bot = False

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """The public messages that stand in a channel, oldest first."""
        place = channel or self.hall
        return [message for message in place.messages.values() if message.owner is None]

    def latest(self, channel: Channel | None = None) -> Message:
        """The newest public message of a channel."""
        return self.messages(channel)[-1]

    def seen_by(self, person: Person) -> list[Shown]:
        """Every form of every message, modal and list of choices that reached a person's eyes.

        Public messages count for all members of their server, ephemeral ones for their owner alone.
        """
        me = person.user.id
        servers = {g.id for g in self.world.guilds.values() if me in g.members}
        return [s for s in self.world.shown if s.viewer == me or self._public_in(s, servers)]

    def _public_in(self, shown: Shown, servers: set[int]) -> bool:
        return shown.viewer is None and shown.guild in servers
