"""A computer's memory: the public moves of the whole round, also after a restart."""

from __future__ import annotations

import json
import sqlite3

import pytest

from engine.tables.codec import KEPT_MOVES
from engine.tables.table import Table
from tests.engine.house import ANN, BOB, House


async def in_mid_round(house: House) -> Table:
    """A round with more moves behind it than a row keeps."""
    table = await house.started(ANN, BOB, rules={"target": 5000})
    while len(table.log) < 2 * KEPT_MOVES:
        table = await house.act(table, house.rng)
    return table


async def test_a_seat_sees_every_public_move_of_the_round(house: House) -> None:
    table = await in_mid_round(house)
    assert [move.kind for move in table.log].count("deal") == 1
    assert table.log[0].kind == "deal"
    assert len(table.log) == table.moves
    assert table.seat_view(1).history == table.log


async def test_after_a_restart_too(house: House) -> None:
    table = await in_mid_round(house)
    row = await house.disk.load(table.id)
    assert len(json.loads(row.log)["recent"]) == KEPT_MOVES
    await house.restart()
    assert await house.tables.peek(table.id) == table


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM moves WHERE number = 0",
        """UPDATE moves SET move = '{"kind": "sing"}' WHERE number = 3""",
    ],
)
async def test_a_match_that_cannot_be_replayed_goes_on_with_what_is_known(
    house: House, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await in_mid_round(house)
    await house.close()
    with sqlite3.connect(house.path) as db:
        db.executescript(damage)
    db.close()
    await house.begin()
    again = await house.tables.peek(table.id)
    assert again is not None
    assert again.log == table.log[-KEPT_MOVES:]
    assert f"The match at table {table.id}" in caplog.text
    assert (await house.act(again, house.rng)).version == table.version + 1
