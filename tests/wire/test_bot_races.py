"""Two things at the same moment at one table: both are answered, and one of them happened first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engine.tables.table import Status, Table

from . import play
from .bot_process import BotProcess
from .conftest import StartBot
from .double import Double

TIMES = 5


@pytest.fixture
async def bot(double: Double, start_bot: StartBot) -> AsyncIterator[BotProcess]:
    process = await start_bot({"DISCORD_TOKEN": double.token, "COMPUTER_PAUSE": "0"})
    yield process
    assert process.errors() == []
    assert not any(answer.failed for answer in double.answers.values())
    assert not any("Something went wrong" in answer.text for answer in double.answers.values())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "regalia.db"


async def test_the_end_during_a_click(double: Double, bot: BotProcess, database: Path):
    people = double.people(2)
    for _ in range(TIMES):
        table = await play.begin(*people)
        person, hand = await play.to_act(people, table)
        asked = await people[0].slash("end")
        await asyncio.gather(
            people[0].click(asked, "End it"),
            play.do(person, hand, play.deeds(hand)[0]),
        )
    tables = await play.kept(database)
    assert [table.status for table in tables] == [Status.CLOSED] * TIMES


async def test_leaving_during_a_computers_turn(double: Double, bot: BotProcess, database: Path):
    for number in range(TIMES):
        channel = double.channel(f"leaving-{number}")
        people = double.people(2, channel)
        table = await play.begin(*people, computers=1)
        leaver = people[1 - number % 2]
        asked = await leaver.slash("leave")
        acting = play.take_turn(people, table, Random(number))
        await asyncio.gather(acting, leaver.click(asked, "Leave"))
        stayed = [people[number % 2]]
        await double.until(lambda here=channel: "My hand" in double.latest(here).buttons)
        for _ in range(2):
            await play.take_turn(stayed, table, Random(number))
    while any(computing(each) for each in await play.kept(database)):  # noqa: ASYNC110 another process
        await asyncio.sleep(0.2)
    await play.until_shown(double, database)
    for table in await play.kept(database):
        assert len(table.people) == 1
        assert table.status is Status.PLAYING


def computing(table: Table) -> bool:
    """Whether a computer is about to move there."""
    return table.turn is not None and table.turn.acts is not None


async def test_undo_and_a_move_at_once(double: Double, bot: BotProcess, database: Path):
    people = double.people(2)
    table = await play.begin(*people)
    rng, tried = Random(3), 0
    while tried < TIMES:
        found = await play.to_act(people, table)
        if found is None:
            break
        person, hand = found
        while offered := play.deeds(hand):
            assert hand.message is not None
            if "Undo" in hand.message.buttons:
                tried += 1
                stale = hand.message.payload
                _, hand = await asyncio.gather(
                    person.click(hand, "Undo", stale=stale),
                    play.do(person, hand, rng.choice(offered), stale=stale),
                )
                hand = await person.click(table, "My hand")
            else:
                hand = await play.do(person, hand, rng.choice(offered))
    assert tried
    await play.until_shown(double, database)
    await play.proven(database)
