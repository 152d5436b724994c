"""What is news to somebody who looks at their hand again."""

from __future__ import annotations

from bot.looks import Looks
from engine.game import PublicMove
from engine.tables.table import Table
from tests.bot.bench import people, table

ANNE, BESS = 10, 11
HERS, OTHERS = PublicMove(0, "discard", ("a",)), PublicMove(1, "discard", ("b",))


def logged(*moves: PublicMove, round_: int = 1) -> Table:
    return table(seats=people("anne", "bess"), log=moves, round=round_)


def test_what_happened_since_the_last_look_is_news_once() -> None:
    looks = Looks()
    assert looks.news(logged(OTHERS), ANNE) == (), "the first look has nothing before it"
    assert looks.news(logged(OTHERS, OTHERS), ANNE) == (OTHERS,)
    assert looks.news(logged(OTHERS, OTHERS), ANNE) == ()


def test_what_one_did_oneself_is_no_news() -> None:
    looks = Looks()
    looks.news(logged(OTHERS), ANNE)
    after = logged(OTHERS, HERS, OTHERS)
    looks.made(after, ANNE)
    assert looks.news(after, ANNE) == (OTHERS,)


def test_what_a_computer_did_in_ones_seat_is_news() -> None:
    looks = Looks()
    looks.news(logged(OTHERS), ANNE)
    assert looks.news(logged(OTHERS, HERS, OTHERS), ANNE) == (HERS, OTHERS)


def test_of_a_new_round_only_the_own_turns_that_were_missed_are_news() -> None:
    looks = Looks()
    looks.news(logged(OTHERS, OTHERS, OTHERS), ANNE)
    assert looks.news(logged(OTHERS, HERS, round_=2), ANNE) == (HERS,)


def test_who_never_looked_has_made_nothing() -> None:
    looks = Looks()
    looks.made(logged(HERS), ANNE)
    assert looks.news(logged(HERS), ANNE) == ()
    looks.made(logged(HERS), BESS)
    assert looks.news(logged(HERS), BESS) == ()
