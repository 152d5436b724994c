"""Private hands do not pile up: opening one takes the older one away."""

from __future__ import annotations

from typing import Any

from tests.bot.stage import Stage


def private_messages(stage: Stage, user: Any) -> list[Any]:
    seen = stage.channel.history(viewer=user.member)
    return [message for message in seen if message.flags.ephemeral]


async def begin(stage: Stage) -> None:
    await stage.anne.slash("play", game="queen-of-scots")
    await stage.bess.press("Join")
    await stage.anne.press("Start")


async def test_opening_the_hand_again_takes_the_older_one_away(stage: Stage) -> None:
    await begin(stage)
    await stage.anne.hand()
    await stage.anne.hand()
    await stage.anne.slash("hand")
    [left] = private_messages(stage, stage.anne)
    assert left.id == stage.anne.private.id


async def test_a_played_hand_is_taken_away_too_and_nobody_elses(stage: Stage) -> None:
    await begin(stage)
    await stage.bess.hand()
    first = (await stage.table()).turn
    assert first is not None
    player = stage.anne if first.user_id == stage.anne.id else stage.bess
    await player.hand()
    await player.press_private("Draw")
    await player.hand()
    assert len(private_messages(stage, player)) == 1
    assert len(private_messages(stage, stage.bess)) == 1


async def test_a_hand_whose_token_died_is_left_lying(stage: Stage) -> None:
    await begin(stage)
    await stage.anne.hand()
    await stage.env.advance_time(16 * 60)
    await stage.anne.hand()
    assert len(private_messages(stage, stage.anne)) == 2


async def test_a_hand_its_owner_dismissed_is_no_error(stage: Stage) -> None:
    await begin(stage)
    await stage.anne.hand()
    stage.env.inject_error("DELETE", "/webhooks/*/*/messages/*", status=404, times=1)
    shown = await stage.anne.hand()
    assert "Your hand" in shown.text
