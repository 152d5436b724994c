"""What can go wrong in our own house: accidents in code, a database that fails, slowness."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.errors import StoreError
from engine.store.sqlite import open_store
from engine.tables.codec import to_row
from engine.tables.table import Status
from tests.bot.playing import begin, take_turn
from tests.bot.positions import lay_out
from tests.bot.stage import Shown, Stage, assert_refused

REFERENCE = re.compile(r"`([0-9a-f]{8})`")


async def ready(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 6, "bess": ["geddon"] * 6})


# --- Accidents ---


def assert_apology(stage: Stage, shown: Shown) -> None:
    """A private apology whose reference stands in the log once, with what happened."""
    assert shown.new_private
    assert "secret" not in shown.text
    match = REFERENCE.search(shown.text)
    assert match is not None, shown.text
    [line] = stage.errors.told()
    assert match[1] in line
    assert "secret of the house" in line


@pytest.fixture
def broken(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Any:
    async def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("secret of the house")

    return partial(monkeypatch.setattr, value=fail)


async def test_an_accident_behind_a_public_button_is_apologised_for_in_private(
    stage: Stage, broken: Any
) -> None:
    await stage.anne.play()
    broken(stage.bot.tables, "join")
    assert_apology(stage, await stage.bess.press("Join"))
    assert "1 of 4" in stage.table_text()
    assert len(stage.public_messages()) == 1


async def test_an_accident_behind_a_private_button(stage: Stage, broken: Any) -> None:
    await ready(stage)
    await stage.anne.hand()
    broken(stage.bot.tables, "move")
    assert_apology(stage, await stage.anne.press_private("Draw"))


@pytest.mark.parametrize("name", ["play", "hand", "leave", "leaderboard"])
async def test_an_accident_behind_a_command(stage: Stage, broken: Any, name: str) -> None:
    await ready(stage)
    if name == "play":
        broken(stage.bot.tables, "open")
        shown = await stage.anne.at(stage.other_channel).play()
    else:
        broken(stage.bot.tables, "in_channel")
        shown = await stage.anne.slash(name)
    assert_apology(stage, shown)


async def test_an_accident_in_drawing_a_refusal_is_an_accident(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("secret of the house")

    await stage.anne.play()
    monkeypatch.setattr("bot.screens.errors.refusal", fail)
    assert_apology(stage, await stage.anne.press("Join"))


async def test_an_accident_in_showing_a_table_is_logged_once_and_the_match_goes_on(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("secret of the house")

    await ready(stage)
    with monkeypatch.context() as patch:
        patch.setattr("bot.screens.public.playing", fail)
        await stage.anne.hand()
        await stage.anne.press_private("Draw")
        [line] = stage.errors.told()
        assert "secret of the house" in line
    await stage.anne.choose("lay")
    assert "lays" in stage.table_text()


# --- The database ---


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a locked database but a moment."""
    monkeypatch.setattr("bot.client.open_store", partial(open_store, busy_seconds=0.05))


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another process holds the database."""
    other = sqlite3.connect(database, isolation_level=None)
    try:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()


@pytest.mark.usefixtures("impatient")
async def test_a_locked_database_loses_nothing(stage: Stage, database: Path) -> None:
    await ready(stage)
    await stage.anne.hand()
    before = await stage.table()
    leave = f"rg|go|{before.id}|{before.version}|"
    with locked(database):
        shown = await stage.anne.press_private("Draw")
        assert "could not be saved" in shown.text
        assert "Draw" in shown.labels, "the hand is there still"
        assert_refused(await stage.bess.send(leave), "could not be saved")
        assert_refused(await stage.anne.at(stage.other_channel).play(), "could not be saved")
        assert to_row(await stage.table()) == to_row(before)
    for line in stage.errors.told():
        assert "locked" in line
    assert stage.public_messages(stage.other_channel) == []
    shown = await stage.anne.press_private("Draw")
    assert "7 cards" in shown.text
    await stage.bess.leave()
    assert stage.errors.told() == []


@pytest.mark.usefixtures("impatient")
async def test_a_lobby_survives_a_locked_database(stage: Stage, database: Path) -> None:
    await stage.anne.play()
    with locked(database):
        assert_refused(await stage.bess.press("Join"), "could not be saved")
        assert "bess" not in stage.table_text()
        assert stage.errors.told()
    await stage.bess.press("Join")
    assert "bess" in stage.table_text()


@pytest.mark.usefixtures("impatient")
async def test_where_a_table_is_shown_is_known_though_it_could_not_be_kept(
    stage: Stage, database: Path
) -> None:
    await ready(stage)
    with locked(database):
        await stage.dorothy.slash("table")
        assert len(stage.table_messages()) == 1
    await stage.anne.hand()
    await stage.anne.press_private("Draw")
    assert "draws" in stage.table_text()
    assert len(stage.table_messages()) == 1


async def test_the_last_move_of_a_match_can_fail_and_be_made_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, stage.bess, target=100)
    await lay_out(
        stage,
        stage.anne,
        {"anne": ["knox"] * 3, "bess": ["geddon"]},
        phase="play",
        totals=[90, 0],
    )
    await stage.anne.hand()
    with monkeypatch.context() as patch:
        _fail_to_save(stage, patch)
        shown = await stage.anne.choose("lay")
        assert "could not be saved" in shown.text
        assert stage.errors.told()
    assert "Be the first" in (await stage.anne.slash("leaderboard")).text
    await stage.anne.slash("hand")
    await stage.anne.choose("lay")
    assert (await stage.table()).status is Status.FINISHED
    assert "⁨anne⁩ · 120" in (await stage.anne.slash("leaderboard")).text


async def test_a_computers_turn_that_failed_is_taken_later(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, computers=1)
    hand = ["knox", "geddon", "cecil", "mary", "rizzio"]
    await lay_out(stage, stage.anne, {"anne": hand, "page": hand}, phase="play")
    await stage.anne.hand()
    saved = []
    save = stage.bot.store.save

    async def once(change: Any) -> None:
        saved.append(change)
        if len(saved) == 2:
            raise StoreError("secret of the house")
        await save(change)

    monkeypatch.setattr(stage.bot.store, "save", once)
    await stage.anne.choose("discard")
    turn = (await stage.table()).turn
    assert turn is not None
    assert not turn.is_person
    await stage.wait(30)
    assert (await stage.turn()) is stage.anne
    assert len(stage.errors.told()) == 1


def _fail_to_save(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def save(_: Any) -> None:
        raise StoreError("secret of the house")

    monkeypatch.setattr(stage.bot.store, "save", save)


async def test_a_row_nobody_can_read_is_refused_and_told_to_the_operator(stage: Stage) -> None:
    await ready(stage)
    db = stage.bot.store._writing()._db
    await db.execute("UPDATE tables SET state = '{}'")
    stage.bot.tables._entries.clear()
    assert_refused(await stage.anne.hand())
    assert_refused(await stage.anne.slash("hand"))
    lines = stage.errors.told()
    assert len(lines) == 2
    assert all("state" in line for line in lines)


# --- Slowness ---


@pytest.fixture
def slow(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever asks the store takes longer than an answer may wait."""
    monkeypatch.setattr("bot.reply.DEFER_AFTER", 0.01)
    for name in ("save", "preference", "latest_in", "board"):
        own = getattr(stage.bot.store, name)

        async def late(*args: Any, own: Any = own, **kwargs: Any) -> Any:
            await asyncio.sleep(0.03)
            return await own(*args, **kwargs)

        monkeypatch.setattr(stage.bot.store, name, late)


def deferred(stage: Stage) -> list[str]:
    """How answers were deferred, in order."""
    kinds = {5: "private", 6: "update"}
    return [
        kinds[request.json["type"]]
        for request in stage.env.http_requests
        if request.path.endswith("/callback") and request.json["type"] in kinds
    ]


@pytest.mark.usefixtures("slow")
async def test_a_slow_command_is_deferred_and_its_table_still_arrives(stage: Stage) -> None:
    shown = await stage.anne.play()
    assert shown.private
    assert "The table is open" in shown.text
    assert "anne" in stage.table_text()
    await stage.bess.press("Join")
    assert "bess" in stage.table_text()
    assert len(stage.public_messages()) == 1


@pytest.mark.usefixtures("slow")
async def test_a_slow_refusal_of_a_public_command_is_private_all_the_same(stage: Stage) -> None:
    await stage.anne.play()
    shown = await stage.bess.play()
    assert_refused(shown, "already open")
    assert len(stage.public_messages()) == 1, "nothing is left thinking in public"


@pytest.mark.usefixtures("slow")
async def test_slow_private_commands_and_new_private_messages_arrive(stage: Stage) -> None:
    await stage.anne.play()
    await stage.bess.press("Join")
    await stage.anne.press("Start")
    assert "11 cards" in (await stage.anne.slash("hand")).text
    assert "11 cards" in (await stage.anne.hand()).text
    shown = await stage.dorothy.slash("leaderboard")
    assert shown.private
    assert "Be the first" in shown.text
    kinds = ["private", "update", "update", "private", "private", "private"]
    assert deferred(stage) == kinds, "/play, Join, Start; then what is for one person"


@pytest.mark.usefixtures("slow")
async def test_slow_private_updates_redraw_the_hand(stage: Stage) -> None:
    await ready(stage)
    await stage.anne.hand()
    shown = await stage.anne.press_private("Draw")
    assert "7 cards" in stage.anne.sees.text
    assert shown.result.followups == []
    old = stage.anne.sees.menu("lay")
    await stage.anne.choose("lay")
    assert "Your hand" in stage.anne.sees.text
    await stage.anne.send(old.id, old.options[0]["value"], message=stage.anne.private)
    assert "moved on" in stage.anne.sees.text


@pytest.mark.usefixtures("slow")
async def test_slow_refusals_of_public_buttons_are_private(stage: Stage) -> None:
    await stage.anne.play()
    lobby = stage.table_text()
    shown = await stage.anne.press("Join")
    assert shown.new_private
    assert "already sit" in shown.text
    assert stage.table_text() == lobby


@pytest.mark.usefixtures("slow")
async def test_a_slow_accident_is_apologised_for(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        await asyncio.sleep(0.03)
        raise RuntimeError("secret of the house")

    await ready(stage)
    monkeypatch.setattr(stage.bot.tables, "in_channel", fail)
    assert_apology(stage, await stage.anne.slash("hand"))
    monkeypatch.setattr(stage.bot.tables, "open", fail)
    assert_apology(stage, await stage.anne.play())
    assert len(stage.table_messages()) == 1


@pytest.mark.usefixtures("slow")
async def test_a_slow_match_is_played_on_all_the_same(stage: Stage) -> None:
    await begin(stage, stage.bess)
    for _ in range(3):
        await take_turn(await stage.turn())
    assert stage.table_text().count("discards") >= 2
