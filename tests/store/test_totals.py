"""Totals and boards against the plain sums they stand for."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.scores.ledger import MIN_MATCHES
from engine.store.boards import ORDERINGS
from engine.store.protocol import Change, Standing
from engine.store.sqlite import open_store

from .rows import GAME, GUILD, after, begun, result

USERS = range(1, 7)
Seat: TypeAlias = tuple[int | None, int, bool]
"""Who sat there, their points, whether they won."""

seat = st.tuples(st.none() | st.sampled_from(USERS), st.integers(-3, 3), st.booleans())
matches = st.lists(st.lists(seat, max_size=4, unique_by=lambda s: s[0] or object()), max_size=9)


def expected(played: list[list[Seat]], by: str) -> list[Standing]:
    """The whole board, computed the plain way: of matches that two people finished."""
    points: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    count: Counter[int] = Counter()
    best: dict[int, int] = {}
    for match in played:
        people = [(user, score, won) for user, score, won in match if user is not None]
        for user, score, won in people if len(people) > 1 else ():
            points[user] += score
            wins[user] += won
            count[user] += 1
            best[user] = max(best.get(user, score), score)
    rows = [
        Standing(0, u, f"user {u}", points[u], n, wins[u], best[u], rate(wins[u], n))
        for u, n in count.items()
    ]
    rows = [row for row in rows if getattr(row, by) is not None]
    then = ORDERINGS[by]
    rows.sort(key=lambda s: (-getattr(s, by), -getattr(s, then), s.name, s.user_id))
    values = [getattr(s, by) for s in rows]
    return [replace(s, rank=1 + values.index(getattr(s, by))) for s in rows]


def rate(wins: int, matches: int) -> float | None:
    return wins / matches if matches >= MIN_MATCHES else None


def plain(row: Standing | None) -> Standing | None:
    """Without what ratings say."""
    return None if row is None else replace(row, rating=None, uncertainty=0)


@settings(max_examples=25, deadline=None)
@given(matches, st.integers(0, 4), st.integers(1, 4))
def test_boards_are_the_sums_of_results(played: list[list[Seat]], offset: int, limit: int) -> None:
    async def check(folder: str) -> None:
        store = await open_store(Path(folder) / "regalia.db")
        rows = await asyncio.gather(*(begun(store, channel) for channel in range(len(played))))
        await asyncio.gather(
            *(
                store.save(
                    Change(
                        after(row, status="finished"),
                        results=[
                            result(row, user, score, seat=number, won=won)
                            for number, (user, score, won) in enumerate(match)
                        ],
                        finished_at=1.0,
                    )
                )
                for row, match in zip(rows, played, strict=True)
            )
        )
        for by in ORDERINGS.keys() - {"rating"}:
            whole = expected(played, by)
            board = await store.board(GUILD, GAME, by=by, offset=offset, limit=limit, user_id=3)
            assert [plain(row) for row in board.rows] == whole[offset : offset + limit]
            assert board.total == len(whole)
            assert plain(board.own) == next((row for row in whole if row.user_id == 3), None)
        await store.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(check(folder))
