"""Undo: a turn's own melds and lay-offs, back to the last card that was shown, and no further."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from engine.errors import MoveError, StaleTable, TableError
from engine.game import Game
from engine.tables.table import Status, Table
from tests.engine.house import ANN, BOB, PLACE, SCOTS, House
from tests.games.corpus import REGISTRY

LAID = ("meld", "lay_off")


def kind(table: Table, move: Any) -> str:
    return str(table.package.game.move_to_json(move)["kind"])


async def make(house: House, table: Table, move: Any) -> Table:
    assert table.turn is not None
    assert table.turn.user_id is not None
    return await house.tables.move(table.id, PLACE, table.turn.user_id, table.version, move)


async def laid(house: House, count: int = 1, clock: int = 0) -> tuple[Table, list[Table]]:
    """A table where somebody has just laid ``count`` sets or cards, and how it was before each."""
    table = await house.started(ANN, BOB, rules={"target": 5000}, clock=clock)
    before: list[Table] = []
    while len(before) < count:
        if table.status is Status.ROUND_OVER:
            table = await house.act(table, house.rng)
            continue
        legal = table.package.game.legal_moves(table.state)
        laying = [move for move in legal if kind(table, move) in LAID]
        after = await make(house, table, (laying or legal)[0])
        same_turn = after.status is Status.PLAYING and after.to_act == table.to_act
        before = [*before, table] if laying and same_turn else []
        table = after
    return table, before


def user(table: Table) -> int:
    assert table.turn is not None
    assert table.turn.user_id is not None
    return table.turn.user_id


async def undo(house: House, table: Table) -> Table:
    return await house.tables.undo(table.id, PLACE, user(table), table.version)


def as_before(undone: Table, before: Table) -> bool:
    return (undone.state, undone.log, undone.moves, undone.undoable) == (
        before.state,
        before.log,
        before.moves,
        before.undoable,
    )


async def test_each_undo_takes_one_laying_back(house: House) -> None:
    table, before = await laid(house, 2)
    for earlier in reversed(before):
        assert table.can_undo(user(table))
        undone = await undo(house, table)
        assert undone.version == undone.position == table.version + 1
        assert as_before(undone, earlier)
        assert undone.match_id is not None
        kept = await house.disk.moves(undone.match_id)
        assert [row.number for row in kept] == list(range(undone.moves))
        table = undone
    assert not table.can_undo(user(table))
    with pytest.raises(TableError, match="nothing-to-undo"):
        await undo(house, table)


async def test_never_across_a_card_that_was_drawn_or_taken(house: House) -> None:
    table = await house.started(ANN, BOB)
    with pytest.raises(TableError, match="nothing-to-undo"):
        await undo(house, table)
    for _ in range(60):
        made = house.some_move(table, house.rng)[1]
        seat, what = table.to_act, kind(table, made)
        table = await make(house, table, made)
        if table.status is not Status.PLAYING:
            break
        assert table.can_undo(user(table)) == (what in LAID and table.to_act == seat)


async def test_the_turn_goes_on_from_there(house: House) -> None:
    table, _ = await laid(house)
    undone = await undo(house, table)
    other = next(
        move
        for move in undone.package.game.legal_moves(undone.state)
        if kind(undone, move) == "discard"
    )
    moved = await make(house, undone, other)
    assert moved.moves == undone.moves + 1
    await house.restart()
    assert await house.tables.peek(table.id) == moved
    while moved.status is not Status.ROUND_OVER:
        moved = await house.act(moved, house.rng)


async def test_also_after_a_restart(house: House) -> None:
    table, [before] = await laid(house)
    await house.restart()
    again = await house.at_rest(table)
    assert again.can_undo(user(again))
    assert as_before(await undo(house, again), before)


async def test_an_undo_begins_the_turns_time_anew(house: House) -> None:
    table, _ = await laid(house, clock=60)
    await house.time.advance(30)
    assert (await undo(house, table)).deadline == house.time.now + 60


async def test_only_who_is_to_act_and_only_once(house: House) -> None:
    table, _ = await laid(house)
    other = next(each for each in table.people if each != user(table))
    assert not table.can_undo(other)
    with pytest.raises(TableError, match="nothing-to-undo"):
        await house.tables.undo(table.id, PLACE, other, table.version)
    with pytest.raises(TableError, match="not-seated"):
        await house.tables.undo(table.id, PLACE, 999, table.version)
    clicks = (house.tables.undo(table.id, PLACE, user(table), table.version) for _ in range(5))
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Table, *[StaleTable] * 4]


async def test_an_undo_and_a_move_at_once(house: House) -> None:
    table, _ = await laid(house)
    _, move = house.some_move(table, house.rng)
    answers = await asyncio.gather(
        make(house, table, move), undo(house, table), return_exceptions=True
    )
    assert isinstance(answers[0], Table)
    assert isinstance(answers[1], (StaleTable, TableError, MoveError))


async def test_not_while_paused_and_not_between_rounds(house: House) -> None:
    table, _ = await laid(house)
    paused = await house.tables.pause(table.id, PLACE, 0, moderator=True)
    assert not paused.can_undo(user(paused))
    with pytest.raises(TableError, match="table-is-paused"):
        await undo(house, paused)
    table = await house.tables.unpause(table.id, PLACE, 0, moderator=True)
    assert table.can_undo(user(table))
    while table.status is Status.PLAYING:
        table = await house.act(table, house.rng)
    with pytest.raises(TableError, match="table-is-round-over"):
        await house.tables.undo(table.id, PLACE, ANN.user_id, table.version)


async def test_a_match_that_cannot_be_replayed_cannot_be_undone(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = await laid(house)
    await house.disk._writer.write({}, lambda db: db.execute("DELETE FROM moves WHERE number = 0"))
    with pytest.raises(TableError, match="nothing-to-undo"):
        await undo(house, table)
    assert "cannot be re-played" in caplog.text
    assert await house.tables.peek(table.id) == table


@pytest.mark.parametrize("game_id", REGISTRY.ids)
def test_a_move_that_may_be_undone_shows_its_player_nothing(game_id: str) -> None:
    package = REGISTRY.package(game_id)
    game: Game[Any, Any] = package.game
    for number in range(4):
        rng = Random(number)
        state = game.start(3, 0, game.rules())
        state = game.apply(state, game.chance(state, rng))
        while not game.round_over(state) and game.to_act(state) >= 0:
            seat, move = game.to_act(state), rng.choice(game.legal_moves(state))
            before, after = game.seat_view(state, seat), game.apply(state, move)
            if game.undoable(move):
                hand = game.seat_view(after, seat).hand
                assert all(hand.count(card) <= before.hand.count(card) for card in hand)
                public, then = before.public, game.public_view(after)
                assert (public.stock, public.discard) == (then.stock, then.discard)
            state = after


def test_in_queen_of_scots_layings_may_be_undone_and_nothing_else() -> None:
    game = REGISTRY.package(SCOTS).game
    for name, more in (("draw", {}), ("discard", {"card": "knox"}), ("pass", {})):
        assert not game.undoable(game.move_from_json({"kind": name, **more}))
