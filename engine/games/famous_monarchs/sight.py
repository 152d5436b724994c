"""What one seat has seen of where the cards are: its hand, the pile, cards taken from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.game import DEAL, PublicMove, Seat
from engine.games.famous_monarchs.deck import INDEX, hand_of
from engine.games.famous_monarchs.views import MonarchsSeatView


@dataclass(frozen=True, slots=True)
class Sight:
    """Where cards are known to be, as places in the deck; all others may lie anywhere hidden.

    ``pile`` is the discard pile, its top last; ``held`` are cards that others took from it and
    still hold.
    """

    hand: int
    pile: tuple[int, ...]
    held: Mapping[int, Seat]

    @classmethod
    def of(cls, view: MonarchsSeatView, *, memory: bool) -> Sight:
        """What the history shows; without memory, or a history, no more than what lies open."""
        pile, held = _follow(view.history if memory else ())
        upcard = view.public.upcard
        if upcard is not None and not pile:
            pile = [INDEX[upcard]]
        hand = hand_of(INDEX[card] for card in view.hand)
        others = {card: seat for card, seat in held.items() if seat != view.seat}
        return cls(hand, tuple(pile), others)


def _follow(history: Iterable[PublicMove]) -> tuple[list[int], dict[int, Seat]]:
    pile: list[int] = []
    held: dict[int, Seat] = {}
    for move in history:
        if move.kind == "take_discard":
            held[INDEX[move.cards[0]]] = move.seat
            del pile[-1:]
        elif move.kind == "shuffle":
            del pile[:-1]
        elif move.kind in (DEAL, "discard"):
            card = INDEX[move.cards[0]]
            held.pop(card, None)
            pile.append(card)
    return pile, held
