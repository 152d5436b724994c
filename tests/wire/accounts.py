"""REST of the bot's account: itself, its servers, their members, its commands and emojis."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from . import schema
from .errors import refusal
from .gateway import guild_payload
from .validation import check_commands
from .world import Guild, Member

if TYPE_CHECKING:
    from .double import Double
    from .rest import Call

Payload = dict[str, Any]


def me(double: Double, call: Call) -> Payload:
    return double.world.bot.payload() | {"verified": True, "mfa_enabled": False}


def application(double: Double, call: Call) -> Payload:
    owner = next(user for user in double.world.users.values() if not user.bot)
    return {
        "id": str(double.world.application_id),
        "name": double.world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": owner.payload(),
        "team": None,
    }


def gateway_bot(double: Double, call: Call) -> Payload:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
    return {"url": double.gateway.url, "shards": double.shards, "session_start_limit": limit}


def my_guilds(double: Double, call: Call) -> list[Payload]:
    held = [guild for guild in double.world.guilds.values() if guild.has_bot]
    return [
        {"id": str(g.id), "name": g.name, "icon": None, "owner": False, "permissions": "0"}
        | {"features": []}
        for g in held
    ]


def leave_guild(double: Double, call: Call) -> None:
    double.remove_bot(_guild(double, call))


def open_dm(double: Double, call: Call) -> Payload:
    user = double.world.users.get(int(call.payload["recipient_id"]))
    if user is None:
        raise refusal(10013)
    return double.world.dm(user).payload()


def get_user(double: Double, call: Call) -> Payload:
    user = double.world.users.get(call.id("user"))
    if user is None:
        raise refusal(10013)
    return user.payload()


def get_guild(double: Double, call: Call) -> Payload:
    return guild_payload(_guild(double, call))


def get_roles(double: Double, call: Call) -> list[Payload]:
    return _guild(double, call).roles()


def get_guild_channels(double: Double, call: Call) -> list[Payload]:
    places = double.world.channels_of(_guild(double, call))
    return [channel.payload() for channel in places if not channel.is_thread]


def active_threads(double: Double, call: Call) -> Payload:
    places = double.world.channels_of(_guild(double, call))
    live = [c.payload() for c in places if c.is_thread and not c.archived]
    return {"threads": live, "members": [], "has_more": False}


def get_member(double: Double, call: Call) -> Payload:
    return _member(double, call).payload()


def _guild(double: Double, call: Call) -> Guild:
    guild = double.world.guilds.get(call.id("guild"))
    if guild is None or not guild.has_bot:
        raise refusal(10004)
    return guild


def _member(double: Double, call: Call) -> Member:
    member = _guild(double, call).members.get(call.id("user"))
    if member is None:
        raise refusal(10007 if call.id("user") in double.world.users else 10013)
    return member


def _scope(call: Call) -> int | None:
    return call.id("guild") if "guild" in call.parameters else None


def get_commands(double: Double, call: Call) -> list[Payload]:
    return double.world.commands.get(_scope(call), [])


def put_commands(double: Double, call: Call) -> list[Payload]:
    sent = call.payload
    for command in sent:
        name = f"command {command.get('name')!r}"
        double.check(name, schema.check("ApplicationCommandUpdateRequest", command))
    double.check("command sync", check_commands(sent))
    known = {(c["type"], c["name"]): c["id"] for c in get_commands(double, call)}
    stored = [_stored(double, call, command, known) for command in sent]
    double.world.commands[_scope(call)] = stored
    return stored


def post_command(double: Double, call: Call) -> Payload:
    key = (call.payload.get("type", 1), call.payload["name"])
    others = [c for c in get_commands(double, call) if (c["type"], c["name"]) != key]
    double.check("command", schema.check("ApplicationCommandCreateRequest", call.payload))
    double.check("command", check_commands([*others, call.payload]))
    known = {(c["type"], c["name"]): c["id"] for c in get_commands(double, call)}
    stored = _stored(double, call, call.payload, known)
    double.world.commands[_scope(call)] = [*others, stored]
    return stored


def delete_command(double: Double, call: Call) -> None:
    kept = [c for c in get_commands(double, call) if c["id"] != call.text("command")]
    if len(kept) == len(get_commands(double, call)):
        raise refusal(10063)
    double.world.commands[_scope(call)] = kept


def _stored(
    double: Double, call: Call, command: Payload, known: dict[tuple[int, str], str]
) -> Payload:
    key = (command.get("type", 1), command["name"])
    out: Payload = {"description": "", "default_member_permissions": None, "nsfw": False}
    out |= {"integration_types": [0]}
    out |= {name: value for name, value in command.items() if value is not None}
    if out["default_member_permissions"] is not None:
        out["default_member_permissions"] = str(out["default_member_permissions"])
    out |= {"id": known.get(key) or str(double.world.ids()), "type": key[0]}
    out |= {"application_id": call.text("app"), "version": str(double.world.ids())}
    if _scope(call) is not None:
        out["guild_id"] = call.text("guild")
    return out


def get_emojis(double: Double, call: Call) -> Payload:
    return {"items": list(double.world.emojis.values())}


def post_emoji(double: Double, call: Call) -> tuple[int, Payload]:
    name = call.payload["name"]
    complaints = []
    if not (2 <= len(name) <= 32 and name.replace("_", "").isalnum() and name.isascii()):
        complaints.append(f"emoji name {name!r}: 2 to 32 letters, digits and _")
    if name in {emoji["name"] for emoji in double.world.emojis.values()}:
        complaints.append(f"emoji name {name!r} is taken")
    if len(json.dumps(call.payload["image"])) > 256 * 1024 * 4 / 3 + 64:
        complaints.append(f"emoji {name!r} is larger than 256 KiB")
    if len(double.world.emojis) >= 2000:
        complaints.append("more than 2000 application emojis")
    double.check("emoji", complaints)
    number = double.world.ids()
    emoji = double.world.emojis[number] = {
        "id": str(number),
        "name": name,
        "roles": [],
        "user": double.world.bot.payload(),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    return 201, emoji


def get_emoji(double: Double, call: Call) -> Payload:
    emoji = double.world.emojis.get(call.id("emoji"))
    if emoji is None:
        raise refusal(10014)
    return emoji


def edit_emoji(double: Double, call: Call) -> Payload:
    emoji = get_emoji(double, call)
    emoji["name"] = call.payload.get("name", emoji["name"])
    return emoji


def delete_emoji(double: Double, call: Call) -> None:
    get_emoji(double, call)
    del double.world.emojis[call.id("emoji")]


_APP = "/applications/{app}"
_SCOPES = (f"{_APP}/commands", f"{_APP}/guilds/{{guild}}/commands")

ROUTES = [
    ("GET", "/users/@me", me),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/gateway/bot", gateway_bot),
    ("GET", "/users/@me/guilds", my_guilds),
    ("DELETE", "/users/@me/guilds/{guild}", leave_guild),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user}", get_user),
    ("GET", "/guilds/{guild}", get_guild),
    ("GET", "/guilds/{guild}/roles", get_roles),
    ("GET", "/guilds/{guild}/channels", get_guild_channels),
    ("GET", "/guilds/{guild}/threads/active", active_threads),
    ("GET", "/guilds/{guild}/members/{user}", get_member),
    *(("GET", scope, get_commands) for scope in _SCOPES),
    *(("PUT", scope, put_commands) for scope in _SCOPES),
    *(("POST", scope, post_command) for scope in _SCOPES),
    *(("DELETE", f"{scope}/{{command}}", delete_command) for scope in _SCOPES),
    ("GET", f"{_APP}/emojis", get_emojis),
    ("POST", f"{_APP}/emojis", post_emoji),
    ("GET", f"{_APP}/emojis/{{emoji}}", get_emoji),
    ("PATCH", f"{_APP}/emojis/{{emoji}}", edit_emoji),
    ("DELETE", f"{_APP}/emojis/{{emoji}}", delete_emoji),
]
