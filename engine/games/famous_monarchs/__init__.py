"""The Famous Monarchs of England: be the first with a set of three and a set of four.

``deck`` holds the cards, ``state`` and ``moves`` the values; ``windows`` and ``arrange`` find
winning hands, ``verdict`` says why a hand is none; ``turns`` and ``game`` are the rules; ``views``
and the codecs face outwards, ``face`` speaks, ``page`` plays.
"""

from __future__ import annotations

from pathlib import Path

from engine.errors import DataError
from engine.game import Json, Package
from engine.games.famous_monarchs.face import MonarchsFace
from engine.games.famous_monarchs.game import FamousMonarchs
from engine.games.famous_monarchs.page import Page


class MonarchsBuilder:
    """Makes the package. The deck is fixed: there is no other edition."""

    id = FamousMonarchs.id

    def build(self, edition: Json | None = None) -> Package:
        """The game with its face and computers. Raises ``DataError`` for any edition."""
        if edition is not None:
            raise DataError(self.id, "", "this game is played with its own deck only")
        return Package(FamousMonarchs(), MonarchsFace(), {Page.level: Page()})

    def read_edition(self, path: Path) -> Json:
        """Always raises ``DataError``."""
        raise DataError(path.name, "", f"{self.id} is played with its own deck only")


BUILDER = MonarchsBuilder()
