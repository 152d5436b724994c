"""What a hand can do now, as it is offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.game import Action, CardId, Choice
from engine.games.famous_monarchs.arrange import SOLVERS, Arrangement
from engine.games.famous_monarchs.deck import BITS, IDS, INDEX, hand_of
from engine.games.famous_monarchs.moves import Declare, Discard, Draw, Move, TakeDiscard
from engine.games.famous_monarchs.views import MonarchsSeatView
from engine.games.famous_monarchs.words import (
    card_name,
    card_names,
    hand_lines,
    holds_cromwell,
    reign,
    say,
)
from engine.text import Text


@dataclass(frozen=True, slots=True)
class Result:
    """A declaration and the winning hand it shows."""

    move: Declare
    hand: Arrangement


def actions(
    view: MonarchsSeatView, legal: Sequence[Move], cards: Sequence[CardId]
) -> tuple[Action, ...]:
    """Buttons and menus for the legal moves; menus of cards in the order of ``cards``."""
    if not legal:
        return ()
    if view.public.phase == "draw":
        return tuple(_draw(view, move) for move in legal)
    discards = {IDS[move.card]: move for move in legal if isinstance(move, Discard)}
    choices = tuple(
        Choice(discards[card], card_name(card), reign(card)) for card in cards if card in discards
    )
    discard = Action("discard", say("action-discard"), choices, menu=True)
    declare = _declare(view, legal)
    return (declare, discard) if declare.choices else (discard, declare)


def results(view: MonarchsSeatView, legal: Sequence[Move]) -> tuple[Result, ...]:
    """The different winning hands that can be declared, the best first, one discard for each."""
    solver = SOLVERS[view.public.rules.interregnum]
    hand = hand_of(INDEX[card] for card in view.hand)
    found: dict[object, Result] = {}
    for move in legal:
        if isinstance(move, Declare):
            shown = solver.arrange(hand ^ BITS[move.discard])
            assert shown is not None
            found.setdefault(shown.sets, Result(move, shown))
    return tuple(sorted(found.values(), key=lambda result: -result.hand.score))


def _draw(view: MonarchsSeatView, move: Move) -> Action:
    if isinstance(move, TakeDiscard):
        assert view.public.upcard is not None
        label = say("action-take", card=card_name(view.public.upcard))
        return Action("take", label, (Choice(move, label),))
    assert isinstance(move, Draw)
    label = say("action-draw")
    return Action("draw", label, (Choice(move, label),), primary=True)


def _declare(view: MonarchsSeatView, legal: Sequence[Move]) -> Action:
    found = results(view, legal)
    several = len(found) > 1
    choices = tuple(_choice(result) for result in found)
    lines = [line for result in found for line in _shown(result, several=several)]
    if found and not holds_cromwell(view.hand):
        lines.append(say("declare-bonus"))
    return Action(
        "declare",
        say("action-declare"),
        choices,
        menu=several,
        primary=True,
        confirm=tuple(lines),
    )


def _choice(result: Result) -> Choice:
    discard = card_name(IDS[result.move.discard])
    cards = [place.card for lying in result.hand.sets for place in lying.places]
    return Choice(
        result.move,
        say("declare-choice", card=discard, points=result.hand.score),
        say("declare-detail", cards=card_names(dict.fromkeys(cards))),
    )


def _shown(result: Result, *, several: bool) -> tuple[Text, ...]:
    """The lines that ask once more: the discard where there is a choice, the sets, the score."""
    title = say("declare-discarding", card=card_name(IDS[result.move.discard]))
    return (
        *((title,) if several else ()),
        *hand_lines(result.hand),
        say("declare-score", points=result.hand.score),
    )
