"""The turn ping: one new, short message to whom it is; none while the turn stays."""

from __future__ import annotations

from typing import Any

from tests.bot.playing import all_ready, begin, play_round, take_turn
from tests.bot.positions import lay_out
from tests.bot.stage import PING, Stage


def ping_requests(stage: Stage) -> list[dict[str, Any]]:
    """All pings that were ever sent."""
    return [
        request.json
        for request in stage.env.http_requests
        if request.method == "POST" and PING in str(request.json)
    ]


async def test_it_calls_one_person_and_nobody_else(stage: Stage) -> None:
    await begin(stage, stage.bess)
    due = await stage.turn()
    [ping] = stage.pings()
    assert f"<@{due.id}>" in stage.seen(ping).text
    [request] = ping_requests(stage)
    assert request["allowed_mentions"]["users"] == [due.id]
    assert request["allowed_mentions"]["parse"] == []


async def test_it_follows_the_turn_and_the_old_one_goes(stage: Stage) -> None:
    await begin(stage, stage.bess)
    for count in range(1, 5):
        due = await stage.turn()
        [ping] = stage.pings()
        assert f"<@{due.id}>" in stage.seen(ping).text
        assert len(ping_requests(stage)) == count
        await take_turn(due)


async def test_none_while_the_turn_stays(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 5, "bess": ["geddon"] * 4})
    [ping] = stage.pings()
    sent = len(ping_requests(stage))
    await stage.anne.hand()
    await stage.anne.press_private("Draw")
    await stage.anne.choose("lay")
    assert len(ping_requests(stage)) == sent
    assert [each.id for each in stage.pings()] == [ping.id]


async def test_the_hand_is_one_press_away(stage: Stage) -> None:
    await begin(stage, stage.bess)
    due = await stage.turn()
    [ping] = stage.pings()
    shown = await due.press("My hand", ping)
    assert shown.private
    assert "11 cards" in shown.text
    other = stage.bess if due is stage.anne else stage.anne
    assert "is playing" in (await other.press("My hand", ping)).text


async def test_nobody_is_called_who_plays_alone_with_computers(stage: Stage) -> None:
    await begin(stage, computers=2)
    await take_turn(stage.anne)
    assert ping_requests(stage) == []


async def test_none_is_left_after_a_round(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await play_round(stage)
    assert stage.pings() == []
    await all_ready(stage)
    assert len(stage.pings()) == 1


async def test_it_goes_when_only_one_person_is_left(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 5, "bess": ["geddon"] * 4})
    await stage.bess.leave()
    assert stage.pings() == []


async def test_a_ping_deleted_by_a_moderator_is_not_missed(stage: Stage) -> None:
    await begin(stage, stage.bess)
    [ping] = stage.pings()
    await (
        stage.env.bot.get_partial_messageable(stage.channel.id)
        .get_partial_message(ping.id)
        .delete()
    )
    await take_turn(await stage.turn())
    assert len(stage.pings()) == 1


async def test_a_ping_that_failed_is_sent_later(stage: Stage) -> None:
    await stage.anne.play()
    await stage.bess.press("Join")
    stage.env.inject_error("POST", "/channels/*/messages", status=500)
    await stage.anne.press("Start")
    assert stage.pings() == []
    await stage.wait(30)
    assert len(stage.pings()) == 1
