import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.i18n import Say
from bot.screens.errors import refusal
from engine.errors import (
    ChannelTaken,
    Conflict,
    DataError,
    IllegalMove,
    MalformedMove,
    NotYourTurn,
    RegaliaError,
    StaleTable,
    StoreError,
    TableError,
    WrongPhase,
)
from engine.tables.table import Status
from tests.bot.bench import people, table

SAY = Say("en")
TABLES = Path(__file__).parents[2] / "engine" / "tables"


def test_every_code_of_a_table_has_a_sentence_that_takes_its_parameters() -> None:
    raised = re.compile(r'TableError\(\s*"([a-z-]+)"((?:,\s*\w+=)?)')
    codes = {m[1] for path in TABLES.glob("*.py") for m in raised.finditer(path.read_text("utf-8"))}
    codes |= {f"table-is-{status}" for status in Status}
    assert "not-host" in codes
    for code in sorted(codes):
        error = TableError(code, name="x", value="y", level="z", most=4, fewest=2)
        sentence = refusal(error, None, SAY)
        assert sentence.endswith("."), code
        assert "{" not in sentence, code
        assert "error-" not in sentence, code


def test_it_is_said_whose_turn_it_is() -> None:
    playing = table(seats=people("Anna", "*Ben*"))
    assert "\\*Ben\\*" in refusal(NotYourTurn(turn=1), playing, SAY)
    assert refusal(NotYourTurn(turn=-1), playing, SAY) == SAY("error-match-waits")
    assert refusal(NotYourTurn(turn=1), None, SAY) == SAY("error-match-waits")


def test_it_is_said_who_the_host_is() -> None:
    hosted = table(seats=people("*Anna*", "Ben"))
    told = refusal(TableError("not-host"), hosted, SAY)
    assert told == "Only the host of the table can do that: \u2068\\*Anna\\*\u2069."
    for unknown in (None, replace(hosted, host_id=99)):
        assert refusal(TableError("not-host"), unknown, SAY) == SAY("error-not-host")


def test_the_game_explains_its_own_rules() -> None:
    assert refusal(IllegalMove("odd", rule="Q6"), table(), SAY) == "the game says odd"
    assert refusal(WrongPhase(phase="a", move="b"), table(), SAY) == "the game says wrong-phase"


def test_wrong_table_rules_are_named_as_the_host_knows_them() -> None:
    error = TableError("bad-rules", name="target", value="**9**")
    assert refusal(error, table(), SAY) == "“\\*\\*9\\*\\*” is not possible for the target."
    assert "for target" in refusal(error, None, SAY)


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (StaleTable(version=3), "error-stale-table"),
        (ChannelTaken(table_id=1), "error-channel-taken"),
        (MalformedMove("x"), "error-malformed-move"),
        (Conflict("x"), "error-stale-table"),
        (StoreError("/secret/path is locked"), "error-store"),
        (IllegalMove("odd", rule="Q6"), "error-unknown"),
        (DataError("a", "b", "c"), "error-unknown"),
    ],
)
def test_everything_else_has_its_sentence(error: RegaliaError, key: str) -> None:
    assert refusal(error, None, SAY) == SAY(key)
