"""Playing at tables with their real buttons, and holding what came of it against the database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.i18n import Say
from engine.game import NOBODY
from engine.games import Registry
from engine.record import dumps, move_line, result_line, round_line, verify
from engine.store.sqlite import open_store
from engine.tables.codec import from_row
from engine.tables.table import Status, Table

from .double import Double
from .interactions import Answer
from .people import Person
from .world import Message, Shown

GAME = "queen-of-scots"
REGISTRY = Registry()
SHORT_DECK = "".join(
    f'[[card]]\nid = "{id_}"\ncopies = {copies}\nvalue = {value}\nrole = "{role}"\n'
    for id_, copies, value, role in (
        ("james", 14, 20, "royal"),
        ("knox", 16, 10, "natural"),
        ("geddon", 16, 5, "natural"),
        ("crown-jewels", 6, 50, "wild"),
    )
)
"""A deck of so few kinds that a round is over after some turns."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A move that a hand offers: the button or menu it is made with, and the choice in the menu."""

    custom_id: str
    value: str | None = None

    @property
    def code(self) -> str:
        return self.value or self.custom_id.split("|", 4)[4]


async def seat(*people: Person, **options: Any) -> Message:
    """A lobby in which these people sit, the first as its host."""
    host, *others = people
    opened = await host.slash("play", game=GAME, **options)
    lobby = opened.message
    assert lobby is not None
    if lobby.owner is not None:
        # The bot had a lot to do: it answered in private first, and the lobby follows.
        channel, double = lobby.channel, host.double
        await double.until(
            lambda: any("Join" in each.buttons for each in double.messages(channel)), seconds=20
        )
        lobby = next(each for each in double.messages(channel) if "Join" in each.buttons)
    for person in others:
        await person.click(lobby, "Join")
    return lobby


async def begin(*people: Person, **options: Any) -> Message:
    """A match that these people begin; its public message."""
    lobby = await seat(*people, **options)
    await people[0].click(lobby, "Start")
    assert "My hand" in lobby.buttons
    return lobby


def version(message: Message | Shown) -> int:
    """The table's version that a message shows."""
    return max(version for _, version in _ids(message.payload))


def deeds(hand: Answer) -> list[Deed]:
    """Every move that the hand offers with one press."""
    assert hand.message is not None
    found = []
    for node in hand.message.components:
        verb = node.get("custom_id", "").split("|")[1:2]
        if verb == ["move"]:
            found.append(Deed(node["custom_id"]))
        elif verb == ["pick"]:
            values = [option["value"] for option in node["options"]]
            found += [Deed(node["custom_id"], v) for v in values if not v.startswith("page:")]
    return found


async def do(person: Person, hand: Answer, deed: Deed, **how: Any) -> Answer:
    """Make the move."""
    if deed.value is None:
        return await person.click(hand, custom_id=deed.custom_id, **how)
    return await person.choose(hand, deed.value, custom_id=deed.custom_id, **how)


async def to_act(people: list[Person], table: Message) -> tuple[Person, Answer] | None:
    """Who may move, and their hand; ``None`` when nobody may."""
    for person in people:
        hand = await person.click(table, "My hand")
        if deeds(hand):
            return person, hand
    return None


async def take_turn(people: list[Person], table: Message, rng: Random) -> int:
    """One turn of whoever is to act, to its end; how many moves it took."""
    found = await to_act(people, table)
    if found is None:
        return 0
    person, hand = found
    made = 0
    while offered := deeds(hand):
        hand = await do(person, hand, rng.choice(offered))
        assert not hand.failed
        made += 1
    return made


# --- the database ---


async def kept(database: Path) -> list[Table]:
    """Every table as the database has it."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as db:
        ids = [id_ for (id_,) in db.execute("SELECT id FROM tables ORDER BY id")]
    store = await open_store(database, readonly=True)
    try:
        rows = [await store.load(id_) for id_ in ids]
    finally:
        await store.close()
    return [from_row(row, REGISTRY) for row in rows if row is not None]


async def proven(database: Path) -> dict[int, dict[int, Table]]:
    """Tables by id and version, as the records of their matches say.

    Fails when a record does not re-play, or does not come to the state that is kept.
    """
    found = {}
    for table in await kept(database):
        versions = {table.version: table}
        if table.match_id is not None:
            assert len(verify(_record(database, table), REGISTRY)) == 1
            states = list(_states(database, table))
            assert table.package.game.state_to_json(states[-1]) == table.package.game.state_to_json(
                table.state
            )
            first = table.version - len(states) + 1
            versions = {
                first + number: replace(table, state=state, version=first + number)
                for number, state in enumerate(states)
            }
        found[table.id] = versions
    return found


def _moves(database: Path, table: Table) -> list[tuple[int | None, dict[str, Any]]]:
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as db:
        rows = db.execute(
            "SELECT seat, move FROM moves WHERE match_id = ? ORDER BY number", [table.match_id]
        ).fetchall()
    assert len(rows) == table.moves
    return [(seat, json.loads(move)) for seat, move in rows]


def _header(database: Path, table: Table) -> dict[str, Any]:
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as db:
        [(text,)] = db.execute("SELECT header FROM matches WHERE id = ?", [table.match_id])
    header: dict[str, Any] = json.loads(text)
    return header


def _record(database: Path, table: Table) -> Iterator[str]:
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as db:
        rounds = db.execute(
            "SELECT round, scores, totals FROM rounds WHERE match_id = ? ORDER BY round",
            [table.match_id],
        ).fetchall()
    yield dumps(_header(database, table))
    game, announced = table.package.game, 0
    for (seat, move), state in zip(
        _moves(database, table), _each_state(database, table), strict=True
    ):
        yield dumps(move_line(seat, move))
        if seat is not None and (game.round_over(state) or game.to_act(state) == NOBODY):
            number, scores, totals = rounds[announced]
            yield dumps(round_line(number, json.loads(scores), json.loads(totals)))
            announced += 1
    assert announced == len(rounds)
    view = table.public_view()
    if view.winners is not None:
        yield dumps(result_line(view.totals, view.winners))


def _each_state(database: Path, table: Table) -> Iterator[Any]:
    game = table.package.game
    header = _header(database, table)
    state = game.start(len(table.seats), header["dealer"], table.rules)
    for _, move in _moves(database, table):
        state = game.apply(state, game.move_from_json(move))
        yield state


def _states(database: Path, table: Table) -> Iterator[Any]:
    """The state at each version of the match.

    A version is a move with what chance did after it, or the whole turn of a computer.
    """
    last = mover = None
    for (seat, move), state in zip(
        _moves(database, table), _each_state(database, table), strict=True
    ):
        goes_on = seat == mover and seat is not None and not table.seats[seat].is_person
        if last is not None and not goes_on and (seat is not None or move["kind"] == "deal"):
            yield last
        last, mover = state, seat
    yield last


# --- what was seen ---


async def check_house(double: Double, database: Path) -> dict[int, dict[int, Table]]:
    """Records re-play, messages show the newest versions, and nobody saw another's hand."""
    tables = await proven(database)
    for versions in tables.values():
        newest = versions[max(versions)]
        if newest.status in (Status.PLAYING, Status.ROUND_OVER):
            shown = public_message(double, newest)
            assert version(shown) == newest.version
    check_secrets(double, tables)
    return tables


def public_message(double: Double, table: Table) -> Message:
    """The one message that shows this table to everybody."""
    [found] = _public_messages(double, table)
    return found


def _public_messages(double: Double, table: Table) -> list[Message]:
    channel = double.world.channels[table.place.channel_id]
    return [
        message
        for message in double.messages(channel)
        if "Round" in message.text or "end of round" in message.text
        if any(id_ == table.id for id_, _ in _ids(message.payload))
    ]


async def until_shown(double: Double, database: Path, seconds: float = 10.0) -> None:
    """Until every running table's message shows its newest version."""
    running = [
        table
        for table in await kept(database)
        if table.status in (Status.PLAYING, Status.ROUND_OVER)
    ]
    await double.until(lambda: all(_is_shown(double, table) for table in running), seconds)


def _is_shown(double: Double, table: Table) -> bool:
    """Whether one message shows this version; while it moves down there may be two."""
    return [version(each) for each in _public_messages(double, table)] == [table.version]


def check_secrets(double: Double, tables: dict[int, dict[int, Table]]) -> int:
    """Every hand that was ever shown is one that its reader's seat held; how many there were."""
    count = 0
    held: dict[tuple[int, int], set[str]] = {}
    for shown in double.world.shown:
        lines = shown.text.splitlines()
        titles = [number for number, line in enumerate(lines) if line.startswith("**Your hand**")]
        if not titles:
            continue
        assert shown.viewer is not None, f"a hand shown to all: {shown.text}"
        [[table_id, _]] = {pair for pair in _ids(shown.payload) if pair[1]}
        versions = list(tables[table_id].values())
        own = versions[-1].seat_of(shown.viewer)
        assert own is not None
        if (table_id, own) not in held:
            hands = (hand_lines(version, own) for version in versions)
            held[table_id, own] = {"\n".join(hand) for hand in hands if hand}
        text = "\n".join(lines[titles[0] + 1 :])
        assert any(text.startswith(hand) for hand in held[table_id, own]), text
        count += 1
    return count


def hand_lines(table: Table, own: int) -> list[str]:
    """The cards of a seat, as a hand shows them."""
    sheet = table.package.face.hand_sheet(table.seat_view(own), ())
    return [line for card in sheet.cards for line in Say.at(table, "en").text(card).splitlines()]


def _ids(payload: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """Table and version of every button and menu."""
    for node in payload.get("components") or ():
        yield from _ids(node)
        custom_id = node.get("custom_id")
        if custom_id:
            _, _, table, number, _ = custom_id.split("|", 4)
            yield int(table, 36), int(number, 36)
    if isinstance(payload.get("accessory"), dict):
        yield from _ids({"components": [payload["accessory"]]})
