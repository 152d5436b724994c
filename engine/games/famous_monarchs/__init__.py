"""The Famous Monarchs of England."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from engine.errors import DataError
from engine.game import Json, Package
from engine.games.famous_monarchs.game import FamousMonarchs


class MonarchsBuilder:
    """How the registry makes the game."""

    id = "famous-monarchs"

    def build(self, edition: Json | None = None) -> Package:
        """The package; this game has one edition only."""
        if edition is not None:
            raise DataError(self.id, "", "this game has no other editions")
        nothing = cast("Any", None)
        return Package(FamousMonarchs(), nothing, {})

    def read_edition(self, path: Path) -> Json:
        """There is no data of an operator's own for this game."""
        raise DataError(str(path), "", "this game has no other editions")


BUILDER = MonarchsBuilder()
