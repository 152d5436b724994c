"""/leaderboard: ranks, seasons, those who left, the bars, and why somebody is not on it."""

from __future__ import annotations

import pytest

from bot.screens.board import ORDERINGS
from engine.scores.ledger import MIN_MATCHES
from tests.bot.scores import ended, files, late, pictures
from tests.bot.stage import Stage, assert_refused
from tests.bot.test_hostile_names_flow import NAMES, assert_tame, named


async def test_the_rows_come_with_a_picture_that_says_the_same_in_words(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    shown = await stage.bess.slash("leaderboard")
    assert shown.private
    assert "🥇 **1** · ⁨anne⁩ · 120" in shown.text
    assert "🥈 **2** · ⁨bess⁩ · 85 ← you" in shown.text
    assert pictures(shown) == ["Bars by points: 1: ⁨anne⁩, 120 and 2: ⁨bess⁩, 85."]
    [(name, data)] = (await files(shown)).items()
    assert name == "leaderboard.png"
    assert data.startswith(b"\x89PNG")
    assert len(data) < 200_000


@pytest.mark.parametrize("by", ORDERINGS)
async def test_one_player_is_a_board_by_whatever_it_is_ranked(stage: Stage, by: str) -> None:
    for _ in range(MIN_MATCHES):
        await ended(stage, (stage.anne, 120), (named(stage, "x"), 5))
    shown = await stage.anne.slash("leaderboard", by=by)
    assert "**1** · ⁨anne⁩" in shown.text
    assert "← you" in shown.text
    assert len(pictures(shown)) == 1


async def test_a_page_may_be_named_and_one_beyond_the_end_is_the_last(stage: Stage) -> None:
    for number in range(12):
        await ended(stage, (stage.anne, 120), (named(stage, f"guest{number}"), number))
    assert "Page 2 of 2" in (await stage.bess.slash("leaderboard", page=2)).text
    shown = await stage.bess.slash("leaderboard", page=999_999)
    assert "Page 2 of 2" in shown.text
    assert "**13**" in shown.text
    shown = await stage.bess.press_private("Previous page")
    assert "Page 1 of 2" in shown.text
    assert "leaderboard.png" in await files(shown), "a page that is turned has its own picture"


async def test_win_rate_and_rating_take_some_matches_and_say_how_many_are_missing(
    stage: Stage,
) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    shown = await stage.anne.slash("leaderboard", by="rating")
    assert f"Nobody has the {MIN_MATCHES} matches yet" in shown.text
    assert f"You have 1 of the {MIN_MATCHES} matches" in shown.text
    assert pictures(shown) == []
    for _ in range(MIN_MATCHES - 1):
        await ended(stage, (stage.anne, 120), (stage.cecily, 85))
    shown = await stage.bess.slash("leaderboard", by="win_rate")
    assert "⁨anne⁩ · 100 %" in shown.text
    assert f"You have 1 of the {MIN_MATCHES} matches" in shown.text


async def test_alone_among_computers_one_learns_why_and_a_moderator_lets_them_count(
    stage: Stage,
) -> None:
    await ended(stage, (stage.anne, 120), (None, 85))
    shown = await stage.anne.slash("leaderboard")
    assert "One match was finished here, but it does not count" in shown.text
    assert "/settings server" in shown.text
    assert "Seasons and ranks" not in shown.labels
    await stage.moderator.slash("leaderboard")
    shown = await stage.moderator.press_private("Seasons and ranks")
    assert "do not count" in shown.text
    shown = await stage.moderator.press_private("Count them")
    assert "**count** for ranks" in shown.text
    shown = await stage.anne.slash("leaderboard")
    assert "**1** · ⁨anne⁩ · 120 ← you" in shown.text
    await stage.moderator.press_private("Leave them out")
    assert "← you" not in (await stage.anne.slash("leaderboard")).text


async def test_a_board_of_others_says_why_ones_own_matches_do_not_show(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await ended(stage, (stage.cecily, 120), (None, 85))
    shown = await stage.cecily.slash("leaderboard")
    assert "⁨anne⁩" in shown.text
    assert "You have finished a match here, but it does not count" in shown.text


async def test_a_season_has_a_board_of_its_own(stage: Stage) -> None:
    store, guild_id = stage.bot.store, stage.guild.id
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await store.start_season(guild_id, 2e9)
    assert "in this season" in (await stage.anne.slash("leaderboard", season="1")).text
    await ended(stage, (stage.anne, 20), (stage.bess, 85))
    shown = await stage.anne.slash("leaderboard", season="Season 1")
    assert "Season 1" in shown.text
    assert "🥇 **1** · ⁨bess⁩ · 85" in shown.text
    menu = shown.menu("season")
    assert [each["label"] for each in menu.options] == ["Season: all time", "Season 1 (now)"]
    shown = await stage.anne.choose("season", menu.options[0]["value"])
    assert "🥇 **1** · ⁨bess⁩ · 170" in shown.text
    assert "all time" in shown.text
    assert_refused(await stage.anne.slash("leaderboard", season="Season 9"), "no season")


async def test_the_season_completes_itself(stage: Stage) -> None:
    await stage.bot.store.start_season(stage.guild.id, 1e9, "Tudors")
    choices = await stage.anne.member.autocomplete(stage.channel, "leaderboard", "season", "tu")
    assert [each["name"] for each in choices] == ["⁨Tudors⁩"]


async def test_a_button_of_an_older_version_still_opens_the_board(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await stage.anne.play()
    assert "⁨anne⁩" in (await stage.anne.send("rg|board|0|0|queen-of-scots.wins.0")).text
    for wrong in ("", "x.points.0", "queen-of-scots.love.0", "queen-of-scots.points.-1"):
        assert_refused(await stage.anne.send(f"rg|board|0|0|{wrong}"), "older version")


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_any_name_can_be_drawn_and_looked_at(stage: Stage, name: str) -> None:
    host = named(stage, name)
    await ended(stage, (host, 120), (stage.bess, 85), names=[name, "bess"])
    shown = await stage.bess.slash("leaderboard")
    assert len(pictures(shown)) == 1
    shown = await stage.bess.choose("choose", f"queen-of-scots.{host.id}.rating")
    assert "**1** match" in shown.text
    assert_tame(shown.text)


async def test_a_picture_that_cannot_be_drawn_costs_nothing_else(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))

    def fail(*_: object) -> bytes:
        raise OSError("no letters")

    monkeypatch.setattr("bot.handlers.board.bars", fail)
    shown = await stage.anne.slash("leaderboard")
    assert "⁨anne⁩ · 120" in shown.text
    assert pictures(shown) == []
    [told] = stage.errors.told()
    assert "no letters" in told


async def test_a_picture_that_discord_refuses_costs_nothing_else(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    stage.env.inject_error("POST", "/interactions/*", status=400, code=40005, times=1)
    shown = await stage.anne.slash("leaderboard")
    assert "⁨anne⁩ · 120" in shown.text
    assert pictures(shown) == []


async def test_a_late_picture_arrives_all_the_same(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    late(stage, monkeypatch, "board")
    shown = await stage.anne.slash("leaderboard")
    assert shown.private
    assert stage.requests("PATCH", "/webhooks/") == 1, "it was deferred"
    assert "⁨anne⁩ · 120" in shown.text
    assert list(await files(shown)) == ["leaderboard.png"]
