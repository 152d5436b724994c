"""Many people, one moment: each press has one effect, and everybody gets an answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from . import components as c
from . import play
from .bot_process import BotProcess
from .conftest import StartBot
from .double import Double
from .interactions import Answer

TIMES = 50


@pytest.fixture
async def bot(double: Double, start_bot: StartBot):
    process = await start_bot({"DISCORD_TOKEN": double.token, "COMPUTER_PAUSE": "0"})
    yield process
    assert process.errors() == []


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "regalia.db"


def polite(answers: list[Answer], *words: str) -> list[Answer]:
    """The answers that refuse, all of them in time and private."""
    for answer in answers:
        assert not answer.failed
        assert answer.elapsed is not None
        assert answer.elapsed < 3
        assert "Something went wrong" not in read(answer)
    refused = [answer for answer in answers if any(word in read(answer) for word in words)]
    assert all(answer.message and answer.message.owner is answer.user for answer in refused)
    return refused


def read(answer: Answer) -> str:
    """What this answer itself said: others may have changed the same message since."""
    return "\n".join(c.texts(answer.edits[0])) if answer.edits else answer.text


async def test_fifty_draws_of_one_person_are_one_draw(
    double: Double, bot: BotProcess, database: Path
):
    people = double.people(2)
    table = await play.begin(*people)
    person, hand = await play.to_act(people, table)
    answers = await asyncio.gather(
        *(person.click(hand, "Draw", stale=hand.message.payload) for _ in range(TIMES))
    )
    assert len(polite(answers, "The table has moved on")) == TIMES - 1
    [now] = await play.kept(database)
    assert now.moves == 2
    await play.until_shown(double, database)
    await play.check_house(double, database)


async def test_fifty_joins_of_one_person_take_one_seat(
    double: Double, bot: BotProcess, database: Path
):
    host, guest = double.people(2)
    lobby = await play.seat(host)
    first = lobby.payload
    answers = await asyncio.gather(*(guest.click(lobby, "Join", stale=first) for _ in range(TIMES)))
    assert len(polite(answers, "You already sit at this table")) == TIMES - 1
    [now] = await play.kept(database)
    assert now.people == (host.id, guest.id)


async def test_fifty_people_for_three_seats(double: Double, bot: BotProcess, database: Path):
    host, *guests = double.people(TIMES + 1)
    lobby = await play.seat(host)
    first = lobby.payload
    answers = await asyncio.gather(*(guest.click(lobby, "Join", stale=first) for guest in guests))
    assert len(polite(answers, "The table is full")) == TIMES - 3
    [now] = await play.kept(database)
    assert len(set(now.people)) == 4
    await double.until(lambda: play.version(lobby) == now.version)
    assert "4 of 4" in lobby.text


async def test_fifty_starts_are_one_match(double: Double, bot: BotProcess, database: Path):
    host, guest = double.people(2)
    lobby = await play.seat(host, guest)
    first = lobby.payload
    answers = await asyncio.gather(*(host.click(lobby, "Start", stale=first) for _ in range(TIMES)))
    assert len(polite(answers, "The table has moved on")) == TIMES - 1
    [now] = await play.kept(database)
    assert (now.moves, now.version) == (1, 3)
    await play.until_shown(double, database)
    await play.check_house(double, database)


async def test_fifty_openings_are_one_table(double: Double, bot: BotProcess, database: Path):
    people = double.people(TIMES)
    answers = await asyncio.gather(*(person.slash("play", game=play.GAME) for person in people))
    assert len(polite(answers, "already open in this channel")) == TIMES - 1
    assert len(await play.kept(database)) == 1
    assert len(double.messages()) == 1


async def test_next_round_is_dealt_once(
    double: Double, start_bot: StartBot, database: Path, tmp_path: Path
):
    (tmp_path / "deck.toml").write_text(play.SHORT_DECK, encoding="utf-8")
    bot = await start_bot(
        {"DISCORD_TOKEN": double.token, "QUEEN_OF_SCOTS_DECK": str(tmp_path / "deck.toml")}
    )
    people = double.people(2)
    table = await play.begin(*people, target=5000)
    rng = Random(1)
    while await play.take_turn(people, table, rng):
        pass
    await double.until(lambda: "Ready" in table.buttons)
    [before] = await play.kept(database)
    shown = table.payload
    presses = [
        person.click(table, "Ready", stale=shown) for _ in range(TIMES // 2) for person in people
    ]
    answers = await asyncio.gather(*presses)
    assert len(polite(answers, "The table has moved on", "You are ready")) == TIMES - 2
    [after] = await play.kept(database)
    assert (after.moves, after.version) == (before.moves + 1, before.version + 2)
    await play.until_shown(double, database)
    await play.check_house(double, database)
    assert bot.errors() == []


async def test_two_people_at_once_move_only_in_turn(
    double: Double, bot: BotProcess, database: Path
):
    people = double.people(2)
    table = await play.begin(*people)
    person, hand = await play.to_act(people, table)
    [other] = [each for each in people if each is not person]
    answers = await asyncio.gather(
        person.click(hand, "Draw", stale=hand.message.payload),
        other.click(table, "My hand"),
        person.click(table, "My hand"),
        other.slash("hand"),
        person.click(hand, "Draw", stale=hand.message.payload),
    )
    assert len(polite(answers, "The table has moved on")) == 1
    await play.until_shown(double, database)
    tables = await play.check_house(double, database)
    assert play.check_secrets(double, tables) >= 5


async def test_fifty_people_look_at_their_hands(double: Double, bot: BotProcess, database: Path):
    people = double.people(TIMES)
    table = await play.begin(*people[:4])
    answers = await asyncio.gather(*(person.click(table, "My hand") for person in people))
    refused = polite(answers, "You do not sit at this table")
    assert [answer.user for answer in refused] == [person.user for person in people[4:]]
    tables = await play.check_house(double, database)
    assert play.check_secrets(double, tables) == 4


async def test_answers_that_cross_end_with_the_newest_state(
    double: Double, bot: BotProcess, database: Path
):
    host, first, second = double.people(3)
    lobby = await play.seat(host)
    early = asyncio.create_task(first.click(lobby, "Join", stale=lobby.payload))
    await asyncio.sleep(0)
    [answer] = [each for each in double.answers.values() if each.user is first.user]
    with double.traffic.hold("POST", f"/interactions/{answer.id}/") as hold:
        await hold.wait()
        await second.click(lobby, "Join", stale=lobby.payload)
    await early
    assert play.version(lobby) == 2  # the older answer came last
    await double.until(lambda: play.version(lobby) == 3)
    assert "3 of 4" in lobby.text
