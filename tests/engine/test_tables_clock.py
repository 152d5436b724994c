"""The turn clock: a reminder, then the stand-in plays; a countdown between rounds; fair restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.errors import StoreError, TableError
from engine.tables import clock
from engine.tables.table import Seated, Status, Table
from tests.engine.house import ANN, BOB, CAT, PLACE, SCOTS, House

LONG = {"target": 5000}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "house.db").begin(pause=1)
    yield house
    await house.close()


def actor(table: Table) -> Seated:
    assert table.turn is not None
    return table.turn


@pytest.mark.parametrize("seconds", [1, -60, 7])
async def test_a_clock_is_one_of_those_on_offer(house: House, seconds: int) -> None:
    with pytest.raises(TableError, match="bad-clock"):
        await house.lobby(ANN, clock=seconds)


async def test_a_turn_has_its_time_from_the_deal(house: House) -> None:
    table = await house.started(ANN, BOB, clock=300)
    assert table.deadline == house.time.now + 300
    assert await house.disk.due() == [(house.time.now + 200, table.id)]


async def test_without_a_clock_nobody_is_hurried(house: House) -> None:
    table = await house.started(ANN, BOB)
    assert table.deadline is None
    assert await house.wait(table, 7 * 86400) == table


async def test_one_reminder_when_a_third_is_left(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    assert not (await house.wait(table, 39.9)).reminded
    reminded = await house.wait(table, 0.1)
    assert reminded.reminded
    assert (reminded.version, reminded.deadline) == (table.version + 1, table.deadline)
    assert [after.reminded for _, after in house.told][-2:] == [False, True]
    assert await house.wait(table, 19.9) == reminded


async def test_a_button_from_before_the_reminder_still_moves(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    reminded = await house.wait(table, 40)
    user_id, move = house.some_move(table, house.rng)
    moved = await house.tables.move(table.id, PLACE, user_id, table.version, move)
    assert moved.version == reminded.version + 1
    assert (moved.deadline, moved.reminded) == (house.time.now + 60, False)


async def test_at_the_deadline_the_stand_in_plays_the_whole_turn(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    seat = table.to_act
    reminded = await house.wait(table, 40)
    played = await house.wait(table, 20)
    assert played.version == reminded.version + 1
    assert played.moves >= table.moves + 2
    assert played.to_act != seat
    assert played.seats[seat].missed == 1
    assert played.seats[seat].acts is None
    assert played.deadline == house.time.now + 60


async def test_any_action_shows_that_its_person_is_here(house: House) -> None:
    table = await house.started(ANN, BOB, CAT, clock=60)
    seat = table.to_act
    user_id = actor(table).user_id
    assert user_id is not None
    await house.wait(table, 40)
    played = await house.wait(table, 20)
    assert played.seats[seat].missed == 1
    other = next(each for each in played.people if each != user_id)
    voted = await house.tables.vote(table.id, PLACE, user_id, other)
    assert voted.seats[seat].missed == 0
    assert voted.deadline == played.deadline


async def test_an_early_or_second_ring_does_nothing(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    await asyncio.gather(*(house.tables._wake(table.id) for _ in range(5)))
    assert await house.at_rest(table) == table
    house.time.now += 60
    await asyncio.gather(*(house.tables._wake(table.id) for _ in range(5)))
    played = await house.at_rest(table)
    assert played.version == table.version + 1
    assert sum(seated.missed for seated in played.seats) == 1


async def test_a_clock_that_fires_late_skips_the_reminder(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    played = await house.wait(table, 4000)
    assert (played.version, played.reminded) == (table.version + 1, False)


# --- between rounds ---


async def test_the_next_round_is_dealt_when_all_are_ready(house: House) -> None:
    table = await house.round_over(ANN, BOB, CAT, clock=300)
    with pytest.raises(TableError, match="not-seated"):
        await house.tables.ready(table.id, PLACE, 999, table.version)
    for count, person in enumerate((CAT, ANN), start=1):
        waiting = await house.tables.ready(table.id, PLACE, person.user_id, table.version)
        assert (len(waiting.ready), waiting.deadline) == (count, table.deadline)
    with pytest.raises(TableError, match="already-ready"):
        await house.tables.ready(table.id, PLACE, ANN.user_id, table.version)
    dealt = await house.tables.ready(table.id, PLACE, BOB.user_id, table.version)
    assert (dealt.status, dealt.ready, dealt.public_view().round) == (Status.PLAYING, (), 2)
    assert dealt.version == table.version + 3
    with pytest.raises(TableError, match="stale-table"):
        await house.tables.ready(table.id, PLACE, ANN.user_id, table.version)
    with pytest.raises(TableError, match="round-not-over"):
        await house.tables.ready(table.id, PLACE, ANN.user_id, dealt.version)


@pytest.mark.parametrize("seconds", [0, 60])
async def test_or_after_a_countdown(house: House, seconds: int) -> None:
    table = await house.round_over(ANN, BOB, CAT, clock=seconds)
    assert table.deadline == house.time.now + clock.ROUND_PAUSE
    waiting = await house.tables.ready(table.id, PLACE, ANN.user_id, table.version)
    assert await house.wait(table, clock.ROUND_PAUSE - 0.1) == waiting
    await house.tables._wake(table.id)
    assert await house.at_rest(table) == waiting
    dealt = await house.wait(table, 0.1)
    assert (dealt.status, dealt.ready) == (Status.PLAYING, ())
    assert dealt.deadline == (house.time.now + seconds if seconds else None)


async def test_who_leaves_is_not_waited_for(house: House) -> None:
    table = await house.round_over(ANN, BOB, CAT, clock=300)
    await house.tables.ready(table.id, PLACE, ANN.user_id, table.version)
    left = await house.tables.leave(table.id, PLACE, CAT.user_id)
    assert (left.ready, left.deadline) == ((ANN.user_id,), table.deadline)
    dealt = await house.tables.ready(table.id, PLACE, BOB.user_id, table.version)
    assert dealt.status is Status.PLAYING


# --- the history, and hands after the round ---


async def test_the_round_can_be_watched_also_when_it_is_over(house: House) -> None:
    assert await house.tables.history((await house.lobby(ANN)).id, PLACE) == ()
    await house.tables.end(1, PLACE, ANN.user_id, moderator=False)
    table = await house.started(ANN, BOB, rules=LONG)
    seen = table.log
    assert await house.tables.history(table.id, PLACE) == seen
    assert table.revealed() is None
    while table.status is Status.PLAYING:
        seen = table.log
        table = await house.act(table, house.rng)
    history = await house.tables.history(table.id, PLACE)
    assert history[: len(seen)] == seen
    assert history[0].kind == "deal"
    assert len(history) in (len(seen) + 1, len(seen) + 2)
    await house.restart()
    assert await house.tables.history(table.id, PLACE) == history


async def test_the_hands_are_shown_when_the_round_is_over(house: House) -> None:
    table = await house.round_over(ANN, BOB, CAT, clock=300)
    hands = table.revealed()
    assert hands is not None
    assert tuple(map(len, hands)) == table.public_view().hand_sizes
    assert hands == tuple(table.seat_view(seat).hand for seat in range(3))


async def test_a_match_that_cannot_be_replayed_has_no_history(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.round_over(ANN, BOB, CAT, clock=300)
    await house.disk._writer.write({}, lambda db: db.execute("DELETE FROM moves WHERE number = 3"))
    assert await house.tables.history(table.id, PLACE) == ()
    assert "cannot be re-played" in caplog.text


# --- after a match in a thread of its own ---


async def finished_in_a_thread(house: House) -> Table:
    table = await house.tables.open(PLACE, ANN, SCOTS, {"target": 100}, clock=300, thread=True)
    table = await house.tables.join(table.id, PLACE, BOB)
    table = await house.tables.start(table.id, PLACE, ANN.user_id, table.version)
    return await house.finished(table, house.rng)


async def test_it_waits_for_a_rematch_and_says_when_none_came(house: House) -> None:
    table = await finished_in_a_thread(house)
    assert table.deadline == house.time.now + clock.REMATCH_SECONDS
    await house.closed_for(86400, pause=1)
    waiting = await house.wait(table, clock.REMATCH_SECONDS - 1)
    assert waiting.version == table.version
    await house.tables._attend(table.id)
    over = await house.wait(table, 1)
    assert (over.status, over.deadline) == (Status.FINISHED, None)
    assert over.version == table.version + 1
    assert await house.disk.due() == []


async def test_in_a_channel_it_waits_for_nothing(house: House) -> None:
    table = await house.finished(await house.started(ANN, BOB, clock=300), house.rng)
    assert table.deadline is None
    assert await house.disk.due() == []


async def test_a_match_without_one_of_its_people_waits_for_nothing(house: House) -> None:
    table = await finished_in_a_thread(house)
    await house.tables.forget(BOB.user_id)
    closed = await house.wait(table, clock.REMATCH_SECONDS)
    assert (closed.status, closed.deadline) == (Status.CLOSED, None)


# --- restarts ---


async def test_the_time_the_house_was_closed_counts_for_nobody(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    assert table.deadline is not None
    await house.time.advance(30)
    await house.closed_for(3600, pause=1)
    again = await house.at_rest(table)
    assert again.deadline == pytest.approx(table.deadline + 3600)
    assert again.version == table.version
    assert not (await house.wait(table, 9.9)).reminded
    assert (await house.wait(table, 0.2)).reminded
    assert (await house.wait(table, 20)).seats[table.to_act].missed == 1


async def test_after_a_crash_it_counts_from_the_last_sign_of_life(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    assert table.deadline is not None
    await house.disk.beat(house.time.now)
    await house.time.advance(15)
    await house.disk.close()  # and no farewell
    house.time.now += 3600
    await house.begin(pause=1)
    await house.tables.resume()
    assert (await house.at_rest(table)).deadline == pytest.approx(table.deadline + 3615)
    await house.restart(pause=1)
    assert (await house.at_rest(table)).deadline == pytest.approx(table.deadline + 3615)


async def test_a_countdown_and_a_computers_turn_survive_too(house: House) -> None:
    table = await house.round_over(ANN, BOB, CAT, clock=300)
    await house.closed_for(86400, pause=1)
    assert (await house.wait(table, clock.ROUND_PAUSE - 0.1)).status is Status.ROUND_OVER
    dealt = await house.wait(table, 0.2)
    assert dealt.status is Status.PLAYING
    left = await house.tables.leave(table.id, PLACE, actor(dealt).user_id or 0)
    await house.closed_for(86400, pause=1)
    assert (await house.wait(table, 0.9)).version == left.version
    assert (await house.wait(table, 0.2)).version == left.version + 1


async def test_a_house_that_cannot_say_farewell_closes_anyway(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(now: float) -> None:
        raise StoreError("disk: full")

    monkeypatch.setattr(house.disk, "beat", fail, raising=False)
    await house.tables.stop()
    assert "could not be kept" in caplog.text


# --- the database is away ---


async def test_what_is_due_waits_for_the_disk_to_come_back(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.started(ANN, BOB, clock=60)
    house.disk.broken = True
    assert await house.wait(table, 40) == table
    assert "could not be done" in caplog.text
    house.disk.broken = False
    assert (await house.wait(table, 5)).reminded


# --- lobbies and tables that nobody needs any more ---


async def test_a_lobby_nobody_touches_closes(house: House) -> None:
    table = await house.lobby(ANN)
    await house.wait(table, 80000)
    joined = await house.tables.join(table.id, PLACE, BOB)
    assert await house.wait(table, clock.EMPTY_SECONDS - 1) == joined
    assert (await house.wait(table, 1)).status is Status.CLOSED
    assert (await house.lobby(CAT)).id > table.id


@pytest.mark.parametrize("paused", [False, True])
async def test_a_table_that_waits_for_ever_closes_at_last(house: House, paused: bool) -> None:
    table = await house.started(ANN, BOB, clock=300 if paused else 0)
    if paused:
        table = await house.tables.pause(table.id, PLACE, ANN.user_id, moderator=False)
    assert await house.wait(table, clock.IDLE_SECONDS - 1) == table
    closed = await house.wait(table, 1)
    assert (closed.status, closed.paused, closed.deadline) == (Status.CLOSED, None, None)
    assert await house.disk.due() == []


async def test_a_table_of_an_older_version_waits_without_a_clock(house: House) -> None:
    table = await house.started(ANN, BOB)
    await house.tables.stop()
    await house.disk._writer.write({}, lambda db: db.execute("UPDATE tables SET pace = '{}'"))
    house.tables = house.more_tables(pause=1)
    old = await house.at_rest(table)
    assert (old.clock, old.seen, old.position) == (0, None, table.version)
    assert clock.wake_at(old, house.time.now, 1) is None
    user_id, move = house.some_move(old, house.rng)
    assert (await house.tables.move(old.id, PLACE, user_id, old.version, move)).seen is not None


async def test_more_tables_than_a_server_wants_are_refused(house: House) -> None:
    await house.tables.open(PLACE, ANN, SCOTS, limit=1)
    with pytest.raises(TableError, match="too-many-tables") as refused:
        await house.tables.open(PLACE, ANN, SCOTS, limit=1)
    assert refused.value.params == {"most": 1}
