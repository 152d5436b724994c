"""The deck's data file: 57 cards in order, and what is wrong with a bad one."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from engine.errors import DataError
from engine.games.famous_monarchs import BUILDER, deck
from tests.games.famous_monarchs import brute

FILE = Path(deck.__file__).with_name("monarchs.toml")


def test_the_cards_are_those_of_the_list_of_reigns() -> None:
    assert list(deck.IDS) == brute.REIGNS
    assert len(deck.DECK) == deck.SIZE == 57


def test_the_names_that_form_sets_are_six() -> None:
    assert [list(deck.ids(line)) for line in deck.NAME_LINES] == sorted(
        brute.NAMES, key=lambda line: brute.REIGNS.index(line[0])
    )


def test_every_card_counts_its_number() -> None:
    for card, id_ in enumerate(deck.IDS):
        assert deck.DATE_POINTS[card] == brute.worth(("date", id_))
        assert deck.NAME_POINTS[card] == brute.worth(("name", id_))


def test_reigns_follow_each_other_without_a_gap_but_before_charles_2() -> None:
    for before, after in pairwise(deck.DECK[:-1]):
        gap = min(abs(after.reigns[0][0] - last) for _, last in before.reigns)
        assert gap == (2 if after.id == "charles-2" else 0)
    assert deck.DECK[-1].reigns == ()


def test_lines_of_bits_never_touch() -> None:
    for start, line in zip(deck.LINE_STARTS, deck.NAME_LINES, strict=True):
        used = 0
        for bits in deck.BITS:
            used |= bits
        assert not used >> (start - 1) & 1
        assert not used >> (start + len(line)) & 1


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ('id = "anne"', 'id = "victoria"', "", "same id"),
        ('id = "anne"', 'id = "Anne!"', "card.44.id", "pattern"),
        ("reigns = [[871, 899]]", "reigns = [[1871, 1899]]", "", "order of the reigns"),
        ("reigns = [[871, 899]]", "reigns = [[899, 871]]", "card.0", "not in order"),
        ('name = "Anne"', "", "card.44.name", "required"),
        ('name = "Anne"', 'name = "Anne"\ncolour = "red"', "card.44.colour", "not permitted"),
        ("substitute = true", "", "", "exactly one card has 'substitute'"),
        ('name = "Anne"', 'name = "Anne"\nalso = { name = "Queen" }', "", "has 'also'"),
        ('[[card]]\nid = "alfred"\nname = "Alfred"\nreigns = [[871, 899]]', "", "card", "57"),
        ("[[card]]", "[[card]", "", "line"),
    ],
)
def test_an_error_in_the_file_is_named(
    tmp_path: Path, old: str, new: str, where: str, reason: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as refused:
        deck.load(bad)
    assert refused.value.source == "bad.toml"
    assert refused.value.where == where
    assert reason in refused.value.reason


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="No such file"):
        deck.load(tmp_path / "none.toml")


def test_the_game_has_no_other_edition(tmp_path: Path) -> None:
    package = BUILDER.build()
    assert package.game.edition() is None
    assert set(package.computers) >= {"page"}
    with pytest.raises(DataError, match="own deck"):
        BUILDER.build({"cards": []})
    with pytest.raises(DataError, match="own deck"):
        BUILDER.read_edition(tmp_path / "deck.toml")
