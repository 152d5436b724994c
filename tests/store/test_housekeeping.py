"""The house's own memory: servers' settings, time it was closed, and moves taken back."""

from __future__ import annotations

import asyncio
import json

import pytest
from pydantic import ValidationError

from engine.errors import StoreError
from engine.store.housekeeping import GuildSettings
from engine.store.protocol import Change
from engine.store.sqlite import SqliteStore
from tests.store.rows import GUILD, after, begun, lobby, move


async def test_a_server_that_chose_nothing_has_the_defaults(store: SqliteStore) -> None:
    settings = await store.settings(GUILD)
    assert settings == GuildSettings()
    assert (settings.clock, settings.openers, settings.table_limit) == (300, "everyone", 20)


async def test_what_a_server_chose_is_kept_until_it_is_reset(store: SqliteStore) -> None:
    chosen = GuildSettings(
        language="ko",
        rules={"queen-of-scots": {"target": 500}},
        clock=0,
        allowed_channels=(1, 2**60),
        openers="moderators",
        computers=False,
        table_limit=3,
        in_thread=True,
    )
    await store.save_settings(GUILD, chosen)
    assert await store.settings(GUILD) == chosen
    assert await store.settings(GUILD + 1) == GuildSettings()
    await store.save_settings(GUILD, GuildSettings())
    assert await store.settings(GUILD) == GuildSettings()


@pytest.mark.parametrize("limit", [0, 51])
def test_a_server_has_from_1_to_50_tables(limit: int) -> None:
    with pytest.raises(ValidationError):
        GuildSettings(table_limit=limit)


@pytest.mark.parametrize("kept", ["{", '{"openers": "cats"}', "[]"])
async def test_settings_that_cannot_be_read_are_the_defaults(store: SqliteStore, kept: str) -> None:
    await store.set_guild_setting(GUILD, "tables", kept)
    assert await store.settings(GUILD) == GuildSettings()


async def test_a_setting_of_a_later_version_is_passed_over(store: SqliteStore) -> None:
    await store.set_guild_setting(GUILD, "tables", '{"clock": 60, "music": "lute"}')
    assert await store.settings(GUILD) == GuildSettings(clock=60)


# --- time that does not count ---


async def test_what_was_due_is_later_by_as_long_as_the_house_was_closed(store: SqliteStore) -> None:
    pace = {"clock": 60, "deadline": 1060.5, "seen": 1000.0, "votes": [[1, 2]]}
    waiting = lobby(store, 20, wake_at=1040.5, pace=json.dumps(pace))
    idle = lobby(store, 21, pace=json.dumps(pace))
    bare = lobby(store, 22, wake_at=1001.0)
    for row in (waiting, idle, bare):
        await store.save(Change(row))
    assert await store.reopen(1000.0) == 0, "it was never open before"
    await store.beat(1010.0)
    assert await store.reopen(1110.0) == 100
    moved = await store.load(waiting.id)
    assert moved is not None
    assert (moved.wake_at, moved.version) == (1140.5, 1)
    assert json.loads(moved.pace) == pace | {"deadline": 1160.5, "seen": 1100.0}
    assert await store.load(idle.id) == idle
    assert await store.due() == [(1101.0, bare.id), (1140.5, waiting.id)]
    assert await store.reopen(1110.0) == 0, "once"


async def test_a_clock_set_back_moves_nothing(store: SqliteStore) -> None:
    row = lobby(store, wake_at=1040.0)
    await store.save(Change(row))
    await store.beat(1000.0)
    assert await store.reopen(500.0) == 0
    assert await store.load(row.id) == row


# --- moves taken back ---


async def test_a_move_taken_back_is_kept_no_longer(store: SqliteStore) -> None:
    row = await begun(store)
    assert row.match_id is not None
    row = after(row)
    await store.save(Change(row, moves=[move(row, 0), move(row, 1)]))
    row = after(row)
    await store.save(Change(row, undone=[(row.match_id, 1)]))
    assert await store.moves(row.match_id) == [move(row, 0)]
    row = after(row)
    await store.save(Change(row, moves=[move(row, 1, seat=2)]))
    assert await store.moves(row.match_id) == [move(row, 0), move(row, 1, seat=2)]


async def test_a_move_that_is_not_kept_cannot_be_taken_back(store: SqliteStore) -> None:
    row = await begun(store)
    assert row.match_id is not None
    with pytest.raises(StoreError, match="not kept"):
        await store.save(Change(after(row), undone=[(row.match_id, 0)]))
    assert await store.load(row.id) == row


async def test_asked_for_together_move_and_undo_are_done_in_their_order(store: SqliteStore) -> None:
    row = await begun(store)
    assert row.match_id is not None
    moved = after(row)
    undone = after(moved)
    again = after(undone)
    await asyncio.gather(
        store.save(Change(moved, moves=[move(row, 0)])),
        store.save(Change(undone, undone=[(row.match_id, 0)])),
        store.save(Change(again, moves=[move(row, 0, seat=1)])),
    )
    assert await store.moves(row.match_id) == [move(row, 0, seat=1)]
    assert await store.load(row.id) == again
