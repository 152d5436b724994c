"""The check finds whatever was changed behind the bot's back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from engine.errors import StoreError
from engine.store.migrations import MIGRATIONS, migrate
from engine.store.proof import prove
from engine.store.sqlite import SqliteStore

from .rows import GUILD, finished


@pytest.fixture
async def played(sqlite: SqliteStore, path: Path) -> Path:
    """A sound database with two seasons of matches."""
    await finished(sqlite, 1, (1, 50, True), (2, 40, False), tallies=[{"draw": 1}] * 2)
    await sqlite.start_season(GUILD, 10.0)
    await finished(sqlite, 2, (1, 5, False), (2, 9, True), at=11.0)
    await finished(sqlite, 3, (3, 5, True), (4, 3, False), at=12.0, guild_id=GUILD + 1)
    assert prove(path).findings == []
    return path


def test_a_sound_database(played: Path) -> None:
    proof = prove(played)
    assert (proof.version, proof.servers, proof.matches) == (len(MIGRATIONS), 2, 3)


@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        ("UPDATE results SET points = 51 WHERE seat = 0 AND match_id = 1", "match 1: points are"),
        ("UPDATE results SET correction = 1 WHERE match_id = 2", "match 2: points are not the sum"),
        ("UPDATE rounds SET scores = '[50, 39]' WHERE match_id = 1", "match 1: totals of a round"),
        ("UPDATE rounds SET totals = '[0, 0]' WHERE match_id = 1", "match 1: totals of a round"),
        ("DELETE FROM rounds WHERE match_id = 3", "match 3: points are not the sum"),
        ("UPDATE results SET place = 2 WHERE match_id = 1", "match 1: places do not follow"),
        (
            "UPDATE results SET mu = mu + 1e-9 WHERE match_id = 2 AND seat = 1",
            "match 2: the rating",
        ),
        ("UPDATE results SET number = NULL WHERE match_id = 2", "never counted"),
        (
            "UPDATE standings SET points = points + 1 WHERE user_id = 1 AND scope = 0",
            f"server {GUILD}: the standing of 1 in queen-of-scots (all time)",
        ),
        ("UPDATE standings SET departed = 1 WHERE user_id = 3", "the standing of 3"),
        ("DELETE FROM standings WHERE scope > 0 AND user_id = 2", "the standing of 2 in"),
        ("UPDATE tally_totals SET counts = '{}' WHERE user_id = 2", "the tallies of 2"),
        ("DELETE FROM tallies WHERE seat = 0", "the tallies of 1"),
        ("DELETE FROM tables WHERE id = 1", "a row of matches points at a row of tables"),
    ],
)
def test_what_was_changed_by_hand_is_found(played: Path, damage: str, finding: str) -> None:
    with closing(sqlite3.connect(played)) as db:
        db.execute(damage)
        db.commit()
    findings = prove(played).findings
    assert any(finding in line for line in findings), findings
    assert all("\n" not in line for line in findings)


def test_a_missing_file(path: Path) -> None:
    with pytest.raises(StoreError, match="no such file"):
        prove(path)


async def test_an_older_version_is_said(path: Path) -> None:
    async with aiosqlite.connect(path, isolation_level=None) as db:
        await migrate(db, path, MIGRATIONS[:1])
    assert prove(path).findings == [
        f"version 1, not {len(MIGRATIONS)}: start the bot to upgrade it"
    ]


def test_a_file_that_changes_its_shape_under_our_eyes(played: Path) -> None:
    with closing(sqlite3.connect(played)) as db:
        db.execute("DROP TABLE tally_totals")
    with pytest.raises(StoreError, match="no such table"):
        prove(played)
