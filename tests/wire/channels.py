"""REST of channels: their messages and threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from . import messages, schema
from .errors import refusal
from .traffic import too_many
from .world import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message

if TYPE_CHECKING:
    from .double import Double
    from .rest import Call

Payload = dict[str, Any]

NONCE_SECONDS = 300.0
"""How long a nonce is remembered; Discord's documentation says "a few minutes"."""


def get_channel(double: Double, call: Call) -> Payload:
    return _channel(double, call).payload()


def edit_channel(double: Double, call: Call) -> Payload:
    channel = _channel(double, call)
    _may(channel, manage_threads=channel.is_thread, manage_channels=not channel.is_thread)
    channel.name = call.payload.get("name", channel.name)
    channel.archived = call.payload.get("archived", channel.archived)
    event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    double.gateway.tell(event, channel.payload(), channel.guild, 1)
    return channel.payload()


def delete_channel(double: Double, call: Call) -> Payload:
    channel = _channel(double, call)
    _may(channel, manage_threads=channel.is_thread, manage_channels=not channel.is_thread)
    double.delete_channel(channel)
    return channel.payload()


def get_messages(double: Double, call: Call) -> list[Payload]:
    channel = _channel(double, call)
    _may(channel, read_message_history=True)
    before = int(call.query.get("before", 1 << 63))
    after = int(call.query.get("after", 0))
    public = [
        message.payload
        for number, message in sorted(channel.messages.items(), reverse=True)
        if message.owner is None and after < number < before
    ]
    return public[: int(call.query.get("limit", 50))]


def get_message(double: Double, call: Call) -> Payload:
    return _message(_channel(double, call), call).payload


def post_message(double: Double, call: Call) -> Payload:
    channel = _channel(double, call)
    if channel.is_thread:
        _may(channel, send_messages_in_threads=True)
        channel.archived = False
    else:
        _may(channel, send_messages=True)
    _may(channel, attach_files=bool(call.files), embed_links=bool(call.payload.get("embeds")))
    double.check("message", schema.check("MessageCreateRequest", call.payload))
    if (earlier := _posted_before(double, call.payload)) is not None:
        if earlier.deleted:
            raise refusal(10008)
        return earlier.payload
    message = messages.post(double, channel, double.world.bot, call.payload, call.files)
    double.world.nonces[str(call.payload.get("nonce"))] = message
    return message.payload


def _posted_before(double: Double, sent: Payload) -> Message | None:
    """The bot's message with the same nonce, deleted or not, if the nonce is to be enforced."""
    earlier = double.world.nonces.get(str(sent["nonce"])) if sent.get("enforce_nonce") else None
    if earlier is None or double.world.clock.now() - earlier.created > NONCE_SECONDS:
        return None
    return earlier


def edit_message(double: Double, call: Call) -> Payload:
    message = _message(_channel(double, call), call)
    if message.author is not double.world.bot:
        raise refusal(50005)
    if double.world.clock.now() - message.created > 3600:
        if message.id not in double.old_edits:
            double.old_edits[message.id] = double.old_edits_allowed
        if double.old_edits[message.id] <= 0:
            words = "Maximum number of edits to messages older than 1 hour reached."
            raise too_many(double.old_edit_retry_after, code=30046, message=words)
        double.old_edits[message.id] -= 1
    double.check("edit", schema.check("MessageEditRequestPartial", call.payload))
    messages.edit(double, message, call.payload, call.files)
    return message.payload


def delete_message(double: Double, call: Call) -> None:
    channel = _channel(double, call)
    message = _message(channel, call)
    if message.author is not double.world.bot:
        _may(channel, manage_messages=True)
    messages.delete(double, message)


def bulk_delete(double: Double, call: Call) -> None:
    channel = _channel(double, call)
    _may(channel, manage_messages=True)
    for number in call.payload["messages"]:
        if message := channel.messages.get(int(number)):
            messages.delete(double, message)


def typing(double: Double, call: Call) -> None:
    _may(_channel(double, call), send_messages=True)


def start_thread(double: Double, call: Call) -> tuple[int, Payload]:
    channel = _channel(double, call)
    kind = call.payload.get("type", PRIVATE_THREAD)
    private = kind == PRIVATE_THREAD
    _may(channel, create_private_threads=private, create_public_threads=not private)
    schema_name = "CreateTextThreadWithoutMessageRequest"
    double.check("thread", schema.check(schema_name, call.payload))
    return 201, _thread(double, channel, call.payload["name"], kind)


def start_thread_from(double: Double, call: Call) -> tuple[int, Payload]:
    channel = _channel(double, call)
    message = _message(channel, call)
    _may(channel, create_public_threads=True)
    schema_name = "CreateTextThreadWithMessageRequest"
    double.check("thread", schema.check(schema_name, call.payload))
    return 201, _thread(double, channel, call.payload["name"], PUBLIC_THREAD, message.id)


def thread_member(double: Double, call: Call) -> None:
    _channel(double, call)


def _thread(double: Double, parent: Channel, name: str, kind: int, thread_id: int = 0) -> Payload:
    thread = double.world.add_thread(parent, name, kind, thread_id)
    event = thread.payload() | {"newly_created": True}
    double.gateway.tell("THREAD_CREATE", event, thread.guild, 1)
    return thread.payload()


def _channel(double: Double, call: Call) -> Channel:
    channel = double.world.channels.get(call.id("channel"))
    if channel is None:
        raise refusal(10003)
    if channel.guild and not channel.guild.has_bot:
        raise refusal(50001)
    if not channel.bot_permissions().view_channel:
        raise refusal(50001)
    return channel


def _message(channel: Channel, call: Call) -> Message:
    message = channel.messages.get(call.id("message"))
    if message is None or message.owner is not None:
        raise refusal(10008)
    return message


def _may(channel: Channel, **needed: bool) -> None:
    """50013 unless the bot has, in this channel, what is needed; direct messages need nothing."""
    wanted = discord.Permissions(**needed)
    if channel.guild and not wanted <= channel.bot_permissions():
        raise refusal(50013)


ROUTES = [
    ("GET", "/channels/{channel}", get_channel),
    ("PATCH", "/channels/{channel}", edit_channel),
    ("DELETE", "/channels/{channel}", delete_channel),
    ("GET", "/channels/{channel}/messages", get_messages),
    ("POST", "/channels/{channel}/messages", post_message),
    ("POST", "/channels/{channel}/messages/bulk-delete", bulk_delete),
    ("GET", "/channels/{channel}/messages/{message}", get_message),
    ("PATCH", "/channels/{channel}/messages/{message}", edit_message),
    ("DELETE", "/channels/{channel}/messages/{message}", delete_message),
    ("POST", "/channels/{channel}/messages/{message}/threads", start_thread_from),
    ("POST", "/channels/{channel}/threads", start_thread),
    ("PUT", "/channels/{channel}/thread-members/{user}", thread_member),
    ("DELETE", "/channels/{channel}/thread-members/{user}", thread_member),
    ("POST", "/channels/{channel}/typing", typing),
]
