"""/stats: what a player's matches come to, the curve, and the two of us."""

from __future__ import annotations

import pytest

from engine.scores.ledger import MIN_MATCHES
from tests.bot.playing import begin, win
from tests.bot.scores import GAME, ended, files, pictures
from tests.bot.stage import Stage, assert_refused


async def test_somebody_without_a_match_is_told_so(stage: Stage) -> None:
    shown = await stage.dorothy.slash("stats")
    assert shown.private
    assert "⁨dorothy⁩" in shown.text
    assert "No match of this game" in shown.text
    shown = await stage.dorothy.slash("stats", player=stage.anne.member)
    assert "⁨anne⁩" in shown.text


async def test_a_match_played_through_buttons_shows_in_the_statistics(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    shown = await stage.anne.slash("stats")
    assert "**1** match · **1** won (100 %)" in shown.text
    assert "**120 points** in all" in shown.text
    assert "Wins in a row: **1** now, **1** at best" in shown.text
    assert "Average margin: **+35** points" in shown.text
    assert "Best match: **120 points**" in shown.text
    assert f"Rating after {MIN_MATCHES} matches (1 so far)" in shown.text
    assert pictures(shown) == [], "one match makes no curve"


async def test_the_rating_comes_as_one_number_with_its_uncertainty_and_a_curve(
    stage: Stage,
) -> None:
    for _ in range(MIN_MATCHES):
        await ended(stage, (stage.anne, 120), (stage.bess, 85))
    shown = await stage.anne.slash("stats")
    rating = (await stage.bot.store.stats(stage.guild.id, GAME, stage.anne.id)).entry.rating
    assert f"Rating **{rating.number}** ± {rating.uncertainty}" in shown.text
    [told] = pictures(shown)
    assert told.startswith(f"Rating over {MIN_MATCHES} matches: from ")
    assert told in shown.text
    assert list(await files(shown)) == ["rating.png"]
    shown = await stage.anne.press_private("Curve of the points")
    assert pictures(shown)[0].startswith("All points over 5 matches: from 120 to 600")
    assert list(await files(shown)) == ["total.png"]
    shown = await stage.anne.press_private("Curve of the rating")
    assert pictures(shown)[0].startswith("Rating over")


async def test_alone_among_computers_the_curve_is_of_the_points(stage: Stage) -> None:
    await stage.bot.store.set_computers_count(stage.guild.id, True)
    for _ in range(2):
        await ended(stage, (stage.anne, 120), (None, 85))
    assert pictures(await stage.anne.slash("stats"))[0].startswith("All points over 2 matches")


async def test_matches_that_do_not_count_are_told_of(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (None, 85))
    shown = await stage.anne.slash("stats")
    assert "One more finished match does not count" in shown.text
    assert "in all" not in shown.text


async def test_head_to_head_is_told_as_the_reader_met_them(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await ended(stage, (stage.anne, 20), (stage.bess, 85))
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    shown = await stage.bess.slash("stats", player=stage.anne.member)
    assert "Against you:** 3 matches" in shown.text
    assert "You were ahead in 1, behind in 2, level in 0." in shown.text
    assert "Points: you 255, they 260." in shown.text
    assert "Against you" not in (await stage.anne.slash("stats")).text
    assert "Against you" not in (await stage.dorothy.slash("stats", player=stage.anne.member)).text


async def test_another_game_and_the_matches_are_a_press_away(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    shown = await stage.anne.slash("stats", game=GAME)
    shown = await stage.anne.choose("game", shown.menu("game").options[1]["value"])
    assert "Famous Monarchs" in shown.text
    assert "No match of this game" in shown.text
    await stage.anne.slash("stats", game=GAME)
    shown = await stage.anne.press_private("Matches")
    assert "Finished matches" in shown.text
    assert "⁨anne⁩: 120" in shown.text


async def test_statistics_are_of_this_server_alone(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85), guild_id=77)
    assert "No match of this game" in (await stage.anne.slash("stats")).text


@pytest.mark.parametrize(
    "arg",
    ["", "queen-of-scots", "x.1.rating", f"{GAME}.-1.rating", f"{GAME}.1.love", f"{GAME}.x.total"],
)
async def test_what_no_button_says_is_refused(stage: Stage, arg: str) -> None:
    await stage.anne.play()
    assert_refused(await stage.anne.send(f"rg|stats|0|0|{arg}"), "older version")
