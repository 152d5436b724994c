"""The games there are. A new game is one package beside these and one line in ``BUILDERS``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from engine.errors import DataError
from engine.game import Builder, Json, Package
from engine.games import famous_monarchs, queen_of_scots

BUILDERS: tuple[Builder, ...] = (
    queen_of_scots.BUILDER,
    famous_monarchs.BUILDER,
)


class Registry:
    """All games by id, each with the edition this house plays unless a match brings its own."""

    def __init__(self, editions: Mapping[str, Json] | None = None) -> None:
        """``editions`` maps a game's id to an operator's own data. Raises ``DataError``."""
        self._builders = {builder.id: builder for builder in BUILDERS}
        self._house = {
            id_: builder.build((editions or {}).get(id_)) for id_, builder in self._builders.items()
        }
        self._other = lru_cache(maxsize=64)(self._build_other)

    @property
    def ids(self) -> tuple[str, ...]:
        """The games' ids, in the order they are offered."""
        return tuple(self._house)

    def package(self, game_id: str) -> Package:
        """The game as this house plays it. Raises ``DataError`` for an unknown id."""
        try:
            return self._house[game_id]
        except KeyError:
            known = ", ".join(self._house)
            raise DataError("game", "", f"unknown game {game_id!r}; known are {known}") from None

    def for_edition(self, game_id: str, edition: Json | None) -> Package:
        """The game with the data a match was begun with. Raises ``DataError``."""
        house = self.package(game_id)
        if house.game.edition() == edition:
            return house
        return self._other(game_id, json.dumps(edition))

    def _build_other(self, game_id: str, edition: str) -> Package:
        return self._builders[game_id].build(json.loads(edition))
