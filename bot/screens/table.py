"""The public message of a match, from the first deal to the last standings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from discord.ui import Button

from bot.i18n import Say
from bot.ids import Id
from bot.names import safe_name
from bot.screens.layout import GREY, Part, Screen, Style, button, lines, rows
from engine.game import PublicMove, PublicView
from engine.tables.moderation import Ballot, ballots
from engine.tables.play import places
from engine.tables.table import News, Status, Table

LOG_LINES = 6
"""How many of the last moves are told."""

NEWS: Final = {"left": "news-left", "removed": "news-removed", "host": "news-host"}
"""How each kind of ``News`` is told."""


def playing(table: Table, say: Say) -> Screen:
    """A round under way. Verbs: ``hand``, ``more``, ``back``."""
    say = Say.at(table, say.locale)
    view = table.public_view()
    face = table.package.face
    sheet = face.table_sheet(view)
    parts: list[Part] = [
        lines(
            say("table-title", game=say.text(face.name)),
            say("table-round", round=view.round, dealer=say.name(view.dealer)),
            _goal(table, say),
        ),
        None,
    ]
    for seat in range(view.seats):
        own = sheet.seats[seat] if seat < len(sheet.seats) else ()
        parts.append(lines(_seat_line(table, view, seat, say), *map(say.text, own)))
    parts += [
        None,
        lines(*map(say.text, sheet.facts)),
        _log(table, say),
        None,
        lines(vote_lines(table, say), turn_line(table, say)),
        *rows(hand_button(table, say), *_more(table, say)),
    ]
    return Screen(parts)


def round_over(table: Table, say: Say) -> Screen:
    """The scores of the round that just ended. Verbs: ``ready``, ``hand``, ``more``, ``back``."""
    say = Say.at(table, say.locale)
    return Screen(
        [
            *round_parts(table, say),
            None,
            lines(*(say("table-log", line=_news(news, say)) for news in table.news)),
            lines(vote_lines(table, say), waiting_line(table, say)),
            *rows(ready_button(table, say), hand_button(table, say), *_more(table, say)),
        ]
    )


def finished(table: Table, say: Say) -> Screen:
    """The final standings. Verbs: ``rematch``, ``board``, ``watch``, ``replay``, ``rules``."""
    say = Say.at(table, say.locale)
    view = table.public_view()
    face = table.package.face
    game_id = table.package.game.id
    return Screen(
        [
            lines(
                say("finished-title", game=say.text(face.name)),
                say("finished-early") if table.cut_short else "",
                _winners(table, say),
            ),
            None,
            standings(view, say),
            None,
            _last_round(table, say),
            None,
            say("finished-again"),
            *rows(
                button(
                    say("button-rematch"), Id("rematch", table.id, table.version), Style.primary
                ),
                button(say("button-board"), Id("board", table.id, 0, f"{game_id}.points.0")),
                button(say("button-how-it-went"), Id("watch", table.id, table.version)),
                button(
                    say("button-replay"),
                    Id("replay", table.id, table.version, f"{table.match_id}.0"),
                ),
                _rules(table, say),
            ),
        ]
    )


def closed(table: Table, say: Say) -> Screen:
    """A closed table: what stood, and how to begin anew. Nothing to press."""
    say = Say.at(table, say.locale)
    parts: list[Part] = [say("closed-title", game=say.text(table.package.face.name))]
    if table.state is not None and any((view := table.public_view()).totals):
        parts.append(lines(say("closed-scores"), standings(view, say)))
    parts.append(say("closed-again"))
    return Screen(parts, accent=GREY)


def round_parts(table: Table, say: Say) -> list[Part]:
    """What a round brought: its scores with the new totals, best first, and what there is to tell."""
    say = Say.at(table, say.locale)
    view = table.public_view()
    face = table.package.face
    return [
        say("round-title", game=say.text(face.name), round=view.round),
        lines(_round_scores(view, say), _goal(table, say)),
        None,
        lines(*map(say.text, face.round_sheet(view))),
    ]


def standings(view: PublicView, say: Say) -> str:
    """Everybody by their total; equal totals share a place. ``say`` knows the names."""
    shares = places(view.totals)
    return lines(
        *(
            say(
                "standing",
                place=say("place", place=shares[seat]),
                name=say.name(seat),
                points=say("points", points=view.totals[seat]),
            )
            for seat in _by_total(view)
        )
    )


def ready_button(table: Table, say: Say) -> Button[Any]:
    """The presser is ready for the next round."""
    return button(
        say("button-ready"),
        Id("ready", table.id, table.version),
        Style.success,
        disabled=table.paused is not None,
    )


def back_button(table: Table, say: Say) -> Button[Any]:
    """The presser, for whom a computer plays, plays again."""
    return button(say("button-seat-back"), Id("back", table.id, table.version), Style.success)


def hand_button(table: Table, say: Say) -> Button[Any]:
    """Show the presser their hand."""
    style = Style.secondary if table.status is Status.ROUND_OVER else Style.primary
    return button(say("button-hand"), Id("hand", table.id, table.version), style, emoji="🎴")


def turn_line(table: Table, say: Say) -> str:
    """Whose turn it is and until when; or that the table is paused."""
    turn = table.turn
    if table.paused is not None:
        return say("table-paused")
    if turn is None:
        return ""
    name = say.name(table.to_act)
    if turn.acts is not None:
        return say("table-computer-turn", name=name)
    if table.deadline is None:
        return say("table-turn", name=name)
    return say("table-turn-until", name=name, when=moment(table.deadline))


def waiting_line(table: Table, say: Say) -> str:
    """Who is not ready for the next round yet, and when it comes anyway."""
    if table.paused is not None:
        return say("table-paused")
    awaited = [
        say.name(seat)
        for seat, seated in enumerate(table.seats)
        if seated.user_id in table.present and seated.user_id not in table.ready
    ]
    return lines(
        say("round-waiting", names=say.list(awaited)) if awaited else "",
        "" if table.deadline is None else say("round-next", when=moment(table.deadline)),
    )


def vote_lines(table: Table, say: Say) -> str:
    """Whom a vote under way would remove, how it stands, and where to vote."""
    return lines(*(vote_count(each, "table-vote", say) for each in ballots(table)))


def vote_count(ballot: Ballot, key: str, say: Say) -> str:
    """How a vote stands, in this message. ``say`` knows the names."""
    return say(key, name=say.name(ballot.seat), votes=ballot.votes, needed=ballot.needed)


def moment(at: float) -> str:
    """A time (UTC seconds) as each reader's Discord tells it: "in 3 minutes"."""
    return f"<t:{int(at)}:R>"


def _more(table: Table, say: Say) -> list[Button[Any]]:
    found = [button(say("button-more"), Id("more", table.id, table.version))]
    if len(table.present) < len(table.people):
        found.append(back_button(table, say))
    return found


def _rules(table: Table, say: Say) -> Button[Any]:
    return button(
        say("button-rules"), Id("rules", table.id, table.version, f"{table.package.game.id}.0")
    )


def _goal(table: Table, say: Say) -> str:
    return say("table-goal", goal=say.text(table.package.face.goal(table.rules)))


def _last_round(table: Table, say: Say) -> str:
    told = table.package.face.round_sheet(table.public_view())
    if table.cut_short or not told:
        return ""
    return lines(say("finished-last-round"), *map(say.text, told))


def _seat_line(table: Table, view: PublicView, seat: int, say: Say) -> str:
    name = say.name(seat)
    if table.seats[seat].stand_in is not None:
        name = say("name-away", name=name)
    return say(
        "table-seat-turn" if seat == view.to_act else "table-seat",
        name=name,
        cards=say("cards-in-hand", cards=view.hand_sizes[seat]),
        points=say("points", points=view.totals[seat]),
    )


def _log(table: Table, say: Say) -> str:
    recent = [say("table-log", line=line) for line in islice(_latest(table, say), LOG_LINES)]
    return lines(*reversed(recent))


def _latest(table: Table, say: Say) -> Iterator[str]:
    """What happened in the round, the last first: moves, and what became of seats between them."""
    waiting = list(table.news)
    for count in range(len(table.log), -1, -1):
        while waiting and waiting[-1].after >= count:
            yield _news(waiting.pop(), say)
        if count and not _goes_without_saying(table.log, count - 1):
            told = table.package.face.describe(table.log[count - 1])
            if told is not None:
                yield say.text(told)


def _goes_without_saying(log: Sequence[PublicMove], number: int) -> bool:
    """Whether a move showed nothing, a draw for one, and what its seat did next is told anyway."""
    move, following = log[number], log[number + 1 : number + 2]
    shows = move.cards or move.count is not None
    return not shows and any(later.seat == move.seat >= 0 for later in following)


def _news(news: News, say: Say) -> str:
    name = say.name(news.seat) if news.kind == "host" else safe_name(news.name)
    return say(NEWS[news.kind], name=name)


def _by_total(view: PublicView) -> list[int]:
    return sorted(range(view.seats), key=lambda seat: -view.totals[seat])


def _round_scores(view: PublicView, say: Say) -> str:
    scores = view.round_scores or (0,) * view.seats
    return lines(
        *(
            say(
                "round-score",
                name=say.name(seat),
                score=say("gain", points=scores[seat])
                if scores[seat] > 0
                else say.number(scores[seat]),
                total=say("points", points=view.totals[seat]),
            )
            for seat in _by_total(view)
        )
    )


def _winners(table: Table, say: Say) -> str:
    names = [say.name(seat) for seat in table.winners]
    if len(names) == 1:
        return say("finished-won", name=names[0])
    return say("finished-shared", names=say.list(names)) if names else ""
