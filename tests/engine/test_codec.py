"""Rows that cannot be read are named, and never crash."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.errors import DataError
from engine.tables.codec import from_row, to_row
from tests.engine.house import ANN, BOB, SCOTS, House
from tests.games.corpus import REGISTRY


async def test_rows_round_trip(house: House) -> None:
    for table in (await house.lobby(ANN, BOB), await _next_table(house)):
        row = to_row(table, wake_at=12.5)
        assert row.wake_at == 12.5
        assert from_row(row, REGISTRY) == table


async def _next_table(house: House) -> Any:
    await house.tables.close_guild(1)
    table = await house.started(ANN, BOB, computers=1)
    return await house.act(table, house.rng)


@pytest.mark.parametrize(
    "damage",
    [
        {"setup": "{}"},
        {"setup": "not json"},
        {"setup": '{"rules": {"target": 1}, "edition": null}'},
        {"seats": '[{"who": "Ann"}]'},
        {"seats": "7"},
        {"status": "asleep"},
        {"log": "[]"},
        {"log": '{"moves": 1, "recent": [{}]}'},
        {"state": "{}"},
        {"state": "["},
        {"game": "chess"},
    ],
    ids=str,
)
async def test_a_damaged_row_is_an_error_of_data(house: House, damage: dict[str, str]) -> None:
    table = await house.started(ANN, BOB)
    assert table.package.game.id == SCOTS
    with pytest.raises(DataError):
        from_row(replace(to_row(table), **damage), REGISTRY)
