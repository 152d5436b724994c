"""The Famous Monarchs of England: be the first with a set of three and a set of four.

``deck`` holds the cards, ``state`` and ``moves`` the values; ``windows`` and ``arrange`` find
winning hands, ``verdict`` says why a hand is none; ``turns`` and ``game`` are the rules; ``views``
and the codecs face outwards, ``face`` speaks. ``page``, ``courtier`` and ``regent`` play: the
latter two with one ``mind``, in the styles of ``tuning``. It weighs ``plans`` from what is in
``sight`` and what has ``appeal`` for others; ``reasons`` tells why.
"""

from __future__ import annotations

from pathlib import Path

from engine.errors import DataError
from engine.game import Json, Package
from engine.games.famous_monarchs.courtier import Courtier
from engine.games.famous_monarchs.face import MonarchsFace
from engine.games.famous_monarchs.game import FamousMonarchs
from engine.games.famous_monarchs.page import Page
from engine.games.famous_monarchs.regent import Regent


class MonarchsBuilder:
    """Makes the package. The deck is fixed: there is no other edition."""

    id = FamousMonarchs.id

    def build(self, edition: Json | None = None) -> Package:
        """The game with its face and computers. Raises ``DataError`` for any edition."""
        if edition is not None:
            raise DataError(self.id, "", "this game is played with its own deck only")
        courtier = Courtier()
        levels = (Page(), courtier, Regent())
        computers = {computer.level: computer for computer in levels}
        return Package(FamousMonarchs(), MonarchsFace(), computers, courtier)

    def read_edition(self, path: Path) -> Json:
        """Always raises ``DataError``."""
        raise DataError(path.name, "", f"{self.id} is played with its own deck only")


BUILDER = MonarchsBuilder()
