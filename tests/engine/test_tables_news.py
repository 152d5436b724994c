"""What the others are told when somebody goes, and that it names nobody who was forgotten."""

from __future__ import annotations

import json

from engine.tables.clock import ROUND_PAUSE
from engine.tables.table import News, Status, Table
from tests.engine.house import ANN, BOB, CAT, DAN, PLACE, House


def told(table: Table) -> list[tuple[str, int, str]]:
    return [(news.kind, news.seat, news.name) for news in table.news]


async def kept(house: House, table: Table) -> str:
    row = await house.disk.load(table.id)
    assert row is not None
    return str(row.pace)


async def test_who_leaves_and_who_hosts_now_is_told_after_the_moves_so_far(house: House) -> None:
    table = await house.started(ANN, BOB, CAT)
    table = await house.act(table, house.rng)
    so_far = len(table.log)
    table = await house.tables.leave(table.id, PLACE, ANN.user_id)
    assert table.news == (
        News("left", 0, so_far, ANN.user_id, "Ann"),
        News("host", 1, so_far),
    )
    await house.restart()
    assert await house.tables.get(table.id, PLACE) == await house.settled(table.id)
    assert told(await house.settled(table.id)) == [("left", 0, "Ann"), ("host", 1, "")]


async def test_a_host_who_is_removed_is_none_any_more(house: House) -> None:
    table = await house.started(ANN, BOB, CAT, DAN)
    await house.tables.leave(table.id, PLACE, ANN.user_id)
    await house.tables.vote(table.id, PLACE, CAT.user_id, BOB.user_id)
    table = await house.tables.vote(table.id, PLACE, DAN.user_id, BOB.user_id)
    assert told(table) == [("left", 0, "Ann"), ("removed", 1, "Bob"), ("host", 2, "")]


async def test_a_host_who_is_away_passes_on_before_all(house: House) -> None:
    table = await house.started(ANN, BOB, rules={"target": 5000}, clock=60)
    while table.host_id == ANN.user_id:
        if table.turn is not None and table.turn.user_id == ANN.user_id:
            await house.wait(table, 60)
            table = await house.settled(table.id)
        else:
            table = await house.act(table, house.rng)
    assert told(table) == [("host", 1, "")]


async def test_it_is_told_until_the_next_round(house: House) -> None:
    table = await house.round_over(ANN, BOB, CAT)
    table = await house.tables.leave(table.id, PLACE, CAT.user_id)
    assert told(table) == [("left", 2, "Cat")]
    table = await house.wait(table, ROUND_PAUSE)
    assert table.status is Status.PLAYING
    assert table.news == ()


async def test_a_table_that_is_over_names_nobody_who_left(house: House) -> None:
    table = await house.started(ANN, BOB, CAT)
    await house.tables.leave(table.id, PLACE, CAT.user_id)
    closed = await house.tables.end(table.id, PLACE, ANN.user_id, moderator=False)
    assert closed.news == ()
    assert "Cat" not in await kept(house, closed)

    table = await house.started(ANN, BOB, CAT)
    await house.tables.leave(table.id, PLACE, CAT.user_id)
    over = await house.finished(table, house.rng)
    assert over.status is Status.FINISHED
    assert "Cat" not in await kept(house, over)

    table = await house.started(ANN, BOB)
    await house.tables.leave(table.id, PLACE, BOB.user_id)
    closed = await house.tables.leave(table.id, PLACE, ANN.user_id)
    assert closed.news == ()


async def test_a_match_cut_short_names_nobody_who_left(house: House) -> None:
    table = await house.round_over(ANN, BOB, CAT)
    await house.tables.leave(table.id, PLACE, CAT.user_id)
    over = await house.tables.finish(table.id, PLACE, ANN.user_id, moderator=False)
    assert over.news == ()


async def test_whoever_is_forgotten_is_named_no_more_though_they_had_left(house: House) -> None:
    table = await house.started(ANN, BOB, CAT, DAN)
    await house.tables.leave(table.id, PLACE, CAT.user_id)
    left = await house.tables.leave(table.id, PLACE, BOB.user_id)
    await house.tables.forget(BOB.user_id)
    table = await house.tables.get(table.id, PLACE)
    assert told(table) == [("left", 2, "Cat")]
    assert table.version > left.version, "the message is drawn anew"
    assert "Bob" not in json.dumps(await kept(house, table))


async def test_whoever_is_forgotten_at_the_table_leaves_without_a_name(house: House) -> None:
    table = await house.started(ANN, BOB, CAT)
    await house.tables.forget(CAT.user_id)
    table = await house.tables.get(table.id, PLACE)
    assert (table.people, table.news) == ((ANN.user_id, BOB.user_id), ())


async def test_whoever_leaves_the_server_is_named(house: House) -> None:
    table = await house.started(ANN, BOB, CAT)
    await house.tables.leave_guild(1, CAT.user_id)
    assert told(await house.tables.get(table.id, PLACE)) == [("left", 2, "Cat")]
