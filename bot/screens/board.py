"""The leaderboard of a server: one row a player, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n import Say
from bot.ids import Id
from bot.names import safe_name
from bot.screens.layout import OPTIONS, Part, Row, Screen, button, lines, menu, option, rows
from engine.game import Package
from engine.store.protocol import Board, Standing

PAGE_SIZE: Final = 10
"""Rows of a page; ask the store for as many."""

ORDERINGS: Final = ("points", "wins", "matches")
"""What a leaderboard can be ranked by."""


def leaderboard(
    board: Board,
    package: Package,
    by: str,
    page: int,
    say: Say,
    *,
    packages: Sequence[Package] = (),
) -> Screen:
    """A page of a leaderboard, counted from 0, with the reader's own row wherever it stands.

    ``packages`` are the games to choose from. Verb: ``board``; the argument of a button, and the
    value of a menu, is ``<game>.<by>.<page>``.
    """
    pages = max(1, -(-board.total // PAGE_SIZE))
    parts: list[Part] = [
        lines(
            say("board-title", game=say.text(package.face.name)),
            say("board-by", by=say(f"board-by-{by}")),
        ),
        None,
        _standings(board, by, say),
        say("board-page", page=page + 1, pages=pages) if pages > 1 else "",
        *_turning(package, by, page, pages, say),
    ]
    if board.total:
        parts.append(_choose_by(package, by, say))
    if len(packages) > 1:
        parts.append(_choose_game(packages, package, by, say))
    return Screen(parts)


def _standings(board: Board, by: str, say: Say) -> str:
    if not board.total:
        return say("board-empty")
    own = board.own
    shown = [_row(standing, by, own, say) for standing in board.rows]
    if own is not None and all(standing.user_id != own.user_id for standing in board.rows):
        shown += [say("board-gap"), _row(own, by, own, say)]
    return lines(*shown)


def _row(standing: Standing, by: str, own: Standing | None, say: Say) -> str:
    value = say(
        f"board-value-{by}",
        points=say("points", points=standing.points),
        matches=standing.matches,
        wins=standing.wins,
    )
    row = say("board-row", rank=standing.rank, name=safe_name(standing.name), value=value)
    is_own = own is not None and standing.user_id == own.user_id
    return say("board-own", row=row) if is_own else row


def _turning(package: Package, by: str, page: int, pages: int, say: Say) -> list[Row]:
    def id_(target: int) -> Id:
        return Id("board", arg=f"{package.game.id}.{by}.{target}")

    buttons = []
    if page > 0:
        buttons.append(button(say("button-previous"), id_(page - 1)))
    if page + 1 < pages:
        buttons.append(button(say("button-further"), id_(page + 1)))
    return rows(*buttons)


def _choose_by(package: Package, by: str, say: Say) -> Row:
    return menu(
        say("board-choose-by"),
        Id("board", arg="by"),
        [
            option(say(f"board-by-{each}"), f"{package.game.id}.{each}.0", default=each == by)
            for each in ORDERINGS
        ],
    )


def _choose_game(packages: Sequence[Package], chosen: Package, by: str, say: Say) -> Row:
    return menu(
        say("board-choose-game"),
        Id("board", arg="game"),
        [
            option(
                say.plain(package.face.name),
                f"{package.game.id}.{by}.0",
                default=package.game.id == chosen.game.id,
            )
            for package in packages[:OPTIONS]
        ],
    )
