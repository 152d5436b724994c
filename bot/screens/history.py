"""Finished matches of a server, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.i18n import Say
from bot.ids import Id
from bot.screens.board import season_name
from bot.screens.layout import (
    OPTIONS,
    Part,
    Row,
    Screen,
    button,
    lines,
    menu,
    option,
    rows,
)
from engine.game import Package
from engine.games import Registry
from engine.store.archive import Ended, History
from engine.store.servers import Season
from engine.tables.table import Seated

PAGE_SIZE: Final = 6
"""Matches of a page; ask the store for as many."""
ANY: Final = "any"
"""Stands for all games in an argument."""


@dataclass(frozen=True, slots=True)
class Sought:
    """Which matches: of a game, a player, against somebody, in a season; 0 is anybody and any."""

    page: int = 0
    game: str | None = None
    player: int = 0
    against: int = 0
    season: int = 0

    def __str__(self) -> str:
        return f"{self.page}.{self.game or ANY}.{self.player}.{self.against}.{self.season}"


def history(
    found: History,
    sought: Sought,
    registry: Registry,
    say: Say,
    *,
    who: Sequence[str] = (),
    seasons: Sequence[Season] = (),
) -> Screen:
    """A page of finished matches. ``who`` are the names that were looked for, safe to show.

    Verbs: ``history`` (buttons and menus: a ``Sought``), ``replay`` (``<match>.0``).
    """
    pages = max(1, -(-found.total // PAGE_SIZE))
    packages = [registry.package(id_) for id_ in registry.ids]
    parts: list[Part] = [
        lines(
            say("history-title"),
            say("history-of", names=say.list(who)) if who else "",
            say("history-count", matches=found.total) if found.total else "",
        ),
        None,
    ]
    parts += [match_lines(ended, registry, say) for ended in found.rows]
    if not found.rows:
        narrowed = who or replace(sought, page=0) != Sought()
        parts.append(say("history-empty" if narrowed else "history-none"))
    parts += [
        say("board-page", page=sought.page + 1, pages=pages) if pages > 1 else "",
        *_turning(sought, pages, say),
    ]
    if found.rows:
        parts.append(_replays(found, registry, say))
    if found.total or sought.game is not None:
        parts.append(_games(sought, packages, say))
    if seasons:
        parts.append(_seasons(sought, seasons, say))
    return Screen(parts)


def match_lines(ended: Ended, registry: Registry, say: Say) -> str:
    """A finished match in a few short lines: which, when, and who came in where."""
    return lines(
        say(
            "history-match",
            number=str(ended.match_id),
            game=_game_name(ended.game, registry, say),
            when=f"<t:{int(ended.finished_at)}:d>",
        ),
        results_line(ended, say),
        "" if ended.counted else say("history-void" if ended.void else "history-uncounted"),
    )


def results_line(ended: Ended, say: Say) -> str:
    """Everybody of a match with their place and points, best first, in one line."""
    say = seated(ended, say)
    seats = sorted(ended.seats, key=lambda seat: (seat.place, seat.seat))
    return say("joint").join(
        say(
            "history-seat",
            place=seat.place,
            name=say.name(seat.seat),
            points=say.number(seat.points),
        )
        for seat in seats
    )


def seated(ended: Ended, say: Say) -> Say:
    """The words with the names of a match: who had their data deleted is a seat's number."""
    return say.of(
        [
            Seated(seat.name, level=seat.name)
            if seat.user_id is None
            else Seated(seat.name, user_id=seat.user_id)
            for seat in ended.seats
        ]
    )


def _game_name(game: str, registry: Registry, say: Say) -> str:
    return say.plain(registry.package(game).face.name) if game in registry.ids else game


def _turning(sought: Sought, pages: int, say: Say) -> list[Row]:
    buttons = []
    if sought.page > 0:
        back = replace(sought, page=sought.page - 1)
        buttons.append(button(say("button-newer"), Id("history", arg=str(back))))
    if sought.page + 1 < pages:
        further = replace(sought, page=sought.page + 1)
        buttons.append(button(say("button-older"), Id("history", arg=str(further))))
    return rows(*buttons)


def _replays(found: History, registry: Registry, say: Say) -> Row:
    options = []
    for ended in found.rows:
        names = seated(ended, say)
        label = say(
            "history-option",
            number=str(ended.match_id),
            game=_game_name(ended.game, registry, say),
        )
        detail = say.list(names.name(seat.seat, markdown=False) for seat in ended.seats)
        options.append(option(label, f"{ended.match_id}.0", detail))
    return menu(say("history-choose"), Id("replay", arg="choose"), options)


def _games(sought: Sought, packages: Sequence[Package], say: Say) -> Row:
    first = replace(sought, page=0)
    choices = [(say("history-all-games"), replace(first, game=None))]
    choices += [
        (say.plain(package.face.name), replace(first, game=package.game.id))
        for package in packages[: OPTIONS - 1]
    ]
    options = [option(label, str(each), default=each == first) for label, each in choices]
    return menu(say("board-choose-game"), Id("history", arg="game"), options)


def _seasons(sought: Sought, seasons: Sequence[Season], say: Say) -> Row:
    first = replace(sought, page=0)
    choices = [(say("season-option-all"), replace(first, season=0))]
    choices += [
        (season_name(season, say, markdown=False), replace(first, season=season.id))
        for season in seasons[: OPTIONS - 1]
    ]
    options = [option(label, str(each), default=each == first) for label, each in choices]
    return menu(say("board-choose-season"), Id("history", arg="season"), options)
