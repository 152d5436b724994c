"""Discord fails, in every way it has: the newest state arrives in the end, players see nothing of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from . import play
from .bot_process import BotProcess
from .conftest import StartBot
from .double import Double
from .world import Message

DISCORD_PY_WAITS = 8.0  # it sleeps 5 s before it identifies again
CHANNEL = r"/channels/\d+/messages"
FAULTS: list[dict[str, Any]] = [
    {"status": 429, "retry_after": 0.2},
    {"status": 429, "retry_after": 0.2, "everywhere": True},
    {"status": 500},
    {"status": 503},
    {"status": 0},
]
LOST: list[dict[str, Any]] = [{"status": 0, "late": True}, {"status": 503, "late": True}]
"""Faults that let a post arrive all the same."""


@pytest.fixture
async def bot(double: Double, start_bot: StartBot) -> AsyncIterator[BotProcess]:
    process = await start_bot({"DISCORD_TOKEN": double.token})
    yield process
    assert process.errors() == []


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "regalia.db"


async def test_the_newest_state_and_the_ping_arrive_in_the_end(
    double: Double, bot: BotProcess, database: Path
):
    """Every fault on editing and on posting, each at a table of its own, all at once."""

    async def evening(method: str, fault: dict[str, Any]) -> None:
        channel = double.channel()
        people = double.people(2, channel)
        table = await play.begin(*people)
        placed = double.traffic.fault(method, f"/channels/{channel.id}/messages", **fault)
        for _ in range(2):
            await play.take_turn(people, table, Random(3))
        found = await play.to_act(people, table)
        assert found is not None
        await double.until(lambda: placed.met == 1)
        await double.until(lambda: found[0].pings(), 10)

    await asyncio.gather(
        *(evening("PATCH", fault) for fault in FAULTS),
        *(evening("POST", fault) for fault in FAULTS + LOST),
    )
    await play.until_shown(double, database)
    await play.check_house(double, database)
    assert not any(answer.failed for answer in double.answers.values())
    assert max(answer.elapsed or 9 for answer in double.answers.values()) < 2
    assert not any("Something went wrong" in shown.text for shown in double.world.shown)


async def test_an_answer_cut_off_is_given_again(double: Double, bot: BotProcess, database: Path):
    people = double.people(2)

    def cut() -> None:
        double.traffic.fault("POST", "/callback", 0)

    cut()
    table = await play.seat(*people)
    cut()
    await people[0].click(table, "Start")
    cut()
    found = await play.to_act(people, table)
    assert found is not None
    cut()
    await found[0].click(found[1], "Draw")
    assert all(fault.met == 1 for fault in double.traffic.faults)
    assert not any(answer.failed for answer in double.answers.values())
    assert not any("Something went wrong" in shown.text for shown in double.world.shown)
    await play.until_shown(double, database)
    await play.check_house(double, database)


# --- a post that arrived, and whose answer did not ---


def boards(double: Double) -> list[Message]:
    """The public messages with the table on them, oldest first."""
    public = double.messages()
    return [each for each in public if "My hand" in each.buttons and not each.pinged]


@pytest.mark.parametrize("status", [0, 503])
async def test_a_message_whose_answer_was_lost_is_not_posted_twice(
    double: Double, bot: BotProcess, database: Path, status: int
):
    people = double.people(2)
    old = await play.begin(*people)
    lost = double.traffic.fault("POST", CHANNEL, status, late=True)
    await people[0].slash("table")
    await double.until(lambda: lost.met == 1)
    moved = boards(double)[-1]
    await play.take_turn(people, moved, Random(4))
    await double.until(lambda: old.deleted)
    await play.until_shown(double, database)
    assert boards(double) == [moved]


async def test_a_call_whose_answer_was_lost_is_not_made_twice(
    double: Double, bot: BotProcess, database: Path
):
    people = double.people(2)
    table = await play.seat(*people)
    lost = double.traffic.fault("POST", CHANNEL, 0, late=True)
    await people[0].click(table, "Start")
    await double.until(lambda: lost.met == 1)
    await double.until(lambda: double.traffic.count("POST", CHANNEL) == 2)
    found = await play.to_act(people, table)
    assert found is not None
    assert len(found[0].pings()) == 1
    await play.take_turn(people, table, Random(1))
    await double.until(lambda: not found[0].pings())


async def test_a_message_that_arrived_before_a_kill_is_not_posted_twice(
    double: Double, bot: BotProcess, database: Path
):
    people = double.people(2)
    old = await play.begin(*people)
    await double.until(lambda: any(person.pings() for person in people))
    with double.traffic.hold("POST", CHANNEL, "after") as hold:
        double.delete_message(old)
        await hold.wait()
        await bot.kill()
    [arrived] = boards(double)
    with closing(sqlite3.connect(database)) as db, db:  # the table moves on as the house opens
        db.execute("UPDATE tables SET version = version + 1")
    await bot.start()
    await play.until_shown(double, database)
    await play.take_turn(people, arrived, Random(4))
    await play.until_shown(double, database)
    assert boards(double) == [arrived]


async def test_a_message_that_arrived_and_was_deleted_at_once_is_posted_anew(
    double: Double, bot: BotProcess, database: Path
):
    people = double.people(2)
    old = await play.begin(*people)
    lost = double.traffic.fault("POST", CHANNEL, 0, late=True)
    await people[0].slash("table")
    await double.until(lambda: lost.met == 1)
    double.delete_message(boards(double)[-1])
    await double.until(lambda: old.deleted)
    [board] = boards(double)
    await play.take_turn(people, board, Random(4))
    await play.until_shown(double, database)


async def test_a_channel_that_forbids_is_left_alone_until_the_next_change(
    double: Double, bot: BotProcess, database: Path
):
    people = double.people(2)
    table = await play.begin(*people)
    double.traffic.fault("PATCH", CHANNEL, 403, code=50001)
    await play.take_turn(people, table, Random(1))
    await bot.wait_for_log("cannot be shown")
    await play.take_turn(people, table, Random(1))
    await play.until_shown(double, database)
    assert double.traffic.invalid == 1


async def played_on(double: Double, database: Path, table: Message, people: list[Any]) -> None:
    assert await play.take_turn(people, table, Random(2)) >= 2
    await play.until_shown(double, database)
    await play.check_house(double, database)


async def test_play_goes_on_after_a_resume_and_what_was_missed_is_seen(
    double: Double, bot: BotProcess, database: Path
):
    people = double.people(2)
    table = await play.begin(*people)
    gateway = double.gateway
    for number, lose in enumerate(
        (gateway.ask_to_reconnect, gateway.drop, lambda: gateway.invalidate(resumable=True)), 1
    ):
        lose()
        await double.until(lambda: not gateway.connected)
        double.delete_message(table)
        await double.until(lambda resumed=number: gateway.resumed == resumed)
        await double.until(lambda: any("Round" in message.text for message in double.messages()))
        [anew] = [message for message in double.messages() if "Round" in message.text]
        assert anew is not table
        table = anew
        await played_on(double, database, table, people)
    assert gateway.identified == 1


async def test_play_goes_on_after_a_void_session(double: Double, bot: BotProcess, database: Path):
    people = double.people(2)
    table = await play.begin(*people)
    double.gateway.invalidate()
    await double.until(lambda: double.gateway.identified == 2, DISCORD_PY_WAITS)
    await played_on(double, database, table, people)


async def test_a_message_deleted_while_nobody_told_the_bot_comes_back(
    double: Double, bot: BotProcess, database: Path
):
    people = double.people(2)
    table = await play.begin(*people)
    await double.until(lambda: any(person.pings() for person in people))
    double.gateway.invalidate()
    await double.until(lambda: not double.gateway.connected)
    double.delete_message(table)
    await double.until(lambda: double.gateway.identified == 2, DISCORD_PY_WAITS)
    await double.until(lambda: boards(double))
    await played_on(double, database, boards(double)[0], people)
    assert len(boards(double)) == 1


async def test_a_channel_deleted_while_away_closes_its_table(
    double: Double, bot: BotProcess, database: Path
):
    channel = double.channel("doomed")
    people = double.people(2, channel)
    await play.begin(*people)
    double.gateway.drop()
    await double.until(lambda: not double.gateway.connected)
    double.delete_channel(channel)
    await double.until(lambda: double.gateway.resumed == 1)
    other = await play.begin(*[person.at(double.hall) for person in people])
    await double.until(lambda: "My hand" in other.buttons)
    assert [table.status.value for table in await play.kept(database)] == ["closed", "playing"]
    assert double.traffic.count("PATCH", f"/channels/{channel.id}/") == 0
