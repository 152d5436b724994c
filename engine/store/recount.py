"""What the kept results of a server come to, counted anew from the first match to the last."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeAlias

from engine.scores.ledger import Finished, Ledger, Played
from engine.store.settling import COMPUTERS, rating_rows

FINISHED: Final = """
    SELECT m.id, m.number, m.game, m.season_id, m.computers, m.void,
        r.seat, r.user_id, r.name, r.points, r.place, r.won, r.margin, r.best_round,
        r.counted, r.mu, r.sigma, t.counts
    FROM matches AS m JOIN results AS r ON r.match_id = m.id
    LEFT JOIN tallies AS t ON t.match_id = r.match_id AND t.seat = r.seat
    WHERE m.guild_id = ? AND m.number > ? ORDER BY m.number, r.seat"""
"""The results of a server after a number, with what is kept of their counting."""

Row: TypeAlias = tuple[Any, ...]


@dataclass(slots=True)
class Recount:
    """Standings, ratings and tallies of one server, from its results alone.

    ``upto`` is the last match counted. ``ratings`` are rows for ``KEEP_RATING`` whose kept values
    differ.
    """

    ledger: Ledger
    revision: int = 0
    upto: int = 0
    matches: int = 0
    ratings: list[Row] = field(default_factory=list)
    tallies: dict[tuple[str, int], Counter[str]] = field(
        default_factory=lambda: defaultdict(Counter)
    )

    def add(self, rows: Iterable[Row]) -> None:
        """Count the rows of ``FINISHED``, in their order."""
        for (match_id, number), seats in _matches(rows):
            first = seats[0]
            game, season_id, computers, void = first[2:6]
            match = Finished(
                game, season_id, bool(computers), bool(void), tuple(Played(*s[6:14]) for s in seats)
            )
            ratings = self.ledger.add(match)
            kept = [tuple(seat[14:17]) for seat in seats]
            self.ratings += (
                row
                for row, before in zip(rating_rows(match_id, match, ratings), kept, strict=True)
                if row[:3] != before
            )
            for seat in seats:
                self._tally(game, user_id=seat[7], counts=seat[17])
            self.upto = number
            self.matches += 1

    def _tally(self, game: str, user_id: int | None, counts: str | None) -> None:
        if counts is not None and user_id is not None and user_id > 0:
            self.tallies[game, user_id].update(json.loads(counts))


def recount(db: sqlite3.Connection, guild_id: int) -> Recount:
    """Count a server's results as they stand."""
    with_computers = _value(
        db,
        "SELECT value FROM guild_settings WHERE guild_id = ? AND name = ?",
        guild_id,
        COMPUTERS,
    )
    counted = Recount(
        Ledger(with_computers=with_computers == "on"),
        revision=_value(db, "SELECT revision FROM stale WHERE guild_id = ?", guild_id) or 0,
    )
    counted.add(db.execute(FINISHED, [guild_id, 0]))
    return counted


def recount_file(path: Path, guild_id: int) -> Recount:
    """As ``recount``, on a connection of its own: for another thread."""
    with closing(connect_readonly(path)) as db:
        db.execute("BEGIN")  # one moment for all questions
        return recount(db, guild_id)


def connect_readonly(path: Path) -> sqlite3.Connection:
    """A plain connection that cannot write."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _matches(rows: Iterable[Row]) -> Iterator[tuple[tuple[int, int], list[Row]]]:
    for key, seats in groupby(rows, itemgetter(0, 1)):
        yield key, list(seats)


def _value(db: sqlite3.Connection, query: str, *parameters: object) -> Any:
    return next((value for (value,) in db.execute(query, parameters)), None)
