"""`kill -9` between any two steps of a round, and in the middle of each."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.tables.table import Status

from . import play
from .bot_process import BotProcess
from .conftest import StartBot
from .double import Double
from .interactions import Answer
from .people import Person
from .world import Message


class Evening:
    """Two people who go on playing whatever happens to the bot."""

    def __init__(self, double: Double, bot: BotProcess, database: Path, table: Message) -> None:
        self.double = double
        self.bot = bot
        self.database = database
        self.table = table
        self.people: list[Person] = []

    async def version(self) -> int:
        [kept] = await play.kept(self.database)
        return kept.version

    async def step(self) -> Awaitable[Any] | None:
        """The next step of the round, ready to be awaited; `None` when the round is over.

        Whatever can be laid down is, which makes for a short round.
        """
        found = await play.to_act(self.people, self.table)
        if found is None:
            return None
        person, hand = found
        return play.do(person, hand, play.deeds(hand)[0])

    async def steps(self) -> AsyncIterator[Awaitable[Any]]:
        """Every step to the end of the round, and the deal of the next."""
        while step := await self.step():
            yield step
        await play.until_shown(self.double, self.database)
        for person in self.people:
            yield person.click(self.table, "Ready")


@pytest.fixture
async def evening(double: Double, start_bot: StartBot, tmp_path: Path) -> AsyncIterator[Evening]:
    deck = tmp_path / "deck.toml"
    deck.write_text(play.SHORT_DECK, encoding="utf-8")
    bot = await start_bot({"DISCORD_TOKEN": double.token, "QUEEN_OF_SCOTS_DECK": str(deck)})
    people = double.people(2)
    table = await play.begin(*people, target=5000)
    evening = Evening(double, bot, tmp_path / "regalia.db", table)
    evening.people = people
    yield evening
    await play.until_shown(double, evening.database)
    await play.check_house(double, evening.database)
    assert bot.errors() == []


async def cancelled(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def test_killed_between_any_two_steps_of_a_round(evening: Evening):
    """In turn: after the answer, and between the commit and the answer."""
    number = 0
    async for step in evening.steps():
        number += 1
        before = await evening.version()
        if number % 2:
            assert not (await step).failed
            await evening.bot.kill()
        else:
            with evening.double.traffic.hold("POST", "/callback") as hold:
                press = asyncio.create_task(step)
                await hold.wait()
                await evening.bot.kill()
            await cancelled(press)
        assert await evening.version() == before + 1
        await evening.bot.start()
    assert number > 2


async def test_killed_some_moment_after_every_press(evening: Evening):
    rng = Random(9)
    kept, lost = 0, 0
    for _ in range(8):
        step = await evening.step()
        if step is None:
            break
        before = await evening.version()
        press = asyncio.create_task(step)
        await asyncio.sleep(rng.uniform(0, 0.006))
        await evening.bot.kill()
        acknowledged = press.done()
        await cancelled(press)
        after = await evening.version()
        assert after in (before, before + 1)
        assert after > before or not acknowledged
        kept, lost = kept + (after > before), lost + (after == before)
        await evening.bot.start()
        await play.proven(evening.database)
    print(f"{kept} moves were kept, {lost} were not made")  # noqa: T201 pytest shows it with a failure


async def test_killed_while_the_table_is_shown(evening: Evening):
    double = evening.double
    for _ in range(2):
        with double.traffic.hold("PATCH", "/channels/") as hold:
            step = await evening.step()
            assert step is not None
            await step
            await hold.wait()
            await evening.bot.kill()
        await evening.bot.start()
        await play.until_shown(double, evening.database)


async def test_old_buttons_work_after_a_restart(evening: Evening):
    double = evening.double
    person, hand = await play.to_act(evening.people, evening.table)  # type: ignore[misc]
    deed = play.deeds(hand)[0]
    [old] = [evening.table.payload]
    await evening.bot.restart(kill=True)
    drawn = await play.do(person, hand, deed)
    assert await evening.version() == 4
    double.advance(20 * 60)  # past the life of every token so far
    refreshed = await person.click(evening.table, "My hand", stale=old)
    assert refreshed.ephemeral
    again = await play.do(person, drawn, play.deeds(drawn)[-1])
    assert not again.failed
    assert await evening.version() == 5
    stale = await play.do(person, hand, deed, stale=hand.message and hand.message.versions[0])
    assert "The table has moved on" in stale.text


async def test_a_lobby_outlives_kill_9(double: Double, start_bot: StartBot, tmp_path: Path):
    bot = await start_bot({"DISCORD_TOKEN": double.token})
    people = double.people(4)
    lobby = await play.seat(*people[:1])
    for person in people[1:]:
        if person is not people[2]:
            await bot.restart(kill=True)
        assert not (await person.click(lobby, "Join")).failed
    await bot.restart(kill=True)
    await people[0].click(lobby, "Start")
    [table] = await play.kept(tmp_path / "regalia.db")
    assert table.people == tuple(person.id for person in people)
    await play.until_shown(double, tmp_path / "regalia.db")
    assert bot.errors() == []


async def turn_of(person: Person, table: Message, database: Path) -> Answer:
    """The person's hand, when it is their turn again and the table shows it.

    Where the cards ended the round meanwhile, it is their turn in the next.
    """
    async with asyncio.timeout(20):
        while (turn := (now := (await play.kept(database))[0]).turn) is None or (
            turn.user_id != person.id
        ):
            if now.status is Status.ROUND_OVER:
                await play.until_shown(person.double, database)
                await person.click(table, "Ready")
            await asyncio.sleep(0.1)
    await play.until_shown(person.double, database)
    return await person.click(table, "My hand")


async def test_computers_go_on_after_kill_9(double: Double, start_bot: StartBot, tmp_path: Path):
    bot = await start_bot({"DISCORD_TOKEN": double.token, "COMPUTER_PAUSE": "0.2"})
    database = tmp_path / "regalia.db"
    ann = double.person("Ann")
    table = await play.begin(ann, computers=3)
    for _ in range(2):
        await bot.kill()
        await bot.start()
        hand = await turn_of(ann, table, database)
        while offered := play.deeds(hand):
            hand = await play.do(ann, hand, offered[-1])
    await turn_of(ann, table, database)
    await play.check_house(double, database)
    assert bot.errors() == []
