"""What each button and menu does, by the verb of its custom id."""

from __future__ import annotations

from dataclasses import dataclass

from bot.context import Context, Handler
from bot.handlers import hand, information, lobby, table
from engine.errors import TableError


@dataclass(frozen=True, slots=True)
class Serving:
    """A handler, and whether its answer is for the presser alone."""

    handler: Handler
    private: bool = True


HANDLERS: dict[str, Serving] = {
    "join": Serving(lobby.join, private=False),
    "leave": Serving(lobby.leave, private=False),
    "add": Serving(lobby.add_computer, private=False),
    "remove": Serving(lobby.remove_computer, private=False),
    "start": Serving(lobby.start, private=False),
    "cancel": Serving(lobby.cancel, private=False),
    "next": Serving(table.next_round, private=False),
    "rematch": Serving(table.rematch),
    "end": Serving(table.end),
    "keep": Serving(table.keep),
    "hand": Serving(hand.show),
    "order": Serving(hand.order),
    "move": Serving(hand.move),
    "hint": Serving(hand.hint),
    "follow": Serving(hand.move),
    "pick": Serving(hand.pick),
    "compose": Serving(hand.compose),
    "made": Serving(hand.made),
    "ask": Serving(hand.ask),
    "rules": Serving(information.rules),
    "board": Serving(information.board),
}


async def _unknown(_context: Context) -> None:
    raise TableError("unknown-button")


UNKNOWN = Serving(_unknown)
"""Serves a verb of another version."""
