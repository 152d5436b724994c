"""One card: its role in the game and a short life."""

from __future__ import annotations

from bot.i18n import Say
from bot.screens.layout import Screen, lines
from engine.game import CardId, Package


def card(package: Package, card_id: CardId, say: Say) -> Screen:
    """The page of one card of ``package.face.cards()``."""
    face = package.face
    return Screen(
        [
            lines(
                say("card-title", card=say.text(face.card_name(card_id))),
                say("card-game", game=say.text(face.name)),
            ),
            *(
                part
                for paragraph in face.card_page(card_id)
                for part in (None, lines(*map(say.text, paragraph)))
            ),
        ]
    )
