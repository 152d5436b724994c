"""Whole matches without anybody at the table: for trying out players and measuring speed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from engine.errors import DataError
from engine.game import BUDGET, CHANCE, NOBODY, Game, Json, Package, PublicMove, Rules
from engine.history import note
from engine.record import header, move_line, result_line, round_line

RANDOM = "random"
"""The name of the player that makes any legal move."""

Write: TypeAlias = Callable[[Json], None]
Choose: TypeAlias = Callable[[Any, int, Sequence[Any], list[PublicMove]], Any]
"""From a state, its seat to act, the legal moves and the round's history to one of the moves."""


@dataclass(slots=True)
class Tally:
    """What a run of matches came to; ``wins`` by seat, a shared win counts for each winner."""

    wins: list[int]
    matches: int = 0
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0


def simulate(
    package: Package,
    rules: Rules,
    players: Sequence[str],
    matches: int,
    seed: int,
    write: Write | None = None,
) -> Tally:
    """Play ``matches`` with one player a seat: ``random`` or a computer's level.

    The same seed gives the same matches. ``write`` gets every line of their records, in order.
    Raises ``DataError`` for an unknown player.
    """
    rng = Random(seed)  # noqa: S311 - to be repeatable is the point
    game = package.game
    seats = [player(package, name, rng) for name in players]
    look = any(name != RANDOM for name in players)
    entries = [_entry(name) for name in players]
    tally = Tally([0] * len(players))
    begun = perf_counter()
    for _ in range(matches):
        dealer = rng.randrange(len(players))
        if write is not None:
            write(header(game, rules, entries, dealer))
        opening = game.start(len(players), dealer, rules)
        view = game.public_view(_play(game, opening, seats, rng, tally, write, look=look))
        assert view.winners is not None
        if write is not None:
            write(result_line(view.totals, view.winners))
        tally.matches += 1
        tally.rounds += view.round
        for seat in view.winners:
            tally.wins[seat] += 1
    tally.seconds = perf_counter() - begun
    return tally


def _play(
    game: Game[Any, Any],
    state: Any,
    seats: Sequence[Choose],
    rng: Random,
    tally: Tally,
    write: Write | None,
    *,
    look: bool,
) -> Any:
    """The state at the end of a match; a history is kept where players ``look`` at it."""
    decisions = 0
    history: list[PublicMove] = []
    while (actor := game.to_act(state)) != NOBODY:
        if actor == CHANCE:
            if write is not None and game.round_over(state):
                write(_scores(game, state))
            move = game.chance(state, rng)
        else:
            move = seats[actor](state, actor, game.legal_moves(state), history)
            decisions += 1
        if look:
            note(history, game, state, move)
        if write is not None:
            write(move_line(None if actor == CHANCE else actor, game.move_to_json(move)))
        state = game.apply(state, move)
    if write is not None:
        write(_scores(game, state))
    tally.decisions += decisions
    return state


def _scores(game: Game[Any, Any], state: Any) -> Json:
    view = game.public_view(state)
    assert view.round_scores is not None
    return round_line(view.round, view.round_scores, view.totals)


def player(package: Package, name: str, rng: Random) -> Choose:
    """The player of this name: ``random`` or a computer's level. Raises ``DataError``."""
    if name == RANDOM:
        return lambda _state, _seat, legal, _history: legal[int(rng.random() * len(legal))]
    computer = package.computers.get(name)
    if computer is None:
        known = ", ".join((RANDOM, *package.computers))
        raise DataError("players", "", f"unknown player {name!r}; known are {known}")
    view = package.game.seat_view
    return lambda state, seat, legal, history: computer.choose(
        view(state, seat, tuple(history)), legal, rng, BUDGET
    )


def _entry(name: str) -> Json:
    return {"name": name, "kind": RANDOM if name == RANDOM else f"computer:{name}"}
