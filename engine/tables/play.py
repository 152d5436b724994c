"""A match at a table, step by step. Pure: each step returns the next table and what to keep."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from engine import history
from engine.errors import NotYourTurn, TableError
from engine.game import CHANCE, NOBODY, Json, PublicMove
from engine.record import header
from engine.tables.table import Seated, Status, Table


@dataclass(frozen=True, slots=True)
class Round:
    """The scores of a round by seat, and the totals after it."""

    number: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What one action did: the next table, and what is new to be kept.

    ``moves`` are (seat or ``None`` for chance, move) in order; the first has the number
    ``first``. ``header`` is set when a match began, ``finished`` when one ended. ``undone``
    moves were taken back: those that followed the table's last one.
    """

    table: Table
    first: int = 0
    moves: tuple[tuple[int | None, Json], ...] = ()
    rounds: tuple[Round, ...] = ()
    header: Json | None = None
    finished: bool = False
    undone: int = 0


@dataclass(slots=True)
class _Playing:
    """The match while a step goes on."""

    table: Table
    state: Any
    log: list[PublicMove] = field(default_factory=list)
    moves: list[tuple[int | None, Json]] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)

    def apply(self, seat: int | None, move: Any) -> None:
        game = self.table.package.game
        state = game.apply(self.state, move)
        history.note(self.log, game, self.state, move)
        self.moves.append((seat, game.move_to_json(move)))
        self.state = state
        if seat is not None and (game.round_over(self.state) or game.to_act(self.state) == NOBODY):
            self._note_round()

    def _note_round(self) -> None:
        view = self.table.package.game.public_view(self.state)
        assert view.round_scores is not None
        self.rounds.append(Round(view.round, view.round_scores, view.totals))

    def chance(self, rng: Random, *, deal: bool = False) -> None:
        """Let chance act until a seat is to act; a new round is dealt only when ``deal``."""
        game = self.table.package.game
        while game.to_act(self.state) == CHANCE and (deal or not game.round_over(self.state)):
            self.apply(None, game.chance(self.state, rng))
            deal = False

    def step(
        self, opening: Json | None = None, *, seat: int | None = None, undoable: int = 0
    ) -> Step:
        """What was done; ``undoable`` moves can be taken back if it is still this seat's turn."""
        game = self.table.package.game
        actor = game.to_act(self.state)
        finished = actor == NOBODY
        if finished:
            status = Status.FINISHED
        elif game.round_over(self.state):
            status = Status.ROUND_OVER
        else:
            status = Status.PLAYING
        version = self.table.version + 1
        return Step(
            table=self.table.but(
                state=self.state,
                status=status,
                version=version,
                position=version,
                undoable=undoable if actor == seat else 0,
                ready=(),
                votes=() if finished else self.table.votes,
                news=() if finished else self.table.news,
                log=tuple(self.log) if status is Status.PLAYING else (),
                moves=self.table.moves + len(self.moves),
            ),
            first=self.table.moves,
            moves=tuple(self.moves),
            rounds=tuple(self.rounds),
            header=opening,
            finished=finished,
        )


def begin(table: Table, match_id: int, rng: Random) -> Step:
    """Start the match: the first dealer is drawn by lot, and the cards are dealt."""
    dealer = rng.randrange(len(table.seats))
    game = table.package.game
    begun = replace(table, match_id=match_id, moves=0, log=())
    playing = _Playing(begun, game.start(len(table.seats), dealer, table.rules))
    playing.chance(rng)
    players = [_player(seated) for seated in table.seats]
    return playing.step(header(game, table.rules, players, dealer))


def move(table: Table, seat: int, move: Any, rng: Random) -> Step:
    """One move of a seat, and whatever chance does after it. Raises ``MoveError``."""
    table.require_status(Status.PLAYING)
    table.require_running()
    if table.to_act != seat:
        raise NotYourTurn(turn=table.to_act)
    playing = _continue(table)
    playing.apply(seat, move)
    playing.chance(rng)
    undoable = table.undoable + 1 if table.package.game.undoable(move) else 0
    return playing.step(seat=seat, undoable=undoable)


def next_round(table: Table, rng: Random) -> Step:
    """Deal the next round of a table between two. Raises ``TableError`` while it is paused."""
    table.require_running()
    playing = _continue(replace(table, votes=(), news=()))
    playing.chance(rng, deal=True)
    return playing.step()


def finish(table: Table) -> Step:
    """End the match with the totals after its last whole round as the result.

    Raises ``TableError("no-round-yet")`` before one is complete.
    """
    table.require_status(Status.PLAYING, Status.ROUND_OVER)
    if table.status is Status.PLAYING and table.public_view().round == 1:
        raise TableError("no-round-yet")
    version = table.version + 1
    finished = replace(
        table,
        status=Status.FINISHED,
        version=version,
        position=version,
        log=(),
        undoable=0,
        ready=(),
        votes=(),
        news=(),
    )
    return Step(finished, first=table.moves, finished=True)


def combine(first: Step, second: Step) -> Step:
    """Two steps made one after the other as one, to be kept together."""
    return replace(
        second,
        table=replace(second.table, version=first.table.version, position=first.table.version),
        first=first.first,
        moves=first.moves + second.moves,
        rounds=first.rounds + second.rounds,
    )


def places(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each seat by its total: the highest is 1, equal totals share a place."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def _continue(table: Table) -> _Playing:
    return _Playing(table, table.state, list(table.log))


def _player(seated: Seated) -> Json:
    kind = "human" if seated.is_person else f"computer:{seated.level}"
    return {"name": seated.name, "kind": kind}
