"""Computers at a table: the level below moves for one that fails, and nobody waits for them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.errors import NotYourTurn, StaleTable, TableError
from engine.game import Advice
from engine.games import Registry
from engine.tables.computers import levels_from, take_turn
from engine.tables.table import Seated, Status, Table
from engine.tables.thinking import PlayerFailed, Thinking
from engine.text import text
from tests.engine.house import ANN, BOB, PLACE, SCOTS, House
from tests.engine.odd import OddGames

GAMES = OddGames()


def seat_computers(table: Table, level: str, games: Registry = GAMES) -> Table:
    """The same match with a computer of this level at every seat."""
    seats = tuple(Seated(level, level=level) for _ in table.seats)
    return replace(table, package=games.package(SCOTS), seats=seats)


# --- the level below ---


async def test_for_a_level_that_fails_those_below_move_one_after_the_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = seat_computers(await house.started(ANN, BOB), "endless")
    thinking = Thinking(OddGames, budget=0.05)
    step = await take_turn(table, thinking, house.rng)
    await thinking.close()
    assert step.table.to_act != table.to_act or step.table.status is not Status.PLAYING
    assert step.table.version == table.version + 1
    first = [record for record in caplog.records if "at seat" in record.getMessage()][:6]
    levels = [record.getMessage().split()[1] for record in first]
    assert levels == ["endless", "dying", "unspeakable", "cheating", "hasty", "raising"]
    assert "steady" not in caplog.text
    assert "chose an illegal move" in first[3].getMessage()


async def test_below_the_lowest_the_first_legal_move_is_made(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    class Alone(OddGames):
        """Nobody but a computer that fails."""

        def __init__(self) -> None:
            super().__init__()
            package = self._house[SCOTS]
            only = {"hasty": package.computers["hasty"]}
            self._house[SCOTS] = replace(package, computers=only)

    table = seat_computers(await house.started(ANN, BOB), "hasty", Alone())
    game = table.package.game
    step = await take_turn(table, Thinking(), house.rng)
    first = game.move_to_json(game.legal_moves(table.state)[0])
    assert step.moves[0] == (table.to_act, first)
    assert "The hasty at seat" in caplog.text


def test_a_level_the_game_has_not_is_played_by_the_others() -> None:
    package = GAMES.package(SCOTS)
    assert levels_from(package, "steady") == ("steady", "page")
    assert levels_from(package, "jester") == tuple(package.computers)[::-1]
    assert levels_from(replace(package, computers={}), "page") == ()


# --- nobody waits for a computer ---


class Gate(Thinking):
    """Thinks for as long as a test likes, and counts how often it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.reached = asyncio.Event()
        self.open = asyncio.Event()

    async def choose(self, package: Any, level: str, view: Any, legal: Any, rng: Random) -> Any:
        self.asked += 1
        self.reached.set()
        await self.open.wait()
        return await super().choose(package, level, view, legal, rng)


@pytest.fixture
async def gate(house: House) -> Gate:
    """The house's computers think at this gate."""
    gate = Gate()
    await house.close()
    await house.begin(thinking=gate)
    return gate


async def with_a_computer_thinking(house: House, gate: Gate) -> Table:
    """A match of Ann, Bob and a computer that has begun to think about its move."""
    lobby = await house.lobby(ANN, BOB, computers=1)
    table = await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)
    while table.turn is not None and table.turn.is_person:
        table = await house.act(table, house.rng)
    await gate.reached.wait()
    return table


async def test_a_table_can_be_looked_at_while_its_computer_thinks(house: House, gate: Gate) -> None:
    table = await with_a_computer_thinking(house, gate)
    assert await asyncio.wait_for(house.tables.peek(table.id), 1) == table
    gate.open.set()
    assert (await house.settled(table.id)).version > table.version


async def test_who_leaves_meanwhile_does_not_wait_and_the_computer_thinks_again(
    house: House, gate: Gate
) -> None:
    table = await with_a_computer_thinking(house, gate)
    left = await asyncio.wait_for(house.tables.leave(table.id, PLACE, BOB.user_id), 1)
    assert left.version == table.version + 1
    gate.open.set()
    settled = await house.settled(table.id)
    assert settled.people == (ANN.user_id,)
    assert table.match_id is not None
    assert len(await house.disk.moves(table.match_id)) == settled.moves
    assert gate.asked >= 2
    assert (await house.finished(settled, house.rng)).status is Status.FINISHED


async def test_a_table_ended_meanwhile_stays_ended(house: House, gate: Gate) -> None:
    table = await with_a_computer_thinking(house, gate)
    ended = await asyncio.wait_for(
        house.tables.end(table.id, PLACE, ANN.user_id, moderator=False), 1
    )
    gate.open.set()
    await asyncio.gather(*house.tables._tasks)
    assert await house.tables.peek(table.id) == ended
    assert ended.status is Status.CLOSED


async def test_the_house_closes_when_its_computers_are_done(house: House, gate: Gate) -> None:
    table = await with_a_computer_thinking(house, gate)
    stopping = asyncio.create_task(house.tables.stop())
    await asyncio.sleep(0.01)
    assert not stopping.done()
    gate.open.set()
    await stopping
    after = await house.tables.peek(table.id)
    assert after is not None
    assert after.version == table.version + 1


# --- a hint ---


class Advising(Thinking):
    """Gives this advice to everybody, or fails."""

    def __init__(self, advice: Advice | None = None) -> None:
        super().__init__()
        self.advice = advice

    async def advise(self, package: Any, view: Any, legal: Any, rng: Random) -> Advice:
        if self.advice is None:
            raise PlayerFailed("no idea")
        return replace(self.advice, move=self.advice.move or legal[-1])


async def a_turn(house: House, thinking: Thinking, registry: Any = GAMES) -> tuple[Table, int]:
    """A match whose computers and adviser think like this, and who is to act."""
    await house.close()
    await house.begin(registry=registry, thinking=thinking)
    table = await house.started(ANN, BOB)
    assert table.turn is not None
    assert table.turn.user_id is not None
    return table, table.turn.user_id


async def test_a_hint_is_a_legal_move_and_changes_nothing(house: House) -> None:
    why = text("number", value=7)
    table, user_id = await a_turn(house, Advising(Advice(None, why)))
    found, advice = await house.tables.hint(table.id, PLACE, user_id, table.version)
    assert advice.move in table.package.game.legal_moves(table.state)
    assert (advice.why, found) == (why, table)
    assert await house.tables.peek(table.id) == table


async def test_a_hint_is_for_who_is_to_act_now(house: House) -> None:
    table, user_id = await a_turn(house, Advising())
    other = BOB if user_id == ANN.user_id else ANN
    with pytest.raises(NotYourTurn):
        await house.tables.hint(table.id, PLACE, other.user_id, table.version)
    with pytest.raises(TableError, match="not-seated"):
        await house.tables.hint(table.id, PLACE, 1, table.version)
    with pytest.raises(StaleTable):
        await house.tables.hint(table.id, PLACE, user_id, table.version - 1)
    ended = await house.tables.end(table.id, PLACE, ANN.user_id, moderator=True)
    with pytest.raises(TableError, match="table-is-closed"):
        await house.tables.hint(table.id, PLACE, user_id, ended.version)


@pytest.mark.parametrize("advice", [None, Advice("all four queens", text("number", value=1))])
async def test_an_adviser_that_fails_gives_no_hint(
    house: House, advice: Advice | None, caplog: pytest.LogCaptureFixture
) -> None:
    table, user_id = await a_turn(house, Advising(advice))
    with pytest.raises(TableError, match="no-hint"):
        await house.tables.hint(table.id, PLACE, user_id, table.version)
    assert "The adviser at table" in caplog.text


async def test_a_game_without_an_adviser_gives_no_hint(house: House) -> None:
    class Alone(OddGames):
        """The same games with nobody who gives hints."""

        def __init__(self) -> None:
            super().__init__()
            self._house = {id_: replace(p, adviser=None) for id_, p in self._house.items()}

    table, user_id = await a_turn(house, Thinking(), Alone())
    with pytest.raises(TableError, match="no-hint"):
        await house.tables.hint(table.id, PLACE, user_id, table.version)


# --- through the pool ---


async def test_slow_computers_play_a_match_to_its_end(house: House) -> None:
    await house.close()
    await house.begin(registry=GAMES, thinking=Thinking(OddGames, workers=1))
    lobby = await house.tables.open(PLACE, ANN, SCOTS, {"target": 100})
    lobby = await house.tables.add_computer(lobby.id, PLACE, ANN.user_id, lobby.version, "steady")
    table = await house.tables.start(lobby.id, PLACE, ANN.user_id, lobby.version)
    over = await house.finished(await house.settled(table.id), house.rng)
    assert over.status is Status.FINISHED
    assert over.seats[1].level == "steady"
