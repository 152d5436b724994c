"""What the computers' play was tuned in: the values of ``tuning.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, Field


class Style(BaseModel):
    """How one level weighs hands.

    ``memory``: whether it remembers the pile and who took what, or sees only what lies open.
    ``unseen``: the odds of getting one card that is out of sight before somebody declares;
    ``pile`` and ``held``: what part of that is left for a card in the discard pile, or one that
    another seat took. ``envy``: how much smaller the odds are of a card that others want.
    ``denial``: what ending the round is worth in points, beside the score. ``eager``: how many
    times better the hand must become for the upcard to be preferred to a hidden card.
    ``caution``: how much it minds to throw what the next player wants, shared among the others at
    the table. ``reach``: how many cards more than the nearest plans others may lack and count.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    memory: bool
    unseen: float = Field(gt=0, le=1)
    pile: float = Field(gt=0, le=1)
    held: float = Field(gt=0, le=1)
    envy: float = Field(ge=0)
    denial: float = Field(ge=0)
    eager: float = Field(ge=1)
    caution: float = Field(ge=0)
    reach: int = Field(ge=0, le=5)


STYLES: Final = {
    level: Style.model_validate(values)
    for level, values in tomllib.loads(
        Path(__file__).with_name("tuning.toml").read_text(encoding="utf-8")
    ).items()
}
"""By level."""
