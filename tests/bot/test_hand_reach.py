"""Every legal move of a hand of Queen of Scots, however large, can be made through its screens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n import Say
from bot.screens.compose import compose
from bot.screens.hand import PAGE, hand
from bot.screens.layout import Screen
from engine.games import Registry
from engine.tables import play, seating
from engine.tables.table import Person, Place, Table
from tests.bot.bench import controls

SAY = Say("en")
PACKAGE = Registry().package("queen-of-scots")
GAME: Any = PACKAGE.game
KINDS = GAME.kinds
VERBS = {"take_pile": "take", "meld": "lay", "lay_off": "add"}
JEWEL = KINDS.ids[0]
MOST = 94


def dealt() -> Table:
    table = seating.open_table(1, Place(1, 2), Person(10, "anne"), PACKAGE, GAME.rules(), 0)
    return play.begin(seating.join(table, Person(11, "bess")), 1, Random(0)).table


DEALT = dealt()


def position(seed: int, size: int, phase: str) -> Table:
    """Seat 0 to act with a random hand of this size, and some sets of its own."""
    rng = Random(seed)
    deck = list(GAME.cards(DEALT.state))
    rng.shuffle(deck)
    held, rest = deck[:size], deck[size:]
    if JEWEL in rest and rng.random() < 0.3:
        rest.remove(JEWEL)
        rest.append(JEWEL)
    sets = []
    for name in rng.sample(KINDS.ids[1:], rng.randrange(6)):
        cards = [card for card in rest if card == name][:3]
        if len(cards) == 3:
            group = KINDS.set_names[KINDS.group_of[KINDS.index[name]]]
            sets.append([group, *cards])
            for card in cards:
                rest.remove(card)
    data = GAME.state_to_json(DEALT.state)
    data |= {"phase": phase, "turn": 0, "drawn": [], "hands": [held, rest[:1]]}
    data |= {"sets": [sets, []], "pile": rest[-2:], "stock": rest[1:-2]}
    return replace(DEALT, state=GAME.state_from_json(data))


def listed(table: Table) -> Iterator[str]:
    """The codes of all moves on buttons and in menus, on every page of each."""
    found = controls(hand(table, 0, SAY))
    for name, control in found.items():
        verb, _, argument = name.partition(":")
        if verb == "move":
            yield argument
        if verb == "pick":
            yield from paged(table, argument, control)


def paged(table: Table, verb: str, menu: Any) -> Iterator[str]:
    page = 0
    while True:
        values = [each["value"] for each in menu["options"]]
        yield from (value for value in values if not value.startswith(PAGE))
        page = next((int(v.removeprefix(PAGE)) for v in values if v.startswith(PAGE)), 0)
        if not page:
            return
        menu = controls(hand(table, 0, SAY, focus=verb, page=page))[f"pick:{verb}"]


def pages(table: Table, verb: str) -> list[tuple[int, Counter[str]]]:
    """What may be chosen together on each page of a free choice: how many at least, and what."""
    sheet = PACKAGE.face.hand_sheet(table.seat_view(0), GAME.legal_moves(table.state))
    [action] = [each for each in sheet.actions if each.verb == verb]
    found, page = [], 0
    while True:
        shown = compose(table, 0, action, SAY, page=page)
        found.append(choosable(shown))
        page += 1
        if f"compose:{verb}.{page}" not in controls(shown):
            return found


def choosable(shown: Screen) -> tuple[int, Counter[str]]:
    [menu] = [node for name, node in controls(shown).items() if name.startswith("made:")]
    cards = Counter(each["value"].partition("#")[0] for each in menu["options"])
    assert menu["max_values"] == cards.total()
    return menu["min_values"], cards


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, MOST), st.sampled_from(["draw", "play"]))
async def test_every_legal_move_can_be_made(seed: int, size: int, phase: str) -> None:
    table = position(seed, size, phase)
    view = table.seat_view(0)
    codes = set(listed(table))
    offered = {
        verb: pages(table, verb)
        for name, verb in (name.split(":") for name in controls(hand(table, 0, SAY)))
        if name == "compose"
    }
    for move in GAME.legal_moves(table.state):
        if GAME.move_to_code(move) in codes:
            continue
        verb = VERBS[move.kind]
        names = KINDS.names(move.cards)
        cards = Counter(names)
        assert any(
            least <= cards.total() and cards <= together for least, together in offered[verb]
        ), f"{cards} cannot be chosen under {verb}"
        made = PACKAGE.face.compose(view, verb, names)
        assert (made.kind, made.cards) == (move.kind, move.cards)
        assert made.set == move.set or verb == "add"
