"""``python -m engine``: one JSON object a simulation, one line an error, and an exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import __main__ as commands
from engine.simulate import Tally
from tests.engine.house import SCOTS, own_deck
from tests.games.corpus import CASES

KEYS = [
    "game",
    "seats",
    "matches",
    "rounds",
    "decisions",
    "seconds",
    "decisions_per_second",
    "wins",
    "players",
]


class Run:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object) -> tuple[int, str, str]:
        """Exit code, standard output and standard error of a command."""
        try:
            code = commands.main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        return (code, *self._capsys.readouterr())

    def simulate(self, *arguments: object) -> dict[str, Any]:
        code, out, err = self("simulate", "--game", SCOTS, *arguments)
        assert (code, err) == (0, "")
        result: dict[str, Any] = json.loads(out)
        return result


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.delenv("QUEEN_OF_SCOTS_DECK", raising=False)
    return Run(capsys)


# --- simulate ---


@pytest.mark.parametrize(("game_id", "seats"), CASES)
def test_simulate_prints_one_object_and_a_record_that_verifies(
    run: Run, tmp_path: Path, game_id: str, seats: int
) -> None:
    record = tmp_path / "r.jsonl"
    matches = ["--matches", 2, "--seed", 5, "--players", "page", "--record", record]
    code, out, _ = run("simulate", "--game", game_id, "--seats", seats, *matches)
    result = json.loads(out)
    assert (code, list(result)) == (0, KEYS)
    assert (result["game"], result["seats"], result["matches"]) == (game_id, seats, 2)
    assert result["players"] == ["page"] * seats
    assert len(result["wins"]) == seats
    assert sum(result["wins"]) >= 2
    code, out, err = run("verify", record)
    totals = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert sum(match["rounds"] for match in totals) == result["rounds"]
    assert sum(match["decisions"] for match in totals) == result["decisions"]
    wins = [sum(seat in match["winners"] for match in totals) for seat in range(seats)]
    assert wins == result["wins"]
    assert list(totals[0]) == ["game", "rounds", "decisions", "totals", "winners"]


def test_two_random_players_play_one_match_unless_told_otherwise(run: Run) -> None:
    result = run.simulate()
    assert (result["seats"], result["matches"]) == (2, 1)
    assert result["players"] == ["random", "random"]


def test_the_same_seed_gives_the_same_matches(run: Run, tmp_path: Path) -> None:
    records = [tmp_path / name for name in "abc"]
    timeless = []
    for record, seed in zip(records, (7, 7, 8), strict=True):
        result = run.simulate("--seed", seed, "--matches", 3, "--record", record)
        timeless.append({k: v for k, v in result.items() if "second" not in k})
    first, again, other = (record.read_text("utf-8") for record in records)
    assert first == again != other
    assert timeless[0] == timeless[1] != timeless[2]


def test_the_first_dealer_is_drawn_by_lot(run: Run, tmp_path: Path) -> None:
    """Q-R8."""
    record = tmp_path / "r"
    run.simulate("--matches", 30, "--seats", 3, "--rules", "target=100", "--record", record)
    headers = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    assert {line["dealer"] for line in headers if "record" in line} == {0, 1, 2}


def test_one_player_a_seat_with_name_and_kind_in_the_record(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "r"
    result = run.simulate("--players", "random,page,random", "--record", record)
    assert (result["seats"], result["players"]) == (3, ["random", "page", "random"])
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    assert header["players"] == [
        {"name": "random", "kind": "random"},
        {"name": "page", "kind": "computer:page"},
        {"name": "random", "kind": "random"},
    ]


def test_table_rules_are_kept_in_the_record(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "r"
    run.simulate("--rules", "target=250", "stock_out=reshuffle", "--record", record)
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    assert header["rules"] == {"target": 250, "stock_out": "reshuffle"}


def test_an_own_deck_is_honoured(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "r"
    monkeypatch.setenv("QUEEN_OF_SCOTS_DECK", str(own_deck(tmp_path)))
    run.simulate("--record", record)
    assert "deck" in json.loads(record.read_text("utf-8").splitlines()[0])
    assert run("verify", record)[0] == 0
    monkeypatch.setenv("QUEEN_OF_SCOTS_DECK", "")
    assert run("verify", record)[0] == 0
    for command in (("verify", record), ("simulate", "--game", SCOTS)):
        monkeypatch.setenv("QUEEN_OF_SCOTS_DECK", str(tmp_path / "none.toml"))
        code, out, err = run(*command)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "none.toml" in err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--game", "chess"], "invalid choice: 'chess'"),
        ([], "--game"),
        (["--game", SCOTS, "--seats", "7"], "2 to 4 seats, not 7"),
        (["--game", SCOTS, "--seats", "3", "--players", "page,page"], "2 players for 3 seats"),
        (["--game", SCOTS, "--players", "ace"], "unknown player 'ace'; known are random, page"),
        (["--game", SCOTS, "--matches", "0"], "--matches"),
        (["--game", SCOTS, "--seed", "x"], "--seed"),
        (["--game", SCOTS, "--rules", "target"], "'target' is not key=value"),
        (["--game", SCOTS, "--rules", "target=1"], "rule target: "),
        (["--game", SCOTS, "--rules", "wind=1"], "rule wind: "),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_arguments_are_told(run: Run, arguments: list[str], reason: str) -> None:
    code, out, err = run("simulate", *arguments)
    assert (code, out) == (2, "")
    assert reason in err.splitlines()[-1]


# --- writing records ---


def test_a_record_replaces_the_older_one_and_keeps_links(run: Run, tmp_path: Path) -> None:
    record, link = tmp_path / "r", tmp_path / "link"
    record.write_text("old")
    link.symlink_to(record)
    run.simulate("--record", link)
    assert link.is_symlink()
    assert run("verify", record)[0] == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "r"]


@pytest.mark.parametrize("place", ["no-such-folder/r", "."])
def test_a_place_that_cannot_be_written_is_told(run: Run, tmp_path: Path, place: str) -> None:
    code, out, err = run("simulate", "--game", SCOTS, "--record", tmp_path / place)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert str((tmp_path / place).resolve()) in err


def test_what_is_no_plain_file_is_written_to_as_it_is(run: Run) -> None:
    run.simulate("--record", os.devnull)
    assert not Path(os.devnull).is_file()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")  # noqa: PTH110
def test_a_full_device_is_told(run: Run) -> None:
    code, out, err = run("simulate", "--game", SCOTS, "--record", "/dev/full")
    assert (code, out) == (2, "")
    assert err == "error: /dev/full: No space left on device\n"


@pytest.mark.parametrize("trouble", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_record_is_whole_or_not_there(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: BaseException
) -> None:
    record = tmp_path / "r"
    record.write_text("old")

    def broken_off(*arguments: Any) -> Tally:
        arguments[-1]({"record": 1})
        raise trouble

    monkeypatch.setattr(commands, "simulate", broken_off)
    code, out, _ = run("simulate", "--game", SCOTS, "--record", record)
    assert (code, out) == (130 if isinstance(trouble, KeyboardInterrupt) else 2, "")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("r", "old")]


# --- verify ---


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "record"
    run.simulate("--record", path, "--rules", "target=100")
    return path


def test_a_false_record_exits_1_and_names_line_and_rule(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    seat = json.loads(lines[2])["seat"]
    lines[2] = json.dumps({"seat": seat, "move": {"kind": "draw"}})
    lay = {"kind": "meld", "cards": ["knox", "cecil", "geddon"]}
    lines[3] = json.dumps({"seat": seat, "move": lay})
    record.write_text("\n".join(lines), "utf-8")
    code, out, err = run("verify", record)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"error: {record}: line 4: illegal move (rule Q6): ")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1: the record is empty"),
        (b"\n{]\n", "line 2: not JSON"),
        (b'{"record": 1}\n', "line 1: game: Field required"),
        (b"\n\n\xff\xfe\n", "line 3: not UTF-8 text"),
        (None, "No such file or directory"),
    ],
)
def test_what_is_no_record_exits_2(
    run: Run, tmp_path: Path, content: bytes | None, reason: str
) -> None:
    path = tmp_path / "r"
    if content is not None:
        path.write_bytes(content)
    code, out, err = run("verify", path)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"error: {path}: {reason}")


# --- output that cannot be written ---


@pytest.mark.parametrize("ending", ["full", "gone"])
def test_output_that_cannot_be_written_is_one_line_or_none(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    if ending == "full":
        output = open("/dev/full", "w")  # noqa: PTH123, SIM115
    else:
        reader, writer = os.pipe()
        os.close(reader)
        output = os.fdopen(writer, "w")
    monkeypatch.setattr(sys, "stdout", output)
    code, _, err = run("verify", record)
    output.close()  # which would fail, had the command not let go of it
    assert code == 2
    assert err == ("error: output: No space left on device\n" if ending == "full" else "")


def test_it_runs_as_a_module(record: Path) -> None:
    command = [sys.executable, "-m", "engine", "verify", str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["game"] == SCOTS
