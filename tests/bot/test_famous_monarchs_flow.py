"""The Famous Monarchs of England as people meet it: from ``/play`` to the leaderboard."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.famous_monarchs.deck import IDS
from engine.tables.table import Status
from tests.bot.monarchs import (
    GAME,
    OTHERS,
    SPARE,
    at_table,
    begin,
    drawn,
    forge,
    press_declare,
    take_turn,
)
from tests.bot.playing import all_ready
from tests.bot.stage import Shown, Stage, assert_refused
from tests.games.famous_monarchs.table import DULL, WINNING, StackedDeck, cards

MIXED = cards("henry-6 alfred edward-4 anne henry-5 edward-the-confessor john")

# --- opening and seats ---


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "First to 60 points · Cromwell: between Charles 1 and Charles 2"),
        ({"points": 100}, "First to 100 points"),
        ({"goal": "rounds"}, "Most points after 5 rounds"),
        ({"goal": "rounds", "rounds": 1}, "Most points in one round"),
        ({"interregnum": "bridged"}, "Cromwell: not in the order of dates"),
    ],
)
async def test_the_lobby_tells_the_goal_and_cromwells_place(
    stage: Stage, options: dict[str, Any], told: str
) -> None:
    shown = await stage.anne.slash("play", game=GAME, **options)
    assert told in shown.text
    assert not shown.result.ephemeral


@pytest.mark.parametrize("seats", [2, 3, 6])
async def test_two_to_six_sit_down(stage: Stage, seats: int) -> None:
    guests = [stage.person(f"guest {number}") for number in range(2, seats + 1)]
    await begin(stage, *guests)
    text = stage.table_text()
    assert text.count("7 cards · 0 points") == seats
    assert f"{57 - 7 * seats - 1} cards in the pack · 1 on the pile" in text
    for user in (stage.anne, *guests):
        shown = await user.hand()
        assert shown.private
        assert "**Your hand** · 7 cards" in shown.text


async def test_a_seventh_finds_the_table_full(stage: Stage) -> None:
    await stage.anne.slash("play", game=GAME)
    guests = [stage.person(f"guest {number}") for number in range(2, 8)]
    for guest in guests[:5]:
        await guest.press("Join")
    assert_refused(await guests[5].send(_id_of(stage, "join")), "The table is full with 6 players")


async def test_a_rule_of_the_other_game_is_refused_by_name(stage: Stage) -> None:
    shown = await stage.anne.slash("play", game=GAME, target=500)
    assert_refused(shown, "The Famous Monarchs of England has no rule called “target”")
    assert stage.public_messages() == []


def _id_of(stage: Stage, verb: str) -> str:
    shown = stage.seen(stage.table_message())
    return next(
        str(each["custom_id"])
        for each in shown.walk()
        if str(each.get("custom_id", "")).startswith(f"rg|{verb}|")
    )


# --- the hand ---


def names(shown: Shown) -> list[str]:
    """The cards of a hand, in the order shown, without symbols and reigns."""
    _, *lines = next(each for each in texts(shown) if "**Your hand**" in each).splitlines()
    return [line.split(" · ")[0].partition(" ")[2] for line in lines]


def texts(shown: Shown) -> list[str]:
    return [each["content"] for each in shown.walk() if each.get("type") == 10]


async def test_a_hand_is_in_date_order_with_reigns(stage: Stage) -> None:
    await at_table(stage, MIXED, OTHERS)
    shown = await stage.anne.hand()
    assert names(shown) == [
        *("Alfred the Great", "Edward the Confessor", "John"),
        *("Henry 5", "Henry 6", "Edward 4", "Anne"),
    ]
    assert "♚ Henry 6 · 1422–1461, 1470–1471" in shown.text


async def test_grouping_by_name_is_remembered_in_the_next_hand_and_after_a_restart(
    stage: Stage,
) -> None:
    await at_table(stage, MIXED, OTHERS)
    by_name = [
        *("Edward the Confessor", "Edward 4", "Henry 5", "Henry 6"),
        *("Alfred the Great", "John", "Anne"),
    ]
    await stage.anne.hand()
    assert names(await stage.anne.press_private("Sort by name")) == by_name
    assert names(await stage.anne.slash("hand")) == by_name
    await stage.restart()
    shown = await stage.anne.hand()
    assert names(shown) == by_name
    assert names(await stage.anne.press_private("Sort by date"))[0] == "Alfred the Great"


async def test_the_order_is_each_persons_own(stage: Stage) -> None:
    await at_table(stage, DULL, OTHERS)
    await stage.anne.hand()
    await stage.anne.press_private("Sort by name")
    assert "Sort by name" in (await stage.bess.hand()).labels


async def test_m4_first_draw_or_take_the_card_that_lies_face_up(stage: Stage) -> None:
    await at_table(stage, [*DULL[:6], "mary-1"], OTHERS)
    shown = await stage.anne.hand()
    assert shown.labels == ["Draw", "Take ♚ Richard 1", "Hint", "Sort by name"]
    assert shown.menus == []
    waiting = await stage.bess.hand()
    assert waiting.labels == ["Refresh", "Sort by name"]
    assert "It is ⁨anne⁩’s turn." in waiting.text


async def test_m4_then_discard_with_the_new_card_marked(stage: Stage) -> None:
    shown = await drawn(stage, [*DULL[:4], *cards("mary-1 john henry-7")], OTHERS)
    assert "⚜ Charles, Prince of Wales · heir to the throne ✦ new" in shown.text
    assert shown.text.count("✦") == 1
    assert "Declare" not in shown.labels
    assert [each["label"] for each in shown.menu("discard").options] == [
        line.split(" · ")[0] for line in texts(shown)[0].splitlines()[1:]
    ]
    after = await stage.anne.choose("discard", f"discard.{SPARE}")
    assert "It is ⁨bess⁩’s turn." in after.text
    assert "Face up: **⚜ Charles, Prince of Wales**" in stage.table_text()
    assert "⁨anne⁩ discards ⚜ Charles, Prince of Wales" in stage.table_text()


async def test_m_r10_the_card_just_taken_is_no_choice_and_a_forged_one_is_refused(
    stage: Stage,
) -> None:
    await at_table(stage, [*DULL[:6], "mary-1"], OTHERS, upcard="anne")
    await stage.anne.hand()
    shown = await stage.anne.press_private("Take ♛ Anne")
    assert "any but ♛ Anne" in shown.text
    assert len(shown.menu("discard").options) == 7
    refused = await forge(stage, stage.anne, "move", "discard.anne")
    assert "You just took ♛ Anne from the pile, so it stays this turn (M-R10)." in refused.text
    assert "discard" in refused.verbs


# --- matches ---


async def play_match(stage: Stage) -> int:
    """To the end of the match, computers and all; how many rounds that took."""
    rounds = 1
    while (table := await stage.table()).status is not Status.FINISHED:
        if table.status is Status.ROUND_OVER:
            await all_ready(stage)
            rounds += 1
        else:
            await take_turn(await stage.turn())
    return rounds


async def test_m8_a_match_of_two_rounds_and_who_leads_then(stage: Stage) -> None:
    await begin(stage, stage.bess, computers=3, goal="rounds", rounds=2)
    assert await play_match(stage) >= 2
    text = stage.table_text()
    assert "the match is over" in text
    assert "🥇 1st" in text
    assert text.count("·") >= 5


async def test_m8_a_match_to_a_target(stage: Stage) -> None:
    await begin(stage, computers=4, points=25)
    await play_match(stage)
    table = await stage.table()
    view = table.public_view()
    assert max(view.totals) >= 25
    assert view.winners == (view.totals.index(max(view.totals)),)
    assert " wins!" in stage.table_text()


async def test_m_r12_a_shared_lead_after_the_last_round_plays_on(stage: Stage) -> None:
    await drawn(stage, WINNING, OTHERS, goal="rounds", rounds=1, totals=(0, 41))
    await press_declare(stage.anne)
    assert (await stage.table()).status is Status.ROUND_OVER
    await all_ready(stage)
    assert "Round 2" in stage.table_text()


async def test_hands_left_at_the_end_of_a_round_are_names_in_a_line_each(stage: Stage) -> None:
    stage.bot.tables._rng = StackedDeck([*WINNING, *OTHERS, "richard-1", SPARE])
    await begin(stage, stage.bess)
    await take_turn(stage.anne)
    await stage.dorothy.press("More")
    shown = await stage.dorothy.press_private("Watch")
    [left] = [line for line in shown.text.splitlines() if "⁨bess⁩**: " in line]
    assert left.endswith(
        "♚ Edward the Elder · ♚ Athelstan · ♚ Harold 1 · ♚ Harthacnut · ♚ Richard 2 · ♚ James 1"
        " · ♛ Victoria"
    )


async def test_final_standings_leaderboard_of_this_game_and_rematch(stage: Stage) -> None:
    deal = [*WINNING, *OTHERS[1:], "cromwell", "richard-1", SPARE]
    stage.bot.tables._rng = StackedDeck(deal)
    await begin(stage, stage.bess, points=50)
    await take_turn(stage.anne)
    text = stage.table_text()
    assert "👑 **⁨anne⁩** wins!" in text
    assert "🥇 1st · **⁨anne⁩** · 51 points" in text
    assert "🥈 2nd · **⁨bess⁩** · 0 points" in text
    assert "⚔ ⁨bess⁩ held Cromwell" in text
    board = await stage.anne.slash("leaderboard", game=GAME)
    assert "⁨anne⁩ · 51 ← you" in board.text
    assert "⁨bess⁩ · 0" in board.text
    other = await stage.anne.slash("leaderboard", game="queen-of-scots")
    assert "Nobody has finished a match here yet" in other.text
    assert "Famous Monarchs" in (await stage.cecily.press("Leaderboard")).text
    await stage.bess.press("Rematch")
    lobby = stage.table_text()
    assert "First to 50 points" in lobby
    assert "**Seats** · 2 of 6" in lobby


async def test_a_table_that_ends_without_points_has_no_standings(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await stage.anne.slash("end")
    await stage.anne.press_private("End it")
    assert "this table is closed" in stage.table_text()
    assert "1st" not in stage.table_text()


# --- rules and cards ---


async def test_the_tables_own_rules_are_told_with_rulings_marked(stage: Stage) -> None:
    await begin(stage, computers=1, goal="rounds", rounds=3, interregnum="bridged")
    await stage.anne.press("More")
    told = await stage.anne.press_private("Rules")
    pages = [told.text]
    while "Next page" in told.labels:
        told = await stage.anne.press_private("Next page")
        pages.append(told.text)
    everything = "\n".join(pages)
    assert "most points after 3 rounds" in everything
    assert "Charles 1 and Charles 2 are neighbours by date" in everything
    for page in pages:
        assert ("House rulings" in page) == ("**M-R" in page)
    for number in range(1, 12):
        assert f"**M{number}**" in everything
    for number in range(1, 16):
        assert f"**M-R{number}**" in everything


@pytest.mark.parametrize("game", ["queen-of-scots", GAME])
async def test_the_rules_of_both_games_can_be_read_without_a_table(stage: Stage, game: str) -> None:
    told = await stage.anne.slash("rules", game=game)
    assert told.private
    [chooser] = told.menus
    rulings = next(each for each in chooser.options if "rulings" in each["label"].lower())
    page = await stage.anne.choose(chooser.id.rpartition("|")[2], rulings["value"])
    assert "House rulings: where the printed rules are silent" in page.text


async def test_every_card_has_a_page_with_its_part_and_life(stage: Stage) -> None:
    for card in IDS:
        shown = await stage.anne.slash("card", card=f"{GAME}.{card}")
        title, game, reign, *rest = shown.text.splitlines()
        assert title.startswith("### ")
        assert "The Famous Monarchs of England" in game
        assert "Reign" in reign
        assert "**Counts**" in rest[0]
        assert len(rest[-1]) > 60
