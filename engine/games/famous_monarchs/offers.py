"""What a hand can do now, as it is offered."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Action, CardId, Choice
from engine.games.famous_monarchs.arrange import SOLVERS, Arrangement
from engine.games.famous_monarchs.deck import BITS, IDS, INDEX, hand_of
from engine.games.famous_monarchs.moves import Declare, Discard, Draw, Move, TakeDiscard
from engine.games.famous_monarchs.views import MonarchsSeatView
from engine.games.famous_monarchs.words import (
    card_name,
    hand_lines,
    holds_cromwell,
    reign,
    say,
)


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


def _draw(view: MonarchsSeatView, move: Move) -> Action:
    if isinstance(move, TakeDiscard):
        assert view.public.upcard is not None
        label = say("action-take", card=card_name(view.public.upcard))
        return Action("take", label, (Choice(move, label),))
    assert isinstance(move, Draw)
    label = say("action-draw")
    return Action("draw", label, (Choice(move, label),), primary=True)


def _declare(view: MonarchsSeatView, legal: Sequence[Move]) -> Action:
    """The best winning hand, asked once more; pressed never when there is none (M-R6)."""
    label = say("action-declare")
    best = _best(view, legal)
    if best is None:
        return Action("declare", label, (), primary=True)
    move, shown = best
    choice = Choice(
        move, say("declare-choice", card=card_name(IDS[move.discard]), points=shown.score)
    )
    lines = [say("declare-title"), *hand_lines(shown), say("won-score", points=shown.score)]
    if not holds_cromwell(view.hand):
        lines.append(say("declare-bonus"))
    return Action("declare", label, (choice,), primary=True, confirm=tuple(lines))


def _best(view: MonarchsSeatView, legal: Sequence[Move]) -> tuple[Declare, Arrangement] | None:
    """The declaration that counts most: with it the round ends, so no other is ever better."""
    solver = SOLVERS[view.public.rules.interregnum]
    hand = hand_of(INDEX[card] for card in view.hand)
    found = []
    for move in legal:
        if isinstance(move, Declare):
            shown = solver.arrange(hand ^ BITS[move.discard])
            assert shown is not None
            found.append((move, shown))
    return max(found, key=lambda each: each[1].score, default=None)
