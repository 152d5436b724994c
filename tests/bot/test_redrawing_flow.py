"""Messages of tables that are over lose the name of whoever had their data deleted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chores import EVERY, FIRST
from bot.redrawing import PACE
from engine.store.people import PURGE_AFTER
from tests.bot.playing import begin, win
from tests.bot.stage import Stage

MESSAGE = "/channels/*/messages/*"


async def finished(stage: Stage, tables: int = 1) -> list[Any]:
    """So many matches that Anne won against Bess; their messages, oldest first."""
    for _ in range(tables):
        await begin(stage, stage.bess, target=100)
        await win(stage)
    messages = stage.table_messages()
    assert ["anne" in stage.seen(each).text for each in messages] == [True] * tables
    return messages


async def forget(stage: Stage) -> None:
    await stage.anne.slash("privacy delete")
    assert "Done" in (await stage.anne.press_private("Delete in this server")).text


def naming(stage: Stage) -> list[Any]:
    """The messages that say Anne's name."""
    return [each for each in stage.public_messages() if "anne" in stage.seen(each).text]


async def test_the_seat_has_no_name_and_all_else_stays(stage: Stage) -> None:
    [message] = await finished(stage)
    await forget(stage)
    assert naming(stage) == []
    text = stage.seen(message).text
    assert "**Seat 1** · 120" in text
    assert "**⁨bess⁩** · 85" in text
    assert [each.id for each in stage.public_messages()] == [message.id]


async def test_a_closed_table_too(stage: Stage) -> None:
    await begin(stage, stage.bess, target=500)
    await win(stage)
    await stage.anne.slash("end")
    await stage.anne.press_private("End it")
    assert len(naming(stage)) == 1
    await forget(stage)
    assert naming(stage) == []


async def test_one_after_the_other_the_newest_first(stage: Stage) -> None:
    first, second, _ = await finished(stage, 3)
    await forget(stage)
    assert naming(stage) == [first, second]
    await stage.wait(PACE)
    assert naming(stage) == [first]
    await stage.wait(PACE)
    assert naming(stage) == []
    sent = stage.requests("PATCH")
    await stage.wait(2 * EVERY)
    assert stage.requests("PATCH") == sent, "that was all"


async def test_what_two_people_leave_behind_is_drawn_in_one_go(stage: Stage) -> None:
    await finished(stage, 2)
    await forget(stage)
    await stage.bess.slash("privacy delete")
    await stage.bess.press_private("Delete everywhere")
    await stage.wait(5 * PACE)
    for message in stage.table_messages():
        assert "bess" not in stage.seen(message).text
    assert naming(stage) == []


async def test_a_restart_forgets_none(stage: Stage) -> None:
    await finished(stage, 3)
    await forget(stage)
    assert len(naming(stage)) == 2
    await stage.restart()
    await stage.wait(FIRST)
    await stage.wait(PACE)
    assert naming(stage) == []


async def test_a_message_that_is_gone_is_passed_over_for_good(stage: Stage) -> None:
    _, second, third = await finished(stage, 3)
    for message in (second, third):
        stage.env.backend.delete_message(stage.channel.id, message.id)
    await forget(stage)
    await stage.wait(5 * PACE)
    assert naming(stage) == []
    assert len(stage.public_messages()) == 1
    assert await stage.bot.store.outdated() == []


async def test_a_channel_that_is_gone_too(stage: Stage) -> None:
    await finished(stage, 2)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    stage.anne = stage.anne.at(stage.other_channel)
    await forget(stage)
    await stage.wait(5 * PACE)
    assert await stage.bot.store.outdated() == []


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (429, 30046)])
async def test_a_channel_that_refuses_is_asked_again_by_the_hour(
    stage: Stage, status: int, code: int
) -> None:
    await finished(stage, 3)
    stage.env.inject_error("PATCH", MESSAGE, status=status, code=code, times=None)
    before = stage.requests("PATCH")
    await forget(stage)
    await stage.wait(10 * PACE)
    assert stage.requests("PATCH") == before + 1, "not once a table"
    assert len(stage.public_messages()) == 3, "nothing is posted anew"
    stage.env.backend.faults.clear()
    await stage.wait(EVERY)
    await stage.wait(2 * PACE)
    assert naming(stage) == []


async def test_a_failure_of_discord_is_tried_again_soon(stage: Stage) -> None:
    await finished(stage)
    stage.env.inject_error("PATCH", MESSAGE, status=503)
    await forget(stage)
    await stage.wait(1)
    assert naming(stage) == []


async def test_in_a_thread_that_was_put_away(stage: Stage) -> None:
    await stage.anne.play(in_thread=True, computers=1, target=100)
    [thread] = stage.channel.threads
    home, stage.channel, stage.anne = stage.channel, thread, stage.anne.at(thread)
    await stage.anne.press("Start")
    await win(stage)
    stage.env.backend.channels[thread.id].thread_metadata.archived = True
    stage.env.inject_error("PATCH", MESSAGE, status=400, code=50083)
    stage.anne = stage.anne.at(home)
    await forget(stage)
    assert naming(stage) == []
    assert stage.env.backend.channels[thread.id].thread_metadata.archived


@pytest.mark.settings(members_intent=True)
async def test_thirty_days_after_somebody_left(stage: Stage) -> None:
    await finished(stage, 2)
    stage.guild.remove_member(stage.anne.member)
    await stage.settle()
    later = stage.env.now().timestamp() + PURGE_AFTER
    stage.bot.chores._clock = lambda: later
    assert len(naming(stage)) == 2
    await stage.wait(EVERY)
    await stage.wait(PACE)
    assert naming(stage) == []
