"""The menu of a table: watching, leaving, voting, and what hosts and moderators manage."""

from __future__ import annotations

import pytest

from engine.tables.table import Status
from tests.bot.playing import all_ready, begin, play_match, play_round, take_turn
from tests.bot.positions import lay_out
from tests.bot.stage import Shown, Stage, assert_refused

HAND = ("knox", "geddon", "cecil", "rizzio", "mary", "elizabeth", "james", "darnley")


async def three(stage: Stage) -> None:
    await begin(stage, stage.bess, stage.cecily)
    hands = dict.fromkeys(("anne", "bess", "cecily"), HAND)
    await lay_out(stage, stage.anne, {**hands, "cecily": HAND[:5]})


async def over_one_round(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(
        stage,
        stage.anne,
        {"anne": ["knox"] * 3, "bess": ["geddon"]},
        phase="play",
    )
    await stage.anne.hand()
    await stage.anne.choose("lay")


# --- who sees what ---


async def test_the_menu_offers_each_what_they_may(stage: Stage) -> None:
    await three(stage)
    assert (await stage.anne.press("More")).private
    assert {"Watch", "Rules", "Leave", "Manage"} <= set(stage.anne.sees.labels)
    shown = await stage.bess.press("More")
    assert "Leave" in shown.labels
    assert "Manage" not in shown.labels
    assert "Host: ⁨anne⁩" in shown.text
    shown = await stage.dorothy.press("More")
    assert shown.labels == ["Watch", "Rules"]
    assert shown.menus == []
    assert "Manage" in (await stage.moderator.press("More")).labels


# --- watching ---


async def test_anybody_may_watch_what_everybody_saw(stage: Stage) -> None:
    await begin(stage, stage.bess, stage.cecily)
    for _ in range(8):
        await take_turn(await stage.turn())
    await stage.dorothy.press("More")
    shown = await stage.dorothy.press_private("Watch")
    assert "round 1 so far" in shown.text
    assert "Hands are shown when the round is over" in shown.text
    newest = shown.text
    shown = await stage.dorothy.press_private("Older")
    assert shown.text != newest
    assert "Page 2 of" in shown.text
    shown = await stage.dorothy.press_private("Newer")
    assert shown.text == newest
    hands = [card for hand in await _hands(stage) for card in hand]
    assert "left with" not in shown.text
    assert len(hands) > 10


async def test_the_hands_are_shown_when_the_round_is_over_and_not_before(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await play_round(stage)
    await stage.dorothy.press("More")
    shown = await stage.dorothy.press_private("Watch")
    assert "left with" in shown.text
    for name, hand in zip(("anne", "bess"), await _hands(stage), strict=True):
        [line] = [line for line in shown.text.splitlines() if f"⁨{name}⁩**: " in line]
        assert ("no cards" in line) == (not hand)
    await all_ready(stage)
    shown = await stage.dorothy.press_private("Refresh")
    assert "left with" not in shown.text


async def test_a_finished_match_is_looked_back_on_from_its_last_message(stage: Stage) -> None:
    await begin(stage, target=100, computers=1)
    await play_match(stage)
    shown = await stage.dorothy.press("How it went")
    assert shown.private
    assert "left with" in shown.text
    assert "Refresh" not in shown.labels
    shown = await stage.dorothy.press("Replay")
    assert shown.private
    assert "Match 1 · Queen of Scots" in shown.text
    assert "Turn 1 of" in shown.text


async def test_before_the_match_there_is_nothing_to_watch(stage: Stage) -> None:
    await stage.anne.play()
    shown = await stage.dorothy.press("More")
    assert "Watch" not in shown.labels
    table = await stage.table()
    assert_refused(
        await stage.dorothy.send(f"rg|watch|{table.id}|{table.version}|"), "has not begun"
    )


# --- leaving and voting ---


async def test_leaving_asks_first(stage: Stage) -> None:
    await three(stage)
    await stage.bess.press("More")
    shown = await stage.bess.press_private("Leave")
    assert "Leave for good?" in shown.text
    assert (await stage.table()).seat_of(stage.bess.id) is not None
    await stage.bess.press_private("Back")
    await stage.bess.press_private("Leave")
    shown = await stage.bess.press_private("Leave")
    assert "A computer plays your hand" in shown.text
    assert (await stage.table()).seat_of(stage.bess.id) is None


async def test_a_vote_of_the_others_removes_even_the_host(stage: Stage) -> None:
    await three(stage)
    await stage.bess.press("More")
    shown = await stage.bess.choose("", str(stage.anne.id))
    assert "Your vote to remove ⁨anne⁩ counts: 1 of 2." in shown.text
    assert "Vote to remove ⁨anne⁩: 1 of 2 · under *More …*" in stage.table_text()
    shown = await stage.cecily.press("More")
    assert "Votes to remove: ⁨anne⁩ (1 of 2)" in shown.text
    shown = await stage.cecily.choose("", str(stage.anne.id))
    assert "The vote is carried" in shown.text
    table = await stage.table()
    assert table.seat_of(stage.anne.id) is None
    assert table.host_id == stage.bess.id
    text = stage.table_text()
    assert "🤖" in text
    assert "Vote to remove" not in text
    assert "⁨anne⁩ was removed: a computer plays on" in text
    assert "⁨bess⁩ is the host now" in text


async def test_a_vote_is_seen_in_a_lobby_too(stage: Stage) -> None:
    await stage.anne.play()
    await stage.bess.press("Join")
    await stage.cecily.press("Join")
    await stage.bess.press("More")
    await stage.bess.choose("", str(stage.anne.id))
    assert "Vote to remove ⁨anne⁩: 1 of 2" in stage.table_text()


async def test_two_alone_have_no_vote(stage: Stage) -> None:
    await begin(stage, stage.bess)
    assert (await stage.bess.press("More")).menus == []
    table = await stage.table()
    forged = f"rg|vote|{table.id}|{table.version}|"
    assert_refused(await stage.bess.send(forged, str(stage.anne.id)), "cannot vote")
    assert_refused(await stage.dorothy.send(forged, str(stage.anne.id)), "do not sit")
    assert_refused(await stage.bess.send(forged, "nobody"), "older version")


# --- managing ---


async def test_the_host_removes_a_player(stage: Stage) -> None:
    await three(stage)
    await _manage(stage)
    shown = await stage.anne.send(
        _id(stage, "expel"), str(stage.bess.id), message=stage.anne.private
    )
    assert "Removed" in shown.text
    assert (await stage.table()).seat_of(stage.bess.id) is None


async def test_a_moderator_removes_a_player_from_a_lobby(stage: Stage) -> None:
    await stage.anne.play()
    await stage.bess.press("Join")
    await stage.moderator.press("More")
    shown = await stage.moderator.press_private("Manage")
    [menu] = shown.menus
    await stage.moderator.member.select(
        stage.moderator.private, [str(stage.bess.id)], custom_id=menu.id
    )
    assert "bess" not in stage.table_text()


async def test_the_host_changes_the_level_of_a_computer(stage: Stage) -> None:
    await begin(stage, stage.bess, computers=1)
    shown = await _manage(stage)
    menu = next(menu for menu in shown.menus if "|swap|" in menu.id)
    assert all(option["value"].startswith("1.") for option in menu.options)
    value = menu.options[-1]["value"]
    await stage.anne.member.select(stage.anne.private, [value], custom_id=menu.id)
    assert (await stage.table()).seats[1].level == value.removeprefix("1.")
    assert "The computer is changed" in stage.anne.sees.text


async def test_a_paused_table_stands_still_until_it_goes_on(stage: Stage) -> None:
    await three(stage)
    await _manage(stage)
    shown = await stage.anne.press_private("Pause")
    assert shown.text.lower().count("paused") == 1
    assert "paused. The host can let it go on" in stage.table_text()
    assert "<t:" not in stage.table_text()
    assert stage.pings() == []
    shown = await stage.anne.hand()
    assert "paused" in shown.text
    assert "Draw" not in shown.labels
    await stage.wait(3600)
    assert (await stage.turn()).id == stage.anne.id
    assert (await _manage(stage)).text.lower().count("paused") == 1
    await stage.anne.press_private("Go on")
    assert "paused" not in stage.table_text()
    assert len(stage.pings()) == 1
    assert "Draw" in (await stage.anne.hand()).labels


async def test_the_match_ends_with_the_scores_of_its_last_full_round(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await play_round(stage)
    await all_ready(stage)
    await take_turn(await stage.turn())
    await _manage(stage)
    shown = await stage.anne.press_private("End with these scores")
    assert "It counts" in shown.text
    await stage.anne.press_private("End with these scores")
    assert (await stage.table()).status is Status.FINISHED
    text = stage.table_text()
    assert "ended with the scores as they stood" in text
    assert "👑" in text
    assert "Rematch" in stage.seen(stage.table_message()).labels
    shown = await stage.dorothy.press("How it went")
    assert "left with" not in shown.text, "that round was never over"


async def test_without_a_full_round_there_are_no_scores_to_end_with(stage: Stage) -> None:
    await three(stage)
    shown = await _manage(stage)
    assert "End with these scores" not in shown.labels
    table = await stage.table()
    forged = f"rg|finish|{table.id}|{table.version}|"
    assert_refused(await stage.anne.send(forged), "No round is complete")


async def test_a_table_ends_without_counting_after_a_question(stage: Stage) -> None:
    await over_one_round(stage)
    await stage.moderator.press("More")
    await stage.moderator.press_private("Manage")
    shown = await stage.moderator.press_private("End without counting")
    assert "will not count" in shown.text
    await stage.moderator.press_private("End it")
    assert "closed" in stage.table_text()


@pytest.mark.parametrize("verb", ["manage", "expel", "swap", "pause", "unpause", "finish", "end"])
async def test_nobody_else_manages(stage: Stage, verb: str) -> None:
    await over_one_round(stage)
    before = await stage.table()
    values = {"expel": [str(stage.anne.id)], "swap": ["0.page"]}.get(verb, [])
    assert_refused(await stage.bess.send(_id(stage, verb), *values), "Only the host")
    assert await stage.table() == before


@pytest.mark.parametrize("question", ["go", "finish", "end", "everything"])
async def test_questions_are_asked_of_whom_they_concern(stage: Stage, question: str) -> None:
    await over_one_round(stage)
    shown = await stage.bess.send(_id(stage, "sure") + question)
    words = {"go": "Leave for good?", "everything": "older version"}.get(question, "Only the host")
    assert words in shown.text


async def test_a_menu_left_open_is_refused_gently_when_all_is_over(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await play_round(stage)
    await _manage(stage)
    pause = stage.anne.sees.button("Pause")
    await stage.anne.slash("end")
    kept = stage.anne.private
    await stage.anne.press_private("End it")
    shown = await stage.anne.send(pause, message=kept)
    assert "closed" in shown.text


async def _manage(stage: Stage) -> Shown:
    await stage.anne.press("More")
    return await stage.anne.press_private("Manage")


async def _hands(stage: Stage) -> list[list[str]]:
    table = await stage.table()
    return list(table.package.game.state_to_json(table.state)["hands"])


def _id(stage: Stage, verb: str) -> str:
    shown = stage.seen(stage.table_message())
    return shown.button("More").replace("|more|", f"|{verb}|")
