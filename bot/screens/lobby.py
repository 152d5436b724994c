"""A table before its match: who is there, what is still missing, and which computers fill up."""

from __future__ import annotations

from bot.i18n import Say
from bot.ids import Id
from bot.screens.layout import Part, Row, Screen, Style, button, lines, menu, option, rows
from bot.screens.table import vote_lines
from engine.tables.table import Table


def lobby(table: Table, say: Say, *, computers: bool = True) -> Screen:
    """Verbs: ``join``, ``leave``, ``add``, ``remove``, ``start``, ``rules``, ``more``, ``cancel``.

    ``add`` comes from a button too, and means the level last chosen; the menu's value is a level.
    Without ``computers`` none can be added: the server does not want them.
    """
    say = Say.at(table, say.locale)
    face = table.package.face
    parts: list[Part] = [
        lines(
            say("table-title", game=say.text(face.name)),
            say.text(face.tagline),
            say.text(face.rules_line(table.rules)),
            say("lobby-clock", clock=say(f"clock-{table.clock}")) if table.clock else "",
        ),
        None,
        _seats(table, say),
        None,
        lines(vote_lines(table, say), _waiting(table, say, computers)),
        *_controls(table, say, computers),
    ]
    return Screen(parts)


def _seats(table: Table, say: Say) -> str:
    most = table.package.game.seats[-1]
    heading = say("lobby-seats", taken=len(table.seats), most=most)
    taken = [_seat(table, seat, say) for seat in range(len(table.seats))]
    free = [say("lobby-free", number=number + 1) for number in range(len(table.seats), most)]
    return lines(heading, *taken, *free)


def _seat(table: Table, seat: int, say: Say) -> str:
    seated = table.seats[seat]
    if not seated.is_person:
        return say("lobby-computer", number=seat + 1, name=say.name(seat))
    if seated.user_id == table.host_id:
        return say("lobby-host", number=seat + 1, name=say.name(seat))
    return say("lobby-person", number=seat + 1, name=say.name(seat))


def _missing(table: Table) -> int:
    return max(0, table.package.game.seats[0] - len(table.seats))


def _waiting(table: Table, say: Say, computers: bool) -> str:
    missing = _missing(table)
    if missing:
        return say("lobby-too-few" if computers else "lobby-too-few-people", missing=missing)
    most = table.package.game.seats[-1]
    if len(table.people) == most:
        return say("lobby-full")
    return say("lobby-makes-room" if len(table.seats) == most else "lobby-waiting")


def _controls(table: Table, say: Say, computers: bool) -> list[Part]:
    def id_(verb: str, arg: str = "") -> Id:
        return Id(verb, table.id, table.version, arg)

    full = len(table.seats) >= table.package.game.seats[-1]
    seated = len(table.seats) - len(table.people)
    level = say(f"level-{table.level}")
    add = button(say("button-add", level=level), id_("add"), disabled=full)
    remove = button(say("button-remove"), id_("remove"), disabled=not seated)
    return [
        *rows(
            button(say("button-join"), id_("join"), Style.success, disabled=full and not seated),
            button(say("button-leave"), id_("leave")),
            button(
                say("button-start"), id_("start"), Style.primary, disabled=bool(_missing(table))
            ),
        ),
        *(rows(add, remove) if computers and (seated or not full) else ()),
        *(_levels(table, say) if computers and not full else ()),
        *(rows(remove) if seated and not computers else ()),
        *rows(
            button(say("button-rules"), id_("rules", f"{table.package.game.id}.0")),
            button(say("button-more"), id_("more")),
            button(say("button-cancel"), id_("cancel"), Style.danger),
        ),
    ]


def _levels(table: Table, say: Say) -> list[Row]:
    """A menu of computers, where the game has several levels."""
    levels = tuple(table.package.computers)
    if len(levels) < 2:
        return []
    options = [
        option(say(f"level-{level}"), level, say(f"level-{level}-detail")) for level in levels
    ]
    return [menu(say("lobby-levels"), Id("add", table.id, table.version, "level"), options)]
