"""What is kept about a person: told, taken along, deleted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.i18n import Say
from bot.ids import Id
from bot.screens.layout import RED, Document, Screen, Style, button, lines, rows

KINDS: Final = ("results", "moves", "tables", "preferences", "corrections")
"""What is told of, by the names of the export."""
SCOPES: Final = ("here", "everywhere")
"""How far a deletion goes."""


def show(kept: Mapping[str, int], say: Say) -> Screen:
    """How much is kept, and what can be done about it. Verb: ``privacy``."""
    if not any(kept.values()):
        return Screen([say("privacy-title"), say("privacy-nothing"), say("privacy-others")])
    return Screen(
        [
            say("privacy-title"),
            lines(*(say(f"privacy-{kind}", count=kept[kind]) for kind in KINDS if kept.get(kind))),
            say("privacy-others"),
            say("privacy-leaving"),
            *rows(
                button(say("button-export"), Id("privacy", arg="export"), emoji="💾"),
                button(say("button-delete"), Id("privacy", arg="delete"), Style.danger),
            ),
        ]
    )


def export(name: str, data: bytes, say: Say) -> Screen:
    """Everything in a file."""
    return Screen([say("privacy-export"), Document(name, data)])


def ask(running: int, say: Say) -> Screen:
    """Whether it shall really be deleted. Verbs: ``forget`` (one of ``SCOPES``), ``privacy``."""
    return Screen(
        [
            say("privacy-ask"),
            say("privacy-ask-what"),
            say("privacy-ask-seats", tables=running) if running else "",
            *rows(
                *(
                    button(say(f"button-forget-{scope}"), Id("forget", arg=scope), Style.danger)
                    for scope in SCOPES
                ),
                button(say("button-keep-data"), Id("privacy", arg="show")),
            ),
        ],
        accent=RED,
    )


def forgotten(scope: str, say: Say) -> Screen:
    """It is done."""
    return Screen([say(f"privacy-forgotten-{scope}")])
