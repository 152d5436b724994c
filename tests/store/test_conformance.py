"""What every store must do, whatever database stands behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.errors import Conflict, StoreError
from engine.store.protocol import (
    Board,
    Change,
    MatchRow,
    Posting,
    RoundRow,
    Standing,
    Store,
)

from .conftest import Opener
from .rows import GAME, GUILD, after, begun, finished, lobby, move, result


async def board(
    store: Store, by: str = "points", offset: int = 0, limit: int = 10, user: int | None = None
) -> Board:
    return await store.board(GUILD, GAME, by=by, offset=offset, limit=limit, user_id=user)


def summed(rows: Sequence[Standing]) -> list[Standing]:
    """Without what ratings say."""
    return [replace(row, rating=None, uncertainty=0) for row in rows]


# --- Tables ---


async def test_what_is_saved_is_loaded(store: Store) -> None:
    row = lobby(store)
    await store.save(Change(row))
    assert await store.load(row.id) == row

    row = after(row, status="playing", state='{"é":1}', log="[1]", wake_at=12.5, host_id=31)
    await store.save(Change(row))
    assert await store.load(row.id) == row


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.load(99) is None


async def test_ids_are_new_also_after_a_restart(opener: Opener) -> None:
    store = await opener()
    row = await begun(store)
    assert store.new_table_id() > row.id
    await store.close()

    store = await opener()
    assert store.new_table_id() > row.id
    assert row.match_id is not None
    assert store.new_match_id() > row.match_id
    await store.close()


async def test_everything_is_there_after_a_restart(opener: Opener) -> None:
    store = await opener()
    row = after(await begun(store), wake_at=3.0)
    await store.save(Change(row, moves=[move(row, 0, None), move(row, 1)]))
    await store.close()

    store = await opener()
    assert await store.load(row.id) == row
    assert await store.moves(row.match_id or 0) == [move(row, 0, None), move(row, 1)]
    assert await store.due() == [(3.0, row.id)]
    await store.close()


@pytest.mark.parametrize("version", [1, 2, 4, 9])
async def test_only_the_next_version_is_kept(store: Store, version: int) -> None:
    row = await begun(store)  # version 2
    change = Change(replace(row, version=version, state="{}"), moves=[move(row)])
    with pytest.raises(Conflict):
        await store.save(change)
    assert await store.load(row.id) == row
    assert await store.moves(row.match_id or 0) == []


@pytest.mark.parametrize("version", [0, 2])
async def test_a_new_table_begins_at_version_1(store: Store, version: int) -> None:
    row = lobby(store, version=version)
    with pytest.raises(Conflict):
        await store.save(Change(row))
    assert await store.load(row.id) is None


@pytest.mark.parametrize("status", ["lobby", "playing", "round-over"])
async def test_a_channel_has_one_running_table(store: Store, status: str) -> None:
    kept = lobby(store, status=status)
    await store.save(Change(kept))
    second = lobby(store)
    with pytest.raises(Conflict):
        await store.save(Change(second))
    assert await store.load(second.id) is None

    await store.save(Change(after(kept, status="finished")))
    await store.save(Change(second))
    with pytest.raises(Conflict):  # a rematch while another table runs
        await store.save(Change(after(after(kept), status="playing")))


async def test_the_latest_table_of_a_channel(store: Store) -> None:
    assert await store.latest_in(20) is None
    first, second, third = lobby(store), lobby(store), lobby(store)
    for row in (second, first):
        await store.save(Change(row))
        await store.save(Change(after(row, status="finished")))
    assert await store.latest_in(20) == after(first, status="finished")

    await store.save(Change(third))
    assert await store.latest_in(20) == third
    await store.save(Change(after(third, status="closed")))
    await store.save(Change(after(after(first), status="closed")))
    assert await store.latest_in(20) == after(second, status="finished")
    assert await store.latest_in(21) is None


async def test_running_tables_of_a_server(store: Store) -> None:
    running = lobby(store, 1)
    over, closed, elsewhere = lobby(store, 2), lobby(store, 3), lobby(store, 4, guild_id=11)
    for row in (running, over, closed, elsewhere):
        await store.save(Change(row))
    await store.save(Change(after(over, status="finished")))
    await store.save(Change(after(closed, status="closed")))
    assert await store.running_of_guild(GUILD) == [running.id]


async def test_wake_times_come_soonest_first(store: Store) -> None:
    late, never, soon = lobby(store, 1, wake_at=9.5), lobby(store, 2), lobby(store, 3, wake_at=2)
    for row in (late, never, soon):
        await store.save(Change(row))
    assert await store.due() == [(2.0, soon.id), (9.5, late.id)]
    await store.save(Change(after(soon, wake_at=None)))
    assert await store.due() == [(9.5, late.id)]


# --- Matches ---


async def test_a_match_and_its_moves(store: Store) -> None:
    row = after(await begun(store))
    moves = [move(row, 0, None), move(row, 1, 0), move(row, 2, 1)]
    await store.save(Change(row, moves=moves[:2], rounds=[RoundRow(row.match_id or 0, 1, "", "")]))
    row = after(row)
    await store.save(Change(row, moves=moves[2:]))
    match_id = row.match_id or 0
    assert await store.moves(match_id) == moves
    assert await store.match(match_id) == MatchRow(
        match_id, row.id, GUILD, GAME, '{"record":1}', 5.0
    )
    assert await store.match(99) is None
    assert await store.moves(99) == []


async def test_a_move_is_written_once(store: Store) -> None:
    row = after(await begun(store))
    await store.save(Change(row, moves=[move(row)]))
    with pytest.raises(Conflict):
        await store.save(Change(after(row), moves=[move(row)]))
    assert await store.load(row.id) == row


async def test_a_move_needs_its_match(store: Store) -> None:
    row = await begun(store)
    stray = replace(move(row), match_id=99)
    with pytest.raises(StoreError):
        await store.save(Change(after(row), moves=[stray]))
    assert await store.load(row.id) == row


async def test_results_are_written_once(store: Store) -> None:
    row = await finished(store, 20, (1, 50, True), (2, 40, False))
    again = Change(after(row), results=[result(row, 3, 7, seat=5)], finished_at=9.0)
    with pytest.raises(Conflict):
        await store.save(again)
    assert await store.load(row.id) == row
    assert [s.user_id for s in (await board(store)).rows] == [1, 2]


async def test_results_close_the_match_of_their_table(store: Store) -> None:
    row = await begun(store)
    closing = after(row, status="finished")
    other = replace(result(row, 1, 5), match_id=99)
    for change in (
        Change(closing, results=[result(row, 1, 5)]),  # without an end
        Change(closing, results=[other], finished_at=9.0),
    ):
        with pytest.raises(StoreError):
            await store.save(change)
    assert await store.load(row.id) == row
    assert await board(store) == Board()


async def test_a_match_may_end_without_results(store: Store) -> None:
    row = await begun(store)
    await store.save(Change(after(row, status="closed"), finished_at=9.0))
    assert await board(store) == Board()


async def test_a_value_the_database_cannot_hold_is_refused(store: Store) -> None:
    for bad in ({"host_id": 2**70}, {"state": "\ud800"}, {"status": "asleep"}):
        row = lobby(store, **bad)
        with pytest.raises(StoreError):
            await store.save(Change(row))
        assert await store.load(row.id) is None
    await store.save(Change(lobby(store)))


# --- Leaderboards ---


async def test_totals_sum_the_results_of_people(store: Store) -> None:
    row = after(await begun(store, 1), status="finished")
    people = [
        result(row, 1, 50, won=True, name="Ann"),
        result(row, None, 90, seat=1, name="Page"),
        result(row, 2, -5, seat=2, name="Bob"),
    ]
    await store.save(Change(row, results=people, finished_at=9.0))
    row = after(await begun(store, 2), status="finished")
    renamed = [result(row, 1, 25, name="Anne"), result(row, 2, 4, seat=1, name="Bob")]
    await store.save(Change(row, results=renamed, finished_at=10.0))

    assert summed((await board(store)).rows) == [
        Standing(1, 1, "Anne", 75, 2, 1, 50),
        Standing(2, 2, "Bob", -1, 2, 0, 4),
    ]


async def test_a_person_alone_among_computers_is_not_on_the_board(store: Store) -> None:
    row = after(await begun(store, 1), status="finished")
    results = [result(row, 1, 50, won=True), result(row, None, 90, seat=1, name="Page")]
    await store.save(Change(row, results=results, finished_at=9.0))
    assert await board(store) == Board()


async def test_equal_values_share_a_rank(store: Store) -> None:
    await finished(store, 1, (1, 50, True), (2, 40, False), (3, 40, False), (4, 30, False))
    ranks = [(s.rank, s.user_id) for s in (await board(store)).rows]
    assert ranks == [(1, 1), (2, 2), (2, 3), (4, 4)]


async def test_order_among_equals_is_stable(store: Store) -> None:
    row = after(await begun(store, 1), status="finished")
    results = [
        result(row, 9, 10, seat=0, name="Bea"),
        result(row, 8, 10, seat=1, name="Bea"),
        result(row, 7, 10, seat=2, name="Zoe", won=True),
        result(row, 6, 10, seat=3, name="Amy"),
    ]
    await store.save(Change(row, results=results, finished_at=9.0))
    assert [s.user_id for s in (await board(store)).rows] == [7, 6, 8, 9]
    by_wins = await board(store, "wins")
    assert [(s.rank, s.user_id) for s in by_wins.rows] == [(1, 7), (2, 6), (2, 8), (2, 9)]
    assert [s.rank for s in (await board(store, "matches")).rows] == [1, 1, 1, 1]


async def test_pages_and_the_own_row_with_its_true_rank(store: Store) -> None:
    await finished(store, 1, *((user, 100 - user // 2, False) for user in range(1, 8)))
    page = await board(store, offset=2, limit=2, user=7)
    assert [(s.rank, s.user_id) for s in page.rows] == [(2, 3), (4, 4)]
    assert page.total == 7
    assert page.own is not None
    assert summed([page.own]) == [Standing(6, 7, "user 7", 97, 1, 0, 97)]

    beyond = await board(store, offset=50, user=999)
    assert (beyond.rows, beyond.total, beyond.own) == ((), 7, None)


async def test_boards_are_of_one_server_and_one_game(store: Store) -> None:
    await finished(store, 1, (1, 50, True))
    for guild_id, game in ((11, GAME), (GUILD, "famous-monarchs")):
        other = await store.board(guild_id, game, by="points", offset=0, limit=9, user_id=1)
        assert other == Board()


async def test_an_unknown_board_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="luck"):
        await board(store, "luck")


# --- Postings and preferences ---


async def test_where_a_table_is_shown(store: Store) -> None:
    row = lobby(store)
    await store.save(Change(row))
    assert await store.posting(row.id) == Posting(row.id)
    assert await store.table_of_message(500) is None
    assert await store.unshown() == [row.id]

    for posting in (Posting(row.id, 400, 0), Posting(row.id, 500, 1, 501, 600, 7)):
        await store.save_posting(posting)
        assert await store.posting(row.id) == posting
    assert await store.table_of_message(400) is None
    assert await store.table_of_message(500) == row.id
    assert await store.unshown() == []

    await store.save(Change(after(row, status="finished")))
    assert await store.unshown() == [row.id]
    await store.save(Change(after(after(row), status="closed")))
    assert await store.unshown() == []


async def test_tables_that_are_shown_come_last_changed_first(store: Store) -> None:
    rows = [lobby(store, channel) for channel in range(1, 6)]
    for row in rows:
        await store.save(Change(row))
        await store.save_posting(Posting(row.id, 400 + row.id, 1))
    first, behind, gone, over, last = rows
    await store.save(Change(after(first)))
    await store.save_posting(Posting(first.id, 401, 2))
    await store.save(Change(after(behind)))
    await store.save_posting(Posting(gone.id, None, 1))
    await store.save(Change(after(over, status="finished")))
    await store.save_posting(Posting(over.id, 404, 2))
    assert await store.shown() == [first.id, last.id]


async def test_the_newest_of_many_postings_wins(store: Store) -> None:
    row = lobby(store)
    await store.save(Change(row))
    await asyncio.gather(*(store.save_posting(Posting(row.id, 400 + n, n)) for n in range(20)))
    assert await store.posting(row.id) == Posting(row.id, 419, 19)


async def test_preferences(store: Store) -> None:
    assert await store.preference(1, "order") is None
    for value in ("kind", "value"):
        await store.set_preference(1, "order", value)
        assert await store.preference(1, "order") == value
    assert await store.preference(2, "order") is None
    assert await store.preference(1, "locale") is None
    await store.set_preference(2, "order", "kind")
    await store.set_preference(3, "locale", "ko")
    assert await store.preferences("order") == {1: "value", 2: "kind"}
    assert await store.preferences("pings") == {}


# --- At the same moment ---


async def test_of_two_changes_of_one_version_one_is_kept(store: Store) -> None:
    row = await begun(store)
    outcomes = await asyncio.gather(
        *(store.save(Change(after(row, log=f"[{n}]"))) for n in range(5)), return_exceptions=True
    )
    assert [outcome for outcome in outcomes if outcome is None] == [None]
    assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome)


async def test_changes_asked_for_together_are_kept_in_their_order(store: Store) -> None:
    first, second = lobby(store), lobby(store)
    await asyncio.gather(
        store.save(Change(first)),
        store.save(Change(after(first, status="closed"))),
        store.save(Change(second)),
        store.save(Change(after(second, status="playing"))),
    )
    assert await store.latest_in(20) == after(second, status="playing")


async def test_one_bad_change_among_many(store: Store) -> None:
    rows = [lobby(store, channel) for channel in range(50)]
    rows[20] = replace(rows[20], channel_id=19)
    rows[30] = replace(rows[30], version=7)
    outcomes = await asyncio.gather(
        *(store.save(Change(row)) for row in rows), return_exceptions=True
    )
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [20, 30]
    assert all(isinstance(outcomes[n], Conflict) for n in (20, 30))
    assert len(await store.running_of_guild(GUILD)) == 48


async def test_closing_keeps_what_is_waiting(opener: Opener) -> None:
    store = await opener()
    rows = [lobby(store, channel) for channel in range(9)]
    saves = [asyncio.create_task(store.save(Change(row))) for row in rows]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    await asyncio.gather(*saves)
    with pytest.raises(StoreError):
        await store.save(Change(rows[0]))
    with pytest.raises(StoreError):
        await store.load(1)

    store = await opener()
    assert len(await store.running_of_guild(GUILD)) == 9
    await store.close()
