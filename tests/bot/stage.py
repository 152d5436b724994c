"""People at a table, as tests speak of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import simcord
from bot.client import Regalia
from engine.tables.table import Table

EPHEMERAL = 1 << 6


class Stage:
    """A server with one channel, four people, and a moderator."""

    def __init__(self, env: simcord.Env, make_bot: Callable[[], Regalia]) -> None:
        self.env = env
        self.make_bot = make_bot
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("royal-table")
        self.people = {name: self.person(name) for name in ("anne", "bess", "cecily", "dorothy")}
        self.anne, self.bess, self.cecily, self.dorothy = self.people.values()

    @property
    def bot(self) -> Regalia:
        bot = self.env.bot
        assert isinstance(bot, Regalia)
        return bot

    def person(self, name: str, **options: Any) -> User:
        user = self.env.create_user(name)
        return User(self, self.guild.add_member(user, **options))

    async def restart(self) -> None:
        """The bot stops and starts anew on the same database; messages stay."""
        await self.bot.close()
        await self.env.restart_bot(self.make_bot())

    async def settle(self) -> None:
        await self.env.settle()

    async def table(self) -> Table:
        """The channel's table, as the engine knows it."""
        row = await self.bot.store.latest_in(self.channel.id)
        assert row is not None
        table = await self.bot.tables.peek(row.id)
        assert table is not None
        return table

    def public_messages(self) -> list[Any]:
        """Everything in the channel that everybody sees, oldest first."""
        return [
            message
            for message in sorted(self.channel.history(), key=lambda each: int(each.id))
            if not message.flags.ephemeral
        ]

    def last_public(self) -> Shown:
        return Shown(raw_components(self.env, self.public_messages()[-1]))

    def table_message(self) -> Any:
        """The newest public message with a table on it (not a turn ping)."""
        for message in reversed(self.public_messages()):
            if "your turn" not in Shown(raw_components(self.env, message)).text.lower():
                return message
        raise AssertionError("no table message")

    def table_text(self) -> str:
        return Shown(raw_components(self.env, self.table_message())).text


class User:
    """A person: what they press and what they see."""

    def __init__(self, stage: Stage, member: simcord.MemberActor) -> None:
        self.stage = stage
        self.member = member
        self.id = member.id
        self.private: Any = None

    async def slash(self, name: str, **options: Any) -> Shown:
        return self._seen(await self.member.slash(self.stage.channel, name, **options))

    async def press(self, label: str, message: Any = None) -> Shown:
        """Press the button with this label on a message (the table's, unless given)."""
        message = message or self.stage.table_message()
        shown = Shown(raw_components(self.stage.env, message))
        return self._seen(await self.member.click(message, custom_id=shown.button(label)))

    async def press_private(self, label: str) -> Shown:
        """Press a button of the last private message."""
        return await self.press(label, self.private)

    async def choose(self, verb: str, value: str | list[str]) -> Shown:
        """Choose in a menu of the last private message."""
        shown = Shown(raw_components(self.stage.env, self.private))
        result = await self.member.select(self.private, value, custom_id=shown.menu(verb).id)
        return self._seen(result)

    async def hand(self) -> Shown:
        """Open the hand from the table's message."""
        return await self.press("My hand")

    @property
    def sees(self) -> Shown:
        """The private message as it is now."""
        return Shown(raw_components(self.stage.env, self.private))

    def _seen(self, result: Any) -> Shown:
        assert result.acknowledged, "the interaction was never answered"
        for answer in (result.response, *result.followups):
            if answer is not None and answer.ephemeral:
                self.private = answer.message
        last = result.followups[-1] if result.followups else result.response
        return Shown(last.components if last is not None else [], result)


@dataclass(frozen=True)
class Menu:
    id: str
    options: list[dict[str, Any]]


class Shown:
    """A screen as somebody sees it: its text, buttons and menus."""

    def __init__(self, components: list[dict[str, Any]], result: Any = None) -> None:
        self.components = components
        self.result = result

    def walk(self) -> Iterator[dict[str, Any]]:
        waiting = list(self.components)
        while waiting:
            component = waiting.pop(0)
            yield component
            children = list(component.get("components", ()))
            if "accessory" in component:
                children.append(component["accessory"])
            waiting[:0] = children

    @property
    def text(self) -> str:
        return "\n".join(each["content"] for each in self.walk() if each.get("type") == 10)

    @property
    def labels(self) -> list[str]:
        return [each.get("label", "") for each in self.walk() if each.get("type") == 2]

    @property
    def menus(self) -> list[Menu]:
        return [
            Menu(each["custom_id"], each["options"]) for each in self.walk() if each["type"] == 3
        ]

    def button(self, label: str) -> str:
        """The custom id of the enabled button whose label contains this."""
        for each in self.walk():
            if each.get("type") == 2 and label in each.get("label", ""):
                assert not each.get("disabled"), f"{label} is disabled"
                return str(each["custom_id"])
        raise AssertionError(f"no button {label!r} among {self.labels}: {self.text}")

    def menu(self, verb: str) -> Menu:
        """The menu of an action (draw, meld, discard …)."""
        for menu in self.menus:
            if menu.id.endswith(f"|{verb}"):
                return menu
        raise AssertionError(f"no menu {verb!r} among {[menu.id for menu in self.menus]}")


def raw_components(env: simcord.Env, message: Any) -> list[dict[str, Any]]:
    """The components of a message as it stands now."""
    return list(env.backend.get_message(message.channel.id, message.id).components)
