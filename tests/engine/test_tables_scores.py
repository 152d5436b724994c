"""What matches at real tables leave: tallies, a true record, and people who can be forgotten."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.record import dumps, verify
from engine.scores.replay import Replay, record
from engine.scores.tallies import tally
from engine.store.proof import prove
from engine.tables.table import Place, Status, Table
from tests.engine.house import ANN, BOB, CAT, PLACE, SCOTS, House
from tests.games.corpus import REGISTRY


async def played(house: House, *, computers: int = 0) -> Table:
    """A match played to its end."""
    table = await house.started(ANN, BOB, computers=computers)
    return await house.finished(table, Random(4))


async def test_a_finished_match_is_counted_with_its_tallies(house: House) -> None:
    table = await played(house)
    stats = await house.disk.stats(PLACE.guild_id, SCOTS, ANN.user_id)
    assert stats.entry.points == table.public_view().totals[table.seat_of(ANN.user_id) or 0]
    kept = await house.disk.kept(PLACE.guild_id, table.match_id)
    counts = tally(kept.header, kept.moves, REGISTRY)
    assert stats.tallies == counts[table.seat_of(ANN.user_id) or 0]
    assert stats.tallies["draw"] > 0
    assert prove(house.path).findings == []


async def test_its_record_is_accepted_and_its_turns_can_be_paged(house: House) -> None:
    table = await played(house, computers=1)
    kept = await house.disk.kept(PLACE.guild_id, table.match_id)
    lines = map(dumps, record(kept.header, kept.moves, REGISTRY))
    [verified] = verify(lines, REGISTRY)
    assert verified.totals == table.public_view().totals
    assert verified.winners == table.public_view().winners
    replay = Replay(kept.header, kept.moves, REGISTRY)
    assert replay.view(len(replay.turns) - 1) == table.public_view()


async def test_a_match_that_cannot_be_re_played_is_finished_all_the_same(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started(ANN, BOB)
    match = await house.disk.match(table.match_id)

    async def damaged(match_id: int) -> object:
        return replace(match, header='{"game": "queen-of-scots", "players": [], "rules": {}}')

    monkeypatch.setattr(house.disk, "match", damaged, raising=False)
    table = await house.finished(table, Random(4))
    assert f"Match {table.match_id} is finished without tallies" in caplog.text
    assert (await house.disk.history(PLACE.guild_id, offset=0, limit=9)).total == 1


async def test_who_is_forgotten_leaves_their_tables_first(house: House) -> None:
    over = await played(house)
    under_way = await house.started(ANN, BOB)
    elsewhere = await house.tables.open(Place(2, 77), ANN, SCOTS)
    await house.tables.forget(ANN.user_id)
    left = await house.tables.peek(under_way.id)
    assert left is not None
    assert left.seat_of(ANN.user_id) is None
    assert (left.host_id, left.status) == (BOB.user_id, Status.PLAYING)
    closed = await house.tables.peek(elsewhere.id)
    assert closed is not None
    assert closed.status is Status.CLOSED
    shown = await house.tables.peek(over.id)
    assert shown is not None
    assert [seated.name for seated in shown.seats if not seated.is_person] == [""]
    assert shown.status is Status.CLOSED
    assert await house.disk.stats(PLACE.guild_id, SCOTS, ANN.user_id) is None
    kept = await house.disk.kept(PLACE.guild_id, over.match_id)
    assert {player["name"] for player in kept.header["players"]} == {"", "Bob"}
    [_] = verify(map(dumps, record(kept.header, kept.moves, REGISTRY)), REGISTRY)
    assert prove(house.path).findings == []
    await house.finished(await house.settled(under_way.id), Random(1))
    assert prove(house.path).findings == []


async def test_who_is_forgotten_in_one_server_plays_on_in_another(house: House) -> None:
    here = await house.started(ANN, BOB)
    there = await house.tables.open(Place(2, 77), ANN, SCOTS)
    await house.tables.forget(ANN.user_id, PLACE.guild_id)
    assert (await house.tables.get(there.id, there.place)).seat_of(ANN.user_id) == 0
    assert (await house.tables.get(here.id, PLACE)).seat_of(ANN.user_id) is None
    await house.tables.forget(CAT.user_id)  # nobody knows them
