"""Keeping a table in order: removing, voting, swapping, pausing, and ending with the scores."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from engine.errors import StaleTable, TableError
from engine.game import NOBODY
from engine.record import dumps, move_line, round_line, verify
from engine.tables.clock import LEAST_LEFT, ROUND_PAUSE
from engine.tables.moderation import Ballot, ballots
from engine.tables.table import Seated, Status, Table
from tests.engine.house import ANN, BOB, CAT, DAN, PLACE, SCOTS, House
from tests.engine.odd import CourtGames
from tests.games.corpus import REGISTRY

NOBODY_HERE = 999


# --- removing ---


async def test_the_host_or_a_moderator_removes_a_person(house: House) -> None:
    table = await house.started(ANN, BOB, CAT)
    with pytest.raises(TableError, match="not-host"):
        await house.tables.remove(table.id, PLACE, BOB.user_id, CAT.user_id, moderator=False)
    with pytest.raises(TableError, match="nobody-to-remove"):
        await house.tables.remove(table.id, PLACE, ANN.user_id, NOBODY_HERE, moderator=False)
    table = await house.tables.remove(table.id, PLACE, ANN.user_id, CAT.user_id, moderator=False)
    assert table.people == (ANN.user_id, BOB.user_id)
    assert table.seats[2].acts is not None
    table = await house.tables.remove(table.id, PLACE, NOBODY_HERE, ANN.user_id, moderator=True)
    assert (table.people, table.host_id) == ((BOB.user_id,), BOB.user_id)
    table = await house.tables.remove(table.id, PLACE, NOBODY_HERE, BOB.user_id, moderator=True)
    assert table.status is Status.CLOSED


async def test_in_the_lobby_the_seat_is_freed(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    table = await house.tables.remove(table.id, PLACE, ANN.user_id, BOB.user_id, moderator=False)
    assert [seated.name for seated in table.seats] == ["Ann"]
    assert table.news == (), "the seats show it"


# --- voting ---


async def test_more_than_half_of_the_others_remove_a_person(house: House) -> None:
    table = await house.started(ANN, BOB, CAT, DAN)
    one = await house.tables.vote(table.id, PLACE, BOB.user_id, ANN.user_id)
    assert one.votes == ((BOB.user_id, ANN.user_id),)
    with pytest.raises(TableError, match="already-voted"):
        await house.tables.vote(table.id, PLACE, BOB.user_id, ANN.user_id)
    elsewhere = await house.tables.vote(table.id, PLACE, CAT.user_id, DAN.user_id)
    assert elsewhere.people == table.people
    gone = await house.tables.vote(table.id, PLACE, CAT.user_id, ANN.user_id)
    assert gone.people == (BOB.user_id, CAT.user_id, DAN.user_id)
    assert gone.host_id == BOB.user_id
    assert gone.votes == ((CAT.user_id, DAN.user_id),)


async def test_a_vote_tells_how_many_want_it_and_how_many_must(house: House) -> None:
    table = await house.started(ANN, BOB, CAT, DAN)
    assert ballots(table) == ()
    await house.tables.vote(table.id, PLACE, BOB.user_id, ANN.user_id)
    table = await house.tables.vote(table.id, PLACE, ANN.user_id, CAT.user_id)
    assert ballots(table) == (Ballot(0, 1, 2), Ballot(2, 1, 2))
    away = replace(table.seats[1], stand_in="page")
    table = replace(table, seats=(table.seats[0], away, *table.seats[2:]))
    assert ballots(table) == (Ballot(2, 1, 2),)


@pytest.mark.parametrize(("others", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3)])
async def test_more_than_half_is_needed_at_a_table_of_any_size(
    house: House, others: int, needed: int
) -> None:
    table = await house.started(ANN, BOB)
    seats = tuple(Seated(str(number), user_id=number) for number in range(others + 1))
    voting = replace(table, seats=seats, votes=((1, 0),))
    assert ballots(voting) == (Ballot(0, 1, needed),)


async def test_votes_are_of_people_at_the_table_about_others_there(house: House) -> None:
    table = await house.started(ANN, BOB, CAT)
    for voter, target, code in (
        (NOBODY_HERE, ANN.user_id, "not-seated"),
        (BOB.user_id, NOBODY_HERE, "nobody-to-remove"),
        (BOB.user_id, BOB.user_id, "own-vote"),
    ):
        with pytest.raises(TableError, match=code):
            await house.tables.vote(table.id, PLACE, voter, target)


async def test_two_alone_cannot_vote_each_other_out(house: House) -> None:
    table = await house.started(ANN, BOB, computers=1)
    with pytest.raises(TableError, match="too-few-voters"):
        await house.tables.vote(table.id, PLACE, BOB.user_id, ANN.user_id)


async def test_votes_go_with_who_leaves_and_with_the_round(house: House) -> None:
    table = await house.round_over(ANN, BOB, CAT, DAN)
    await house.tables.vote(table.id, PLACE, BOB.user_id, ANN.user_id)
    left = await house.tables.leave(table.id, PLACE, BOB.user_id)
    assert left.votes == ()
    voted = await house.tables.vote(table.id, PLACE, CAT.user_id, DAN.user_id)
    assert len(voted.votes) == 1
    assert (await house.wait(table, ROUND_PAUSE)).votes == ()


# --- computers' levels ---


async def test_the_host_changes_a_computers_level(house: House) -> None:
    await house.close()
    await house.begin(registry=CourtGames())
    table = await house.lobby(ANN, BOB, computers=1)
    changed = await house.tables.swap(table.id, PLACE, ANN.user_id, 1, "regent")
    assert (changed.seats[1].name, changed.seats[1].level) == ("regent", "regent")
    for user_id, seat, level, code in (
        (BOB.user_id, 1, "page", "not-host"),
        (ANN.user_id, 2, "page", "not-a-computer"),
        (ANN.user_id, 3, "page", "not-a-computer"),
        (ANN.user_id, 1, "jester", "unknown-level"),
    ):
        with pytest.raises(TableError, match=code):
            await house.tables.swap(table.id, PLACE, user_id, seat, level)


# --- pausing ---


async def test_while_paused_nobody_plays_and_no_time_passes(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    with pytest.raises(TableError, match="not-paused"):
        await house.tables.unpause(table.id, PLACE, ANN.user_id, moderator=False)
    await house.time.advance(20)
    with pytest.raises(TableError, match="not-host"):
        await house.tables.pause(table.id, PLACE, BOB.user_id, moderator=False)
    paused = await house.tables.pause(table.id, PLACE, ANN.user_id, moderator=False)
    assert (paused.paused, paused.deadline) == (40, None)
    with pytest.raises(TableError, match="table-is-paused"):
        await house.tables.pause(table.id, PLACE, BOB.user_id, moderator=True)
    user_id, move = house.some_move(table, house.rng)
    with pytest.raises(TableError, match="table-is-paused"):
        await house.tables.move(table.id, PLACE, user_id, paused.version, move)
    with pytest.raises(TableError, match="table-is-paused"):
        await house.tables.hint(table.id, PLACE, user_id, paused.version)
    await house.restart()
    assert await house.wait(table, 7200) == paused
    going = await house.tables.unpause(table.id, PLACE, BOB.user_id, moderator=True)
    assert (going.paused, going.deadline) == (None, house.time.now + 40)
    await house.tables.move(table.id, PLACE, user_id, table.version, move)


async def test_a_little_time_is_left_at_least(house: House) -> None:
    table = await house.started(ANN, BOB, clock=60)
    await house.wait(table, 59)
    await house.tables.pause(table.id, PLACE, ANN.user_id, moderator=False)
    going = await house.tables.unpause(table.id, PLACE, ANN.user_id, moderator=False)
    assert going.deadline == house.time.now + LEAST_LEFT
    assert going.reminded


async def test_a_paused_computer_waits_and_then_plays(house: House) -> None:
    await house.close()
    await house.begin(pause=1)
    table = await house.started(ANN, BOB, CAT, clock=60)
    assert table.turn is not None
    other = next(each for each in table.people if each != table.turn.user_id)
    await house.tables.leave(table.id, PLACE, table.turn.user_id or 0)
    paused = await house.tables.pause(table.id, PLACE, other, moderator=True)
    assert paused.paused == 0
    assert await house.wait(table, 600) == paused
    going = await house.tables.unpause(table.id, PLACE, other, moderator=True)
    assert going.deadline is None
    assert (await house.wait(table, 1)).version == going.version + 1


async def test_who_takes_over_a_paused_turn_has_all_the_time(house: House) -> None:
    table = await house.started(ANN, BOB, CAT, clock=300)
    assert table.turn is not None
    await house.wait(table, 290)
    paused = await house.tables.pause(table.id, PLACE, 0, moderator=True)
    assert paused.paused == 10
    left = await house.tables.leave(table.id, PLACE, table.turn.user_id or 0)
    assert left.paused == 0


async def test_the_countdown_waits_as_well(house: House) -> None:
    table = await house.round_over(ANN, BOB)
    await house.wait(table, 5)
    paused = await house.tables.pause(table.id, PLACE, ANN.user_id, moderator=False)
    with pytest.raises(TableError, match="table-is-paused"):
        await house.tables.ready(table.id, PLACE, BOB.user_id, paused.version)
    assert (await house.wait(table, 3600)).status is Status.ROUND_OVER
    going = await house.tables.unpause(table.id, PLACE, ANN.user_id, moderator=False)
    assert going.deadline == house.time.now + ROUND_PAUSE - 5


async def test_a_lobby_is_not_paused(house: House) -> None:
    table = await house.lobby(ANN)
    for action in (house.tables.pause, house.tables.unpause):
        with pytest.raises(TableError, match="table-is-lobby"):
            await action(table.id, PLACE, ANN.user_id, moderator=False)


# --- ending with the scores as they stand ---


async def test_no_vote_outlives_the_match(house: House) -> None:
    table = await house.started(ANN, BOB, CAT)
    await house.tables.vote(table.id, PLACE, BOB.user_id, ANN.user_id)
    over = await house.finished(await house.at_rest(table), house.rng)
    assert (over.votes, over.ready) == ((), ())


async def finished_early(house: House, moves: int) -> Table:
    """A match ended by its host so many moves into its second round."""
    table = await house.round_over(ANN, BOB)
    for _ in range(moves):
        table = await house.act(table, house.rng)
    return await house.tables.finish(table.id, PLACE, ANN.user_id, moderator=False)


@pytest.mark.parametrize("moves", [0, 5])
async def test_the_scores_as_they_stand_are_the_result(house: House, moves: int) -> None:
    table = await finished_early(house, moves)
    view = table.public_view()
    best = max(view.totals)
    assert (table.status, table.turn, table.deadline) == (Status.FINISHED, None, None)
    assert table.cut_short
    assert table.winners == tuple(seat for seat in (0, 1) if view.totals[seat] == best)
    assert table.revealed() is not None
    board = await house.disk.board(1, SCOTS, by="points", offset=0, limit=9, user_id=None)
    assert {row.user_id: (row.points, row.wins) for row in board.rows} == {
        seated.user_id: (view.totals[seat], int(seat in table.winners))
        for seat, seated in enumerate(table.seats)
    }
    await house.restart()
    assert await house.tables.peek(table.id) == table
    again = await house.tables.rematch(table.id, PLACE, BOB.user_id)
    assert again.people == table.people


async def test_its_record_is_true_as_far_as_it_goes(house: House) -> None:
    table = await finished_early(house, 5)
    assert table.match_id is not None
    match = await house.disk.match(table.match_id)
    lines = [json.loads(match.header)]
    for row in await house.disk.moves(table.match_id):
        move = json.loads(row.move)
        if move["kind"] == "deal" and len(lines) > 1:
            lines.append(round_line(1, *(2 * [list(table.public_view().totals)])))
        lines.append(move_line(row.seat, move))
    [verified] = verify(map(dumps, lines), REGISTRY)
    assert (verified.rounds, verified.winners) == (1, None)
    assert verified.totals == table.public_view().totals


async def test_a_match_without_a_whole_round_has_no_result(house: House) -> None:
    table = await house.started(ANN, BOB)
    with pytest.raises(TableError, match="not-host"):
        await house.tables.finish(table.id, PLACE, BOB.user_id, moderator=False)
    with pytest.raises(TableError, match="no-round-yet"):
        await house.tables.finish(table.id, PLACE, BOB.user_id, moderator=True)
    assert (table.winners, table.cut_short) == ((), False)


async def test_a_result_is_written_once(house: House) -> None:
    table = await house.round_over(ANN, BOB)
    finishing = (
        house.tables.finish(table.id, PLACE, ANN.user_id, moderator=False) for _ in range(5)
    )
    answers = await asyncio.gather(*finishing, return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in answers) == 1
    assert [getattr(answer, "code", None) for answer in answers[1:]] == ["table-is-finished"] * 4


async def test_a_match_played_to_its_end_is_not_cut_short(house: House) -> None:
    table = await house.finished(await house.started(ANN, BOB), house.rng)
    assert (table.cut_short, table.to_act) == (False, NOBODY)
    assert table.winners == table.public_view().winners


# --- at the same moment ---


async def test_an_end_and_a_click_at_once(house: House) -> None:
    table = await house.round_over(ANN, BOB)
    table = await house.next_round(table)
    user_id, move = house.some_move(table, house.rng)
    moving = house.tables.move(table.id, PLACE, user_id, table.version, move)
    ending = house.tables.finish(table.id, PLACE, ANN.user_id, moderator=False)
    answers = await asyncio.gather(ending, moving, return_exceptions=True)
    assert isinstance(answers[0], Table)
    assert isinstance(answers[1], (StaleTable, TableError))
    assert (await house.at_rest(table)).status is Status.FINISHED
