"""Whatever people, clocks and restarts do to a table in whatever order, it stays whole."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.errors import Coded, TableError
from engine.record import dumps, move_line, round_line, verify
from engine.tables.clock import CLOCKS
from engine.tables.table import Person, Status, Table
from tests.engine.house import ANN, BOB, CAT, DAN, PLACE, House
from tests.games.corpus import REGISTRY

PEOPLE = (ANN, BOB, CAT, DAN, Person(999, "Eve"))
STEPS = 200
SHORT: dict[str, dict[str, object]] = {
    "queen-of-scots": {"target": 500},
    "famous-monarchs": {"goal": "rounds", "rounds": 3},
}
"""Matches of a few hundred steps, by game; a game not named here plays by its usual rules."""


class Storm:
    """One table, and random things done to it; each leaves it whole."""

    def __init__(self, house: House, table: Table, rng: Random) -> None:
        self.house = house
        self.table = table
        self.rng = rng
        self.done: Counter[str] = Counter()
        self.absent: set[int] = set()

    async def step(self) -> None:
        chance = self.rng.random()
        if chance < 0.03:
            self.absent = {each.user_id for each in PEOPLE if self.rng.random() < 0.4}
        actions: list[Any] = [self.play] * 30
        actions += [self.wait] * 8
        actions += [self.undo, self.ready, self.ready, self.unpause] * 2
        actions += [self.vote, self.swap, self.take_back, self.pause, self.restart, self.crowd]
        if chance < 0.1:
            actions += [self.leave, self.remove, self.finish]
        if chance < 0.01:
            actions += [self.end]
        action = self.rng.choice(actions)
        with suppress(Coded):
            await action()
            self.done[action.__name__] += 1
        await self.check()

    async def check(self) -> None:
        before, self.table = self.table, await self.house.at_rest(self.table)
        table = self.table
        assert table.version >= before.version
        assert 1 <= table.position <= table.version
        game = table.package.game
        assert sorted(game.cards(table.state)) == sorted(game.cards(begin(table)))
        assert table.match_id is not None
        rows = await self.house.disk.moves(table.match_id)
        assert [row.number for row in rows] == list(range(table.moves))
        due = [at for at, table_id in await self.house.disk.due() if table_id == table.id]
        assert len(due) == table.status.running
        if table.status.running:
            assert table.people
            assert table.host_id in (table.present or table.people)

    def somebody(self) -> int:
        here = [each.user_id for each in PEOPLE if each.user_id not in self.absent]
        return self.rng.choice(here or [PEOPLE[-1].user_id])

    async def play(self) -> None:
        table, turn = self.table, self.table.turn
        if turn is None or turn.acts is not None or self.rng.random() < 0.05:
            draw = table.package.game.move_from_json({"kind": "draw"})
            user_id, move = self.somebody(), draw
        elif turn.user_id in self.absent:
            return await self.wait()
        elif self.rng.random() < 0.3:
            legal = table.package.game.legal_moves(table.state)
            user_id, move = turn.user_id or 0, self.rng.choice(legal)
        else:
            user_id, move = self.house.some_move(table, self.rng)
        await self.house.tables.move(table.id, PLACE, user_id, table.version, move)
        return None

    async def undo(self) -> None:
        table = self.table
        user_id = next(filter(table.can_undo, table.people), self.somebody())
        await self.house.tables.undo(table.id, PLACE, user_id, table.version)

    async def ready(self) -> None:
        table = self.table
        await self.house.tables.ready(table.id, PLACE, self.somebody(), table.version)

    async def vote(self) -> None:
        target = self.somebody()
        await self.house.tables.vote(self.table.id, PLACE, self.somebody(), target)

    async def swap(self) -> None:
        level = self.rng.choice([*self.table.package.computers, "jester"])
        seat = self.rng.randrange(5)
        await self.house.tables.swap(self.table.id, PLACE, self.table.host_id, seat, level)

    async def take_back(self) -> None:
        await self.house.tables.take_back(self.table.id, PLACE, self.somebody())

    async def pause(self) -> None:
        await self.house.tables.pause(self.table.id, PLACE, self.somebody(), moderator=False)

    async def unpause(self) -> None:
        await self.house.tables.unpause(self.table.id, PLACE, self.somebody(), moderator=True)

    async def leave(self) -> None:
        await self.house.tables.leave(self.table.id, PLACE, self.somebody())

    async def remove(self) -> None:
        target = self.somebody()
        await self.house.tables.remove(
            self.table.id, PLACE, self.somebody(), target, moderator=False
        )

    async def finish(self) -> None:
        await self.house.tables.finish(self.table.id, PLACE, self.somebody(), moderator=True)

    async def end(self) -> None:
        await self.house.tables.end(self.table.id, PLACE, self.somebody(), moderator=True)

    async def wait(self) -> None:
        await self.house.wait(self.table, self.rng.choice([1, 1, 10, 45, self.table.clock]))

    async def restart(self) -> None:
        before = await self.house.at_rest(self.table)
        await self.house.closed_for(self.rng.choice([0, 5, 3600]), pause=1)
        after = await self.house.tables.peek(before.id)
        assert after is not None
        assert (after.state, after.seats, after.status) == (
            before.state,
            before.seats,
            before.status,
        )

    async def crowd(self) -> None:
        """Everybody at the same moment."""
        table, tables = self.table, self.house.tables
        answers = await asyncio.gather(
            self.play(),
            self.undo(),
            self.ready(),
            self.play(),
            tables.pause(table.id, PLACE, table.host_id, moderator=False),
            self.house.time.advance(60),
            return_exceptions=True,
        )
        assert all(answer is None or isinstance(answer, (Coded, Table)) for answer in answers)


def begin(table: Table) -> Any:
    return table.package.game.start(len(table.seats), 0, table.rules)


async def ends_by_itself(house: House, table: Table) -> Table:
    """The table when nobody comes any more: it does not stay for ever."""
    for _ in range(3000):
        if not table.status.running:
            return table
        at = min(at for at, table_id in await house.disk.due() if table_id == table.id)
        table = await house.wait(table, max(0.0, at - house.time.now) + 0.001)
    raise AssertionError(f"stuck: {table}")


async def check_record(house: House, table: Table) -> None:
    assert table.match_id is not None
    match = await house.disk.match(table.match_id)
    lines: list[Any] = [json.loads(match.header)]
    rounds = {
        number: (json.loads(scores), json.loads(totals))
        for number, scores, totals in await house.disk._rows(
            "SELECT round, scores, totals FROM rounds WHERE match_id = ?", [table.match_id]
        )
    }
    deals = 0
    for row in await house.disk.moves(table.match_id):
        move = json.loads(row.move)
        if move["kind"] == "deal":
            lines += [round_line(deals, *rounds[deals])] if deals else []
            deals += 1
        lines.append(move_line(row.seat, move))
    lines += [round_line(deals, *rounds[deals])] if deals in rounds else []
    [verified] = verify(map(dumps, lines), REGISTRY)
    assert verified.totals == table.public_view().totals
    results = await house.disk._rows(
        "SELECT points, won FROM results WHERE match_id = ? ORDER BY seat", [table.match_id]
    )
    if table.status is Status.FINISHED:
        assert [(points, bool(won)) for points, won in results] == [
            (points, seat in table.winners) for seat, points in enumerate(verified.totals)
        ]
    else:
        assert list(results) == []


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game_id", REGISTRY.ids)
async def test_a_table_stays_whole_and_ends(tmp_path: Path, game_id: str, seed: int) -> None:
    house, rng = await House(tmp_path / "house.db").begin(pause=1), Random(f"{game_id} {seed}")
    rules, clock = SHORT.get(game_id, {}), rng.choice(CLOCKS[:4])
    lobby = await house.tables.open(PLACE, ANN, game_id, rules, computers=seed % 2, clock=clock)
    for person in (BOB, CAT):
        lobby = await house.tables.join(lobby.id, PLACE, person)
    table = await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)
    storm = Storm(house, table, rng)
    for _ in range(STEPS):
        await storm.step()
    assert storm.done["play"]
    over = await ends_by_itself(house, storm.table)
    await check_record(house, over)
    with pytest.raises(TableError):
        await house.tables.ready(over.id, PLACE, ANN.user_id, over.version)
    await house.close()
