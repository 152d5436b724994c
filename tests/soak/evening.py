"""One channel's evening: people who open tables, play, dawdle, leave, chat and press wrong buttons."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.wire import play
from tests.wire.double import Double
from tests.wire.interactions import Answer
from tests.wire.people import NotPossible, Person
from tests.wire.world import Channel, Message

from .tally import Tally

GAMES = ("queen-of-scots", "queen-of-scots", "queen-of-scots", "famous-monarchs")
CLOCKS = (60, 300, 900, 0)
MANY_MOVES = 40
"""A turn that takes longer is given up."""


@dataclass(slots=True)
class Evening:
    """The life of one channel. Between two steps people think for `think` seconds on average.

    `calm` leaves out everything but playing on.
    """

    double: Double
    channel: Channel
    rng: Random
    tally: Tally
    open: asyncio.Event
    think: float
    calm: bool = False
    people: list[Person] = field(default_factory=list)

    async def run(self, until: Callable[[], bool]) -> None:
        """Live until told to stop."""
        while not until():
            await asyncio.sleep(self.rng.random() * 2 * self.think)
            await self.open.wait()
            try:
                await self.step()
            except NotPossible:
                self.tally.deeds["pressed what had gone"] += 1
            except TimeoutError:
                self.tally.cut_off += 1

    async def step(self) -> None:
        """One thing that somebody does."""
        message = self.table()
        if message is None or "Rematch" in message.buttons:
            await self._begin(message)
        elif "Start" in message.buttons:
            await self._fill(message)
        elif "Ready" in message.buttons:
            await self._act(self._someone(), message, "Ready", "ready")
        elif not self.calm and self.rng.random() < 0.12:
            await self._mischief(message)
        else:
            await self.turn(message)

    def table(self) -> Message | None:
        """The newest message with an open table, or with a match that is over, on it."""
        for message in reversed(self.double.messages(self.channel)):
            buttons = message.buttons
            if {"More …", "Rematch"} & set(buttons):
                return message
        return None

    async def turn(self, message: Message) -> None:
        """The turn of whoever is to act, as far as their hand offers something."""
        for person in self.rng.sample(self.people, len(self.people)):
            hand = await self._answered(person.click(message, "My hand"))
            if hand is None or hand.message is None:
                return
            if "Take my seat back" in hand.message.buttons:
                await self._act(person, hand.message, "Take my seat back", "came back")
                return
            if play.deeds(hand):
                await self._moves(person, hand)
                return

    async def bring_down(self) -> None:
        """Somebody wants the table at the bottom, or back where its message is gone."""
        await self._answered(self._someone().slash("table"))
        self.tally.deeds["brought down"] += 1

    async def _moves(self, person: Person, hand: Answer) -> None:
        for _ in range(MANY_MOVES):
            assert hand.message is not None
            if "Undo" in hand.message.buttons and self.rng.random() < 0.2:
                after = await self._answered(person.click(hand, "Undo"))
                self.tally.deeds["undo"] += 1
            else:
                offered = play.deeds(hand)
                if not offered:
                    self.tally.deeds["turn"] += 1
                    return
                after = await self._answered(play.do(person, hand, self.rng.choice(offered)))
                self.tally.deeds["move"] += 1
            if after is None or after.message is None:
                return
            hand = after

    # --- tables ---

    async def _begin(self, over: Message | None) -> None:
        if over is not None and self.rng.random() < 0.5:
            await self._act(self._someone(), over, "Rematch", "rematch")
            return
        count = self.rng.randint(1, 3)
        self.people = self.people or self.double.people(count, self.channel)
        game = self.rng.choice(GAMES)
        options: dict[str, Any] = {"game": game, "clock": self.rng.choice(CLOCKS)}
        options["computers"] = self.rng.randint(1 if len(self.people) == 1 else 0, 1)
        if game == "queen-of-scots":
            options["target"] = self.rng.choice((100, 300, 1000))
        opened = await self._answered(self.people[0].slash("play", **options))
        if opened is not None and "already open" in opened.text:
            await self.bring_down()  # nobody told the bot that its message is gone
        elif opened is not None and not opened.ephemeral:
            self.tally.deeds["table"] += 1

    async def _fill(self, lobby: Message) -> None:
        for person in self.people:
            if person.user.name not in lobby.text and "Join" in lobby.buttons:
                await self._answered(person.click(lobby, "Join"))
        for person in self.people:
            if not lobby.deleted and "Start" in lobby.buttons:
                await self._answered(person.click(lobby, "Start"))

    # --- whatever else people do ---

    async def _mischief(self, message: Message) -> None:
        deeds = (
            self._leave,
            self._delete,
            self._chat,
            self._old_button,
            self._pause,
            self._watch,
            self._call_down,
            self._swap,
            self._finish,
            self._close_channel,
        )
        weights = (2, 4, 3, 6, 2, 4, 2, 2, 1, 1)
        [deed] = self.rng.choices(deeds, weights)
        await deed(message)

    async def _leave(self, _: Message) -> None:
        person = self._someone()
        asked = await self._answered(person.slash("leave"))
        if asked is not None and asked.message is not None and "Leave" in asked.message.buttons:
            await self._act(person, asked.message, "Leave", "leave")

    async def _delete(self, message: Message) -> None:
        self.double.delete_message(message)
        self.tally.deeds["message deleted"] += 1

    async def _chat(self, _: Message) -> None:
        for _ in range(16):
            self._someone().say("hello")
        self.tally.deeds["buried"] += 1

    async def _old_button(self, message: Message) -> None:
        stale = self.rng.choice(message.versions[-5:])
        person = self._someone()
        await self._answered(person.click(message, "More …", stale=stale))
        self.tally.deeds["old button"] += 1

    async def _pause(self, message: Message) -> None:
        for label in ("Pause", "Go on"):
            await self._managed(message, label)
        self.tally.deeds["pause"] += 1

    async def _watch(self, message: Message) -> None:
        person = self._someone()
        menu = await self._answered(person.click(message, "More …"))
        if menu is not None and menu.message is not None:
            await self._act(person, menu.message, "Watch", "watch")

    async def _call_down(self, _: Message) -> None:
        await self.bring_down()

    async def _swap(self, message: Message) -> None:
        person, manage = await self._manage(message)
        if manage is None or manage.message is None:
            return
        for select in manage.message.selects:
            if "|swap|" in select["custom_id"]:
                value = self.rng.choice(select["options"])["value"]
                choosing = person.choose(manage, value, custom_id=select["custom_id"])
                await self._answered(choosing)
                self.tally.deeds["level changed"] += 1

    async def _finish(self, message: Message) -> None:
        person, manage = await self._manage(message)
        label = "End with these scores"
        if manage is None or manage.message is None or label not in manage.message.buttons:
            return
        asked = await self._answered(person.click(manage, label))
        if asked is not None and asked.message is not None:
            await self._act(person, asked.message, label, "ended early")

    async def _close_channel(self, _: Message) -> None:
        self.double.delete_channel(self.channel)
        self.channel = self.double.channel(guild=self.channel.guild)
        self.people = [person.at(self.channel) for person in self.people]
        self.tally.deeds["channel deleted"] += 1

    async def _managed(self, message: Message, label: str) -> None:
        person, manage = await self._manage(message)
        if manage is not None and manage.message is not None and label in manage.message.buttons:
            await self._answered(person.click(manage, label))

    async def _manage(self, message: Message) -> tuple[Person, Answer | None]:
        for person in self.people:
            menu = await self._answered(person.click(message, "More …"))
            if menu is not None and menu.message and "Manage" in menu.message.buttons:
                return person, await self._answered(person.click(menu, "Manage"))
        return self.people[0], None

    # --- how they do it ---

    def _someone(self) -> Person:
        return self.rng.choice(self.people)

    async def _act(self, person: Person, message: Message, label: str, deed: str) -> None:
        if not message.deleted and label in message.buttons:
            await self._answered(person.click(message, label))
            self.tally.deeds[deed] += 1

    async def _answered(self, doing: Awaitable[Answer]) -> Answer | None:
        """The answer to a press; `None` when it met a closed house."""
        life = self.tally.restarts.total()
        answer = await doing
        self.tally.interactions += 1
        if answer.failed:
            if life == self.tally.restarts.total() and self.open.is_set():
                self.tally.wrong.append(f"no answer in time at {self.channel.name}")
            self.tally.cut_off += 1
            return None
        self.tally.slowest = max(self.tally.slowest, answer.elapsed or 0)
        if "Something went wrong" in answer.text:
            self.tally.wrong.append(f"an apology at {self.channel.name}: {answer.text}")
        return answer
