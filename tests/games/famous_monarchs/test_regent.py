"""The regent: it remembers what was shown, and thinks of the next player."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import BUDGET, CHANCE, PublicMove
from engine.games.famous_monarchs.appeal import appeals
from engine.games.famous_monarchs.deck import INDEX
from engine.games.famous_monarchs.moves import Move
from engine.games.famous_monarchs.regent import Regent
from engine.games.famous_monarchs.sight import Sight
from engine.games.famous_monarchs.state import MonarchsRules, State
from engine.games.famous_monarchs.tuning import STYLES
from engine.games.famous_monarchs.views import MonarchsSeatView
from engine.league import Pairing, league
from tests.games.famous_monarchs.table import DRAW, DULL, GAME, cards, discard, hand, play, position

REGENT = Regent()
OWN = cards("henry-4 henry-5 henry-6 henry-7 edward-6 mary-1 anne")


def did(seat: int, kind: str, *ids: str) -> PublicMove:
    return PublicMove(seat, kind, ids)


def sight(*history: PublicMove, memory: bool = True, upcard: str = "edwy") -> Sight:
    state = position(OWN, DULL, upcard=upcard)
    view: MonarchsSeatView = GAME.seat_view(state, 0, history)
    return Sight.of(view, memory=memory)


def choice(state: State, history: tuple[PublicMove, ...] = ()) -> Move:
    seat, legal = GAME.to_act(state), GAME.legal_moves(state)
    return REGENT.choose(GAME.seat_view(state, seat, history), legal, Random(1), BUDGET)


DEAL = did(CHANCE, "deal", "victoria")
TAKEN = (
    DEAL,
    did(1, "take_discard", "victoria"),
    did(1, "discard", "edgar"),
    did(0, "draw"),
    did(0, "discard", "edwy"),
)


def test_it_remembers_the_pile_and_what_others_took() -> None:
    assert sight(*TAKEN) == Sight(
        hand(OWN), (INDEX["edgar"], INDEX["edwy"]), {INDEX["victoria"]: 1}
    )


def test_it_forgets_a_card_once_it_is_thrown_and_a_pile_once_it_is_shuffled() -> None:
    thrown = did(1, "discard", "victoria")
    seen = sight(*TAKEN, did(1, "draw"), thrown, upcard="victoria")
    assert (seen.pile[-1], seen.held) == (INDEX["victoria"], {})
    shuffled = sight(*TAKEN, did(CHANCE, "shuffle"))
    assert shuffled.pile == (INDEX["edwy"],)


def test_its_own_cards_are_not_among_those_that_others_hold() -> None:
    mine = sight(DEAL, did(0, "take_discard", "victoria"), did(0, "discard", "edwy"))
    assert mine.held == {}


@pytest.mark.parametrize(("history", "memory"), [((), True), (TAKEN, False)])
def test_without_history_or_memory_only_the_upcard_is_seen(
    history: tuple[PublicMove, ...], memory: bool
) -> None:
    assert sight(*history, memory=memory) == Sight(hand(OWN), (INDEX["edwy"],), {})


def test_a_card_appeals_by_what_the_next_player_took() -> None:
    plain, told = sight(), sight(*TAKEN)
    before, after = (appeals(each, 1, "strict")[INDEX["edward-7"]] for each in (plain, told))
    assert after > before
    # What another seat holds is out of the next player's reach.
    elsewhere = appeals(told, 2, "strict")[INDEX["edward-7"]]
    assert elsewhere < before


def test_it_withholds_what_the_next_player_collects() -> None:
    own = cards("henry-4 henry-5 henry-6 henry-7 edward-6 mary-1 george-5")
    state = play(position(own, [*DULL[:5], "edward-7", "edward-8"], stock=["edwy"]), DRAW)
    history = (
        DEAL,
        did(1, "take_discard", "edward-7"),
        did(1, "discard", "harold-1"),
        did(0, "draw"),
        did(0, "discard", "edward-8"),
        did(1, "take_discard", "edward-8"),
        did(1, "discard", "harold-2"),
        did(0, "draw"),
    )
    assert choice(state, history) == discard("edwy")


def test_it_counts_on_no_card_that_lies_in_the_pile() -> None:
    """Two threes to be made four; the fourth card of one of them has been thrown."""
    own = cards("edward-6 mary-1 elizabeth-1 george-2 george-3 anne victoria")
    assert choice(play(position(own, DULL, stock=["edwy"]), DRAW)) == discard("edwy")


def test_its_style_remembers_and_the_courtiers_does_not() -> None:
    assert STYLES["regent"].memory
    assert not STYLES["courtier"].memory


def test_it_plays_a_league_the_same_way_each_time() -> None:
    rules = MonarchsRules().model_dump()
    pairing = Pairing("famous-monarchs", None, rules, ("regent", "courtier"), 1)
    first, again = league(pairing, 4)[0], league(pairing, 4)[0]
    assert (first.wins, first.margin) == (again.wins, again.margin)
