"""Tallies: how often each seat did what in a match, counted from its public moves.

The names of counts are the same for every game: ``draw`` (moves of a kind), ``take_pile.count``
(cards taken by moves of a kind), ``meld:mary`` (moves of a kind that showed a card).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.game import Json, PublicMove
from engine.games import Registry
from engine.scores.replay import Moves, package_of, steps

Tally: TypeAlias = Mapping[str, int]


def tally(header: Json, moves: Moves, registry: Registry) -> tuple[Tally, ...]:
    """The tallies of a match by seat. Raises ``DataError`` for one that cannot be re-played."""
    game = package_of(header, registry).game
    counts: tuple[Counter[str], ...] = tuple(Counter() for _ in header["players"])
    for step in steps(game, header, moves):
        if step.seat is not None:
            _count(counts[step.seat], step.public)
    return counts


def add(tallies: Iterable[Tally]) -> dict[str, int]:
    """The sum of tallies, its names in order."""
    total: Counter[str] = Counter()
    for each in tallies:
        total.update(each)
    return dict(sorted(total.items()))


def _count(counts: Counter[str], move: PublicMove) -> None:
    counts[move.kind] += 1
    if move.count:
        counts[f"{move.kind}.count"] += move.count
    for card in set(move.cards):
        counts[f"{move.kind}:{card}"] += 1
