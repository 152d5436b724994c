"""A process that thinks for computer players: it gets questions and gives answers.

A question holds what one seat may see and the legal moves, never a state. A worker makes its own
games, so that a question is small; it lives no longer than the process that began it.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any, TypeAlias

from engine.child import settle_in
from engine.game import Json, SeatView
from engine.games import Registry

NICENESS = 5
"""How far a worker stands back behind the event loop."""

MakeGames: TypeAlias = Callable[[], Registry]


@dataclass(frozen=True, slots=True)
class Question:
    """What to do in this position? ``level`` is the computer to ask, ``None`` the adviser.

    ``seed`` is for the player's generator, ``budget`` in seconds.
    """

    game: str
    edition: Json | None
    level: str | None
    view: SeatView
    legal: tuple[Any, ...]
    seed: int
    budget: float


@dataclass(frozen=True, slots=True)
class Answer:
    """A move or an ``Advice``; or why there is none, as a traceback."""

    found: Any = None
    failure: str | None = None


def serve(connection: Connection, make_games: MakeGames) -> None:
    """Answer questions until the other end is closed. The first message says: ready."""
    settle_in()
    with suppress(AttributeError):  # there is no such thing on Windows
        os.nice(NICENESS)
    games = make_games()
    with suppress(EOFError, OSError):
        connection.send(Answer())
        while True:
            connection.send(answer(connection.recv(), games))


def answer(question: Question, games: Registry) -> Answer:
    """Think about one question."""
    try:
        return Answer(_think(question, games))
    except Exception:
        return Answer(failure=traceback.format_exc())


def _think(question: Question, games: Registry) -> Any:
    package = games.for_edition(question.game, question.edition)
    rng = Random(question.seed)  # noqa: S311 - the seed comes from the table's own generator
    view, legal, budget = question.view, question.legal, question.budget
    if question.level is not None:
        return package.computers[question.level].choose(view, legal, rng, budget)
    assert package.adviser is not None
    return package.adviser.advise(view, legal, rng, budget)
