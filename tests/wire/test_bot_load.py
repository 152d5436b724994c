"""Many tables at once, with the limits of real life."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from . import play
from .conftest import StartBot
from .double import Double
from .people import Person
from .world import Channel

TABLES = 60
TABLES_A_SERVER = 15
TURNS = 4


async def test_sixty_tables_play_at_once_within_the_limits(
    double: Double, start_bot: StartBot, tmp_path: Path
):
    bot = await start_bot({"DISCORD_TOKEN": double.token})
    double.traffic.limit_as_discord()

    async def evening(channel: Channel, rng: Random) -> tuple[list[Person], int]:
        people = double.people(2, channel)
        await asyncio.sleep(rng.random() * 2)
        table = await play.begin(*people)
        moves = 0
        for _ in range(TURNS):
            await asyncio.sleep(rng.random())
            moves += await play.take_turn(people, table, rng)
        return people, moves

    servers = [double.guild(f"Court {number}") for number in range(TABLES // TABLES_A_SERVER)]
    channels = [
        double.channel(f"table-{number}", servers[number % len(servers)])
        for number in range(TABLES)
    ]
    played = await asyncio.gather(
        *(evening(channel, Random(number)) for number, channel in enumerate(channels))
    )
    answers = list(double.answers.values())
    assert not any(answer.failed for answer in answers)
    assert max(answer.elapsed or 9 for answer in answers) < 3
    await play.until_shown(double, tmp_path / "regalia.db", 30)
    tables = await play.check_house(double, tmp_path / "regalia.db")
    made = sum(max(versions) - 3 for versions in tables.values())
    assert made == sum(moves for _, moves in played) >= TABLES * TURNS * 2
    assert double.traffic.invalid <= 2  # a machine that stalls lets requests come in a bunch
    assert double.traffic.count("PATCH", "/channels/") < made / 2  # coalesced
    assert bot.errors() == []


async def test_the_turn_is_told_to_one_person_with_one_message(
    double: Double, start_bot: StartBot, tmp_path: Path
):
    await start_bot({"DISCORD_TOKEN": double.token})
    people = double.people(2)
    table = await play.begin(*people)
    for _ in range(3):
        await play.take_turn(people, table, Random(1))
    found = await play.to_act(people, table)
    assert found is not None
    await play.until_shown(double, tmp_path / "regalia.db")
    await double.until(lambda: found[0].pings())
    other = next(person for person in people if person is not found[0])
    await double.until(lambda: not other.pings())
    assert len(double.messages()) == 2
