"""Whole matches of The Famous Monarchs in the page, one for each kind of goal."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.client import build_bot
from bot.playground.session import open_session
from bot.settings import load_settings
from tests.games.famous_monarchs.table import DULL, WINNING, StackedDeck, cards
from tests.playground.browser import DESKTOP, PHONE, PlaygroundPage, needs_chromium, open_page

pytestmark = needs_chromium

MONARCHS = "The Famous Monarchs of England"
JOINT = cards("william-1 william-2 william-3-mary-2 william-4 james-2 anne george-1")
CROMWELL = cards("cromwell edward-the-elder athelstan harold-1 richard-2 james-1 victoria")
PACK = cards("richard-1 henry-1 charles-prince-of-wales")
"""Face up, and the first two to be drawn: none that a hand could use."""
MOST_TURNS = 60
HOST, GUEST = "Eleanor Ashdown", "Thomas Percy"


@asynccontextmanager
async def playground(
    folder: Path, rng: Random, size: tuple[int, int]
) -> AsyncIterator[PlaygroundPage]:
    """The page of the real bot, whose computers do not pause; nothing may go wrong in it."""
    settings = load_settings(
        need_token=False, env_file=None, database=folder / "regalia.db", computer_pause=0
    )
    async with (
        open_session(lambda sleep: build_bot(settings, sleep=sleep, pace=0, rng=rng)) as here,
        open_page(here.url, size) as page,
    ):
        yield page
        assert await page.widest() == 0
        assert here.simulator.env.errors == []


async def test_two_people_play_to_a_target(tmp_path):
    deck = StackedDeck([*WINNING, *CROMWELL], [*JOINT, *DULL, *PACK])
    async with playground(tmp_path, deck, DESKTOP) as page:
        await page.slash("play", game=MONARCHS, points=60)
        assert "First to 60 points" in await page.text()
        await page.view_as(GUEST)
        await page.click("Join")
        await page.view_as(HOST)
        await page.click("Start")
        await page.click("My hand")
        await page.click("Draw")
        await page.click("Declare")
        asked = await page.text()
        assert "4 by name · 22 points" in asked
        assert "The hand counts 41 points." in asked
        await page.click("Declare 41 points")
        await page.view_as(GUEST)
        await page.wait_for_text("held Cromwell")
        await page.click("Ready")
        await page.view_as(HOST)
        await page.click("Ready")
        await page.view_as(GUEST)
        await page.click("My hand", nth=0)
        await _turn(page)
        await page.view_as(HOST)
        await page.click("My hand", nth=0)
        await _turn(page)
        await page.wait_for_text("the match is over")
        over = await page.text()
        assert "♚ James 2, ♛ Mary 2, ♛ Anne and ♚ George 1" in over
        assert f"🥇 1st · ⁨{HOST}⁩ · 67 points" in over
        await page.click("Leaderboard")
        await page.wait_for_text("⁨Eleanor Ashdown⁩ · 67 ← you")


async def test_a_match_of_two_rounds_is_played_card_by_card_on_a_phone(tmp_path):
    async with playground(tmp_path, Random(5), PHONE) as page:
        await page.slash("play", game=MONARCHS, computers=5, goal="a number of rounds", rounds=2)
        assert "Most points after 2 rounds" in await page.text()
        await page.click("Start")
        await page.click("My hand")
        for _ in range(MOST_TURNS):
            if await page.offers("Rematch"):
                break
            if await page.offers("Ready"):
                await page.click("Ready")
            else:
                await _turn(page)
        over = await page.text()
        assert "the match is over" in over
        assert "declared a winning hand" in over
        await page.click("Rematch")
        await page.wait_for_text("Most points after 2 rounds")


async def _turn(page: PlaygroundPage) -> None:
    """Draw; declare what can be declared, else discard the first card."""
    if not await page.offers("Draw"):
        await page.click("Refresh")
        return
    await page.click("Draw")
    if await page.offers("Declare"):
        await page.click("Declare")
        await page.click("Declare")
    else:
        await page.choose_first("Discard")
