"""The outside forms: moves in a record and on a button, states in the store."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.errors import DataError, MalformedMove
from tests.games.queen_of_scots.scenes import GAME, drawing, heap, move, scene


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"kind": "draw"}, "d"),
        ({"kind": "pass"}, "p"),
        ({"kind": "take_pile", "cards": ["knox", "knox"]}, "t.k2"),
        ({"kind": "take_pile", "set": 12}, "t12"),
        ({"kind": "meld", "cards": ["crown-jewels", "mary", "james"]}, "m.a1.b1.e1"),
        ({"kind": "lay_off", "set": 0, "cards": ["crown-jewels"]}, "a0.a1"),
        ({"kind": "discard", "card": "geddon"}, "x.o1"),
    ],
)
def test_a_move_has_a_record_and_a_code(data, code):
    made = GAME.move_from_json(data)
    assert GAME.move_to_json(made) == data
    assert GAME.move_to_code(made) == code
    assert GAME.move_from_code(code) == made


def test_cards_are_read_in_any_order_and_written_in_one():
    made = GAME.move_from_json({"kind": "meld", "cards": ["james", "crown-jewels", "mary"]})
    assert GAME.move_to_json(made)["cards"] == ["crown-jewels", "mary", "james"]


def test_chance_moves_have_records_only():
    deal = {"kind": "deal", "hands": [["mary"], ["knox"]], "upcard": "cecil", "stock": ["dudley"]}
    shuffle = {"kind": "shuffle", "stock": ["knox", "mary"]}
    for data in (deal, shuffle):
        assert GAME.move_to_json(GAME.move_from_json(data)) == data
        with pytest.raises(MalformedMove):
            GAME.move_to_code(GAME.move_from_json(data))


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"kind": 3},
        {"kind": "bow"},
        {"kind": "draw", "card": "knox"},
        {"kind": "take_pile"},
        {"kind": "take_pile", "cards": ["knox"], "set": 0},
        {"kind": "meld", "cards": "knox"},
        {"kind": "meld", "cards": ["king"]},
        {"kind": "meld", "cards": [7]},
        {"kind": "meld", "cards": [["knox"]]},
        {"kind": "meld", "cards": ["knox"] * 9},
        {"kind": "lay_off", "set": True, "cards": ["knox"]},
        {"kind": "lay_off", "set": -1, "cards": ["knox"]},
        {"kind": "lay_off", "set": 256, "cards": ["knox"]},
        {"kind": "discard", "card": None},
        {"kind": "deal", "hands": "knox", "upcard": "knox", "stock": []},
        {"kind": "deal", "hands": ["knox"], "upcard": "knox", "stock": []},
        {"kind": "shuffle", "stock": None},
    ],
)
def test_what_is_not_a_move_is_malformed(data):
    with pytest.raises(MalformedMove):
        GAME.move_from_json(data)


@pytest.mark.parametrize(
    "code",
    [
        "",
        "q",
        "D",
        "d1",
        "d.a1",
        "t",
        "t1.a1",
        "m",
        "m.a",
        "m.a0",
        "m.a01",
        "m.b1.a1",
        "m.a1.a1",
        "m.a7",
        "m.z1",
        "m1.a1",
        "a.a1",
        "a01.a1",
        "x.a2",
        "x.a1.b1",
        "x",
        "m.a1\n",
        "m.a١",
    ],
)
def test_what_is_not_a_code_is_malformed(code):
    with pytest.raises(MalformedMove):
        GAME.move_from_code(code)


def dealt():
    state = GAME.start(3, 0, GAME.rules())
    return json.loads(
        json.dumps(GAME.state_to_json(GAME.apply(state, GAME.chance(state, Random(1)))))
    )


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"rules": {"target": 3}}, "rules.target"),
        ({"rules": []}, "rules."),
        ({"dealer": "north"}, ""),
        ({"dealer": 3}, "turn"),
        ({"turn": -1}, "turn"),
        ({"totals": [0]}, "hands"),
        ({"totals": 3}, ""),
        ({"scores": [0]}, "hands"),
        ({"phase": "tea"}, "phase"),
        ({"phase": ["draw"]}, "phase"),
        ({"hands": [["king"]]}, "cards"),
        ({"hands": [[], [], []]}, "hands"),
        ({"sets": [[["knox", "cecil", "cecil"]], [], []]}, ""),
        ({"sets": [[["knox", "knox", "crown-jewels"]], [], []]}, ""),
        ({"sets": [[["crown-jewels", "knox", "knox"]], [], []]}, "crown-jewels"),
        ({"sets": [[[]], [], []]}, ""),
        ({"sets": [[["knox", "knox", "knox"]], [], []]}, "hands"),
        ({"stock": ["knox"]}, "hands"),
        ({"pile": None}, "cards"),
    ],
)
def test_a_broken_state_is_refused(changes, where):
    with pytest.raises(DataError) as caught:
        GAME.state_from_json({**dealt(), **changes})
    assert caught.value.where == where


def test_a_state_that_is_no_state_is_refused():
    for data in ({}, None, [], 3):
        with pytest.raises(DataError):
            GAME.state_from_json(data)


def test_the_public_form_of_a_move_shows_no_hidden_card():
    def shown(state, kind, **fields):
        return GAME.public_move(state, move(kind, **fields)).to_json()

    assert shown(drawing("knox", "cecil"), "draw") == {"seat": 0, "kind": "draw"}
    take = shown(drawing("knox*2", "knox", under="mary"), "take_pile", cards="knox*2")
    assert take == {"seat": 0, "kind": "take_pile", "cards": ["knox"] * 3, "count": 2}
    jewel = shown(drawing("jewel*2", "jewel", sets=("knox*3",)), "take_pile", set=0)
    assert jewel == {
        "seat": 0,
        "kind": "take_pile",
        "cards": ["crown-jewels"],
        "set": 0,
        "count": 1,
    }
    added = shown(scene("knox", sets=("knox*3",)), "lay_off", set=0, cards="knox")
    assert added == {"seat": 0, "kind": "lay_off", "cards": ["knox"], "set": 0}


def test_drawn_cards_are_marked_while_they_are_in_the_hand():
    state = GAME.apply(
        drawing("knox*2 mary", "knox", under="cecil mary"), move("take_pile", cards="knox*2")
    )
    view = GAME.seat_view(state, 0)
    assert view.hand == ("mary", "mary", "cecil")
    assert view.drawn == ("mary", "cecil")
    after = GAME.apply(state, move("discard", card="cecil"))
    assert GAME.seat_view(after, 0).drawn == ()
    assert heap("mary*2") == after.hands[0]
