"""The page in a real browser, with a small bot behind it."""

import asyncio

from bot.playground.session import open_session
from tests.playground.bell import BellBot
from tests.playground.browser import PHONE, eventually, needs_chromium, open_page

pytestmark = needs_chromium


async def test_what_happens_later_shows_without_a_click():
    async with open_session(BellBot) as here, open_page(here.url) as page:
        await page.slash("bell", room="tower")
        await page.wait_for_text("The bell of the tower")
        await page.click("Ring")
        assert "Ding number 1." in await page.text()
        assert "1 echoes" not in await page.text()
        for echo in (1, 2, 3):
            await page.wait_for_text(f"{echo} echoes")


async def test_private_answers_are_shown_to_their_owner_only():
    async with open_session(BellBot) as here, open_page(here.url) as page:
        await page.slash("bell")
        await page.click("Ring")
        await page.view_as("Isabel Neville")
        assert "Ding" not in await page.text()
        await page.click("Ring")
        assert "Ding number 2." in await page.text()


async def test_two_visitors_see_each_other_and_may_click_at_the_same_moment():
    async with (
        open_session(BellBot) as here,
        open_page(here.url) as one,
        open_page(here.url) as two,
    ):
        await two.view_as("Rhys Tudor")
        await one.slash("bell")
        await two.wait_for_text("The bell of the hall")
        await asyncio.gather(one.click("Ring"), two.click("Ring"))
        assert here.simulator.env.bot.rung == 2


async def test_no_click_is_lost_while_the_page_renews_itself():
    async with open_session(BellBot) as here, open_page(here.url) as page:
        await page.slash("bell")
        for _ in range(8):
            await page.click("Ring")
            await asyncio.sleep(0.15)
        assert here.simulator.env.bot.rung == 8


async def test_a_press_counts_though_the_button_moves_under_the_finger():
    async with open_session(BellBot) as here, open_page(here.url) as page:
        await page.slash("bell")
        await page.page.get_by_role("button", name="Ring", exact=True).hover()
        await page.page.mouse.down()
        await page.page.evaluate(
            "document.querySelector('#channel-message-list').style.paddingTop = '90px'"
        )
        await page.page.mouse.up()
        await page.wait_for_text("Ding number 1.")
        assert here.simulator.env.bot.rung == 1


async def test_a_press_counts_though_the_button_is_drawn_anew():
    async with open_session(BellBot) as here, open_page(here.url) as page:
        await page.slash("bell")
        await page.click("Ring")
        await page.page.get_by_role("button", name="Ring", exact=True).hover()
        await page.page.mouse.down()
        await page.wait_for_text("1 echoes")
        await page.page.mouse.up()
        await page.wait_for_text("Ding number 2.")
        assert here.simulator.env.bot.rung == 2


async def test_a_press_that_is_drawn_away_does_not_count():
    async with open_session(BellBot) as here, open_page(here.url) as page:
        await page.slash("bell")
        await page.page.get_by_role("button", name="Ring", exact=True).hover()
        await page.page.mouse.down()
        await page.page.mouse.move(500, 300)
        await page.page.mouse.up()
        await asyncio.sleep(0.3)
        assert here.simulator.env.bot.rung == 0


async def test_an_open_menu_and_a_half_typed_line_survive():
    async with open_session(BellBot) as here, open_page(here.url) as page:
        await page.slash("bell")
        await page.click("Ring")
        await page.page.locator(".select-trigger").click()
        await page.page.locator("#channel-composer-input").fill("Good mor")
        await page.page.locator(".select-trigger").click()
        await page.wait_for_text("2 echoes")
        assert await page.page.locator(".preview-select.is-open").count() == 1
        assert await page.page.locator("#channel-composer-input").input_value() == "Good mor"
        await page.page.locator(".select-trigger").click()
        await page.choose("Tune", "Pavane")
        assert "Pavane it is." in await page.text()


async def test_it_fits_a_phone():
    async with open_session(BellBot) as here, open_page(here.url, PHONE) as page:
        await page.slash("bell")
        await page.view_as("Thomas Percy")
        await page.click("Ring")
        assert await page.widest() == 0
        assert not await page.page.locator("#refresh").is_visible()


async def test_a_visitor_can_end_the_session_from_the_page():
    async with open_session(BellBot) as here, open_page(here.url) as page:
        ending = asyncio.create_task(here.ended(asyncio.Event()))
        await page.page.get_by_text("More", exact=True).click()
        await page.page.get_by_text("End preview session").click()
        await asyncio.wait_for(ending, 10)

        async def says_so():
            return "ended" in await page.page.locator("#action-status").inner_text() or (
                "closed" in await page.page.locator("#action-status").inner_text()
            )

        await eventually(says_so, "the page says that the session is over")
