"""The leaderboard of a server: one row a player, a page at a time, and the same as bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.i18n import Say
from bot.ids import Id
from bot.names import safe_name, visible
from bot.pictures.bars import Bar
from bot.screens.layout import (
    OPTIONS,
    Part,
    Picture,
    Row,
    Screen,
    Style,
    button,
    lines,
    menu,
    option,
    rows,
)
from engine.game import Package
from engine.store.protocol import Board, Standing
from engine.store.servers import Season

PAGE_SIZE: Final = 10
"""Rows of a page; ask the store for as many."""

ORDERINGS: Final = ("points", "wins", "win_rate", "rating", "best_match", "matches")
"""What a leaderboard can be ranked by."""

PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class Asked:
    """Which board: what a button's argument and a menu's value say.

    ``page`` counts from 0; ``season`` is a season's id, 0 for all time; ``departed`` shows those
    who left the server, too.
    """

    game: str
    by: str = "points"
    page: int = 0
    season: int = 0
    departed: bool = False

    def __str__(self) -> str:
        return f"{self.game}.{self.by}.{self.page}.{self.season}.{int(self.departed)}"


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What stands around a board.

    ``packages`` and ``seasons`` are there to choose from; ``gone`` says that the switch for those
    who left has something to show. ``notes`` are sentences below the rows; ``steward`` is somebody
    who may change what counts.
    """

    packages: Sequence[Package] = ()
    seasons: Sequence[Season] = ()
    gone: bool = False
    notes: Sequence[str] = ()
    steward: bool = False


def leaderboard(
    board: Board,
    package: Package,
    asked: Asked,
    say: Say,
    around: Surroundings = Surroundings(),
    picture: bytes | None = None,
) -> Screen:
    """A page of a leaderboard, with the reader's own row wherever it stands.

    Verbs: ``board`` (buttons and menus: an ``Asked``), ``stats`` (``<game>.<user id>.rating``),
    ``seasons``.
    """
    pages = max(1, -(-board.total // PAGE_SIZE))
    parts: list[Part] = [
        lines(
            say("board-title", game=say.text(package.face.name)),
            say(
                "board-by",
                by=say(f"board-by-{asked.by}"),
                when=season_of(asked.season, around.seasons, say),
            ),
        ),
        None,
        *_drawn(board, asked, say, picture),
        _standings(board, asked, say),
        lines(*(say("board-note", note=note) if board.total else note for note in around.notes)),
        say("board-page", page=asked.page + 1, pages=pages) if pages > 1 else "",
        *_turning(asked, pages, say, around),
        *_choosing(board, asked, say, around),
    ]
    return Screen(parts)


def bars_of(board: Board, by: str, say: Say) -> tuple[list[Bar], float]:
    """The page as bars, and the value they begin at."""
    own = board.own.user_id if board.own else None
    drawn = [
        Bar(
            row.rank,
            visible(row.name),
            _number(row, by),
            _figure(row, by, say),
            own=row.user_id == own,
        )
        for row in board.rows
    ]
    if by != "rating" or not drawn:
        return drawn, 0.0
    least = min(bar.value for bar in drawn)
    return drawn, (least - PERCENT) // PERCENT * PERCENT


def season_name(season: Season, say: Say, *, markdown: bool = True) -> str:
    """What a season is called; without ``markdown`` for a label."""
    if season.name:
        return safe_name(season.name, markdown)
    return say("season-number", number=season.number)


def season_of(season_id: int, seasons: Sequence[Season], say: Say) -> str:
    """The name of a season by its id; all time for 0."""
    for season in seasons:
        if season.id == season_id:
            return season_name(season, say)
    return say("season-all")


def standing_row(standing: Standing, by: str, say: Say) -> str:
    """One player in a line: rank, name, and what they are ranked by."""
    value = say(
        f"board-value-{by}",
        points=say.number(standing.points),
        matches=say.number(standing.matches),
        wins=say.number(standing.wins),
        percent=round(PERCENT * (standing.win_rate or 0)),
        rating=str(standing.rating or 0),
        uncertainty=standing.uncertainty,
        best=say.number(standing.best_match),
    )
    return say("board-row", rank=standing.rank, name=name_of(standing.name, say), value=value)


def name_of(name: str, say: Say, *, markdown: bool = True) -> str:
    """A kept name, safe to show; without ``markdown`` for a label. Some have nothing visible."""
    return safe_name(name, markdown) if visible(name) else say("somebody")


def _standings(board: Board, asked: Asked, say: Say) -> str:
    own = board.own
    shown = []
    for standing in board.rows:
        row = standing_row(standing, asked.by, say)
        is_own = own is not None and standing.user_id == own.user_id
        shown.append(say("board-own", row=row) if is_own else row)
    if own is not None and all(standing.user_id != own.user_id for standing in board.rows):
        shown += [say("board-gap"), say("board-own", row=standing_row(own, asked.by, say))]
    return lines(*shown)


def _drawn(board: Board, asked: Asked, say: Say, picture: bytes | None) -> list[Part]:
    if picture is None:
        return []
    told = say.list(
        say(
            "board-alt-row",
            rank=row.rank,
            name=name_of(row.name, say, markdown=False),
            value=_figure(row, asked.by, say),
        )
        for row in board.rows
    )
    alt = say("board-alt", by=say(f"board-by-{asked.by}"), rows=told)
    return [Picture("leaderboard.png", picture, alt)]


def _number(row: Standing, by: str) -> float:
    return float(getattr(row, by) or 0)


def _figure(row: Standing, by: str, say: Say) -> str:
    if by == "win_rate":
        return say("percent", value=round(PERCENT * (row.win_rate or 0)))
    value = int(_number(row, by))
    return str(value) if by == "rating" else say.number(value)


def _turning(asked: Asked, pages: int, say: Say, around: Surroundings) -> list[Row]:
    def to(page: int) -> Id:
        return Id("board", arg=str(replace(asked, page=page)))

    buttons = []
    if asked.page > 0:
        buttons.append(button(say("button-previous"), to(asked.page - 1)))
    if asked.page + 1 < pages:
        buttons.append(button(say("button-further"), to(asked.page + 1)))
    if around.gone or asked.departed:
        key = "button-hide-departed" if asked.departed else "button-show-departed"
        switched = replace(asked, page=0, departed=not asked.departed)
        buttons.append(button(say(key), Id("board", arg=str(switched))))
    if around.steward:
        buttons.append(button(say("button-seasons"), Id("seasons"), Style.secondary, emoji="⚙️"))
    return rows(*buttons)


def _choosing(board: Board, asked: Asked, say: Say, around: Surroundings) -> list[Row]:
    first = replace(asked, page=0)
    menus = []
    if board.total or asked.by != "points":
        choices = [
            (say("board-option-by", by=say(f"board-by-{by}")), replace(first, by=by))
            for by in ORDERINGS
        ]
        menus.append(_menu("board-choose-by", choices, first, say))
    if around.seasons:
        choices = [(say("season-option-all"), replace(first, season=0))]
        choices += [
            (say("season-now", season=name) if season.ended_at is None else name, chosen)
            for season in around.seasons[: OPTIONS - 1]
            for name, chosen in [
                (season_name(season, say, markdown=False), replace(first, season=season.id))
            ]
        ]
        menus.append(_menu("board-choose-season", choices, first, say))
    if len(around.packages) > 1:
        choices = [
            (say.plain(package.face.name), replace(first, game=package.game.id))
            for package in around.packages[:OPTIONS]
        ]
        menus.append(_menu("board-choose-game", choices, first, say))
    if board.rows:
        menus.append(_players(board, asked, say))
    return menus


def _menu(key: str, choices: Sequence[tuple[str, Asked]], now: Asked, say: Say) -> Row:
    options = [option(label, str(asked), default=asked == now) for label, asked in choices]
    return menu(say(key), Id("board", arg=key.removeprefix("board-choose-")), options)


def _players(board: Board, asked: Asked, say: Say) -> Row:
    options = [
        option(
            name_of(row.name, say, markdown=False),
            f"{asked.game}.{row.user_id}.rating",
        )
        for row in board.rows
    ]
    return menu(say("board-choose-player"), Id("stats", arg="choose"), options)
