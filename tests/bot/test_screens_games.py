"""The screens of the real games, through whole matches of hostile names and hoarded cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.i18n import Say
from bot.screens.card import card
from bot.screens.compose import compose
from bot.screens.hand import Manner, confirm, hand
from bot.screens.public import public
from bot.screens.rules import rules
from engine.game import Package
from engine.games import Registry
from engine.tables import play, seating
from engine.tables.table import Person, Place, Status, Table
from tests.bot.bench import HOSTILE, payload

SAY = Say("en")
REGISTRY = Registry()
MOVES = 150


@pytest.fixture(params=REGISTRY.ids)
def package(request: pytest.FixtureRequest) -> Package:
    return REGISTRY.package(request.param)


def opened(package: Package) -> Table:
    table = seating.open_table(
        1, Place(1, 2), Person(10, HOSTILE[0]), package, package.game.rules(), 0
    )
    for seat in range(1, package.game.seats[-1]):
        table = seating.join(table, Person(10 + seat, HOSTILE[seat]))
    return table


def matched(package: Package, *, hoarding: bool) -> Iterator[Table]:
    """A match of random moves; hoarders make the one of a few that leaves most cards in hand."""
    rng = random.Random(7)
    game = package.game
    table = play.begin(opened(package), 1, rng).table
    for _ in range(MOVES):
        yield table
        if table.status is Status.FINISHED:
            return
        if table.status is Status.ROUND_OVER:
            table = play.next_round(table, rng).table
            continue
        seat = table.to_act
        legal = list(game.legal_moves(table.state))
        few = rng.sample(legal, min(len(legal), 12 if hoarding else 1))
        steps = [play.move(table, seat, move, rng) for move in few]
        table = max(steps, key=lambda step: step.table.public_view().hand_sizes[seat]).table


@pytest.mark.parametrize("hoarding", [False, True])
async def test_every_screen_of_a_match_is_within_the_limits(
    package: Package, hoarding: bool, caplog: pytest.LogCaptureFixture
) -> None:
    payload(public(opened(package), SAY))
    for table in matched(package, hoarding=hoarding):
        payload(public(table, SAY))
        for seat in {max(table.to_act, 0), 0}:
            for order, _ in package.face.orders:
                payload(hand(table, seat, SAY, manner=Manner(order)))
        if table.status is Status.PLAYING:
            check_questions(table)
    assert caplog.text == "", "a message is missing or not well formed"


def check_questions(table: Table) -> None:
    seat, face, game = table.to_act, table.package.face, table.package.game
    sheet = face.hand_sheet(table.seat_view(seat), game.legal_moves(table.state))
    for action in sheet.actions:
        if action.confirm:
            payload(confirm(table, seat, action, SAY))
        if action.compose is not None:
            payload(compose(table, seat, action, SAY))


async def test_every_page_of_rules_and_every_card_is_within_the_limits(
    package: Package, caplog: pytest.LogCaptureFixture
) -> None:
    for page in range(len(package.face.rules_pages(None))):
        payload(rules(package, None, page, SAY))
    for each in package.face.cards():
        payload(card(package, each, SAY))
    assert caplog.text == "", "a message is missing or not well formed"
