"""One sleep for all tables, each rung at its time."""

from __future__ import annotations

import asyncio

import pytest

from engine.tables.wakes import Wakes
from tests.engine.house import FakeTime


class Bells:
    def __init__(self) -> None:
        self.time = FakeTime()
        self.rung: list[int] = []
        self.wakes = Wakes(self.time.clock, self.rung.append, self.time.sleep)

    def set(self, table_id: int, seconds: float | None) -> None:
        self.wakes.set(table_id, None if seconds is None else self.time.now + seconds)


@pytest.fixture
async def bells() -> Bells:
    return Bells()


async def test_tables_ring_in_the_order_of_their_times(bells: Bells) -> None:
    for table_id, seconds in ((1, 30), (2, 10), (3, 20), (4, 10)):
        bells.set(table_id, seconds)
    await bells.time.advance(9.9)
    assert bells.rung == []
    await bells.time.advance(0.1)
    assert bells.rung == [2, 4]
    await bells.time.advance(100)
    assert bells.rung == [2, 4, 3, 1]


async def test_what_is_overdue_rings_at_once(bells: Bells) -> None:
    bells.set(1, -5)
    assert bells.rung == []  # never from within ``set``
    await asyncio.sleep(0)
    assert bells.rung == [1]


async def test_a_newer_time_replaces_the_older(bells: Bells) -> None:
    bells.set(1, 10)
    bells.set(1, 20)
    await bells.time.advance(10)
    assert bells.rung == []
    await bells.time.advance(10)
    assert bells.rung == [1]
    bells.set(1, 20)
    bells.set(1, 5)
    await bells.time.advance(5)
    assert bells.rung == [1, 1]
    await bells.time.advance(100)
    assert bells.rung == [1, 1]


async def test_a_time_taken_back_does_not_ring(bells: Bells) -> None:
    bells.set(1, 10)
    bells.set(1, None)
    bells.set(2, None)
    await bells.time.advance(100)
    assert bells.rung == []


async def test_a_thousand_tables_share_one_sleep(bells: Bells) -> None:
    for table_id in range(1000):
        bells.set(table_id, 1000 - table_id)
    await bells.time.advance(0)
    assert bells.time.asleep == 1
    await bells.time.advance(1000)
    assert bells.rung == list(reversed(range(1000)))


async def test_nothing_sleeps_while_nothing_is_due(bells: Bells) -> None:
    bells.set(1, 1)
    await bells.time.advance(1)
    assert bells.time.asleep == 0
    bells.set(2, 1)
    await bells.time.advance(1)
    assert bells.rung == [1, 2]


async def test_stopped_nothing_rings_again(bells: Bells) -> None:
    bells.set(1, 1)
    await bells.time.advance(0)
    bells.wakes.stop()
    bells.set(2, 1)
    await bells.time.advance(10)
    assert bells.rung == []
    bells.wakes.stop()
