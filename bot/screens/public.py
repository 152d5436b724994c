"""What a channel sees of a table: one message for each status, and the ping of a turn."""

from __future__ import annotations

from discord.ui import ActionRow, Button

from bot.i18n import Say
from bot.names import FSI, PDI
from bot.screens.layout import GREY, Row, Screen, Style, rows
from bot.screens.lobby import lobby
from bot.screens.table import (
    closed,
    finished,
    hand_button,
    moment,
    playing,
    round_over,
)
from engine.tables.table import Place, Status, Table


def public(table: Table, say: Say, *, computers: bool = True) -> Screen:
    """The table as everybody sees it now; ``computers``: whether the server lets them play."""
    match table.status:
        case Status.LOBBY:
            return lobby(table, say, computers=computers)
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
    # Isolated: Discord shows a name there as its owner wrote it, also one that turns the line.
    mention = f"{FSI}<@{user_id}>{PDI}"
    return Screen([_call(table, mention, say), *rows(hand_button(table, say))], accent=GREY)


def direct_ping(table: Table, message_id: int | None, say: Say) -> Screen:
    """The same as a direct message, where a hand cannot be shown: with the way to the table."""
    link = address(table.place, message_id)
    go: Row = ActionRow(Button(label=say("button-table"), style=Style.link, url=link))
    return Screen(
        [_call(table, say("ping-direct", game=say.text(table.package.face.name)), say), go],
        accent=GREY,
    )


def address(place: Place, message_id: int | None) -> str:
    """Where people find a message of a channel, or the channel while none is known."""
    channel = f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


def _call(table: Table, whom: str, say: Say) -> str:
    if table.deadline is None:
        return say("ping", mention=whom)
    key = "ping-reminder" if table.reminded else "ping-until"
    return say(key, mention=whom, when=moment(table.deadline))
