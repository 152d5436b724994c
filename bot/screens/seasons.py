"""Seasons and what counts, for whoever may manage the server; and the podium of one that ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.i18n import Say
from bot.ids import Id
from bot.names import data
from bot.screens.board import season_name, standing_row
from bot.screens.layout import RED, Part, Screen, Style, button, lines, rows
from bot.screens.replay import REASONS
from engine.games import Registry
from engine.store.corrections import Audit
from engine.store.protocol import Standing
from engine.store.servers import Season

PAST: Final = 5
"""Seasons that ended which are told of."""
PAGE_SIZE: Final = 8
"""Corrections of a page; ask the store for one more."""
ENDING: Final = {
    "start": "button-season-next",
    "end": "button-season-end",
    "monthly": "button-season-monthly",
}
"""What may end the season under way, and what it is called then."""


def seasons(
    found: Sequence[Season], say: Say, *, monthly: bool, computers: bool, note: str = ""
) -> Screen:
    """The season under way, what begins and ends one, and which matches count.

    Verbs: ``seasons`` (``start``, ``end``, ``monthly``, ``manual``, ``count``, ``skip``,
    ``corrections.<page>``), ``server``.
    """
    now = next((season for season in found if season.ended_at is None), None)
    past = [season for season in found if season.ended_at is not None][:PAST]

    def to(arg: str) -> Id:
        return Id("seasons", arg=arg)

    start = "button-season-start" if now is None else ENDING["start"]
    buttons = [button(say(start), to("start"), Style.success)]
    if now is not None:
        buttons.append(button(say("button-season-end"), to("end"), Style.danger))
    key = "manual" if monthly else "monthly"
    buttons.append(button(say(f"button-season-{key}"), to(key)))
    return Screen(
        [
            say("hand-note", note=note) if note else "",
            say("seasons-title"),
            lines(
                say("seasons-none")
                if now is None
                else say("seasons-now", season=season_name(now, say), since=_day(now.started_at)),
                say("seasons-monthly") if monthly else "",
                *(_past(season, say) for season in past),
            ),
            *rows(*buttons),
            None,
            say("seasons-count" if computers else "seasons-skip"),
            *rows(
                button(
                    say("button-computers-skip" if computers else "button-computers-count"),
                    to("skip" if computers else "count"),
                ),
                button(say("button-corrections"), to("corrections.0")),
                button(say("button-back"), Id("server")),
            ),
        ]
    )


def ask(action: str, season: Season, say: Say) -> Screen:
    """Whether the season under way shall really end: it is for good, and told in public.

    ``action`` is one of ``ENDING``. Verb: ``seasons`` (``<action>.<season>``).
    """
    return Screen(
        [
            say("seasons-ask", season=season_name(season, say)),
            *rows(
                button(
                    say(ENDING[action]), Id("seasons", arg=f"{action}.{season.id}"), Style.danger
                ),
                button(say("button-back"), Id("seasons")),
            ),
        ],
        accent=RED,
    )


def corrections(found: Sequence[Audit], page: int, say: Say) -> Screen:
    """The book of corrections, the newest first. Verbs: ``seasons``, ``replay``."""
    parts: list[Part] = [say("corrections-title"), None]
    parts += [_correction(audit, say) for audit in found[:PAGE_SIZE]]
    if not found:
        parts.append(say("corrections-none"))
    buttons = []
    if page > 0:
        buttons.append(button(say("button-newer"), Id("seasons", arg=f"corrections.{page - 1}")))
    if len(found) > PAGE_SIZE:
        buttons.append(button(say("button-older"), Id("seasons", arg=f"corrections.{page + 1}")))
    buttons.append(button(say("button-back"), Id("seasons")))
    return Screen([*parts, *rows(*buttons)])


def podium(
    season: Season, found: Mapping[str, Sequence[Standing]], registry: Registry, say: Say
) -> Screen:
    """A season is over: the first of each game. Verb: ``board``."""
    ended = season.ended_at or season.started_at
    parts: list[Part] = [
        lines(
            say("podium-title", season=season_name(season, say)),
            say("podium-when", since=_day(season.started_at), until=_day(ended)),
        )
    ]
    buttons = []
    for game, standings in found.items():
        face = registry.package(game).face
        parts += [
            None,
            lines(
                say("podium-game", game=say.text(face.name)),
                *(standing_row(standing, "points", say) for standing in standings),
            ),
        ]
        label = say("podium-board", game=say.plain(face.name))
        buttons.append(button(label, Id("board", arg=f"{game}.points.0.{season.id}.0")))
    return Screen([*parts, *rows(*buttons)])


def _past(season: Season, say: Say) -> str:
    assert season.ended_at is not None
    return say(
        "seasons-past",
        season=season_name(season, say),
        since=_day(season.started_at),
        until=_day(season.ended_at),
    )


def _correction(audit: Audit, say: Say) -> str:
    reason = say(f"reason-{audit.reason}") if audit.reason in REASONS else data(audit.reason)
    return lines(
        say(
            "correction",
            number=str(audit.match_id),
            when=_day(audit.at),
            who=say("somebody") if audit.by_id is None else f"<@{audit.by_id}>",
        ),
        say("correction-void" if audit.after["void"] else "correction-again", reason=reason),
    )


def _day(at: float) -> str:
    return f"<t:{int(at)}:d>"
