"""What the computer players weigh, as data: ``strategy.toml`` tells how the numbers were found."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict


class Weights(BaseModel):
    """A table of numbers; every one must be there."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Take(Weights):
    """A pile is taken from ``pile`` cards on, and ``held`` more for each card over ten in hand."""

    pile: float
    held: float


class Lay(Weights):
    """Everything is laid when the sum of these exceeds zero, or ``last`` turns of each are left.

    ``threat`` over the smallest other hand; for each point on the richest other ``table``, card of
    the ``pile`` and of the ``stock``; and, shared among the others, ``silent`` for each turn after
    the second of one who lays nothing, ``back`` for each card seen to be held back.

    Below ``calm`` all new sets are held back, and of the cards that fit an own set ``keep_calm``;
    in between new sets are laid, and ``keep`` cards that fit an own set held back.
    """

    base: float
    threat: float
    table: float
    pile: float
    stock: float
    silent: float
    back: float
    last: float
    calm: float
    keep: int
    keep_calm: int


class Out(Weights):
    """The round is ended with a lead of ``lead``, counting ``card`` for each card of the others.

    More lead is wanted for each card of the ``pile`` and the ``stock`` and each point in ``hand``.
    """

    lead: float
    card: float
    pile: float
    stock: float
    hand: float


class Discard(Weights):
    """What a discard costs.

    Its value ``laid`` if it could be laid, or ``lone`` if not; breaking a ``pair``; a single for
    each unseen card like it; a card for an own ``set``; a ``jewel``; a ``royal``. Feeding the next
    player costs ``feed`` and for each point they would get ``feed_value``; ``shared`` for each
    other player with such a set.
    """

    laid: float
    lone: float
    pair: float
    single: float
    set: float
    jewel: float
    royal: float
    feed: float
    feed_value: float
    shared: float


class Courtly(Weights):
    """All that a courtier weighs. ``thrown`` and ``passed`` are doubts about signs."""

    thrown: float
    passed: float
    take: Take
    lay: Lay
    out: Out
    discard: Discard


@lru_cache(maxsize=1)
def courtly() -> Courtly:
    """The weights of the courtier."""
    path = Path(__file__).with_name("strategy.toml")
    return Courtly.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))["courtier"])
