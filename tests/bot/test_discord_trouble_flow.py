"""What can go wrong at Discord: lost messages, channels and permissions, and its own failures."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.publisher import REFUSED_SECONDS
from engine.tables.table import Place, Status
from tests.bot.playing import begin, take_turn
from tests.bot.positions import lay_out
from tests.bot.stage import Shown, Stage, assert_refused

MESSAGE = "/channels/*/messages/*"


async def ready(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 6, "bess": ["geddon"] * 6})


async def draw(stage: Stage) -> Shown:
    await stage.anne.slash("hand")
    return await stage.anne.press_private("Draw")


# --- Messages that are gone ---


async def test_an_edit_of_a_message_that_is_gone_posts_it_once(stage: Stage) -> None:
    await ready(stage)
    old = stage.table_message()
    stage.env.inject_error("PATCH", MESSAGE, status=404, code=10008)
    await draw(stage)
    messages = stage.table_messages()
    assert messages[-1].id != old.id
    assert "draws" in stage.table_text()
    posts = stage.requests("POST", f"/channels/{stage.channel.id}/messages")
    await stage.anne.choose("lay")
    assert "lays" in stage.table_text()
    assert stage.requests("POST", f"/channels/{stage.channel.id}/messages") == posts


@pytest.mark.parametrize("bulk", [False, True])
async def test_a_message_deleted_by_a_moderator_is_posted_anew(stage: Stage, bulk: bool) -> None:
    await ready(stage)
    old = stage.table_message()
    if bulk:
        ids = [message.id for message in stage.public_messages()]
        stage.env.backend.bulk_delete_messages(stage.channel.id, ids)
    else:
        stage.env.backend.delete_message(stage.channel.id, old.id)
    await stage.settle()
    [message] = stage.table_messages()
    assert message.id != old.id
    await draw(stage)
    assert "draws" in stage.table_text()
    assert len(stage.table_messages()) == 1


async def test_a_message_deleted_where_none_may_be_posted_comes_back_after_a_restart(
    stage: Stage,
) -> None:
    await ready(stage)
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    stage.env.backend.delete_message(stage.channel.id, stage.table_message().id)
    await stage.settle()
    assert stage.table_messages() == []
    await stage.bot.close()
    stage.env.backend.faults.clear()
    await stage.env.restart_bot(stage.make_bot())
    await stage.settle()
    assert len(stage.table_messages()) == 1


async def test_a_lobby_deleted_is_posted_anew_but_not_a_finished_or_closed_table(
    stage: Stage,
) -> None:
    await stage.anne.play()
    stage.env.backend.delete_message(stage.channel.id, stage.table_message().id)
    await stage.settle()
    assert "1 of 4" in stage.table_text()
    await stage.anne.press("Cancel")
    stage.env.backend.delete_message(stage.channel.id, stage.table_message().id)
    await stage.settle()
    assert stage.public_messages() == []


async def test_a_message_too_old_to_edit_is_posted_anew(stage: Stage) -> None:
    await ready(stage)
    old = stage.table_message()
    stage.env.inject_error("PATCH", MESSAGE, status=429, code=30046)
    await draw(stage)
    [message] = stage.table_messages()
    assert message.id != old.id


async def test_deleting_other_messages_means_nothing(stage: Stage) -> None:
    await ready(stage)
    chat = await stage.dorothy.member.send(stage.channel, "hello")
    before = len(stage.env.http_requests)
    stage.env.backend.delete_message(stage.channel.id, chat.id)
    await stage.settle()
    assert len(stage.env.http_requests) == before


# --- Permissions ---


@pytest.mark.parametrize(
    ("name", "words"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")]
)
async def test_a_missing_permission_is_named_before_a_table_opens(
    stage: Stage, name: str, words: str
) -> None:
    _deny(stage, name)
    shown = await stage.anne.play()
    assert_refused(shown, words, "moderator")
    assert await stage.bot.store.latest_in(stage.channel.id) is None
    _allow(stage)
    await stage.anne.play()
    assert "anne" in stage.table_text()


async def test_a_table_that_may_not_be_shown_is_tried_again_quietly_and_comes_back(
    stage: Stage,
) -> None:
    await ready(stage)
    before = stage.table_text()
    stage.env.inject_error("PATCH", MESSAGE, status=403, code=50001, times=None)
    shown = await draw(stage)
    assert "7 cards" in shown.text, "the hand goes on"
    tried = stage.requests("PATCH", f"/channels/{stage.channel.id}")
    await stage.wait(150)
    assert stage.requests("PATCH", f"/channels/{stage.channel.id}") == tried
    assert stage.table_text() == before
    stage.env.backend.faults.clear()
    await stage.wait(REFUSED_SECONDS)
    assert stage.table_text() != before


async def test_a_table_that_may_be_shown_again_is_with_the_next_press(stage: Stage) -> None:
    await ready(stage)
    stage.env.inject_error("PATCH", MESSAGE, status=403, code=50001, times=None)
    await draw(stage)
    await stage.anne.choose("lay")
    assert "lays" not in stage.table_text()
    stage.env.backend.faults.clear()
    await stage.bess.hand()
    assert "lays" in stage.table_text()


async def test_table_names_a_permission_lost_in_mid_match(stage: Stage) -> None:
    await ready(stage)
    _deny(stage, "send_messages")
    assert_refused(await stage.anne.slash("table"), "Send Messages")
    assert len(stage.table_messages()) == 1


def _deny(stage: Stage, name: str) -> None:
    denied = discord.Permissions(**{name: True}).value
    bot = stage.env.backend.bot_user.id
    stage.env.backend.set_overwrite(
        stage.channel.id, Overwrite(target_id=bot, type=1, allow=0, deny=denied)
    )


def _allow(stage: Stage) -> None:
    stage.env.backend.delete_overwrite(stage.channel.id, stage.env.backend.bot_user.id)


# --- Failures of Discord ---


async def test_a_failed_edit_is_tried_again_later(stage: Stage) -> None:
    await ready(stage)
    stage.env.inject_error("PATCH", MESSAGE, status=503, times=3)
    await draw(stage)
    assert "draws" not in stage.table_text()
    await stage.wait(60)
    assert "draws" in stage.table_text()


async def test_a_failed_repost_is_tried_again_later(stage: Stage) -> None:
    await ready(stage)
    stage.env.inject_error("POST", "/channels/*/messages", status=500)
    await stage.anne.slash("table")
    await stage.wait(30)
    assert len(stage.table_messages()) == 1


async def test_a_failed_answer_of_a_lobby_button_still_shows_in_public(stage: Stage) -> None:
    await stage.anne.play()
    stage.env.inject_error("POST", "/interactions/*/callback", status=500)
    shown = await stage.bess.press("Join")
    assert shown.new_private
    assert "went wrong" in shown.text
    [line] = stage.errors.told()
    assert "500" in line
    assert "bess" in stage.table_text()


async def test_play_whose_answer_failed_still_opens_its_table(stage: Stage) -> None:
    stage.env.inject_error("POST", "/interactions/*/callback", status=500)
    await stage.anne.play()
    assert len(stage.errors.told()) == 1
    assert "anne" in stage.table_text()
    await stage.bess.press("Join")
    assert len(stage.table_messages()) == 1


async def test_an_interaction_nobody_waits_for_is_no_error(stage: Stage) -> None:
    await ready(stage)
    await stage.anne.hand()
    stage.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    with pytest.raises(AssertionError, match="never answered"):
        await stage.anne.press_private("Draw")
    assert "draws" in stage.table_text(), "the move was made and is shown"
    assert stage.errors.told() == []


async def test_an_answer_and_its_apology_that_both_fail_leave_the_bot_well(stage: Stage) -> None:
    await ready(stage)
    stage.env.inject_error("POST", "/interactions/*/callback", status=500, times=2)
    with pytest.raises(AssertionError, match="never answered"):
        await stage.anne.hand()
    assert len(stage.errors.told()) == 1
    assert "6 cards" in (await stage.anne.hand()).text


# --- Places and people that are gone ---


async def test_a_channel_deleted_closes_its_table(stage: Stage) -> None:
    await ready(stage)
    table = await stage.table()
    before = len(stage.env.http_requests)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    await stage.wait(600)
    closed = await stage.bot.tables.peek(table.id)
    assert closed is not None
    assert closed.status is Status.CLOSED
    assert len(stage.env.http_requests) <= before + 3
    assert await stage.bot.store.running_of_guild(stage.guild.id) == []


async def test_a_channel_deleted_while_the_bot_was_away_closes_its_table(stage: Stage) -> None:
    await begin(stage, stage.bess)
    table = await stage.table()
    await stage.bot.close()
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.env.restart_bot(stage.make_bot())
    await stage.settle()
    closed = await stage.bot.tables.peek(table.id)
    assert closed is not None
    assert closed.status is Status.CLOSED


async def test_a_thread_deleted_closes_its_table(stage: Stage) -> None:
    thread = stage.env.backend.create_thread(stage.channel.id, "late", stage.anne.id)
    await stage.settle()
    [handle] = stage.channel.threads
    await stage.anne.at(handle).play()
    stage.env.backend.delete_channel(thread.id)
    await stage.settle()
    assert await stage.bot.store.running_of_guild(stage.guild.id) == []
    await stage.anne.play()
    assert "anne" in stage.table_text()


async def test_removed_from_a_server_the_bot_closes_its_tables(stage: Stage) -> None:
    await ready(stage)
    await stage.anne.at(stage.other_channel).play()
    stage.env.backend.remove_guild(stage.guild.id)
    await stage.settle()
    assert await stage.bot.store.running_of_guild(stage.guild.id) == []


@pytest.mark.settings(members_intent=True)
async def test_who_leaves_the_server_leaves_their_tables(stage: Stage) -> None:
    await ready(stage)
    hand = ["knox", "geddon", "cecil", "rizzio", "mary"]
    await lay_out(stage, stage.anne, {"anne": hand, "bess": hand})
    elsewhere = stage.anne.at(stage.other_channel)
    await elsewhere.play(computers=1)
    stage.guild.remove_member(stage.anne.member)
    await stage.settle()
    table = await stage.table()
    assert table.seats[0].level == "courtier"
    assert table.host_id == stage.bess.id
    assert (await stage.turn()).id == stage.bess.id, "the computer has played on"
    place = Place(stage.guild.id, stage.other_channel.id)
    assert await stage.bot.tables.in_channel(place) is None, "nobody is left there"
    await take_turn(stage.bess)


@pytest.mark.settings(members_intent=True)
async def test_somebody_without_a_seat_may_leave_the_server(stage: Stage) -> None:
    await ready(stage)
    before = await stage.table()
    stage.guild.remove_member(stage.dorothy.member)
    await stage.settle()
    assert await stage.table() == before
