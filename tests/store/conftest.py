"""The stores that must pass the conformance suite, and a SQLite one for its own tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from engine.store.protocol import Store
from engine.store.sqlite import SqliteStore, open_store

Opener = Callable[[], Awaitable[Store]]


def _sqlite(folder: Path) -> Opener:
    return lambda: open_store(folder / "regalia.db")


OPENERS: dict[str, Callable[[Path], Opener]] = {"sqlite": _sqlite}
"""By name: what opens the same store of a folder again and again. Another database: a line here."""


@pytest.fixture(params=sorted(OPENERS))
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    return OPENERS[request.param](tmp_path)


@pytest.fixture
async def store(opener: Opener) -> AsyncIterator[Store]:
    opened = await opener()
    yield opened
    await opened.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "regalia.db"


@pytest.fixture
async def sqlite(path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_store(path, busy_seconds=0.05)
    yield opened
    await opened.close()
