"""Matches between players, with the history that a table gives them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engine.game import BUDGET, CHANCE, NOBODY, PublicMove
from tests.games.queen_of_scots.scenes import GAME

History = tuple[PublicMove, ...]


def match(players: Sequence[Any], deals: int, **rules: Any) -> Iterator[tuple[Any, History, Any]]:
    """Each state of a match with the round's public moves and the move made; ``None`` at the end.

    A player is a computer, or ``None`` for one who makes any move.
    """
    rng = Random(deals)
    state = GAME.start(len(players), deals % len(players), GAME.rules(**rules))
    history: History = ()
    while (actor := GAME.to_act(state)) != NOBODY:
        if actor == CHANCE:
            if GAME.round_over(state):
                history = ()
            made = GAME.chance(state, rng)
        else:
            legal = GAME.legal_moves(state)
            player = players[actor]
            view = GAME.seat_view(state, actor, history)
            made = player.choose(view, legal, Random(0), BUDGET) if player else rng.choice(legal)
        yield state, history, made
        history += (GAME.public_move(state, made),)
        state = GAME.apply(state, made)
    yield state, history, None


def wins(player: Any, other: Any, pairs: int) -> float:
    """The matches won of two for each deal of the cards, with seats changed."""
    won = 0.0
    for deals in range(pairs):
        for seat, players in enumerate(((player, other), (other, player))):
            *_, (state, _, _) = match(players, deals)
            winners = GAME.public_view(state).winners
            won += (seat in winners) / len(winners)
    return won / (2 * pairs)
