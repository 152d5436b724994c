"""The private hand: what it shows, and every move made from it."""

from __future__ import annotations

from engine.tables.table import Status
from tests.bot.playing import begin
from tests.bot.positions import lay_out
from tests.bot.stage import Stage, assert_refused

KNOX = "📖 Knox"


async def test_who_waits_is_told_whose_turn_it_is_and_can_look_again(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 3, "bess": ["geddon"] * 4})
    shown = await stage.bess.hand()
    assert shown.private
    assert "anne⁩ is playing" in shown.text
    assert shown.menus == []
    assert "Refresh" in shown.labels
    await stage.anne.hand()
    await stage.anne.press_private("Draw")
    await stage.anne.choose("discard")
    assert "is playing" in stage.bess.sees.text, "nothing is pushed"
    shown = await stage.bess.press_private("Refresh")
    assert "Draw" in shown.labels
    assert "Refresh" not in shown.labels


async def test_a_drawn_card_is_marked_until_the_turn_is_over(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 2, "bess": ["geddon"] * 4})
    shown = await stage.anne.hand()
    assert "✦" not in shown.text
    shown = await stage.anne.press_private("Draw")
    assert "3 cards" in shown.text
    assert shown.text.count("✦") == 1
    shown = await stage.anne.choose("discard")
    assert "✦" not in shown.text
    assert "bess⁩ is playing" in shown.text


async def test_draw_comes_first(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 3, "bess": ["geddon"] * 4})
    shown = await stage.anne.hand()
    assert not any("Take" in label for label in shown.labels), "rizzio is on top"
    assert shown.verbs == []
    table = await stage.table()
    early = f"rg|move|{table.id}|{table.version}|x.j1"
    shown = await stage.anne.send(early, message=stage.anne.private)
    assert "(Q3)" in shown.text
    assert "Your hand" in shown.text
    assert await stage.table() == table


async def test_taking_the_pile_shows_what_goes_down(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(
        stage,
        stage.anne,
        {"anne": ["knox"] * 2 + ["geddon"], "bess": ["cecil"] * 4},
        pile=["rizzio", "dudley", "knox"],
    )
    shown = await stage.anne.hand()
    [label] = [label for label in shown.labels if "Take the pile" in label]
    assert "(+2)" in label
    assert "Knox ×3" in label
    shown = await stage.anne.press_private("Take the pile")
    assert "Rizzio · 10 ✦" in shown.text
    assert "Dudley · 10 ✦" in shown.text
    assert "3 cards" in shown.text
    assert "Knox ×3" in stage.table_text()
    assert "takes the pile" in stage.table_text()


async def test_several_ways_to_take_the_pile_are_a_choice(stage: Stage) -> None:
    await begin(stage, stage.bess)
    hand = ["mary", "james", "darnley", "crown-jewels", "geddon"]
    await lay_out(
        stage, stage.anne, {"anne": hand, "bess": ["cecil"] * 4}, pile=["knox", "elizabeth"]
    )
    shown = await stage.anne.hand()
    menu = shown.menu("take")
    assert len(menu.options) > 1
    assert all("Elizabeth" in option["label"] for option in menu.options)
    shown = await stage.anne.choose("take", menu.options[-1]["value"])
    assert "👑 Royals" in stage.table_text()


async def test_lay_add_and_discard(stage: Stage) -> None:
    await begin(stage, stage.bess)
    hand = ["knox"] * 4 + ["geddon", "crown-jewels", "cecil"]
    await lay_out(stage, stage.anne, {"anne": hand, "bess": ["dudley"] * 4}, phase="play")
    shown = await stage.anne.hand()
    assert shown.verbs == ["lay", "discard"]
    four = next(
        option for option in shown.menu("lay").options if option["label"].endswith("Knox ×3")
    )
    shown = await stage.anne.choose("lay", four["value"])
    assert shown.verbs == ["add", "discard"]
    assert "30 points on the table" in stage.table_text()
    await stage.anne.choose("add")
    assert "30 points on the table" not in stage.table_text()
    shown = await stage.anne.choose("discard")
    assert (await stage.turn()).id == stage.bess.id
    assert "bess⁩ is playing" in shown.text


async def test_the_last_cards_end_the_round_and_the_hand_shows_the_scores(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 3, "bess": ["dudley"] * 4}, phase="play")
    shown = await stage.anne.hand()
    assert "the round ends" in shown.menu("lay").options[0]["description"]
    shown = await stage.anne.choose("lay")
    assert (await stage.table()).status is Status.ROUND_OVER
    for text in (shown.text, stage.table_text()):
        assert "end of round 1" in text
        assert "30 on the table" in text
        assert "−40" in text
    assert "Ready" in shown.labels
    await stage.bess.press("Ready")
    shown = await stage.anne.press_private("Ready")
    assert "11 cards" in shown.text
    assert "Round 2" in stage.table_text()


async def test_passing_asks_first(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(
        stage,
        stage.anne,
        {"anne": ["knox"] * 3, "bess": ["dudley"] * 4},
        pile=["geddon"],
        stock=0,
    )
    shown = await stage.anne.hand()
    assert "Draw" not in shown.labels
    shown = await stage.anne.press_private("Pass")
    assert "the round ends and is scored" in shown.text
    shown = await stage.anne.press_private("Back")
    assert (await stage.table()).status is Status.PLAYING
    await stage.anne.press_private("Pass")
    await stage.anne.press_private("Pass")
    assert (await stage.table()).status is Status.ROUND_OVER


async def test_the_order_of_a_hand_is_remembered_by_everyone_and_after_a_restart(
    stage: Stage,
) -> None:
    await begin(stage, stage.bess)
    hand = ["mary", "geddon", "geddon", "geddon", "knox", "knox"]
    await lay_out(stage, stage.anne, {"anne": hand, "bess": hand[1:]})
    shown = await stage.anne.hand()
    by_kind = shown.text
    assert by_kind.index("Mary") < by_kind.index("Knox") < by_kind.index("Geddon")
    shown = await stage.anne.press_private("Sort by copies")
    most = shown.text
    assert most.index("Geddon") < most.index("Knox") < most.index("Mary")
    await stage.restart()
    assert (await stage.anne.slash("hand")).text == most
    assert "Sort by points" in stage.anne.sees.labels
    bess = (await stage.bess.hand()).text
    assert bess.index("Knox") < bess.index("Geddon"), "each has their own order"
    await stage.anne.press_private("Sort by points")
    shown = await stage.anne.press_private("Sort by kind")
    assert shown.text == by_kind


async def test_a_hand_of_sixty_cards_is_paged_and_every_choice_can_be_reached(
    stage: Stage,
) -> None:
    await begin(stage, stage.bess)
    royals = ["mary", "darnley", "elizabeth"] * 4 + ["james"] * 6
    commons = ["rizzio", "throckmorton", "cecil", "bothwell", "dudley"] * 7
    hand = [*royals, *commons, "loch-leven", "loch-leven", *["crown-jewels"] * 5]
    assert len(hand) == 60
    await lay_out(
        stage,
        stage.anne,
        {"anne": hand, "bess": ["knox"] * 2},
        sets={"anne": [["knox"] * 3, ["geddon"] * 3, ["fotheringhay"] * 4]},
        phase="play",
    )
    shown = await stage.anne.hand()
    assert "60 cards" in shown.text
    for verb in shown.verbs:
        values = await _leaf_through(stage, verb)
        assert len(values) >= 3
        assert not any(value.startswith("page:") for value in values)
    shown = await stage.anne.hand()
    labels = [label for label in shown.labels if "Choose the cards" in label]
    assert labels, "what is left out can be put together"
    shown = await stage.anne.press_private("Choose the cards")
    seen = set()
    while True:
        [menu] = shown.menus
        assert len(menu.options) <= 25
        seen |= {option["value"] for option in menu.options}
        if "Next page" not in shown.labels:
            break
        shown = await stage.anne.press_private("Next page")
    assert len(seen) == 60


async def test_cards_chosen_on_a_page_of_an_older_version_still_make_their_move(
    stage: Stage,
) -> None:
    await begin(stage, stage.bess)
    hand = ["mary"] * 3 + ["darnley"] * 3 + ["elizabeth"] * 3 + ["james"] * 4 + ["knox"] * 3
    await lay_out(stage, stage.anne, {"anne": hand, "bess": ["cecil"] * 4}, phase="play")
    await stage.anne.hand()
    compose = (await stage.anne.press_private("Choose the cards")).menu("lay.0").id
    older = compose.removesuffix(".0")
    shown = await stage.anne.send(older, "mary#1", "knox#1", "knox#2", message=stage.anne.private)
    assert "(Q6)" in shown.text
    await stage.anne.send(older, "knox#1", "knox#2", "knox#3", message=stage.anne.private)
    assert "Knox ×3" in stage.table_text()


async def _leaf_through(stage: Stage, verb: str) -> set[str]:
    """All values of a menu, page by page round to the first."""
    seen: set[str] = set()
    while True:
        options = stage.anne.sees.menu(verb).options
        assert len(options) <= 25
        values = {option["value"] for option in options}
        more = next((value for value in values if value.startswith("page:")), None)
        if more is None or values - {more} <= seen:
            return seen | values - ({more} if more else set())
        seen |= values - {more}
        await stage.anne.choose(verb, more)


async def test_royals_are_put_together_freely_and_nonsense_is_refused_by_its_rule(
    stage: Stage,
) -> None:
    await begin(stage, stage.bess)
    hand = ["mary"] * 3 + ["darnley"] * 3 + ["elizabeth"] * 3 + ["james"] * 4 + ["knox"] * 3
    await lay_out(
        stage,
        stage.anne,
        {"anne": [*hand, "crown-jewels", "crown-jewels", "geddon"], "bess": ["cecil"] * 4},
        phase="play",
    )
    await stage.anne.hand()
    before = await stage.table()
    await stage.anne.press_private("Choose the cards")
    few = ("mary#1", "crown-jewels#1", "crown-jewels#2")
    shown = await stage.anne.choose("lay.0", *few)
    assert "(Q7)" in shown.text
    chosen = [each["value"] for each in shown.menu("lay.0").options if each.get("default")]
    assert sorted(chosen) == sorted(few), "what was chosen can be put right"
    assert await stage.table() == before
    royals = ("mary#2", "darnley#1", "elizabeth#3", "james#4", "james#1", "crown-jewels#2")
    await stage.anne.choose("lay.0", *royals)
    assert "👑 Royals ×6 (1 💎) · 150" in stage.table_text()


async def test_nobody_moves_for_another(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 3, "bess": ["geddon"] * 4})
    await stage.bess.hand()
    before = await stage.table()
    draw = f"rg|move|{before.id}|{before.version}|d"
    shown = await stage.bess.send(draw, message=stage.bess.private)
    assert "anne⁩’s turn" in shown.text
    assert "Your hand" in shown.text
    assert_refused(await stage.cecily.send(draw), "do not sit")
    assert await stage.table() == before


async def test_a_stranger_has_no_hand(stage: Stage) -> None:
    await begin(stage, stage.bess)
    assert_refused(await stage.dorothy.hand(), "do not sit")
    assert_refused(await stage.dorothy.slash("hand"), "do not sit")
