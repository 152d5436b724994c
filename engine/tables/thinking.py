"""Where computers think: quick ones at once, all others in processes of their own.

One pool serves all tables. A worker is begun when a question finds none idle, kept for the next
one, and killed when it does not answer in time; another takes its place.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Sequence
from random import Random
from typing import Any

from engine.errors import RegaliaError
from engine.game import BUDGET, Advice, Package, SeatView
from engine.games import Registry
from engine.tables.worker import Answer, MakeGames, Question, serve

START_SECONDS = 30.0
"""How long a worker may take to begin."""
HARD_STOP = 2.0
"""After so many times its budget a player is stopped: a busy machine makes everybody late."""
END_SECONDS = 2.0
"""How long a worker may take to end by itself."""


class PlayerFailed(RegaliaError):
    """A player raised an error, was too late, or its process died."""


class Thinking:
    """Asks computers and advisers. Costs nothing until the first slow one is asked."""

    def __init__(
        self,
        make_games: MakeGames = Registry,
        *,
        budget: float = BUDGET,
        workers: int | None = None,
    ) -> None:
        """``make_games`` makes a worker's games; it is pickled, so it has to be importable.

        ``budget`` is in seconds a move; ``workers`` are at most as many as the machine has cores.
        """
        self._make_games = make_games
        self._budget = budget
        self._free = asyncio.Semaphore(workers or os.cpu_count() or 1)
        self._idle: list[_Worker] = []
        self._asking: set[asyncio.Task[Answer]] = set()
        self._closed = False

    async def choose(
        self, package: Package, level: str, view: SeatView, legal: Sequence[Any], rng: Random
    ) -> Any:
        """What this computer would do. Raises ``PlayerFailed``; a quick one, what it likes."""
        player = package.computers[level]
        if player.quick:
            return player.choose(view, legal, rng, self._budget)
        return await self._ask(self._question(package, level, view, legal, rng))

    async def advise(
        self, package: Package, view: SeatView, legal: Sequence[Any], rng: Random
    ) -> Advice:
        """What the game's adviser recommends. Raises ``PlayerFailed``."""
        advice: Advice = await self._ask(self._question(package, None, view, legal, rng))
        return advice

    async def close(self) -> None:
        """Let those who think finish, then end the workers. Slow players fail from now on."""
        self._closed = True
        if self._asking:
            await asyncio.wait(self._asking)
        while self._idle:
            await asyncio.to_thread(self._idle.pop().end, END_SECONDS)

    def _question(
        self,
        package: Package,
        level: str | None,
        view: SeatView,
        legal: Sequence[Any],
        rng: Random,
    ) -> Question:
        game = package.game
        seed = rng.getrandbits(64)
        return Question(game.id, game.edition(), level, view, tuple(legal), seed, self._budget)

    async def _ask(self, question: Question) -> Any:
        if self._closed:
            raise PlayerFailed("the house is closed")
        asking = asyncio.create_task(self._answer(question))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        # Whoever asked may lose patience; the worker is not lost with them.
        answer = await asyncio.shield(asking)
        if answer.failure is not None:
            raise PlayerFailed(answer.failure)
        return answer.found

    async def _answer(self, question: Question) -> Answer:
        async with self._free:
            worker = self._take()
            answer = await asyncio.to_thread(worker.ask, question)
            if worker.alive:
                self._idle.append(worker)
            return answer

    def _take(self) -> _Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
        return _Worker(self._make_games)


class _Worker:
    """One process and the line to it. Begun with the first question; its methods block."""

    def __init__(self, make_games: MakeGames) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._line, self._other_end = spawn.Pipe()
        self._process = spawn.Process(
            target=serve, args=(self._other_end, make_games), name="thinking", daemon=True
        )
        self._ended = False

    @property
    def alive(self) -> bool:
        """Whether it can be asked (again)."""
        return not self._ended and self._process.is_alive()

    def ask(self, question: Question) -> Answer:
        """The answer to a question. A worker that gives none in time is dead."""
        try:
            if self._process.pid is None:
                self._begin()
            self._line.send(question)
            return self._receive(HARD_STOP * question.budget)
        except Exception as error:
            self.end(0)
            return Answer(failure=f"{type(error).__name__}: {error}")

    def end(self, patience: float) -> None:
        """Hang up: the process ends by itself within so many seconds, or is ended."""
        self._ended = True
        self._line.close()
        if self._process.pid is None:
            return
        self._process.join(patience)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join()
        self._process.close()

    def _begin(self) -> None:
        self._process.start()
        self._other_end.close()
        self._receive(START_SECONDS)

    def _receive(self, seconds: float) -> Answer:
        if not self._line.poll(seconds):
            raise TimeoutError(f"no answer within {seconds:.1f} s")
        answer: Answer = self._line.recv()
        return answer
