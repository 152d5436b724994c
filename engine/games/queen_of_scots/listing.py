"""Every legal move, each once.

Lists are put together from cached parts: what can be done with one group's cards and the jewels
depends on nothing else, and the same few cards meet again and again. A cache is emptied when it
holds too many moves, since royals combine in thousands of ways.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from engine.games.queen_of_scots.kinds import JEWEL, JEWELS, Heap, Kinds, size
from engine.games.queen_of_scots.moves import DISCARD, DRAW, LAY_OFF, MELD, PASS, TAKE, Play
from engine.games.queen_of_scots.state import AWAIT_DRAW, AWAIT_PLAY, Set, State

CACHED_MOVES: Final = 100_000
"""The most moves kept in one cache."""

_CHUNK = 4
"""Naturals looked up at once: fewer look-ups a list against more different keys."""

KeyT = TypeVar("KeyT")
PartT = TypeVar("PartT")


class Cache(dict[KeyT, tuple[PartT, ...]], Generic[KeyT, PartT]):
    """Tuples made when first asked for; emptied when all of them together grow too long."""

    def __init__(self, make: Callable[[KeyT], tuple[PartT, ...]], limit: int) -> None:
        super().__init__()
        self._make = make
        self._limit = limit
        self._length = 0

    def __missing__(self, key: KeyT) -> tuple[PartT, ...]:
        made = self._make(key)
        self._length += len(made) + 1
        if self._length > self._limit:
            self.clear()
            self._length = len(made) + 1
        self[key] = made
        return made


class Listing:
    """Lists the legal moves of a state."""

    def __init__(self, kinds: Kinds, cached_moves: int = CACHED_MOVES) -> None:
        self._kinds = kinds
        self._fits = kinds.fits
        self._draw = (Play(DRAW),)
        self._pass = (Play(PASS),)
        self._chunks = self._chunk_masks()
        self._lays = Cache(self._make_lays, cached_moves)
        self._lay_offs = Cache(self._make_lay_offs, cached_moves)
        self._takes = Cache(self._make_takes, cached_moves)

    def _chunk_masks(self) -> tuple[int, ...]:
        fits = list(self._fits)
        masks = [fits.pop(0)] if self._kinds.royal_group is not None else []
        for first in range(0, len(fits), _CHUNK):
            mask = 0
            for fit in fits[first : first + _CHUNK]:
                mask |= fit
            masks.append(mask)
        return tuple(masks)

    def moves(self, state: State) -> tuple[Play, ...]:
        """Every legal move of the seat to act; empty when no seat is."""
        if state.phase == AWAIT_PLAY:
            return self._plays(state.hands[state.turn], state.sets[state.turn])
        if state.phase == AWAIT_DRAW:
            takes = self.takes(state.hands[state.turn], state.sets[state.turn], state.pile[-1])
            return (self._draw if state.stock else self._pass) + takes
        return ()

    def takes(self, hand: Heap, sets: tuple[Set, ...], top: int) -> tuple[Play, ...]:
        """Every way to take a pile with this card on top (Q5, Q12, Q-R3 to Q-R5)."""
        if top != JEWEL:
            return self._takes[hand & self._fits[self._kinds.group_of[top]]]
        if hand & JEWELS < 2:
            return ()
        moves = tuple(Play(TAKE, 0, number) for number in range(len(sets)))
        for fits in self._fits:
            moves += self._takes[hand & fits]
        return moves

    def _plays(self, hand: Heap, sets: tuple[Set, ...]) -> tuple[Play, ...]:
        moves: tuple[Play, ...] = ()
        lays = self._lays
        for chunk in self._chunks:
            moves += lays[hand & chunk]
        jewels = hand & JEWELS
        if jewels:
            moves += (Play(DISCARD, 1),)
        fits = self._fits
        number = 0
        for group, _ in sets:
            part = hand & fits[group]
            if part:
                moves += self._lay_offs[part << 8 | number]
            number += 1  # noqa: SIM113 -- twice as fast as enumerate where most parts are empty
        return moves

    def _make_lays(self, part: Heap) -> tuple[Play, ...]:
        """The sets that can be laid (Q6, Q7, Q-R2), and each kind's discard, jewels aside."""
        kinds = self._kinds
        moves = []
        for own, fits in zip(kinds.own, kinds.fits, strict=True):
            if part & own:
                moves += [
                    Play(MELD, cards)
                    for cards in self._subsets(part & fits)
                    if size(cards & own) >= 2 and size(cards) >= 3
                ]
        counts = kinds.counts(part & ~JEWELS)
        moves += [Play(DISCARD, unit) for unit, n in zip(kinds.units, counts, strict=True) if n]
        return tuple(moves)

    def _make_takes(self, part: Heap) -> tuple[Play, ...]:
        return tuple(
            Play(TAKE, cards) for cards in self._subsets(part) if size(cards & ~JEWELS) >= 2
        )

    def _make_lay_offs(self, key: int) -> tuple[Play, ...]:
        number = key & 0xFF
        return tuple(Play(LAY_OFF, cards, number) for cards in self._subsets(key >> 8) if cards)

    def _subsets(self, part: Heap) -> list[Heap]:
        """Every choice of these cards, the empty one included."""
        chosen = [0]
        for unit, count in zip(self._kinds.units, self._kinds.counts(part), strict=True):
            if count:
                chosen = [cards + unit * n for n in range(count + 1) for cards in chosen]
        return chosen
