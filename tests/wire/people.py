"""People who use the bot: slash commands, clicks, choices, modals and plain messages."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from . import components as c
from . import messages
from .interactions import Answer, Kind, begin
from .world import Channel, Message, User

if TYPE_CHECKING:
    from .double import Double

Payload = dict[str, Any]

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 6, 7, 10


class NotPossible(AssertionError):
    """A person cannot do that: Discord's own client would not offer it."""


@dataclass(frozen=True)
class Person:
    """Someone in a channel. `at(channel)` is the same person elsewhere.

    Each act is awaited until the bot's first answer; when that was a deferred message, until its
    result (`wait=False`: not). No answer within the limit gives an `Answer` that `failed`.
    """

    double: Double
    user: User
    channel: Channel

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    def at(self, channel: Channel) -> Person:
        return replace(self, channel=channel)

    def in_dm(self) -> Person:
        """The same person in the direct messages with the bot."""
        return self.at(self.double.world.dm(self.user))

    def sees(self, text: str) -> bool:
        """Whether a text ever reached this person's eyes."""
        return any(text in shown.text for shown in self.double.seen_by(self))

    def pings(self) -> list[Message]:
        """The messages still standing that notified this person."""
        places = self.double.world.channels.values()
        return [m for place in places for m in place.messages.values() if self.id in m.pinged]

    async def slash(self, command: str, /, *, wait: bool = True, **options: Any) -> Answer:
        """Use a slash command, sub-commands separated by spaces: `slash("settings show")`.

        Options are given by name (`_` for `-`); a choice by its value or name; a Person for a user.
        """
        return await self._finish(begin(*self._command(Kind.COMMAND, command, options)), wait)

    async def autocomplete(
        self, command: str, /, *, focus: str, typed: str = "", **options: Any
    ) -> list[Payload]:
        """The choices offered while typing in the option `focus`."""
        given = options | {focus: typed}
        arguments = self._command(Kind.AUTOCOMPLETE, command, given, focus)
        answer = await begin(*arguments).first()
        return answer.choices

    async def click(
        self,
        message: Message | Answer,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        stale: Payload | None = None,
        wait: bool = True,
    ) -> Answer:
        """Click a button by its label (or emoji) or custom_id.

        `stale`: an earlier entry of `message.versions` that this person still has before their eyes.
        """
        shown = self._before_eyes(message)
        button = self._find(stale or shown.payload, {c.BUTTON}, label, custom_id)
        data = {"component_type": c.BUTTON, "custom_id": button["custom_id"], "id": button["id"]}
        return await self._component(shown, data, stale, wait)

    async def choose(
        self,
        message: Message | Answer,
        *values: Any,
        custom_id: str | None = None,
        stale: Payload | None = None,
        wait: bool = True,
    ) -> Answer:
        """Choose in a select (the only one, or by custom_id): options by label or value, or people."""
        shown = self._before_eyes(message)
        select = self._find(stale or shown.payload, c.SELECTS, None, custom_id)
        data: Payload = {"component_type": select["type"], "custom_id": select["custom_id"]}
        data |= {"id": select["id"]} | self._chosen(select, values)
        return await self._component(shown, data, stale, wait)

    async def submit(self, answer: Answer, *, wait: bool = True, **values: Any) -> Answer:
        """Fill in the modal that an answer opened, inputs by custom_id or label, and send it."""
        if answer.modal is None:
            raise NotPossible("no modal is open")
        filled = [_fill(node, values) for node in answer.modal["components"]]
        if values:
            raise NotPossible(f"the modal has no input {sorted(values)}")
        data = {"custom_id": answer.modal["custom_id"], "components": filled}
        world = (self.double, Kind.MODAL, self.user, self.channel, data)
        return await self._finish(begin(*world, source=answer.source), wait)

    def say(self, text: str) -> Message:
        """Post a plain message (MESSAGE_CREATE)."""
        return messages.post(self.double, self.channel, self.user, {"content": text})

    async def _component(
        self, shown: Message, data: Payload, stale: Payload | None, wait: bool
    ) -> Answer:
        place = (self.double, Kind.COMPONENT, self.user, shown.channel, data)
        return await self._finish(begin(*place, source=shown, rendition=stale), wait)

    async def _finish(self, answer: Answer, wait: bool) -> Answer:
        await answer.first()
        if wait and answer.callback == 5:
            await answer.settled()
        return answer

    def _before_eyes(self, message: Message | Answer) -> Message:
        shown = message.message if isinstance(message, Answer) else message
        if shown is None or shown.deleted:
            raise NotPossible(f"{self.user.name} sees no such message any more")
        if shown.owner not in (None, self.user):
            raise NotPossible(f"{self.user.name} cannot see a message for another alone")
        return shown

    def _find(
        self, payload: Payload, kinds: Any, label: str | None, custom_id: str | None
    ) -> Payload:
        nodes = [n for n in c.walk(payload["components"]) if n["type"] in kinds]
        nodes = [n for n in nodes if n.get("custom_id")]
        found = nodes
        if custom_id is not None:
            found = [n for n in nodes if n["custom_id"] == custom_id]
        elif label is not None:
            found = [n for n in nodes if label in (n.get("label"), _emoji(n))]
        if len(found) != 1:
            offered = [(n.get("label") or _emoji(n), n["custom_id"]) for n in nodes]
            raise NotPossible(f"{len(found)} match {label or custom_id!r}; there are {offered}")
        if found[0].get("disabled"):
            raise NotPossible(f"{label or custom_id!r} is disabled")
        return found[0]

    def _chosen(self, select: Payload, values: tuple[Any, ...]) -> Payload:
        if not select.get("min_values", 1) <= len(values) <= select.get("max_values", 1):
            raise NotPossible(f"{len(values)} values for {select['custom_id']!r}")
        if select["type"] == c.USER_SELECT:
            resolved = self._resolved([person.user for person in values])
            return {"values": [str(person.id) for person in values], "resolved": resolved}
        return {"values": [_option(select, value) for value in values]}

    def _resolved(self, users: list[User]) -> Payload:
        guild = self.channel.guild
        out: Payload = {"users": {str(user.id): user.payload() for user in users}, "members": {}}
        for user in users:
            if guild and user.id in guild.members:
                member = guild.members[user.id].payload(interaction=True)
                del member["user"], member["deaf"], member["mute"]
                out["members"][str(user.id)] = member
        return out

    def _command(
        self, kind: Kind, path: str, options: Payload, focus: str | None = None
    ) -> tuple[Double, Kind, User, Channel, Payload]:
        name, *below = path.split()
        command = self._registered(name)
        data: Payload = {"id": command["id"], "name": name, "type": 1, "options": []}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        node, filled = command, data
        for part in below:
            node = _named(node.get("options") or [], part, f"/{path}")
            filled["options"].append({"type": node["type"], "name": part, "options": []})
            filled = filled["options"][0]
        known = node.get("options") or []
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in known):
            raise NotPossible(f"/{path} needs one of {[o['name'] for o in known]}")
        for given, value in options.items():
            option = _named(known, given, f"/{path}")
            entry = {"type": option["type"], "name": option["name"]}
            typing = focus is not None and given == focus
            entry["value"] = value if typing else self._value(option, value, data)
            filled["options"].append(entry | ({"focused": True} if typing else {}))
        missing = [o["name"] for o in known if o.get("required")]
        missing = [n for n in missing if n not in {e["name"] for e in filled["options"]}]
        if missing and focus is None:
            raise NotPossible(f"/{path} needs {missing}")
        return self.double, kind, self.user, self.channel, data

    def _registered(self, name: str) -> Payload:
        commands = self.double.world.commands
        guild = self.channel.guild
        offered = [*(commands.get(guild.id, []) if guild else []), *commands.get(None, [])]
        return _named([o for o in offered if o["type"] == 1], name, "slash commands")

    def _value(self, option: Payload, value: Any, data: Payload) -> Any:
        match option["type"]:
            case 6:
                data.setdefault("resolved", {}).update(self._resolved([value.user]))
                return str(value.id)
            case 7:
                places = data.setdefault("resolved", {}).setdefault("channels", {})
                places[str(value.id)] = value.payload() | {"permissions": "0"}
                return str(value.id)
        if choices := option.get("choices"):
            for choice in choices:
                if value in (choice["value"], choice["name"]):
                    return choice["value"]
            raise NotPossible(f"{option['name']} offers {[x['value'] for x in choices]}")
        low, high = option.get("min_value"), option.get("max_value")
        if (low is not None and value < low) or (high is not None and value > high):
            raise NotPossible(f"{option['name']} takes {low} to {high}")
        return value


def _named(nodes: list[Payload], name: str, where: str) -> Payload:
    for node in nodes:
        if node["name"] in (name, name.replace("_", "-")):
            return node
    raise NotPossible(f"{where}: no {name!r}, only {[node['name'] for node in nodes]}")


def _emoji(node: Payload) -> str | None:
    return (node.get("emoji") or {}).get("name")


def _option(select: Payload, value: Any) -> str:
    for option in select["options"]:
        if value in (option["value"], option["label"]):
            return str(option["value"])
    offered = [(option["label"], option["value"]) for option in select["options"]]
    raise NotPossible(f"no option {value!r}; there are {offered}")


def _fill(node: Payload, values: Payload, label: str | None = None) -> Payload:
    out: Payload = {"type": node["type"], "id": node.get("id") or 0}
    if node["type"] == c.LABEL:
        return out | {"component": _fill(node["component"], values, node["label"])}
    if node["type"] == c.ROW:
        return out | {"components": [_fill(inner, values) for inner in node["components"]]}
    if "custom_id" not in node:
        return out
    key = next((k for k in (node["custom_id"], label, node.get("label")) if k in values), None)
    out["custom_id"] = node["custom_id"]
    if node["type"] == c.TEXT_INPUT:
        return out | {"value": values.pop(key) if key else node.get("value") or ""}
    chosen = values.pop(key) if key else _preset(node)
    listed = chosen if isinstance(chosen, list) else [chosen]
    return out | {"values": [_option(node, value) for value in listed]}


def _preset(select: Payload) -> list[str]:
    return [o["value"] for o in select.get("options") or () if o.get("default")]
