import discord
import pytest
from discord.ui import ActionRow

from bot.i18n import Say
from bot.ids import Id
from bot.names import FSI, PDI, safe_name
from bot.screens import notice
from bot.screens.card import card
from bot.screens.help import help_screen
from bot.screens.layout import BYTES, CHARACTERS, Screen, button, cut, menu, option, rows
from engine.tables.table import Status
from tests.bot.bench import controls, nodes, payload, table, words

SAY = Say("en")


async def test_a_screen_is_never_kept_by_the_library() -> None:
    screen = Screen(["hello", *rows(button("a", Id("x")))])
    assert screen.is_finished()
    assert screen.timeout is None
    assert screen.is_persistent()


async def test_too_much_text_loses_the_last_lines_of_the_longest() -> None:
    long = "\n".join(f"line {number} " + "x" * 40 for number in range(200))
    shown = words(Screen(["top", long, "bottom"]))
    assert shown.startswith("top\nline 0")
    assert shown.endswith("…\nbottom")
    assert len(shown) <= CHARACTERS + 2
    assert len(shown) > CHARACTERS - 100


async def test_wide_text_is_cut_by_bytes() -> None:
    assert len(words(Screen(["엘" * 3900, "리" * 2000])).encode()) <= BYTES + 2


async def test_one_endless_line_is_cut_too() -> None:
    assert len(words(Screen(["x" * 100_000]))) <= CHARACTERS


async def test_too_many_parts_join_and_the_last_rows_go() -> None:
    lines = [part for number in range(60) for part in (f"line {number}", None)]
    screen = Screen([*lines, *rows(button("a", Id("a")))])
    assert "line 0\nline 1\n" in words(screen)
    assert "line 59" in words(screen)
    assert "a:" in controls(screen)
    many = [ActionRow(button(str(n), Id("b", arg=str(n)))) for n in range(30)]
    shown = controls(Screen(["a", *many]))
    assert "b:0" in shown
    assert "b:29" not in shown


async def test_empty_texts_are_left_out() -> None:
    assert [node["type"] for node in nodes(Screen(["", "a", ""]))] == [17, 10]


async def test_long_labels_and_options_are_cut() -> None:
    screen = Screen(
        [
            *rows(button("x" * 200, Id("a"))),
            menu("p" * 300, Id("b"), [option("l" * 300, "v", "d" * 300)]),
        ]
    )
    assert controls(screen)["a:"]["label"] == "x" * 79 + "…"


def test_a_cut_leaves_no_name_open() -> None:
    text = "It is " + safe_name("엘리자베스") + " and more"
    for limit in range(1, len(text)):
        short = cut(text, limit)
        assert len(short) <= limit
        assert short.count(FSI) == short.count(PDI)
    assert cut(text, len(text)) == text


def test_a_cut_counts_as_discord_may() -> None:
    assert cut("👑" * 10, 5) == "👑👑…"


@pytest.mark.parametrize("status", [Status.LOBBY, Status.PLAYING])
async def test_ending_is_asked_first(status: Status) -> None:
    screen = notice.ask_end(table(status), SAY)
    assert set(controls(screen)) == {"end:", "keep:"}
    assert ("will not count" in words(screen)) == (status is Status.PLAYING)


async def test_short_sentences() -> None:
    assert words(notice.notice(SAY, "table-kept")) == "The table stays open."
    assert "`1a2b`" in words(notice.error("1a2b", SAY))
    link = "https://discord.com/channels/1/2/3"
    assert link in words(notice.channel_taken(SAY, link))
    assert "http" not in words(notice.channel_taken(SAY, None))


async def test_help_fits_a_phone() -> None:
    shown = words(help_screen(SAY))
    assert "/play" in shown
    assert max(map(len, shown.splitlines())) <= 46


async def test_a_long_card_page_is_cut() -> None:
    assert "메리" in words(card(table().package, "mary", SAY))


async def test_components_of_the_library_are_what_was_checked() -> None:
    screen = Screen(["a", *rows(button("b", Id("c"), discord.ButtonStyle.danger))])
    assert payload(screen)["components"][0]["components"][1]["components"][0]["style"] == 4
