"""The catalogue: every message the game can say is there, and no other."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import get_args

from engine.errors import IllegalMove, NotYourTurn, WrongPhase
from engine.game import BUDGET, PublicMove
from engine.games.famous_monarchs import BUILDER
from engine.games.famous_monarchs.state import MonarchsRules, Phase, State
from engine.text import Text
from tests.games.famous_monarchs.catalogue import PREFIX, messages, used, words
from tests.games.famous_monarchs.table import (
    DRAW,
    DULL,
    GAME,
    TAKE,
    WINNING,
    cards,
    declare,
    discard,
    play,
    position,
)
from tests.games.famous_monarchs.walks import walk

FACE = BUILDER.build().face
ADVISER = BUILDER.build().adviser
WHY = (
    "take-wins",
    "take-cromwell",
    "take-nearer",
    "take-choice",
    "draw",
    "draw-choice",
    "discard-spare",
    "discard-least",
)
CODES: dict[str, dict[str, str | int]] = {
    "no-set": {"missing": 3},
    "only-three": {"missing": 2, "set": "anne george-1 george-2"},
    "only-four": {"missing": 1, "set": "anne george-1 george-2 george-3"},
    "one-card-twice": {"missing": 1, "set": "anne george-1 george-2 george-3"},
    "cromwell-twice": {"missing": 1, "set": "anne george-1 george-2 cromwell"},
    "not-in-hand": {"card": "anne"},
    "just-taken": {"card": "anne"},
    "bad-deal": {},
    "bad-shuffle": {},
    "no-such-action": {},
}


def everything_said() -> list[Text]:
    """All that the face can say, gathered from play and from the corners play seldom meets."""
    said = [FACE.name, FACE.tagline, *(label for _, label in FACE.orders)]
    for option in FACE.options:
        said += [option.label, *(option.choices or {}).values()]
    for goal in ("points", "rounds"):
        rules = MonarchsRules.model_validate({"goal": goal, "interregnum": "bridged"})
        said.append(FACE.rules_line(rules))
        said += [text for page in FACE.rules_pages(rules) for text in (page.heading, *page.lines)]
    for card in FACE.cards():
        said += [FACE.card_name(card), *chain(*FACE.card_page(card))]
    said += [FACE.error(IllegalMove(code, rule="M1", **args)) for code, args in CODES.items()]
    said += [FACE.error(WrongPhase(phase=phase, move="draw")) for phase in get_args(Phase)]
    steps, end = walk(3, 1)
    for state in (*(state for state, _ in steps), end, *_corners()):
        said += _shown(state)
    for state in _corners():
        said += _hinted(state)
    said += [Text(f"{PREFIX}why-{key}", {"card": "Anne", "missing": "Anne"}) for key in WHY]
    for state, move in steps:
        said.append(FACE.describe(GAME.public_move(state, move)) or FACE.name)
    said += FACE.stats({"declare": 2, "declare:anne": 2, "take_discard": 1})
    for kind in ("shuffle", "deal", "declare"):
        said.append(FACE.describe(PublicMove(0, kind, ("anne",), count=3)) or FACE.name)
    return said


def _corners() -> list[State]:
    joint = cards("william-1 william-2 william-3-mary-2 cromwell james-2 anne victoria")
    start = position(joint, DULL[:3], stock=["cnut"])
    drawn = play(position(WINNING, [*DULL[:6], "cromwell"], stock=["george-4"]), DRAW)
    stuck = play(
        position(DULL, WINNING, stock=["victoria"], renewals=10), DRAW, discard("victoria")
    )
    shuffling = play(position(DULL, WINNING, stock=["victoria"]), DRAW, discard("victoria"))
    taken = play(position(DULL, WINNING, upcard="victoria", renewals=1), TAKE)
    bare = taken._replace(pile=b"")
    won = play(drawn, declare("george-4"))
    return [start, play(start, DRAW), drawn, won, stuck, shuffling, taken, bare]


def _hinted(state: State) -> list[Text]:
    seat, legal = GAME.to_act(state), GAME.legal_moves(state)
    if not legal:
        return []
    assert ADVISER is not None
    return [ADVISER.advise(GAME.seat_view(state, seat), legal, Random(0), BUDGET).why]


def _shown(state: State) -> list[Text]:
    view = GAME.public_view(state)
    said = [*FACE.table_sheet(view).facts, *FACE.round_sheet(view)]
    for seat in range(view.seats):
        legal = GAME.legal_moves(state) if view.to_act == seat else ()
        for order in ("date", "name"):
            sheet = FACE.hand_sheet(GAME.seat_view(state, seat), legal, order)
            said += [*sheet.cards, *sheet.brief, sheet.prompt]
            for action in sheet.actions:
                said += [action.label, *action.confirm]
                for choice in action.choices:
                    said += [choice.label, *([choice.detail] if choice.detail else [])]
    return said


def test_every_message_is_there_with_what_it_needs_and_none_besides() -> None:
    for text in everything_said():
        assert words(text).strip()
    words(FACE.error(NotYourTurn(turn=1)))
    assert {key for key in messages() if key not in used} == set()
    assert all(key.startswith(PREFIX) for key in messages())


def test_labels_and_options_fit_their_controls() -> None:
    for text in everything_said():
        if text.key.startswith((f"{PREFIX}card-", f"{PREFIX}option-", f"{PREFIX}action-")):
            assert len(words(text)) <= 45
        if text.key.startswith(f"{PREFIX}declare-choice"):
            assert len(words(text)) <= 80


def test_plurals_are_chosen_by_number() -> None:
    one = Text(f"{PREFIX}won-score", {"points": 1})
    assert words(one) == "The hand counts **1 point**."
