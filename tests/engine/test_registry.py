"""All games by id, with the data each match was begun with; and how errors read."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.errors import DataError, IllegalMove, NotYourTurn, WrongPhase
from engine.games import BUILDERS, Registry
from engine.text import Text, text
from tests.engine.house import SCOTS, own_deck


def test_games_are_offered_in_their_order() -> None:
    assert Registry().ids == tuple(builder.id for builder in BUILDERS)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(DataError, match=f"^game: unknown game 'chess'; known are {SCOTS}"):
        Registry().package("chess")


def test_a_match_with_the_houses_own_data_uses_the_houses_game(tmp_path: Path) -> None:
    edition = BUILDERS[0].read_edition(own_deck(tmp_path))
    house = Registry({SCOTS: edition})
    assert house.for_edition(SCOTS, edition) is house.package(SCOTS)
    built_in = house.for_edition(SCOTS, None)
    assert built_in is not house.package(SCOTS)
    assert built_in is house.for_edition(SCOTS, None)


def test_errors_say_their_code_and_parameters() -> None:
    assert str(NotYourTurn(turn=2)) == "not-your-turn(turn=2)"
    assert str(WrongPhase(phase="draw", move="meld")) == "wrong-phase(phase='draw', move='meld')"
    error = IllegalMove("mixed", rule="Q6", card="knox")
    assert (error.rule, str(error)) == ("Q6", "mixed(rule='Q6', card='knox')")
    assert str(DataError("deck.toml", "line 3", "no value")) == "deck.toml: line 3: no value"
    assert str(DataError("deck.toml", "", "empty")) == "deck.toml: empty"


def test_texts_are_keys_with_arguments() -> None:
    assert text("some-key", card="knox", count=2) == Text("some-key", {"card": "knox", "count": 2})
