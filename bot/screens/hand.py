"""The private hand: its cards, what can be done with them now, and the question behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord.ui import Button

from bot.i18n import Say
from bot.ids import Id
from bot.names import escape
from bot.screens.layout import (
    OPTIONS,
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
from bot.screens.public import public
from bot.screens.table import back_button, moment, ready_button, round_parts, waiting_line
from engine.game import Action, Advice, Choice, HandSheet, PublicMove
from engine.tables.table import Status, Table

PAGE: Final = "page:"
"""The value of an option that turns its menu to a page, followed by the page's number from 0."""

MENUS: Final = 5
"""Menus of one screen."""

ACTION_BUTTONS: Final = 10
"""Buttons of actions in one screen."""

FOLLOW: Final = 35
"""Characters of a recommended move that a phone shows in a button of one line."""

NBSP: Final = "\u00a0"
"""Keeps a card's symbol, name and number in one line."""

NEWS: Final = 3
"""How many of the moves since the last look are told."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a person wants their hand: ``order`` is the name of one of the face's.

    ``compact`` is short, for a phone. ``news`` are the moves since their last look; those of
    their own seat were a computer's.
    """

    order: str | None = None
    compact: bool = False
    news: tuple[PublicMove, ...] = ()


def hand(
    table: Table,
    seat: int,
    say: Say,
    *,
    manner: Manner = Manner(),
    focus: str | None = None,
    page: int = 0,
    note: str | None = None,
    hint: Advice | None = None,
) -> Screen:
    """One seat's hand in this manner, with ``note`` on top (why not, for example, in markdown).

    ``hint`` is what it had better do, shown in the note's place with a button that does it.
    ``focus`` is the verb of the action whose menu stands at ``page``. Verbs: ``move`` (argument:
    the move's code), ``pick`` (the action's verb; value: a move's code, or ``PAGE`` and a
    number), ``compose`` and ``ask`` (the action's verb), ``order`` (an order's name), ``hand``,
    ``hint``, ``follow`` (as ``move``), ``undo``, ``back``, ``ready``. Outside a match it shows
    what everybody sees.
    """
    say = Say.at(table, say.locale)
    top = say("hand-note", note=note) if note else ""
    match table.status:
        case Status.PLAYING:
            above = [top] if hint is None else _hint(table, seat, hint, say)
            return Screen([*above, *_hand(table, seat, say, manner, focus, page, hint)])
        case Status.ROUND_OVER:
            away = table.seats[seat].stand_in is not None
            go_on = back_button(table, say) if away else ready_button(table, say)
            waiting = waiting_line(table, say)
            return Screen([top, *round_parts(table, say), None, waiting, *rows(go_on)])
        case Status.LOBBY:
            return Screen([top, say("hand-lobby")])
        case _:
            return public(table, say)


def confirm(table: Table, seat: int, action: Action, say: Say) -> Screen:
    """What an action would do, before it is done. Verbs: ``move``, ``pick``, ``hand``."""
    say = Say.at(table, say.locale)
    moves: list[Row]
    if len(action.choices) > 1:
        moves = [_menu(table, action, say, 0)]
    else:
        moves = rows(*(_move_button(table, action, choice, say) for choice in action.choices))
    return Screen([lines(*map(say.text, action.confirm)), *moves, *rows(back_to_hand(table, say))])


def _hand(
    table: Table,
    seat: int,
    say: Say,
    manner: Manner,
    focus: str | None,
    page: int,
    hint: Advice | None,
) -> list[Part]:
    game, face = table.package.game, table.package.face
    view = table.seat_view(seat)
    away = table.seats[seat].stand_in is not None
    acts = table.to_act == seat and not away and table.paused is None
    legal = game.legal_moves(table.state) if acts else ()
    sheet = face.hand_sheet(view, legal, manner.order)
    title = say("hand-title", cards=say("cards-in-hand", cards=len(view.hand)))
    beside = [say.text(line) for line in sheet.table]
    now = say("hand-away") if away else say.text(sheet.prompt)
    if table.paused is not None:
        now = say("table-paused")
    clock = say("hand-until", when=moment(table.deadline)) if acts and table.deadline else ""
    tools = _tools(table, seat, say, manner, hint is not None)
    news = _news(table, seat, say, manner)
    if manner.compact:
        cards = " · ".join(say.text(card).replace(" ", NBSP) for card in sheet.brief)
        text = lines(*news, title, cards, *beside, now, clock)
        return [text, *_actions(table, sheet, say, focus, page), *tools]
    return [
        lines(*news),
        lines(title, *map(say.text, sheet.cards)),
        None,
        lines(*beside, now, clock, *_details(sheet, say)),
        *_actions(table, sheet, say, focus, page),
        *tools,
    ]


def _tools(table: Table, seat: int, say: Say, manner: Manner, hinted: bool) -> list[Row]:
    """What helps with the hand without being a move of the game."""

    def id_(verb: str) -> Id:
        return Id(verb, table.id, table.version)

    seated = table.seats[seat]
    tools = []
    if seated.stand_in is not None:
        tools.append(back_button(table, say))
    if table.to_act != seat or seated.stand_in is not None or table.paused is not None:
        tools.append(button(say("button-refresh"), id_("hand")))
    elif not hinted and table.package.adviser is not None:
        tools.append(button(say("button-hint"), id_("hint"), emoji="💡"))
    if seated.user_id is not None and table.can_undo(seated.user_id):
        tools.append(button(say("button-undo"), id_("undo"), emoji="↩️"))
    if len(table.package.face.orders) > 1:
        tools.append(_order_button(table, manner.order, say))
    return rows(*tools)


def _news(table: Table, seat: int, say: Say, manner: Manner) -> list[str]:
    """What a computer did in this seat, and what others did, since the last look: a line each.

    That somebody drew a card nobody saw is no news.
    """
    own = [move for move in manner.news if move.seat == seat]
    others = [
        move
        for move in manner.news
        if move.seat != seat and (move.cards or move.set is not None or move.count is not None)
    ]
    found = []
    for key, cut, moves in (
        ("hand-news-own", "hand-news-own-more", own),
        ("hand-news", "hand-news-more", others),
    ):
        told = [text for text in map(table.package.face.describe, moves) if text is not None]
        news = " · ".join(say.text(text) for text in told[-NEWS:])
        if news:
            found.append(say(cut if len(told) > NEWS else key, news=news))
    return found


def _hint(table: Table, seat: int, hint: Advice, say: Say) -> list[Part]:
    """Why the recommended move, over a button that says it; a long one is said above."""
    game, face = table.package.game, table.package.face
    sheet = face.hand_sheet(table.seat_view(seat), game.legal_moves(table.state))
    choice = next(
        (
            _label(action, choice, say)
            for action in sheet.actions
            for choice in action.choices
            if choice.move == hint.move
        ),
        None,
    )
    why = say.text(hint.why)
    told, label = say("hint-why", why=why), choice or say("button-follow")
    if len(label) > FOLLOW:
        told, label = say("hint", move=escape(label), why=why), say("button-follow")
    code = game.move_to_code(hint.move)
    follow = button(label, Id("follow", table.id, table.version, code), Style.success)
    return [say("hand-note", note=told), *rows(follow)]


def _actions(table: Table, sheet: HandSheet, say: Say, focus: str | None, page: int) -> list[Part]:
    """Menus and buttons in the order of the face; neighbouring buttons share a row."""
    found: list[Part] = []
    waiting: list[Button[Any]] = []
    buttons, menus = 0, 0
    for action in sheet.actions:
        if _has_menu(action) and menus < MENUS:
            found += rows(*waiting)
            waiting = []
            found.append(_menu(table, action, say, page if action.verb == focus else 0))
            menus += 1
        for each in _buttons(table, action, say):
            if buttons < ACTION_BUTTONS:
                waiting.append(each)
                buttons += 1
    return [*found, *rows(*waiting)]


def _has_menu(action: Action) -> bool:
    return bool(action.choices) and not action.confirm and (action.menu or len(action.choices) > 1)


def _buttons(table: Table, action: Action, say: Say) -> list[Button[Any]]:
    style = Style.primary if action.primary else Style.secondary
    label = say.plain(action.label)

    def id_(verb: str) -> Id:
        return Id(verb, table.id, table.version, action.verb)

    if not action.choices and action.compose is None:
        return [button(label, id_("off"), style, disabled=True)]
    found = []
    if action.confirm and action.choices:
        found.append(button(label, id_("ask"), style))
    elif action.choices and not _has_menu(action):
        found.append(_move_button(table, action, action.choices[0], say))
    if action.compose is not None:
        found.append(button(say.plain(action.compose.label), id_("compose"), style))
    return found


def _move_button(table: Table, action: Action, choice: Choice, say: Say) -> Button[Any]:
    code = table.package.game.move_to_code(choice.move)
    style = Style.primary if action.primary else Style.secondary
    return button(_label(action, choice, say), Id("move", table.id, table.version, code), style)


def _label(action: Action, choice: Choice, say: Say) -> str:
    """What a button says: the action and its one choice, unless one of them says both."""
    whole, part = say.plain(action.label), say.plain(choice.label)
    if part.casefold() in whole.casefold():
        return whole
    if whole.casefold() in part.casefold():
        return part
    return say("hand-choice", action=whole, choice=part)


def _menu(table: Table, action: Action, say: Say, page: int) -> Row:
    code = table.package.game.move_to_code
    shown, pages = _page_of(action.choices, page)
    options = [
        option(
            say.plain(choice.label),
            code(choice.move),
            say.plain(choice.detail) if choice.detail else None,
        )
        for choice in shown
    ]
    if pages > 1:
        following = (page + 1) % pages
        more = say("hand-more", page=following + 1, pages=pages)
        options.append(option(more, f"{PAGE}{following}"))
    return menu(say.plain(action.label), Id("pick", table.id, table.version, action.verb), options)


def _page_of(choices: Sequence[Choice], page: int) -> tuple[Sequence[Choice], int]:
    """The choices of a page, and how many pages there are; a page keeps room for "More"."""
    if len(choices) <= OPTIONS:
        return choices, 1
    size = OPTIONS - 1
    pages = -(-len(choices) // size)
    start = page % pages * size
    return choices[start : start + size], pages


def _details(sheet: HandSheet, say: Say) -> list[str]:
    """What the single moves of buttons do, where that helps; menus tell it with each option."""
    return [
        say(
            "hand-detail",
            label=say.text(action.choices[0].label),
            detail=say.text(action.choices[0].detail),
        )
        for action in sheet.actions
        if len(action.choices) == 1
        and not action.menu
        and not action.confirm
        and action.choices[0].detail is not None
    ]


def _order_button(table: Table, order: str | None, say: Say) -> Button[Any]:
    names = [name for name, _ in table.package.face.orders]
    now = names.index(order) if order in names else 0
    name, label = table.package.face.orders[(now + 1) % len(names)]
    return button(
        say("button-order", order=say.plain(label)),
        Id("order", table.id, table.version, name),
    )


def back_to_hand(table: Table, say: Say) -> Button[Any]:
    """The way back. Verb: ``hand``."""
    return button(say("button-back"), Id("hand", table.id, table.version))
