"""Legal moves found the slow way: every choice of cards, held against the sentences of the rules.

Works on the JSON of a state and shares nothing with the engine but card ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

Key = tuple[str, int | None, tuple[str, ...]]


def key(move: dict[str, Any]) -> Key:
    """A move's JSON as something to compare."""
    cards = move.get("cards", [move["card"]] if "card" in move else [])
    return (move["kind"], move.get("set"), tuple(sorted(cards)))


def legal(state: dict[str, Any], roles: dict[str, str]) -> set[Key]:
    """The keys of every legal move of the seat to act."""
    table = Table(state, roles)
    if state["phase"] == "draw":
        picked: Key = ("draw" if state["stock"] else "pass", None, ())
        return {picked, *table.takes()}
    if state["phase"] == "play":
        return {*table.melds(), *table.lay_offs(), *table.discards()}
    return set()


class Table:
    def __init__(self, state: dict[str, Any], roles: dict[str, str]) -> None:
        self.roles = roles
        self.hand: list[str] = state["hands"][state["turn"]]
        self.sets: list[list[str]] = [cards for _, *cards in state["sets"][state["turn"]]]
        self.top: str | None = state["pile"][-1] if state["pile"] else None

    def is_wild(self, card: str) -> bool:
        return self.roles[card] == "wild"

    def naturals(self, cards: list[str]) -> list[str]:
        return [card for card in cards if not self.is_wild(card)]

    def match(self, cards: list[str]) -> bool:
        """The same card, or all of the royal family (Q6, Q8)."""
        return len(set(cards)) == 1 or {self.roles[card] for card in cards} == {"royal"}

    def starts_a_set(self, cards: list[str]) -> bool:
        """Three or more, two of them naturals, all naturals matching (Q6, Q7, Q-R2)."""
        naturals = self.naturals(cards)
        return len(cards) >= 3 and len(naturals) >= 2 and self.match(naturals)

    def choices(self) -> Iterator[list[str]]:
        counts = Counter(self.hand)
        for numbers in product(*(range(n + 1) for n in counts.values())):
            chosen = [card for card, n in zip(counts, numbers, strict=True) for _ in range(n)]
            if chosen:
                yield chosen

    def melds(self) -> Iterator[Key]:
        for cards in self.choices():
            if self.starts_a_set(cards):
                yield ("meld", None, tuple(sorted(cards)))

    def lay_offs(self) -> Iterator[Key]:
        for number, lying in enumerate(self.sets):
            for cards in self.choices():
                if self.match(self.naturals([*cards, *lying])):
                    yield ("lay_off", number, tuple(sorted(cards)))

    def discards(self) -> Iterator[Key]:
        for card in set(self.hand):
            yield ("discard", None, (card,))

    def takes(self) -> Iterator[Key]:
        assert self.top is not None
        if self.is_wild(self.top):
            if sum(map(self.is_wild, self.hand)) < 2:
                return
            for number in range(len(self.sets)):
                yield ("take_pile", number, ())
        for cards in self.choices():
            enough = len(self.naturals(cards)) >= 2
            if enough and self.starts_a_set([*cards, self.top]):
                yield ("take_pile", None, tuple(sorted(cards)))
