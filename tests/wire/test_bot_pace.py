"""Impatient people: however fast they click, nobody meets a rate limit, and the newest state shows."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

from . import play
from .conftest import StartBot
from .double import Double
from .people import Person

SECONDS = 8.0
PACE = 1.2


async def test_four_people_who_click_as_fast_as_they_can_never_meet_a_429(
    double: Double, start_bot: StartBot, tmp_path: Path
):
    bot = await start_bot({"DISCORD_TOKEN": double.token})
    double.traffic.limit_as_discord()
    people = double.people(4)
    table = await play.begin(*people)
    begun = time.monotonic()
    edits = double.traffic.count("PATCH", "/channels/")

    async def click(person: Person) -> None:
        while time.monotonic() < begun + SECONDS:
            await person.click(table, "More …")

    async def play_on() -> None:
        while time.monotonic() < begun + SECONDS:
            await play.take_turn(people, table, Random(5))

    await asyncio.gather(play_on(), *(click(person) for person in people))
    await play.until_shown(double, tmp_path / "regalia.db")
    edited = double.traffic.count("PATCH", "/channels/") - edits
    assert edited <= (time.monotonic() - begun) / PACE + 1
    assert double.traffic.invalid == 0
    assert not any(answer.failed for answer in double.answers.values())
    assert bot.errors() == []
