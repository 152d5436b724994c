"""What the computer players weigh, as data: ``strategy.toml`` tells how the numbers were found."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from engine.games.queen_of_scots.deck import MOST_SEATS


class Weights(BaseModel):
    """A table of numbers. What is not there weighs nothing."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Take(Weights):
    """A pile is taken from ``pile`` cards on.

    ``held`` more are wanted for each card over ten in hand, ``stock`` for each card of the stock.
    """

    pile: float
    held: float
    stock: float = 0


class Lay(Weights):
    """How much danger there is that the round ends before the next turn; and what is laid then.

    Danger is ``base``; ``threat`` over the smallest other hand; for each own ``turn`` so far; for
    each point in the own ``hand`` and each ``jewel`` there; for each point on the richest other
    ``table``; for each card of the ``pile`` and of the ``stock``; and, shared among the others,
    ``silent`` for each turn after the second of one who lays nothing, ``back`` for each card seen
    to be held back.

    Above zero, or when ``last`` turns of each are left, all is laid. Down to ``calm`` new sets
    are, and what fits own sets but for ``keep`` cards of each. Below it only the latter, but for
    ``keep_calm``.
    """

    base: float
    threat: float
    turn: float = 0
    hand: float = 0
    jewel: float = 0
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

    More is wanted for each card of the ``pile`` and of the ``stock``, each point in ``hand``, each
    own ``turn`` so far.
    """

    lead: float
    card: float
    pile: float
    hand: float
    stock: float
    turn: float = 0


class Discard(Weights):
    """What a discard costs.

    Its value times ``laid`` if it could be laid, or ``lone`` if not; breaking a ``pair``; for each
    unseen card like a ``single``; a card for an own ``set``; a ``jewel``; a ``royal``. Feeding the
    next player costs ``feed``, and ``feed_value`` for each point they would get; ``shared`` is for
    each other player with such a set.
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


class Strategy(Weights):
    """All that a player weighs, at a table of ``least`` seats or more."""

    least: int = 2
    take: Take
    lay: Lay
    out: Out
    discard: Discard


class _File(Weights):
    courtier: tuple[Strategy, ...]
    regent: tuple[Strategy, ...]


@lru_cache(maxsize=1)
def _file() -> _File:
    path = Path(__file__).with_name("strategy.toml")
    return _File.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))


def strategies_of(level: str) -> dict[int, Strategy]:
    """What a level weighs, by number of seats."""
    found: tuple[Strategy, ...] = getattr(_file(), level)
    return {
        seats: [each for each in found if each.least <= seats][-1]
        for seats in range(2, MOST_SEATS + 1)
    }
