"""Moves and states bent out of shape: what a game must refuse, and what it must not notice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.games.corpus import corpus, through_text

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


def permuted(game: Any, state: Any, seat: int | None, rng: Random) -> Any:
    """The state with all cards permuted that ``seat`` (or everybody) cannot know."""
    data = through_text(game.state_to_json(state))
    heaps = [hand for number, hand in enumerate(data["hands"]) if number != seat]
    heaps.append(data["stock"])
    cards = [card for heap in heaps for card in heap]
    rng.shuffle(cards)
    for heap in heaps:
        heap[:] = [cards.pop() for _ in heap]
    return game.state_from_json(data)


def fields(game_id: str) -> st.SearchStrategy[str]:
    names = {name for move in corpus(game_id, 2).moves for name in move}
    return st.sampled_from(sorted(names - {"kind"})) | st.text(max_size=5)


def mangled(data: Any, cards: list[str], rng: Random) -> Iterator[Any]:
    """The move with a card less, one more, another one, or one moved between its lists."""
    for edit in (_less, _more, _swap, _shift):
        copy = through_text(data)
        if edit([row for row in _rows(copy) if row], cards, rng):
            yield copy
    for name, value in data.items():
        if value in cards:
            yield {**data, name: _other(value, cards, rng)}
        elif isinstance(value, int):
            yield {**data, name: value + rng.choice((-1, 1, 7))}


def _rows(move: Any) -> list[list[str]]:
    lists = [value for value in move.values() if isinstance(value, list)]
    nested = [value for value in lists if value and isinstance(value[0], list)]
    return [row for value in nested for row in value] + [v for v in lists if v not in nested]


def _less(rows: list[list[str]], cards: list[str], rng: Random) -> bool:
    return bool(rows) and bool(rng.choice(rows).pop())


def _more(rows: list[list[str]], cards: list[str], rng: Random) -> bool:
    if rows:
        rng.choice(rows).append(rng.choice(cards))
    return bool(rows)


def _swap(rows: list[list[str]], cards: list[str], rng: Random) -> bool:
    if rows:
        rows[0][0] = _other(rows[0][0], cards, rng)
    return bool(rows)


def _shift(rows: list[list[str]], cards: list[str], rng: Random) -> bool:
    if len(rows) > 1:
        rows[0].append(rows[-1].pop())
    return len(rows) > 1


def _other(card: str, cards: list[str], rng: Random) -> str:
    return rng.choice([each for each in cards if each != card])
