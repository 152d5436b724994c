"""Results are corrected by one audited way, and everything follows."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.store.corrections import Audit
from engine.store.proof import prove
from engine.store.sqlite import SqliteStore

from .rows import GAME, GUILD, finished


async def test_corrected_points_change_places_winners_and_standings(
    sqlite: SqliteStore, path: Path
) -> None:
    row = await finished(sqlite, 1, (1, 50, True), (2, 40, False))
    match_id = row.match_id or 0
    await finished(sqlite, 2, (1, 10, False), (2, 40, True))
    audit = await sqlite.correct(
        GUILD, match_id, by=9, reason="miscounted", at=20.0, points=[50, 60]
    )
    before, after = {"points": [50, 40], "void": False}, {"points": [50, 60], "void": False}
    assert audit is not None
    assert audit == Audit(audit.id, GUILD, match_id, 20.0, 9, "miscounted", before, after)
    ended = await sqlite.ended(GUILD, match_id)
    assert ended is not None
    assert [(seat.points, seat.place, seat.won) for seat in ended.seats] == [
        (50, 2, False),
        (60, 1, True),
    ]
    board = await sqlite.board(GUILD, GAME, by="points", offset=0, limit=9, user_id=1)
    assert [(r.user_id, r.points, r.wins) for r in board.rows] == [(2, 100, 2), (1, 60, 0)]
    assert prove(path).findings == []

    back = await sqlite.correct(GUILD, match_id, by=8, reason="not so", at=21.0, points=[50, 40])
    assert await sqlite.audits(GUILD) == [back, audit]
    assert await sqlite.audits(GUILD, offset=1, limit=1) == [audit]
    assert prove(path).findings == []


async def test_a_void_match_counts_no_more_until_it_does(sqlite: SqliteStore, path: Path) -> None:
    row = await finished(sqlite, 1, (1, 50, True), (2, 40, False))
    for void, total in ((True, 0), (False, 2)):
        audit = await sqlite.correct(
            GUILD, row.match_id or 0, by=9, reason="a test", at=1.0, void=void
        )
        assert audit is not None
        assert audit.after == {"points": [50, 40], "void": void}
        board = await sqlite.board(GUILD, GAME, by="points", offset=0, limit=9, user_id=1)
        assert board.total == total
        assert prove(path).findings == []


async def test_what_is_not_there_or_not_new_is_not_corrected(sqlite: SqliteStore) -> None:
    row = await finished(sqlite, 1, (1, 50, True), (2, 40, False))
    match_id = row.match_id or 0
    details = {"by": 9, "reason": "why", "at": 1.0}
    assert await sqlite.correct(GUILD + 1, match_id, **details, points=[1, 2]) is None
    assert await sqlite.correct(GUILD, 99, **details, points=[1, 2]) is None
    assert await sqlite.correct(GUILD, match_id, **details, points=[50, 40]) is None
    assert await sqlite.correct(GUILD, match_id, **details) is None
    with pytest.raises(ValueError, match="3 points for 2 seats"):
        await sqlite.correct(GUILD, match_id, **details, points=[1, 2, 3])
    with pytest.raises(ValueError, match="a reason"):
        await sqlite.correct(GUILD, match_id, by=9, reason=" ", at=1.0, void=True)
    assert await sqlite.audits(GUILD) == []
