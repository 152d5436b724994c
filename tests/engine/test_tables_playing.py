"""A match at a table: every step kept before it is told, and taken up after any restart."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from engine.errors import MoveError, NotYourTurn, StaleTable, TableError
from engine.games import BUILDERS, Registry
from engine.record import dumps, move_line, result_line, round_line, verify
from engine.tables.clock import IDLE_SECONDS
from engine.tables.play import places
from engine.tables.seating import stand_in
from engine.tables.table import Status, Table
from tests.engine.house import ANN, BOB, CAT, PLACE, SCOTS, House, own_deck
from tests.games.corpus import REGISTRY


async def test_the_host_starts_and_the_cards_are_dealt(house: House) -> None:
    lobby = await house.lobby(ANN, BOB)
    table = await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)
    view = table.public_view()
    assert (table.status, table.version, table.moves) == (Status.PLAYING, lobby.version + 1, 1)
    assert (view.round, table.to_act) == (1, (view.dealer + 1) % 2)
    with pytest.raises(StaleTable):
        await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)


async def test_dealers_are_drawn_by_lot(house: House) -> None:
    dealers = set()
    for _ in range(12):
        table = await house.started(ANN, BOB)
        dealers.add(table.public_view().dealer)
        await house.tables.end(table.id, PLACE, ANN.user_id, moderator=False)
    assert dealers == {0, 1}


async def test_only_who_is_to_act_moves_and_only_legally(house: House) -> None:
    table = await house.started(ANN, BOB)
    user_id, move = house.some_move(table, house.rng)
    other = BOB if user_id == ANN.user_id else ANN
    with pytest.raises(NotYourTurn):
        await house.tables.move(table.id, PLACE, other.user_id, table.version, move)
    with pytest.raises(TableError, match="not-seated"):
        await house.tables.move(table.id, PLACE, CAT.user_id, table.version, move)
    with pytest.raises(StaleTable):
        await house.tables.move(table.id, PLACE, user_id, table.version - 1, move)
    discard = table.package.game.move_from_json({"kind": "discard", "card": "knox"})
    with pytest.raises(MoveError):
        await house.tables.move(table.id, PLACE, user_id, table.version, discard)
    assert await house.tables.peek(table.id) == table
    moved = await house.tables.move(table.id, PLACE, user_id, table.version, move)
    assert (moved.version, moved.moves) == (table.version + 1, table.moves + 1)
    assert moved.log[-1].seat == table.to_act


@pytest.mark.parametrize("game_id", REGISTRY.ids)
async def test_a_match_goes_on_after_a_restart_at_every_step(house: House, game_id: str) -> None:
    package = REGISTRY.package(game_id)
    shortest = {o.name: o.bounds[0] for o in package.face.options if o.bounds}
    lobby = await house.tables.open(PLACE, ANN, game_id, shortest, computers=1)
    lobby = await house.tables.join(lobby.id, PLACE, BOB)
    table = await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)
    while table.status is not Status.FINISHED:
        table = await house.settled(table.id)
        await house.restart()
        assert await house.tables.peek(table.id) == table
        if table.status is not Status.FINISHED:
            table = await house.act(table, house.rng)
    await check_what_is_kept(house, table)


async def check_what_is_kept(house: House, table: Table) -> None:
    """The store's moves, rounds and results make a true record, each written once."""
    assert table.match_id is not None
    with sqlite3.connect(house.path) as db:
        rounds = {
            number: (json.loads(scores), json.loads(totals))
            for number, scores, totals in db.execute("SELECT round, scores, totals FROM rounds")
        }
        results = db.execute(
            "SELECT seat, user_id, points, place, won FROM results ORDER BY seat"
        ).fetchall()
    db.close()
    match = await house.disk.match(table.match_id)
    lines = [json.loads(match.header)]
    deals = 0
    for row in await house.disk.moves(table.match_id):
        move = json.loads(row.move)
        if move["kind"] == "deal":
            lines += [round_line(deals, *rounds[deals])] if deals else []
            deals += 1
        lines.append(move_line(row.seat, move))
    view = table.public_view()
    lines += [round_line(deals, *rounds[deals]), result_line(view.totals, view.winners)]
    [verified] = verify(map(dumps, lines), REGISTRY)
    assert (verified.totals, verified.winners) == (view.totals, view.winners)
    assert len(rounds) == view.round == verified.rounds
    assert results == [
        (seat, seated.user_id, view.totals[seat], place, seat in view.winners)
        for seat, (seated, place) in enumerate(zip(table.seats, places(view.totals), strict=True))
    ]
    board = await house.disk.board(
        1, table.package.game.id, by="points", offset=0, limit=9, user_id=None
    )
    assert board.rows == ()  # begun with a computer


def test_equal_totals_share_a_place() -> None:
    assert places((30, 50, 30, 10)) == (2, 1, 2, 4)


async def test_between_rounds_nobody_is_to_act_and_the_next_log_begins_with_its_deal(
    house: House,
) -> None:
    table = await house.round_over(ANN, BOB)
    assert (table.turn, table.log) == (None, ())
    with pytest.raises(TableError, match="table-is-round-over"):
        await house.tables.move(table.id, PLACE, ANN.user_id, table.version, None)
    dealt = await house.next_round(table)
    assert (dealt.status, dealt.public_view().round) == (Status.PLAYING, 2)
    assert [move.kind for move in dealt.log] == ["deal"]


async def test_a_match_is_ended_without_a_result(house: House) -> None:
    table = await house.started(ANN, BOB)
    with pytest.raises(TableError, match="not-host"):
        await house.tables.end(table.id, PLACE, BOB.user_id, moderator=False)
    ended = await house.tables.end(table.id, PLACE, BOB.user_id, moderator=True)
    assert ended.status is Status.CLOSED
    with pytest.raises(TableError, match="table-is-closed"):
        await house.tables.move(table.id, PLACE, ANN.user_id, ended.version, None)
    board = await house.disk.board(1, SCOTS, by="wins", offset=0, limit=9, user_id=None)
    assert board.rows == ()


async def test_a_lobbys_button_does_nothing_to_a_match(house: House) -> None:
    table = await house.started(ANN, BOB)
    for act in (house.tables.leave, partial(house.tables.end, moderator=True)):
        with pytest.raises(TableError, match="table-is-playing"):
            await act(table.id, PLACE, ANN.user_id, only=Status.LOBBY)
    assert await house.tables.peek(table.id) == table


async def test_whoever_leaves_a_match_is_played_for(house: House) -> None:
    table = await house.started(ANN, BOB)
    away = table.turn
    assert away is not None
    assert away.user_id is not None
    left = await house.tables.leave(table.id, PLACE, away.user_id)
    assert left.turn is not None
    assert left.turn.level == stand_in(left.package)
    table = await house.settled(table.id)
    assert table.version == left.version + 1
    assert table.people == tuple({ANN.user_id, BOB.user_id} - {away.user_id})
    assert table.host_id == table.people[0]
    assert (await house.finished(table, house.rng)).status is Status.FINISHED


async def test_a_match_keeps_the_deck_it_was_begun_with(house: House, tmp_path: Path) -> None:
    edition = BUILDERS[0].read_edition(own_deck(tmp_path))
    await house.close()
    await house.begin(registry=Registry({SCOTS: edition}))
    table = await house.started(ANN, BOB)
    await house.restart()  # into a house with the built-in deck
    again = await house.tables.peek(table.id)
    assert again is not None
    assert again.package.game.edition() == edition
    assert again.state == table.state


# --- computers ---


async def test_a_computer_plays_its_whole_turn_after_its_pause(house: House) -> None:
    await house.close()
    await house.begin(pause=1.5)
    lobby = await house.lobby(ANN, computers=1)
    table = await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)
    while table.turn is not None and table.turn.is_person:
        table = await house.act(table, house.rng)
    assert await house.disk.due() == [(house.time.now + 1.5, table.id)]
    await house.time.advance(1.4)
    assert await house.tables.peek(table.id) == table
    await house.time.advance(0.1)
    await asyncio.gather(*house.tables._tasks)
    after = await house.tables.peek(table.id)
    assert after is not None
    assert after.version == table.version + 1
    assert after.moves >= table.moves + 2
    assert await house.disk.due() == [(house.time.now - 1.5 + IDLE_SECONDS, table.id)]


async def test_a_computers_turn_is_taken_up_after_a_restart(house: House) -> None:
    await house.close()
    await house.begin(pause=60)
    lobby = await house.lobby(ANN, computers=1)
    table = await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)
    while table.turn is not None and table.turn.is_person:
        table = await house.act(table, house.rng)
    await house.restart(pause=60)
    assert await house.tables.peek(table.id) == table
    await house.time.advance(60)
    assert (await house.settled(table.id)).version == table.version + 1
