"""How a game is played, a page at a time; house rulings say openly that they are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Say
from bot.ids import Id
from bot.screens.layout import OPTIONS, Part, Row, Screen, button, lines, menu, option, rows
from engine.game import Package, Rules, RulesPage


def rules(
    package: Package, options: Rules | None, page: int, say: Say, *, table: int = 0
) -> Screen:
    """A page of the rules, counted from 0, as played with ``options`` at a table's id.

    Verb: ``rules``; the argument of a button, and the value of the menu, is ``<game>.<page>``.
    """
    pages = package.face.rules_pages(options)
    page = min(max(page, 0), len(pages) - 1)
    shown = pages[page]
    parts: list[Part] = [
        lines(
            say("rules-title", game=say.text(package.face.name)),
            say("rules-heading", heading=say.text(shown.heading)),
            say("rules-house") if shown.rulings else "",
        ),
        None,
        lines(*(say("rules-line", line=say.text(line)) for line in shown.lines)),
    ]
    if len(pages) > 1:
        parts += [
            say("rules-page", page=page + 1, pages=len(pages)),
            *_turning(package, page, len(pages), say, table),
            _choose(package, pages, page, say, table),
        ]
    return Screen(parts)


def _turning(package: Package, page: int, pages: int, say: Say, table: int) -> list[Row]:
    def id_(target: int) -> Id:
        return Id("rules", table, arg=f"{package.game.id}.{target}")

    buttons = []
    if page > 0:
        buttons.append(button(say("button-previous"), id_(page - 1)))
    if page + 1 < pages:
        buttons.append(button(say("button-further"), id_(page + 1)))
    return rows(*buttons)


def _choose(package: Package, pages: Sequence[RulesPage], page: int, say: Say, table: int) -> Row:
    first = max(0, min(page - OPTIONS // 2, len(pages) - OPTIONS))
    return menu(
        say("rules-choose"),
        Id("rules", table, arg="choose"),
        [
            option(
                say("rules-option", number=number + 1, heading=say.plain(pages[number].heading)),
                f"{package.game.id}.{number}",
                default=number == page,
            )
            for number in range(first, min(len(pages), first + OPTIONS))
        ],
    )
