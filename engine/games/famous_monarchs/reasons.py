"""Why the courtier would do so: one true sentence for a person who asked for a hint."""

from __future__ import annotations

from engine.games.famous_monarchs.arrange import SOLVERS
from engine.games.famous_monarchs.deck import BITS, CROMWELL, IDS, ids
from engine.games.famous_monarchs.declaring import winning_points
from engine.games.famous_monarchs.mind import Thought
from engine.games.famous_monarchs.moves import Declare, Discard, Move, TakeDiscard
from engine.games.famous_monarchs.words import card_name, card_names, say
from engine.text import Text


def why(thought: Thought, move: Move) -> Text:
    """The reason for ``move``, which was chosen on this thought."""
    if isinstance(move, Declare):
        hand = thought.sight.hand ^ BITS[move.discard]
        return say("why-declare", points=winning_points(hand, thought.interregnum))
    if isinstance(move, Discard):
        return _why_discard(thought, move.card)
    return _why_take(thought, taken=isinstance(move, TakeDiscard))


def _why_discard(thought: Thought, card: int) -> Text:
    survey = thought.survey(thought.sight.hand)
    name = card_name(IDS[card])
    if card in survey.held or thought.sight.hand >> CROMWELL & 1:
        return say("why-discard-least", card=name)
    return say("why-discard-spare", card=name, missing=card_names(ids(survey.missing)))


def _why_take(thought: Thought, *, taken: bool) -> Text:
    hand, upcard = thought.sight.hand, thought.sight.pile[-1]
    solver = SOLVERS[thought.interregnum]
    name, richer = card_name(IDS[upcard]), hand | BITS[upcard]
    nearer = solver.distance(richer) < solver.distance(hand)
    if not taken:
        return say("why-draw-choice" if nearer else "why-draw", card=name)
    if upcard == CROMWELL:
        return say("why-take-cromwell", card=name)
    if solver.declarable(richer):
        return say("why-take-wins", card=name)
    return say("why-take-nearer" if nearer else "why-take-choice", card=name)
