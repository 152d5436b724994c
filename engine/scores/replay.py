"""A kept match re-played through the engine: turn by turn with all hands, and as a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.errors import DataError, RegaliaError
from engine.game import CHANCE, NOBODY, Game, Json, Package, PublicMove, PublicView, Rules, SeatView
from engine.games import Registry
from engine.record import move_line, result_line, round_line

Moves: TypeAlias = Iterable[tuple[int | None, Json]]
"""The moves of a match as they are kept: a seat, or ``None`` for chance, and the move."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move re-played: its public form, and the state after it."""

    seat: int | None
    move: Json
    public: PublicMove
    state: Any


def steps(game: Game[Any, Any], header: Json, moves: Moves) -> Iterator[Step]:
    """Every move of a match, one after the other. Raises ``DataError`` for one that is false."""
    number = 0
    try:
        rules = game.rules.model_validate(header["rules"])
        state = game.start(len(header["players"]), header["dealer"], rules)
        for number, (seat, data) in enumerate(moves, start=1):  # noqa: B007 - told in the error
            move = game.move_from_json(data)
            public = game.public_move(state, move)
            state = game.apply(state, move)
            yield Step(seat, data, public, state)
    except (RegaliaError, KeyError, TypeError, ValueError) as error:
        raise DataError("match", f"move {number}", f"cannot be re-played: {error}") from error


def package_of(header: Json, registry: Registry) -> Package:
    """The game a match was played with, its own deck included. Raises ``DataError``."""
    return registry.for_edition(header["game"], header.get("deck"))


def record(header: Json, moves: Moves, registry: Registry) -> Iterator[Json]:
    """The lines of the match's record, which ``verify`` accepts. Raises ``DataError``."""
    game = package_of(header, registry).game
    yield header
    for step in steps(game, header, moves):
        yield move_line(step.seat, step.move)
        over = game.to_act(step.state) == NOBODY
        if step.seat is None or not (over or game.round_over(step.state)):
            continue
        view = game.public_view(step.state)
        assert view.round_scores is not None
        yield round_line(view.round, view.round_scores, view.totals)
        if over:
            assert view.winners is not None
            yield result_line(view.totals, view.winners)


@dataclass(slots=True)
class Turn:
    """What a seat did in one turn (a shuffle within it included), or a deal (``CHANCE``)."""

    seat: int
    round: int
    state: Any
    moves: list[PublicMove] = field(default_factory=list)


class Replay:
    """A finished match to be paged through: ``turns`` in order, what lay open, what was held."""

    def __init__(self, header: Json, moves: Moves, registry: Registry) -> None:
        """Re-plays the whole match. Raises ``DataError`` for one that cannot be."""
        self.package = package_of(header, registry)
        self.rules: Rules = self.package.game.rules.model_validate(header["rules"])
        self.names: tuple[str, ...] = tuple(player["name"] for player in header["players"])
        self.turns: list[Turn] = []
        game = self.package.game
        for step in steps(game, header, moves):
            seat = CHANCE if step.seat is None else step.seat
            number = game.public_view(step.state).round
            last = self.turns[-1] if self.turns else None
            same_round = last is not None and last.round == number
            if last is None or not same_round or seat not in (last.seat, CHANCE):
                last = Turn(seat, number, step.state)
                self.turns.append(last)
            last.state = step.state
            last.moves.append(step.public)

    def view(self, turn: int) -> PublicView:
        """What lay open after a turn."""
        return self.package.game.public_view(self.turns[turn].state)

    def hands(self, turn: int) -> tuple[SeatView, ...]:
        """Every seat's hand after a turn."""
        state = self.turns[turn].state
        return tuple(self.package.game.seat_view(state, seat) for seat in range(len(self.names)))
