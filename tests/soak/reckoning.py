"""After the evening: is everything as it must be?"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

from engine.store.proof import prove
from engine.tables.table import Status, Table
from tests.wire import play
from tests.wire.bot_process import BotProcess
from tests.wire.double import Double
from tests.wire.world import Message

from .evening import Evening
from .tally import Tally

SETTLE_SECONDS = 90.0


async def play_on(evenings: Iterable[Evening]) -> None:
    """When the weather is fine again, somebody acts at every table."""

    async def once(evening: Evening) -> None:
        evening.calm = True
        for _ in range(2):
            message = evening.table()
            if message is not None and "My hand" in message.buttons:
                await evening.turn(message)
            elif evening.people:
                # Perhaps its message was deleted while the bot was away: nobody told it.
                await evening.bring_down()

    await asyncio.gather(*(once(evening) for evening in evenings))


async def all_shown(double: Double, database: Path, tally: Tally) -> None:
    """Every running table shows its newest version."""
    deadline = asyncio.get_running_loop().time() + SETTLE_SECONDS
    while True:
        late = [table for table in await _running(double, database) if not _shows(double, table)]
        if not late:
            return
        if asyncio.get_running_loop().time() > deadline:
            tally.wrong += [
                f"table {table.id} does not show version {table.version}" for table in late
            ]
            return
        await asyncio.sleep(1)


async def nothing_stuck(double: Double, database: Path, tally: Tally, seconds: float) -> None:
    """Whoever a table waits for, it is not a computer: those have moved on."""
    before = {table.id: table for table in await _running(double, database)}
    await asyncio.sleep(seconds)
    for table in await _running(double, database):
        turn = table.turn
        known = before.get(table.id)
        if known is None or known.version != table.version or table.paused is not None:
            continue
        if turn is not None and turn.acts is not None:
            tally.wrong.append(f"table {table.id} is stuck at a computer's turn")


async def all_true(database: Path, tally: Tally) -> int:
    """Every match re-plays to what is kept, every card is there, every score is right.

    Returns how many matches were re-played.
    """
    tables = await play.proven(database)
    matches = 0
    for versions in tables.values():
        table = versions[max(versions)]
        if table.state is None:
            continue
        matches += 1
        game = table.package.game
        deck = game.cards(game.start(len(table.seats), 0, table.rules))
        if sorted(game.cards(table.state)) != sorted(deck):
            tally.wrong.append(f"table {table.id} has lost or made cards")
    tally.wrong += prove(database).findings
    return matches


def no_errors(bot: BotProcess, double: Double, tally: Tally) -> None:
    """The bot logged no error, and sent nothing that Discord would refuse."""
    tally.wrong += [f"logged: {line}" for line in bot.errors()]
    tally.wrong += [f"refused: {line}" for line in double.violations]


async def _running(double: Double, database: Path) -> list[Table]:
    return [
        table
        for table in await play.kept(database)
        if table.status in (Status.PLAYING, Status.ROUND_OVER)
        and table.place.channel_id in double.world.channels
    ]


def _shows(double: Double, table: Table) -> bool:
    channel = double.world.channels[table.place.channel_id]
    return any(_version(message) == table.version for message in double.messages(channel))


def _version(message: Message) -> int:
    return play.version(message) if message.buttons else 0
