"""Who may sit where: every refusal has its code, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.errors import TableError
from engine.tables import seating
from engine.tables.table import Person, Seated, Status, Table
from tests.engine.house import ANN, BOB, CAT, DAN, PLACE, SCOTS
from tests.engine.odd import CourtGames
from tests.games.corpus import REGISTRY

PACKAGE = REGISTRY.package(SCOTS)
EVE = Person(200, "Eve")


def lobby(*others: Person, computers: int = 0) -> Table:
    table = seating.open_table(1, PLACE, ANN, PACKAGE, PACKAGE.game.rules(), computers)
    for person in others:
        table = seating.join(table, person)
    return table


def playing(*others: Person, computers: int = 0) -> Table:
    return replace(lobby(*others, computers=computers), status=Status.PLAYING)


def names(table: Table) -> list[str]:
    return [seated.name for seated in table.seats]


def test_a_new_table_seats_its_host_and_computers() -> None:
    table = lobby(computers=2)
    assert names(table) == ["Ann", "page", "page"]
    assert (table.status, table.version, table.host_id) == (Status.LOBBY, 1, ANN.user_id)
    assert table.people == (ANN.user_id,)


def test_computers_are_of_the_level_chosen_last() -> None:
    court = CourtGames().package(SCOTS)
    table = seating.open_table(1, PLACE, ANN, court, court.game.rules(), 1, "courtier")
    table = seating.add_computer(table, ANN.user_id)
    table = seating.add_computer(table, ANN.user_id, "regent")
    assert names(table) == ["Ann", "courtier", "courtier", "regent"]
    table = seating.remove_computer(seating.remove_computer(table, ANN.user_id), ANN.user_id)
    again = seating.reopen(replace(table, status=Status.FINISHED), 2, ANN.user_id)
    for lobby in (table, again):
        assert names(seating.add_computer(lobby, ANN.user_id)) == ["Ann", "courtier", "regent"]


def test_a_courtier_takes_over_where_there_is_one() -> None:
    assert seating.stand_in(CourtGames().package(SCOTS)) == "courtier"
    page_alone = replace(PACKAGE, computers={"page": PACKAGE.computers["page"]})
    assert seating.stand_in(page_alone) == "page"


def test_everybody_takes_the_next_seat() -> None:
    table = lobby(BOB, CAT)
    assert names(table) == ["Ann", "Bob", "Cat"]
    assert table.version == 3
    assert table.seat_of(CAT.user_id) == 2
    assert table.seat_of(DAN.user_id) is None


def test_a_computer_makes_room_for_a_person() -> None:
    table = seating.join(lobby(computers=3), BOB)
    assert names(table) == ["Ann", "page", "page", "Bob"]


def test_in_the_lobby_leaving_frees_the_seat() -> None:
    assert names(seating.leave(lobby(BOB, CAT), BOB.user_id)) == ["Ann", "Cat"]


def test_in_a_match_a_computer_takes_the_seat_over() -> None:
    table = seating.leave(playing(BOB, CAT), BOB.user_id)
    level = seating.stand_in(PACKAGE)
    assert table.seats[1] == Seated(level, level=level)
    assert table.people == (ANN.user_id, CAT.user_id)


@pytest.mark.parametrize("table", [lobby(BOB, CAT), playing(BOB, CAT)], ids=["lobby", "match"])
def test_the_host_passes_on_to_the_next_person(table: Table) -> None:
    left = seating.leave(table, ANN.user_id)
    assert left.host_id == BOB.user_id
    assert seating.leave(left, CAT.user_id).host_id == BOB.user_id


@pytest.mark.parametrize("table", [lobby(computers=2), playing(computers=2)])
def test_with_the_last_person_the_table_closes(table: Table) -> None:
    assert seating.leave(table, ANN.user_id).status is Status.CLOSED


def test_the_host_seats_computers_and_takes_the_last_away() -> None:
    table = seating.add_computer(lobby(BOB), ANN.user_id)
    assert names(table) == ["Ann", "Bob", "page"]
    table = seating.join(table, CAT)
    table = seating.remove_computer(table, ANN.user_id)
    assert names(table) == ["Ann", "Bob", "Cat"]


def test_a_rematch_is_a_new_lobby_of_whoever_asks() -> None:
    over = replace(playing(BOB, computers=1), status=Status.FINISHED, version=90)
    again = seating.reopen(over, 2, BOB.user_id)
    assert again.seats == over.seats
    assert (again.id, again.status, again.version) == (2, Status.LOBBY, 1)
    assert (again.host_id, again.state, again.match_id) == (BOB.user_id, None, None)


def test_a_table_is_closed_by_its_host_or_a_moderator() -> None:
    for user_id, moderator in ((ANN.user_id, False), (EVE.user_id, True)):
        assert seating.end(lobby(BOB), user_id, moderator=moderator).status is Status.CLOSED


def test_statuses_that_hold_the_channel() -> None:
    assert [s.value for s in Status if s.running] == ["lobby", "playing", "round-over"]


FULL = lobby(BOB, CAT, DAN)
OVER = replace(playing(BOB), status=Status.FINISHED)


@pytest.mark.parametrize(
    ("code", "action"),
    [
        ("too-many-computers", lambda: lobby(computers=4)),
        ("too-many-computers", lambda: lobby(computers=-1)),
        (
            "unknown-level",
            lambda: seating.open_table(1, PLACE, ANN, PACKAGE, PACKAGE.game.rules(), 0, "ace"),
        ),
        ("unknown-level", lambda: seating.add_computer(lobby(), ANN.user_id, "ace")),
        ("already-seated", lambda: seating.join(lobby(BOB), BOB)),
        ("table-full", lambda: seating.join(FULL, EVE)),
        ("table-full", lambda: seating.add_computer(FULL, ANN.user_id)),
        ("table-is-playing", lambda: seating.join(playing(BOB), CAT)),
        ("table-is-finished", lambda: seating.leave(OVER, ANN.user_id)),
        ("not-seated-yet", lambda: seating.leave(lobby(BOB), CAT.user_id)),
        ("not-host", lambda: seating.add_computer(lobby(BOB), BOB.user_id)),
        ("not-host", lambda: seating.remove_computer(lobby(BOB, computers=1), BOB.user_id)),
        ("no-computer", lambda: seating.remove_computer(lobby(BOB), ANN.user_id)),
        ("table-is-playing", lambda: seating.add_computer(playing(BOB), ANN.user_id)),
        ("table-is-playing", lambda: seating.remove_computer(playing(BOB), ANN.user_id)),
        ("not-host", lambda: seating.end(lobby(BOB), BOB.user_id, moderator=False)),
        ("table-is-finished", lambda: seating.end(OVER, ANN.user_id, moderator=True)),
        ("table-is-playing", lambda: seating.reopen(playing(BOB), 2, ANN.user_id)),
        ("not-seated", lambda: seating.reopen(OVER, 2, CAT.user_id)),
        ("not-host", lambda: seating.check_start(lobby(BOB), BOB.user_id)),
        ("table-is-playing", lambda: seating.check_start(playing(BOB), ANN.user_id)),
        ("too-few-seats", lambda: seating.check_start(lobby(), ANN.user_id)),
        ("bad-rules", lambda: seating.parse_rules(PACKAGE, {"target": 99})),
        ("bad-rules", lambda: seating.parse_rules(PACKAGE, {"goal": "points"})),
    ],
)
def test_refusals(code: str, action: Callable[[], Any]) -> None:
    with pytest.raises(TableError) as refusal:
        action()
    assert refusal.value.code == code


def test_a_bad_rule_is_named_with_its_value() -> None:
    with pytest.raises(TableError) as refusal:
        seating.parse_rules(PACKAGE, {"target": 99})
    assert refusal.value.params == {"name": "target", "value": "99"}
