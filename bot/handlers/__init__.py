"""What each button and menu does, by the verb of its custom id."""

from __future__ import annotations

from dataclasses import dataclass

from bot.context import Context, Handler
from bot.handlers import (
    board,
    hand,
    history,
    information,
    language,
    lobby,
    menu,
    privacy,
    seasons,
    settings,
    stats,
    table,
)
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
    "ready": Serving(table.ready, private=False),
    "next": Serving(table.ready, private=False),  # of messages of older versions
    "back": Serving(table.take_back, private=False),
    "rematch": Serving(table.rematch),
    "end": Serving(table.end),
    "keep": Serving(table.keep),
    "hand": Serving(hand.show),
    "order": Serving(hand.order),
    "move": Serving(hand.move),
    "hint": Serving(hand.hint),
    "undo": Serving(hand.undo),
    "follow": Serving(hand.move),
    "pick": Serving(hand.pick),
    "compose": Serving(hand.compose),
    "made": Serving(hand.made),
    "ask": Serving(hand.ask),
    "more": Serving(menu.more),
    "watch": Serving(menu.watch),
    "sure": Serving(menu.sure),
    "go": Serving(menu.go),
    "vote": Serving(menu.vote),
    "manage": Serving(menu.manage),
    "expel": Serving(menu.expel),
    "swap": Serving(menu.swap),
    "pause": Serving(menu.pause),
    "unpause": Serving(menu.unpause),
    "finish": Serving(menu.finish),
    "server": Serving(settings.server),
    "set": Serving(settings.choose),
    "reset": Serving(settings.reset),
    "gamerules": Serving(settings.game_rules),
    "rule": Serving(settings.choose_rule),
    "prefer": Serving(settings.prefer),
    "language": Serving(language.choose_language),
    "rules": Serving(information.rules),
    "board": Serving(board.board),
    "stats": Serving(stats.stats),
    "history": Serving(history.history),
    "replay": Serving(history.replay),
    "record": Serving(history.record),
    "correct": Serving(history.correct),
    "void": Serving(history.void),
    "seasons": Serving(seasons.seasons),
    "privacy": Serving(privacy.privacy),
    "forget": Serving(privacy.forget),
}


async def _unknown(_context: Context) -> None:
    raise TableError("unknown-button")


UNKNOWN = Serving(_unknown)
"""Serves a verb of another version."""
