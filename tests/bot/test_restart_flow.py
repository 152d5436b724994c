"""A restart at any point: old messages work on, and nothing is lost or told twice."""

from __future__ import annotations

import pytest

from engine.tables.codec import to_row
from engine.tables.table import Status
from tests.bot.playing import all_ready, begin, play_match, take_turn
from tests.bot.positions import lay_out
from tests.bot.stage import Stage


async def test_a_lobby_goes_on(stage: Stage) -> None:
    await stage.anne.play(target=500)
    await stage.restart()
    await stage.bess.press("Join")
    await stage.restart()
    await stage.anne.press("Start")
    assert "Round 1" in stage.table_text()
    assert len(stage.table_messages()) == 1


async def test_a_turn_goes_on_where_it_was(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 4, "bess": ["geddon"] * 4})
    await stage.anne.hand()
    drawn = await stage.anne.press_private("Draw")
    before = await stage.table()
    await stage.restart()
    assert to_row(await stage.table()) == to_row(before)
    assert (await stage.anne.slash("hand")).text == drawn.text, "the drawn card is marked still"
    await stage.anne.choose("discard")
    assert (await stage.turn()).id == stage.bess.id


async def test_buttons_of_old_private_messages_work_on(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 4, "bess": ["geddon"] * 4})
    await stage.anne.hand()
    await stage.restart()
    shown = await stage.anne.press_private("Draw")
    assert "5 cards" in shown.text
    await stage.restart()
    await stage.anne.choose("lay")
    assert "Knox" in stage.table_text()


async def test_between_rounds_and_after_the_end(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 3, "bess": ["geddon"] * 4}, phase="play")
    await stage.anne.hand()
    await stage.anne.choose("lay")
    await stage.restart()
    await all_ready(stage)
    assert "Round 2" in stage.table_text()
    await play_match(stage)
    await stage.restart()
    assert "Leaderboard" in (await stage.anne.press("Leaderboard")).text
    await stage.anne.press("Rematch")
    assert "2 of 4" in stage.table_text()


async def test_a_whole_match_with_a_restart_before_every_turn(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    for _ in range(4):
        await stage.restart()
        await take_turn(await stage.turn())
    assert len(stage.table_messages()) == 1
    assert len(stage.pings()) <= 1
    record = await stage.bot.store.moves((await stage.table()).match_id or 0)
    assert [move.number for move in record] == list(range(len(record)))


@pytest.mark.settings(computer_pause=5)
async def test_a_computers_turn_that_was_due_is_taken(stage: Stage) -> None:
    await begin(stage, computers=1)
    table = await stage.table()
    if table.turn is not None and table.turn.is_person:
        await take_turn(stage.anne)
    waiting = await stage.table()
    assert waiting.turn is not None
    assert not waiting.turn.is_person
    await stage.restart()
    assert to_row(await stage.table()) == to_row(waiting)
    await stage.wait(6)
    after = await stage.table()
    assert after.version > waiting.version
    assert (await stage.turn()).id == stage.anne.id
    assert "Page" in stage.table_text()


async def test_a_message_left_behind_is_brought_up_to_date(stage: Stage) -> None:
    await begin(stage, stage.bess)
    stage.env.inject_error("PATCH", "/channels/*/messages/*", times=None, status=500)
    await take_turn(await stage.turn())
    assert "discards" not in stage.table_text()
    stage.env.backend.faults.clear()
    await stage.restart()
    assert "discards" in stage.table_text()
    assert len(stage.table_messages()) == 1


async def test_whose_turn_it_was_is_not_called_again(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 4, "bess": ["geddon"] * 4})
    [ping] = stage.pings()
    await stage.restart()
    await stage.anne.slash("hand")
    await stage.anne.press_private("Draw")
    assert [each.id for each in stage.pings()] == [ping.id]
    await stage.anne.choose("discard")
    [called] = stage.pings()
    assert called.id != ping.id
    assert f"<@{stage.bess.id}>" in stage.seen(called).text


async def test_the_old_table_of_a_channel_stays_what_it_was(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await stage.anne.slash("end")
    await stage.anne.press_private("End it")
    await stage.restart()
    await stage.bess.play()
    assert (await stage.table()).status is Status.LOBBY
    assert len(stage.table_messages()) == 2
