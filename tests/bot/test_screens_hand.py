from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import Say
from bot.screens.compose import compose
from bot.screens.hand import NEWS, PAGE, Manner, confirm, hand
from bot.screens.layout import Screen
from engine.game import Action, Advice, Choice, PublicMove
from engine.tables.table import Status
from tests.bot.bench import (
    composing,
    controls,
    everything,
    many_choices,
    payload,
    people,
    says,
    single,
    table,
    words,
)

SAY = Say("en")


def shown(*actions: Action, **extremes: Any) -> Screen:
    options = {key: extremes.pop(key) for key in ("focus", "page", "note") if key in extremes}
    return hand(table(actions=actions, **extremes), 0, SAY, **options)


async def test_sixty_cards_and_every_kind_of_action_stay_within_the_limits() -> None:
    screen = shown(*everything())
    found = controls(screen)
    assert "60 cards" in words(screen)
    assert sum(key.startswith("pick:") for key in found) == 5
    assert sum(key.startswith("move:") for key in found) == 10


async def test_a_hand_shows_each_card_in_a_line() -> None:
    screen = shown(hand=("a", "b"), line="Mary · 20")
    assert words(screen).count("Mary · 20\n") == 2
    assert "now" in words(screen)


async def test_a_compact_hand_is_names_in_a_row() -> None:
    compact = Manner(compact=True)
    screen = hand(table(hand=("a ×2", "b"), line="a · 20"), 0, SAY, manner=compact)
    assert "\na\u00a0×2 · b\n" in words(screen), "a line breaks between cards only"
    assert "20" not in words(screen)


@pytest.mark.parametrize("compact", [False, True])
async def test_on_its_turn_a_hand_shows_what_of_the_table_matters(compact: bool) -> None:
    manner = Manner(compact=compact)
    assert "the pile\nnow" in words(hand(table(), 0, SAY, manner=manner))
    assert "the pile" not in words(hand(table(to_act=3), 0, SAY, manner=manner))


async def test_a_note_stands_on_top() -> None:
    assert words(shown(note="That was not possible.")).startswith("> That was not possible.")


async def test_news_tell_own_turns_apart_and_leave_plain_draws_out() -> None:
    log = [PublicMove(seat, kind, cards) for seat, kind, cards in MOVES]
    text = words(hand(table(), 0, SAY, manner=Manner(news=tuple(log))))
    own, others = (line for line in text.splitlines() if line.startswith("-# "))
    assert own.startswith("-# A computer played for you: ")
    assert own.count(" · ") == 1, "a draw of one's own is told: the hand is another"
    assert others.startswith("-# Since you looked: … ")
    assert others.count(" · ") == NEWS - 1


MOVES = (
    (0, "draw", ()),
    (0, "discard", ("a",)),
    (1, "draw", ()),
    *((seat, "discard", ("b",)) for seat in (1, 2, 3, 4)),
    (5, "draw", ()),
)


@pytest.mark.parametrize("told", [(), (2,), (2, 3, 4, 5)])
async def test_a_draw_alone_is_no_news(told: tuple[int, ...]) -> None:
    moves = (PublicMove(1, "draw"), *(PublicMove(seat, "take", count=3) for seat in told))
    text = words(hand(table(), 0, SAY, manner=Manner(news=moves)))
    assert ("Since you looked" in text) == bool(told)
    assert ("looked: …" in text) == (len(told) > NEWS)


# --- a hint ---


def hinted(action: Action) -> Screen:
    why = says("It is best.")
    return hand(table(actions=(action,)), 0, SAY, hint=Advice(action.choices[0].move, why))


async def test_a_hint_says_why_and_its_button_what() -> None:
    screen = hinted(single("x", "Discard", "Rizzio", menu=True))
    assert words(screen).startswith("> 💡 It is best.\n")
    assert controls(screen)["follow:x"]["label"] == "Discard: Rizzio"


async def test_a_long_move_is_said_in_the_hint_and_not_on_its_button() -> None:
    screen = hinted(single("x", "Lay down", "Mary ×2, Darnley ×2, Elizabeth ×3", menu=True))
    told = "> 💡 **Lay down: Mary ×2, Darnley ×2, Elizabeth ×3** · It is best.\n"
    assert words(screen).startswith(told)
    assert controls(screen)["follow:x"]["label"] == "Do that"


async def test_a_hinted_move_that_no_list_offers_can_be_made_too() -> None:
    screen = hand(table(), 0, SAY, hint=Advice("any", says("It is best.")))
    assert controls(screen)["follow:any"]["label"] == "Do that"


# --- actions ---


async def test_an_action_with_one_choice_is_a_button_that_carries_the_move() -> None:
    found = controls(shown(single("draw", "Draw", primary=True)))
    assert found["move:draw"]["label"] == "Draw"
    assert found["move:draw"]["style"] == 1


async def test_a_button_says_what_goes_down() -> None:
    found = controls(shown(single("take", "Take the pile", "2 × Mary")))
    assert found["move:take"]["label"] == "Take the pile: 2 × Mary"
    assert controls(shown(single("t", "Take", "Take Henry 6")))["move:t"]["label"] == "Take Henry 6"


async def test_a_buttons_detail_is_told_above_it() -> None:
    action = Action("t", says("Take"), (Choice("t", says("Take"), says("and 7 cards more")),))
    assert "-# Take: and 7 cards more" in words(shown(action))


async def test_an_action_with_several_choices_is_a_menu_of_move_codes() -> None:
    found = controls(shown(many_choices("lay", 3)))
    assert [each["value"] for each in found["pick:lay"]["options"]] == ["lay-0", "lay-1", "lay-2"]
    one = replace(many_choices("lay", 1))
    assert "pick:lay" in controls(shown(one))


async def test_menus_stand_in_the_order_of_the_face() -> None:
    found = list(controls(shown(many_choices("b", 2), single("x", "X"), many_choices("a", 2))))
    assert found[:3] == ["pick:b", "move:x", "pick:a"]


async def test_an_action_without_choices_is_shown_and_cannot_be_pressed() -> None:
    found = controls(shown(Action("declare", says("Declare"), ())))
    assert found["off:declare"]["disabled"]


async def test_a_menu_of_sixty_is_paged_and_every_choice_can_be_reached() -> None:
    seen: list[str] = []
    page = 0
    for _ in range(3):
        options = controls(shown(many_choices("lay"), focus="lay", page=page))["pick:lay"][
            "options"
        ]
        *moves, more = [each["value"] for each in options]
        seen += moves
        assert more.startswith(PAGE)
        page = int(more.removeprefix(PAGE))
    assert page == 0
    assert seen == [f"lay-{number}" for number in range(60)]


async def test_only_the_menu_in_focus_turns_its_page() -> None:
    found = controls(shown(many_choices("a"), many_choices("b"), focus="b", page=1))
    assert found["pick:a"]["options"][0]["value"] == "a-0"
    assert found["pick:b"]["options"][0]["value"] == "b-24"
    assert found["pick:b"]["options"][-1]["label"] == "More … (3 of 3)"


async def test_a_page_that_is_no_longer_there_turns_round() -> None:
    found = controls(shown(many_choices("a", 30), focus="a", page=7))
    assert found["pick:a"]["options"][0]["value"] == "a-24"


# --- confirming and composing ---


async def test_a_move_to_confirm_is_asked_and_then_made() -> None:
    action = single("declare", "Declare", confirm=(says("You score 40."),))
    assert set(controls(shown(action))) == {"ask:declare", "order:value"}
    question = confirm(table(actions=(action,)), 0, action, SAY)
    assert words(question) == "You score 40."
    assert list(controls(question)) == ["move:declare", "hand:"]


async def test_several_moves_to_confirm_are_a_menu() -> None:
    action = many_choices("declare", 60, confirm=(says("Which?"),))
    assert "ask:declare" in controls(shown(action))
    assert list(controls(confirm(table(), 0, action, SAY))) == ["pick:declare", "hand:"]


async def test_cards_are_put_together_from_a_menu() -> None:
    action = composing(("mary", "mary", "james", "darnley"))
    assert controls(shown(action))["compose:meld"]["label"] == "Choose cards"
    found = controls(compose(table(), 0, action, SAY))
    menu = found["made:meld.0"]
    values = [each["value"] for each in menu["options"]]
    assert values == ["mary#1", "mary#2", "james#1", "darnley#1"]
    assert (menu["min_values"], menu["max_values"]) == (3, 4)
    assert list(found) == ["made:meld.0", "hand:"]


async def test_composing_says_what_it_is_about_and_names_the_cards_shortly() -> None:
    screen = compose(table(), 0, composing(("mary", "mary", "james")), SAY)
    assert "to lay" in words(screen)
    menu = controls(screen)["made:meld.0"]
    assert menu["placeholder"] == "Choose at least 3 cards."
    assert menu["options"][0]["label"] == "mary", "not its whole name"


async def test_a_wrong_choice_stands_chosen_under_the_reason() -> None:
    action = composing(("mary", "mary", "james"))
    screen = compose(table(), 0, action, SAY, chosen=("mary#2", "james#1"), note="Not so.")
    assert words(screen).startswith("> Not so.")
    options = controls(screen)["made:meld.0"]["options"]
    assert [each["value"] for each in options if each.get("default")] == ["mary#2", "james#1"]


async def test_a_list_and_a_free_choice_stand_side_by_side() -> None:
    action = replace(many_choices("meld", 3), compose=composing(("a",) * 3).compose)
    assert {"pick:meld", "compose:meld"} <= set(controls(shown(action)))


async def test_sixty_cards_to_choose_from_are_paged() -> None:
    action = composing(*((letter,) * 12 for letter in "abcde"))
    first = controls(compose(table(), 0, action, SAY))
    assert len(first["made:meld.0"]["options"]) == 24
    assert "compose:meld.1" in first
    last = controls(compose(table(), 0, action, SAY, page=9))
    assert len(last["made:meld.2"]["options"]) == 12
    assert "compose:meld.1" in last
    assert "compose:meld.3" not in last


async def test_a_group_is_never_split_and_what_goes_with_all_is_on_every_page() -> None:
    action = composing(("a",) * 9, ("b",) * 9, ("c",) * 8, ("d",) * 13, wild=("w",) * 5)
    seen = [
        Counter(each["value"].partition("#")[0] for each in found[f"made:meld.{page}"]["options"])
        for page in range(3)
        for found in [controls(compose(table(), 0, action, SAY, page=page))]
    ]
    assert seen == [
        {"a": 9, "b": 9, "w": 5},
        {"c": 8, "w": 5},
        {"d": 13, "w": 5},
    ], "c and d would be 26 cards"


async def test_a_group_larger_than_a_page_keeps_some_of_every_kind() -> None:
    action = composing(("a",) * 30 + ("b",) * 9 + ("c",), wild=("w",) * 5)
    found = controls(compose(table(), 0, action, SAY))
    values = [each["value"].partition("#")[0] for each in found["made:meld.0"]["options"]]
    assert Counter(values) == {"a": 10, "b": 9, "c": 1, "w": 5}


async def test_fewer_cards_on_the_last_page_than_are_needed_do_not_break_it() -> None:
    action = composing(("a",) * 24, ("b",) * 2, least=3)
    payload(compose(table(), 0, action, SAY, page=1))


async def test_nothing_to_compose_any_more_redraws_the_hand() -> None:
    screen = compose(table(), 0, single("draw", "Draw"), SAY)
    assert "not possible any more" in words(screen)


# --- around the turn ---


async def test_out_of_turn_there_is_only_refresh_and_the_order() -> None:
    screen = shown(single("draw", "Draw"), to_act=3)
    assert list(controls(screen)) == ["hand:", "order:value"]


async def test_the_order_button_offers_the_next_order() -> None:
    playing = table(orders=("kind", "value", "hand"))
    assert "order:hand" in controls(hand(playing, 0, SAY, manner=Manner(order="value")))
    assert "order:kind" in controls(hand(playing, 0, SAY, manner=Manner(order="hand")))
    assert "order:value" in controls(hand(playing, 0, SAY, manner=Manner(order="forgotten")))
    one = hand(table(orders=("kind",)), 0, SAY)
    assert controls(one) == {}


async def test_between_rounds_the_hand_shows_the_scores() -> None:
    over = table(Status.ROUND_OVER, seats=people(*"abcdef"), round_scores=(1,) * 6)
    screen = hand(over, 0, SAY)
    assert list(controls(screen)) == ["ready:"]
    assert "+1" in words(screen)


@pytest.mark.parametrize("status", [Status.LOBBY, Status.FINISHED, Status.CLOSED])
async def test_outside_a_match_the_hand_says_how_the_table_stands(status: Status) -> None:
    payload(hand(table(status, winners=(0,)), 0, SAY))
