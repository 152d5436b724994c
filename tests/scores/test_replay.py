"""Matches re-played from what is kept: turns with all hands, tallies, and a record that is true."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.errors import DataError
from engine.game import CHANCE, Json
from engine.record import dumps, verify
from engine.scores.replay import Replay, record
from engine.scores.tallies import add, tally
from engine.simulate import RANDOM, simulate
from tests.games.corpus import REGISTRY

games = pytest.mark.parametrize("game_id", REGISTRY.ids)


def lines_of(game_id: str, seats: int = 3) -> list[Json]:
    """The record of a short match."""
    package = REGISTRY.package(game_id)
    shortest = {o.name: o.bounds[0] for o in package.face.options if o.bounds}
    lines: list[Json] = []
    rules = package.game.rules(**shortest)
    simulate(package, rules, [RANDOM] * seats, 1, seed=5, write=lines.append)
    return lines


def kept(lines: list[Json]) -> tuple[Json, list[tuple[int | None, Json]]]:
    """What the store keeps of a record."""
    return lines[0], [(line["seat"], line["move"]) for line in lines if "move" in line]


@games
def test_the_record_is_the_one_that_was_played_and_verifies(game_id: str) -> None:
    lines = lines_of(game_id)
    written = list(record(*kept(lines), REGISTRY))
    assert written == lines
    [verified] = verify(map(dumps, written), REGISTRY)
    assert verified.winners is not None


@games
def test_a_record_that_ends_early_has_no_result(game_id: str) -> None:
    header, moves = kept(lines_of(game_id))
    written = list(record(header, moves[:-1], REGISTRY))
    assert "result" not in written[-1]
    assert list(record(header, [], REGISTRY)) == [header]


@games
def test_turns_show_all_hands_and_lose_no_move(game_id: str) -> None:
    header, moves = kept(lines_of(game_id))
    replay = Replay(header, moves, REGISTRY)
    assert sum(len(turn.moves) for turn in replay.turns) == len(moves)
    assert replay.names == tuple(player["name"] for player in header["players"])
    deals = [number for number, turn in enumerate(replay.turns) if turn.seat == CHANCE]
    assert [replay.turns[number].round for number in deals] == list(range(1, len(deals) + 1))
    for number, turn in enumerate(replay.turns):
        view, hands = replay.view(number), replay.hands(number)
        assert [hand.seat for hand in hands] == [0, 1, 2]
        assert [len(hand.hand) for hand in hands] == list(view.hand_sizes)
        assert view.round == turn.round
        played = {move.seat for move in turn.moves}
        assert played <= {turn.seat, CHANCE}
    for before, turn in zip(replay.turns, replay.turns[1:], strict=False):
        assert before.seat != turn.seat or before.round != turn.round
    assert replay.view(len(replay.turns) - 1).winners is not None
    assert replay.rules == replay.package.game.rules.model_validate(header["rules"])


@games
def test_tallies_count_public_moves_by_seat(game_id: str) -> None:
    header, moves = kept(lines_of(game_id))
    counts = tally(header, moves, REGISTRY)
    plain = Counter((seat, move["kind"]) for seat, move in moves if seat is not None)
    for (seat, kind), number in plain.items():
        assert counts[seat][kind] == number
    kinds = {name for each in counts for name in each if not set(":.") & set(name)}
    assert kinds == {kind for _, kind in plain}
    assert REGISTRY.package(game_id).face.stats(add(counts))


def test_a_taken_pile_counts_its_cards_and_a_laid_set_its_cards_once() -> None:
    counts = add(tally(*kept(lines_of("queen-of-scots")), REGISTRY))
    laid = {name: n for name, n in counts.items() if name.startswith("meld:")}
    assert 0 < max(laid.values()) <= counts["meld"]
    assert counts["take_pile.count"] >= counts["take_pile"]


def damaged(lines: list[Json], how: str) -> tuple[Json, list[Any]]:
    header, moves = kept(lines)
    match how:
        case "twice":
            return header, [moves[0], moves[0]]
        case "unknown move":
            return header, [moves[0], (0, {"kind": "fly"})]
        case "rules":
            return {**header, "rules": {"luck": 7}}, moves
        case "players":
            return {**header, "players": []}, moves
        case _:
            return {key: value for key, value in header.items() if key != "dealer"}, moves


@pytest.mark.parametrize("how", ["twice", "unknown move", "rules", "players", "dealer"])
def test_what_cannot_be_re_played_is_named(how: str) -> None:
    header, moves = damaged(lines_of("queen-of-scots"), how)
    with pytest.raises(DataError, match="cannot be re-played"):
        list(record(header, moves, REGISTRY))
