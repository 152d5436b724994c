"""A house of tables on a real database, with a clock and a disk that do as they are told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from engine.errors import StoreError
from engine.games import queen_of_scots
from engine.store.protocol import Change
from engine.store.sqlite import SqliteStore, open_store
from engine.tables.service import Tables
from engine.tables.table import Person, Place, Status, Table
from tests.games.corpus import REGISTRY

PLACE = Place(guild_id=1, channel_id=10)
ELSEWHERE = Place(guild_id=1, channel_id=11)
ANN, BOB, CAT, DAN = (Person(100 + n, name) for n, name in enumerate(("Ann", "Bob", "Cat", "Dan")))
SCOTS = "queen-of-scots"
SHORT = {"target": 100}


def own_deck(folder: Path) -> Path:
    """A deck file of an operator's own: the built-in one with another value for one card."""
    text = Path(queen_of_scots.__file__).with_name("deck.toml").read_text(encoding="utf-8")
    path = folder / "deck.toml"
    path.write_text(text.replace("value = 50", "value = 40", 1), encoding="utf-8")
    return path


class FakeTime:
    """A clock that stands still until it is moved, and sleeps that end when it is."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self._sleeping: list[tuple[float, asyncio.Future[None]]] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        done = asyncio.get_running_loop().create_future()
        self._sleeping.append((self.now + seconds, done))
        await done

    @property
    def asleep(self) -> int:
        return sum(not done.done() for _, done in self._sleeping)

    async def advance(self, seconds: float) -> None:
        self.now += seconds
        for until, done in self._sleeping:
            if until <= self.now and not done.done():
                done.set_result(None)
        for _ in range(5):
            await asyncio.sleep(0)


class Disk:
    """The real store, whose ``save`` can be held up or fail, for all tables or ``refused`` ones."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.saves = 0
        self.broken = False
        self.refused: set[int] = set()
        self.open = asyncio.Event()
        self.open.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def save(self, change: Change) -> None:
        self.saves += 1
        await self.open.wait()
        if self.broken or change.table.id in self.refused:
            raise StoreError("disk: full")
        await self._store.save(change)


class House:
    """Tables on a database file, and what a test does with them again and again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.time = FakeTime()
        self.rng = Random(3)
        self.told: list[tuple[Table | None, Table]] = []

    async def begin(
        self, *, pause: float = 0.0, registry: Any = REGISTRY, thinking: Any = None
    ) -> House:
        self.disk = Disk(await open_store(self.path))
        self.tables = self.more_tables(pause=pause, registry=registry, thinking=thinking)
        return self

    def more_tables(
        self, *, pause: float = 0.0, registry: Any = REGISTRY, thinking: Any = None
    ) -> Tables:
        """Another service on the same store, as after a restart."""
        tables = Tables(
            self.disk,
            registry,
            rng=Random(1),
            clock=self.time.clock,
            sleep=self.time.sleep,
            pause=pause,
            thinking=thinking,
        )
        tables.subscribe(lambda before, after: self.told.append((before, after)))
        return tables

    async def close(self) -> None:
        self.disk.broken = False
        self.disk.open.set()
        await self.tables.stop()
        await self.disk.close()

    async def restart(self, *, pause: float = 0.0) -> None:
        """Close everything and open it again from the file."""
        await self.close()
        await self.begin(pause=pause)
        await self.tables.resume()

    async def lobby(
        self, *people: Person, computers: int = 0, rules: Any = None, clock: int = 0
    ) -> Table:
        host, *others = people
        table = await self.tables.open(
            PLACE, host, SCOTS, rules or SHORT, computers=computers, clock=clock
        )
        for person in others:
            table = await self.tables.join(table.id, PLACE, person)
        return table

    async def started(
        self, *people: Person, computers: int = 0, rules: Any = None, clock: int = 0
    ) -> Table:
        table = await self.lobby(*people, computers=computers, rules=rules, clock=clock)
        table = await self.tables.start(table.id, PLACE, people[0].user_id, table.version)
        return await self.settled(table.id)

    async def settled(self, table_id: int) -> Table:
        """The table once no computer is to act (with no pause)."""
        while True:
            table = await self.tables.peek(table_id)
            assert table is not None
            if table.turn is None or table.turn.acts is None or table.paused is not None:
                return table
            await asyncio.sleep(0)

    async def at_rest(self, table: Table) -> Table:
        """The table after whatever is due there has been done."""
        while self.tables._tasks:
            await asyncio.gather(*self.tables._tasks)
        after = await self.tables.peek(table.id)
        assert after is not None
        return after

    async def wait(self, table: Table, seconds: float) -> Table:
        """The table after so much time."""
        await self.time.advance(seconds)
        return await self.at_rest(table)

    async def closed_for(self, seconds: float, *, pause: float = 0.0) -> None:
        """Close the house, and open it again after so much time."""
        await self.close()
        self.time.now += seconds
        await self.begin(pause=pause)
        await self.tables.resume()

    async def round_over(self, *people: Person, clock: int = 0) -> Table:
        """A table between its first two rounds."""
        table = await self.started(*people, rules={"target": 5000}, clock=clock)
        while table.status is Status.PLAYING:
            await self.act(table, self.rng)
            table = await self.settled(table.id)
        return table

    async def act(self, table: Table, rng: Random) -> Table:
        """What is to be done next, by whoever it is up to."""
        if table.status is Status.ROUND_OVER:
            return await self.next_round(table)
        user_id, move = self.some_move(table, rng)
        return await self.tables.move(table.id, table.place, user_id, table.version, move)

    async def next_round(self, table: Table) -> Table:
        """Everybody present is ready, so that the next round is dealt."""
        for user_id in table.present:
            table = await self.tables.ready(table.id, table.place, user_id, table.version)
        return table

    def some_move(self, table: Table, rng: Random) -> tuple[int, Any]:
        """A legal move of the person to act, as a player who wants to finish makes it."""
        assert table.turn is not None
        assert table.turn.user_id is not None
        legal = table.package.game.legal_moves(table.state)
        view = table.seat_view(table.to_act)
        move = table.package.computers["page"].choose(view, legal, rng, 1)
        return table.turn.user_id, move

    async def finished(self, table: Table, rng: Random) -> Table:
        """The table when its match is over."""
        while table.status is not Status.FINISHED:
            await self.act(table, rng)
            table = await self.settled(table.id)
        return table
