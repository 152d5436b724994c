"""Privacy: all that is kept is given out, and deleted without taking others' results along."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.store.people import _CHUNK, PURGE_AFTER, THE_BOT
from engine.store.proof import prove
from engine.store.protocol import Change, MatchRow, Posting, TableRow
from engine.store.sqlite import SqliteStore

from .rows import GAME, GUILD, after, finished, header, lobby, move, result

ANN, BOB = 111_222_333, 444_555_666
SEATS = json.dumps([{"name": "Annabel", "user_id": ANN}, {"name": "Bob", "user_id": BOB}])


async def evening(
    store: SqliteStore, channel: int = 1, guild: int = GUILD, *, end: bool = True
) -> TableRow:
    """Annabel and Bob play a match of one move; Annabel hosts."""
    row = lobby(store, channel, guild_id=guild, host_id=ANN, seats=SEATS)
    await store.save(Change(row))
    names = header("human", "human").replace("seat 0", "Annabel").replace("seat 1", "Bob")
    match = MatchRow(store.new_match_id(), row.id, guild, GAME, names, 5.0)
    row = after(row, status="playing", match_id=match.id)
    await store.save(Change(row, match=match, moves=[move(row, 0, None), move(row, 1, 0)]))
    if end:
        row = after(row, status="finished")
        results = [
            result(row, ANN, 5, won=True, name="Annabel"),
            result(row, BOB, 3, seat=1, name="Bob"),
        ]
        tallies = [{"draw": 1}, {"draw": 2}]
        await store.save(Change(row, results=results, tallies=tallies, finished_at=9.0))
    return row


def everything(path: Path) -> str:
    """Every value in the database, as text."""
    with closing(sqlite3.connect(path)) as db:
        names = [
            name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")
        ]
        return repr([db.execute(f"SELECT * FROM {name}").fetchall() for name in names])


async def test_everything_about_a_person_is_given_out_and_nothing_of_others(
    sqlite: SqliteStore,
) -> None:
    row = await evening(sqlite)
    await sqlite.set_preference(ANN, "order", "value")
    await sqlite.correct(GUILD, row.match_id or 0, by=ANN, reason="why not", at=1.0, void=True)
    await sqlite.correct(GUILD, row.match_id or 0, by=BOB, reason="undo it", at=2.0, void=False)
    await sqlite.person_left(GUILD, ANN, 50.0)
    kept = await sqlite.export_person(ANN)
    assert kept["user_id"] == ANN
    assert kept["preferences"] == [{"name": "order", "value": "value"}]
    [own] = kept["results"]
    assert (own["name"], own["points"], own["won"], own["tallies"]) == (
        "Annabel",
        5,
        1,
        '{"draw":1}',
    )
    [standing] = kept["standings"]
    assert (standing["points"], standing["departed"]) == (5, 1)
    assert kept["tallies"] == [{"guild_id": GUILD, "game": GAME, "counts": '{"draw":1}'}]
    [table] = kept["tables"]
    assert (table["id"], table["host"]) == (row.id, 1)
    assert [match["seat"] for match in kept["matches"]] == [0]
    assert [each["number"] for each in kept["moves"]] == [1]
    assert kept["departures"] == [
        {"guild_id": GUILD, "departed_at": 50.0, "purge_at": 50.0 + PURGE_AFTER}
    ]
    assert [each["reason"] for each in kept["corrections"]] == ["why not"]
    text = json.dumps(kept)
    assert "Bob" not in text
    assert str(BOB) not in text
    nobody = await sqlite.export_person(7)
    assert nobody == {key: [] for key in kept} | {"user_id": 7}


async def test_a_deleted_person_is_nowhere_and_others_results_stand(
    sqlite: SqliteStore, path: Path
) -> None:
    first, second = await evening(sqlite), await evening(sqlite, 2)
    await evening(sqlite, 3, GUILD + 1)
    await sqlite.set_preference(ANN, "order", "value")
    await sqlite.correct(GUILD, first.match_id or 0, by=ANN, reason="why", at=1.0, void=True)
    await sqlite.person_left(GUILD + 1, ANN, 50.0)
    before = await sqlite.stats(GUILD, GAME, BOB)
    assert str(ANN) in everything(path)
    await sqlite.forget_person(ANN)
    text = everything(path)
    assert str(ANN) not in text
    assert "Annabel" not in text
    assert await sqlite.stats(GUILD, GAME, BOB) == before
    ended = await sqlite.ended(GUILD, second.match_id or 0)
    assert ended is not None
    seat = ended.seats[0]
    assert (seat.name, seat.points, seat.won) == ("", 5, True)
    assert seat.user_id is not None
    assert seat.user_id < 0
    [audit] = await sqlite.audits(GUILD)
    assert audit.by_id is None
    assert [f for f in prove(path).findings if "sum of the rounds" not in f] == []
    await sqlite.rebuild(GUILD)
    assert await sqlite.stats(GUILD, GAME, BOB) == before, "counted anew to the same values"
    table = await sqlite.load(second.id)
    assert table is not None
    assert (table.status, table.host_id) == ("closed", 0)
    assert json.loads(table.seats) == [{"name": ""}, {"name": "Bob", "user_id": BOB}]


async def test_messages_that_name_a_deleted_person_are_known_until_they_are_redrawn(
    sqlite: SqliteStore,
) -> None:
    first, second = await evening(sqlite, 1), await evening(sqlite, 2)
    under_way = await evening(sqlite, 3, end=False)
    untold = await evening(sqlite, 4)
    for row in (first, second, under_way):
        await sqlite.save_posting(Posting(row.id, 500 + row.id, row.version))
    assert await sqlite.outdated() == []
    await sqlite.forget_person(ANN)
    assert await sqlite.outdated() == [(second.id, 2), (first.id, 1)]

    # An edit that was under way tells of the version before.
    await sqlite.save_posting(Posting(first.id, 501, first.version))
    assert len(await sqlite.outdated()) == 2
    await sqlite.save_posting(Posting(first.id, 501, first.version + 1))
    assert await sqlite.outdated() == [(second.id, 2)]
    await sqlite.save_posting(Posting(second.id, None, second.version + 1))
    assert await sqlite.outdated() == []
    table = await sqlite.load(untold.id)
    assert table is not None
    assert table.version == untold.version + 1


async def test_a_deleted_person_is_another_in_each_server(sqlite: SqliteStore, path: Path) -> None:
    await evening(sqlite, 1)
    await evening(sqlite, 2)
    await evening(sqlite, 3, GUILD + 1)
    await sqlite.forget_person(ANN)
    with closing(sqlite3.connect(path)) as db:
        ghosts = db.execute(
            "SELECT guild_id, count(DISTINCT user_id) FROM results WHERE user_id < 0"
            " GROUP BY guild_id"
        ).fetchall()
        [(all_,)] = db.execute("SELECT count(DISTINCT user_id) FROM results WHERE user_id < 0")
    assert ghosts == [(GUILD, 1), (GUILD + 1, 1)]
    assert all_ == 2


async def test_a_person_can_be_deleted_from_one_server_alone(sqlite: SqliteStore) -> None:
    await evening(sqlite, 1)
    await evening(sqlite, 2, GUILD + 1)
    await sqlite.set_preference(ANN, "order", "value")
    await sqlite.forget_person(ANN, GUILD)
    assert await sqlite.stats(GUILD, GAME, ANN) is None
    assert await sqlite.stats(GUILD + 1, GAME, ANN) is not None
    assert await sqlite.preference(ANN, "order") == "value"


async def test_a_table_under_way_keeps_its_people(sqlite: SqliteStore, path: Path) -> None:
    row = await evening(sqlite, 1, end=False)
    assert await sqlite.running_of_person(ANN) == [row.id]
    assert await sqlite.running_of_person(ANN, GUILD + 1) == []
    await sqlite.forget_person(ANN)
    assert await sqlite.load(row.id) == row
    assert await sqlite.running_of_person(ANN, GUILD) == [row.id]
    left = after(
        row,
        host_id=BOB,
        seats=json.dumps([{"name": "page", "level": "page"}, {"name": "Bob", "user_id": BOB}]),
    )
    await sqlite.save(Change(left))
    await sqlite.forget_person(ANN)
    assert await sqlite.running_of_person(ANN) == []
    assert await sqlite.load(row.id) == left
    assert "Annabel" not in everything(path)


async def test_who_left_a_server_is_due_to_be_deleted_there_after_30_days(
    sqlite: SqliteStore,
) -> None:
    await evening(sqlite, 1)
    await evening(sqlite, 2, GUILD + 1)
    await sqlite.person_left(GUILD, ANN, 100.0)
    await sqlite.person_left(GUILD, ANN, 900.0)  # the clock runs already
    await sqlite.person_left(GUILD + 1, 7, 100.0)  # nothing is kept about them
    assert await sqlite.departures(GUILD) == {ANN: 100.0 + PURGE_AFTER}
    assert await sqlite.departures(GUILD + 1) == {}
    assert await sqlite.departures_due(99.0 + PURGE_AFTER) == []
    assert await sqlite.departures_due(100.0 + PURGE_AFTER) == [(GUILD, ANN)]
    await sqlite.forget_person(ANN, GUILD)
    assert await sqlite.stats(GUILD, GAME, ANN) is None
    assert await sqlite.stats(GUILD + 1, GAME, ANN) is not None
    assert await sqlite.departures_due(9e9) == []


async def test_who_is_back_in_time_loses_nothing(sqlite: SqliteStore) -> None:
    await evening(sqlite)
    await sqlite.person_left(GUILD, ANN, 100.0)
    await sqlite.person_returned(GUILD, ANN)
    await sqlite.guild_left(GUILD, 100.0)
    await sqlite.guild_returned(GUILD)
    assert await sqlite.departures_due(9e9) == []


async def test_a_server_the_bot_left_is_erased_after_30_days(
    sqlite: SqliteStore, path: Path
) -> None:
    row = await evening(sqlite)
    await sqlite.correct(GUILD, row.match_id or 0, by=ANN, reason="why", at=1.0, void=True)
    await sqlite.start_season(GUILD, 1.0)
    await sqlite.set_guild_setting(GUILD, "anything", "x")
    other = await evening(sqlite, 2, GUILD + 1)
    await sqlite.guild_left(GUILD, 100.0)
    assert await sqlite.departures(GUILD) == {THE_BOT: 100.0 + PURGE_AFTER}
    assert await sqlite.departures_due(100.0 + PURGE_AFTER) == [(GUILD, THE_BOT)]
    await sqlite.erase_guild(GUILD)
    with closing(sqlite3.connect(path)) as db:
        tables = [
            name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")
        ]
        for table in tables:
            columns = [column[1] for column in db.execute(f"PRAGMA table_info({table})")]
            if "guild_id" in columns:
                [(rows,)] = db.execute(f"SELECT count(*) FROM {table} WHERE guild_id = {GUILD}")
                assert rows == 0, table
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        assert db.execute("SELECT count(*) FROM moves").fetchall() == [(2,)]
    assert await sqlite.ended(GUILD + 1, other.match_id or 0) is not None


@pytest.mark.parametrize("matches", [0, 1, _CHUNK + 1])
async def test_a_server_is_erased_in_parts(sqlite: SqliteStore, matches: int) -> None:
    row = await finished(sqlite, 1, (1, 5, True), (2, 3, False)) if matches else None
    for _ in range(1, matches):
        assert row is not None
        match = MatchRow(sqlite.new_match_id(), row.id, GUILD, GAME, "{}", 0.0)
        row = replace(after(row), match_id=match.id)
        await sqlite.save(Change(row, match=match))
    assert await sqlite.erase_guild(GUILD) == matches
    assert (await sqlite.history(GUILD, offset=0, limit=9)).total == 0


async def test_how_much_is_kept_is_told_by_the_names_of_the_export(sqlite: SqliteStore) -> None:
    await evening(sqlite)
    counts = await sqlite.count_person(ANN)
    kept = await sqlite.export_person(ANN)
    assert counts == {kind: len(rows) for kind, rows in kept.items() if kind != "user_id"}
    assert counts["results"] == 1
    assert not any((await sqlite.count_person(999)).values())
