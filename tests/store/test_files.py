"""Backups are sound or not there; restoring never loses the one before."""

# ruff: noqa: ASYNC240 (files are looked at while nothing else runs)

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine.errors import StoreError
from engine.store import files
from engine.store.migrations import APPLICATION_ID
from engine.store.sqlite import SqliteStore, open_store

from .rows import GUILD, begun, finished

SUFFIX = ".before"


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


async def test_a_backup_while_the_bot_runs_has_all_that_was_kept(
    sqlite: SqliteStore, path: Path, tmp_path: Path
) -> None:
    row = await begun(sqlite)
    target = tmp_path / "backup.db"
    assert files.backup(path, target) == target.stat().st_size
    copy = await open_store(target)
    assert await copy.load(row.id) == row
    await copy.close()


async def test_a_backup_takes_nothing_elses_place(
    sqlite: SqliteStore, path: Path, tmp_path: Path
) -> None:
    target = tmp_path / "backup.db"
    target.write_text("precious")
    with pytest.raises(StoreError, match="is there already"):
        files.backup(path, target)
    assert target.read_text() == "precious"
    with pytest.raises(StoreError, match="no such file"):
        files.backup(tmp_path / "no.db", tmp_path / "other.db")
    with pytest.raises(StoreError, match="cannot be opened"):
        files.backup(path, tmp_path / "no folder" / "backup.db")
    assert "backup.db" in names(tmp_path)
    assert not any("part" in name for name in names(tmp_path))


async def test_a_backup_that_cannot_get_its_name(
    sqlite: SqliteStore, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(StoreError, match=r"cannot be written \(No space left"):
        files.backup(path, tmp_path / "backup.db")
    assert not any("backup" in name for name in names(tmp_path))


async def test_a_damaged_database_has_no_backup(path: Path, tmp_path: Path) -> None:
    store = await open_store(path)
    await begun(store)
    await store.close()
    content = path.read_bytes()
    path.write_bytes(content[: 4096 * 3] + b"\xff" * (len(content) - 4096 * 3))
    with pytest.raises(StoreError, match="damaged"):
        files.backup(path, tmp_path / "backup.db")
    assert not any("backup" in name for name in names(tmp_path))


async def test_a_database_with_impossible_values_has_no_backup(path: Path, tmp_path: Path) -> None:
    store = await open_store(path)
    await finished(store, 1, (1, 50, True), (2, 40, False))
    await store.close()
    made(path, "PRAGMA ignore_check_constraints = ON", "UPDATE tables SET version = 0")
    with pytest.raises(StoreError, match=r"damaged \(CHECK constraint"):
        files.backup(path, tmp_path / "backup.db")


async def test_restoring_keeps_the_one_before_aside(path: Path, tmp_path: Path) -> None:
    store = await open_store(path)
    first = await begun(store, 1)
    files.backup(path, tmp_path / "backup.db")
    second = await begun(store, 2)
    await store.close()
    aside = files.restore(path, tmp_path / "backup.db", SUFFIX)
    assert aside == tmp_path / "regalia.db.before"
    for file, there, missing in ((path, first, second), (aside, second, None)):
        store = await open_store(file)
        assert await store.load(there.id) == there
        assert missing is None or await store.load(missing.id) is None
        await store.close()


async def test_what_a_crash_left_beside_goes_aside_with_it(path: Path, tmp_path: Path) -> None:
    store = await open_store(path)
    files.backup(path, tmp_path / "backup.db")
    row = await begun(store)
    for side in ("", "-wal"):  # as they lie there after a crash
        shutil.copy(tmp_path / f"regalia.db{side}", tmp_path / f"crashed.db{side}")
    await store.close()
    crashed = tmp_path / "crashed.db"
    aside = files.restore(crashed, tmp_path / "backup.db", SUFFIX)
    assert aside is not None
    for file, kept in ((crashed, None), (aside, row)):
        store = await open_store(file)
        assert await store.load(row.id) == kept
        await store.close()


async def test_restoring_where_there_is_nothing(
    sqlite: SqliteStore, path: Path, tmp_path: Path
) -> None:
    files.backup(path, tmp_path / "backup.db")
    assert files.restore(tmp_path / "new.db", tmp_path / "backup.db", SUFFIX) is None
    await (await open_store(tmp_path / "new.db")).close()


async def test_nothing_is_restored_while_the_bot_runs(
    sqlite: SqliteStore, path: Path, tmp_path: Path
) -> None:
    row = await begun(sqlite)
    files.backup(path, tmp_path / "backup.db")
    with pytest.raises(StoreError, match="in use by another process"):
        files.restore(path, tmp_path / "backup.db", SUFFIX)
    assert await sqlite.load(row.id) == row


def made(path: Path, *script: str) -> Path:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(";".join(script))
    return path


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (["CREATE TABLE songs (id)"], "some other program"),
        (
            [f"PRAGMA application_id = {APPLICATION_ID}", "PRAGMA user_version = 999"],
            "newer version",
        ),
    ],
)
async def test_only_a_sound_database_of_ours_is_restored(
    path: Path, tmp_path: Path, script: list[str], reason: str
) -> None:
    store = await open_store(path)
    row = await begun(store)
    await store.close()
    with pytest.raises(StoreError, match=reason):
        files.restore(path, made(tmp_path / "odd.db", *script), SUFFIX)
    (tmp_path / "text.db").write_text("not a database " * 100)
    with pytest.raises(StoreError, match="not a database"):
        files.restore(path, tmp_path / "text.db", SUFFIX)
    with pytest.raises(StoreError, match="no such file"):
        files.restore(path, tmp_path / "no.db", SUFFIX)
    with pytest.raises(StoreError, match="is the database itself"):
        files.restore(path, path, SUFFIX)
    store = await open_store(path)
    assert await store.load(row.id) == row
    await store.close()
    assert not any("part" in name for name in names(tmp_path))


async def test_a_restore_that_cannot_take_its_place(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_store(path)).close()
    files.backup(path, tmp_path / "backup.db")

    def refuse(*_: object) -> None:
        raise OSError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        with pytest.raises(StoreError, match=r"cannot be replaced \(Permission denied\)"):
            files.restore(path, tmp_path / "backup.db", SUFFIX)
    await (await open_store(path)).close()


# --- Written out ---


async def test_every_row_is_written_out(sqlite: SqliteStore, path: Path) -> None:
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), tallies=[{"draw": 1}] * 2)
    await finished(sqlite, 2, (3, 50, True), (4, 40, False), guild_id=GUILD + 1)
    await sqlite.set_preference(1, "order", "value")
    lines: list[str] = []
    assert files.dump(path, None, lines.append) == len(lines)
    rows = [json.loads(line) for line in lines]
    with closing(sqlite3.connect(path)) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'"):
            [(count,)] = db.execute(f"SELECT count(*) FROM {table}")
            assert sum(row["table"] == table for row in rows) == count, table

    own: list[Any] = []
    files.dump(path, GUILD, lambda line: own.append(json.loads(line)))
    assert {row["table"] for row in own} >= {"tables", "matches", "rounds", "results", "tallies"}
    assert "preferences" not in {row["table"] for row in own}
    assert all(row["row"].get("guild_id", GUILD) == GUILD for row in own)
    assert all(row["row"].get("match_id", 1) == 1 for row in own)


def test_a_file_that_is_no_database_is_not_written_out(path: Path) -> None:
    with pytest.raises(StoreError, match="no such file"):
        files.dump(path, None, print)
    path.write_text("not a database " * 100)
    with pytest.raises(StoreError, match="not a database"):
        files.dump(path, None, print)
