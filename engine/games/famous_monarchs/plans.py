"""Plans: the winning hands that a hand may yet become, and what they are worth together.

A plan is a window of four and one of three that share no card; its worth is what winning with it
is worth, times the odds of each card that it lacks. Cromwell fills one gap (M10). In windows of
names the joint card has a bit of its own, so that it may be used twice (M9). Two sets of four, and
Cromwell as the second card of a monarch, are too rare to aim at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.games.famous_monarchs.deck import CROMWELL, DATES, JOINT, SIZE, cards_of
from engine.games.famous_monarchs.windows import Interregnum, Lines, Window

_JOINT, _NAMED = 1 << JOINT, 1 << SIZE
_CROMWELL = 1 << CROMWELL
_FARTHEST = 5
"""Any two cards begin a set of four and one of three."""

Odds: TypeAlias = Sequence[float]
"""For each card of the deck, more than 0: how likely it is to be had in time."""
Prizes: TypeAlias = Sequence[float]
"""For each score up to ``MOST``: what winning a round with it is worth."""
MOST: Final = 60
"""No winning hand counts more."""

_Gaps: TypeAlias = tuple[tuple[int, float], ...]
"""For each missing card, what Cromwell in its place does: points lost, odds regained."""
_Near: TypeAlias = tuple[int, int, int, float, _Gaps]
"""A window as a hand stands to it: its cards, those of the hand, its points, the odds of all that
are missing, and the gaps where the hand has Cromwell to fill them."""


@dataclass(frozen=True, slots=True)
class Survey:
    """What a hand's nearest plans are worth together, and those that use each of its cards.

    Of the best of them, ``held`` are the cards of the hand and ``missing`` those it lacks, one
    more where Cromwell is to fill in.
    """

    total: float
    using: dict[int, float]
    held: tuple[int, ...]
    missing: tuple[int, ...]

    def without(self, card: int) -> float:
        """What is left when this card is thrown away."""
        return self.total - self.using[card]


class Planner:
    """Surveys hands under one interregnum. Hands are as in ``deck``."""

    def __init__(self, interregnum: Interregnum) -> None:
        lines = Lines(interregnum)
        self._fours = tuple(map(_shape, lines.windows[4].values()))
        self._threes = tuple(map(_shape, lines.windows[3].values()))

    def survey(self, hand: int, odds: Odds, prizes: Prizes, reach: int) -> Survey:
        """The plans that lack the fewest cards, and those that lack up to ``reach`` more."""
        own = hand & DATES | (_NAMED if hand & _JOINT else 0)
        odds = (*odds, odds[JOINT])
        wild = own & _CROMWELL
        worth: dict[int, float] = {}
        aim, most = (0, 0), 0.0
        for four, threes in self._pairs(own, odds, reach):
            mask, held, points, chance, gaps = four
            for other_mask, other_held, other_points, other_chance, other_gaps in threes:
                if mask & other_mask:
                    continue
                used, total, value = held | other_held, points + other_points, chance * other_chance
                if wild and not used & wild and (gaps or other_gaps):
                    used |= wild
                    value *= _filled(gaps + other_gaps, total, prizes)
                else:
                    value *= prizes[total]
                worth[used] = worth.get(used, 0.0) + value
                if value > most:
                    aim, most = (used, (mask | other_mask) & ~own), value
        needed, lacking = (cards_of(_plain(cards)) for cards in aim)
        return Survey(sum(worth.values()), _by_card(worth, hand), needed, lacking)

    def _pairs(self, own: int, odds: Odds, reach: int) -> Iterator[tuple[_Near, list[_Near]]]:
        """Each window of four with the windows of three that make plans with it.

        Those that share a card with it are still among them.
        """
        fours, threes = _nearest(self._fours, own, odds), _nearest(self._threes, own, odds)
        last = _FARTHEST
        lacking = 0
        while lacking <= last:
            for of_four in range(max(0, lacking - 2), min(3, lacking) + 1):
                others = threes[lacking - of_four]
                for four in fours[of_four]:
                    if last == _FARTHEST and any(not four[0] & other[0] for other in others):
                        last = min(last, lacking + reach)
                    yield four, others
            lacking += 1


_Shape: TypeAlias = tuple[int, int, tuple[tuple[int, int], ...]]
"""A window: its cards, its points in all, each card's bit number with its points."""


def _shape(window: Window) -> _Shape:
    named = window.order == "name"
    cards = tuple(SIZE if named and card == JOINT else card for card in window.cards)
    mask = sum(1 << card for card in cards)
    return mask, window.total, tuple(zip(cards, window.points, strict=True))


def _nearest(shapes: Sequence[_Shape], own: int, odds: Odds) -> list[list[_Near]]:
    """The windows with a card of the hand, by how many of their cards are missing."""
    nearest: list[list[_Near]] = [[], [], [], []]
    wild = own & _CROMWELL
    for mask, total, cards in shapes:
        held = mask & own
        if held:
            chance, lacking = 1.0, mask ^ held
            rest = lacking
            while rest:
                lowest = rest & -rest
                chance *= odds[lowest.bit_length() - 1]
                rest ^= lowest
            gaps = _gaps(cards, lacking, odds) if wild and lacking else ()
            nearest[lacking.bit_count()].append((mask, held, total, chance, gaps))
    return nearest


def _gaps(cards: tuple[tuple[int, int], ...], lacking: int, odds: Odds) -> _Gaps:
    return tuple((points, 1 / odds[card]) for card, points in cards if lacking >> card & 1)


def _filled(gaps: _Gaps, total: int, prizes: Prizes) -> float:
    """The prizes with Cromwell in each gap in turn, which then need not be filled."""
    return sum(prizes[total - points] * again for points, again in gaps)


def _by_card(worth: dict[int, float], hand: int) -> dict[int, float]:
    using = dict.fromkeys(cards_of(hand), 0.0)
    for used, value in worth.items():
        rest = _plain(used)
        while rest:
            lowest = rest & -rest
            using[lowest.bit_length() - 1] += value
            rest ^= lowest
    return using


def _plain(cards: int) -> int:
    """The cards with the joint card as one, whichever way it is laid."""
    return (cards | _JOINT) & DATES if cards & _NAMED else cards


PLANNERS: Final[dict[Interregnum, Planner]] = {
    "strict": Planner("strict"),
    "bridged": Planner("bridged"),
}
