"""Declaring a winning hand: the question, every wrong way, and what everybody sees then."""

from __future__ import annotations

import pytest

from engine.tables.table import Status
from tests.bot.monarchs import OTHERS, SPARE, at_table, drawn, forge, press_declare
from tests.bot.playing import all_ready
from tests.bot.positions import lay
from tests.bot.stage import Stage, assert_refused
from tests.games.famous_monarchs.table import DULL, WINNING, cards, position

JOINT = cards("william-1 william-2 william-3-mary-2 william-4 james-2 anne george-1")


async def test_declare_can_be_pressed_only_with_a_winning_hand(stage: Stage) -> None:
    shown = await drawn(stage, DULL, OTHERS)
    declare = next(each for each in shown.walk() if each.get("label") == "Declare")
    assert declare["disabled"]
    await lay(stage, position(WINNING, OTHERS, stock=[SPARE], upcard="richard-1"))
    assert "Declare" not in (await stage.anne.hand()).labels
    assert (await stage.anne.press_private("Draw")).labels[0] == "Declare"


async def test_m_r6_the_sets_and_the_score_are_shown_before_it_is_confirmed(stage: Stage) -> None:
    await drawn(stage, WINNING, OTHERS)
    asked = await stage.anne.press_private("Declare")
    assert asked.text.splitlines() == [
        "👑 **Your winning hand:**",
        "**4 by name** · 22 points",
        "♚ Edward 4, ♚ Edward 5, ♚ Edward 6 and ♚ Edward 7",
        "**3 by date** · 19 points",
        "♚ George 5, ♚ Edward 8 and ♚ George 6",
        "The hand counts **41 points**.",
        "⚔ 10 more if another player holds Cromwell.",
    ]
    assert asked.labels == ["Declare 41 points, discard ⚜ Charles, Prince of Wales", "Back"]
    assert (await stage.table()).status is Status.PLAYING
    assert "Declare" in (await stage.anne.press_private("Back")).labels
    await stage.anne.press_private("Declare")
    over = await stage.anne.press_private("Declare 41 points")
    assert "end of round" in over.text
    assert (await stage.table()).status is Status.ROUND_OVER


async def test_m_r4_a_forged_declaration_is_refused_with_the_reason_and_costs_nothing(
    stage: Stage,
) -> None:
    await drawn(stage, cards("henry-5 henry-6 henry-7 henry-8 cnut john mary-1"), OTHERS)
    before = await stage.table()
    refused = await forge(stage, stage.anne, "move", f"declare.{SPARE}")
    assert refused.private
    assert "and ♚ Henry 8 are a set of four, but the rest is no set of three (M1)" in refused.text
    assert "cards are missing. Discard and play on." in refused.text
    assert "discard" in refused.verbs
    chosen = await stage.anne.send(
        refused.menu("discard").id, "declare.cnut", message=stage.anne.private
    )
    assert "(M1)" in chosen.text
    after = await stage.table()
    assert (after.state, after.version) == (before.state, before.version)


@pytest.mark.parametrize(
    ("argument", "reason"),
    [
        ("declare.richard-1", "You do not hold ♚ Richard 1. Choose a card of your hand (M-R3)."),
        ("declare.nobody", "another game or an older version"),
        ("declare", "another game or an older version"),
    ],
)
async def test_a_declaration_with_a_card_one_does_not_hold_is_refused(
    stage: Stage, argument: str, reason: str
) -> None:
    await drawn(stage, WINNING, OTHERS)
    assert reason in (await forge(stage, stage.anne, "move", argument)).text
    assert (await stage.table()).status is Status.PLAYING


async def test_a_declaration_before_a_card_is_taken_is_refused(stage: Stage) -> None:
    await at_table(stage, WINNING, OTHERS)
    refused = await forge(stage, stage.anne, "move", "declare.edward-4")
    assert "Take a card first: from the pack or the pile (M4)." in refused.text


async def test_a_declaration_out_of_turn_is_refused(stage: Stage) -> None:
    await drawn(stage, OTHERS, WINNING)
    refused = await forge(stage, stage.bess, "move", "declare.edward-4")
    assert "It is ⁨anne⁩’s turn now" in refused.text


async def test_a_declaration_by_somebody_without_a_seat_is_refused(stage: Stage) -> None:
    await drawn(stage, WINNING, OTHERS)
    await stage.anne.press_private("Declare")
    stolen = stage.anne.sees.button("Declare 41 points")
    assert_refused(await stage.dorothy.send(stolen), "You do not sit at this table.")
    refused = await stage.bess.send(stolen)
    assert_refused(refused, "It is ⁨anne⁩’s turn now")
    assert (await stage.table()).status is Status.PLAYING


async def test_the_question_cannot_be_forged_without_a_winning_hand(stage: Stage) -> None:
    await drawn(stage, DULL, OTHERS)
    refused = await forge(stage, stage.anne, "ask", "declare")
    assert "**Your hand**" in refused.text
    assert "winning hand" not in refused.text


async def test_a_stale_declaration_is_refused_and_the_hand_shown_as_it_is(stage: Stage) -> None:
    await drawn(stage, WINNING, OTHERS)
    asked = await stage.anne.press_private("Declare")
    declare = asked.button("Declare 41 points")
    await stage.anne.press_private("Back")
    await stage.anne.choose("discard", f"discard.{SPARE}")
    refused = await stage.anne.send(declare, message=stage.anne.private)
    assert "It is ⁨bess⁩’s turn." in refused.text
    assert "**Your hand** · 7 cards" in refused.text
    assert (await stage.table()).status is Status.PLAYING


# --- the end of a round ---


@pytest.mark.parametrize(
    ("hand", "others", "score", "told"),
    [
        (
            WINNING,
            [*OTHERS[1:], "cromwell"],
            51,
            [
                "**4 by name** · 22 points",
                "♚ Edward 4, ♚ Edward 5, ♚ Edward 6 and ♚ Edward 7",
                "**3 by date** · 19 points",
                "♚ George 5, ♚ Edward 8 and ♚ George 6",
                "The hand counts **41 points**.",
                "⚔ ⁨bess⁩ held Cromwell: **10 more** for ⁨anne⁩.",
            ],
        ),
        (
            JOINT,
            OTHERS,
            16,
            [
                "**4 by date** · 6 points",
                "♚ James 2, ♛ Mary 2, ♛ Anne and ♚ George 1",
                "**4 by name** · 10 points",
                "♚ William 1, ♚ William 2, ♚ William 3 and ♚ William 4",
                "The hand counts **16 points**.",
            ],
        ),
        (
            cards("henry-2 henry-3 cromwell henry-5 edward-6 mary-1 elizabeth-1"),
            OTHERS,
            18,
            [
                "**4 by name** · 10 points",
                "♚ Henry 2, ♚ Henry 3, ⚔ Cromwell as ♚ Henry 4 and ♚ Henry 5",
                "**3 by date** · 8 points",
                "♚ Edward 6, ♛ Mary 1 and ♛ Elizabeth 1",
                "The hand counts **18 points**.",
            ],
        ),
    ],
    ids=["M11", "M9", "M10"],
)
async def test_the_winning_hand_is_laid_out_set_by_set_for_everyone(
    stage: Stage, hand: list[str], others: list[str], score: int, told: list[str]
) -> None:
    await drawn(stage, hand, others)
    await press_declare(stage.anne)
    laid_out = ["👑 **⁨anne⁩** declared a winning hand:", *told]
    for text in (stage.table_text(), (await stage.bess.hand()).text, stage.anne.sees.text):
        assert "\n".join(laid_out) in text
        assert f"**⁨anne⁩** +{score} → {score} points" in text
        assert "**⁨bess⁩** 0 → 0 points" in text
        assert ("held Cromwell" in text) == ("held Cromwell" in told[-1])


async def test_m5_the_next_round_is_dealt_anew_and_the_totals_stay(stage: Stage) -> None:
    await drawn(stage, WINNING, OTHERS)
    await press_declare(stage.anne)
    await all_ready(stage)
    text = stage.table_text()
    assert "Round 2" in text
    assert "**⁨anne⁩** · 7 cards · 41 points" in text
    assert "42 cards in the pack · 1 on the pile" in text


async def test_m_r14_a_stuck_round_is_told_and_nobody_scores(stage: Stage) -> None:
    await drawn(stage, DULL, OTHERS, renewals=10)
    await stage.anne.choose("discard", f"discard.{SPARE}")
    text = stage.table_text()
    assert "The pack was made new 10 times and is empty again: nobody scores." in text
    assert "**⁨anne⁩** 0 → 0 points" in text
