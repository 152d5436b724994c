"""People at a table, as tests speak of them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Any, Self

import discord
import simcord
from simcord.actors import _component_interaction

from bot.client import Regalia
from engine.tables.table import Place, Table

EPHEMERAL = 1 << 6
PING = "it is your turn."


class Errors(logging.Handler):
    """The errors that the bot logged. A test that expects some reads them with ``told``."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._records: list[logging.LogRecord] = []
        self._told = 0

    def emit(self, record: logging.LogRecord) -> None:
        self._records.append(record)

    def told(self) -> list[str]:
        """The lines logged since the last look, tracebacks and all."""
        fresh, self._told = self._records[self._told :], len(self._records)
        return [logging.Formatter().format(record) for record in fresh]

    untold = told

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)


class Stage:
    """A server with two channels, four people, and a moderator."""

    def __init__(self, env: simcord.Env, make_bot: Callable[[], Regalia], errors: Errors) -> None:
        self.env = env
        self.make_bot = make_bot
        self.errors = errors
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("royal-table")
        self.other_channel = self.guild.create_text_channel("tavern")
        self.people = {name: self.person(name) for name in ("anne", "bess", "cecily", "dorothy")}
        self.anne, self.bess, self.cecily, self.dorothy = self.people.values()
        managing = discord.Permissions(manage_guild=True)
        steward = self.guild.create_role("Steward", permissions=managing)
        self.moderator = self.person("moderator", roles=[steward])

    @property
    def bot(self) -> Regalia:
        bot = self.env.bot
        assert isinstance(bot, Regalia)
        return bot

    @property
    def place(self) -> Place:
        return Place(self.guild.id, self.channel.id)

    def as_bot(self) -> AbstractContextManager[None]:
        """What is begun within is the bot's own work, that ``settle`` waits for."""
        return self.env._bot_scope()

    def person(self, name: str, **options: Any) -> User:
        user = self.env.create_user(name)
        return User(self, self.guild.add_member(user, **options))

    async def restart(self) -> None:
        """The bot stops and starts anew on the same database; messages stay."""
        await self.bot.close()
        await self.env.restart_bot(self.make_bot())

    async def settle(self) -> None:
        await self.env.settle()

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    async def table(self) -> Table:
        """The channel's table, as the engine knows it."""
        row = await self.bot.store.latest_in(self.channel.id)
        assert row is not None
        table = await self.bot.tables.peek(row.id)
        assert table is not None
        return table

    async def turn(self) -> User:
        """The person whose turn it is."""
        turn = (await self.table()).turn
        assert turn is not None
        return next(user for user in self.people.values() if user.id == turn.user_id)

    def public_messages(self, channel: Any = None) -> list[Any]:
        """Everything in the channel that everybody sees, oldest first."""
        return [
            message
            for message in (channel or self.channel).history()
            if not message.flags.ephemeral
        ]

    def table_messages(self) -> list[Any]:
        """The public messages with a table on them, oldest first."""
        shown = ((each, self.seen(each)) for each in self.public_messages())
        return [each for each, seen in shown if seen.components and PING not in seen.text]

    def table_message(self) -> Any:
        """The newest public message with a table on it (not a turn ping)."""
        messages = self.table_messages()
        assert messages, "no table message"
        return messages[-1]

    def table_text(self) -> str:
        return self.seen(self.table_message()).text

    def pings(self) -> list[Any]:
        """The turn pings that stand in the channel."""
        return [each for each in self.public_messages() if PING in self.seen(each).text]

    def seen(self, message: Any) -> Shown:
        """A message as it stands now."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        return Shown(list(stored.components))

    def requests(self, method: str, path: str = "/channels/") -> int:
        """How many such requests the bot has sent."""
        return sum(
            each.method == method and each.path.startswith(path) for each in self.env.http_requests
        )


class User:
    """A person: what they press and what they see."""

    def __init__(self, stage: Stage, member: simcord.MemberActor, channel: Any = None) -> None:
        self.stage = stage
        self.member = member
        self.id = member.id
        self.channel = channel or stage.channel
        self.private: Any = None

    def at(self, channel: Any) -> User:
        """The same person in another channel."""
        return User(self.stage, self.member, channel)

    async def slash(self, name: str, **options: Any) -> Shown:
        return self._seen(await self.member.slash(self.channel, name, **options))

    async def play(self, **options: Any) -> Shown:
        """Open a table of Queen of Scots."""
        return await self.slash("play", game="queen-of-scots", **options)

    async def leave(self) -> Shown:
        """Leave the table, and mean it."""
        shown = await self.slash("leave")
        return await self.press_private("Leave") if "Leave" in shown.labels else shown

    async def press(self, label: str, message: Any = None) -> Shown:
        """Press the button with this label on a message (the table's, unless given)."""
        message = message or self.stage.table_message()
        shown = self.stage.seen(message)
        return self._seen(await self.member.click(message, custom_id=shown.button(label)))

    async def press_private(self, label: str) -> Shown:
        """Press a button of the last private message."""
        return await self.press(label, self.private)

    async def choose(self, verb: str, *values: str) -> Shown:
        """Choose in a menu of the last private message; without values, the first option."""
        menu = self.sees.menu(verb)
        chosen = values or (menu.options[0]["value"],)
        result = await self.member.select(self.private, list(chosen), custom_id=menu.id)
        return self._seen(result)

    async def send(self, custom_id: str, *values: str, message: Any = None) -> Shown:
        """Send what no client offers (any more): a stale or forged custom id and its values."""
        message = message or self.stage.table_message()
        stored = self.stage.env.backend.get_message(message.channel.id, message.id)
        before = replace(stored, components=[_row(custom_id, values)])
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        return self._seen(await _component_interaction(self.member, before, data))

    async def hand(self) -> Shown:
        """Open the hand from the table's message."""
        return await self.press("My hand")

    @property
    def sees(self) -> Shown:
        """The private message as it is now."""
        return self.stage.seen(self.private)

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

    def __init__(self, components: Sequence[dict[str, Any]], result: Any = None) -> None:
        self.components = list(components)
        self.result = result

    @property
    def private(self) -> bool:
        """Whether this answer is for one person, and nobody else got another."""
        answers = (self.result.response, *self.result.followups)
        return all(answer.ephemeral for answer in answers if answer is not None)

    @property
    def new_private(self) -> bool:
        """Whether the last answer is a message of its own to one person."""
        last = self.result.followups[-1] if self.result.followups else self.result.response
        return last is not None and last.ephemeral

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
        """The labels of the buttons that can be pressed."""
        return [
            each.get("label", "")
            for each in self.walk()
            if each.get("type") == 2 and not each.get("disabled")
        ]

    @property
    def menus(self) -> list[Menu]:
        return [
            Menu(each["custom_id"], each["options"]) for each in self.walk() if each["type"] == 3
        ]

    @property
    def verbs(self) -> list[str]:
        """The last parts of the menus' ids: the actions there is a choice of."""
        return [menu.id.rpartition("|")[2] for menu in self.menus]

    def button(self, label: str) -> str:
        """The custom id of the enabled button whose label contains this."""
        for each in self.walk():
            if each.get("type") == 2 and label in each.get("label", ""):
                assert not each.get("disabled"), f"{label} is disabled"
                return str(each["custom_id"])
        raise AssertionError(f"no button {label!r} among {self.labels}: {self.text}")

    def menu(self, verb: str) -> Menu:
        """The menu of an action (draw, lay, discard …)."""
        for menu in self.menus:
            if menu.id.endswith(f"|{verb}"):
                return menu
        raise AssertionError(f"no menu {verb!r} among {[menu.id for menu in self.menus]}")


def _row(custom_id: str, values: Sequence[str]) -> dict[str, Any]:
    """A row as it was before somebody's eyes when they pressed."""
    if not values:
        inner: dict[str, Any] = {"type": 2, "style": 1, "label": "?", "custom_id": custom_id}
    else:
        options = [{"label": value or "?", "value": value} for value in values]
        inner = {"type": 3, "custom_id": custom_id, "options": options}
    return {"type": 1, "id": 1, "components": [{"id": 2, **inner}]}


def assert_refused(shown: Shown, *words: str) -> None:
    """A short private sentence that says this, without a trace of what went on inside."""
    assert shown.new_private, shown.result
    text = shown.text
    for word in words:
        assert word in text, text
    assert "Traceback" not in text
    assert "went wrong" not in text
    assert len(text.splitlines()[0]) <= 160, text
