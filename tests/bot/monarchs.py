"""A table of The Famous Monarchs: people with hands of the test's choice, and what they press."""

from __future__ import annotations

from typing import Any

from tests.bot.positions import lay
from tests.bot.stage import Shown, Stage, User
from tests.games.famous_monarchs.table import cards, position

GAME = "famous-monarchs"
OTHERS = cards("edward-the-elder athelstan harold-1 harthacnut richard-2 james-1 victoria")
SPARE = "charles-prince-of-wales"
"""Comes from the pack next, and helps no hand."""


async def begin(stage: Stage, *guests: User, **options: Any) -> None:
    await stage.anne.slash("play", game=GAME, **options)
    for guest in guests:
        await guest.press("Join")
    await stage.anne.press("Start")


async def at_table(stage: Stage, *hands: list[str], **where: Any) -> None:
    """Anne, Bess and Cecily with these hands; it is Anne's turn, unless said otherwise."""
    await begin(stage, *(stage.bess, stage.cecily)[: len(hands) - 1])
    await lay(stage, position(*hands, **{"stock": [SPARE], "upcard": "richard-1", **where}))


async def drawn(stage: Stage, *hands: list[str], **where: Any) -> Shown:
    """The same, after Anne drew."""
    await at_table(stage, *hands, **where)
    await stage.anne.hand()
    return await stage.anne.press_private("Draw")


async def forge(stage: Stage, user: User, verb: str, argument: str) -> Shown:
    """A button nobody was given, up to date in all but what it asks for."""
    hand = await user.hand()
    named = hand.button("Sort")
    _, _, table, version, _ = named.split("|")
    return await user.send(f"rg|{verb}|{table}|{version}|{argument}", message=user.private)


async def take_turn(user: User) -> None:
    """Draw; declare what can be declared, else discard the first card."""
    await user.hand()
    shown = await user.press_private("Draw")
    if "Declare" in shown.labels:
        await press_declare(user)
    else:
        await user.choose("discard")


async def press_declare(user: User) -> None:
    """Declare, and confirm it."""
    await user.press_private("Declare")
    await user.press_private("Declare ")
