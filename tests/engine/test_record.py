"""A record is read line by line: what cannot be read, and what cannot be true, is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.errors import DataError, FalseRecord
from engine.games import BUILDERS, Registry
from engine.record import dumps, replay, verify
from engine.simulate import simulate
from tests.engine.house import SCOTS, own_deck
from tests.games.corpus import REGISTRY

Line = dict[str, Any]


@pytest.fixture
def lines() -> list[Line]:
    """The record of a match over several rounds."""
    return recorded(REGISTRY)


def recorded(registry: Registry, target: int = 600, matches: int = 1) -> list[Line]:
    package = registry.package(SCOTS)
    lines: list[Line] = []
    rules = package.game.rules.model_validate({"target": target})
    simulate(package, rules, ["page", "page"], matches, 1, lines.append)
    return lines


def first(lines: list[Line], key: str, kind: str | None = None) -> int:
    """Where the first such line is, counted from 0."""
    return next(
        number
        for number, line in enumerate(lines)
        if key in line and (kind is None or line[key]["kind"] == kind)
    )


def error_of(lines: list[Any]) -> DataError:
    with pytest.raises(DataError) as error:
        verify((each if isinstance(each, str) else dumps(each) for each in lines), REGISTRY)
    return error.value


def test_a_record_comes_to_its_totals(lines: list[Line]) -> None:
    [match] = verify(map(dumps, lines), REGISTRY)
    result = lines[-1]["result"]
    assert match.game == SCOTS
    assert (list(match.totals), list(match.winners or ())) == (result["totals"], result["winners"])
    assert match.rounds == sum("round" in line for line in lines) > 1
    assert match.decisions == sum(line.get("seat") is not None for line in lines)


def test_matches_follow_each_other_and_come_one_by_one() -> None:
    lines = recorded(REGISTRY, matches=3)
    matches = replay(map(dumps, [*lines, {"nonsense": 1}]), REGISTRY)
    assert [next(matches).game for _ in range(2)] == [SCOTS, SCOTS]
    with pytest.raises(DataError):
        next(matches)


def test_empty_lines_do_not_matter(lines: list[Line]) -> None:
    spaced = [text for line in lines for text in (dumps(line), "\n", "  ")]
    assert verify(spaced, REGISTRY) == verify(map(dumps, lines), REGISTRY)


def test_a_match_broken_off_has_no_winners(lines: list[Line]) -> None:
    [match] = verify(map(dumps, lines[:30]), REGISTRY)
    assert match.winners is None
    assert match.decisions == 28


def test_an_own_deck_travels_with_the_record(tmp_path: Path) -> None:
    house = Registry({SCOTS: BUILDERS[0].read_edition(own_deck(tmp_path))})
    lines = recorded(house)
    assert lines[0]["deck"] == house.package(SCOTS).game.edition()
    assert verify(map(dumps, lines), REGISTRY) == verify(map(dumps, lines), house)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"record": 2}, "record: "),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"rules": {"target": 1}}, "rules.target: "),
        ({"rules": {"stakes": 1}}, "rules.stakes: "),
        ({"players": [{"name": "a", "kind": "alien"}] * 2}, "players.0.kind: "),
        ({"players": [{"name": "a", "kind": "human"}]}, "(Q1)"),
        ({"dealer": 2}, "dealer 2"),
        ({"dealer": "0"}, "dealer: "),
        ({"deck": {"cards": []}}, "card"),
        ({"extra": 1}, "extra: "),
    ],
    ids=str,
)
def test_a_header_with_an_error_is_malformed(lines: list[Line], change: Line, reason: str) -> None:
    error = error_of([{**lines[0], **change}, *lines[1:]])
    assert not isinstance(error, FalseRecord)
    assert str(error).startswith("record: line 1: ")
    assert reason in str(error)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "not JSON"),
        ("[1, 2]", "not a JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ("9" * 5000, "not JSON"),
        ('{"other": 1}', "neither a move, a round nor a result"),
        ('{"seat": 0, "move": 7}', "move: "),
        ('{"seat": 0.5, "move": {}}', "seat: "),
        ('{"round": 1, "scores": [1, "2"], "totals": []}', "scores.1: "),
        ('{"result": {"totals": []}}', "result.winners: "),
        ('{"seat": null, "move": {"kind": "fold"}}', "malformed move: "),
    ],
    ids=lambda value: value[:24],
)
def test_a_line_that_cannot_be_read_is_malformed(lines: list[Line], text: str, reason: str) -> None:
    error = error_of([lines[0], "", text])
    assert not isinstance(error, FalseRecord)
    assert str(error).startswith("record: line 3: ")
    assert reason in str(error)


def test_a_record_begins_with_its_header(lines: list[Line]) -> None:
    assert "line 1: a record begins with its header" in str(error_of(lines[1:]))
    assert "line 1: the record is empty" in str(error_of([]))


def _twice(lines: list[Line]) -> int:
    at = first(lines, "move", "draw")
    lines.insert(at, lines[at])
    return at + 1


def _other_seat(lines: list[Line]) -> int:
    at = first(lines, "move", "draw")
    lines[at] = {**lines[at], "seat": 1 - lines[at]["seat"]}
    return at


def _seat_for_chance(lines: list[Line]) -> int:
    lines[1] = {**lines[1], "seat": 0}
    return 1


def _stolen_card(lines: list[Line]) -> int:
    lines[1]["move"]["hands"][0][0] = lines[1]["move"]["stock"].pop()
    return 1


def _no_scores(lines: list[Line]) -> int:
    at = first(lines, "round")
    del lines[at]
    return at


def _scores_twice(lines: list[Line]) -> int:
    at = first(lines, "round")
    lines.insert(at, lines[at])
    return at + 1


def _early_scores(lines: list[Line]) -> int:
    lines.insert(4, lines[first(lines, "round")])
    return 4


def _wrong_scores(lines: list[Line]) -> int:
    at = first(lines, "round")
    lines[at]["scores"][0] += 5
    return at


def _early_result(lines: list[Line]) -> int:
    lines.insert(4, lines[-1])
    return 4


def _result_before_scores(lines: list[Line]) -> int:
    del lines[-2]
    return len(lines) - 1


def _wrong_winner(lines: list[Line]) -> int:
    lines[-1]["result"]["winners"] = [0, 1]
    return len(lines) - 1


def _more_after_the_result(lines: list[Line]) -> int:
    lines.append(lines[-2])
    return len(lines) - 1


def _move_after_the_end(lines: list[Line]) -> int:
    lines[-1] = {"seat": 0, "move": {"kind": "draw"}}
    return len(lines) - 1


@pytest.mark.parametrize(
    ("forge", "reason"),
    [
        (_twice, "illegal move"),
        (_other_seat, "it is the turn of seat"),
        (_seat_for_chance, "it is the turn of chance (null), not of seat 0"),
        (_stolen_card, "illegal move (rule Q"),
        (_no_scores, "the scores of the round are missing"),
        (_scores_twice, "no round has just ended"),
        (_early_scores, "no round has just ended"),
        (_wrong_scores, 'wrong scores: the moves come to {"round":1'),
        (_early_result, "the match is not over"),
        (_result_before_scores, "the scores of the last round are missing"),
        (_wrong_winner, 'wrong result: the moves come to {"result"'),
        (_more_after_the_result, "nothing follows the result"),
        (_move_after_the_end, "the match is over"),
    ],
)
def test_a_forged_record_is_false_and_says_where(
    lines: list[Line], forge: Callable[[list[Line]], int], reason: str
) -> None:
    copy = json.loads(json.dumps(lines))
    number = forge(copy)
    error = error_of(copy)
    assert isinstance(error, FalseRecord)
    assert str(error).startswith(f"record: line {number + 1}: ")
    assert reason in str(error)


def test_an_illegal_move_names_its_rule(lines: list[Line]) -> None:
    at = first(lines, "move", "draw")
    lay = {"kind": "meld", "cards": ["knox", "cecil", "geddon"]}
    lines.insert(at + 1, {"seat": lines[at]["seat"], "move": lay})
    assert "illegal move (rule Q6): " in str(error_of(lines))
