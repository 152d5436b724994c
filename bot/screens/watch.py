"""The public log of a round, a page at a time; when it is over, with the hands as they were left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n import Say
from bot.ids import Id
from bot.screens.cards import cards
from bot.screens.layout import Part, Row, Screen, button, lines, rows
from engine.game import PublicMove
from engine.tables.table import Status, Table

PAGE_LINES: Final = 15
"""Moves told on a page."""


def watch(table: Table, history: Sequence[PublicMove], page: int, say: Say) -> Screen:
    """A page of the round's log, counted from the newest (0). Verb: ``watch`` (a page).

    Nothing is in it that not everybody saw; hands only once nothing can come of it any more.
    """
    say = Say.at(table, say.locale)
    face = table.package.face
    told = [text for text in map(face.describe, history) if text is not None]
    pages = max(1, -(-len(told) // PAGE_LINES))
    page = min(max(page, 0), pages - 1)
    end = len(told) - page * PAGE_LINES
    shown = told[max(0, end - PAGE_LINES) : end]
    title = "watch-title" if table.status is Status.PLAYING else "watch-title-over"
    parts: list[Part] = [
        say(title, game=say.text(face.name), round=table.public_view().round),
        lines(*(say("watch-line", line=say.text(text)) for text in shown)),
        say("watch-page", page=page + 1, pages=pages) if pages > 1 else "",
        None,
        _hands(table, say) if page == 0 else "",
        *_turning(table, page, pages, say),
    ]
    return Screen(parts)


def _hands(table: Table, say: Say) -> str:
    """The cards that each seat was left with; only once the round is over."""
    if table.status is Status.PLAYING:
        return say("watch-hidden")
    if table.revealed() is None or table.cut_short:
        return ""
    return lines(say("watch-hands"), *(_hand(table, seat, say) for seat in range(len(table.seats))))


def _hand(table: Table, seat: int, say: Say) -> str:
    held = cards(table.package.face, table.seat_view(seat).hand, say)
    return say("watch-hand", name=say.name(seat), cards=held or say("watch-no-cards"))


def _turning(table: Table, page: int, pages: int, say: Say) -> list[Row]:
    def id_(target: int | str) -> Id:
        return Id("watch", table.id, table.version, str(target))

    buttons = []
    if page + 1 < pages:
        buttons.append(button(say("button-older"), id_(page + 1)))
    if page > 0:
        buttons.append(button(say("button-newer"), id_(page - 1)))
    if table.status.running:
        buttons.append(button(say("button-refresh"), id_("newest")))
        buttons.append(button(say("button-back"), Id("more", table.id, table.version)))
    return rows(*buttons)
