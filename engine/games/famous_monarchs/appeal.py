"""How welcome each card would be to the next player, from what that player was seen to take."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.game import Seat
from engine.games.famous_monarchs.deck import CROMWELL, DATES, SIZE
from engine.games.famous_monarchs.sight import Sight
from engine.games.famous_monarchs.state import HAND
from engine.games.famous_monarchs.windows import Interregnum, Lines

_OF_FOUR: Final = 2.0
"""A card that makes a four counts as two that make a three."""
_OF_CROMWELL: Final = 3.0
"""He fits everywhere."""


_Shape: TypeAlias = tuple[int, float, tuple[tuple[int, int], ...]]
"""A window: its cards, its weight, each card with the others."""


def _shapes(interregnum: Interregnum) -> tuple[_Shape, ...]:
    lines = Lines(interregnum)
    return tuple(
        (w.mask, weight, tuple((card, w.mask ^ 1 << card) for card in w.cards))
        for size, weight in ((3, 1.0), (4, _OF_FOUR))
        for w in lines.windows[size].values()
    )


_SHAPES: Final = {"strict": _shapes("strict"), "bridged": _shapes("bridged")}


def appeals(sight: Sight, player: Seat, interregnum: Interregnum) -> list[float]:
    """For each card, how many sets (weighed) that player can be expected to make with it.

    Cards not seen lie in that hand as likely as anywhere; cards in sight elsewhere do not.
    """
    known, closed = 0, sight.hand & DATES
    for card in sight.pile:
        closed |= 1 << card
    for card, seat in sight.held.items():
        if seat == player:
            known |= 1 << card
        else:
            closed |= 1 << card
    hidden = SIZE - (known | closed).bit_count()
    chance = max(0, HAND - known.bit_count()) / max(1, hidden)
    chances = [chance**count for count in range(4)]
    found = [0.0] * SIZE
    found[CROMWELL] = _OF_CROMWELL
    for mask, weight, cards in _SHAPES[interregnum]:
        shut = mask & closed
        if shut & shut - 1:
            continue
        for card, others in cards:
            if not others & closed:
                found[card] += weight * chances[(others & ~known).bit_count()]
    return found
