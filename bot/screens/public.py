"""What a channel sees of a table: one message for each status, and the ping of a turn."""

from __future__ import annotations

from bot.i18n import Say
from bot.screens.layout import GREY, Screen, rows
from bot.screens.lobby import lobby
from bot.screens.table import closed, finished, hand_button, playing, round_over
from engine.tables.table import Status, Table


def public(table: Table, say: Say) -> Screen:
    """The table as everybody sees it now."""
    match table.status:
        case Status.LOBBY:
            return lobby(table, say)
        case Status.PLAYING:
            return playing(table, say)
        case Status.ROUND_OVER:
            return round_over(table, say)
        case Status.FINISHED:
            return finished(table, say)
        case Status.CLOSED:
            return closed(table, say)


def ping(table: Table, user_id: int, say: Say) -> Screen:
    """A word to whose turn it is, with their hand one press away. Verb: ``hand``."""
    return Screen(
        [say("ping", mention=f"<@{user_id}>"), *rows(hand_button(table, say))], accent=GREY
    )
