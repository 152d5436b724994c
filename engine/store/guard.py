"""One process a database: an advisory lock that the system drops when its holder dies."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from engine.errors import StoreError

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Guard:
    """Holds ``<database>.lock`` until ``release``.

    The file stays: removing it would let two processes hold two files of one name. Raises
    ``StoreError`` when another process holds it or the file cannot be made.
    """

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise StoreError(f"{path}: cannot be opened ({error.strerror})") from error
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise StoreError(f"{database}: in use by another process") from error

    def release(self) -> None:
        """Let others in. Safe to call twice."""
        self._file.close()
