"""What the playground takes from simcord, public or not: a change there shows here first."""

import time
from datetime import UTC, datetime

import discord
import pytest

from bot.playground.simulator import BOT_NAME, CHANNEL_NAME, PEOPLE, STEWARD, Simulator, simulate
from tests.playground.bell import ECHOES, PAUSE, BellBot


async def test_four_people_sit_in_one_channel_and_one_of_them_may_manage_the_server():
    async with simulate(BellBot) as here:
        assert here.channel.name == CHANNEL_NAME
        backend = here.env.backend
        names = {backend.users[m.id].global_name: m.id for m in here.members}
        assert list(names) == list(PEOPLE.values())
        rights = {n: backend.compute_permissions(here.env.guild.id, i) for n, i in names.items()}
        manage_server = discord.Permissions(manage_guild=True).value
        assert [name for name, held in rights.items() if held & manage_server] == [STEWARD]
        assert here.env.bot.user.name == BOT_NAME


async def test_a_kept_database_fits_the_next_time_and_no_new_message_passes_for_an_old_one():
    places, messages = [], []
    for _ in range(2):
        async with simulate(BellBot) as here:
            places.append([here.channel.id, *(member.id for member in here.members)])
            await here.members[0].slash(here.channel, "bell")
            messages.append(here.channel.last_message.id)
    assert places[0] == places[1]
    assert messages[0] != messages[1]


async def test_the_clock_shows_the_present():
    async with simulate(BellBot) as here:
        assert abs((datetime.now(UTC) - here.env.now()).total_seconds()) < 5


async def test_catching_up_goes_no_further_than_asked():
    async with simulate(BellBot) as here:
        here.env.backend.advance_clock(-100)
        before = here.env.now()
        await here.catch_up(at_most=10)
        assert (here.env.now() - before).total_seconds() == pytest.approx(10)
        await here.catch_up(at_most=1000)
        assert abs((datetime.now(UTC) - here.env.now()).total_seconds()) < 5


async def test_a_click_is_answered_at_once_though_the_bot_pauses_afterwards():
    async with simulate(BellBot) as here:
        bot = await _ring(here)
        assert bot.heard == 0
        for echo in range(1, ECHOES + 1):
            await here.env.advance_time(PAUSE)
            assert bot.heard == echo


async def test_requests_grow_when_the_bot_changes_something():
    async with simulate(BellBot) as here:
        await _ring(here)
        before = here.requests
        await here.env.settle()
        assert here.requests == before
        await here.env.advance_time(PAUSE)
        assert here.requests > before


async def test_the_bot_is_closed_at_the_end_and_also_when_it_cannot_start():
    async with simulate(BellBot) as here:
        bot = here.env.bot
    assert bot.closed

    broken: list[BellBot] = []

    def build(pause):
        broken.append(BellBot(pause, breaks=True))
        return broken[0]

    with pytest.raises(OSError, match="cracked"):
        async with simulate(build):
            pass
    assert broken[0].closed


async def _ring(here: Simulator) -> BellBot:
    await here.members[0].slash(here.channel, "bell")
    started = time.monotonic()
    await here.members[0].click(here.channel.last_message, label="Ring")
    assert time.monotonic() - started < PAUSE
    return here.env.bot
