"""The private screens around a table, with the longest of everything."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

import pytest

from bot.i18n import Say, supported
from bot.screens import menu, settings
from bot.screens.hand import Manner, hand
from bot.screens.public import direct_ping, public
from bot.screens.watch import PAGE_LINES, watch
from engine.game import PublicMove
from engine.games import Registry
from engine.store.housekeeping import GuildSettings
from engine.tables.table import Seated, Status
from tests.bot.bench import HOSTILE, controls, nodes, payload, people, table, words

SAY = Say("en")
RUNNING = [Status.LOBBY, Status.PLAYING, Status.ROUND_OVER]
HOST = 10
MENU = 24
"""Columns of an option that a phone shows."""


@pytest.mark.parametrize("status", list(Status))
async def test_the_menu_fits_whoever_looks(status: Status) -> None:
    extreme = replace(table(status, winners=(0,)), votes=((11, 12), (12, 11)), clock=300)
    for user_id in (HOST, 11, 99):
        for moderator in (False, True):
            payload(menu.more(extreme, user_id, SAY, moderator=moderator))


@pytest.mark.parametrize("status", RUNNING)
async def test_managing_fits(status: Status) -> None:
    extreme = table(status)
    screen = menu.manage(extreme, HOST, SAY, moderator=False, note="x" * 400)
    payload(screen)
    assert "@everyone" not in words(screen)


@pytest.mark.parametrize("question", menu.QUESTIONS)
async def test_every_question_has_a_way_back(question: str) -> None:
    assert set(controls(menu.sure(table(), question, SAY))) == {f"{question}:", "more:"}


async def test_watching_pages_through_a_long_round() -> None:
    log = tuple(PublicMove(number % 6, "draw") for number in range(10 * PAGE_LINES + 1))
    for status in (Status.PLAYING, Status.ROUND_OVER):
        for page in (0, 5, 10, 99):
            payload(watch(table(status), log, page, SAY))
    last = watch(table(), log, 10, SAY)
    assert words(last).count("It is ") == 1
    assert "watch:9" in controls(last)
    assert "watch:11" not in controls(last)


async def test_nothing_happened_yet_is_a_page_too() -> None:
    payload(watch(table(log=()), (), 0, SAY))


async def test_away_people_are_marked_and_find_their_way_back() -> None:
    away = Seated(HOSTILE[0], user_id=HOST, stand_in="page")
    playing = table(seats=(away, *people(*"bcdef")))
    assert "back:" in controls(public(playing, SAY))
    assert "back:" in controls(hand(playing, 0, SAY))
    over = table(Status.ROUND_OVER, seats=(away, *people(*"bcdef")), round_scores=(1,) * 6)
    assert set(controls(hand(over, 0, SAY))) == {"back:"}
    payload(menu.more(playing, HOST, SAY, moderator=False))


async def test_a_compact_hand_with_much_news_fits() -> None:
    news = tuple(PublicMove(number % 6, "draw") for number in range(200))
    for compact in (False, True):
        payload(hand(table(), 0, SAY, manner=Manner(None, compact, news)))


async def test_a_direct_ping_without_a_message_leads_to_the_channel() -> None:
    [link] = [
        node["url"]
        for node in direct_ping(table(), None, SAY).to_components()[0]["components"][1][
            "components"
        ]
    ]
    assert link == "https://discord.com/channels/1/2"


async def test_the_settings_fit_with_everything_chosen() -> None:
    registry = Registry()
    packages = [registry.package(game) for game in registry.ids]
    chosen = GuildSettings(
        language="en", clock=0, allowed_channels=tuple(range(1, 60)), table_limit=33
    )
    payload(settings.server(chosen, packages, SAY, "x" * 300))
    payload(settings.person({"pings": "gone", "compact": "on"}, packages, SAY))
    for package in packages:
        payload(settings.game_rules(chosen, package, SAY))


@pytest.mark.parametrize("locale", supported())
async def test_a_phone_shows_what_sets_one_choice_apart_from_another(locale: str) -> None:
    registry = Registry()
    packages = [registry.package(game) for game in registry.ids]
    say = Say(locale)
    screens = [
        settings.server(GuildSettings(), packages, say),
        settings.person({}, packages, say),
        settings.language("auto", say),
        *(settings.game_rules(GuildSettings(), package, say) for package in packages),
    ]
    menus = [node["options"] for screen in screens for node in nodes(screen) if node["type"] == 3]
    assert menus
    for options in menus:
        shown = [_cut(each["label"]) for each in options]
        assert len(set(shown)) == len(shown), shown


def _cut(label: str) -> str:
    """What a menu shows of an option: letters of East Asia take two columns."""
    width, kept = 0, ""
    for char in label:
        width += 1 + (unicodedata.east_asian_width(char) in "WF")
        if width > MENU:
            break
        kept += char
    return kept
