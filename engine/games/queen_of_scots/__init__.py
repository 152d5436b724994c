"""Queen of Scots: collect sets, take the pile, and be the first to 1000 points.

``deck`` and ``kinds`` hold the cards, ``state`` and ``moves`` the values, ``listing`` and
``turns`` the rules, ``scoring`` the ends; ``views`` and the codecs face outwards, ``face`` speaks.
"""

from __future__ import annotations

from pathlib import Path

from engine.game import Json, Package
from engine.games.queen_of_scots.courtier import Courtier
from engine.games.queen_of_scots.deck import built_in, deck_from_json, deck_to_json, read_deck
from engine.games.queen_of_scots.face import ScotsFace
from engine.games.queen_of_scots.game import QueenOfScots
from engine.games.queen_of_scots.page import Page
from engine.games.queen_of_scots.regent import Regent


class ScotsBuilder:
    """Makes the package, with the built-in deck or an operator's."""

    id = QueenOfScots.id

    def build(self, edition: Json | None = None) -> Package:
        """The game with its face and computers. Raises ``DataError`` for a bad edition."""
        game = QueenOfScots(built_in() if edition is None else deck_from_json(edition))
        courtier = Courtier(game.kinds)
        levels = (Page(game.kinds), courtier, Regent(game.kinds))
        computers = {player.level: player for player in levels}
        return Package(game, ScotsFace(game.kinds), computers, courtier)

    def read_edition(self, path: Path) -> Json:
        """An operator's deck file, checked. Raises ``DataError`` naming line and key."""
        return deck_to_json(read_deck(path))


BUILDER = ScotsBuilder()
