"""The gateway: sessions, events in order, heartbeats, RESUME, and lost connections on demand."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from .world import Guild, World

Payload = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 8, 9, 10, 11
GUILDS, MEMBERS, MESSAGES, DIRECT_MESSAGES, CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = MEMBERS | CONTENT | 1 << 8
BAD_TOKEN, DISALLOWED_INTENTS = 4004, 4014


class Line:
    """One connection: frames leave in the order in which they were sent."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self._transport = request.transport
        self._frames: asyncio.Queue[str | int] = asyncio.Queue()
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: str) -> None:
        self._frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close after the frames sent so far."""
        self._frames.put_nowait(code)

    def cut(self) -> None:
        """Lose the connection, without a goodbye."""
        if self._transport:
            self._transport.abort()

    async def end(self) -> None:
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            try:
                if isinstance(frame, int):
                    self.closing.set_result(frame)
                    return
                await self.socket.send_str(frame)
            except ConnectionError:
                return


@dataclass(eq=False)
class Session:
    """What the bot has been told since one IDENTIFY; it outlives its connections."""

    intents: int
    shard: tuple[int, int]
    line: Line | None
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    told: list[str] = field(default_factory=list)

    def tell(self, event: str, data: Payload) -> None:
        frame = {"op": DISPATCH, "t": event, "s": len(self.told) + 1, "d": data}
        self.told.append(json.dumps(frame))
        if self.line:
            self.line.send(self.told[-1])

    def covers(self, guild: Guild | None) -> bool:
        index, count = self.shard
        return index == 0 if guild is None else (guild.id >> 22) % count == index


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, token: str, changed: Callable[[], None]) -> None:
        self._world = world
        self._token = token
        self._changed = changed
        self.url = ""
        self.sessions: dict[int, Session] = {}
        self.lines: set[Line] = set()
        self.heartbeat_interval = 41.25
        self.acknowledge = True
        self.refuse_resume = False
        self.privileged = True
        self.identified = 0
        self.resumed = 0
        self.heartbeats = 0

    @property
    def connected(self) -> bool:
        return any(session.line for session in self.sessions.values())

    def tell(self, event: str, data: Payload, guild: Guild | None, intent: int = 0) -> None:
        """Send an event to the shard that covers `guild`, if it asked for such events.

        A session without a connection keeps it for RESUME.
        """
        for session in self.sessions.values():
            if session.covers(guild) and (not intent or session.intents & intent):
                session.tell(event, data)

    def ask_to_reconnect(self) -> None:
        """Op 7: the bot closes, comes back and resumes."""
        self._each(lambda line: line.send(_frame(RECONNECT, None)))

    def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: the session is void, or may be resumed."""
        if not resumable:
            lines = [session.line for session in self.sessions.values()]
            self.sessions.clear()
            for line in filter(None, lines):
                line.send(_frame(INVALID_SESSION, False))
        else:
            self._each(lambda line: line.send(_frame(INVALID_SESSION, True)))

    def drop(self, code: int | None = None) -> None:
        """Lose every connection: with a close code, or without a word."""
        self._each(lambda line: line.cut() if code is None else line.close(code))

    def _each(self, act: Callable[[Line], None]) -> None:
        for session in self.sessions.values():
            if session.line:
                act(session.line)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, timeout=1.0)
        await socket.prepare(request)
        line = Line(socket, request)
        self.lines.add(line)
        line.send(_frame(HELLO, {"heartbeat_interval": round(self.heartbeat_interval * 1000)}))
        reading = asyncio.create_task(self._read(line))
        try:
            await asyncio.wait({reading, line.closing}, return_when=asyncio.FIRST_COMPLETED)
            if line.closing.done():
                # Nobody else may be reading: the close waits for the bot's own, so that the bot
                # sees the code and not a lost connection.
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
                await socket.close(code=line.closing.result())
            else:
                reading.result()
        finally:
            reading.cancel()
            self.lines.discard(line)
            for session in self.sessions.values():
                if session.line is line:
                    session.line = None
            await line.end()
            self._changed()
        return socket

    async def _read(self, line: Line) -> None:
        async for message in line.socket:
            if message.type is WSMsgType.TEXT:
                self._receive(line, json.loads(message.data))
                self._changed()

    def _receive(self, line: Line, frame: Payload) -> None:
        data = frame.get("d")
        match frame["op"]:
            case 1:
                self.heartbeats += 1
                if self.acknowledge:
                    line.send(_frame(ACK, None))
            case 2:
                self._identify(line, data)
            case 6:
                self._resume(line, data)
            case 8:
                self._members(line, data)

    def _identify(self, line: Line, data: Payload) -> None:
        if data["token"] != self._token:
            line.close(BAD_TOKEN)
            return
        if data["intents"] & PRIVILEGED and not self.privileged:
            line.close(DISALLOWED_INTENTS)
            return
        index, count = data.get("shard") or (0, 1)
        session = self.sessions[index] = Session(data["intents"], (index, count), line)
        guilds = [g for g in self._world.guilds.values() if g.has_bot and session.covers(g)]
        session.tell("READY", self._ready(session, guilds))
        for guild in guilds:
            session.tell("GUILD_CREATE", self.guild(guild, session.intents))
        self.identified += 1

    def _ready(self, session: Session, guilds: Iterable[Guild]) -> Payload:
        return {
            "v": 10,
            "user": self._world.bot.payload() | {"verified": True, "mfa_enabled": False},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(self._world.application_id), "flags": 0},
            "private_channels": [],
            "presences": [],
            "relationships": [],
        }

    def guild(self, guild: Guild, intents: int) -> Payload:
        """The data of GUILD_CREATE: all members only for a bot that asked for them."""
        world = self._world
        places = world.channels_of(guild)
        members = guild.members.values() if intents & MEMBERS else [guild.members[world.bot.id]]
        return guild_payload(guild) | {
            "joined_at": guild.members[world.bot.id].joined_at,
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [member.payload() for member in members],
            "channels": [channel.payload() for channel in places if not channel.is_thread],
            "threads": [channel.payload() for channel in places if channel.is_thread],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _resume(self, line: Line, data: Payload) -> None:
        for session in self.sessions.values():
            if session.id == data["session_id"] and not self.refuse_resume:
                session.line = line
                for told in session.told[data["seq"] :]:
                    line.send(told)
                session.tell("RESUMED", {})
                self.resumed += 1
                return
        self.refuse_resume = False
        line.send(_frame(INVALID_SESSION, False))

    def _members(self, line: Line, data: Payload) -> None:
        guild = self._world.guilds[int(data["guild_id"])]
        wanted = {int(user) for user in _listed(data.get("user_ids"))}
        prefix = (data.get("query") or "").lower()
        found = [
            member
            for member in guild.members.values()
            if (member.user.id in wanted if wanted else member.user.name.lower().startswith(prefix))
        ]
        chunk = {
            "guild_id": str(guild.id),
            "members": [member.payload() for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        for session in self.sessions.values():
            if session.line is line:
                session.tell("GUILD_MEMBERS_CHUNK", chunk)


def guild_payload(guild: Guild) -> Payload:
    """A server as REST gives it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "roles": guild.roles(),
        "emojis": [],
        "stickers": [],
        "features": [],
        "preferred_locale": guild.locale,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "nsfw": False,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
    }


def _frame(op: int, data: Any) -> str:
    return json.dumps({"op": op, "d": data, "s": None, "t": None})


def _listed(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]
