"""The database's versions: numbered SQL files, applied once each, forward only.

``migrations/0001_….sql`` leads from an empty file to version 1, the next to version 2. The
version is SQLite's ``user_version``. A migration and its number are one transaction: a crash in
between leaves the older version, whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import aiosqlite

from engine.errors import StoreError
from engine.store.faults import SQLITE_ERRORS, store_error

APPLICATION_ID: Final = 0x5245474C
"""Marks a SQLite file as ours ("REGL")."""


def read_migrations(folder: Path = Path(__file__).parent / "migrations") -> tuple[str, ...]:
    """The scripts in their order; the n-th leads to version n."""
    files = sorted(folder.glob("*.sql"))
    for number, file in enumerate(files, start=1):
        if int(file.name.split("_")[0]) != number:
            raise StoreError(f"{file}: migration {number} was expected here")
    return tuple(file.read_text(encoding="utf-8") for file in files)


MIGRATIONS: Final = read_migrations()


async def check_version(
    db: aiosqlite.Connection, path: Path, migrations: Sequence[str] = MIGRATIONS
) -> int:
    """The database's version; 0 for an empty one.

    Writes nothing. Raises ``StoreError`` for a database of a newer version, or of something else.
    """
    version = await _number(db, "PRAGMA user_version")
    mark = await _number(db, "PRAGMA application_id")
    empty = not await _number(db, "SELECT count(*) FROM sqlite_schema")
    if mark != APPLICATION_ID and not (empty and version == mark == 0):
        raise StoreError(f"{path}: a database of some other program")
    if version > len(migrations):
        raise StoreError(
            f"{path}: database version {version} is newer than version {len(migrations)}, "
            "the newest known here; update the bot"
        )
    return version


async def migrate(
    db: aiosqlite.Connection, path: Path, migrations: Sequence[str] = MIGRATIONS
) -> None:
    """Bring the database to the newest version, one transaction a migration.

    Foreign keys must be off, so that a migration may rebuild a table; they are checked before
    each commit. Raises ``StoreError``; the database is then at the last version that succeeded.
    """
    version = await check_version(db, path, migrations)
    for number, script in enumerate(migrations[version:], start=version + 1):
        try:
            await db.executescript(f"BEGIN IMMEDIATE;\n{script}\n;PRAGMA user_version = {number};")
            if await db.execute_fetchall("PRAGMA foreign_key_check"):
                raise ValueError("rows point at rows that are not there")
            await db.commit()
        except SQLITE_ERRORS as error:
            await db.rollback()
            reason = store_error(path, error)
            raise StoreError(f"{reason}, while upgrading to version {number}") from error


async def _number(db: aiosqlite.Connection, query: str) -> int:
    [row] = await db.execute_fetchall(query)
    number: int = row[0]
    return number
