"""The little Discord that the double keeps: a clock, ids, servers, channels, people and messages."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import discord

from . import components as c
from .validation import EPHEMERAL

Payload = dict[str, Any]
Files = tuple[bytes, ...]

EPOCH_MS = 1_420_070_400_000
TEXT_CHANNEL, DM_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
BOT_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    manage_messages=True,
    manage_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_external_emojis=True,
    add_reactions=True,
)
MEMBER_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    read_message_history=True,
    use_application_commands=True,
)


class Clock:
    """Discord's time: the machine's, moved by `offset` seconds."""

    def __init__(self) -> None:
        self.offset = 0.0

    def now(self) -> float:
        return time.time() + self.offset

    def text(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


class Ids:
    """Snowflakes: rising, unique, and telling the double's time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self) -> int:
        self._last = max(self._last + 1, (int(self._clock.now() * 1000) - EPOCH_MS) << 22)
        return self._last


@dataclass(eq=False, slots=True)
class User:
    """An account."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False

    def payload(self) -> Payload:
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }


@dataclass(eq=False, slots=True)
class Member:
    """A user in a server; `permissions` as Discord counts them for an interaction."""

    user: User
    joined_at: str
    permissions: discord.Permissions
    nick: str | None = None
    roles: list[int] = field(default_factory=list)

    def payload(self, *, interaction: bool = False) -> Payload:
        out: Payload = {
            "user": self.user.payload(),
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "roles": [str(role) for role in self.roles],
            "joined_at": self.joined_at,
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }
        if interaction:
            out["permissions"] = str(self.permissions.value)
        return out


@dataclass(eq=False, slots=True)
class Guild:
    """A server; `bot_role` carries what the bot may do in it."""

    id: int
    name: str
    owner_id: int
    bot_role: int
    locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict)
    has_bot: bool = True

    def roles(self) -> list[Payload]:
        granted = {self.id: MEMBER_PERMISSIONS.value, self.bot_role: BOT_PERMISSIONS.value}
        return [
            {
                "id": str(role),
                "name": "@everyone" if role == self.id else "bot",
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False,
                "icon": None,
                "unicode_emoji": None,
                "position": position,
                "permissions": str(value),
                "managed": role != self.id,
                "mentionable": False,
                "flags": 0,
            }
            for position, (role, value) in enumerate(granted.items())
        ]


@dataclass(eq=False, slots=True)
class Channel:
    """A place for messages: a text channel, a thread or a direct message."""

    id: int
    name: str
    guild: Guild | None
    type: int = TEXT_CHANNEL
    parent: Channel | None = None
    recipient: User | None = None
    bot_id: int = 0
    denied: discord.Permissions = field(default_factory=discord.Permissions.none)
    archived: bool = False
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    def bot_permissions(self) -> discord.Permissions:
        """What the bot may do here."""
        denied = self.parent.denied.value | self.denied.value if self.parent else self.denied.value
        return discord.Permissions(BOT_PERMISSIONS.value & ~denied)

    def payload(self) -> Payload:
        out: Payload = {"id": str(self.id), "type": self.type, "flags": 0, "last_message_id": None}
        if self.guild is None:
            assert self.recipient
            return out | {"recipients": [self.recipient.payload()]}
        out |= {"guild_id": str(self.guild.id), "name": self.name, "rate_limit_per_user": 0}
        out["parent_id"] = str(self.parent.id) if self.parent else None
        if self.is_thread:
            return out | {
                "owner_id": str(self.bot_id),
                "message_count": len(self.messages),
                "member_count": 1,
                "total_message_sent": len(self.messages),
                "thread_metadata": {
                    "archived": self.archived,
                    "archive_timestamp": datetime.now(UTC).isoformat(),
                    "auto_archive_duration": 1440,
                    "locked": False,
                },
            }
        overwrite = {
            "id": str(self.bot_id),
            "type": 1,
            "allow": "0",
            "deny": str(self.denied.value),
        }
        return out | {
            "position": 0,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": [overwrite] if self.denied.value else [],
        }


@dataclass(eq=False, slots=True)
class Message:
    """A message as it stands, with all that it was.

    `owner` is set for an ephemeral message: the one person who sees it. `pinged` are the ids of the
    people it notified when it was posted. `files` are the bytes of its attachments by name.
    """

    id: int
    channel: Channel
    author: User
    created: float
    payload: Payload
    owner: User | None = None
    deleted: bool = False
    pinged: frozenset[int] = frozenset()
    versions: list[Payload] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """All that can be read in it, a line each: content, text, labels, options, alt text."""
        return "\n".join(c.texts(self.payload))

    @property
    def ephemeral(self) -> bool:
        return bool(self.payload["flags"] & EPHEMERAL)

    @property
    def edits(self) -> int:
        return len(self.versions) - 1

    @property
    def components(self) -> list[Payload]:
        """Every component, nested ones too."""
        return list(c.walk(self.payload["components"]))

    @property
    def buttons(self) -> dict[str, Payload]:
        """Buttons by label (or emoji)."""
        found = [node for node in self.components if node["type"] == c.BUTTON]
        return {b.get("label") or (b.get("emoji") or {}).get("name") or "": b for b in found}

    @property
    def selects(self) -> list[Payload]:
        return [node for node in self.components if node["type"] in c.SELECTS]


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that reached eyes: to one person (`viewer`), or to a whole channel (None)."""

    viewer: int | None
    channel: int
    guild: int | None
    payload: Payload
    files: Files = ()

    @property
    def text(self) -> str:
        return "\n".join(c.texts(self.payload))


class World:
    """Everything there is, by id."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.ids = Ids(self.clock)
        self.bot = User(self.ids(), "Regalia", bot=True)
        self.application_id = self.bot.id
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int | None, list[Payload]] = {}
        self.emojis: dict[int, Payload] = {}
        self.nonces: dict[str, Message] = {}
        self.shown: list[Shown] = []
        self._names = itertools.count(1)

    def add_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        owner = self.add_user(f"Owner of {name}")
        guild = Guild(self.ids(), name, owner.id, self.ids(), locale)
        self.guilds[guild.id] = guild
        self.join(owner, guild, discord.Permissions.all())
        self.join(self.bot, guild, BOT_PERMISSIONS).roles.append(guild.bot_role)
        return guild

    def add_channel(self, guild: Guild, name: str = "") -> Channel:
        name = name or f"channel-{next(self._names)}"
        channel = Channel(self.ids(), name, guild, bot_id=self.bot.id)
        self.channels[channel.id] = channel
        return channel

    def add_thread(self, parent: Channel, name: str, kind: int, thread_id: int = 0) -> Channel:
        thread = Channel(thread_id or self.ids(), name, parent.guild, kind, parent)
        thread.bot_id = self.bot.id
        self.channels[thread.id] = thread
        return thread

    def add_user(self, name: str, *, locale: str = "en-US") -> User:
        user = User(self.ids(), name, locale)
        self.users[user.id] = user
        return user

    def join(
        self, user: User, guild: Guild, permissions: discord.Permissions | None = None
    ) -> Member:
        granted = MEMBER_PERMISSIONS if permissions is None else permissions
        member = guild.members[user.id] = Member(user, self.clock.text(), granted)
        return member

    def dm(self, user: User) -> Channel:
        """The direct message channel with a user, made when first asked for."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.ids(), "", None, DM_CHANNEL, recipient=user, bot_id=self.bot.id)
        self.channels[channel.id] = channel
        return channel

    def channels_of(self, guild: Guild) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.guild is guild]

    def show(
        self, payload: Payload, channel: Channel, reader: User | None, files: Files = ()
    ) -> None:
        """Record that something reached its readers: one, or all who see the channel."""
        viewer = (reader or channel.recipient or _NOBODY).id or None
        guild = channel.guild.id if channel.guild else None
        self.shown.append(Shown(viewer, channel.id, guild, payload, files))


_NOBODY = User(0, "")
