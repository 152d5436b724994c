"""Scenes of a round, set up card by card, and the words of every refusal, put to the test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.errors import IllegalMove, MoveError
from engine.games.queen_of_scots import BUILDER
from engine.games.queen_of_scots.game import QueenOfScots
from engine.games.queen_of_scots.state import Match, ScotsRules, Set, State
from tests.games.queen_of_scots.catalogue import words

PACKAGE = BUILDER.build()
GAME: QueenOfScots = PACKAGE.game  # type: ignore[assignment]
FACE = PACKAGE.face
KINDS = GAME.kinds

Cards = str | Sequence[str]
JEWEL = "crown-jewels"


def ids(cards: Cards) -> list[str]:
    """``"knox knox geddon*3"`` as a list of ids; ``jewel`` is short for the Crown Jewels."""
    names = cards.split() if isinstance(cards, str) else list(cards)
    found: list[str] = []
    for name in names:
        card, _, count = name.partition("*")
        found += [JEWEL if card == "jewel" else card] * int(count or 1)
    return found


def heap(cards: Cards) -> int:
    return KINDS.pack(KINDS.index[card] for card in ids(cards))


def row(cards: Cards) -> bytes:
    return bytes(KINDS.index[card] for card in ids(cards))


def lying(cards: Cards) -> Set:
    first = next(card for card in ids(cards) if card != JEWEL)
    return Set(KINDS.group_of[KINDS.index[first]], heap(cards))


def scene(
    hand: Cards,
    *,
    phase: str = "play",
    pile: Cards = "loch-leven",
    sets: Sequence[Cards] = (),
    stock: Cards = "cecil dudley",
    others: Sequence[Cards] = ("bothwell*3",),
    other_sets: Sequence[Cards] = (),
    totals: tuple[int, ...] | None = None,
    round_: int = 1,
    reshuffled: bool = False,
    **rules: Any,
) -> State:
    """Seat 0 to act with this hand and these sets; the last of ``pile`` is its top card."""
    seats = 1 + len(others)
    match = Match(ScotsRules(**rules), seats, seats - 1, round_, totals or (0,) * seats, None)
    return State(
        match,
        phase,
        0,
        (heap(hand), *map(heap, others)),
        (
            tuple(map(lying, sets)),
            tuple(map(lying, other_sets)),
            *((),) * (seats - 2),
        ),
        row(stock),
        row(pile),
        0,
        reshuffled,
    )


def drawing(hand: Cards, top: str, *, under: Cards = "", **rest: Any) -> State:
    """Seat 0 at the start of its turn, with ``top`` on the pile and ``under`` below it."""
    return scene(hand, phase="draw", pile=[*ids(under), *ids(top)], **rest)


def move(kind: str, **fields: Any) -> Any:
    for name in ("cards", "stock"):
        if name in fields:
            fields[name] = ids(fields[name])
    if "card" in fields:
        (fields["card"],) = ids(fields["card"])
    return GAME.move_from_json({"kind": kind, **fields})


def play(state: State, kind: str, **fields: Any) -> State:
    """The state after a move, which must also have been listed."""
    made = move(kind, **fields)
    if GAME.to_act(state) >= 0:
        assert made in GAME.legal_moves(state)
    return GAME.apply(state, made)


def refused(state: State, kind: str, code: str, rule: str | None, **fields: Any) -> str:
    """What a player reads when the move is refused with this code, for this rule."""
    made = move(kind, **fields)
    assert made not in GAME.legal_moves(state)
    with pytest.raises(MoveError) as caught:
        GAME.apply(state, made)
    error = caught.value
    assert error.code == code
    assert error.rule == rule
    said = words(FACE.error(error))
    if isinstance(error, IllegalMove):
        assert f"({rule})" in said
    return said


def offered(state: State, kind: str) -> list[list[str]]:
    """The cards of every listed move of a kind."""
    return [list(KINDS.names(made.cards)) for made in GAME.legal_moves(state) if made.kind == kind]


def hand_of(state: State, seat: int = 0) -> list[str]:
    return sorted(KINDS.names(state.hands[seat]))


def sets_of(state: State, seat: int = 0) -> list[list[str]]:
    return [sorted(KINDS.names(cards)) for _, cards in state.sets[seat]]


def same(cards: Cards) -> list[str]:
    return sorted(ids(cards))
