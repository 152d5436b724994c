import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import CELLS, FSI, NAMELESS, PDI, cells, data, escape, safe_name
from tests.bot.bench import HOSTILE


def inside(name: str) -> str:
    assert name.startswith(FSI)
    assert name.endswith(PDI)
    return name[1:-1]


def test_an_ordinary_name_stays_as_it_is() -> None:
    assert inside(safe_name("Anna Maria")) == "Anna Maria"
    assert inside(safe_name("Jean-Luc (he) #1")) == "Jean-Luc (he) #1"
    assert inside(safe_name("Zoë O’Neil")) == "Zoë O’Neil"


def test_markdown_mentions_and_links_are_escaped_and_directions_removed() -> None:
    shown = inside(safe_name("@everyone **x**\u202e"))
    assert shown == "@\u200beveryone \\*\\*x\\*\\*"
    assert inside(safe_name("<@123> `a`")) == "\\<@\u200b123> \\`a\\`"
    assert "://" not in safe_name("https://a.example")
    assert inside(safe_name("[a](b)")) == "\\[a\\](b)"


def test_labels_are_not_escaped() -> None:
    assert inside(safe_name("**x**\u202e", markdown=False)) == "**x**"


def test_a_line_cannot_become_a_heading_a_quote_or_a_list() -> None:
    for start in ("# a", "> a", "- a", "-# a", "1. a"):
        assert escape(start) != start


def test_piled_up_accents_are_thinned() -> None:
    shown = inside(safe_name(HOSTILE[1]))
    marks = [char for char in shown if unicodedata.combining(char)]
    assert len(marks) <= 2 * len(shown.replace(" ", "")) - len(marks)
    assert (
        "".join(char for char in unicodedata.normalize("NFD", shown) if char.isascii()) == "Zalgo"
    )


def test_a_joined_emoji_is_one_sign_of_two_cells() -> None:
    family = "👩‍👩‍👧‍👦"
    assert cells(family) == 2
    assert cells("🇸🇪") == 2
    assert cells("👍🏽") == 2
    assert inside(safe_name(family * 3)) == family * 3
    assert inside(safe_name(family * 20)) == family * 11 + "…"


def test_text_from_right_to_left_is_isolated() -> None:
    assert inside(safe_name("مرحبا")) == "مرحبا"


def test_wide_characters_count_double() -> None:
    shown = inside(safe_name("엘" * 32))
    assert shown == "엘" * 11 + "…"
    assert cells(shown) <= CELLS


def test_long_names_are_cut_before_they_are_escaped() -> None:
    shown = inside(safe_name("*" * 32))
    assert shown == "\\*" * 23 + "…"


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b\u3164 \u2800", "\u202e", "\ufe0f", "\u200d", "\n\t"]
)
def test_a_name_of_nothing_visible_is_still_shown(name: str) -> None:
    shown = inside(safe_name(name))
    assert shown == NAMELESS


@given(st.text(max_size=80))
def test_any_name_is_one_short_line_that_turns_nothing(name: str) -> None:
    shown = inside(safe_name(name, markdown=False))
    assert shown.strip()
    assert cells(shown) <= CELLS
    assert "\n" not in shown
    assert not any(unicodedata.category(char) in ("Cc", "Cs") for char in shown)
    assert not any("\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069" for char in shown)


def test_data_is_cleaned_and_isolated_only_where_it_may_turn() -> None:
    assert data("Mary *Stuart*\u202e ", markdown=False) == "Mary *Stuart*"
    assert data("*1503–1513*") == "\\*1503–1513\\*"
    assert data("مرحبا") == FSI + "مرحبا" + PDI
