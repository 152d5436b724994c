"""Questions are answered from indexes, so that a full database opens as fast as an empty one."""

from __future__ import annotations

import pytest

from engine.store import boards, reader
from engine.store.sqlite import SqliteStore


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (reader._LATEST, "tables_running"),
        (reader._LATEST, "tables_finished"),
        (reader._RUNNING_OF_GUILD, "tables_running_of_guild"),
        (reader._DUE, "tables_wake"),
        (reader._UNSHOWN, "tables_not_closed"),
        (reader._OF_MESSAGE, "postings_of_message"),
        *(
            (query(by), f"standings_by_{by}")
            for query in (boards.page_query, boards.above_query)
            for by in boards.ORDERINGS
        ),
    ],
)
async def test_an_index_serves(sqlite: SqliteStore, query: str, index: str) -> None:
    names = {"channel": 1, "guild": 1, "game": "g", "scope": 0, "value": 1, "limit": 1, "offset": 0}
    values = names if ":" in query else [1] * query.count("?")
    plan = [row[3] for row in await sqlite._rows(f"EXPLAIN QUERY PLAN {query}", values)]
    assert any(f"INDEX {index}" in step for step in plan), plan
    assert not any(step.startswith("USE TEMP B-TREE") for step in plan), plan
