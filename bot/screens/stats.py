"""One player of one game: what their matches come to, and how it went over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n import Say
from bot.ids import Id
from bot.screens.board import PERCENT, name_of
from bot.screens.layout import (
    OPTIONS,
    Part,
    Picture,
    Row,
    Screen,
    button,
    lines,
    menu,
    option,
    rows,
)
from engine.game import Package
from engine.scores.ledger import MIN_MATCHES, Entry
from engine.scores.ratings import Rating
from engine.store.careers import HeadToHead, RatingPoint, Stats

CHARTS: Final = ("rating", "total")
"""What the curve shows."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Whose statistics, of which game, with which curve. ``name`` is safe to show."""

    package: Package
    user_id: int
    name: str
    chart: str = "rating"

    def arg(self, *, game: str | None = None, chart: str | None = None) -> str:
        """The argument of a button."""
        return f"{game or self.package.game.id}.{self.user_id}.{chart or self.chart}"


def stats(
    subject: Subject,
    found: Stats | None,
    say: Say,
    *,
    against: HeadToHead | None = None,
    points: Sequence[RatingPoint] = (),
    picture: bytes | None = None,
    packages: Sequence[Package] = (),
) -> Screen:
    """A player's statistics; ``against`` is them, as the reader met them.

    Verbs: ``stats`` (``<game>.<user id>.<chart>``), ``history`` (``<page>.<game>.<user id>.0.0``).
    """
    game = subject.package.game.id
    parts: list[Part] = [
        say("stats-title", name=subject.name, game=say.text(subject.package.face.name)),
        None,
    ]
    if found is None:
        parts.append(say("stats-none"))
    else:
        parts += [
            _sums(found, say),
            lines(*(say.text(line) for line in subject.package.face.stats(found.tallies))),
            say("stats-uncounted", matches=found.finished - found.entry.matches)
            if found.finished > found.entry.matches
            else "",
            _against(against, say) if against is not None and against.matches else "",
            *_curve(subject, points, picture, say),
        ]
    buttons = []
    if picture is not None:
        other = CHARTS[1 - CHARTS.index(subject.chart)]
        buttons.append(
            button(say(f"button-chart-{other}"), Id("stats", arg=subject.arg(chart=other)))
        )
    if found is not None:
        buttons.append(
            button(say("button-history"), Id("history", arg=f"0.{game}.{subject.user_id}.0.0"))
        )
    parts += rows(*buttons)
    if len(packages) > 1:
        parts.append(_games(subject, packages, say))
    return Screen(parts)


def values_of(points: Sequence[RatingPoint], chart: str) -> tuple[list[float], list[float]]:
    """The values of a curve, and how unsure each is; the totals are sure."""
    if chart == "total":
        return [float(point.total) for point in points], []
    ratings = [Rating(point.mu, point.sigma) for point in points]
    return [float(r.number) for r in ratings], [float(r.uncertainty) for r in ratings]


def figures(chart: str, say: Say) -> Callable[[int], str]:
    """How a curve's values are written: a rating is a name rather than a quantity."""
    return str if chart == "rating" else say.number


def _sums(found: Stats, say: Say) -> str:
    entry = found.entry
    if not entry.matches:
        return ""
    best_round = entry.best_round
    return lines(
        say(
            "stats-matches",
            matches=entry.matches,
            wins=entry.wins,
            percent=round(PERCENT * entry.wins / entry.matches),
        ),
        say("stats-rating", rating=str(entry.rating.number), uncertainty=entry.rating.uncertainty)
        if entry.matches >= MIN_MATCHES
        else say("stats-unrated", matches=entry.matches, least=MIN_MATCHES),
        say("stats-points", points=say("points", points=entry.points)),
        _streak(entry, say),
        say("stats-margin", points=_signed(round(found.average_margin), say)),
        say("stats-best-match", points=say("points", points=entry.best_match)),
        say("stats-best-round", points=say("points", points=best_round))
        if best_round is not None
        else "",
    )


def _streak(entry: Entry, say: Say) -> str:
    return say("stats-streak", now=entry.streak, best=entry.best_streak)


def _signed(value: int, say: Say) -> str:
    return say("gain", points=value) if value > 0 else say.number(value)


def _against(against: HeadToHead, say: Say) -> str:
    return lines(
        say("stats-against", matches=against.matches),
        say(
            "stats-against-places",
            ahead=against.ahead,
            behind=against.behind,
            even=against.matches - against.ahead - against.behind,
        ),
        say(
            "stats-against-points",
            own=say.number(against.points),
            other=say.number(against.other_points),
        ),
    )


def _curve(
    subject: Subject, points: Sequence[RatingPoint], picture: bytes | None, say: Say
) -> list[Part]:
    if picture is None:
        return []
    values, _ = values_of(points, subject.chart)
    write = figures(subject.chart, say)
    told = say(
        f"stats-chart-{subject.chart}",
        matches=len(values),
        first=write(round(values[0])),
        last=write(round(values[-1])),
        lowest=write(round(min(values))),
        highest=write(round(max(values))),
    )
    return [say("stats-note", note=told), Picture(f"{subject.chart}.png", picture, told)]


def _games(subject: Subject, packages: Sequence[Package], say: Say) -> Row:
    options = [
        option(
            say.plain(package.face.name),
            subject.arg(game=package.game.id),
            default=package.game.id == subject.package.game.id,
        )
        for package in packages[:OPTIONS]
    ]
    return menu(say("board-choose-game"), Id("stats", arg="game"), options)


def named(found: Stats | None, shown: str, say: Say) -> str:
    """The name of a player: the one kept, or the one Discord shows."""
    return name_of(shown if found is None else found.entry.name, say)
