"""People who are away: a computer plays for them, the seat stays theirs, one button brings it back."""

from __future__ import annotations

import asyncio

import pytest

from engine.errors import TableError
from engine.tables import clock
from engine.tables.presence import MOST_MISSED
from engine.tables.table import Status, Table
from tests.engine.house import ANN, BOB, CAT, PLACE, SCOTS, House
from tests.engine.test_tables_computers import Gate


async def turn_missed(house: House, table: Table) -> Table:
    """The table after the turn of the person to act was played by the clock."""
    await house.wait(table, table.clock)
    return await house.settled(table.id)


async def with_away(house: House, *people: int, clock: int = 60) -> Table:
    """A match of Ann, Bob and Cat in which these are away; the others have played."""
    table = await house.started(ANN, BOB, CAT, rules={"target": 5000}, clock=clock)
    while set(table.people) - set(table.present) != set(people):
        if table.status is Status.PLAYING and table.turn and table.turn.user_id in people:
            table = await turn_missed(house, table)
        elif table.status is Status.ROUND_OVER:
            table = await house.wait(table, table.deadline - house.time.now)  # type: ignore[operator]
        else:
            await house.act(table, house.rng)
            table = await house.settled(table.id)
    return table


def seat(table: Table, user_id: int) -> int:
    return table.require_seat(user_id)


async def test_after_three_turns_a_computer_plays_for_a_person(house: House) -> None:
    table = await house.started(ANN, BOB, rules={"target": 5000}, clock=60)
    missed = []
    while ANN.user_id in table.present:
        if table.turn is not None and table.turn.user_id == ANN.user_id:
            table = await turn_missed(house, table)
            missed.append(table.seats[0].missed)
        else:
            table = await house.act(table, house.rng)
    assert missed == [1, 2, 0]
    assert len(missed) == MOST_MISSED
    assert table.seats[0].acts is not None
    assert (table.people, table.present) == ((ANN.user_id, BOB.user_id), (BOB.user_id,))
    assert table.host_id == BOB.user_id
    for _ in range(8):
        await house.act(table, house.rng)
        table = await house.settled(table.id)
    assert table.seats[0].stand_in is not None


async def test_who_is_away_takes_the_seat_back_and_nothing_else(house: House) -> None:
    table = await with_away(house, BOB.user_id)
    with pytest.raises(TableError, match="not-away"):
        await house.tables.take_back(table.id, PLACE, ANN.user_id)
    for action in (
        house.tables.move(table.id, PLACE, BOB.user_id, table.version, None),
        house.tables.undo(table.id, PLACE, BOB.user_id, table.version),
        house.tables.vote(table.id, PLACE, BOB.user_id, ANN.user_id),
        house.tables.hint(table.id, PLACE, BOB.user_id, table.version),
    ):
        with pytest.raises(TableError, match="away"):
            await action
    back = await house.tables.take_back(table.id, PLACE, BOB.user_id)
    assert back.seats[1].acts is None
    assert back.present == back.people
    assert back.deadline == table.deadline  # it is not their turn


async def test_back_in_the_own_turn_all_its_time_is_there(house: House) -> None:
    gate = Gate()
    await house.close()
    await house.begin(thinking=gate)
    gate.open.set()
    table = await with_away(house, BOB.user_id)
    gate.open.clear()
    while table.turn is not None and table.turn.acts is None:
        table = await house.act(table, house.rng)
    await asyncio.sleep(0.01)
    back = await house.tables.take_back(table.id, PLACE, BOB.user_id)
    assert back.deadline == house.time.now + 60
    gate.open.set()
    assert await house.at_rest(table) == back, "the computer's turn is dropped"


async def test_the_result_is_of_whoever_holds_the_seat(house: House) -> None:
    table = await with_away(house, BOB.user_id)
    while table.status is Status.PLAYING:
        await house.act(table, house.rng)
        table = await house.settled(table.id)
    over = await house.tables.finish(table.id, PLACE, ANN.user_id, moderator=False)
    board = await house.disk.board(1, SCOTS, by="points", offset=0, limit=9, user_id=None)
    assert {row.user_id for row in board.rows} == {ANN.user_id, BOB.user_id, CAT.user_id}
    again = await house.tables.rematch(over.id, PLACE, CAT.user_id)
    assert again.people == (ANN.user_id, CAT.user_id)
    assert again.seats[1].level == table.seats[1].stand_in


async def test_who_opens_the_rematch_is_back(house: House) -> None:
    table = await with_away(house, BOB.user_id)
    while table.status is Status.PLAYING:
        await house.act(table, house.rng)
        table = await house.settled(table.id)
    over = await house.tables.finish(table.id, PLACE, ANN.user_id, moderator=False)
    again = await house.tables.rematch(over.id, PLACE, BOB.user_id)
    assert again.present == (ANN.user_id, BOB.user_id, CAT.user_id)


async def test_leaving_is_for_good_also_for_who_is_away(house: House) -> None:
    table = await with_away(house, BOB.user_id)
    left = await house.tables.leave(table.id, PLACE, BOB.user_id)
    assert left.people == (ANN.user_id, CAT.user_id)
    with pytest.raises(TableError, match="not-seated"):
        await house.tables.take_back(table.id, PLACE, BOB.user_id)


async def test_the_host_swaps_a_stand_in_too(house: House) -> None:
    table = await with_away(house, BOB.user_id)
    changed = await house.tables.swap(table.id, PLACE, table.host_id, 1, "page")
    assert (changed.seats[1].stand_in, changed.seats[1].name) == ("page", "Bob")
    await house.restart()
    assert await house.tables.peek(table.id) == changed


async def test_who_is_away_is_not_waited_for_between_rounds(house: House) -> None:
    table = await with_away(house, BOB.user_id)
    while table.status is Status.PLAYING:
        await house.act(table, house.rng)
        table = await house.settled(table.id)
    with pytest.raises(TableError, match="away"):
        await house.tables.ready(table.id, PLACE, BOB.user_id, table.version)
    await house.tables.ready(table.id, PLACE, ANN.user_id, table.version)
    dealt = await house.tables.ready(table.id, PLACE, CAT.user_id, table.version)
    assert dealt.status is Status.PLAYING


async def test_who_left_long_ago_is_forgotten_without_a_change(house: House) -> None:
    table = await house.round_over(ANN, BOB, CAT)
    await house.tables.vote(table.id, PLACE, BOB.user_id, CAT.user_id)
    await house.tables.leave(table.id, PLACE, BOB.user_id)
    await house.wait(table, clock.ROUND_PAUSE)
    left = await house.settled(table.id)
    await house.tables.forget(BOB.user_id)
    assert await house.tables.peek(table.id) == left
    row = await house.disk.load(table.id)
    assert str(BOB.user_id) not in row.pace + row.seats


# --- with nobody at the table ---

EVERYBODY = (ANN.user_id, BOB.user_id, CAT.user_id)


async def test_three_rounds_without_anybody_close_the_table(house: House) -> None:
    table = await with_away(house, *EVERYBODY)
    assert table.host_id in table.people
    rounds = []
    while table.status is not Status.CLOSED:
        table = await house.settled(table.id)
        if table.status is Status.ROUND_OVER:
            rounds.append(table.unattended)
            table = await house.wait(table, clock.ROUND_PAUSE)
    assert rounds == [0, 1, 2, 3]
    assert await house.tables.in_channel(PLACE) is None


async def test_who_comes_back_first_is_the_host(house: House) -> None:
    table = await with_away(house, *EVERYBODY)
    while table.unattended < 2:
        table = await house.settled(table.id)
        if table.status is Status.ROUND_OVER:
            table = await house.wait(table, clock.ROUND_PAUSE)
    back = await house.tables.take_back(table.id, PLACE, CAT.user_id)
    assert (back.host_id, back.unattended) == (CAT.user_id, 0)


async def test_a_day_without_anybody_closes_it_also_while_paused(house: House) -> None:
    table = await with_away(house, *EVERYBODY)
    paused = await house.tables.pause(table.id, PLACE, 0, moderator=True)
    assert paused.seen == house.time.now
    assert (await house.wait(table, clock.EMPTY_SECONDS - 1)) == paused
    assert (await house.wait(table, 1)).status is Status.CLOSED


# --- at the same moment ---


async def test_a_click_at_the_deadline_wins_or_loses_whole(house: House) -> None:
    gate = Gate()
    await house.close()
    await house.begin(thinking=gate)
    table = await house.started(ANN, BOB, clock=60)
    user_id, move = house.some_move(table, house.rng)
    await house.time.advance(60)
    await gate.reached.wait()
    moved = await house.tables.move(table.id, PLACE, user_id, table.version, move)
    gate.open.set()
    assert await house.at_rest(table) == moved
    assert all(not seated.missed for seated in moved.seats)


async def test_a_click_just_after_it_is_stale(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    user_id, move = house.some_move(table, house.rng)
    await house.wait(table, 60)
    with pytest.raises(TableError, match="stale-table"):
        await house.tables.move(table.id, PLACE, user_id, table.version, move)


async def test_a_restart_between_commit_and_answer_loses_nothing(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    user_id, move = house.some_move(table, house.rng)
    house.disk.open.clear()
    moving = asyncio.create_task(house.tables.move(table.id, PLACE, user_id, table.version, move))
    await asyncio.sleep(0.01)
    moving.cancel()
    await house.closed_for(3600)
    again = await house.at_rest(table)
    assert again.version == table.version + 1
    assert again.deadline == pytest.approx(house.time.now + 60)
    with pytest.raises(TableError, match="stale-table"):
        await house.tables.move(table.id, PLACE, user_id, table.version, move)
