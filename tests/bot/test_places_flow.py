"""Where tables are: threads of their own, and a message that is neither buried nor old."""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend.models import Overwrite

from bot.burial import APART_SECONDS, BURIED, OLD_SECONDS
from engine.tables.clock import REMATCH_SECONDS
from engine.tables.table import Place, Status
from tests.bot.playing import begin, take_turn, win
from tests.bot.stage import Stage, User, assert_refused

# --- threads ---


async def open_thread(stage: Stage, **options: Any) -> tuple[Any, User]:
    """A thread with a table in it, and its host there."""
    shown = await stage.anne.play(in_thread=True, **options)
    assert "in a thread of its own" in shown.text
    [thread] = stage.channel.threads
    assert f"<#{thread.id}>" in shown.text
    return thread, stage.anne.at(thread)


async def test_a_table_opens_in_a_thread_of_its_own(stage: Stage) -> None:
    thread, _ = await open_thread(stage)
    [message] = stage.public_messages(thread)
    assert "anne" in stage.seen(message).text
    table = await stage.bot.tables.in_channel(Place(stage.guild.id, thread.id))
    assert table is not None
    assert table.thread
    await stage.bess.play()
    assert "bess" in stage.table_text(), "the channel is free"


async def test_it_is_played_there_and_put_away_when_it_closes(stage: Stage) -> None:
    thread, anne = await open_thread(stage, computers=1)
    [message] = stage.public_messages(thread)
    await anne.press("Start", message)
    await anne.press("My hand", message)
    assert "11 cards" in anne.sees.text
    await anne.slash("end")
    await anne.press_private("End it")
    assert _archived(stage, thread)


async def test_after_a_match_it_stays_open_for_a_rematch(stage: Stage) -> None:
    thread, anne = await open_thread(stage, computers=1, target=100, clock=0)
    stage.channel = thread
    await anne.press("Start", stage.public_messages(thread)[0])
    stage.anne = anne
    await win(stage)
    assert (await stage.table()).status is Status.FINISHED
    assert not _archived(stage, thread)
    await anne.press("Rematch", stage.public_messages(thread)[0])
    await stage.wait(REMATCH_SECONDS + 1)
    assert not _archived(stage, thread), "a rematch is being prepared"


async def test_and_is_put_away_when_none_comes(stage: Stage) -> None:
    thread, anne = await open_thread(stage, computers=1, target=100, clock=0)
    stage.channel, stage.anne = thread, anne
    await anne.press("Start", stage.public_messages(thread)[0])
    await win(stage)
    await stage.wait(REMATCH_SECONDS + 1)
    assert _archived(stage, thread)


async def finished_thread(stage: Stage) -> Any:
    """A thread whose match is over, and nobody asks for another."""
    thread, anne = await open_thread(stage, computers=1, target=100, clock=0)
    stage.channel, stage.anne = thread, anne
    await anne.press("Start", stage.public_messages(thread)[0])
    await win(stage)
    assert not _archived(stage, thread)
    return thread


async def test_also_after_a_restart(stage: Stage) -> None:
    thread = await finished_thread(stage)
    await stage.wait(REMATCH_SECONDS - 60)
    await stage.restart()
    assert not _archived(stage, thread)
    await stage.wait(61)
    assert _archived(stage, thread)


async def test_what_the_bot_could_not_put_away_any_more_it_does_after_a_restart(
    stage: Stage,
) -> None:
    thread = await finished_thread(stage)
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await stage.wait(REMATCH_SECONDS)
    assert not _archived(stage, thread)
    await stage.bot.close()
    stage.env.backend.faults.clear()
    await stage.env.restart_bot(stage.make_bot())
    await stage.settle()
    assert _archived(stage, thread)


async def test_one_that_is_looked_at_again_stays_open(stage: Stage) -> None:
    thread = await finished_thread(stage)
    await stage.wait(REMATCH_SECONDS)
    stage.env.backend.channels[thread.id].thread_metadata.archived = False
    await stage.anne.slash("table")
    assert len(stage.public_messages(thread)) == 1
    assert not _archived(stage, thread)


async def test_a_rematch_that_comes_to_nothing_leaves_it_its_time(stage: Stage) -> None:
    thread = await finished_thread(stage)
    await stage.anne.press("Rematch", stage.public_messages(thread)[0])
    await stage.anne.press("Cancel", stage.public_messages(thread)[-1])
    assert not _archived(stage, thread)
    await stage.wait(REMATCH_SECONDS)
    assert _archived(stage, thread)


async def test_permissions_for_a_thread_are_named_before(stage: Stage) -> None:
    denied = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
    bot = stage.env.backend.bot_user.id
    stage.env.backend.set_overwrite(
        stage.channel.id, Overwrite(target_id=bot, type=1, allow=0, deny=denied.value)
    )
    shown = await stage.anne.play(in_thread=True)
    assert_refused(shown, "Create Public Threads", "Send Messages in Threads")
    assert stage.channel.threads == []
    await stage.anne.play()
    assert "anne" in stage.table_text()


async def test_there_is_no_thread_in_a_thread(stage: Stage) -> None:
    thread, _ = await open_thread(stage)
    assert_refused(await stage.bess.at(thread).play(in_thread=True), "no thread here")
    assert len(stage.channel.threads) == 1


async def test_a_thread_that_discord_put_away_comes_back_with_the_next_move(stage: Stage) -> None:
    thread, anne = await open_thread(stage, computers=1, clock=0)
    [message] = stage.public_messages(thread)
    await anne.press("Start", message)
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    await anne.slash("hand")
    await anne.press_private("Draw")
    [fresh] = stage.public_messages(thread)
    assert fresh.id != message.id
    assert "draws" in stage.seen(fresh).text


def _archived(stage: Stage, thread: Any) -> bool:
    return bool(stage.env.backend.channels[thread.id].thread_metadata.archived)


# --- a message that moves down ---


async def chat(stage: Stage, count: int) -> None:
    for number in range(count):
        await stage.dorothy.member.send(stage.channel, f"hello {number}")


async def test_a_buried_table_moves_to_the_bottom(stage: Stage) -> None:
    await begin(stage, stage.bess)
    [old] = stage.table_messages()
    await chat(stage, BURIED - 1)
    assert [each.id for each in stage.table_messages()] == [old.id]
    await chat(stage, 1)
    [moved] = stage.table_messages()
    assert moved.id != old.id
    assert moved.id > stage.public_messages()[-2].id
    assert "turn" in stage.seen(moved).text
    await take_turn(await stage.turn())
    assert [each.id for each in stage.table_messages()] == [moved.id]


async def test_at_most_once_a_minute(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await chat(stage, BURIED)
    [moved] = stage.table_messages()
    await chat(stage, 2 * BURIED)
    assert [each.id for each in stage.table_messages()] == [moved.id]
    await take_turn(await stage.turn())
    assert [each.id for each in stage.table_messages()] == [moved.id], "it is edited where it is"
    await stage.wait(APART_SECONDS)
    [again] = stage.table_messages()
    assert again.id == stage.public_messages()[-1].id


async def test_a_lobby_moves_too_and_a_closed_table_does_not(stage: Stage) -> None:
    await stage.anne.play()
    [old] = stage.table_messages()
    await chat(stage, BURIED)
    [moved] = stage.table_messages()
    assert moved.id != old.id
    await stage.anne.press("Cancel", moved)
    await stage.wait(APART_SECONDS)
    await chat(stage, BURIED)
    assert [each.id for each in stage.table_messages()] == [moved.id]


async def test_what_is_written_elsewhere_buries_nothing(stage: Stage) -> None:
    await begin(stage, stage.bess)
    [old] = stage.table_messages()
    for number in range(BURIED):
        await stage.dorothy.member.send(stage.other_channel, f"hello {number}")
    assert [each.id for each in stage.table_messages()] == [old.id]


async def test_after_a_restart_it_is_counted_anew(stage: Stage) -> None:
    await begin(stage, stage.bess)
    [old] = stage.table_messages()
    await stage.restart()
    await chat(stage, BURIED)
    [moved] = stage.table_messages()
    assert moved.id != old.id


async def test_an_old_message_is_posted_anew_with_the_next_change(stage: Stage) -> None:
    await begin(stage, stage.bess, clock=0)
    [old] = stage.table_messages()
    await take_turn(await stage.turn())
    assert [each.id for each in stage.table_messages()] == [old.id]
    await stage.wait(OLD_SECONDS)
    assert [each.id for each in stage.table_messages()] == [old.id], "nothing changed"
    await take_turn(await stage.turn())
    [moved] = stage.table_messages()
    assert moved.id != old.id
