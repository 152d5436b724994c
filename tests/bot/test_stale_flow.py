"""Buttons of the past and forged ones: refused gently, in private, and nothing changes."""

from __future__ import annotations

import itertools

import pytest

from engine.tables.table import Status
from tests.bot.playing import all_ready, begin, take_turn
from tests.bot.positions import lay_out
from tests.bot.stage import Shown, Stage, User, assert_refused

HUGE = "z" * 40


async def playing(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 4, "bess": ["geddon"] * 4})


async def test_a_button_of_an_old_turn_redraws_the_hand(stage: Stage) -> None:
    await playing(stage)
    shown = await stage.anne.hand()
    draw = shown.button("Draw")
    await stage.anne.press_private("Draw")
    before = await stage.table()
    shown = await stage.anne.send(draw, message=stage.anne.private)
    assert "moved on" in shown.text
    assert "Your hand" in shown.text
    assert "discard" in shown.verbs, "it is the hand as it is now"
    assert await stage.table() == before


async def test_a_menu_of_an_old_turn_redraws_the_hand(stage: Stage) -> None:
    await playing(stage)
    await stage.anne.hand()
    shown = await stage.anne.press_private("Draw")
    menu = shown.menu("discard")
    value = menu.options[0]["value"]
    await stage.anne.choose("discard")
    before = await stage.table()
    shown = await stage.anne.send(menu.id, value, message=stage.anne.private)
    assert "moved on" in shown.text
    assert "bess⁩ is playing" in shown.text
    assert await stage.table() == before


async def test_an_older_hand_still_lying_there_is_stale_too(stage: Stage) -> None:
    await playing(stage)
    older = (await stage.anne.hand()).button("Draw")
    await stage.anne.slash("hand")
    await stage.anne.press_private("Draw")
    shown = await stage.anne.send(older)
    assert_refused(shown, "moved on")
    assert (await stage.table()).state.drawn


async def test_a_double_click_plays_once(stage: Stage) -> None:
    await playing(stage)
    draw = (await stage.anne.hand()).button("Draw")
    size = len((await stage.table()).seat_view(0).hand)
    for _ in range(3):
        await stage.anne.send(draw, message=stage.anne.private)
    assert len((await stage.table()).seat_view(0).hand) == size + 1


async def test_the_next_round_is_dealt_once(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 3, "bess": ["geddon"] * 4}, phase="play")
    await stage.anne.hand()
    in_hand = (await stage.anne.choose("lay")).button("Ready")
    in_public = stage.seen(stage.table_message()).button("Ready")
    assert_refused(await stage.cecily.press("Ready"), "do not sit")
    await all_ready(stage)
    before = await stage.table()
    assert before.public_view().round == 2
    assert_refused(await stage.bess.send(in_public), "moved on")
    shown = await stage.anne.send(in_hand, message=stage.anne.private)
    assert "moved on" in shown.text
    assert "11 cards" in shown.text
    assert await stage.table() == before


async def test_buttons_of_a_closed_table_say_so(stage: Stage) -> None:
    await playing(stage)
    await stage.anne.hand()
    draw = stage.anne.sees.button("Draw")
    hand = stage.seen(stage.table_message()).button("My hand")
    await stage.anne.slash("end")
    end = stage.anne.sees.button("End it")
    await stage.anne.press_private("End it")
    closed = await stage.bot.tables.peek(1)
    assert closed is not None
    shown = await stage.bess.send(hand)
    assert "closed" in shown.text
    assert shown.private
    assert "closed" in (await stage.anne.send(draw, message=stage.anne.private)).text
    assert "closed" in (await stage.anne.send(end)).text
    for verb in ("join", "leave", "add", "start", "cancel", "next", "rematch"):
        shown = await stage.anne.send(f"rg|{verb}|{closed.id}|{closed.version}|")
        assert_refused(shown)
    assert await stage.bot.tables.peek(1) == closed


async def test_a_table_answers_only_in_its_own_channel(stage: Stage) -> None:
    await playing(stage)
    table = await stage.table()
    await stage.anne.at(stage.other_channel).play()
    [elsewhere] = stage.public_messages(stage.other_channel)
    for verb in ("hand", "join", "leave", "end", "next", "rematch", "cancel", "start"):
        forged = f"rg|{verb}|{table.id}|{table.version}|"
        shown = await stage.anne.send(forged, message=elsewhere)
        assert_refused(shown, "no such table")
        assert "knox" not in shown.text.lower()
    shown = await stage.anne.send(f"rg|rules|{table.id}|0|queen-of-scots.0", message=elsewhere)
    assert_refused(shown, "no such table")
    assert await stage.table() == table


VERBS = [
    "hand",
    "order",
    "move",
    "pick",
    "compose",
    "made",
    "ask",
    "next",
    "rematch",
    "end",
    "keep",
    "join",
    "leave",
    "add",
    "remove",
    "start",
    "cancel",
    "rules",
    "board",
    "off",
    "nonsense",
    "x",
]


@pytest.mark.parametrize("status", ["lobby", "playing", "finished"])
async def test_forged_ids_never_break_anything(stage: Stage, status: str) -> None:
    await _bring_to(stage, status)
    table = await stage.table()
    assert table.status == status
    known, version = _base36(table.id), _base36(table.version)
    strange = itertools.cycle((HUGE, "0", "zzz"))
    arguments = itertools.cycle(("", "d", "lay.0", "page:1", "x.z9", "a..b", "\u202e@everyone"))
    for verb in VERBS:
        elsewhere = next(strange)
        forged = [f"rg|{verb}|{elsewhere}|{next(strange)}|{next(arguments)}"]
        if (verb, status) != ("join", "lobby"):
            forged.append(f"rg|{verb}|{known}|{version}|{next(arguments)}")
        for custom_id in forged:
            _assert_calm(await stage.dorothy.send(custom_id[:100]))
    assert await stage.table() == table


@pytest.mark.parametrize("status", ["lobby", "playing", "finished"])
async def test_forged_choices_of_the_player_to_act_never_break_anything(
    stage: Stage, status: str
) -> None:
    await _bring_to(stage, status)
    table = await stage.table()
    version = _base36(table.version)
    values = itertools.cycle(("d ", "x.z9", "m.a99", "page:", "page:x", "page:999", "knox#1", "é"))
    for verb in ("pick", "made", "compose", "ask", "move", "order", "rules", "board"):
        for argument in ("lay", "draw", "nonsense"):
            forged = f"rg|{verb}|{_base36(table.id)}|{version}|{argument}"
            _assert_calm(await stage.anne.send(forged, next(values)))
    assert await stage.table() == table


def _assert_calm(shown: Shown) -> None:
    assert shown.new_private, shown.result
    assert "went wrong" not in shown.text, shown.text
    assert shown.text, shown.components


async def _bring_to(stage: Stage, status: str) -> None:
    if status == "lobby":
        await stage.anne.play(computers=1)
        return
    await begin(stage, stage.bess, target=100)
    if status == "playing":
        return
    await lay_out(
        stage,
        stage.anne,
        {"anne": ["knox"] * 3, "bess": ["geddon"]},
        phase="play",
        totals=[90 if status == "finished" else 0, 0],
    )
    await stage.anne.hand()
    await stage.anne.choose("lay")


def _base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return digits[number] if number < 36 else _base36(number // 36) + digits[number % 36]


async def test_another_bots_idea_of_a_button_is_none_of_ours(stage: Stage) -> None:
    await stage.anne.play()
    await begin_elsewhere(stage, stage.bess)
    assert (await stage.table()).status is Status.LOBBY


async def begin_elsewhere(stage: Stage, user: User) -> None:
    elsewhere = user.at(stage.other_channel)
    await elsewhere.play(computers=1)
    [message] = stage.public_messages(stage.other_channel)
    await elsewhere.press("Start", message)
    assert "Round 1" in stage.seen(message).text


async def test_the_two_tables_of_a_person_do_not_mix(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await begin_elsewhere(stage, stage.anne)
    here = await stage.table()
    await take_turn(await stage.turn())
    there = await stage.bot.tables.peek(here.id + 1)
    assert there is not None
    assert there.place.channel_id == stage.other_channel.id
    assert (await stage.anne.slash("hand")).private
    shown = await stage.anne.at(stage.other_channel).slash("hand")
    names = [seated.name for seated in there.seats]
    assert "bess" not in names
    assert "bess" not in shown.text
