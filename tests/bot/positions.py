"""Positions set up at a running table; those of Queen of Scots card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.store.protocol import Change
from engine.tables.clock import wake_at
from engine.tables.codec import to_row
from tests.bot.stage import Stage, User


def deck(stage: Stage) -> list[str]:
    """Every card of the game."""
    game = stage.bot.registry.package("queen-of-scots").game
    start = game.start(2, 0, game.rules())
    return list(game.cards(start))


async def lay_out(
    stage: Stage,
    turn: User,
    hands: dict[str, Sequence[str]],
    *,
    pile: Sequence[str] = ("rizzio",),
    sets: dict[str, Sequence[Sequence[str]]] | None = None,
    phase: str = "draw",
    stock: int | None = None,
    totals: Sequence[int] | None = None,
) -> None:
    """The table as said, by people's names; the rest of the deck is the stock.

    With ``stock`` only so many cards are left there, and the others lie under the pile.
    """
    before = await stage.table()
    game = before.package.game
    data: dict[str, Any] = game.state_to_json(before.state)
    names = [seated.name for seated in before.seats]
    laid = sets or {}
    data["phase"], data["drawn"] = phase, []
    data["turn"] = before.require_seat(turn.id)
    data["hands"] = [list(hands[name]) for name in names]
    data["sets"] = [[[_group(cards), *cards] for cards in laid.get(name, ())] for name in names]
    placed = Counter(pile)
    for cards in data["hands"]:
        placed.update(cards)
    for own in laid.values():
        for cards in own:
            placed.update(cards)
    rest = Counter(deck(stage))
    rest.subtract(placed)
    assert min(rest.values()) >= 0, "more cards than the deck has"
    left = list(rest.elements())
    kept = len(left) if stock is None else stock
    data["stock"], data["pile"] = left[:kept], [*left[kept:], *pile]
    data["totals"] = list(totals or data["totals"])
    await lay(stage, game.state_from_json(data))


async def lay(stage: Stage, state: Any) -> None:
    """Go on from this state of the running match, of whichever game."""
    before = await stage.table()
    after = replace(before, state=state, version=before.version + 1, log=())
    due = wake_at(after, stage.env.now().timestamp(), 0)
    await stage.bot.store.save(Change(to_row(after, due)))
    stage.bot.tables._entries.clear()
    with stage.as_bot():
        stage.bot.publisher.changed(before, after)
    await stage.settle()


def _group(cards: Sequence[str]) -> str:
    natural = next(card for card in cards if card != "crown-jewels")
    return "royal" if natural in ("mary", "darnley", "elizabeth", "james") else natural
