"""How the game is shown: hands, offers, the table, the end of a round, refusals."""

from __future__ import annotations

import pytest

from engine.errors import IllegalMove, MoveError, NotYourTurn
from engine.game import Action, HandSheet, PublicMove
from engine.games.famous_monarchs import BUILDER
from engine.games.famous_monarchs.deck import IDS
from engine.games.famous_monarchs.moves import Declare
from engine.games.famous_monarchs.state import MonarchsRules, State
from tests.games.famous_monarchs.catalogue import words
from tests.games.famous_monarchs.table import (
    DRAW,
    DULL,
    GAME,
    TAKE,
    WINNING,
    cards,
    declare,
    discard,
    play,
    position,
)

FACE = BUILDER.build().face
NOTHING = "nothing. Stands in for any monarch (M10); in another hand he gives the winner 10 (M11)"
OTHERS = cards("richard-2 henry-4 harold-2 william-1 james-1 anne george-4")


def sheet(state: State, seat: int = 0, order: str | None = None) -> HandSheet:
    legal = GAME.legal_moves(state) if GAME.to_act(state) == seat else ()
    return FACE.hand_sheet(GAME.seat_view(state, seat), legal, order)


def action(shown: HandSheet, verb: str) -> Action:
    return next(each for each in shown.actions if each.verb == verb)


def refusal(state: State, *moves: object) -> str:
    with pytest.raises(MoveError) as refused:
        play(state, *moves)  # type: ignore[arg-type]
    return words(FACE.error(refused.value))


# --- hands ---


def test_a_hand_is_in_date_order_with_reigns_and_the_new_card_marked() -> None:
    drawn = play(position(DULL, OTHERS, stock=["henry-6", "mary-1"]), DRAW)
    lines = [words(line) for line in sheet(drawn).cards]
    assert lines[0] == "♚ Alfred the Great · 871–899"
    assert lines[1] == "♚ Edmund 1 · 939–946"
    assert [line for line in lines if "✦" in line] == ["♚ Henry 6 · 1422–1461, 1470–1471 ✦ new"]


def test_the_same_hand_in_brief_has_no_reigns() -> None:
    drawn = play(position(DULL, OTHERS, stock=["henry-6", "mary-1"]), DRAW)
    brief = [words(card) for card in sheet(drawn).brief]
    assert brief[0] == "♚ Alfred the Great"
    assert [card for card in brief if "✦" in card] == ["♚ Henry 6 ✦"]


def test_the_heir_has_no_reign() -> None:
    last = position([*DULL[1:], "charles-prince-of-wales"], OTHERS)
    assert words(sheet(last).cards[-1]) == "⚜ Charles, Prince of Wales · heir to the throne"


def test_by_name_the_names_that_form_sets_come_first() -> None:
    own = cards("victoria henry-2 alfred edward-3 edward-the-elder henry-1 anne")
    lines = [words(line).split(" · ")[0] for line in sheet(position(own, DULL), order="name").cards]
    assert lines == [
        *("♚ Edward the Elder", "♚ Edward 3", "♚ Henry 1", "♚ Henry 2"),
        *("♚ Alfred the Great", "♛ Anne", "♛ Victoria"),
    ]


def test_out_of_turn_nothing_is_offered_and_it_says_whose_turn_it_is() -> None:
    shown = sheet(position(DULL, OTHERS), seat=1)
    assert shown.actions == ()
    assert words(shown.prompt) == "It is Anna’s turn."


def test_first_draw_or_take_the_upcard() -> None:
    shown = sheet(position(DULL, OTHERS, upcard="victoria"))
    assert [words(each.label) for each in shown.actions] == ["Draw", "Take ♛ Victoria"]
    assert [each.choices[0].move for each in shown.actions] == [DRAW, TAKE]


def test_then_discard_and_declare_only_with_a_winning_hand() -> None:
    shown = sheet(play(position(DULL, OTHERS), DRAW))
    menu = action(shown, "discard")
    assert menu.menu
    assert len(menu.choices) == 8
    assert action(shown, "declare").choices == ()
    assert action(shown, "declare").confirm == ()


def test_the_discards_follow_the_order_of_the_hand_and_leave_out_the_card_just_taken() -> None:
    taken = play(position(DULL, OTHERS, upcard="henry-6"), TAKE)
    shown = sheet(taken, order="name")
    labels = [words(choice.label) for choice in action(shown, "discard").choices]
    assert labels[0] == "♚ Henry 7"
    assert "♚ Henry 6" not in labels
    assert "♚ Henry 6" in words(shown.prompt)


def test_declare_shows_the_sets_and_the_score_before_it_is_confirmed() -> None:
    drawn = play(position(WINNING, OTHERS, stock=["cnut"]), DRAW)
    shown = sheet(drawn)
    offer = action(shown, "declare")
    assert [choice.move for choice in offer.choices] == [declare("cnut")]
    assert not offer.menu
    assert [words(line) for line in offer.confirm] == [
        "👑 **Your winning hand:**",
        "**4 by name** · 22 points\n♚ Edward 4, ♚ Edward 5, ♚ Edward 6, ♚ Edward 7",
        "**3 by date** · 19 points\n♚ George 5, ♚ Edward 8, ♚ George 6",
        "The hand counts **41 points**.",
        "⚔ 10 more if another player holds Cromwell.",
    ]
    assert "winning hand" in words(shown.prompt)


def test_declare_names_whom_cromwell_stands_for_and_both_names_of_the_joint_card() -> None:
    own = cards("william-1 william-2 william-3-mary-2 cromwell james-2 anne george-1")
    drawn = play(position(own, OTHERS[:3], stock=["cnut"]), DRAW)
    best = [words(line) for line in action(sheet(drawn), "declare").confirm]
    assert best[:3] == [
        "👑 **Your winning hand:**",
        "**4 by date** · 6 points\n♚ James 2, ♛ Mary 2, ♛ Anne, ♚ George 1",
        "**4 by name** · 6 points\n♚ William 1, ♚ William 2, ♚ William 3, ⚔ Cromwell as ♚ William 4",
    ]
    assert not any("10 more" in line for line in best)


def test_of_several_winning_hands_the_one_that_counts_most_is_offered() -> None:
    drawn = play(position(WINNING, OTHERS, stock=["edward-3"]), DRAW)
    assert len([move for move in GAME.legal_moves(drawn) if isinstance(move, Declare)]) == 4
    offer = action(sheet(drawn), "declare")
    assert [words(choice.label) for choice in offer.choices] == [
        "Declare 41 points, discard ♚ Edward 3"
    ]


def test_a_winning_hand_comes_before_the_discard() -> None:
    drawn = play(position(WINNING, OTHERS, stock=["cnut"]), DRAW)
    assert [each.verb for each in sheet(drawn).actions] == ["declare", "discard"]


def test_a_card_over_makes_no_second_result() -> None:
    own = cards("william-1 william-2 william-3-mary-2 william-4 james-2 anne victoria")
    drawn = play(position(own, OTHERS[:3], stock=["cnut"]), DRAW)
    assert len([move for move in GAME.legal_moves(drawn) if isinstance(move, Declare)]) == 2
    offer = action(sheet(drawn), "declare")
    assert len(offer.choices) == 1
    assert any(words(line).startswith("Left over: ") for line in offer.confirm)


def test_nothing_is_composed_in_this_game() -> None:
    view = GAME.seat_view(position(DULL, OTHERS), 0)
    with pytest.raises(IllegalMove) as refused:
        FACE.compose(view, "discard", ["cnut"])
    assert "nothing to put together" in words(FACE.error(refused.value))


# --- the table ---


def test_the_table_shows_the_upcard_the_piles_and_the_goal() -> None:
    view = GAME.public_view(position(DULL, OTHERS, upcard="victoria", stock=["mary-1"]))
    assert [words(line) for line in FACE.table_sheet(view).facts] == [
        "Face up: **♛ Victoria** · 1837–1901",
        "1 card in the pack · 42 on the pile",
    ]


def test_the_table_warns_of_a_stuck_round() -> None:
    taken = play(position(DULL, OTHERS, stock=["mary-1"], renewals=3, goal="rounds"), TAKE)
    facts = [words(line) for line in FACE.table_sheet(GAME.public_view(taken)).facts]
    assert facts[-1] == "The pack was made new 3 of 10 times."
    alone = play(position(DULL, [], upcard="victoria"), TAKE)._replace(pile=b"")
    assert words(FACE.table_sheet(GAME.public_view(alone)).facts[0]) == "No card lies face up."


def test_the_winning_hand_is_laid_out_for_everyone_with_cromwells_holder() -> None:
    start = position(WINNING, DULL, ["cromwell", *OTHERS[1:]], stock=["victoria"])
    won = play(start, DRAW, declare("victoria"))
    assert [words(line) for line in FACE.round_sheet(GAME.public_view(won))] == [
        "👑 **Anna** declared a winning hand:",
        "**4 by name** · 22 points\n♚ Edward 4, ♚ Edward 5, ♚ Edward 6, ♚ Edward 7",
        "**3 by date** · 19 points\n♚ George 5, ♚ Edward 8, ♚ George 6",
        "The hand counts **41 points**.",
        "⚔ Cleo held Cromwell: **10 more** for Anna.",
    ]


def test_without_cromwell_elsewhere_there_is_no_such_line() -> None:
    won = play(position(WINNING, DULL, stock=["victoria"]), DRAW, declare("victoria"))
    assert len(FACE.round_sheet(GAME.public_view(won))) == 4


def test_a_stuck_round_is_told_and_a_running_one_has_no_sheet() -> None:
    start = position(DULL, OTHERS, stock=["victoria"], renewals=10)
    assert FACE.round_sheet(GAME.public_view(start)) == ()
    stuck = play(start, DRAW, discard("victoria"))
    assert "nobody scores" in words(FACE.round_sheet(GAME.public_view(stuck))[0])
    assert "next round" in words(sheet(stuck).prompt)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (PublicMove(0, "draw"), "Anna draws"),
        (PublicMove(1, "take_discard", ("anne",)), "Ben takes ♛ Anne"),
        (PublicMove(1, "discard", ("cromwell",)), "Ben discards ⚔ Oliver Cromwell"),
        (PublicMove(0, "declare", ("anne", "john")), "Anna declares ♛ Anne, ♚ John"),
        (PublicMove(-1, "deal", ("john",)), "A round is dealt: ♚ John lies face up"),
        (PublicMove(-1, "shuffle", count=14), "The pile becomes a new pack of 14 cards"),
    ],
)
def test_what_happened_is_told_in_a_line(move: PublicMove, told: str) -> None:
    text = FACE.describe(move)
    assert text is not None
    assert words(text) == told


# --- refusals ---


def test_refusals_name_the_rule_and_what_to_do() -> None:
    start = position(DULL, OTHERS, upcard="victoria")
    assert "(M4)" in refusal(start, discard("cnut"))
    assert "(M4)" in refusal(start, DRAW, DRAW)
    assert refusal(start, DRAW, discard("anne")) == (
        "You do not hold ♛ Anne. Choose a card of your hand (M4)."
    )
    assert "(M-R10)" in refusal(start, TAKE, discard("victoria"))
    assert words(FACE.error(NotYourTurn(turn=1))) == "It is Ben’s turn; yours will come."


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (" ".join(DULL), "No set of three or four"),
        ("henry-4 henry-5 henry-6 cnut john anne victoria", "♚ Henry 6 are a set of three"),
        ("henry-5 henry-6 henry-7 henry-8 cnut john victoria", "the rest is no set of three"),
        ("henry-5 henry-6 henry-7 henry-8 edward-6 mary-1 cnut", "use a card of it again (M9)"),
        ("henry-5 henry-6 henry-7 cnut harold-1 cromwell victoria", "need Cromwell again (M10)"),
    ],
)
def test_a_wrong_declaration_is_told_why(names: str, says: str) -> None:
    spare = next(card for card in IDS if card not in names.split())
    start = position(cards(names), [], stock=[spare])
    assert says in refusal(start, DRAW, declare(spare))


# --- rules and cards ---


def test_rulings_are_on_pages_of_their_own() -> None:
    for rules in (None, MonarchsRules(goal="rounds", rounds=1, interregnum="bridged")):
        pages = FACE.rules_pages(rules)
        for page in pages:
            told = "\n".join(words(line) for line in page.lines)
            assert ("M-R" in told) is page.rulings
        everything = "\n".join(words(line) for page in pages for line in page.lines)
        for number in range(1, 12):
            assert f"M{number}" in everything
        for number in range(1, 16):
            assert f"M-R{number}*" in everything


def test_the_table_rules_fit_a_line() -> None:
    assert words(FACE.rules_line(MonarchsRules())) == (
        "First to 60 points · Cromwell: between Charles 1 and Charles 2"
    )
    assert "one round" in words(FACE.rules_line(MonarchsRules(goal="rounds", rounds=1)))


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        (
            "henry-6",
            [
                "**Reign** · 1422–1461, 1470–1471",
                "**Counts** · 6 points, for the number",
                "**By date** · after ♚ Henry 5, before ♚ Edward 4",
                "**By name** · " + ", ".join(f"♚ Henry {number}" for number in range(1, 9)),
            ],
        ),
        (
            "victoria",
            [
                "**Reign** · 1837–1901",
                "**Counts** · 1 point, having no number",
                "**By date** · after ♚ William 4, before ♚ Edward 7",
                "**By name** · no set; fewer than three share the name",
            ],
        ),
        (
            "cromwell",
            [
                "**Reign** · 1649–1658",
                f"**Counts** · {NOTHING}",
                "**By date** · after ♚ Charles 1, before ♚ Charles 2",
                "Some tables give him no place of his own (M-R7).",
            ],
        ),
    ],
)
def test_a_card_page_tells_its_role_and_a_short_life(card: str, lines: list[str]) -> None:
    role, [life] = FACE.card_page(card)
    assert [words(line) for line in role] == lines
    assert 60 < len(words(life)) < 200


def test_every_card_has_a_page() -> None:
    assert FACE.cards() == IDS
    for card in IDS:
        (first, *_), _ = FACE.card_page(card)
        assert words(first).startswith("**Reign**")
        assert words(FACE.card_name(card))[0] in "♚♛⚔⚜"


def test_statistics_tell_of_declared_hands_and_taken_discards() -> None:
    tallies = {"declare": 2, "declare:victoria": 1, "declare:anne": 2, "take_discard": 3}
    declared, favourite, taken = map(words, FACE.stats(tallies))
    assert declared == "2 winning hands declared"
    assert "Anne" in favourite
    assert taken == "Discards taken: 3"
    assert FACE.stats({"draw": 4}) == ()
