"""Whole databases as files: backed up while the bot runs, restored, and written out as text."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from engine.errors import StoreError
from engine.store.faults import SQLITE_ERRORS, store_error
from engine.store.guard import Guard
from engine.store.migrations import APPLICATION_ID, MIGRATIONS
from engine.store.recount import connect_readonly

_SIDE_FILES: Final = ("", "-wal", "-shm")
"""What SQLite may keep beside a database; together they are the database."""


def backup(database: Path, target: Path) -> int:
    """Copy the database as it is at one moment; the copy's size in bytes.

    The bot may run on. The copy is opened and checked before it gets its name. Raises
    ``StoreError``; then there is no copy.
    """
    if target.exists():
        raise StoreError(f"{target}: is there already")
    if not database.exists():
        raise StoreError(f"{database}: no such file")
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        _copy(database, part)
        inspect(part)
        part.replace(target)
    except OSError as error:
        raise StoreError(f"{target}: cannot be written ({error.strerror})") from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def restore(database: Path, source: Path, suffix: str) -> Path | None:
    """Put a backup in the database's place; where the old one went, ``<database><suffix>``.

    Raises ``StoreError``, and has changed nothing, while the bot runs or for a file that is not a
    sound database of ours.
    """
    if not source.exists():
        raise StoreError(f"{source}: no such file")
    if database.exists() and source.samefile(database):
        raise StoreError(f"{source}: is the database itself")
    guard = Guard(database)
    part = database.with_name(f".{database.name}.{os.getpid()}.part")
    try:
        inspect(source)
        _copy(source, part)
        aside = database.with_name(database.name + suffix)
        kept = [side for side in _SIDE_FILES if _beside(database, side).exists()]
        for side in kept:
            _beside(database, side).rename(_beside(aside, side))
        part.replace(database)
    except OSError as error:
        raise StoreError(f"{database}: cannot be replaced ({error.strerror})") from error
    finally:
        part.unlink(missing_ok=True)
        guard.release()
    return aside if kept else None


def inspect(path: Path) -> int:
    """The version of a database of ours. Raises ``StoreError`` for a damaged or foreign file."""
    try:
        # A read-only connection would not look at CHECK constraints.
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as db:
            db.execute("PRAGMA query_only = ON")
            [(mark,)] = db.execute("PRAGMA application_id")
            [(version,)] = db.execute("PRAGMA user_version")
            if mark != APPLICATION_ID:
                raise StoreError(f"{path}: a database of some other program")
            if version > len(MIGRATIONS):
                raise StoreError(f"{path}: of a newer version of the bot; update the bot")
            [(first,), *_] = db.execute("PRAGMA integrity_check")
            if first != "ok":
                raise StoreError(f"{path}: damaged ({first})")
            return int(version)
    except SQLITE_ERRORS as error:
        raise store_error(path, error) from error


def dump(database: Path, guild_id: int | None, write: Callable[[str], object]) -> int:
    """Write every row, or those of one server, as a line of JSON; how many there were.

    A line is ``{"table": name, "row": {column: value}}``; JSON columns stay texts. Preferences
    belong to no server and are only in the whole. Raises ``StoreError``.
    """
    if not database.exists():
        raise StoreError(f"{database}: no such file")
    try:
        with closing(connect_readonly(database)) as db:
            db.execute("BEGIN")  # one moment for all tables
            return sum(
                _dump_table(db, table, guild_id, write)
                for (table,) in db.execute(
                    "SELECT name FROM sqlite_schema WHERE type = 'table'"
                    " AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
                ).fetchall()
            )
    except SQLITE_ERRORS as error:
        raise store_error(database, error) from error


def _dump_table(
    db: sqlite3.Connection, table: str, guild_id: int | None, write: Callable[[str], object]
) -> int:
    columns = {column[1] for column in db.execute(f"PRAGMA table_info({table})")}
    if guild_id is None:
        where = "1"
    elif "guild_id" in columns:
        where = "guild_id = :guild"
    elif "match_id" in columns:
        where = "match_id IN (SELECT id FROM matches WHERE guild_id = :guild)"
    elif "table_id" in columns:
        where = "table_id IN (SELECT id FROM tables WHERE guild_id = :guild)"
    else:
        return 0
    cursor = db.execute(f"SELECT * FROM {table} WHERE {where}", {"guild": guild_id})  # noqa: S608
    names = [column[0] for column in cursor.description]
    count = 0
    for row in cursor:
        line = {"table": table, "row": dict(zip(names, row, strict=True))}
        write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
        count += 1
    return count


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(connect_readonly(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    except SQLITE_ERRORS as error:
        raise store_error(source, error) from error


def _beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)
