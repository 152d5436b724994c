"""Positions for tests: who holds what, by ids."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.game import NOBODY
from engine.games.famous_monarchs.arrange import SOLVERS, Arrangement
from engine.games.famous_monarchs.deck import IDS, INDEX, SIZE, hand_of
from engine.games.famous_monarchs.game import FamousMonarchs
from engine.games.famous_monarchs.moves import Declare, Discard, Draw, Move, TakeDiscard
from engine.games.famous_monarchs.state import NO_CARD, MonarchsRules, Standing, State

GAME = FamousMonarchs()
DRAW, TAKE = Draw(), TakeDiscard()


def cards(names: str) -> list[str]:
    """Ids parted by spaces."""
    return names.split()


DULL = cards("alfred edmund-1 edgar cnut stephen john henry-7")
"""Seven cards far from a winning hand."""
WINNING = cards("edward-4 edward-5 edward-6 edward-7 george-5 edward-8 george-6")
"""41 points (the first worked example)."""


def discard(card: str) -> Move:
    return Discard(INDEX[card])


def declare(card: str) -> Move:
    return Declare(INDEX[card])


def hand(names: Sequence[str]) -> int:
    return hand_of(INDEX[card] for card in names)


def arrange(names: str, interregnum: Any = "strict") -> Arrangement | None:
    return SOLVERS[interregnum].arrange(hand(cards(names)))


def position(
    *hands: Sequence[str],
    upcard: str | None = None,
    stock: Sequence[str] | None = None,
    turn: int = 0,
    dealer: int | None = None,
    number: int = 1,
    totals: Sequence[int] | None = None,
    renewals: int = 0,
    **rules: Any,
) -> State:
    """A turn about to begin. What is named nowhere lies in the stock, or under the upcard where
    ``stock`` is given."""
    held = {card for own in hands for card in own}
    rest = [card for card in IDS if card not in held]
    top = upcard or next(card for card in rest if card not in (stock or ()))
    rest.remove(top)
    under = [] if stock is None else [card for card in rest if card not in stock]
    seats = len(hands)
    return State(
        Standing(
            MonarchsRules(**rules),
            number,
            (turn - 1) % seats if dealer is None else dealer,
            tuple(totals or (0,) * seats),
        ),
        "draw",
        turn,
        tuple(map(hand, hands)),
        bytes(INDEX[card] for card in (rest if stock is None else stock)),
        bytes(INDEX[card] for card in [*under, top]),
        NO_CARD,
        False,
        renewals,
    )


def play(state: State, *moves: Move) -> State:
    for move in moves:
        assert GAME.to_act(state) != NOBODY
        state = GAME.apply(state, move)
    return state


class StackedDeck(Random):
    """A cheat: the last seat deals first, and each deal begins with these cards.

    ``deals`` list the hands in the order of the seats, then the upcard, then the pack.
    """

    def __init__(self, *deals: Sequence[str]) -> None:
        super().__init__(7)
        self._deals = [[INDEX[card] for card in deal] for deal in deals]

    def randrange(self, start: int, *rest: Any) -> int:
        return start - 1

    def shuffle(self, x: Any) -> None:
        super().shuffle(x)
        if len(x) == SIZE and self._deals:
            top = self._deals.pop(0)
            x[:] = [*top, *(card for card in x if card not in top)]
