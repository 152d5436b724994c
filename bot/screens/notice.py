"""Short private sentences: a refusal, a question, an accident."""

from __future__ import annotations

from bot.i18n import Say
from bot.ids import Id
from bot.screens.layout import GREY, RED, Screen, Style, button, lines, rows
from engine.tables.table import Status, Table


def notice(say: Say, key: str, **args: str | int) -> Screen:
    """A message of the catalogue and nothing else."""
    return sentence(say(key, **args))


def sentence(text: str) -> Screen:
    """A sentence and nothing else, a refusal for example."""
    return Screen([text], accent=GREY)


def channel_taken(say: Say, link: str | None) -> Screen:
    """Another table is open in the channel, with the way to it where it is known."""
    return _at(say("error-channel-taken"), link, say)


def seat_kept(say: Say, link: str | None) -> Screen:
    """Somebody else opened the rematch, with the way to it where it is known."""
    return _at(say("rematch-seat-kept"), link, say)


def _at(text: str, link: str | None, say: Say) -> Screen:
    return sentence(lines(text, say("channel-taken-link", link=link) if link else ""))


def ask_end(table: Table, say: Say) -> Screen:
    """Whether the table shall really be ended: ``end`` or ``keep``."""
    under_way = table.status in (Status.PLAYING, Status.ROUND_OVER)
    return Screen(
        [
            say("notice-end"),
            say("notice-end-match") if under_way else "",
            *rows(
                button(say("button-end"), Id("end", table.id, table.version), Style.danger),
                button(say("button-keep"), Id("keep", table.id, table.version)),
            ),
        ],
        accent=RED,
    )


def error(reference: str, say: Say) -> Screen:
    """An accident of ours; ``reference`` stands in the log beside it."""
    return Screen([say("error-reference", reference=reference)], accent=RED)
