"""How a session ends."""

import asyncio

import pytest

from bot.playground.pulse import Pulse
from bot.playground.session import open_session
from tests.playground.bell import BellBot
from tests.playground.browser import eventually


async def test_it_ends_when_it_is_stopped():
    stop = asyncio.Event()
    async with open_session(BellBot) as here:
        ending = asyncio.create_task(here.ended(stop))
        await asyncio.sleep(0.1)
        assert not ending.done()
        stop.set()
        await asyncio.wait_for(ending, 1)


async def test_it_ends_when_the_preview_is_closed_even_while_the_page_is_renewed():
    async with open_session(BellBot) as here:
        await here.simulator.members[0].slash(here.simulator.channel, "bell")
        closing = asyncio.create_task(here.preview.close())
        await asyncio.wait_for(here.ended(asyncio.Event()), 5)
        await closing


async def test_a_failing_heartbeat_is_not_hidden(monkeypatch):
    async def fail(self):
        raise ZeroDivisionError

    monkeypatch.setattr(Pulse, "run", fail)
    monkeypatch.setattr("bot.playground.session.CLOSING_SECONDS", 0.01)
    async with open_session(BellBot) as here:
        with pytest.raises(ZeroDivisionError):
            await here.ended(asyncio.Event())


async def test_a_bot_that_stays_busy_is_reported_and_time_goes_on(monkeypatch, caplog):
    async with open_session(BellBot) as here:

        async def busy(self, *, at_most):
            raise TimeoutError("computing")

        monkeypatch.setattr("bot.playground.simulator.Simulator.catch_up", busy)

        async def reported():
            return "still busy: computing" in caplog.text

        await eventually(reported, "it is reported")
        monkeypatch.undo()
        assert not here.pulse.done()
