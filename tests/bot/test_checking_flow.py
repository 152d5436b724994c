"""What was deleted while the bot was away is noticed when it is back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.burial import OLD_SECONDS
from bot.checking import PACE
from tests.bot.playing import begin, take_turn, win
from tests.bot.positions import lay_out
from tests.bot.stage import Stage

MESSAGE = "/channels/*/messages/*"


async def away(stage: Stage, *deleted: Any) -> None:
    """The bot stops; these messages are deleted; it starts again."""
    await stage.bot.close()
    for message in deleted:
        stage.env.backend.delete_message(message.channel.id, message.id)
    await stage.env.restart_bot(stage.make_bot())
    await stage.settle()


async def ready(stage: Stage, **options: Any) -> Any:
    """A match under way, at a turn of Anne's; its message."""
    await begin(stage, stage.bess, **options)
    hand = ["knox", "knox", "geddon", "cecil", "rizzio"]
    await lay_out(stage, stage.anne, {"anne": hand, "bess": hand})
    return stage.table_message()


async def test_the_message_of_a_match_comes_back(stage: Stage) -> None:
    old = await ready(stage)
    await away(stage, old)
    [message] = stage.table_messages()
    assert message.id != old.id
    await take_turn(stage.anne)
    assert "discards" in stage.table_text()
    assert len(stage.table_messages()) == 1


async def test_that_of_a_lobby_too(stage: Stage) -> None:
    await stage.anne.play()
    await away(stage, stage.table_message())
    assert "1 of 4" in stage.table_text()


async def test_that_of_a_table_that_is_over_does_not(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    await away(stage, stage.table_message())
    await stage.wait(5)
    assert stage.public_messages() == []


async def test_one_that_stands_stays_where_it_is_and_nobody_is_called_again(stage: Stage) -> None:
    old = await ready(stage, clock=0)
    before = [each.id for each in stage.public_messages()]
    posts = stage.requests("POST")
    await stage.wait(OLD_SECONDS)
    await away(stage)
    assert [each.id for each in stage.public_messages()] == before
    assert stage.requests("POST") == posts
    assert stage.requests("PATCH", f"/channels/{stage.channel.id}/messages/{old.id}") > 0
    await take_turn(stage.anne)
    [called] = stage.pings()
    assert f"<@{stage.bess.id}>" in stage.seen(called).text


async def test_its_times_are_those_of_today(stage: Stage) -> None:
    await ready(stage, clock=300)
    deadline = (await stage.table()).deadline
    assert deadline is not None
    assert f"<t:{int(deadline)}:R>" in stage.table_text()
    await stage.bot.close()
    await stage.env.advance_time(1000)
    await stage.env.restart_bot(stage.make_bot())
    await stage.settle()
    shifted = (await stage.table()).deadline
    assert shifted is not None
    assert shifted >= deadline + 1000
    assert f"<t:{int(shifted)}:R>" in stage.table_text()


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (400, 50083)])
async def test_one_that_cannot_be_edited_any_more_is_left_until_there_is_something_to_say(
    stage: Stage, status: int, code: int
) -> None:
    old = await ready(stage)
    stage.env.inject_error("PATCH", MESSAGE, status=status, code=code)
    await away(stage)
    assert [each.id for each in stage.table_messages()] == [old.id]
    await take_turn(stage.anne)
    assert "discards" in stage.table_text()
    assert len(stage.table_messages()) == 1


async def test_news_that_come_meanwhile_are_posted_anew(stage: Stage) -> None:
    old = await ready(stage)
    stage.env.inject_error("PATCH", MESSAGE, status=503)
    await away(stage)
    stage.env.inject_error("PATCH", MESSAGE, status=429, code=30046)
    await stage.anne.slash("hand")
    await stage.anne.press_private("Draw")
    await stage.wait(2)
    [message] = stage.table_messages()
    assert message.id != old.id
    assert "draws" in stage.table_text()


async def test_one_after_the_other_those_that_changed_last_first(stage: Stage) -> None:
    channels = [stage.channel, stage.other_channel, stage.guild.create_text_channel("garden")]
    messages = []
    for channel in channels:
        await stage.anne.at(channel).play()
        messages += stage.public_messages(channel)
        await stage.wait(1)
    await away(stage, *messages)
    assert [len(stage.public_messages(channel)) for channel in channels] == [0, 0, 1]
    await stage.wait(PACE)
    assert [len(stage.public_messages(channel)) for channel in channels] == [0, 1, 1]
    await stage.wait(PACE)
    assert [len(stage.public_messages(channel)) for channel in channels] == [1, 1, 1]


async def test_a_row_nobody_can_read_holds_up_no_other(stage: Stage) -> None:
    await stage.anne.play()
    await stage.wait(1)
    await stage.bess.at(stage.other_channel).play()
    db = stage.bot.store._writing()._db
    await db.execute(
        "UPDATE tables SET setup = '{}' WHERE channel_id = ?", [stage.other_channel.id]
    )
    await away(stage, stage.table_message())
    await stage.wait(PACE)
    assert len(stage.table_messages()) == 1
    [line] = stage.errors.told()
    assert "Whether table 2 is shown is not known" in line
