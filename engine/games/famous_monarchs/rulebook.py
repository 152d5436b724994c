"""The rules and the cards, page by page, in messages of the catalogue."""

from __future__ import annotations

from typing import Final

from engine.game import CardId, RulesPage
from engine.games.famous_monarchs.deck import (
    CROMWELL,
    DATE_POINTS,
    DECK,
    IDS,
    INDEX,
    JOINT,
    NAME_LINES,
    NAME_POINTS,
    SIZE,
    ids,
)
from engine.games.famous_monarchs.state import HAND, RENEWALS, ROUND_CAP, MonarchsRules
from engine.games.famous_monarchs.turns import CROMWELL_BONUS
from engine.games.famous_monarchs.words import card_name, card_names, reign, say
from engine.text import Text

PAGES: Final = (("aim", 5), ("turn", 5), ("score", 5), ("special", 5), ("examples", 6))
"""The pages of the rules and how many lines each has in the catalogue."""
RULINGS: Final = (("rulings-turn", 6), ("rulings-sets", 6), ("rulings-end", 3))


def rules_pages(rules: MonarchsRules) -> tuple[RulesPage, ...]:
    """The rules with a table's own choices, the names, and the house rulings."""
    return (
        *(_page(name, lines, rules) for name, lines in PAGES),
        RulesPage(
            say("rules-names"),
            tuple(say("rules-name", cards=card_names(ids(line))) for line in NAME_LINES),
        ),
        *(_page(name, lines, rules, rulings=True) for name, lines in RULINGS),
    )


def _page(name: str, lines: int, rules: MonarchsRules, *, rulings: bool = False) -> RulesPage:
    return RulesPage(
        say(f"rules-{name}"),
        tuple(
            say(
                f"rules-{name}-{line}",
                cards=SIZE,
                hand=HAND,
                bonus=CROMWELL_BONUS,
                renewals=RENEWALS,
                cap=ROUND_CAP,
                goal=rules.goal,
                points=rules.points,
                rounds=rules.rounds,
                interregnum=rules.interregnum,
            )
            for line in range(1, lines + 1)
        ),
        rulings=rulings,
    )


def card_page(card: CardId) -> tuple[tuple[Text, ...], ...]:
    """A card's reign, points, neighbours and name set, and a short life."""
    place = INDEX[card]
    role = (
        say("page-reign", reign=reign(card)),
        _points(place),
        _neighbours(place),
        *_interregnum(place),
        *_names(place),
    )
    return role, (say(f"life-{card}"),)


def _points(place: int) -> Text:
    if place == CROMWELL:
        return say("page-cromwell", bonus=CROMWELL_BONUS)
    if place == JOINT:
        return say("page-joint", date=DATE_POINTS[place], name=NAME_POINTS[place])
    numbered = "yes" if DECK[place].number else "no"
    return say("page-points", points=DATE_POINTS[place], numbered=numbered)


def _neighbours(place: int) -> Text:
    if place == 0:
        return say("page-first", after=card_name(IDS[1]))
    if place == SIZE - 1:
        return say("page-last", before=card_name(IDS[place - 1]))
    return say("page-between", before=card_name(IDS[place - 1]), after=card_name(IDS[place + 1]))


def _interregnum(place: int) -> tuple[Text, ...]:
    if abs(place - CROMWELL) > 1:
        return ()
    return (say("page-interregnum", self="yes" if place == CROMWELL else "no"),)


def _names(place: int) -> tuple[Text, ...]:
    if place == CROMWELL:
        return ()
    lines = [line for line in NAME_LINES if place in line]
    found = tuple(say("page-name", cards=card_names(ids(line))) for line in lines)
    return found or (say("page-no-name"),)
