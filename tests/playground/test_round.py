"""The real bot in the page: a person plays a whole round of Queen of Scots against a computer."""

from random import Random

import pytest

from bot.client import build_bot
from bot.playground.session import open_session
from bot.settings import load_settings
from tests.playground.browser import DESKTOP, PHONE, PlaygroundPage, needs_chromium, open_page

pytestmark = needs_chromium

MOST_TURNS = 60
SEED = 5


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_person_plays_a_round_against_a_computer(size, tmp_path):
    settings = load_settings(
        need_token=False, env_file=None, database=tmp_path / "regalia.db", computer_pause=0
    )

    def build(sleep):
        return build_bot(settings, sleep=sleep, pace=0, rng=Random(SEED))

    async with open_session(build) as here, open_page(here.url, size) as page:
        await page.slash("play", game="Queen of Scots", computers=1)
        await page.click("Start")
        await page.click("My hand")
        for _ in range(MOST_TURNS):
            if await page.offers("Ready"):
                break
            await _turn(page)
        await page.click("Ready")
        await page.wait_for_text("Round 2")
        assert await page.widest() == 0
        assert here.simulator.env.errors == []


async def _turn(page: PlaygroundPage) -> None:
    """Draw, lay down the first offer as long as there is one, and discard the first card."""
    if not await page.offers("Draw"):
        await page.click("Refresh")
        return
    await page.click("Draw")
    while await page.offers("Lay down"):
        await page.choose_first("Lay down")
    if await page.offers("Discard"):
        await page.choose_first("Discard")
