"""The winning hands once more, by plain search over the rules: what the solver is held against.

Nothing of the game's package is used here. Every pattern of sets is filled in every way, each of
its places with its own card or with Cromwell; what uses a card twice is thrown out, but for M9.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

_IN_ORDER = """
alfred edward-the-elder athelstan edmund-1 edred edwy edgar edward-the-martyr ethelred edmund-2 cnut
harold-1 harthacnut edward-the-confessor harold-2 william-1 william-2 henry-1 stephen henry-2
richard-1 john henry-3 edward-1 edward-2 edward-3 richard-2 henry-4 henry-5 henry-6 edward-4 edward-5
richard-3 henry-7 henry-8 edward-6 mary-1 elizabeth-1 james-1 charles-1 cromwell charles-2 james-2
william-3-mary-2 anne george-1 george-2 george-3 george-4 william-4 victoria edward-7 george-5
edward-8 george-6 elizabeth-2 charles-prince-of-wales
"""
REIGNS = _IN_ORDER.split()

NAMES = [
    ["edward-the-elder", "edward-the-martyr", "edward-the-confessor"]
    + [f"edward-{n}" for n in range(1, 9)],
    ["william-1", "william-2", "william-3-mary-2", "william-4"],
    [f"henry-{n}" for n in range(1, 9)],
    [f"richard-{n}" for n in range(1, 4)],
    ["charles-1", "charles-2", "charles-prince-of-wales"],
    [f"george-{n}" for n in range(1, 7)],
]
JOINT = "william-3-mary-2"
Spot = tuple[str, str]
"""An order and a monarch."""


class Filling(NamedTuple):
    """A winning hand: its cards (as bits), any cards besides, and its score."""

    cards: int
    over: int
    score: int


def bits(cards: frozenset[str] | set[str]) -> int:
    return sum(1 << REIGNS.index(card) for card in cards)


def worth(spot: Spot) -> int:
    order, monarch = spot
    if monarch == "cromwell":
        return 0
    if monarch == JOINT:
        return 3 if order == "name" else 2
    last = monarch.rsplit("-", 1)[-1]
    return int(last) if last.isdigit() else 1


def possible_sets(interregnum: str, size: int) -> list[tuple[Spot, ...]]:
    reigns = [each for each in REIGNS if interregnum == "strict" or each != "cromwell"]
    lines = [[("date", each) for each in reigns]]
    lines += [[("name", each) for each in line] for line in NAMES]
    return [tuple(line[i : i + size]) for line in lines for i in range(len(line) - size + 1)]


def patterns(interregnum: str) -> list[tuple[Spot, ...]]:
    """A set of seven, a three and a four, or two fours (M1, M9)."""
    threes, fours, sevens = (possible_sets(interregnum, size) for size in (3, 4, 7))
    return sevens + [one + other for one in fours for other in threes + fours]


@cache
def fillings(interregnum: str) -> tuple[Filling, ...]:
    best: dict[tuple[int, int], int] = {}
    for pattern in patterns(interregnum):
        for stand_in in (None, *range(len(pattern))):
            cards = [
                "cromwell" if place == stand_in else monarch
                for place, (_, monarch) in enumerate(pattern)
            ]
            different = set(cards)
            twice = {card for card in different if cards.count(card) > 1}
            if twice and not _allowed(pattern, cards, twice):
                continue
            if len(pattern) == 8 and not twice:
                continue
            score = sum(worth(spot) for place, spot in enumerate(pattern) if place != stand_in)
            key = (bits(different), 7 - len(different))
            best[key] = max(best.get(key, 0), score)
    return tuple(Filling(cards, over, score) for (cards, over), score in best.items())


def _allowed(pattern: tuple[Spot, ...], cards: list[str], twice: set[str]) -> bool:
    orders = {order for (order, _), card in zip(pattern, cards, strict=True) if card == JOINT}
    return twice == {JOINT} and orders == {"date", "name"}


def best_score(cards: frozenset[str], interregnum: str) -> int | None:
    """The best score of a winning hand in seven cards, or ``None``."""
    assert len(cards) == 7
    held = bits(cards)
    scores = [each.score for each in fillings(interregnum) if not each.cards & ~held]
    return max(scores, default=None)


def best_of_eight(cards: frozenset[str], interregnum: str) -> dict[str, int]:
    """The discards that leave a winning hand, with its score."""
    scores = {card: best_score(cards - {card}, interregnum) for card in cards}
    return {card: score for card, score in scores.items() if score is not None}


def distance(cards: frozenset[str], interregnum: str) -> int:
    """The least number of cards to exchange, looking at every winning hand there is."""
    held, size = bits(cards), len(cards)
    most = 0
    for each in fillings(interregnum):
        found = (each.cards & held).bit_count()
        most = max(most, found + min(each.over, size - found))
    return 7 - most
