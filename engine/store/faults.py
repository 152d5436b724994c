"""What SQLite complains about, as one clear line each."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from engine.errors import Conflict, StoreError

SQLITE_ERRORS: Final = (sqlite3.Error, ValueError, OverflowError)
"""All a connection raises: ``ValueError`` when it is closed or a text cannot be encoded."""

_REASONS: Final = {
    sqlite3.SQLITE_BUSY: "locked by another process",
    sqlite3.SQLITE_LOCKED: "locked by another process",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk does not answer",
    sqlite3.SQLITE_NOTADB: "not a database",
    sqlite3.SQLITE_PERM: "may not be opened",
    sqlite3.SQLITE_READONLY: "may not be written to",
}

_ALREADY_KEPT: Final = (
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
)


class Refused(Exception):
    """A statement that changed fewer rows than it must: the change is an older version's."""


def store_error(path: Path, error: Exception) -> StoreError:
    """The ``StoreError`` that tells of ``error``; a ``Conflict`` where something stood there."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    if isinstance(error, Refused) or code in _ALREADY_KEPT:
        return Conflict(f"{path}: not kept: {error}")
    reason = _REASONS.get(code & 0xFF)  # the low byte says what, the rest where
    return StoreError(f"{path}: {reason} ({error})" if reason else f"{path}: {error}")
