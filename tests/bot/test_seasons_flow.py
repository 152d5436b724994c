"""Seasons, what counts, and corrections: for whoever may manage the server, and told to all."""

from __future__ import annotations

import pytest

from bot.chores import EVERY
from tests.bot.playing import begin, play_match
from tests.bot.scores import ended
from tests.bot.stage import Shown, Stage, assert_refused

MONTH = 32 * 24 * 3600.0


async def open_seasons(stage: Stage) -> str:
    await stage.moderator.slash("leaderboard")
    return (await stage.moderator.press_private("Seasons and ranks")).text


async def end(stage: Stage) -> Shown:
    await stage.moderator.press_private("End the season")
    return await stage.moderator.press_private("End the season")


async def test_only_who_may_manage_the_server_gets_there(stage: Stage) -> None:
    await stage.anne.play()
    for arg in ("", "start", "end", "monthly", "manual", "count", "skip", "corrections.0"):
        assert_refused(await stage.anne.send(f"rg|seasons|0|0|{arg}"), "manage the server")
    number = await ended(stage, (stage.anne, 120), (stage.bess, 85))
    assert_refused(await stage.anne.send(f"rg|correct|0|0|{number}"), "manage the server")
    assert_refused(await stage.anne.send("rg|void|0|0|why", f"{number}.test.1"), "manage")
    assert await stage.bot.store.seasons(stage.guild.id) == []
    assert "Correct …" not in (await stage.anne.slash("leaderboard")).labels


async def test_a_season_is_begun_and_its_close_is_told_with_its_podium(stage: Stage) -> None:
    assert "No season is under way" in await open_seasons(stage)
    shown = await stage.moderator.press_private("Start a season")
    assert "**Season 1** is under way" in shown.text
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await ended(stage, (stage.cecily, 50), (stage.bess, 50))
    shown = await end(stage)
    assert "The season has ended" in shown.text
    [podium] = stage.public_messages()
    told = stage.seen(podium).text
    assert "🏆 Season 1 is over" in told
    assert "**Queen of Scots**" in told
    assert "🥇 **1** · ⁨bess⁩ · 135" in told
    assert "🥈 **2** · ⁨anne⁩" in told
    assert "🥉 **3** · ⁨cecily⁩" in told
    shown = await stage.dorothy.press("Board: Queen of Scots", podium)
    assert shown.private
    assert "Season 1" in shown.text
    assert await stage.bot.store.unannounced_seasons() == []
    await stage.wait(EVERY)
    assert len(stage.public_messages()) == 1


async def test_the_close_of_a_season_nobody_played_in_is_told_to_nobody(stage: Stage) -> None:
    await open_seasons(stage)
    await stage.moderator.press_private("Start a season")
    await end(stage)
    assert stage.public_messages() == []
    assert await stage.bot.store.unannounced_seasons() == []


@pytest.mark.parametrize("label", ["Start the next season", "End the season"])
async def test_a_season_under_way_ends_only_after_a_question(stage: Stage, label: str) -> None:
    await open_seasons(stage)
    await stage.moderator.press_private("Start a season")
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    shown = await stage.moderator.press_private(label)
    assert "**End Season 1?**" in shown.text
    assert stage.public_messages() == []
    assert "**Season 1** is under way" in (await stage.moderator.press_private("Back")).text
    shown = await stage.moderator.press_private(label)
    sure = shown.button(label)
    await stage.moderator.press_private(label)
    assert len(stage.public_messages()) == 1
    seasons = await stage.bot.store.seasons(stage.guild.id)
    shown = await stage.moderator.send(sure, message=stage.moderator.private)
    assert "Seasons and ranks" in shown.text
    assert await stage.bot.store.seasons(stage.guild.id) == seasons, "nothing is done twice"


async def test_there_is_nothing_to_end_without_a_season(stage: Stage) -> None:
    await open_seasons(stage)
    shown = await stage.moderator.send("rg|seasons|0|0|end", message=stage.moderator.private)
    assert "has ended" not in shown.text
    assert "No season is under way" in shown.text


async def test_months_as_seasons_ask_before_they_end_an_older_one(stage: Stage) -> None:
    await stage.bot.store.start_season(stage.guild.id, 1e9)
    await open_seasons(stage)
    shown = await stage.moderator.press_private("New season each month")
    assert "**End Season 1?**" in shown.text
    shown = await stage.moderator.press_private("New season each month")
    assert "**Season 2** is under way" in shown.text
    await stage.moderator.press_private("Stop monthly seasons")
    shown = await stage.moderator.press_private("New season each month")
    assert "**Season 2** is under way" in shown.text, "it began this month and goes on"


async def test_a_month_closes_by_itself_where_it_was_chosen(stage: Stage) -> None:
    await open_seasons(stage)
    shown = await stage.moderator.press_private("New season each month")
    assert "Each month is a season" in shown.text
    now = stage.env.now().timestamp()
    await ended(stage, (stage.anne, 120), (stage.bess, 85), at=now)
    await _months_pass(stage, 1)
    [podium] = stage.public_messages()
    assert "🥇 **1** · ⁨anne⁩" in stage.seen(podium).text
    await _months_pass(stage, 2)
    assert len(stage.public_messages()) == 1, "an empty month is passed over in silence"
    await open_seasons(stage)
    shown = await stage.moderator.press_private("Stop monthly seasons")
    assert "Each month" not in shown.text


async def test_a_podium_that_cannot_be_sent_is_told_later_and_never_twice(stage: Stage) -> None:
    await open_seasons(stage)
    await stage.moderator.press_private("Start a season")
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    stage.env.inject_error("POST", "/channels/*/messages", status=500)
    await end(stage)
    assert stage.public_messages() == []
    await stage.wait(EVERY)
    assert len(stage.public_messages()) == 1


async def test_a_podium_for_a_channel_that_is_closed_to_the_bot_is_given_up(stage: Stage) -> None:
    await open_seasons(stage)
    await stage.moderator.press_private("Start a season")
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await end(stage)
    assert await stage.bot.store.unannounced_seasons() == []


# --- corrections ---


async def test_a_moderator_strikes_a_match_out_and_it_is_written_down(stage: Stage) -> None:
    number = await _played(stage)
    await stage.moderator.slash("replay", match=number)
    shown = await stage.moderator.press_private("Correct …")
    assert "written down" in shown.text
    shown = await stage.moderator.choose("why", f"{number}.unfair.1")
    assert "counts no longer" in shown.text
    assert "a moderator struck it out" in shown.text
    shown = await stage.anne.slash("leaderboard")
    assert "120" not in shown.text
    assert (
        "No match counts" in shown.text or "none counts" in shown.text or "does not" in shown.text
    )
    await open_seasons(stage)
    shown = await stage.moderator.press_private("Corrections")
    assert f"Match **{number}**" in shown.text
    assert f"<@{stage.moderator.id}>" in shown.text
    assert "It was not played fairly" in shown.text
    [audit] = await stage.bot.store.audits(stage.guild.id)
    assert (audit.by_id, audit.reason, audit.after["void"]) == (stage.moderator.id, "unfair", True)
    await stage.moderator.slash("replay", match=number)
    await stage.moderator.press_private("Correct …")
    shown = await stage.moderator.choose("why")
    assert "It counts again" in shown.text
    assert "⁨anne⁩" in (await stage.anne.slash("leaderboard")).text


async def test_a_match_of_another_server_is_out_of_reach(stage: Stage) -> None:
    number = await ended(stage, (stage.anne, 120), (stage.bess, 85), guild_id=77)
    await stage.moderator.slash("leaderboard")
    shown = await stage.moderator.send(f"rg|correct|0|0|{number}", message=stage.moderator.private)
    assert "no finished match" in shown.text
    await stage.moderator.slash("leaderboard")
    shown = await stage.moderator.send(
        "rg|void|0|0|why", f"{number}.test.1", message=stage.moderator.private
    )
    assert "no finished match" in shown.text
    assert await stage.bot.store.audits(77) == []


@pytest.mark.parametrize("value", ["", "1", "1.love.1", "1.test.2"])
async def test_what_no_menu_says_is_refused(stage: Stage, value: str) -> None:
    await stage.moderator.play()
    assert_refused(await stage.moderator.send("rg|void|0|0|why", value), "older version")
    assert_refused(await stage.moderator.send("rg|seasons|0|0|dance"), "older version")


async def test_many_corrections_have_pages(stage: Stage) -> None:
    number = await _played(stage)
    for turn in range(10):
        await stage.bot.store.correct(
            stage.guild.id, number, by=1, reason="*why*", at=1e9, void=turn % 2 == 0
        )
    await open_seasons(stage)
    shown = await stage.moderator.press_private("Corrections")
    assert shown.text.count("Match **") == 8
    assert "\\*why\\*" in shown.text
    shown = await stage.moderator.press_private("Older")
    assert shown.text.count("Match **") == 2
    assert "Older" not in shown.labels
    await stage.moderator.press_private("Newer")
    assert "under way" in (await stage.moderator.press_private("Back")).text


async def _months_pass(stage: Stage, months: int) -> None:
    """The chores are done by a clock so many months later."""
    later = stage.env.now().timestamp() + months * MONTH
    stage.bot.chores._clock = lambda: later
    await stage.wait(EVERY)


async def _played(stage: Stage) -> int:
    await begin(stage, stage.bess, target=100)
    await play_match(stage)
    table = await stage.table()
    assert table.match_id is not None
    return table.match_id
