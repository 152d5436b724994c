"""How likely another player could take the pile: they need two cards like its top (Q5)."""

from __future__ import annotations

from typing import Final

from engine.games.queen_of_scots.lots import JEWELS_LOT
from engine.games.queen_of_scots.outlook import Outlook

HIDDEN_JEWELS: Final = 0.03
"""How likely somebody holds two jewels that nobody saw them pick up."""
MOST_LEFT: Final = 0.6
"""How likely, at most, somebody kept one card of a lot whose pair they did not have."""


def at_least(need: int, cards: int, share: float, unseen: int) -> float:
    """How likely ``need`` (0 to 2) of a lot are among so many unknown cards.

    ``share`` of all unseen cards are of the lot, ``unseen`` in number. Draws count as independent.
    """
    if need <= 0:
        return 1.0
    if cards < need or unseen < need:
        return 0.0
    none: float = (1 - share) ** cards
    if need == 1:
        return 1 - none
    return float(1 - none - cards * share * (1 - share) ** (cards - 1))


def cannot_pair(outlook: Outlook, seat: int, lot: int) -> bool:
    """Whether ``seat`` certainly holds no two of a lot: there are not enough that it could hold."""
    known = outlook.memory.known[seat]
    unknown = max(0, outlook.sizes[seat] - sum(known))
    return known[lot] + min(unknown, outlook.unseen[lot]) < 2


def pair_chance(outlook: Outlook, seat: int, lot: int) -> float:
    """How likely ``seat`` holds two of a lot (for jewels: is known to, or hardly).

    A hand that threw such a card away is thought to hold no more of them than it drew since; one
    that passed such a card over, at most one.
    """
    known = outlook.memory.known[seat]
    if lot == JEWELS_LOT:
        return 1.0 if known[lot] >= 2 else HIDDEN_JEWELS
    need = 2 - known[lot]
    unseen = outlook.unseen[lot]
    unknown = max(0, outlook.sizes[seat] - sum(known))
    share = unseen / outlook.unseen_all
    sign = outlook.memory.signs[seat].get(lot)
    if sign is None:
        return at_least(need, unknown, share, unseen)
    left, draws = sign
    drawn = min(unknown, outlook.memory.draws[seat] - draws)
    none_left = at_least(need, drawn, share, unseen)
    if not left:
        return none_left
    odds = (unknown - drawn) * share
    one = min(MOST_LEFT, odds / (1 + odds))
    return one * at_least(need - 1, drawn, share, unseen) + (1 - one) * none_left
