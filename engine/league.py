"""Which player is better, and by how much: whole matches with duplicate deals.

The players of a deal play it once for each rotation of the seats: the same cards lie at the same
seats, round by round, and everybody sits everywhere. So the luck of the cards falls out of the
comparison, and far fewer matches are needed. A deal is one observation: intervals are taken over
deals, not over matches.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from math import exp, log, sqrt
from multiprocessing import active_children, get_context
from random import Random
from statistics import NormalDist
from time import perf_counter_ns
from traceback import format_exc
from typing import Any, Final

from engine.child import settle_in
from engine.game import CHANCE, NOBODY, Game, Json, PublicMove, PublicView, Rules
from engine.games import Registry
from engine.history import note
from engine.simulate import Choose, player

FEWEST: Final = 2
Z: Final = NormalDist().inv_cdf(0.975)
"""Half the width of a 95 % interval, in standard errors."""
FINENESS: Final = 50
"""Times of moves are sorted into classes 2 % wide: the median needs no list of them."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays what: ``seats`` names a player a seat, ``rules`` are the table rules as JSON."""

    game: str
    edition: Json | None
    rules: Json
    seats: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Deal:
    """What one deal came to, by player: share of the matches won, points ahead, times of moves.

    ``times`` counts moves by the class of their time.
    """

    wins: dict[str, float]
    margins: dict[str, float]
    times: dict[str, Counter[int]]


@dataclass(slots=True)
class Score:
    """How one kind of player fared, at ``seats`` of the table's ``of``.

    ``wins`` is the share of the matches it won (a shared win counts in part); ``margin`` how many
    points its seats were ahead of the average of the other seats.
    """

    name: str
    seats: int
    of: int
    deals: int = 0
    wins: float = 0.0
    squares: float = 0.0
    margin: float = 0.0
    times: Counter[int] = field(default_factory=Counter)

    def add(self, deal: Deal) -> None:
        """Take one more deal into account; only means are kept."""
        self.deals += 1
        step = deal.wins[self.name] - self.wins
        self.wins += step / self.deals
        self.squares += step * (deal.wins[self.name] - self.wins)
        self.margin += (deal.margins[self.name] - self.margin) / self.deals
        self.times.update(deal.times[self.name])

    @property
    def matches(self) -> int:
        """How many matches it played."""
        return self.deals * self.of

    @property
    def fair(self) -> float:
        """What it would win if all were equally good."""
        return self.seats / self.of

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of ``wins``, clustered by deal; with one deal, all there is."""
        if self.deals < 2:
            return 0.0, 1.0
        half = Z * sqrt(self.squares / (self.deals - 1) / self.deals)
        return max(0.0, self.wins - half), min(1.0, self.wins + half)

    @property
    def milliseconds(self) -> float:
        """The median time of a move, within 2 %."""
        rest = self.times.total() / 2
        for each in sorted(self.times):
            rest -= self.times[each]
            if rest <= 0:
                return exp(each / FINENESS) / 1e6
        return 0.0


def line_up(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A player a seat: the last one named takes the seats that are left."""
    return (*names, *(names[-1] for _ in range(seats - len(names))))


def league(pairing: Pairing, matches: int, jobs: int = 1) -> list[Score]:
    """Play at least so many matches, in whole rotations; the players in the order of seats.

    The same pairing gives the same scores, times aside, however many ``jobs`` (processes) play.
    """
    seats = pairing.seats
    scores = [Score(name, seats.count(name), len(seats)) for name in dict.fromkeys(seats)]
    deals = -(-matches // len(seats))
    for deal in _deals(pairing, deals, jobs):
        for score in scores:
            score.add(deal)
    return scores


def _deals(pairing: Pairing, deals: int, jobs: int) -> Iterator[Deal]:
    """The deals in their order; not many more than ``jobs`` are under way at once."""
    if jobs == 1:
        yield from (play_deal(pairing, number) for number in range(deals))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=settle_in) as pool:
        waiting: deque[Future[Deal | str]] = deque()
        try:
            for number in range(deals):
                waiting.append(pool.submit(_play_apart, pairing, number))
                if len(waiting) > 2 * jobs:
                    yield _deal_of(waiting.popleft())
            while waiting:
                yield _deal_of(waiting.popleft())
        except BaseException:
            for process in active_children():
                process.terminate()  # a deal can take minutes: nobody waits for it now
            raise


def _play_apart(pairing: Pairing, number: int) -> Deal | str:
    """The deal, or why it failed: not every error can be passed between processes."""
    try:
        return play_deal(pairing, number)
    except Exception:
        return format_exc()


def _deal_of(future: Future[Deal | str]) -> Deal:
    deal = future.result()
    if isinstance(deal, str):
        raise RuntimeError(deal)
    return deal


def play_deal(pairing: Pairing, number: int) -> Deal:
    """The matches of one deal, one a rotation. Raises ``DataError`` for an unknown player."""
    package = _games().for_edition(pairing.game, pairing.edition)
    names, seats = pairing.seats, len(pairing.seats)
    rules = package.game.rules.model_validate(pairing.rules)
    cards = f"{pairing.seed} {number}"
    wins, margins = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
    times: dict[str, Counter[int]] = {name: Counter() for name in names}
    for turn in range(seats):
        seated = names[turn:] + names[:turn]
        choosers = [
            _timed(player(package, name, Random(f"{cards} {turn} {seat}")), times[name])  # noqa: S311
            for seat, name in enumerate(seated)
        ]
        end = _play(package.game, rules, choosers, cards)
        assert end.winners is not None
        for seat, name in enumerate(seated):
            others = (sum(end.totals) - end.totals[seat]) / (seats - 1)
            margins[name] += (end.totals[seat] - others) / names.count(name) / seats
            wins[name] += (seat in end.winners) / len(end.winners) / seats
    return Deal(wins, margins, times)


@cache
def _games() -> Registry:
    return Registry()


def _timed(choose: Choose, times: Counter[int]) -> Choose:
    """The same player, with the times of its moves counted by class."""

    def timed(state: Any, seat: int, legal: Sequence[Any], history: list[PublicMove]) -> Any:
        begun = perf_counter_ns()
        chosen = choose(state, seat, legal, history)
        times[int(FINENESS * log(perf_counter_ns() - begun))] += 1
        return chosen

    return timed


def _play(game: Game[Any, Any], rules: Rules, choosers: Sequence[Choose], cards: str) -> PublicView:
    """The end of a match. Each round has its own cards, whatever happened in those before."""
    dealer = Random(cards).randrange(len(choosers))  # noqa: S311
    state = game.start(len(choosers), dealer, rules)
    history: list[PublicMove] = []
    rounds = 0
    while (actor := game.to_act(state)) != NOBODY:
        if actor != CHANCE:
            move = choosers[actor](state, actor, game.legal_moves(state), history)
        else:
            if rounds == 0 or game.round_over(state):
                rounds += 1
                rng = Random(f"{cards} {rounds}")  # noqa: S311
            move = game.chance(state, rng)
        note(history, game, state, move)
        state = game.apply(state, move)
    return game.public_view(state)


def table(pairing: Pairing, scores: Sequence[Score]) -> str:
    """The scores for people to read, a line a player; the best of them first.

    Beside the wins stands how many times a fair share they are, where more than two play.
    """
    seats = len(pairing.seats)
    head = ["player", "matches", "wins", "95 %", "x fair", "95 %", "margin", "ms a move"]
    rows = [head, *map(_row, sorted(scores, key=lambda score: -score.wins / score.fair))]
    if seats == FEWEST:
        rows = [[*row[:4], *row[6:]] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    rules = ", ".join(f"{name}={value}" for name, value in pairing.rules.items())
    deals = scores[0].deals
    title = f"{pairing.game}, {rules}: {seats} seats, {deals} deals x {seats} rotations"
    return "\n".join([f"{title}, seed {pairing.seed}", *lines])


def _row(score: Score) -> list[str]:
    low, high = score.interval
    fair = score.fair
    return [
        score.name,
        str(score.matches),
        f"{score.wins:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{score.wins / fair:.2f}",
        f"{low / fair:.2f} - {high / fair:.2f}",
        f"{score.margin:+.1f}",
        f"{score.milliseconds:.3f}",
    ]
