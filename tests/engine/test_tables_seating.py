"""Opening, joining and leaving through the service: one running table a channel, all kept."""

from __future__ import annotations

import pytest

from engine.errors import ChannelTaken, DataError, StaleTable, StoreError, TableError
from engine.tables.table import Place, Status
from tests.engine.house import ANN, BOB, CAT, DAN, ELSEWHERE, PLACE, SCOTS, House


async def test_a_lobby_is_open_to_its_channel_only(house: House) -> None:
    table = await house.lobby(ANN)
    assert await house.tables.get(table.id, PLACE) == table
    assert await house.tables.in_channel(PLACE) == table
    assert await house.tables.in_channel(ELSEWHERE) is None
    for place in (ELSEWHERE, Place(2, PLACE.channel_id)):
        with pytest.raises(TableError, match="no-such-table"):
            await house.tables.get(table.id, place)
        with pytest.raises(TableError, match="no-such-table"):
            await house.tables.join(table.id, place, BOB)
    with pytest.raises(TableError, match="no-such-table"):
        await house.tables.get(999, PLACE)
    assert await house.tables.peek(999) is None


async def test_one_running_table_a_channel(house: House) -> None:
    table = await house.lobby(ANN)
    with pytest.raises(ChannelTaken) as taken:
        await house.lobby(BOB)
    assert taken.value.table_id == table.id
    await house.tables.open(ELSEWHERE, BOB, SCOTS)
    await house.tables.end(table.id, PLACE, ANN.user_id, moderator=False)
    assert (await house.lobby(BOB)).id > table.id


async def test_opening_checks_game_and_rules_first(house: House) -> None:
    with pytest.raises(DataError, match="unknown game 'chess'"):
        await house.tables.open(PLACE, ANN, "chess")
    with pytest.raises(TableError, match="bad-rules"):
        await house.tables.open(PLACE, ANN, SCOTS, {"target": 1})
    assert house.disk.saves == 0


async def test_joining_and_leaving_need_no_version(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    with pytest.raises(TableError, match="already-seated"):
        await house.tables.join(table.id, PLACE, BOB)
    table = await house.tables.leave(table.id, PLACE, BOB.user_id)
    assert [seated.name for seated in table.seats] == ["Ann"]
    assert (await house.tables.leave(table.id, PLACE, ANN.user_id)).status is Status.CLOSED
    assert await house.tables.in_channel(PLACE) is None


async def test_computers_come_and_go_with_the_version_the_host_saw(house: House) -> None:
    table = await house.lobby(ANN)
    more = await house.tables.add_computer(table.id, PLACE, ANN.user_id, table.version)
    assert [seated.name for seated in more.seats] == ["Ann", "page"]
    with pytest.raises(StaleTable) as stale:
        await house.tables.add_computer(table.id, PLACE, ANN.user_id, table.version)
    assert stale.value.params == {"version": more.version}
    less = await house.tables.remove_computer(more.id, PLACE, ANN.user_id, more.version)
    assert [seated.name for seated in less.seats] == ["Ann"]


async def test_a_refusal_changes_and_tells_nothing(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    house.told.clear()
    saves = house.disk.saves
    for action in (
        house.tables.join(table.id, PLACE, BOB),
        house.tables.leave(table.id, PLACE, CAT.user_id),
        house.tables.end(table.id, PLACE, BOB.user_id, moderator=False),
        house.tables.start(table.id, PLACE, BOB.user_id, table.version),
        house.tables.ready(table.id, PLACE, ANN.user_id, table.version),
        house.tables.move(table.id, PLACE, ANN.user_id, table.version, None),
        house.tables.rematch(table.id, PLACE, ANN.user_id),
    ):
        with pytest.raises(TableError):
            await action
    assert await house.tables.peek(table.id) == table
    assert (house.told, house.disk.saves) == ([], saves)


async def test_a_lobbys_button_does_nothing_to_a_match(house: House) -> None:
    table = await house.started(ANN, BOB)
    for action in (
        house.tables.leave(table.id, PLACE, BOB.user_id, only=Status.LOBBY),
        house.tables.end(table.id, PLACE, ANN.user_id, moderator=False, only=Status.LOBBY),
    ):
        with pytest.raises(TableError, match="table-is-playing"):
            await action
    assert await house.tables.peek(table.id) == table


async def test_a_closed_channel_closes_its_table(house: House) -> None:
    assert await house.tables.close_place(PLACE) is None
    table = await house.lobby(ANN)
    closed = await house.tables.close_place(PLACE)
    assert closed is not None
    assert (closed.id, closed.status) == (table.id, Status.CLOSED)
    assert await house.tables.close_place(PLACE) is None


async def test_a_finished_table_stays_finished_when_its_channel_closes(house: House) -> None:
    table = await house.finished(await house.started(ANN, computers=1), house.rng)
    assert await house.tables.close_place(PLACE) == table


async def test_a_lost_server_closes_all_its_tables(house: House) -> None:
    here = await house.lobby(ANN)
    there = await house.tables.open(ELSEWHERE, BOB, SCOTS)
    other = await house.tables.open(Place(2, 20), CAT, SCOTS)
    await house.tables.close_guild(1)
    statuses = [
        table.status
        for each in (here, there, other)
        if (table := await house.tables.peek(each.id)) is not None
    ]
    assert statuses == [Status.CLOSED, Status.CLOSED, Status.LOBBY]


async def test_whoever_leaves_the_server_leaves_its_tables(house: House) -> None:
    here = await house.lobby(ANN, BOB)
    there = await house.tables.open(ELSEWHERE, BOB, SCOTS)
    third = await house.tables.open(Place(1, 12), CAT, SCOTS)
    await house.tables.leave_guild(1, BOB.user_id)
    left = [await house.tables.peek(each.id) for each in (here, there, third)]
    assert [table.people for table in left if table] == [(ANN.user_id,), (), (CAT.user_id,)]


async def test_a_rematch_keeps_seats_and_rules(house: House) -> None:
    over = await house.finished(await house.started(ANN, BOB, computers=1), house.rng)
    again = await house.tables.rematch(over.id, PLACE, BOB.user_id)
    assert (again.seats, again.rules, again.host_id) == (over.seats, over.rules, BOB.user_id)
    assert await house.tables.in_channel(PLACE) == again
    with pytest.raises(ChannelTaken) as taken:
        await house.tables.rematch(over.id, PLACE, ANN.user_id)
    assert taken.value.table_id == again.id


async def test_a_conflict_in_a_free_channel_is_an_error_of_the_store(house: House) -> None:
    table = await house.lobby(DAN)
    await house.tables.end(table.id, PLACE, DAN.user_id, moderator=False)
    house.disk.new_table_id = lambda: table.id  # type: ignore[attr-defined]
    with pytest.raises(StoreError):
        await house.tables.open(PLACE, DAN, SCOTS)


async def test_forgetting_passes_over_a_table_that_was_left_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby(ANN, BOB)

    async def a_moment_old(user_id: int, guild_id: int | None) -> list[int]:
        return [table.id, 999]

    monkeypatch.setattr(house.tables._store, "running_of_person", a_moment_old)
    await house.tables.forget(CAT.user_id)
    assert (await house.tables.peek(table.id)) == table
