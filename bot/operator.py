"""The operator's commands: ``backup``, ``restore``, ``check``, ``export``, ``erase``, ``ratings``.

Each answers in clear lines. Exit codes: 0 done, nothing to complain about; 1 ``check`` found
something; 2 it cannot be done, one line on standard error says why.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NoReturn

import aiohttp
import discord

from bot.client import read_games
from bot.permissions import NEEDED
from bot.settings import Settings, SettingsError, load_settings
from engine.errors import DataError, RegaliaError, StoreError
from engine.games import Registry
from engine.scores.tallies import tally
from engine.store import files
from engine.store.proof import prove
from engine.store.sqlite import SqliteStore, open_store

DONE: Final = 0
FOUND: Final = 1
REFUSED: Final = 2

_PAGE: Final = 200
"""Servers in one answer of Discord, at most."""

Say = Callable[[str], None]


class Refusal(RegaliaError):
    """Why a command cannot be done, in one line."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refusal(f"{message} ({' '.join(self.format_usage().split())})")


def run(arguments: Sequence[str], say: Say = print) -> int:
    """Do one command; its exit code. Answers go to ``say``, a line each.

    Raises ``RegaliaError`` for what cannot be done.
    """
    options = _parser().parse_args(arguments)
    if options.command == "check":
        return asyncio.run(check(say))
    settings = load_settings(need_token=False)
    if options.command == "backup":
        backup(settings, options.file, say)
    elif options.command == "restore":
        restore(settings, options.file, say)
    elif options.command == "export":
        export(settings, options.file, options.guild, say)
    elif options.command == "erase":
        asyncio.run(erase(settings, options.guild, say))
    else:
        asyncio.run(rebuild(settings, say))
    return DONE


def _parser() -> _Parser:
    parser = _Parser(prog="python -m bot", description="Without a command: the bot itself.")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)
    commands.add_parser("health", help="whether the bot is connected, for a container")
    for name, words in (
        ("backup", "copy the database to a new file, while the bot runs"),
        ("restore", "put a backup in the database's place, while the bot does not run"),
    ):
        commands.add_parser(name, help=words).add_argument("file", type=Path)
    commands.add_parser("check", help="look at settings, database, scores and token")
    export_ = commands.add_parser("export", help="write all rows to a new file as JSON lines")
    export_.add_argument("--guild", type=int, help="only those of this server")
    export_.add_argument("file", type=Path)
    erase_ = commands.add_parser("erase", help="erase everything of a server")
    erase_.add_argument("--guild", type=int, required=True)
    ratings = commands.add_parser("ratings", help="count ratings and standings anew")
    ratings.add_argument("what", choices=["rebuild"])
    return parser


def backup(settings: Settings, file: Path, say: Say) -> None:
    """A consistent, checked copy of the database. Raises ``StoreError``."""
    size = files.backup(settings.database, file)
    say(f"{settings.database} is backed up to {file} ({size:,} bytes), opened and checked")


def restore(settings: Settings, file: Path, say: Say) -> None:
    """A backup in the database's place. Raises ``StoreError``."""
    suffix = f".before-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    aside = files.restore(settings.database, file, suffix)
    old = "" if aside is None else f"; the one before is kept as {aside}"
    say(f"{settings.database} is restored from {file}{old}")


def export(settings: Settings, file: Path, guild: int | None, say: Say) -> None:
    """All rows, or a server's, as JSON lines in a new file. Raises ``RegaliaError``."""
    if file.exists():
        raise Refusal(f"{file}: is there already")
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as lines:
            rows = files.dump(settings.database, guild, lines.write)
        part.replace(file)
    except OSError as error:
        raise Refusal(f"{file}: cannot be written ({error.strerror})") from error
    finally:
        part.unlink(missing_ok=True)
    whose = "all" if guild is None else f"those of server {guild}"
    say(f"{rows:,} rows, {whose}, are written to {file}")


async def erase(settings: Settings, guild: int, say: Say) -> None:
    """Everything of a server is gone afterwards. Raises ``StoreError``."""
    store = await _open(settings)
    try:
        matches = await store.erase_guild(guild)
    finally:
        await store.close()
    say(f"everything of server {guild} is erased ({matches:,} matches)")


async def rebuild(settings: Settings, say: Say) -> None:
    """Ratings, standings and tallies, counted anew from what was played. Raises ``StoreError``."""
    registry = read_games(settings)
    store = await _open(settings)
    try:
        for match_id in await store.untallied():
            await _tally(store, registry, match_id, say)
        guilds = await store.scored_guilds()
        for guild_id in guilds:
            await store.rebuild(guild_id)
    finally:
        await store.close()
    say(f"ratings and standings of {len(guilds):,} servers are counted anew")


async def _tally(store: SqliteStore, registry: Registry, match_id: int, say: Say) -> None:
    header, moves = await store.played(match_id)
    try:
        await store.save_tallies(match_id, tally(header, moves, registry))
    except DataError as error:
        say(f"match {match_id} has no tallies: {error}")


async def _open(settings: Settings) -> SqliteStore:
    if not settings.database.exists():
        raise StoreError(f"{settings.database}: no such file")
    return await open_store(settings.database)


# --- check ---


async def check(say: Say) -> int:
    """Look at everything there is; ``FOUND`` when something is to be put right."""
    try:
        settings = load_settings(need_token=False)
        read_games(settings)
    except (SettingsError, DataError) as error:
        say(f"settings: {error}")
        return FOUND
    say("settings: fine")
    found = [*_check_database(settings.database, say), *await _check_discord(settings, say)]
    for line in found:
        say(line)
    return FOUND if found else DONE


def _check_database(path: Path, say: Say) -> list[str]:
    if not path.exists():
        say(f"database: {path} is not there yet, the first start makes it")
        return []
    try:
        proof = prove(path)
    except StoreError as error:
        return [f"database: {error}"]
    if not proof.findings:
        say(f"database: {path} is sound, version {proof.version}")
        say(
            f"scores: {proof.matches:,} matches of {proof.servers:,} servers;"
            " every total is the sum of its rounds, every rating what they come to"
        )
    return [f"database: {finding}" for finding in proof.findings]


async def _check_discord(settings: Settings, say: Say) -> list[str]:
    token = settings.discord_token
    if token is None:
        say("token: DISCORD_TOKEN is not set, Discord was not asked")
        return []
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token.get_secret_value())
            say(f"token: accepted, the bot is {client.user}")
            return [*_intents(client, settings), *await _permissions(client)]
    except discord.LoginFailure:
        return ["token: DISCORD_TOKEN is not accepted by Discord: copy it again, or reset it"]
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        return [f"token: Discord could not be asked: {error}"]


def _intents(client: discord.Client, settings: Settings) -> list[str]:
    flags = client.application_flags
    allowed = flags.gateway_guild_members or flags.gateway_guild_members_limited
    if settings.members_intent and not allowed:
        return ["intents: MEMBERS_INTENT is on, but not enabled for the application at Discord"]
    return []


async def _permissions(client: discord.Client) -> list[str]:
    """What the bot's roles lack in its servers; channels may still differ."""
    found = []
    last = None
    while guilds := await client.http.get_guilds(_PAGE, after=last, with_counts=False):
        for guild in guilds:
            allowed = discord.Permissions(int(guild["permissions"]))
            lacking = [
                name for name in NEEDED if not (allowed.administrator or getattr(allowed, name))
            ]
            if lacking:
                found.append(
                    f"permissions: server {guild['id']} does not allow {', '.join(lacking)}"
                )
        if len(guilds) < _PAGE:
            break
        last = int(guilds[-1]["id"])
    return found
