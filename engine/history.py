"""What everybody saw of a round: its public moves, noted as they are made or re-played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.game import DEAL, Game, Json, PublicMove, Rules


def note(history: list[PublicMove], game: Game[Any, Any], state: Any, move: Any) -> None:
    """Add a legal move about to be made in ``state``; a deal begins the history anew."""
    told = game.public_move(state, move)
    if told.kind == DEAL:
        history.clear()
    history.append(told)


def is_whole(history: Sequence[PublicMove]) -> bool:
    """Whether the history goes back to the deal of its round."""
    return bool(history) and history[0].kind == DEAL


def replay(
    game: Game[Any, Any], rules: Rules, header: Json, moves: Iterable[Json]
) -> tuple[Any, tuple[PublicMove, ...]]:
    """The state and the history of its round after these moves, all of a match so far.

    Raises ``MoveError`` or ``MalformedMove`` for moves that no match can have.
    """
    state = game.start(len(header["players"]), header["dealer"], rules)
    history: list[PublicMove] = []
    for data in moves:
        move = game.move_from_json(data)
        after = game.apply(state, move)
        note(history, game, state, move)
        state = after
    return state, tuple(history)
