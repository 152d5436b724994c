"""The catalogue has what the face can say, and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import ast, parse

from engine.errors import IllegalMove, NotYourTurn, WrongPhase
from engine.game import CHANCE
from engine.games import queen_of_scots
from engine.games.queen_of_scots.state import PHASES
from engine.text import Text
from tests.games.queen_of_scots.catalogue import PATH, keys, words
from tests.games.queen_of_scots.scenes import FACE, GAME, drawing, move, play, scene
from tests.games.queen_of_scots.test_courtier import hints
from tests.games.queen_of_scots.test_face import RICH, sheet
from tests.games.queen_of_scots.test_properties import positions

SOURCE = Path(queen_of_scots.__file__).parent
ENTRIES = parse(PATH.read_text(encoding="utf-8")).body


def said() -> Iterator[Text | None]:
    """Everything the face can say."""
    yield from (FACE.name, FACE.tagline, *(label for _, label in FACE.orders))
    yield from FACE.stats({"meld:mary": 2, "take_pile": 3, "take_pile.count": 40})
    yield from said_of_rules()
    yield from said_of_cards()
    for state in scenes():
        yield from said_of(state)
    yield from said_of_errors()
    yield from hints()


def said_of_rules() -> Iterator[Text]:
    for option in FACE.options:
        yield from (option.label, *(option.choices or {}).values())
    for stock_out in ("end", "reshuffle"):
        rules = GAME.rules(stock_out=stock_out)
        yield from (FACE.rules_line(rules), FACE.goal(rules))
        for page in FACE.rules_pages(rules):
            yield from (page.heading, *page.lines)


def said_of_cards() -> Iterator[Text | None]:
    for card in FACE.cards():
        yield from (FACE.card_name(card), *chain(*FACE.card_page(card)))
        yield FACE.describe(GAME.public_move(scene(card), move("discard", card=card)))
    own = {"id": "seton", "copies": 50, "value": 1, "role": "natural", "name": "Mary Seton"}
    jewel = {"id": "crown-jewels", "copies": 1, "value": 50, "role": "wild"}
    yield queen_of_scots.BUILDER.build({"cards": [own, jewel]}).face.card_name("seton")


def said_of(state: Any) -> Iterator[Text | None]:
    view = GAME.public_view(state)
    table = FACE.table_sheet(view)
    yield from (*table.facts, *(line for seat in table.seats for line in seat))
    yield from FACE.round_sheet(view)
    for seat in range(view.seats):
        hand = sheet(state, seat)
        yield from (hand.prompt, *hand.cards, *hand.brief, *hand.table)
        for action in hand.actions:
            yield from (action.label, *action.confirm)
            if action.compose is not None:
                yield from (action.compose.label, *action.compose.about)
            for choice in action.choices:
                yield from (choice.label, choice.detail)
    moves: list[Any] = list(GAME.legal_moves(state)[:50])
    if GAME.to_act(state) == CHANCE:
        moves.append(GAME.chance(state, Random(0)))
    for made in moves:
        yield FACE.describe(GAME.public_move(state, made))


def said_of_errors() -> Iterator[Text]:
    for code in codes():
        params = {"card": "royal", "set": 1, "hands": 4, "cards": 11}
        yield FACE.error(IllegalMove(code, rule="Q0", **params))
    yield FACE.error(NotYourTurn(turn=0))
    for phase in PHASES:
        yield FACE.error(WrongPhase(phase=phase, move="draw"))


def scenes() -> Iterator[Any]:
    for seed, stock_out in ((1, "end"), (2, "reshuffle")):
        for state, _ in positions(GAME, Random(seed), stock_out, 150):
            yield state
    yield drawing("jewel*2 knox*2", "jewel", sets=("mary*3",), stock="")
    yield scene(RICH, sets=("james*3", "knox*3"), pile="", stock="")
    yield scene("knox*3", sets=("knox*3",))
    yield drawing(RICH, "mary")
    yield play(scene("knox"), "discard", card="knox")
    for phase in PHASES:
        yield scene("knox", phase=phase)


def codes() -> set[str]:
    """Every code of an illegal move in the package's source."""
    found: set[str] = set()
    for path in SOURCE.glob("*.py"):
        found.update(re.findall(r'IllegalMove\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert "take-needs-two" in found
    return found


def test_the_catalogue_has_what_is_said_and_nothing_else():
    messages = {entry.id.name for entry in ENTRIES if isinstance(entry, ast.Message)}
    found: set[str] = set()
    for text in said():
        if text is not None:
            assert words(text)
            found.update(keys(text))
    assert found == messages


def test_the_catalogue_is_well_formed():
    assert not [entry for entry in ENTRIES if isinstance(entry, ast.Junk)]
    names = Counter(entry.id.name for entry in ENTRIES if isinstance(entry, ast.Message))
    assert max(names.values()) == 1
    assert all(name.startswith("queen-of-scots-") for name in names)
