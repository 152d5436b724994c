"""The regent: weighs hands as the courtier does, and remembers every card that was shown."""

from __future__ import annotations

from typing import ClassVar

from engine.games.famous_monarchs.mind import Mind


class Regent(Mind):
    """Counts the cards that can still come, and withholds what the next player collects."""

    level: ClassVar[str] = "regent"
