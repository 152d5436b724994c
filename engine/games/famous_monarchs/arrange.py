"""The solver: the best winning hand that cards make, and how far they are from one. Exact.

A winning hand is a set of three and a set of four (M1); a set of seven is nothing else, since
every run of seven is a run of four beside one of three, and it is told as one set. The joint card
may lie in a date set and a name set at once, which leaves a card over or makes two sets of four
(M9, M-R5). Cromwell fills one place (M10), his own too under a strict interregnum (M-R7), and also
the place of a monarch whose card lies in the other set.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from engine.games.famous_monarchs.deck import BITS, CROMWELL, DATES, IDS, JOINT, cards_of, ids
from engine.games.famous_monarchs.state import HAND
from engine.games.famous_monarchs.windows import (
    Interregnum,
    Lines,
    Order,
    Window,
)

_JOINT = 1 << JOINT
_CROMWELL = 1 << CROMWELL
_WORTH = attrgetter("worth")


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a set: the card that lies there, the monarch it counts as, its points."""

    card: str
    monarch: str
    points: int


@dataclass(frozen=True, slots=True)
class Set:
    """A set as it is laid out, in its order."""

    order: Order
    places: tuple[Place, ...]

    @property
    def points(self) -> int:
        """What the set counts."""
        return sum(place.points for place in self.places)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A winning hand laid out; the longer set first.

    ``stands_for`` is the monarch Cromwell fills in for (himself in his own place), or ``None``
    where he is not used. ``spare`` are cards in no set.
    """

    sets: tuple[Set, ...]
    score: int
    stands_for: str | None
    spare: tuple[str, ...]


class Reading(NamedTuple):
    """One way to see a winning hand. ``missing`` is the bit of the monarch Cromwell stands for.

    He stands in the last of ``sets`` that ``missing`` belongs to; 0 where he is not used. ``used``
    has one bit a card of the hand. ``worth`` is the score first; among equals one set goes before
    two, and cards by name before cards by date.
    """

    worth: tuple[int, int, int]
    sets: tuple[Window, ...]
    missing: int
    used: int


class Solver:
    """The solver under one interregnum. Hands are as in ``deck``, of seven or eight cards."""

    def __init__(self, interregnum: Interregnum) -> None:
        self._lines = Lines(interregnum)
        self._doubled_patterns = tuple(self._find_doubled())
        self._around = _JOINT
        for mask, _ in self._doubled_patterns:
            self._around |= mask
        self._declarable = lru_cache(maxsize=4096)(self._find_declarable)

    def arrange(self, hand: int) -> Arrangement | None:
        """The best-scoring winning hand in seven cards, or in seven of eight (M-R6)."""
        readings = self._readings(hand)
        if not readings:
            return None
        return _lay_out(max(readings, key=_WORTH), hand)

    def declarable(self, hand: int) -> tuple[int, ...]:
        """The cards of eight whose discard leaves a winning hand (M-R3)."""
        real = self._lines.real(hand)
        threes = real & real >> 1 & real >> 2
        # Every winning hand has three real cards in a row, and four where Cromwell is absent.
        if threes and (hand & _CROMWELL or threes & real >> 3):
            return self._declarable(hand)
        return ()

    def distance(self, hand: int) -> int:
        """The least number of cards to exchange for a winning hand; 0 for one."""
        wild = hand >> CROMWELL & 1
        dates = hand & DATES & ~_CROMWELL
        best = self._best_pair(self._lines.real(hand), dates) + wild
        # The card over counts as one more (M-R5).
        if (dates & self._around).bit_count() + wild + 1 > best:
            best = max(best, self._best_doubled(dates, wild))
        return HAND - min(HAND, best)

    def sets(self, hand: int, size: int) -> list[Window]:
        """The sets of three or of four that a hand can show, each by itself."""
        held = self._layers(self._lines.real(hand))[size - 3]
        near = held[size - 1] if hand & _CROMWELL else 0
        return self._lines.pick(size, held[size] | near)

    def _find_declarable(self, hand: int) -> tuple[int, ...]:
        return tuple(card for card in cards_of(hand) if self._readings(hand ^ BITS[card]))

    def _readings(self, hand: int) -> list[Reading]:
        lines = self._lines
        real = lines.real(hand)
        pairs = real & real >> 1
        threes = pairs & real >> 2
        fours = threes & real >> 3
        wild = hand & _CROMWELL
        if not threes or not (fours or wild):
            return []
        full_3, full_4 = lines.pick(3, threes), lines.pick(4, fours)
        # Every run of seven is one of four with one of three behind it.
        readings = [_reading((window,), 0) for window in lines.pick(7, fours & threes >> 4)]
        readings += _joined(full_4, full_3, hand)
        readings += _doubled(full_4, full_4, hand)
        if wild:
            in_three, in_four = self._layers(real)
            near_3, near_4 = lines.pick(3, in_three[2]), lines.pick(4, in_four[3])
            for window in lines.pick(7, fours & in_three[2] >> 4 | in_four[3] & threes >> 4):
                readings.append(_reading((window,), window.mask & (~hand | _CROMWELL)))
            readings += _joined(full_4, near_3, hand)
            readings += _joined(near_4, full_3, hand)
            readings += _doubled(full_4, near_4, hand)
        return readings

    def _find_doubled(self) -> Iterator[tuple[int, int]]:
        """The winning hands that use the joint card twice: their other cards, how many are over."""
        windows = [w for size in (3, 4) for w in self._lines.windows[size].values()]
        around = [window for window in windows if window.mask & _JOINT]
        for dated in (window for window in around if window.order == "date"):
            for named in (window for window in around if window.order == "name"):
                mask = dated.mask | named.mask
                over = HAND - mask.bit_count()
                if over in (0, 1):
                    yield mask & ~_JOINT, over

    def _best_doubled(self, dates: int, wild: int) -> int:
        """The most cards of a hand that belong to one such pattern, the card over included.

        Cromwell fills any gap but the joint card's own: he would be needed there twice.
        """
        joint = dates >> JOINT & 1
        return joint + max(
            min(HAND - 1 - over, (dates & others).bit_count() + wild) + over
            for others, over in self._doubled_patterns
        )

    def _best_pair(self, real: int, dates: int) -> int:
        """The most real cards of a hand that belong to one window of four and one of three."""
        in_three, in_four = self._layers(real)
        best, total = 0, HAND
        while total > best:
            for count in range(min(4, total), max(0, total - 3) - 1, -1):
                fours, threes = in_four[count], in_three[total - count]
                if fours and threes:
                    best = max(best, self._most_matched(fours, threes, dates, total))
                if best == total:
                    break
            total -= 1
        return best

    def _most_matched(self, fours: int, threes: int, dates: int, total: int) -> int:
        most = 0
        for four in self._lines.each(4, fours):
            for three in self._lines.each(3, threes):
                most = max(most, _matched(four, three, dates, total))
                if most == total:
                    return total
        return most

    def _layers(self, real: int) -> tuple[list[int], list[int]]:
        """Where the windows of three and of four begin, by how many real cards they hold."""
        all_3, all_4 = self._lines.starts[3], self._lines.starts[4]
        c, d = real >> 2, real >> 3
        both, either = real & real >> 1, real | real >> 1
        # ``t2``: where three places hold two cards or more; ``f3``: where four hold three.
        t1, t2, t3 = either | c, both | either & c, both & c
        last_both, last_either = c & d, c | d
        f1, f4 = either | last_either, both & last_both
        f2 = both | last_both | either & last_either
        f3 = both & last_either | either & last_both
        return (
            [all_3 & ~t1, all_3 & t1 & ~t2, all_3 & t2 & ~t3, all_3 & t3],
            [all_4 & ~f1, all_4 & f1 & ~f2, all_4 & f2 & ~f3, all_4 & f3 & ~f4, all_4 & f4],
        )


def _matched(four: Window, three: Window, real: int, total: int) -> int:
    """How many real cards of a hand belong to the winning hands of these two windows.

    Where both hold one monarch, Cromwell is his second card: he cannot be needed elsewhere.
    """
    shared = four.mask & three.mask
    if not shared:
        return total
    if shared & shared - 1 or (four.mask | three.mask) & _CROMWELL:
        return 0
    return total - (real & shared != 0)


def _reading(sets: tuple[Window, ...], missing: int) -> Reading:
    """Sets that a hand can show; ``missing`` is where Cromwell stands, 0 without him."""
    score, named, used, others = 0, 0, 0, 0
    for window in sets:
        others |= window.mask & used & missing
        score += window.total
        used |= window.mask
        if window.order == "name":
            named += len(window.cards)
    if missing:
        last = sets[-1] if sets[-1].mask & missing else sets[0]
        score -= last.points[last.cards.index(missing.bit_length() - 1)]
        # His own card is used as well where it lies in the other set.
        used = (used if others else used & ~missing) | _CROMWELL
    return Reading((score, -len(sets), named), sets, missing, used)


def _joined(fours: list[Window], threes: list[Window], hand: int) -> Iterator[Reading]:
    """The pairs of sets whose cards a hand has, at most one of all lacking and Cromwell there."""
    lacks = ~hand | _CROMWELL
    for four in fours:
        for three in threes:
            shared = four.mask & three.mask
            missing = (four.mask | three.mask) & lacks
            if not shared or _twice(four, three, shared):
                yield _reading((four, three), missing)
            elif not (missing or shared & shared - 1) and hand & _CROMWELL:
                # He is the second card of the one monarch that both hold.
                yield _reading((four, three), shared)


def _doubled(fours: list[Window], others: list[Window], hand: int) -> Iterator[Reading]:
    """The two sets of four that share the joint card (M9)."""
    lacks = ~hand | _CROMWELL
    for four in fours:
        for other in others:
            if _twice(four, other, four.mask & other.mask):
                yield _reading((four, other), (four.mask | other.mask) & lacks)


def _twice(one: Window, other: Window, shared: int) -> bool:
    """Whether all that two sets share is the joint card, used as M9 allows."""
    return shared == _JOINT and one.order != other.order


def _lay_out(reading: Reading, hand: int) -> Arrangement:
    missing, sets = reading.missing, []
    for window in reversed(reading.sets):
        here = window.mask & missing
        sets.append(_laid(window, here))
        missing ^= here
    spare = cards_of(hand & DATES & ~reading.used)
    stands_for = IDS[reading.missing.bit_length() - 1] if reading.missing else None
    return Arrangement(tuple(reversed(sets)), reading.worth[0], stands_for, ids(spare))


@cache
def _laid(window: Window, missing: int) -> Set:
    places = tuple(
        Place(IDS[CROMWELL], IDS[card], 0)
        if missing >> card & 1
        else Place(IDS[card], IDS[card], points)
        for card, points in zip(window.cards, window.points, strict=True)
    )
    return Set(window.order, places)


SOLVERS: Final[dict[Interregnum, Solver]] = {
    "strict": Solver("strict"),
    "bridged": Solver("bridged"),
}
