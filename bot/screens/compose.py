"""The free choice: cards of a hand, chosen one by one and put together to a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from bot.i18n import Say
from bot.ids import Id
from bot.screens.hand import back_to_hand, hand
from bot.screens.layout import OPTIONS, Screen, button, lines, menu, option, rows
from engine.game import Action, Compose
from engine.tables.table import Table


def compose(
    table: Table,
    seat: int,
    action: Action,
    say: Say,
    *,
    page: int = 0,
    chosen: Collection[str] = (),
    note: str | None = None,
) -> Screen:
    """The cards to put a move together from, page by page, with ``note`` on top (in markdown).

    ``chosen`` are the values of cards that stand chosen already. Verbs: ``made`` (argument:
    ``<verb>.<page>``; values: ``<card>#<copy>``), ``compose`` (``<verb>.<page>``), ``hand``.
    """
    say = Say.at(table, say.locale)
    composing = action.compose
    found = [] if composing is None else _pages(composing)
    if composing is None or not found:
        return hand(table, seat, say, note=say("note-gone"))
    face, pages = table.package.face, len(found)
    page = min(max(page, 0), pages - 1)
    options = [
        option(say.plain(face.card_name(card, short=True)), value, default=value in chosen)
        for card, value in ((card, f"{card}#{copy}") for card, copy in _numbered(found[page]))
    ]
    chooser = menu(
        say("compose-choose", least=composing.least),
        Id("made", table.id, table.version, f"{action.verb}.{page}"),
        options,
        least=min(max(composing.least, 1), len(options)),
        most=len(options),
    )
    turning = [
        button(say(key), Id("compose", table.id, table.version, f"{action.verb}.{target}"))
        for key, target in (("button-previous", page - 1), ("button-further", page + 1))
        if 0 <= target < pages
    ]
    return Screen(
        [
            say("hand-note", note=note) if note else "",
            lines(*map(say.text, composing.about)),
            say("compose-page", page=page + 1, pages=pages) if pages > 1 else "",
            chooser,
            *rows(*turning, back_to_hand(table, say)),
        ]
    )


def _pages(composing: Compose) -> list[list[str]]:
    """The cards of each page: whole groups, so that what goes together can be chosen together.

    A group that is too large for a page leaves out copies of what it has most of; in the move
    after, those can follow.
    """
    pages: list[list[str]] = []
    for group in composing.groups:
        if pages and len(pages[-1]) + len(group) + len(composing.wild) <= OPTIONS:
            pages[-1] += group
        else:
            pages.append([*group])
    return [_fitted([*page, *composing.wild]) for page in pages]


def _fitted(cards: list[str]) -> list[str]:
    """At most ``OPTIONS`` of these cards, with a copy of as many kinds as there is room for."""
    while len(cards) > OPTIONS:
        [(most, _)] = Counter(reversed(cards)).most_common(1)
        cards.remove(most)
    return cards


def _numbered(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Each card with the number of its copy, from 1."""
    seen: dict[str, int] = {}
    found = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        found.append((card, seen[card]))
    return found
