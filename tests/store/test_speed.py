"""Questions are answered from indexes, so that a full database opens as fast as an empty one."""

from __future__ import annotations

import re

import pytest

from engine.store import archive, boards, careers, reader
from engine.store.sqlite import SqliteStore

PERSON = {"person": True}


def history(**by: bool) -> str:
    every = dict.fromkeys(("person", "game", "opponent", "season"), False)
    return archive.history_query(**(every | by))


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (reader._LATEST, "tables_running"),
        (reader._LATEST, "tables_finished"),
        (reader._RUNNING_OF_GUILD, "tables_running_of_guild"),
        (reader._DUE, "tables_wake"),
        (reader._UNSHOWN, "tables_not_closed"),
        (reader._OF_MESSAGE, "postings_of_message"),
        (reader._OUTDATED, "postings_outdated"),
        *(
            (query(by), f"standings_by_{by}")
            for query in (boards.page_query, boards.above_query)
            for by in boards.ORDERINGS
        ),
        (careers.FINISHED, "results_of_person"),
        (careers.LAST_NAME, "results_of_person"),
        (careers.HEAD_TO_HEAD, "results_of_person (user_id=? AND guild_id=? AND number=?"),
        (careers.RATINGS, "results_of_person"),
        (archive.ORDERED.format(match="id", query=history()), "matches_of_guild"),
        (archive.ORDERED.format(match="id", query=history(game=True)), "matches_of_guild"),
        *(
            (archive.ORDERED.format(match="match_id", query=history(**by)), "results_of_person")
            for by in (PERSON, PERSON | {"game": True}, PERSON | {"opponent": True, "game": True})
        ),
    ],
)
async def test_an_index_serves(sqlite: SqliteStore, query: str, index: str) -> None:
    names = dict.fromkeys(re.findall(r":(\w+)", query), 1)
    values = names if ":" in query else [1] * query.count("?")
    plan = [row[3] for row in await sqlite._rows(f"EXPLAIN QUERY PLAN {query}", values)]
    assert any(f"INDEX {index}" in step for step in plan), plan
    assert not any(step.startswith("USE TEMP B-TREE") for step in plan), plan
