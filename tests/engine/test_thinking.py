"""Computers think in processes of their own, which never stop a table and never stay behind."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.game import CHANCE, Package
from engine.tables import worker
from engine.tables.thinking import PlayerFailed, Thinking
from tests.engine.house import SCOTS
from tests.engine.odd import OddGames, no_games

BUDGET = 0.15
GAMES = OddGames()


@pytest.fixture(params=GAMES.ids)
def package(request: pytest.FixtureRequest) -> Package:
    return GAMES.package(request.param)


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    thinking = Thinking(OddGames, budget=BUDGET, workers=2)
    yield thinking
    await thinking.close()
    assert multiprocessing.active_children() == []


def position(package: Package) -> tuple[Any, Any]:
    """What the first to act sees after the deal, and may do."""
    game, rng = package.game, Random(4)
    state = game.start(2, 0, game.rules())
    while game.to_act(state) == CHANCE:
        state = game.apply(state, game.chance(state, rng))
    return game.seat_view(state, game.to_act(state)), game.legal_moves(state)


async def choose(thinking: Thinking, level: str, package: Package | None = None) -> Any:
    package = package or GAMES.package(SCOTS)
    return await thinking.choose(package, level, *position(package), Random(5))


async def process_of(thinking: Thinking) -> int:
    """The number of the process that answers."""
    package = GAMES.package(SCOTS)
    advice = await thinking.advise(package, *position(package), Random(6))
    pid = advice.why.args["value"]
    assert isinstance(pid, int)
    return pid


def is_running(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def gone(pid: int) -> None:
    """Wait until the process is not there any more."""
    until = time.monotonic() + 5
    while is_running(pid):
        assert time.monotonic() < until
        time.sleep(0.01)


async def test_a_slow_computer_answers_legally_and_by_its_generator(
    thinking: Thinking, package: Package
) -> None:
    _, legal = position(package)
    move = await choose(thinking, "steady", package)
    assert move in legal
    assert move == await choose(thinking, "steady", package)


async def test_a_quick_computer_needs_no_process(thinking: Thinking, package: Package) -> None:
    assert await choose(thinking, "page", package) in position(package)[1]
    assert multiprocessing.active_children() == []


async def test_a_worker_is_another_process_and_stays_for_the_next_question(
    thinking: Thinking,
) -> None:
    pid = await process_of(thinking)
    assert pid != os.getpid()
    assert pid == await process_of(thinking)


async def test_at_most_so_many_think_at_once(thinking: Thinking) -> None:
    pids = await asyncio.gather(*(process_of(thinking) for _ in range(6)))
    assert len(set(pids)) == 2


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        ("raising", "I am out of ideas"),
        ("unspeakable", "EOFError"),
        ("dying", "EOFError"),
        ("endless", "no answer within 0.3 s"),
    ],
)
async def test_a_player_that_fails_is_told_and_the_next_question_is_answered(
    thinking: Thinking, level: str, reason: str
) -> None:
    pid = await process_of(thinking)
    with pytest.raises(PlayerFailed, match=reason):
        await choose(thinking, level)
    survives = level == "raising"
    assert (await process_of(thinking) == pid) == survives
    assert is_running(pid) == survives


async def test_a_worker_killed_while_idle_is_replaced(thinking: Thinking) -> None:
    pid = await process_of(thinking)
    os.kill(pid, signal.SIGKILL)
    gone(pid)
    assert await process_of(thinking) != pid


async def test_ctrl_c_is_not_for_workers(thinking: Thinking) -> None:
    pid = await process_of(thinking)
    os.kill(pid, signal.SIGINT)
    assert await process_of(thinking) == pid


async def test_a_caller_who_goes_away_leaves_the_worker_to_the_next(thinking: Thinking) -> None:
    pid = await process_of(thinking)
    asking = asyncio.create_task(process_of(thinking))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    pids = await asyncio.gather(process_of(thinking), process_of(thinking))
    assert pid in pids


async def test_workers_without_games_fail(caplog: pytest.LogCaptureFixture) -> None:
    thinking = Thinking(no_games, workers=1)
    with pytest.raises(PlayerFailed, match="EOFError"):
        await choose(thinking, "steady")
    await thinking.close()


async def test_a_process_that_cannot_be_begun_is_a_failure(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", fail)
    with pytest.raises(PlayerFailed, match="no more processes"):
        await choose(thinking, "steady")


async def test_closing_waits_for_who_thinks_and_leaves_no_process() -> None:
    thinking = Thinking(OddGames, budget=BUDGET)
    pid = await process_of(thinking)
    last = asyncio.create_task(process_of(thinking))
    await asyncio.sleep(0)
    await thinking.close()
    assert await last == pid
    assert not is_running(pid)
    with pytest.raises(PlayerFailed, match="closed"):
        await process_of(thinking)
    await thinking.close()


async def test_a_worker_that_does_not_end_by_itself_is_ended(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    pid = await process_of(thinking)
    monkeypatch.setattr("engine.tables.thinking.END_SECONDS", 0.0)
    os.kill(pid, signal.SIGSTOP)
    await thinking.close()
    assert not is_running(pid)


HOUSE = """
import asyncio, sys
from tests.engine.test_thinking import OddGames, Thinking, choose, process_of

async def main():
    thinking = Thinking(OddGames, budget=60)
    print(await process_of(thinking), flush=True)
    if sys.argv[1] == "thinking":
        asyncio.create_task(choose(thinking, "endless"))
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.parametrize("state", ["idle", "thinking"])
def test_workers_end_when_their_house_is_killed(state: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOUSE, state], stdout=subprocess.PIPE, text=True
    ) as house:
        assert house.stdout is not None
        pid = int(house.stdout.readline())
        time.sleep(0.2)
        assert is_running(pid)
        house.kill()
    gone(pid)


# --- the worker's side, in this process ---


@pytest.fixture
def as_worker(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Lets this process be a worker for a while; what it did to itself."""
    did: list[Any] = []

    class Parent:
        def join(self) -> None:
            did.append("parent joined")

    monkeypatch.setattr(signal, "signal", lambda *args: did.append(args))
    monkeypatch.setattr(os, "nice", did.append)
    monkeypatch.setattr(os, "_exit", did.append)
    monkeypatch.setattr(multiprocessing, "parent_process", Parent)
    return did


def question(level: str | None) -> worker.Question:
    package = GAMES.package(SCOTS)
    view, legal = position(package)
    return worker.Question(SCOTS, None, level, view, tuple(legal), 1, BUDGET)


class Line:
    """A connection over which these questions come."""

    def __init__(self, *questions: worker.Question) -> None:
        self.questions = list(questions)
        self.answers: list[worker.Answer] = []

    def recv(self) -> worker.Question:
        if not self.questions:
            raise EOFError
        return self.questions.pop(0)

    def send(self, answer: worker.Answer) -> None:
        self.answers.append(answer)


def test_a_worker_says_ready_answers_and_ends_with_its_line(as_worker: list[Any]) -> None:
    line = Line(question("steady"), question(None), question("raising"))
    worker.serve(line, OddGames)  # type: ignore[arg-type]
    ready, steady, advice, raising = line.answers
    assert ready == worker.Answer()
    assert steady.found in question(None).legal
    assert advice.found.move in question(None).legal
    assert "I am out of ideas" in (raising.failure or "")
    assert (signal.SIGINT, signal.SIG_IGN) in as_worker
    assert worker.NICENESS in as_worker
    assert [did for did in as_worker if did in ("parent joined", 1)] == ["parent joined", 1]
