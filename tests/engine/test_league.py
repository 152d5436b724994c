"""``python -m engine league``: the same cards for everybody, and honest intervals."""

from __future__ import annotations

import multiprocessing
import signal
import subprocess
import sys
import time
from collections import Counter
from math import log
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest

from engine import league as module
from engine.__main__ import main
from engine.errors import DataError
from engine.league import Deal, Pairing, Score, league, line_up, play_deal, table
from tests.engine.house import SCOTS
from tests.engine.test_thinking import gone
from tests.games.corpus import REGISTRY, shortest


def pairing(*seats: str, game_id: str = SCOTS, seed: int = 1) -> Pairing:
    package = REGISTRY.package(game_id)
    rules = package.game.rules.model_validate(shortest(package))
    return Pairing(game_id, None, rules.model_dump(mode="json"), seats, seed)


def timeless(scores: list[Score]) -> list[tuple[Any, ...]]:
    return [(each.name, each.deals, each.wins, each.interval, each.margin) for each in scores]


# --- the matches ---


@pytest.mark.parametrize("game_id", REGISTRY.ids)
def test_a_page_beats_who_plays_at_random(game_id: str) -> None:
    page, random = league(pairing("page", "random", game_id=game_id), 60)
    assert (page.name, page.matches, random.matches) == ("page", 60, 60)
    assert page.interval[0] > 0.5
    assert page.margin == pytest.approx(-random.margin)
    assert page.wins + random.wins == pytest.approx(1)


def test_matches_are_rounded_up_to_whole_rotations() -> None:
    page, random = league(pairing("page", "random", "random", "random"), 5)
    assert (page.deals, page.matches, random.matches) == (2, 8, 8)
    assert (page.fair, random.fair) == (1 / 4, 3 / 4)


def test_a_deal_is_played_from_every_seat_with_the_same_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[Any, ...]] = []

    def looking(package: Any, name: str, rng: Any) -> Any:
        def choose(state: Any, seat: int, legal: Any, history: Any) -> Any:
            view = package.game.seat_view(state, seat, tuple(history))
            assert view.history[0].kind == "deal"
            if len(view.history) == 1:
                public = view.public
                seen.append((name, seat, public.round, public.dealer, view.hand, public.upcard))
            return legal[-1] if name == "last" else legal[0]

        return choose

    monkeypatch.setattr(module, "player", looking)
    names = ("first", "last", "last")
    play_deal(pairing(*names), 0)
    first_rounds = [entry for entry in seen if entry[2] == 1]
    assert len(first_rounds) == 3
    assert len({entry[1:] for entry in first_rounds}) == 1
    assert Counter(entry[0] for entry in first_rounds) == Counter(names)
    for number in {entry[2] for entry in seen}:
        assert len({entry[3:] for entry in seen if entry[2] == number}) == 1


def test_scores_depend_on_the_seed_alone() -> None:
    first, again, other = (
        timeless(league(pairing("page", "random", seed=seed), 10, jobs))
        for seed, jobs in ((1, 1), (1, 2), (2, 1))
    )
    assert first == again != other
    assert multiprocessing.active_children() == []


def test_a_player_that_fails_ends_the_league() -> None:
    for jobs, error in ((1, DataError), (2, RuntimeError)):
        with pytest.raises(error, match="unknown player 'ace'"):
            league(pairing("page", "ace"), 10, jobs)
    assert "unknown player 'ace'" in str(module._play_apart(pairing("page", "ace"), 0))
    assert isinstance(module._play_apart(pairing("page", "random"), 0), Deal)
    assert multiprocessing.active_children() == []


def test_the_last_player_named_takes_the_seats_left() -> None:
    assert line_up(["regent", "page"], 4) == ("regent", "page", "page", "page")
    assert line_up(["regent", "page"], 2) == ("regent", "page")


# --- what they come to ---


def a_deal(share: float, *, margin: float = 0.0, times: Any = ()) -> Deal:
    return Deal({"page": share}, {"page": margin}, {"page": Counter(times)})


def test_a_deal_is_one_observation() -> None:
    score, shares = Score("page", 1, 2), [0.5, 1.0, 0.5, 0.0, 1.0, 0.5, 1.0, 0.5]
    for share in shares:
        score.add(a_deal(share, margin=8 * share))
    mean, half = sum(shares) / 8, 1.96 * stdev(shares) / 8**0.5
    low, high = score.interval
    assert low == pytest.approx(mean - half, abs=1e-4)
    assert high == pytest.approx(mean + half, abs=1e-4)
    assert score.wins == pytest.approx(mean)
    assert score.margin == pytest.approx(8 * mean)


def test_one_deal_proves_nothing_and_shares_stay_between_none_and_all() -> None:
    score = Score("page", 1, 2)
    score.add(a_deal(1.0))
    assert score.interval == (0.0, 1.0)
    score.add(a_deal(0.5))
    low, high = score.interval
    assert (low > 0, high) == (True, 1.0)


def test_the_median_time_is_of_all_moves_within_its_class() -> None:
    score = Score("page", 1, 2)
    assert score.milliseconds == 0
    classes = [round(module.FINENESS * log(ms * 1e6)) for ms in (1, 1, 5, 9, 200)]
    score.add(a_deal(1.0, times=classes))
    assert score.milliseconds == pytest.approx(5, rel=0.02)


def test_the_table_tells_multiples_of_the_fair_share_where_more_than_two_play() -> None:
    two = pairing("page", "random")
    lines = table(two, league(two, 20)).splitlines()
    assert lines[0].startswith("queen-of-scots, target=100, stock_out=end: 2 seats, ")
    assert lines[0].endswith("10 deals x 2 rotations, seed 1")
    assert lines[1].split("  ")[0] == "player"
    assert "fair" not in lines[1]
    assert [line.split()[0] for line in lines[2:]] == ["page", "random"]
    four = pairing("page", "random", "random", "random")
    assert "x fair" in table(four, league(four, 8))


# --- the command ---


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(["league", "--game", SCOTS, *arguments])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    return (code, *capsys.readouterr())


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--players", "page,random", "--seats", "3", "--matches", "4", "--seed", "8"]
    code, out, err = run(capsys, *options, "--rules", "target=100")
    assert (code, err) == (0, "")
    title, head, *rows = out.splitlines()
    assert "target=100" in title
    assert title.endswith("3 seats, 2 deals x 3 rotations, seed 8")
    assert " ".join(head.split()) == "player matches wins 95 % x fair 95 % margin ms a move"
    assert [row.split()[1] for row in rows] == ["6", "6"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--players ace,page", "unknown player 'ace'; known are random, page"),
        ("--players page,page --seats 9", "2 to 4 seats, not 9"),
        ("--players page,random,page --seats 2", "3 players for 2 seats"),
        ("--players page,random --jobs 0", "--jobs"),
        ("--players page,random --rules target=1", "rule target: "),
        ("", "--players"),
    ],
)
def test_wrong_arguments_are_told(
    capsys: pytest.CaptureFixture[str], arguments: str, reason: str
) -> None:
    code, out, err = run(capsys, *arguments.split())
    assert (code, out) == (2, "")
    assert reason in err.splitlines()[-1]


def heed_interrupts() -> None:
    """A job in the background of a shell would leave Ctrl-C to others, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_a_league_broken_off_leaves_no_process(tmp_path: Path, sign: signal.Signals) -> None:
    command = [sys.executable, "-m", "engine", "league", "--game", SCOTS]
    options = ["--players", "page,random", "--matches", "100000", "--jobs", "2"]
    with subprocess.Popen(
        [*command, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    ) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        until = time.monotonic() + 20
        while len(workers := children.read_text().split()) < 3 and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(1)
        process.send_signal(sign)
        _, err = process.communicate(timeout=20)
    assert len(workers) == 3  # two that play, and one of Python's own that tidies up
    for worker in workers:
        gone(int(worker))
    if sign == signal.SIGINT:
        assert (process.returncode, err) == (130, "")
