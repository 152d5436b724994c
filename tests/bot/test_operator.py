"""The operator's commands: clear lines, exit codes 0, 1 and 2, nothing by half."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from discord.http import Route

from bot import operator
from bot.__main__ import main
from bot.settings import Settings
from engine.record import header as record_header
from engine.simulate import RANDOM, simulate
from engine.store.protocol import Change, MoveRow
from engine.store.sqlite import SqliteStore, open_store
from tests.games.corpus import REGISTRY
from tests.store.rows import GUILD, after, begun, finished, result
from tests.wire.double import Double

Do = Callable[[SqliteStore], Coroutine[Any, Any, Any]]


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def with_store(do: Do, path: str = "regalia.db") -> None:
    async def run() -> None:
        store = await open_store(path)
        await do(store)
        await store.close()

    asyncio.run(run())


async def an_evening(store: SqliteStore) -> None:
    await finished(store, 1, (1, 50, True), (2, 40, False))
    await finished(store, 2, (3, 50, True), (4, 40, False), guild_id=GUILD + 1)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which a command is refused."""
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    [line] = err.splitlines()
    return line.removeprefix("regalia: ")


def done(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command that is done says."""
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.strip()


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["backup"],
        ["backup", "a", "b"],
        ["erase"],
        ["erase", "--guild", "Scotland"],
        ["ratings"],
        ["ratings", "guess"],
    ],
)
def test_a_wrong_command_line_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert "usage: python -m bot" in refused(capsys, *arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        ["backup", "copy.db"],
        ["restore", "copy.db"],
        ["export", "rows.jsonl"],
        ["erase", "--guild", "1"],
        ["ratings", "rebuild"],
    ],
)
def test_without_a_database_nothing_can_be_done(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str]
) -> None:
    assert "no such file" in refused(capsys, *arguments)
    assert list(tmp_path.iterdir()) == []


def test_wrong_settings_stop_every_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPUTER_PAUSE", "soon")
    assert "COMPUTER_PAUSE is wrong" in refused(capsys, "backup", "copy.db")
    assert main(["check"]) == 1
    assert "settings: COMPUTER_PAUSE is wrong" in capsys.readouterr().out


def test_a_backup_can_be_restored(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with_store(an_evening)
    assert "opened and checked" in done(capsys, "backup", "copy.db")
    assert refused(capsys, "backup", "copy.db") == "copy.db: is there already"
    with_store(lambda store: store.erase_guild(GUILD))
    said = done(capsys, "restore", "copy.db")
    [aside] = tmp_path.glob("regalia.db.before-*[0-9]")
    assert said == f"regalia.db is restored from copy.db; the one before is kept as {aside.name}"
    (tmp_path / "regalia.db").rename("moved.db")
    assert done(capsys, "restore", "copy.db") == "regalia.db is restored from copy.db"
    with closing(sqlite3.connect("regalia.db")) as db:
        assert db.execute("SELECT count(*) FROM matches").fetchall() == [(2,)]


def test_what_changes_the_database_waits_until_the_bot_is_stopped(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with_store(an_evening)
    done(capsys, "backup", "copy.db")

    async def while_it_runs(store: SqliteStore) -> None:
        for arguments in (
            ["restore", "copy.db"],
            ["erase", "--guild", "1"],
            ["ratings", "rebuild"],
        ):
            line = await asyncio.to_thread(refused, capsys, *arguments)
            assert line == "regalia.db: in use by another process"
        await asyncio.to_thread(done, capsys, "backup", "another.db")
        await asyncio.to_thread(done, capsys, "check")
        await asyncio.to_thread(done, capsys, "export", "rows.jsonl")

    with_store(while_it_runs)


def test_rows_are_exported_as_lines_of_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with_store(an_evening)
    assert "rows, all, are written to all.jsonl" in done(capsys, "export", "all.jsonl")
    said = done(capsys, "export", "--guild", str(GUILD), "own.jsonl")
    own = [json.loads(line) for line in Path("own.jsonl").read_text().splitlines()]
    assert said.startswith(f"{len(own)} rows, those of server {GUILD}, ")
    assert all(row["row"].get("guild_id", GUILD) == GUILD for row in own)
    assert len(Path("all.jsonl").read_text().splitlines()) > len(own)
    assert refused(capsys, "export", "own.jsonl") == "own.jsonl: is there already"
    assert "cannot be written" in refused(capsys, "export", "no/rows.jsonl")
    assert not any("part" in file.name for file in tmp_path.iterdir())


def test_a_server_is_erased(capsys: pytest.CaptureFixture[str]) -> None:
    with_store(an_evening)
    said = done(capsys, "erase", "--guild", str(GUILD))
    assert said == f"everything of server {GUILD} is erased (1 matches)"
    with closing(sqlite3.connect("regalia.db")) as db:
        assert db.execute("SELECT DISTINCT guild_id FROM results").fetchall() == [(GUILD + 1,)]
        assert db.execute("SELECT DISTINCT guild_id FROM tables").fetchall() == [(GUILD + 1,)]


# --- Ratings ---


async def a_true_match(store: SqliteStore) -> None:
    """A whole match, kept without its tallies, as an older version left it."""
    package = REGISTRY.package("queen-of-scots")
    rules = package.game.rules(target=100)
    lines: list[Any] = []
    simulate(package, rules, [RANDOM] * 2, 1, seed=1, write=lines.append)
    players = [{"name": name, "kind": "human"} for name in ("Ann", "Bob")]
    head = record_header(package.game, rules, players, lines[0]["dealer"])
    row = after(await begun(store, 5, json.dumps(head)), status="finished")
    match_id = row.match_id
    assert match_id is not None
    moves = [line for line in lines if "move" in line]
    kept = [
        MoveRow(match_id, number, line["seat"], json.dumps(line["move"]))
        for number, line in enumerate(moves)
    ]
    results = [result(row, 1, 5, won=True), result(row, 2, 3, seat=1)]
    await store.save(Change(row, moves=kept, results=results, finished_at=9.0))


def test_ratings_and_tallies_are_counted_anew(capsys: pytest.CaptureFixture[str]) -> None:
    with_store(a_true_match)
    with closing(sqlite3.connect("regalia.db")) as db:
        before = db.execute("SELECT * FROM standings").fetchall()
        db.execute("UPDATE standings SET mu = 0, points = 7")
        db.commit()
    assert (
        done(capsys, "ratings", "rebuild") == "ratings and standings of 1 servers are counted anew"
    )
    with closing(sqlite3.connect("regalia.db")) as db:
        assert db.execute("SELECT * FROM standings").fetchall() == before
        [(counts,)] = db.execute("SELECT counts FROM tally_totals WHERE user_id = 1")
        assert json.loads(counts)["draw"] > 0


def test_a_match_that_cannot_be_re_played_keeps_no_tallies(
    capsys: pytest.CaptureFixture[str],
) -> None:
    header = '{"game": "queen-of-scots", "rules": {}, "players": [], "dealer": 0}'
    with_store(lambda store: finished(store, 1, (1, 5, True), (2, 3, False), header=header))
    said = done(capsys, "ratings", "rebuild")
    assert "match 1 has no tallies: match: move 0: cannot be re-played" in said


# --- Check ---


def test_check_before_the_first_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert done(capsys, "check").splitlines() == [
        "settings: fine",
        "database: regalia.db is not there yet, the first start makes it",
        "token: DISCORD_TOKEN is not set, Discord was not asked",
    ]


def test_check_of_a_sound_house(capsys: pytest.CaptureFixture[str]) -> None:
    with_store(an_evening)
    said = done(capsys, "check")
    assert "database: regalia.db is sound, version" in said
    assert "scores: 2 matches of 2 servers; every total is the sum of its rounds" in said


def test_check_finds_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    with_store(an_evening)
    with closing(sqlite3.connect("regalia.db")) as db:
        db.execute("UPDATE results SET points = 1000 WHERE user_id = 2")
        db.commit()
    assert main(["check"]) == 1
    assert "database: match 1: points are not the sum" in capsys.readouterr().out
    Path("regalia.db").write_text("not a database " * 500)
    assert main(["check"]) == 1
    assert "database: regalia.db: not a database" in capsys.readouterr().out


def test_check_finds_a_wrong_deck(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("deck.toml").write_text("cards = 7")
    monkeypatch.setenv("QUEEN_OF_SCOTS_DECK", "deck.toml")
    assert main(["check"]) == 1
    assert "settings: deck.toml" in capsys.readouterr().out


async def asked(double: Double, monkeypatch: pytest.MonkeyPatch) -> tuple[int, list[str]]:
    """What ``check`` says when Discord is the double."""
    monkeypatch.setattr(Route, "BASE", f"{double.url}/api/v10")
    said: list[str] = []
    return await operator.check(said.append), said[2:]


async def test_check_asks_discord_about_token_and_permissions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Double() as double:
        monkeypatch.setenv("DISCORD_TOKEN", double.token)
        code, said = await asked(double, monkeypatch)
        guild = next(iter(double.world.guilds))
        assert "token: accepted, the bot is" in said[0]
        assert said[1:] == [
            f"permissions: server {guild} does not allow view_channel, send_messages"
        ]
        assert code == 1

        monkeypatch.setattr(operator, "NEEDED", ())
        assert (await asked(double, monkeypatch))[0] == 0

        monkeypatch.setenv("DISCORD_TOKEN", "1.wrong.token")
        code, said = await asked(double, monkeypatch)
        assert (code, len(said)) == (1, 1)
        assert "DISCORD_TOKEN is not accepted" in said[0]


async def test_check_turns_the_pages_of_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = [[{"id": "1", "permissions": "8"}, {"id": "2", "permissions": "0"}], []]

    class Http:
        async def get_guilds(self, limit: int, *, after: int | None, with_counts: bool) -> Any:
            assert after == (None if len(pages) == 2 else 2)
            return pages.pop(0)

    class Client:
        http = Http()

    monkeypatch.setattr(operator, "_PAGE", 2)
    [line] = await operator._permissions(Client())  # type: ignore[arg-type]
    assert line == "permissions: server 2 does not allow view_channel, send_messages"


async def test_check_says_that_discord_cannot_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Double() as double:
        monkeypatch.setenv("DISCORD_TOKEN", double.token)
        double.traffic.fault("GET", "/users/@me", 403)
        code, [line] = await asked(double, monkeypatch)
        assert code == 1
        assert line.startswith("token: Discord could not be asked: 403")


async def test_check_finds_an_intent_that_is_not_enabled(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Double() as double:
        monkeypatch.setenv("DISCORD_TOKEN", double.token)
        monkeypatch.setenv("MEMBERS_INTENT", "true")
        monkeypatch.setattr(operator, "NEEDED", ())
        code, said = await asked(double, monkeypatch)
        assert code == 1
        assert said[1:] == [
            "intents: MEMBERS_INTENT is on, but not enabled for the application at Discord"
        ]
