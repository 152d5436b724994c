"""The database's versions: forward only, each whole or not at all."""

# ruff: noqa: ASYNC240 (files are prepared while nothing else runs)

from __future__ import annotations

import sqlite3
from pathlib import Path

import aiosqlite
import pytest

from engine.errors import StoreError
from engine.store.migrations import APPLICATION_ID, MIGRATIONS, migrate, read_migrations
from engine.store.sqlite import open_store

from .rows import begun

NEWEST = len(MIGRATIONS)


async def bring_to(path: Path, *migrations: str) -> None:
    async with aiosqlite.connect(path, isolation_level=None) as db:
        await migrate(db, path, migrations)


def ask(path: Path, query: str) -> object:
    db = sqlite3.connect(path)
    try:
        return db.execute(query).fetchone()[0]
    finally:
        db.close()


@pytest.mark.parametrize("version", range(NEWEST + 1))
async def test_every_older_version_is_brought_up(path: Path, version: int) -> None:
    await bring_to(path, *MIGRATIONS[:version])
    assert ask(path, "PRAGMA user_version") == version
    store = await open_store(path)
    row = await begun(store)
    await store.close()
    assert ask(path, "PRAGMA user_version") == NEWEST
    store = await open_store(path)
    assert await store.load(row.id) == row
    await store.close()


async def test_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    newer = NEWEST + 3
    await bring_to(path, *MIGRATIONS, *["SELECT 1"] * 3)
    before = path.read_bytes()
    for readonly in (False, True):
        with pytest.raises(StoreError, match=rf"version {newer} is newer than version {NEWEST}\b"):
            await open_store(path, readonly=readonly)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("CREATE TABLE songs (id) ; INSERT INTO nowhere VALUES (1)", "nowhere"),
        (
            "CREATE TABLE songs (id); INSERT INTO postings (table_id, shown_version) VALUES (77, 1)",
            "rows point at rows that are not there",
        ),
    ],
)
async def test_a_migration_that_fails_leaves_the_older_version(
    path: Path, script: str, reason: str
) -> None:
    with pytest.raises(StoreError, match=rf"{reason}.*while upgrading to version {NEWEST + 1}"):
        await bring_to(path, *MIGRATIONS, script)
    assert ask(path, "PRAGMA user_version") == NEWEST
    assert ask(path, "SELECT count(*) FROM sqlite_schema WHERE name = 'songs'") == 0
    store = await open_store(path)
    await store.close()


async def test_readonly_does_not_upgrade(path: Path) -> None:
    path.touch()
    with pytest.raises(StoreError, match=f"version 0 is older than version {NEWEST}"):
        await open_store(path, readonly=True)
    assert path.read_bytes() == b""


@pytest.mark.parametrize(
    "script", ["CREATE TABLE songs (id)", "PRAGMA user_version = 1", "PRAGMA application_id = 7"]
)
async def test_another_programs_database_is_refused(path: Path, script: str) -> None:
    db = sqlite3.connect(path)
    db.execute(script)
    db.commit()
    db.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="some other program"):
        await open_store(path)
    assert path.read_bytes() == before


async def test_the_file_is_marked_as_ours(path: Path) -> None:
    await (await open_store(path)).close()
    assert ask(path, "PRAGMA application_id") == APPLICATION_ID


def test_a_missing_number_is_refused(tmp_path: Path) -> None:
    (tmp_path / "0001_first.sql").write_text("SELECT 1")
    (tmp_path / "0003_third.sql").write_text("SELECT 3")
    with pytest.raises(StoreError, match="migration 2 was expected"):
        read_migrations(tmp_path)
