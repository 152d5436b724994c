"""Races, failing disks, cancelled callers and full caches: one effect, nothing half done."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.errors import ChannelTaken, RegaliaError, StaleTable, StoreError, TableError
from engine.tables import attendant, pipeline
from engine.tables.table import Person, Place, Status, Table
from tests.engine.house import ANN, BOB, CAT, DAN, PLACE, SCOTS, House


async def all_at_once(*actions: Any) -> tuple[list[Table], list[RegaliaError]]:
    """The tables and the refusals that come of it; anything else fails the test."""
    answers = await asyncio.gather(*actions, return_exceptions=True)
    tables = [answer for answer in answers if isinstance(answer, Table)]
    refusals = [answer for answer in answers if isinstance(answer, RegaliaError)]
    assert len(tables) + len(refusals) == len(answers)
    return tables, refusals


# --- races ---


async def test_fifty_clicks_on_one_button_have_one_effect(house: House) -> None:
    table = await house.started(ANN, BOB)
    user_id, move = house.some_move(table, house.rng)
    click = (table.id, PLACE, user_id, table.version, move)
    made, refusals = await all_at_once(*(house.tables.move(*click) for _ in range(50)))
    assert len(made) == 1
    assert [type(refusal) for refusal in refusals] == [StaleTable] * 49
    assert made[0].moves == table.moves + 1
    assert table.match_id is not None
    assert len(await house.disk.moves(table.match_id)) == made[0].moves
    assert await house.tables.peek(table.id) == made[0]


async def test_of_many_for_the_last_seats_each_gets_one_or_a_reason(house: House) -> None:
    table = await house.lobby(ANN)
    crowd = [Person(500 + n, str(n)) for n in range(20)]
    made, refusals = await all_at_once(
        *(house.tables.join(table.id, PLACE, person) for person in crowd + crowd)
    )
    assert len(made) == 3
    assert {getattr(refusal, "code", None) for refusal in refusals} == {
        "already-seated",
        "table-full",
    }
    full = await house.tables.peek(table.id)
    assert full is not None
    assert len(set(full.people)) == 4


async def test_of_many_tables_for_one_channel_one_opens(house: House) -> None:
    made, refusals = await all_at_once(
        *(house.tables.open(PLACE, person, SCOTS) for person in (ANN, BOB, CAT, DAN))
    )
    assert len(made) == 1
    assert [getattr(refusal, "table_id", None) for refusal in refusals] == [made[0].id] * 3
    assert all(isinstance(refusal, ChannelTaken) for refusal in refusals)


async def test_two_rematches_make_one_table(house: House) -> None:
    over = await house.finished(await house.started(ANN, BOB), house.rng)
    made, refusals = await all_at_once(
        house.tables.rematch(over.id, PLACE, ANN.user_id),
        house.tables.rematch(over.id, PLACE, BOB.user_id),
    )
    assert (len(made), len(refusals)) == (1, 1)


async def test_leaving_and_moving_at_once_keep_the_table_whole(house: House) -> None:
    table = await house.started(ANN, BOB, CAT)
    user_id, move = house.some_move(table, house.rng)
    made, _ = await all_at_once(
        house.tables.leave(table.id, PLACE, user_id),
        house.tables.move(table.id, PLACE, user_id, table.version, move),
        house.tables.leave(table.id, PLACE, user_id),
    )
    assert len(made) == 1
    assert (await house.finished(await house.settled(table.id), house.rng)).moves > table.moves


# --- durable before told ---


async def test_nobody_is_told_before_the_change_is_kept(house: House) -> None:
    table = await house.lobby(ANN)
    house.told.clear()
    house.disk.open.clear()
    joining = asyncio.create_task(house.tables.join(table.id, PLACE, BOB))
    looking = asyncio.create_task(house.tables.get(table.id, PLACE))
    await asyncio.sleep(0.01)
    assert (house.told, joining.done(), looking.done()) == ([], False, False)
    house.disk.open.set()
    joined = await joining
    assert house.told == [(table, joined)]
    assert await looking == joined


async def test_a_change_that_fails_to_be_kept_did_not_happen(house: House) -> None:
    table = await house.started(ANN, BOB)
    house.told.clear()
    user_id, move = house.some_move(table, house.rng)
    house.disk.broken = True
    with pytest.raises(StoreError, match="disk: full"):
        await house.tables.move(table.id, PLACE, user_id, table.version, move)
    assert house.told == []
    assert await house.tables.peek(table.id) == table
    house.disk.broken = False
    moved = await house.tables.move(table.id, PLACE, user_id, table.version, move)
    assert house.told == [(table, moved)]


async def test_a_listener_that_fails_harms_nobody(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(before: Table | None, table: Table) -> None:
        raise RuntimeError("a listener's own trouble")

    told: list[Table] = []
    house.tables.subscribe(fail)
    house.tables.subscribe(lambda _, table: told.append(table))
    assert told == [await house.lobby(ANN)]
    assert "a listener's own trouble" in caplog.text


# --- one table that fails among others ---


async def three_tables(house: House) -> list[Table]:
    """Bob sits at three tables of one server, alone at the last; the second cannot be saved."""
    tables = [await house.tables.open(Place(1, 70 + n), ANN, SCOTS) for n in range(2)]
    for table in tables:
        await house.tables.join(table.id, table.place, BOB)
    tables.append(await house.tables.open(Place(1, 72), BOB, SCOTS))
    house.disk.refused = {tables[1].id}
    return tables


async def now_at(house: House, tables: list[Table]) -> list[Table]:
    found = [await house.tables.peek(table.id) for table in tables]
    return [table for table in found if table is not None]


async def test_a_table_that_fails_does_not_keep_the_others_of_a_lost_server_open(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    tables = await three_tables(house)
    await house.tables.close_guild(1)
    left = [table.status for table in await now_at(house, tables)]
    assert left == [Status.CLOSED, Status.LOBBY, Status.CLOSED]
    assert f"Table {tables[1].id} stays as it is" in caplog.text


async def test_whoever_leaves_the_server_leaves_every_table_that_can_be_saved(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    tables = await three_tables(house)
    await house.tables.leave_guild(1, BOB.user_id)
    seats = [table.seat_of(BOB.user_id) for table in await now_at(house, tables)]
    assert seats == [None, 1, None]
    assert "disk: full" in caplog.text


async def test_forgetting_in_part_is_told_and_done_with_the_next_try(house: House) -> None:
    over = await house.finished(await house.started(ANN, BOB), house.rng)
    tables = await three_tables(house)
    await house.disk.person_left(1, BOB.user_id, 0.0)
    with pytest.raises(TableError, match="forgotten-in-part") as told:
        await house.tables.forget(BOB.user_id)
    assert told.value.params == {"tables": 1}
    seats = [table.seat_of(BOB.user_id) for table in await now_at(house, [*tables, over])]
    assert seats == [None, 1, None, None]
    assert await house.disk.stats(1, SCOTS, BOB.user_id) is None
    assert len(await house.disk.departures_due(9e9)) == 1, "it is not forgotten that it is due"

    house.disk.refused.clear()
    await house.tables.forget(BOB.user_id)
    assert [table.seat_of(BOB.user_id) for table in await now_at(house, tables)] == [None] * 3
    assert await house.disk.departures_due(9e9) == []
    assert not any((await house.disk.count_person(BOB.user_id)).values())


async def test_a_row_nobody_can_read_keeps_no_other_table(house: House) -> None:
    tables = await three_tables(house)
    house.disk.refused.clear()
    await house.disk._write(
        lambda db: db.execute("UPDATE tables SET setup = '{}' WHERE id = ?", [tables[1].id])
    )
    house.tables._entries.clear()
    with pytest.raises(TableError, match="forgotten-in-part"):
        await house.tables.forget(BOB.user_id)
    assert await house.disk.running_of_person(BOB.user_id) == [tables[1].id]


async def test_who_left_a_table_a_moment_ago_is_forgotten_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby(ANN, BOB)
    await house.tables.leave(table.id, PLACE, BOB.user_id)

    async def a_moment_old(_: int) -> Table:
        return table

    monkeypatch.setattr(house.tables, "peek", a_moment_old)
    await house.tables.forget(BOB.user_id)
    assert not any((await house.disk.count_person(BOB.user_id)).values())


# --- cancelled callers ---


async def test_a_caller_cancelled_in_mid_save_still_has_the_change_told(house: House) -> None:
    table = await house.lobby(ANN)
    house.told.clear()
    house.disk.open.clear()
    joining = asyncio.create_task(house.tables.join(table.id, PLACE, BOB))
    await asyncio.sleep(0.01)
    joining.cancel()
    await asyncio.sleep(0)
    joining.cancel()
    other = asyncio.create_task(house.tables.join(table.id, PLACE, CAT))
    await asyncio.sleep(0.01)
    house.disk.open.set()
    with pytest.raises(asyncio.CancelledError):
        await joining
    joined = await other
    assert [seated.name for seated in joined.seats] == ["Ann", "Bob", "Cat"]
    assert [after.version for _, after in house.told] == [2, 3]


async def test_a_caller_cancelled_while_the_disk_fails_is_cancelled(house: House) -> None:
    table = await house.lobby(ANN)
    house.disk.open.clear()
    house.disk.broken = True
    joining = asyncio.create_task(house.tables.join(table.id, PLACE, BOB))
    await asyncio.sleep(0.01)
    joining.cancel()
    await asyncio.sleep(0)
    house.disk.open.set()
    with pytest.raises(asyncio.CancelledError):
        await joining
    assert await house.tables.peek(table.id) == table


async def test_a_caller_cancelled_while_waiting_for_its_turn_did_nothing(house: House) -> None:
    table = await house.lobby(ANN)
    house.disk.open.clear()
    first = asyncio.create_task(house.tables.join(table.id, PLACE, BOB))
    second = asyncio.create_task(house.tables.join(table.id, PLACE, CAT))
    await asyncio.sleep(0.01)
    second.cancel()
    house.disk.open.set()
    joined = await first
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await house.tables.peek(table.id) == joined


# --- computers and a failing disk ---


async def test_a_computers_turn_waits_for_the_disk_to_come_back(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.close()
    await house.begin(pause=1)
    lobby = await house.lobby(ANN, computers=1)
    table = await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)
    while table.turn is not None and table.turn.is_person:
        table = await house.act(table, house.rng)
    house.disk.broken = True
    await house.time.advance(1)
    await house.time.advance(attendant.RETRY_SECONDS - 0.1)
    assert await house.tables.peek(table.id) == table
    assert caplog.text.count("could not be done") == 1
    house.disk.broken = False
    await house.time.advance(0.1)
    assert (await house.settled(table.id)).version == table.version + 1


async def test_a_wake_for_a_table_that_needs_none_does_nothing(house: House) -> None:
    table = await house.lobby(ANN)
    for table_id in (table.id, 999):
        await house.tables._wake(table_id)
    assert await house.tables.peek(table.id) == table


async def test_stopped_the_computers_rest(house: House) -> None:
    await house.close()
    await house.begin(pause=1)
    lobby = await house.lobby(ANN, computers=3)
    table = await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)
    while table.turn is not None and table.turn.is_person:
        table = await house.act(table, house.rng)
    house.disk.open.clear()
    await house.time.advance(1)
    stopping = asyncio.create_task(house.tables.stop())
    await asyncio.sleep(0)
    assert not stopping.done()
    house.disk.open.set()
    await stopping
    after = await house.tables.peek(table.id)
    assert after is not None
    assert after.version == table.version + 1
    await house.time.advance(100)
    assert await house.tables.peek(table.id) == after


# --- the cache ---


async def test_tables_out_of_the_cache_are_read_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, "CACHED_TABLES", 3)
    opened = [await house.tables.open(Place(1, 50 + n), ANN, SCOTS) for n in range(10)]
    assert len(house.tables._entries) == 3
    for table in opened:
        assert await house.tables.get(table.id, table.place) == table
    assert len(house.tables._entries) == 3


async def test_tables_in_use_stay_in_the_cache(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, "CACHED_TABLES", 2)
    opened = [await house.tables.open(Place(1, 50 + n), ANN, SCOTS) for n in range(5)]
    house.disk.open.clear()
    joining = [
        asyncio.create_task(house.tables.join(table.id, table.place, BOB)) for table in opened
    ]
    await asyncio.sleep(0.05)
    assert len(house.tables._entries) == 5
    house.disk.open.set()
    for table in await asyncio.gather(*joining):
        assert len(table.people) == 2
        assert (await house.tables.peek(table.id)) == table
    assert len(house.tables._entries) == 2


async def test_a_finished_match_is_kept_after_the_cache_forgot_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, "CACHED_TABLES", 1)
    over = await house.finished(await house.started(ANN, BOB), house.rng)
    await house.tables.open(Place(1, 60), ANN, SCOTS)
    assert await house.tables.in_channel(PLACE) == over
    assert over.status is Status.FINISHED
