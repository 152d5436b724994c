"""Cards where they are many: by their short names, each kind once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.i18n import Say
from engine.game import CardId, Face


def cards(face: Face, held: Iterable[CardId], say: Say) -> str:
    """Cards in a line, each kind with its number: ``👑 Mary ×2 · 💎 Jewel``."""
    return say("joint").join(
        say("replay-cards", card=say.text(face.card_name(card, short=True)), count=count)
        for card, count in Counter(held).items()
    )
