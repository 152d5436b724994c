"""What else there is at a table, for one person: to watch, leave, vote, and manage."""

from __future__ import annotations

from typing import Final

from bot.i18n import Say
from bot.ids import Id
from bot.screens.layout import (
    OPTIONS,
    RED,
    Part,
    Row,
    Screen,
    Style,
    button,
    lines,
    menu,
    option,
    rows,
)
from bot.screens.notice import sentence
from bot.screens.table import vote_count
from engine.tables.moderation import LEAST_VOTES, ballots
from engine.tables.table import Status, Table

QUESTIONS: Final = ("go", "finish", "end")
"""What is asked once more before it is done."""


def more(table: Table, user_id: int, say: Say, *, moderator: bool) -> Screen:
    """The private menu of a table.

    Verbs: ``watch``, ``rules``, ``sure`` (argument: one of ``QUESTIONS``), ``back``, ``vote``
    (value: a user id), ``manage``.
    """
    say = Say.at(table, say.locale)

    def id_(verb: str, arg: str = "") -> Id:
        return Id(verb, table.id, table.version, arg)

    seat = table.seat_of(user_id)
    buttons = []
    if table.state is not None:
        buttons.append(button(say("button-watch"), id_("watch"), emoji="👁️"))
    buttons.append(button(say("button-rules"), id_("rules", f"{table.package.game.id}.0")))
    if seat is not None and table.seats[seat].stand_in is not None:
        buttons.append(button(say("button-seat-back"), id_("back"), Style.success))
    if seat is not None and table.status is not Status.LOBBY:
        buttons.append(button(say("button-leave"), id_("sure", "go")))
    if _in_charge(table, user_id, moderator):
        buttons.append(button(say("button-manage"), id_("manage"), Style.primary))
    return Screen([_heading(table, say), *rows(*buttons), *_vote(table, user_id, say)])


def manage(table: Table, user_id: int, say: Say, *, moderator: bool, note: str = "") -> Screen:
    """What whoever is in charge of a table can do.

    Verbs: ``expel`` (value: a user id), ``swap`` (argument: a seat; value: a level), ``pause``,
    ``unpause``, ``sure`` (argument: one of ``QUESTIONS``), ``more``.
    """
    say = Say.at(table, say.locale)

    def id_(verb: str, arg: str = "") -> Id:
        return Id(verb, table.id, table.version, arg)

    if table.paused is not None:
        note = note or say("managed-pause")
    buttons = []
    if table.status in (Status.PLAYING, Status.ROUND_OVER):
        if table.paused is None:
            buttons.append(button(say("button-pause"), id_("pause")))
        else:
            buttons.append(button(say("button-unpause"), id_("unpause"), Style.success))
        if table.status is Status.ROUND_OVER or table.public_view().round > 1:
            buttons.append(button(say("button-finish"), id_("sure", "finish")))
    buttons.append(button(say("button-end-table"), id_("sure", "end"), Style.danger))
    buttons.append(button(say("button-back"), id_("more")))
    swaps = _swaps(table, say) if table.host_id == user_id else []
    return Screen(
        [
            say("hand-note", note=note) if note else "",
            say("manage-title"),
            *_people(table, user_id, say, "expel", "manage-expel"),
            *swaps,
            *rows(*buttons),
        ]
    )


def sure(table: Table, question: str, say: Say) -> Screen:
    """Whether it is really meant; the verbs are those of ``QUESTIONS``, and ``more``."""
    return Screen(
        [
            say(f"sure-{question}"),
            *rows(
                button(
                    say(f"button-sure-{question}"),
                    Id(question, table.id, table.version),
                    Style.danger,
                ),
                button(say("button-back"), Id("more", table.id, table.version)),
            ),
        ],
        accent=RED,
    )


def vote_noted(table: Table, target: int, say: Say) -> Screen:
    """A vote to remove this person counts, and how many do. ``say`` knows the names."""
    seat = table.require_seat(target)
    told = [vote_count(each, "vote-noted", say) for each in ballots(table) if each.seat == seat]
    return sentence(lines(*told))


def _heading(table: Table, say: Say) -> str:
    host = table.seat_of(table.host_id)
    return lines(
        say("table-title", game=say.text(table.package.face.name)),
        say.text(table.package.face.rules_line(table.rules)),
        say("menu-host", name=say.name(host)) if host is not None else "",
        say("lobby-clock", clock=say(f"clock-{table.clock}")) if table.clock else "",
    )


def _in_charge(table: Table, user_id: int, moderator: bool) -> bool:
    return table.status.running and (moderator or table.host_id == user_id)


def _vote(table: Table, user_id: int, say: Say) -> list[Part]:
    """A vote, for people at the table, where enough others are there to carry one."""
    if not table.status.running or user_id not in table.present:
        return []
    if len(table.present) <= LEAST_VOTES:
        return []
    wanted = [vote_count(ballot, "vote-count", say) for ballot in ballots(table)]
    told = say("vote-under-way", names=say.list(wanted)) if wanted else ""
    return [told, *_people(table, user_id, say, "vote", "menu-vote")]


def _people(table: Table, user_id: int, say: Say, verb: str, key: str) -> list[Row]:
    """A menu of the other people at the table."""
    options = [
        option(say.name(seat, markdown=False), str(seated.user_id))
        for seat, seated in enumerate(table.seats)
        if seated.is_person and seated.user_id != user_id
    ]
    return [menu(say(key), Id(verb, table.id, table.version), options)] if options else []


def _swaps(table: Table, say: Say) -> list[Row]:
    """A menu of other levels for each computer that plays."""
    levels = tuple(table.package.computers)
    options = [
        option(
            say("swap-option", name=say.name(seat, markdown=False), level=say(f"level-{level}")),
            f"{seat}.{level}",
            say(f"level-{level}-detail"),
        )
        for seat, seated in enumerate(table.seats)
        if seated.acts is not None
        for level in levels
        if level != seated.acts
    ]
    if not options:
        return []
    return [menu(say("manage-swap"), Id("swap", table.id, table.version), options[:OPTIONS])]
