"""How the game is shown: hands, tables, the log, and why a move was refused."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from engine.errors import IllegalMove, NotYourTurn
from engine.games.queen_of_scots import BUILDER
from engine.games.queen_of_scots.moves import Play
from engine.games.queen_of_scots.offers import FULL_LIST, LONGEST_LIST
from tests.games.queen_of_scots.catalogue import words
from tests.games.queen_of_scots.scenes import FACE, GAME, drawing, ids, move, play, scene
from tests.games.queen_of_scots.test_properties import positions, seeds, stock_outs

RICH = "mary*3 darnley*2 elizabeth*3 james*4 jewel*4 knox*2 cecil"


def sheet(state, seat=0, order=None):
    legal = GAME.legal_moves(state) if GAME.to_act(state) == seat else ()
    return FACE.hand_sheet(GAME.seat_view(state, seat), legal, order)


def lines(texts):
    return [words(text) for text in texts]


def action(state, verb):
    return next(action for action in sheet(state).actions if action.verb == verb)


def offers(state, verb):
    return [
        (words(choice.label), words(choice.detail) if choice.detail else None)
        for choice in action(state, verb).choices
    ]


def verbs(state):
    return [action.verb for action in sheet(state).actions]


# --- a hand ---


def test_a_hand_is_sorted_and_the_new_card_marked():
    state = play(drawing("geddon mary*2 jewel knox*2", "cecil", stock="mary"), "draw")
    assert lines(sheet(state).cards) == [
        "💎 Jewels · 50",
        "👑 Mary ×3 · 20 each ✦ new",
        "📖 Knox ×2 · 10 each",
        "🐕 Geddon · 5",
    ]


def test_the_same_hand_in_brief_has_names_and_numbers_only():
    state = play(drawing("geddon mary*2 jewel knox*2", "cecil", stock="mary"), "draw")
    assert lines(sheet(state).brief) == ["💎 Jewels", "👑 Mary ×3 ✦", "📖 Knox ×2", "🐕 Geddon"]
    by_copies = lines(sheet(state, order="most").brief)
    assert by_copies[0] == "👑 Mary ×3 ✦"


def test_on_its_turn_a_hand_shows_the_top_card_and_its_own_sets():
    state = drawing(
        "knox",
        "loch-leven",
        under="cecil*2",
        sets=("mary*2 jewel", "geddon*3"),
        other_sets=("dudley*3",),
    )
    assert lines(sheet(state).table) == [
        "Top: 🛶 Loch Leven · pile 3",
        "Your set 1: 👑 Royals ×3 (1 💎) · 90",
        "Your set 2: 🐕 Geddon ×3 · 15",
    ]
    assert sheet(state, 1).table == (), "it is not its turn"
    assert lines(sheet(scene("knox", pile="cecil")).table) == ["Top: 🪶 Cecil · pile 1"]
    assert sheet(scene("knox", pile="")).table == ()


def test_several_new_cards_are_counted():
    state = drawing("knox*2 geddon", "knox", under="geddon*2 mary")
    state = play(state, "take_pile", cards="knox*2")
    assert lines(sheet(state).cards) == [
        "👑 Mary · 20 ✦ new",
        "🐕 Geddon ×3 · 5 each ✦ 2 new",
    ]


@pytest.mark.parametrize(
    ("order", "cards"),
    [
        ("kind", "Jewels Mary Knox Geddon"),
        ("most", "Geddon Knox Jewels Mary"),
        ("value", "Jewels Geddon Knox Mary"),
        (None, "Jewels Mary Knox Geddon"),
    ],
)
def test_a_hand_can_be_ordered(order, cards):
    shown = lines(sheet(scene("jewel mary knox*3 geddon*8"), order=order).cards)
    assert [line.split()[1] for line in shown] == cards.split()


def test_first_draw_or_take():
    state = drawing("knox*2", "cecil")
    assert verbs(state) == ["draw"]
    assert action(state, "draw").primary
    assert words(sheet(state).prompt) == "Your turn: draw a card."


def test_one_way_to_take_is_a_button_that_says_what_goes_down():
    state = drawing("knox*2 mary", "knox", under="cecil geddon")
    taking = action(state, "take")
    assert not taking.menu
    assert words(taking.label) == "Take the pile (+2): 📖 Knox ×3"
    assert offers(state, "take") == [("📖 Knox ×3", "30 points")]
    assert words(sheet(state).prompt) == "Your turn: draw a card or take the pile."


def test_several_ways_to_take_are_a_menu():
    state = drawing("knox*2 mary jewel", "knox", under="cecil")
    assert action(state, "take").menu
    assert words(action(state, "take").label) == "Take the pile (+1)"
    assert offers(state, "take") == [
        ("📖 Knox ×3", "30 points"),
        ("📖 Knox ×3, 💎 Jewels", "80 points"),
    ]


def test_a_take_that_ends_the_round_says_so():
    assert offers(drawing("knox*2", "knox"), "take") == [
        ("📖 Knox ×3", "Your last cards: the round ends")
    ]


def test_a_taken_jewel_is_offered_to_each_set():
    state = drawing("jewel*2 knox*2", "jewel", sets=("mary*3", "geddon*3"))
    assert offers(state, "take") == [
        ("📖 Knox ×2, 💎 Jewels", "70 points"),
        ("💎 Jewels → set 1 👑 Royals", "50 points"),
        ("💎 Jewels → set 2 🐕 Geddon", "50 points"),
        ("📖 Knox ×2, 💎 Jewels ×2", "120 points"),
        ("📖 Knox ×2, 💎 Jewels ×3", "Your last cards: the round ends"),
    ]


def test_without_stock_one_may_pass_after_a_warning():
    state = drawing("knox*2", "knox", stock="")
    assert verbs(state) == ["take", "pass"]
    assert lines(action(state, "pass").confirm) == [
        "The stock is out. If you pass, the round ends and is scored."
    ]
    assert "pass" in words(sheet(state).prompt)


def test_then_lay_add_and_discard():
    state = scene("knox*3 geddon jewel", sets=("geddon*3",))
    assert verbs(state) == ["lay", "add", "discard"]
    assert offers(state, "lay") == [
        ("📖 Knox ×3", "30 points"),
        ("📖 Knox ×3, 💎 Jewels", "80 points"),
        ("📖 Knox ×2, 💎 Jewels", "70 points"),
    ]
    assert offers(state, "add") == [
        ("🐕 Geddon → set 1 🐕 Geddon", "5 points"),
        ("🐕 Geddon, 💎 Jewels → set 1 🐕 Geddon", "55 points"),
        ("💎 Jewels → set 1 🐕 Geddon", "50 points"),
    ]
    assert offers(state, "discard") == [
        ("📖 Knox", "10 points · you keep 2 more"),
        ("🐕 Geddon", "5 points"),
        ("💎 Jewels", "50 points"),
    ]


def test_what_ends_the_round_says_so():
    state = scene("knox*3", sets=("knox*3",))
    assert offers(state, "lay") == [("📖 Knox ×3", "Your last cards: the round ends")]
    assert offers(state, "add")[0][1] == "Your last cards: the round ends"
    assert offers(scene("knox"), "discard") == [("📖 Knox", "Your last cards: the round ends")]


@pytest.mark.parametrize(
    ("hand", "sets", "order"),
    [
        ("darnley knox", (), "Knox Darnley"),
        ("darnley mary knox*2", (), "Knox Mary Darnley"),
        ("darnley knox*2 geddon", (), "Geddon Darnley Knox"),
        ("darnley mary knox*2 geddon", ("mary*3",), "Geddon Knox Mary Darnley"),
        ("darnley knox jewel", ("knox*3",), "Darnley Knox Jewels"),
    ],
)
def test_what_one_would_rather_keep_is_offered_last(hand, sets, order):
    labels = [label.split()[1] for label, _ in offers(scene(hand, sets=sets), "discard")]
    assert labels == order.split()


def test_with_nothing_to_lay_only_the_discard_is_asked_for():
    assert words(sheet(scene("knox cecil")).prompt) == "Discard a card to end your turn."
    lay = "Lay down what you like, then discard."
    assert words(sheet(scene("knox*3 cecil")).prompt) == lay
    assert words(sheet(scene("knox cecil", sets=("knox*3",))).prompt) == lay


@pytest.mark.parametrize(
    ("state", "seat", "said"),
    [
        (scene("knox"), 1, "seat 0 is playing."),
        (scene("knox", phase="deal"), 0, "The round is over. The next deal is due."),
        (scene("knox", phase="shuffle"), 0, "The pile is being shuffled."),
        (scene("knox", phase="over"), 0, "The match is over."),
    ],
)
def test_out_of_turn_the_hand_says_what_is_going_on(state, seat, said):
    shown = sheet(state, seat)
    assert shown.actions == ()
    assert words(shown.prompt) == said


# --- too many ways ---


@pytest.mark.parametrize(
    ("state", "verb", "said"),
    [
        (
            drawing(RICH, "james"),
            "take",
            ["To take the pile under 👑 James: two or more that match."],
        ),
        (
            drawing(RICH, "jewel"),
            "take",
            ["To take the pile under 💎 Jewels: two or more that match each other."],
        ),
        (scene(RICH), "lay", ["For a new set: three or more that match, two of them no 💎."]),
        (
            scene(RICH, sets=("james*2", "knox*3")),
            "add",
            [
                "For your sets: cards that match one of them.",
                "Your set 1: 👑 Royals ×2 · 40",
                "Your set 2: 📖 Knox ×3 · 30",
            ],
        ),
    ],
)
def test_a_free_choice_says_what_it_is_about(state, verb, said):
    assert lines(action(state, verb).compose.about) == said


@pytest.mark.parametrize(
    ("state", "verb", "kind"),
    [
        (scene(RICH), "lay", "meld"),
        (scene(RICH, sets=("james*3", "knox*3", "cecil*3")), "add", "lay_off"),
        (drawing(RICH, "james"), "take", "take_pile"),
    ],
)
def test_rich_royals_are_offered_plainly_and_freely(state, verb, kind):
    legal = [made for made in GAME.legal_moves(state) if made.kind == kind]
    offer = action(state, verb)
    assert len(legal) > FULL_LIST >= len(offer.choices) > 4
    free = offer.compose
    assert free is not None
    assert words(free.label)
    assert "jewel" in words(offer.choices[-1].label).lower()
    view = GAME.seat_view(state, 0)
    for made in legal:
        cards = GAME.kinds.names(made.cards)
        assert any(set(cards) <= {*group, *free.wild} for group in free.groups)
        assert len(cards) >= min(free.least, len(cards))
        composed = FACE.compose(view, verb, cards[::-1])
        assert composed.cards == made.cards
        assert composed in legal
        assert composed.set == made.set or verb == "add"


def test_all_royals_come_first():
    label, detail = offers(scene(RICH), "lay")[0]
    assert label == "👑 Mary ×3, 👑 Darnley ×2, 👑 Elizabeth ×3, 👑 James ×4"
    assert detail == "240 points"


@pytest.mark.parametrize(
    ("verb", "cards", "code"),
    [
        ("lay", "knox*4", "not-in-hand"),
        ("add", "", "no-cards"),
        ("add", "cecil*1", "no-set-fits"),
        ("add", "knox mary", "no-set-fits"),
    ],
)
def test_cards_that_make_no_move_are_refused(verb, cards, code):
    view = GAME.seat_view(scene("knox*3 mary cecil jewel", sets=("knox*3",)), 0)
    with pytest.raises(IllegalMove) as caught:
        FACE.compose(view, verb, ids(cards))
    assert caught.value.code == code
    assert words(FACE.error(caught.value))


@settings(max_examples=20)
@given(seeds, stock_outs)
def test_every_legal_move_can_be_reached(seed, stock_out):
    for state, _ in positions(GAME, Random(seed), stock_out, 100):
        seat = GAME.to_act(state)
        if seat < 0:
            continue
        view, legal = GAME.seat_view(state, seat), GAME.legal_moves(state)
        shown = FACE.hand_sheet(view, legal)
        reached = set()
        for offer in shown.actions:
            labels = lines(choice.label for choice in offer.choices)
            assert len(labels) == len(set(labels)) <= LONGEST_LIST
            assert max(map(len, labels)) <= 100
            assert len(words(offer.label)) <= 80
            assert len(offer.verb) <= 12
            assert {choice.move for choice in offer.choices} <= set(legal)
            reached |= {alike(choice.move, view) for choice in offer.choices}
        assert len(shown.cards) <= 15
        free = {offer.verb for offer in shown.actions if offer.compose}
        verb = {"take_pile": "take", "meld": "lay", "lay_off": "add"}
        for made in legal:
            if made.kind in verb and verb[made.kind] in free and made.cards:
                cards = GAME.kinds.names(made.cards)
                reached.add(alike(FACE.compose(view, verb[made.kind], cards), view))
        assert {alike(made, view) for made in legal} <= reached


def alike(made: Play, view):
    """Additions to one of several sets that may take them are the same for the game (Q-R10)."""
    if made.kind != "lay_off":
        return made
    return made._replace(set=next(iter(fitting(made.cards, view))))


def fitting(cards, view):
    kinds = GAME.kinds
    for number, lying in enumerate(view.public.sets[view.seat]):
        if not cards & ~kinds.fits[kinds.group_named[lying.name]]:
            yield number


# --- the table, the log, the scores ---


def test_the_table_shows_piles_and_numbered_sets():
    state = scene("knox", pile="cecil mary", sets=("mary*2 james*3 jewel*2", "geddon*3"))
    shown = FACE.table_sheet(GAME.public_view(state))
    assert lines(shown.facts) == ["Top of the pile: 👑 Mary", "Pile 2 · Stock 2"]
    assert [lines(seat) for seat in shown.seats] == [
        [
            "1. 👑 Royals ×7 (2 💎) · 200",
            "2. 🐕 Geddon ×3 · 15",
            "-# 215 points on the table",
        ],
        ["-# No sets yet"],
    ]


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({}, "The stock is out: the round may end."),
        ({"stock_out": "reshuffle"}, "The stock is out: the pile comes back."),
        ({"stock_out": "reshuffle", "reshuffled": True}, "The stock is out: the round may end."),
    ],
)
def test_the_table_says_that_the_stock_is_out(rules, said):
    state = scene("knox", stock="", pile="", **rules)
    assert lines(FACE.table_sheet(GAME.public_view(state)).facts) == [
        "The pile was just taken.",
        "Pile 0 · Stock 0",
        said,
    ]


def test_a_round_is_told_as_table_less_hand():
    ended = play(scene("knox", sets=("james*3",), others=("mary",)), "discard", card="knox")
    assert lines(FACE.round_sheet(GAME.public_view(ended))) == [
        "-# seat 0: 60 on the table − 0 in hand = 60",
        "-# seat 1: 0 on the table − 20 in hand = -20",
    ]
    assert FACE.round_sheet(GAME.public_view(scene("knox"))) == ()


def test_a_round_is_told_best_total_first():
    ended = play(
        scene("knox", sets=("james*3",), others=("mary",), totals=(-200, 5)), "discard", card="knox"
    )
    first, second = lines(FACE.round_sheet(GAME.public_view(ended)))
    assert (first[:10], second[:10]) == ("-# seat 1:", "-# seat 0:")


@pytest.mark.parametrize(
    ("state", "kind", "fields", "said"),
    [
        (drawing("knox", "cecil"), "draw", {}, "seat 0 draws"),
        (
            drawing("mary*2", "mary", under="knox*6"),
            "take_pile",
            {"cards": "mary*2"},
            "seat 0 takes the pile (7 cards) and lays 👑 Mary ×3",
        ),
        (
            drawing("jewel*2", "jewel", under="knox", sets=("knox*3",)),
            "take_pile",
            {"set": 0},
            "seat 0 shows two 💎 and takes the pile (2 cards), 💎 onto set 1",
        ),
        (scene("knox*3"), "meld", {"cards": "knox*3"}, "seat 0 lays 📖 Knox ×3"),
        (
            scene("knox jewel", sets=("knox*3",)),
            "lay_off",
            {"set": 0, "cards": "knox jewel"},
            "seat 0 adds 📖 Knox, 💎 Jewels to set 1",
        ),
        (scene("knox"), "discard", {"card": "knox"}, "seat 0 discards 📖 Knox"),
        (
            drawing("knox*2", "knox", stock=""),
            "pass",
            {},
            "seat 0 passes, and the round ends",
        ),
        (
            scene("knox", phase="shuffle", pile="cecil*3"),
            "shuffle",
            {"stock": "cecil*2"},
            "2 cards are shuffled back into the stock",
        ),
        (
            scene("", phase="deal"),
            "deal",
            {"hands": [["knox"]], "upcard": "mary", "stock": "cecil*2"},
            "A round is dealt: 👑 Mary on top, 2 cards in the stock",
        ),
    ],
)
def test_the_log_tells_every_move(state, kind, fields, said):
    shown = FACE.describe(GAME.public_move(state, move(kind, **fields)))
    assert shown is not None
    assert words(shown) == said


def test_out_of_turn_says_whose_turn_it_is():
    assert words(FACE.error(NotYourTurn(turn=2))) == "It is seat 2’s turn."


# --- rules and cards ---


def test_the_rules_follow_the_table():
    pages = FACE.rules_pages(GAME.rules(target=300, stock_out="reshuffle"))
    said = [line for page in pages for line in lines((page.heading, *page.lines))]
    assert any("300" in line for line in said)
    assert any("shuffled into a new one" in line for line in said)
    assert [page.rulings for page in pages] == [False] * 5 + [True] * 3
    assert max(map(len, lines(line for page in pages for line in page.lines))) < 200


def test_every_rule_and_ruling_is_in_the_rules():
    said = " ".join(
        line for page in FACE.rules_pages(None) for line in lines((page.heading, *page.lines))
    )
    for number in range(1, 16):
        assert f"Q{number})" in said or f"Q{number}," in said
    for number in range(1, 12):
        assert f"Q-R{number})" in said


def test_the_table_rules_fit_a_line():
    assert words(FACE.rules_line(GAME.rules())) == "First to 1,000 · stock out: the round ends"
    assert words(FACE.goal(GAME.rules())) == "First to 1,000 points"


def test_every_option_can_be_chosen():
    target, stock_out = FACE.options
    assert target.bounds is not None
    for value in target.bounds:
        GAME.rules(target=value)
    assert stock_out.choices is not None
    for choice in stock_out.choices:
        GAME.rules(stock_out=choice)


def test_every_card_has_a_page():
    assert len(FACE.cards()) == 15
    for card in FACE.cards():
        role, (life,) = map(lines, FACE.card_page(card))
        numbers, part = role
        assert "points each" in numbers
        assert part
        assert 100 < len(life) < 300


def test_a_card_of_ones_own_shows_its_own_name():
    own = {"id": "seton", "copies": 50, "value": 10, "role": "natural", "name": "Mary Seton"}
    jewel = {"id": "crown-jewels", "copies": 1, "value": 50, "role": "wild"}
    mary = {"id": "mary", "copies": 1, "value": 50, "role": "royal", "name": "Her Majesty"}
    face = BUILDER.build({"cards": [own, mary, jewel]}).face
    assert [words(face.card_name(card)) for card in face.cards()] == [
        "🎴 Mary Seton",
        "👑 Her Majesty",
        "💎 The Crown Jewels",
    ]
    [role] = face.card_page("seton")
    assert lines(role) == [
        "50 cards · 10 points each",
        "Makes sets with its own kind only.",
    ]


def test_statistics_tell_of_sets_and_piles() -> None:
    tallies = {
        "draw": 9,
        "meld": 6,
        "meld:crown-jewels": 4,
        "meld:elizabeth": 3,
        "meld:mary": 3,
        "meld:seton": 9,
        "take_pile": 1,
        "take_pile.count": 7,
    }
    favourite, pile = map(words, FACE.stats(tallies))
    assert "Elizabeth" in favourite, "no jewel, no card of another deck, the first among equals"
    assert "3 times" in favourite
    assert pile == "Pile taken once, 7 cards in all"
    assert FACE.stats({"draw": 9}) == ()
