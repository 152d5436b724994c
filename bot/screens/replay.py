"""A finished match, turn by turn with all hands; and what moderators may put right of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord.ui import Button

from bot.i18n import Say
from bot.ids import Id
from bot.screens.cards import cards
from bot.screens.history import match_lines, results_line
from bot.screens.layout import (
    OPTIONS,
    RED,
    Document,
    Part,
    Row,
    Screen,
    Style,
    button,
    lines,
    menu,
    option,
    rows,
)
from engine.game import CHANCE, CardId, Face, Json
from engine.games import Registry
from engine.scores.replay import Replay
from engine.store.archive import Ended, Kept
from engine.tables.table import Seated
from engine.text import Text

REASONS: Final = ("test", "mistake", "unfair", "other")
"""Why a result may be corrected, as it is kept with the correction."""


def replay(replayed: Replay, kept: Kept, turn: int, say: Say, *, steward: bool = False) -> Screen:
    """What lay open after a turn, counted from 0, and what everybody held.

    Verbs: ``replay`` (``<match>.<turn>.<which button>``), ``record`` (the match), ``correct``
    (the match) for whoever may manage the server.
    """
    say = say.of([_seated(player) for player in kept.header["players"]])
    face = replayed.package.face
    view = replayed.view(turn)
    shown = replayed.turns[turn]
    told = [text for move in shown.moves if (text := face.describe(move)) is not None]
    sheet = face.table_sheet(view)
    over = view.round_scores is not None
    parts: list[Part] = [
        lines(
            say("replay-title", number=str(kept.ended.match_id), game=say.text(face.name)),
            results_line(kept.ended, say),
            say("replay-turn", turn=turn + 1, turns=len(replayed.turns), round=shown.round),
        ),
        None,
        lines(*(say("replay-move", line=say.text(text)) for text in told)),
        None,
        *(
            lines(
                _holds(face, say, seat, view.totals[seat], hand.hand, acts=seat == shown.seat),
                *(say.text(line) for line in _own(sheet.seats, seat)),
            )
            for seat, hand in enumerate(replayed.hands(turn))
        ),
        None,
        lines(*map(say.text, face.round_sheet(view) if over else sheet.facts)),
        *_turning(kept.ended.match_id, turn, len(replayed.turns), say),
        *_rounds(replayed, kept.ended.match_id, turn, say),
        *rows(*_tools(kept.ended.match_id, say, steward)),
    ]
    return Screen(parts)


def record(match_id: int, data: bytes, say: Say) -> Screen:
    """The record of a match as a file, and what can be done with it."""
    name = f"match-{match_id}.jsonl"
    return Screen(
        [
            say("record-title", number=str(match_id)),
            Document(name, data),
            say("record-use", name=name),
        ]
    )


def correct(ended: Ended, registry: Registry, say: Say) -> Screen:
    """Whether a match shall count, and why not. Verbs: ``void``, ``replay``."""
    switched = int(not ended.void)
    options = [
        option(say(f"reason-{reason}"), f"{ended.match_id}.{reason}.{switched}")
        for reason in REASONS
    ]
    return Screen(
        [
            match_lines(ended, registry, say),
            None,
            say("correct-ask" if switched else "correct-ask-again"),
            menu(say("correct-why"), Id("void", arg="why"), options),
            *rows(_back(ended.match_id, say)),
        ],
        accent=RED,
    )


def corrected(ended: Ended, registry: Registry, say: Say) -> Screen:
    """What a correction came to. Verb: ``replay``."""
    return Screen(
        [
            match_lines(ended, registry, say),
            say("corrected-void" if ended.void else "corrected-again"),
            *rows(_back(ended.match_id, say)),
        ]
    )


def _seated(player: Json) -> Seated:
    kind, _, level = str(player["kind"]).partition(":")
    if kind == "computer":
        return Seated(level, level=level)
    return Seated(player["name"], user_id=1)


def _own(seats: Sequence[Sequence[Text]], seat: int) -> Sequence[Text]:
    return seats[seat] if seat < len(seats) else ()


def _holds(
    face: Face, say: Say, seat: int, total: int, hand: Sequence[CardId], *, acts: bool
) -> str:
    """A seat with its whole hand."""
    return lines(
        say(
            "table-seat-turn" if acts else "table-seat",
            name=say.name(seat),
            cards=say("cards-in-hand", cards=len(hand)),
            points=say("points", points=total),
        ),
        say("replay-hand", cards=cards(face, hand, say)) if hand else "",
    )


def _turning(match_id: int, turn: int, turns: int, say: Say) -> list[Row]:
    """Four buttons that stay where they are, so that a thumb need not look for them."""
    last = turns - 1
    places = (
        ("first", 0, turn > 0),
        ("back", max(turn - 1, 0), turn > 0),
        ("next", min(turn + 1, last), turn < last),
        ("last", last, turn < last),
    )
    return rows(
        *(
            button(
                say(f"button-turn-{name}"),
                Id("replay", arg=f"{match_id}.{target}.{name}"),
                Style.primary if name == "next" else Style.secondary,
                disabled=not enabled,
            )
            for name, target, enabled in places
        )
    )


def _rounds(replayed: Replay, match_id: int, turn: int, say: Say) -> list[Row]:
    """A menu of the rounds around the one shown, where there are several."""
    starts = [
        (number, each.round) for number, each in enumerate(replayed.turns) if each.seat == CHANCE
    ]
    if len(starts) < 2:
        return []
    here = max(index for index, (number, _) in enumerate(starts) if number <= turn)
    first = max(0, min(here - OPTIONS // 2, len(starts) - OPTIONS))
    options = [
        option(say("replay-round", round=round_), f"{match_id}.{number}", default=index == here)
        for index, (number, round_) in enumerate(starts)
        if first <= index < first + OPTIONS
    ]
    return [menu(say("replay-choose-round"), Id("replay", arg="round"), options)]


def _tools(match_id: int, say: Say, steward: bool) -> list[Button[Any]]:
    tools = [button(say("button-record"), Id("record", arg=str(match_id)), emoji="💾")]
    if steward:
        tools.append(button(say("button-correct"), Id("correct", arg=str(match_id)), Style.danger))
    return tools


def _back(match_id: int, say: Say) -> Button[Any]:
    return button(say("button-to-match"), Id("replay", arg=f"{match_id}.0"))
