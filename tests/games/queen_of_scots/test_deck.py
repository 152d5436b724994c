"""A deck is data: what is wrong with one is said with file, line, key and reason (Q-R1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.errors import DataError
from engine.games.queen_of_scots import BUILDER, deck

BUILT_IN = Path(deck.__file__).with_name("deck.toml").read_text(encoding="utf-8")
CARD = '[[card]]\nid = "{}"\ncopies = {}\nvalue = 5\nrole = "{}"\n'


def written(tmp_path, content):
    path = tmp_path / "deck.toml"
    path.write_text(content, encoding="utf-8")
    return path


def refusal(tmp_path, content):
    path = written(tmp_path, content)
    with pytest.raises(DataError) as caught:
        BUILDER.read_edition(path)
    assert caught.value.source == str(path)
    assert "\n" not in str(caught.value)
    return caught.value


def line_of(content, text):
    return content[: content.index(text)].count("\n") + 1


def test_the_built_in_deck_is_no_edition(tmp_path):
    assert BUILDER.build().game.edition() is None
    edition = BUILDER.read_edition(written(tmp_path, BUILT_IN))
    assert BUILDER.build(edition).game.edition() is None


def test_a_deck_of_ones_own_is_kept_with_its_matches(tmp_path):
    changed = BUILT_IN.replace("copies = 6\nvalue = 50", "copies = 7\nvalue = 25")
    edition = BUILDER.read_edition(written(tmp_path, changed))
    game = BUILDER.build(edition).game
    assert game.edition() == edition
    assert BUILDER.build(edition).game.edition() == edition
    assert len(game.cards(game.start(2, 0, game.rules()))) == 105


def test_a_new_card_has_a_name_of_its_own(tmp_path):
    content = BUILT_IN + CARD.format("seton", 8, "natural")
    error = refusal(tmp_path, content)
    header = line_of(content, 'id = "seton"') - 1
    assert error.where == f"line {header}, name"
    edition = BUILDER.read_edition(written(tmp_path, content + 'name = "Mary Seton"\n'))
    assert edition["cards"][-1]["name"] == "Mary Seton"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('id = "knox"', 'id = "John Knox"', "id"),
        ('id = "knox"', 'id = "cecil"', "id"),
        ('id = "knox"', 'id = "royal"\nname = "A royal"', "id"),
        ('id = "knox"\ncopies = 8', 'id = "knox"\ncopies = 0', "copies"),
        ('id = "knox"\ncopies = 8', 'id = "knox"\ncopies = "8"', "copies"),
        ('id = "knox"\ncopies = 8\nvalue = 10', 'id = "knox"\ncopies = 8\nvalue = -1', "value"),
        ('id = "knox"\ncopies = 8\nvalue = 10', 'id = "knox"\ncopies = 8\nvalue = 2000', "value"),
        ('id = "knox"', 'id = "knox"\ncolour = "black"', "colour"),
        ('id = "knox"', 'id = "knox"\nname = " "', "name"),
    ],
)
def test_a_wrong_entry_is_named_by_line_and_key(tmp_path, old, new, key):
    content = BUILT_IN.replace(old, new)
    line = content[: content.rindex(new)].count("\n") + 1
    line += next(n for n, row in enumerate(new.splitlines()) if row.startswith(key))
    assert refusal(tmp_path, content).where == f"line {line}, {key}"


def test_a_missing_entry_is_named_by_the_line_of_its_card(tmp_path):
    content = BUILT_IN.replace('id = "knox"\ncopies = 8\n', 'id = "knox"\n')
    line = line_of(content, 'id = "knox"') - 1
    assert refusal(tmp_path, content).where == f"line {line}, copies"


def test_a_second_wild_card_is_refused(tmp_path):
    head, tail = BUILT_IN.split('id = "knox"')
    content = head + 'id = "knox"' + tail.replace('"natural"', '"wild"', 1)
    error = refusal(tmp_path, content)
    assert error.where.endswith(", role")
    assert "'knox' is already" in error.reason


def test_a_card_in_a_line_of_its_own_is_named_by_its_number(tmp_path):
    content = 'card = [{ id = "knox", copies = 8, value = 10, role = "jester" }]\n'
    assert refusal(tmp_path, content).where == "card 1, role"


@pytest.mark.parametrize(
    ("content", "where", "reason"),
    [
        ("", "card", "no [[card]] tables"),
        ("card = 3", "card", "no [[card]] tables"),
        ("card = [3]", "card 1, card", "dictionary"),
        ("deck = 3", "deck", "only [[card]] tables"),
        ("[[card]\n", "line 1", "Expected"),
        ("[[card]]\nid = \n", "line 2", "Invalid value"),
        (CARD.format("knox", 60, "natural"), "card", "one card must be wild"),
        (CARD.format("crown-jewels", 60, "wild"), "card", "beside the wild"),
        (
            CARD.format("knox", 40, "natural") + CARD.format("crown-jewels", 5, "wild"),
            "card",
            "45 cards in all; 4 players need at least 46",
        ),
        (
            "".join(
                CARD.format(f"lord-{n}", 60, "natural") + f'name = "Lord {n}"\n' for n in range(5)
            )
            + CARD.format("crown-jewels", 5, "wild"),
            "card",
            "the most is 250",
        ),
        (
            "".join(
                CARD.format(f"lord-{n}", 4, "natural") + f'name = "Lord {n}"\n' for n in range(26)
            )
            + CARD.format("crown-jewels", 5, "wild"),
            "card",
            "27 kinds of cards; the most is 26",
        ),
        (
            "".join(
                CARD.format(f"lord-{n}", 4, "royal") + f'name = "Lord {n}"\n' for n in range(13)
            )
            + CARD.format("crown-jewels", 5, "wild"),
            "card",
            "13 kinds of royals; the most is 12",
        ),
    ],
)
def test_a_wrong_whole_is_refused(tmp_path, content, where, reason):
    error = refusal(tmp_path, content)
    assert error.where.startswith(where)
    assert reason in error.reason


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(DataError, match="cannot be read: No such file"):
        BUILDER.read_edition(tmp_path / "none.toml")


def test_a_file_that_is_not_text(tmp_path):
    path = tmp_path / "deck.toml"
    path.write_bytes(b"# \xff\n")
    with pytest.raises(DataError, match="byte 2: is not UTF-8"):
        BUILDER.read_edition(path)


def test_a_wrong_edition_is_named_by_card_and_key():
    edition = {"cards": [{"id": "knox", "copies": 8, "value": 10, "role": "jester"}]}
    with pytest.raises(DataError, match="queen-of-scots deck: card 1, role"):
        BUILDER.build(edition)
    with pytest.raises(DataError, match="queen-of-scots deck: card: there are no"):
        BUILDER.build({})


@pytest.mark.parametrize("order", [1, -1])
def test_a_deck_may_be_written_in_any_order(order):
    edition = {"cards": deck.deck_to_json(deck.built_in())["cards"][::order]}
    package = BUILDER.build(edition)
    assert (package.game.edition() is None) == (order == 1)
    assert package.face.cards() == tuple(card["id"] for card in edition["cards"])


def test_a_deck_without_royals_can_be_played():
    edition = deck.deck_to_json(deck.built_in())
    for card in edition["cards"]:
        card["role"] = "wild" if card["role"] == "wild" else "natural"
    game = BUILDER.build(edition).game
    state = game.start(2, 0, game.rules())
    assert game.state_from_json(game.state_to_json(state)) == state
