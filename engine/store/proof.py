"""Proving the whole database: every total is the sum of its rounds, every standing of its results.

Reads only; the bot may run beside it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from engine.errors import StoreError
from engine.store.faults import SQLITE_ERRORS, store_error
from engine.store.files import inspect
from engine.store.migrations import MIGRATIONS
from engine.store.recount import Recount, connect_readonly, recount
from engine.store.settling import STANDING_COLUMNS, standing_row


@dataclass(slots=True)
class Proof:
    """What was found: one line for each thing that is wrong."""

    version: int
    servers: int = 0
    matches: int = 0
    findings: list[str] = field(default_factory=list)


def prove(path: Path) -> Proof:
    """Look at everything. Raises ``StoreError`` for a file that is damaged or not ours."""
    if not path.exists():
        raise StoreError(f"{path}: no such file")
    version = inspect(path)
    if version != len(MIGRATIONS):
        old = f"version {version}, not {len(MIGRATIONS)}: start the bot to upgrade it"
        return Proof(version, findings=[old])
    try:
        with closing(connect_readonly(path)) as db:
            db.execute("BEGIN")  # one moment for all questions
            return _prove(db, Proof(version))
    except SQLITE_ERRORS as error:
        raise store_error(path, error) from error


def _prove(db: sqlite3.Connection, proof: Proof) -> Proof:
    findings = proof.findings
    findings += (
        f"a row of {table} points at a row of {parent} that is not there"
        for table, _, parent, _ in db.execute("PRAGMA foreign_key_check")
    )
    findings += (
        f"match {match_id}: results that were never counted"
        for (match_id,) in db.execute("SELECT DISTINCT match_id FROM results WHERE number IS NULL")
    )
    guilds = db.execute("SELECT DISTINCT guild_id FROM matches WHERE number > 0").fetchall()
    for (guild_id,) in guilds:
        proof.servers += 1
        findings += _rounds(db, guild_id)
        counted = recount(db, guild_id)
        proof.matches += counted.matches
        if counted.revision:
            findings.append(f"server {guild_id}: waits for being counted anew: start the bot")
            continue
        findings += _standings(db, guild_id, counted)
    return proof


def _rounds(db: sqlite3.Connection, guild_id: int) -> Iterator[str]:
    """Each result is the sum of its rounds (and corrections), its place follows from it."""
    rounds = db.execute(
        "SELECT match_id, scores, totals FROM matches JOIN rounds ON match_id = id"
        " WHERE guild_id = ? AND number > 0 ORDER BY match_id, round",
        [guild_id],
    )
    totals = {}
    for match_id, lines in groupby(rounds, itemgetter(0)):
        sums: list[int] = []
        for _, scores, kept in lines:
            now = json.loads(scores)
            sums = [a + b for a, b in zip(sums or [0] * len(now), now, strict=True)]
            if json.loads(kept) != sums:
                yield f"match {match_id}: totals of a round are not the sum up to it"
        totals[match_id] = sums
    results = db.execute(
        "SELECT match_id, points, correction, place FROM matches JOIN results ON match_id = id"
        " WHERE matches.guild_id = ? AND matches.number > 0 ORDER BY match_id, seat",
        [guild_id],
    )
    for match_id, lines in groupby(results, itemgetter(0)):
        seats = list(lines)
        points = [seat[1] for seat in seats]
        if [point - seat[2] for point, seat in zip(points, seats, strict=True)] != totals.get(
            match_id
        ):
            yield f"match {match_id}: points are not the sum of the rounds and corrections"
        if [seat[3] for seat in seats] != [1 + sum(o > p for o in points) for p in points]:
            yield f"match {match_id}: places do not follow from the points"


def _standings(db: sqlite3.Connection, guild_id: int, counted: Recount) -> Iterator[str]:
    """Standings, ratings and tallies are what the results come to."""
    for *_, match_id, seat in counted.ratings:
        yield f"match {match_id}: the rating kept for seat {seat} is not the one it comes to"
    departed = {
        user_id
        for (user_id,) in db.execute(
            "SELECT user_id FROM departures WHERE guild_id = ?", [guild_id]
        )
    }
    expected = {
        key: standing_row(guild_id, key, entry, key[2] in departed)
        for key, entry in counted.ledger.entries.items()
        if key[2] > 0
    }
    kept = {
        (row[1], row[2], row[3]): tuple(row)
        for row in db.execute(
            f"SELECT {', '.join(STANDING_COLUMNS)} FROM standings WHERE guild_id = ?",  # noqa: S608
            [guild_id],
        )
    }
    for game, scope, user_id in _differences(expected, kept):
        where = f"season {scope}" if scope else "all time"
        yield f"server {guild_id}: the standing of {user_id} in {game} ({where}) is not its sum"
    tallies = {
        (game, user_id): json.loads(counts)
        for game, user_id, counts in db.execute(
            "SELECT game, user_id, counts FROM tally_totals WHERE guild_id = ?", [guild_id]
        )
    }
    for game, user_id in _differences(dict(counted.tallies), tallies):
        yield f"server {guild_id}: the tallies of {user_id} in {game} are not their sum"


def _differences(expected: dict[Any, Any], kept: dict[Any, Any]) -> list[Any]:
    keys = expected.keys() | kept.keys()
    return sorted(key for key in keys if expected.get(key) != kept.get(key))
