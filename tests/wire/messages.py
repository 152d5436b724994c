"""Messages posted, edited and deleted: from the JSON the bot sent to the message as it stands."""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import components as c
from .gateway import DIRECT_MESSAGES, MESSAGES
from .validation import EPHEMERAL, LOADING, V2, check_message
from .world import Channel, Message, User

if TYPE_CHECKING:
    from .double import Double

Payload = dict[str, Any]
MENTION = re.compile(r"<@!?(\d+)>")
KEPT_FLAGS = V2 | EPHEMERAL


def post(
    double: Double,
    channel: Channel,
    author: User,
    sent: Payload,
    files: Mapping[str, bytes] | None = None,
    *,
    owner: User | None = None,
    by_token: bool = False,
    loading: bool = False,
) -> Message:
    """Post a message; ephemeral when it has an `owner`.

    Args:
        double: the Discord that it is posted in.
        channel: where.
        author: who posts it.
        sent: the message as it was sent.
        files: bytes by name.
        owner: the only one who will see it.
        by_token: through an interaction's token rather than the bot's own.
        loading: a deferred answer, empty until it is edited.
    """
    world = double.world
    message = Message(world.ids(), channel, author, world.clock.now(), {}, owner)
    message.files = dict(files or {})
    flags = (sent.get("flags") or 0) & ~LOADING | (EPHEMERAL if owner else 0)
    message.payload = {
        "id": str(message.id),
        "type": 0,
        "channel_id": str(channel.id),
        "author": author.payload(),
        "content": sent.get("content") or "",
        "embeds": _embeds(sent),
        "attachments": _attachments(double, message, sent, [], message.files),
        "components": [],
        "flags": flags | (LOADING if loading else 0),
        "timestamp": world.clock.text(),
        "edited_timestamp": None,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "position": 0,
    }
    if by_token:
        message.payload |= {"webhook_id": str(author.id), "application_id": str(author.id)}
    _complete(double, message, sent.get("components"))
    if not owner and not loading:
        message.pinged = _pinged(message, sent.get("allowed_mentions"))
    _publish(double, message, "MESSAGE_CREATE")
    channel.messages[message.id] = message
    return message


def edit(
    double: Double, message: Message, sent: Payload, files: Mapping[str, bytes] | None = None
) -> None:
    """Apply an edit: what it leaves out stays; the V2 and ephemeral flags stay in any case."""
    old = message.payload
    added = files or {}
    new = dict(old)
    kept = old["flags"] & KEPT_FLAGS
    new["flags"] = (sent.get("flags", old["flags"]) or 0) & ~EPHEMERAL & ~LOADING | kept
    if "content" in sent:
        new["content"] = sent["content"] or ""
    if "embeds" in sent:
        new["embeds"] = _embeds(sent)
    message.files |= added
    if "attachments" in sent or added:
        new["attachments"] = _attachments(double, message, sent, old["attachments"], added)
        names = {a["filename"] for a in new["attachments"]}
        message.files = {n: data for n, data in message.files.items() if n in names}
    new["edited_timestamp"] = double.world.clock.text()
    message.payload = new
    components = None
    if "components" in sent:
        components = sent["components"] or []
    try:
        _complete(double, message, components)
    except Exception:
        message.payload = old
        raise
    _publish(double, message, "MESSAGE_UPDATE")


def delete(double: Double, message: Message) -> None:
    """Delete a message and tell the bot; an ephemeral one goes without an event."""
    message.deleted = True
    message.channel.messages.pop(message.id, None)
    guild = message.channel.guild
    if message.owner is None:
        data = {"id": str(message.id), "channel_id": str(message.channel.id)}
        data |= {"guild_id": str(guild.id)} if guild else {}
        double.gateway.tell("MESSAGE_DELETE", data, guild, MESSAGES if guild else DIRECT_MESSAGES)


def _complete(double: Double, message: Message, components: Sequence[Payload] | None) -> None:
    """Finish a new form of a message: checked, components rendered, mentions found."""
    payload = message.payload
    names = [a["filename"] for a in payload["attachments"]]
    if not payload["flags"] & LOADING:
        whole = payload if components is None else payload | {"components": components}
        double.check(f"message in #{message.channel.name}", check_message(whole, files=names))
    if components is not None:
        payload["components"] = c.render(components, payload["attachments"])
    named = {int(found) for found in MENTION.findall(_prose(payload))}
    users = [double.world.users[user] for user in sorted(named) if user in double.world.users]
    payload["mentions"] = [user.payload() for user in users]


def _publish(double: Double, message: Message, event: str) -> None:
    message.versions.append(message.payload)
    files = tuple(message.files.values())
    double.world.show(message.payload, message.channel, message.owner, files)
    if message.owner is not None:
        return
    guild = message.channel.guild
    data = dict(message.payload)
    if guild:
        data["guild_id"] = str(guild.id)
        member = guild.members.get(message.author.id)
        if member:
            data["member"] = {k: v for k, v in member.payload().items() if k != "user"}
    double.gateway.tell(event, data, guild, MESSAGES if guild else DIRECT_MESSAGES)


def _prose(payload: Payload) -> str:
    shown = [n["content"] for n in c.walk(payload["components"]) if n["type"] == c.TEXT]
    return "\n".join([payload["content"], *shown])


def _pinged(message: Message, allowed: Payload | None) -> frozenset[int]:
    """Whom a new message notifies: those it names, as far as allowed (all, when it says nothing)."""
    named = {int(user["id"]) for user in message.payload["mentions"]}
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return frozenset(named)
    return frozenset(named & {int(user) for user in allowed.get("users") or ()})


def _embeds(sent: Payload) -> list[Payload]:
    return [{"type": "rich", **embed} for embed in sent.get("embeds") or ()]


def _attachments(
    double: Double,
    message: Message,
    sent: Payload,
    old: Sequence[Payload],
    added: Mapping[str, bytes],
) -> list[Payload]:
    """Attachments kept by id, then the new files with the descriptions that came along."""
    if "attachments" in sent:
        given = sent["attachments"] or []
        kept_ids = {str(a["id"]) for a in given}
        kept = [a for a in old if a["id"] in kept_ids]
        described = {a.get("filename"): a.get("description") for a in given}
    else:
        kept, described = list(old), {}
    return kept + [_attachment(double, message, name, described.get(name)) for name in added]


def _attachment(double: Double, message: Message, name: str, description: str | None) -> Payload:
    data = message.files[name]
    number = double.world.ids()
    url = f"{double.url}/cdn/{message.channel.id}/{message.id}/{name}"
    out: Payload = {"id": str(number), "filename": name, "size": len(data), "url": url}
    out |= {"proxy_url": url, "content_type": mimetypes.guess_type(name)[0] or "text/plain"}
    if description:
        out["description"] = description
    if message.owner:
        out["ephemeral"] = True
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        out["width"], out["height"] = struct.unpack(">II", data[16:24])
    return out
