"""Computers that misbehave in every way there is, as a worker's own process has them too."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import sleep
from typing import Any, ClassVar, NoReturn

from engine.errors import DataError
from engine.game import Advice, Computer, SeatView
from engine.games import Registry
from engine.text import text


class Steady:
    """A slow computer that means no harm: plays at random."""

    level: ClassVar[str] = "steady"
    quick: ClassVar[bool] = False

    def choose(self, view: SeatView, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        return rng.choice(legal)


class Raising(Steady):
    def choose(self, *_: Any) -> NoReturn:
        raise RuntimeError("I am out of ideas")


class Hasty(Raising):
    """Fails as well, but on the event loop."""

    quick: ClassVar[bool] = True


class Cheating(Steady):
    """Answers with what nobody may play now."""

    def choose(self, *_: Any) -> str:
        return "all four queens"


class Unspeakable(Steady):
    """Answers with what cannot be told from one process to another."""

    def choose(self, *_: Any) -> Any:
        return lambda: None


class Dying(Steady):
    def choose(self, *_: Any) -> NoReturn:
        os._exit(7)


class Endless(Steady):
    def choose(self, *_: Any) -> NoReturn:
        while True:
            sleep(0.01)


class Signing:
    """An adviser that signs its advice with the number of its process."""

    def advise(self, view: SeatView, legal: Sequence[Any], rng: Random, budget: float) -> Advice:
        return Advice(legal[-1], text("number", value=os.getpid()))


ODD: dict[str, Computer] = {
    "steady": Steady(),
    "raising": Raising(),
    "hasty": Hasty(),
    "cheating": Cheating(),
    "unspeakable": Unspeakable(),
    "dying": Dying(),
    "endless": Endless(),
}


class Games(Registry):
    """All games, with other computers above the page, and an adviser."""

    above: ClassVar[dict[str, Computer]]

    def __init__(self) -> None:
        super().__init__()
        for id_, package in self._house.items():
            computers = {"page": package.computers["page"], **self.above}
            self._house[id_] = replace(package, computers=computers, adviser=Signing())


class OddGames(Games):
    """Every game has every computer that misbehaves."""

    above = ODD


class CourtGames(Games):
    """Every game has the three levels."""

    above: ClassVar = {"courtier": Steady(), "regent": Steady()}


def no_games() -> NoReturn:
    raise DataError("deck", "", "cannot be read")
