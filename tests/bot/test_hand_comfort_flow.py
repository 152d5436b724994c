"""What makes a hand pleasant: undo, news since the last look, compact, orders that stay."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n import t
from tests.bot.playing import begin, take_turn
from tests.bot.positions import lay_out
from tests.bot.stage import Shown, Stage, User, assert_refused


async def ready(stage: Stage) -> None:
    await begin(stage, stage.bess)
    hand = ["knox"] * 4 + ["geddon", "cecil", "rizzio"]
    await lay_out(stage, stage.anne, {"anne": hand, "bess": hand})


# --- undo ---


async def with_a_set(stage: Stage) -> User:
    """Turns as they were dealt, until somebody who has drawn can lay a set down."""
    await begin(stage, stage.bess)
    for _ in range(20):
        user = await stage.turn()
        await user.hand()
        if "lay" in (await user.press_private("Draw")).verbs:
            return user
        await user.choose("discard")
    raise AssertionError("nobody had a set")


async def test_a_set_laid_by_slip_is_taken_back(stage: Stage) -> None:
    user = await with_a_set(stage)
    assert "Undo" not in user.sees.labels, "the card that was drawn has been seen"
    hand = user.sees
    shown = await user.choose("lay")
    assert "lays" in stage.table_text()
    shown = await user.press_private("Undo")
    assert "lays" not in stage.table_text()
    assert shown.text == hand.text
    assert shown.verbs == hand.verbs
    assert "Undo" not in shown.labels
    await user.choose("lay")
    assert "lays" in stage.table_text()


async def test_undo_works_after_a_restart(stage: Stage) -> None:
    user = await with_a_set(stage)
    hand = user.sees.text
    await user.choose("lay")
    await stage.restart()
    assert (await user.press_private("Undo")).text == hand


async def test_nothing_that_was_seen_is_taken_back(stage: Stage) -> None:
    user = await with_a_set(stage)
    hand = user.sees
    undo = hand.menu("discard").id.replace("|pick|", "|undo|").replace("|discard", "|")
    shown = await user.send(undo, message=user.private)
    assert "nothing to take back" in shown.text
    assert hand.text in shown.text


async def test_only_who_is_to_act_takes_back(stage: Stage) -> None:
    user = await with_a_set(stage)
    other = stage.bess if user is stage.anne else stage.anne
    undo = (await user.choose("lay")).button("Undo")
    assert "Undo" not in (await other.hand()).labels
    shown = await other.send(undo, message=other.private)
    assert "nothing to take back" in shown.text
    assert "lays" in stage.table_text()


# --- news ---


async def test_what_others_did_since_the_last_look_is_told_in_a_line(stage: Stage) -> None:
    await ready(stage)
    assert "Since you looked" not in (await stage.bess.hand()).text
    await take_turn(stage.anne)
    [line] = [line for line in (await stage.bess.hand()).text.splitlines() if "Since you" in line]
    assert "⁨anne⁩ discards" in line
    assert "bess" not in line
    assert "Since you looked" not in (await stage.bess.hand()).text, "she has looked"


async def test_own_moves_are_no_news(stage: Stage) -> None:
    await ready(stage)
    await stage.anne.hand()
    shown = await stage.anne.press_private("Draw")
    assert "Since you looked" not in shown.text
    assert "computer played" not in shown.text


async def test_a_turn_that_the_clock_played_is_told_to_its_owner(stage: Stage) -> None:
    await ready(stage)
    await stage.anne.hand()
    await stage.wait(301)
    text = (await stage.anne.hand()).text
    [line] = [line for line in text.splitlines() if "A computer played for you" in line]
    assert "⁨anne⁩ discards" in line
    assert "Since you looked" not in text, "bess has not played"
    assert "A computer played for you" not in (await stage.anne.hand()).text


# --- what is remembered ---


async def test_a_compact_hand_is_shorter_and_offers_the_same(stage: Stage) -> None:
    await ready(stage)
    usual = await stage.anne.hand()
    await stage.anne.slash("settings me")
    await stage.anne.choose("compact", "on")
    compact = await stage.anne.hand()
    assert len(compact.text.splitlines()) < len(usual.text.splitlines())
    assert compact.labels == usual.labels
    assert compact.verbs == usual.verbs
    await stage.restart()
    assert (await stage.anne.hand()).text == compact.text


async def test_the_order_chosen_in_the_settings_is_that_of_the_hand(stage: Stage) -> None:
    await ready(stage)
    usual = (await stage.anne.hand()).text
    await stage.anne.slash("settings me")
    await stage.anne.choose("order.queen-of-scots", "value")
    assert (await stage.anne.hand()).text != usual
    await stage.anne.slash("settings me")
    menu = stage.anne.sees.menu("order.queen-of-scots")
    assert [each["value"] for each in menu.options if each.get("default")] == ["value"]
    assert (await stage.bess.hand()).text, "others keep theirs"


@pytest.mark.parametrize(
    ("name", "value"),
    [("compact", "maybe"), ("pings", "loudly"), ("order.chess", "kind"), ("admin", "on")],
)
async def test_a_forged_choice_is_refused(stage: Stage, name: str, value: str) -> None:
    await stage.anne.play()
    assert_refused(await stage.anne.send(f"rg|prefer|0|0|{name}", value), "older version")
    assert await stage.bot.store.preference(stage.anne.id, name) is None


# --- where people are called ---


async def mute(user: User, way: str) -> None:
    await user.slash("settings me")
    await user.choose("pings", way)


async def test_who_does_not_want_to_be_called_is_not(stage: Stage) -> None:
    await stage.anne.play()
    for user in (stage.anne, stage.bess):
        await mute(user, "off")
    await stage.bess.press("Join")
    await stage.anne.press("Start")
    assert stage.pings() == []
    await take_turn(await stage.turn())
    await stage.wait(250)
    assert stage.pings() == []


async def test_a_direct_call_leads_to_the_table_and_goes_when_the_turn_does(stage: Stage) -> None:
    await stage.anne.play()
    for user in (stage.anne, stage.bess):
        await mute(user, "direct")
    await stage.bess.press("Join")
    await stage.anne.press("Start")
    assert stage.pings() == []
    due = await stage.turn()
    [message] = _direct(stage, due)
    shown = Shown(message.components)
    assert "it is your turn" in shown.text
    [link] = [each["url"] for each in shown.walk() if each.get("url")]
    assert link.endswith(f"/{stage.guild.id}/{stage.channel.id}/{stage.table_message().id}")
    await take_turn(due)
    assert _direct(stage, due) == []
    assert len(_direct(stage, await stage.turn())) == 1


async def test_a_direct_call_speaks_the_language_its_reader_chose(stage: Stage) -> None:
    await stage.anne.play()
    for user in (stage.anne, stage.bess):
        await mute(user, "direct")
        await user.slash("language", language="ko")
    await stage.bess.press("Join")
    await stage.anne.press("Start")
    [message] = _direct(stage, await stage.turn())
    assert Shown(message.components).labels == [t("button-table", "ko")]
    assert "dealt" in stage.table_text(), "the channel reads English"


async def test_a_direct_call_of_before_a_restart_goes_too(stage: Stage) -> None:
    await stage.anne.play()
    for user in (stage.anne, stage.bess):
        await mute(user, "direct")
    await stage.bess.press("Join")
    await stage.anne.press("Start")
    due = await stage.turn()
    assert len(_direct(stage, due)) == 1
    await stage.restart()
    await take_turn(due)
    assert _direct(stage, due) == []
    assert len(_direct(stage, await stage.turn())) == 1


async def test_closed_direct_messages_fall_back_to_the_channel(stage: Stage) -> None:
    await stage.anne.play()
    for user in (stage.anne, stage.bess):
        await mute(user, "direct")
    await stage.bess.press("Join")
    stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await stage.anne.press("Start")
    due = await stage.turn()
    [ping] = stage.pings()
    assert f"<@{due.id}>" in stage.seen(ping).text
    assert stage.errors.told() == []


def _direct(stage: Stage, user: User) -> list[Any]:
    channels = stage.env.backend.channels.values()
    private = [each for each in channels if each.type == 1 and user.id in each.recipient_ids]
    return [
        message
        for channel in private
        for message in stage.env.backend.messages.get(channel.id, {}).values()
    ]
