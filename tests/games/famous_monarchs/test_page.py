"""The page: legal, quick, a beginner who sees what stands side by side."""

from __future__ import annotations

from random import Random
from time import process_time

from engine.game import CHANCE, NOBODY
from engine.games.famous_monarchs.moves import Move
from engine.games.famous_monarchs.page import Page
from engine.games.famous_monarchs.state import MonarchsRules, State
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

PAGE = Page()
PAIRS = cards("henry-4 henry-5 victoria edward-7 george-1 alfred cnut")
FAR = cards("edgar stephen john henry-1 mary-1 james-1")


def choice(state: State) -> Move:
    return PAGE.choose(
        GAME.seat_view(state, GAME.to_act(state)), GAME.legal_moves(state), Random(1), 0.1
    )


def test_it_takes_the_upcard_that_makes_a_set() -> None:
    assert choice(position(PAIRS, FAR, upcard="henry-6")) == TAKE
    assert choice(position(PAIRS, FAR, upcard="george-5")) == TAKE
    assert choice(position(PAIRS, FAR, upcard="henry-7")) == DRAW
    assert choice(position(PAIRS, FAR, upcard="george-2")) == DRAW


def test_it_takes_and_keeps_cromwell() -> None:
    assert choice(position(PAIRS, FAR, upcard="cromwell")) == TAKE
    lonely = cards("cromwell henry-4 henry-5 henry-6 victoria edward-7 george-1")
    assert choice(play(position(lonely, FAR, stock=["anne"]), DRAW)) != discard("cromwell")


def test_it_throws_what_stands_alone_before_pairs_and_pairs_before_sets() -> None:
    drawn = play(position(PAIRS, FAR, stock=["george-5"]), DRAW)
    assert choice(drawn) in (discard("alfred"), discard("cnut"), discard("george-1"))
    paired = cards("henry-4 henry-5 henry-6 victoria edward-7 cnut harold-1")
    assert choice(play(position(paired, FAR, stock=["george-5"]), DRAW)) in (
        discard("cnut"),
        discard("harold-1"),
    )


def test_it_declares_the_best_hand_it_can() -> None:
    drawn = play(position(WINNING, DULL, stock=["edward-3"]), DRAW)
    assert choice(drawn) in (declare("edward-3"), declare("edward-7"))
    own = cards("henry-4 henry-5 henry-6 henry-7 edward-6 mary-1 elizabeth-1")
    assert choice(play(position(own, DULL[:-1], stock=["henry-3"]), DRAW)) == declare("henry-3")


def test_a_match_of_pages_ends_in_sensible_time() -> None:
    rng, decisions, rounds = Random(5), 0, 0
    begun = process_time()
    for seats in (2, 4, 6):
        state = GAME.start(seats, 0, MonarchsRules())
        while (actor := GAME.to_act(state)) != NOBODY:
            if actor == CHANCE:
                state = GAME.apply(state, GAME.chance(state, rng))
                continue
            state = GAME.apply(state, choice(state))
            decisions += 1
        rounds += GAME.public_view(state).round
    assert decisions / rounds < 2 * 60
    assert (process_time() - begun) / decisions < 0.001
