"""Drives the playground's page with a real Chromium, the way a person would."""

import asyncio
import os
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, async_playwright

DESKTOP = (1100, 800)
PHONE = (390, 844)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 10.0
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]


def find_chromium() -> str | None:
    """The browser named by CHROMIUM, or the first known one on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


needs_chromium = pytest.mark.skipif(
    find_chromium() is None, reason=f"no Chromium: set CHROMIUM or install one of {BROWSERS}"
)


class ActionFailed(AssertionError):
    """The page reported that an action was refused or did not finish."""


class PlaygroundPage:
    """One open page; every method ends when the page is at rest again."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on(
            "console",
            lambda line: self.problems.append(line.text) if line.type == "error" else None,
        )

    @property
    def messages(self) -> Locator:
        """The messages of the channel as this viewer sees them, oldest first."""
        return self.page.locator(".channel-message")

    async def at_rest(self) -> dict[str, Any]:
        """Wait until nothing is under way; the page's own report."""

        async def report() -> dict[str, Any] | None:
            status = await self.page.evaluate(
                "window.simcordPreview && {ready: simcordPreview.ready,"
                " viewer: simcordPreview.viewerId, last: simcordPreview.lastAction}"
            )
            return status if status and status["ready"] else None

        return await eventually(report, "the page is at rest")

    async def view_as(self, name: str) -> None:
        """Become another member, by the name that is shown."""
        before = (await self.at_rest())["viewer"]
        choice = self.page.locator("#viewer-picker")
        value = await choice.locator("option", has_text=name).get_attribute("value")
        if value == before:
            return
        await choice.select_option(value)

        async def switched() -> bool:
            return (await self.at_rest())["viewer"] == value

        await eventually(switched, f"viewing as {name}")

    async def slash(self, command: str, **options: str | int) -> None:
        """Type a slash command and send it; an option with choices is given by its name."""
        composer = self.page.locator("#channel-composer-input")
        await composer.click()
        await composer.press_sequentially(f"/{command}")
        await self.page.locator(".command-entry").get_by_text(f"/{command}", exact=True).click()
        for name, value in options.items():
            await self._fill_option(name, str(value))
        await self._act(self.page.locator("#send-message").click)

    async def _fill_option(self, name: str, value: str) -> None:
        field = self.page.locator(f'.command-option-input[data-option="{name}"]')
        if not await field.count():
            await self.page.locator(".command-ghost").click()
            await self._suggestion(name).click()
        await field.fill(value)
        suggestion = self._suggestion(value)
        if await suggestion.count():
            await suggestion.click()

    def _suggestion(self, label: str) -> Locator:
        return self.page.locator(".command-suggestion-label").get_by_text(label, exact=True)

    async def click(self, label: str, *, nth: int = -1) -> None:
        """Press the button with this label; of several, the newest."""
        button = self.page.locator("#channel-message-list button:not(.select-trigger)")
        wanted = button.filter(has_text=label).nth(nth)
        await self._act(wanted.click)

    async def choose(self, placeholder: str, *options: str, nth: int = -1) -> None:
        """Choose from the menu with this placeholder, by the labels of the options."""
        menu = self.page.locator("#channel-message-list .preview-select")
        wanted = menu.filter(has=self.page.get_by_label(placeholder, exact=True)).nth(nth)
        several = int(await wanted.get_attribute("data-maximum") or 1) > 1
        await wanted.locator(".select-trigger").click()
        choices = [
            self.page.locator(".preview-select.is-open .select-option").filter(
                has=self.page.locator(".option-label").get_by_text(option, exact=True)
            )
            for option in options
        ]
        for choice in choices[:-1] if not several else choices:
            await choice.click()
        await self._act(
            self.page.locator(".preview-select.is-open .select-apply").click
            if several
            else choices[-1].click
        )

    async def choose_first(self, placeholder: str) -> None:
        """Choose the first option of the newest menu with this placeholder."""
        menu = self.page.locator("#channel-message-list .preview-select")
        newest = menu.filter(has=self.page.get_by_label(placeholder, exact=True)).last
        await newest.locator(".select-trigger").click()
        await self._act(newest.locator(".select-option").first.click)

    async def offers(self, label: str) -> bool:
        """Whether a button with this label, or a menu with this placeholder, can be used."""
        await self.at_rest()
        usable = self.page.locator("#channel-message-list button:enabled")
        menus = self.page.locator("#channel-message-list .preview-select")
        return bool(
            await usable.filter(has_text=label).count()
            or await menus.filter(has=self.page.get_by_label(label, exact=True)).count()
        )

    async def wait_for_text(self, text: str, *, seconds: float = PATIENCE) -> None:
        """Wait until this text stands somewhere in the channel."""
        await self.messages.get_by_text(text).last.wait_for(timeout=seconds * 1000)

    async def text(self) -> str:
        """All that the channel says to this viewer."""
        return "\n".join(await self.messages.all_inner_texts())

    async def screenshot(self, path: Path) -> None:
        """Keep a picture of the page."""
        await self.at_rest()
        await self.page.screenshot(path=path)

    async def widest(self) -> int:
        """By how many pixels something in the channel is wider than the window."""
        overflow: int = await self.page.evaluate(
            "Math.max(...[...document.querySelectorAll('#channel-message-list *')]"
            ".map(e => Math.round(e.getBoundingClientRect().right)), 0) - innerWidth"
        )
        return max(0, overflow)

    async def _act(self, action: Callable[[], Awaitable[None]]) -> None:
        last = (await self.at_rest())["last"]
        before = last and last["requestId"]
        await action()

        async def answered() -> dict[str, Any] | None:
            now: dict[str, Any] | None = (await self.at_rest())["last"]
            return now if now and now["requestId"] != before else None

        result = await eventually(answered, "the action is answered")
        if result["rejected"] or result["settlement"] != "settled":
            raise ActionFailed(result["diagnostics"] or result)


async def eventually(check: Callable[[], Awaitable[Any]], what: str) -> Any:
    """The first true answer, asked for again and again; fails with ``what`` after a while."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := await check():
            return answer
        await asyncio.sleep(0.03)
    pytest.fail(f"waited {PATIENCE:g} s in vain until {what}")


@asynccontextmanager
async def open_page(url: str, size: tuple[int, int] = DESKTOP) -> AsyncIterator[PlaygroundPage]:
    """A page of the playground in a fresh browser window of so many pixels."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        try:
            view = await browser.new_page(viewport={"width": size[0], "height": size[1]})
            view.set_default_timeout(PATIENCE * 1000)
            page = PlaygroundPage(view)
            await view.goto(url)
            await page.at_rest()
            yield page
            assert page.problems == []
        finally:
            await browser.close()
