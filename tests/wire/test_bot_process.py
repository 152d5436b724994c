"""The process itself: its end, its refusals in one line, its sign of life."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from . import play
from .bot_process import BotProcess
from .conftest import StartBot
from .double import Double


async def refusal(double: Double, cwd: Path, env: dict[str, str], *arguments: str) -> str:
    """The one line with which the bot refuses to start."""
    bot = BotProcess(double, cwd, env, arguments=arguments)
    await bot.spawn()
    code = await bot.wait()
    assert code == 2, bot.log
    assert bot.errors() == []
    [line] = [line for line in bot.log.splitlines() if line.startswith("regalia: ")]
    assert bot.log.splitlines()[-1] == line
    return line.removeprefix("regalia: ")


async def test_a_stop_is_clean_and_loses_nothing(
    double: Double, start_bot: StartBot, tmp_path: Path
):
    bot = await start_bot({"DISCORD_TOKEN": double.token})
    people = double.people(2)
    table = await play.begin(*people)
    await play.take_turn(people, table, Random(1))
    with double.traffic.hold("PATCH", "/channels/") as hold:
        await play.take_turn(people, table, Random(1))
        await hold.wait()
        stopping = asyncio.create_task(bot.stop(5))
        await asyncio.sleep(0.2)
        assert bot.running  # the edit under way is finished
        hold.release()
        assert await stopping == 0
    assert bot.errors() == []
    assert not (tmp_path / "regalia.db-wal").exists()
    await bot.start()
    await play.until_shown(double, tmp_path / "regalia.db")
    await play.take_turn(people, table, Random(1))
    await play.until_shown(double, tmp_path / "regalia.db")
    await play.check_house(double, tmp_path / "regalia.db")
    assert await bot.stop() == 0


async def test_a_stop_does_not_wait_for_ever(double: Double, start_bot: StartBot, tmp_path: Path):
    bot = await start_bot({"DISCORD_TOKEN": double.token, "COMPUTER_PAUSE": "10"})
    await play.begin(double.person("Ann"), computers=3)
    people = double.people(2, double.channel("other"))
    with double.traffic.hold("PATCH", "/channels/") as hold:
        await play.take_turn(people, await play.begin(*people), Random(1))
        await hold.wait()
        assert await bot.stop(6) == 0
    assert bot.errors() == []
    assert len(await play.kept(tmp_path / "regalia.db")) == 2


async def test_not_even_a_talkative_log_tells_hands_or_tokens(
    double: Double, start_bot: StartBot, tmp_path: Path
):
    bot = await start_bot({"DISCORD_TOKEN": double.token, "LOG_LEVEL": "DEBUG"})
    people = double.people(2)
    await play.take_turn(people, await play.begin(*people), Random(1))
    await bot.stop()
    assert "discord.client" in bot.log
    assert '"hands"' not in bot.log
    assert double.token not in bot.log
    assert not any(answer.token in bot.log for answer in double.answers.values())


async def test_a_stop_while_starting_is_clean(double: Double, tmp_path: Path):
    bot = BotProcess(double, tmp_path, {"DISCORD_TOKEN": double.token})
    with double.traffic.hold("PUT", "/commands") as hold:
        await bot.spawn()
        await hold.wait()
        assert await bot.stop(5) == 0
    assert bot.errors() == []


async def test_a_database_has_one_process(double: Double, start_bot: StartBot, tmp_path: Path):
    await start_bot({"DISCORD_TOKEN": double.token})
    line = await refusal(double, tmp_path, {"DISCORD_TOKEN": double.token})
    assert line == "regalia.db: in use by another process"
    assert double.gateway.identified == 1


async def test_a_token_is_needed_and_has_to_be_right(double: Double, tmp_path: Path):
    assert "DISCORD_TOKEN is missing" in await refusal(double, tmp_path, {})
    line = await refusal(double, tmp_path, {"DISCORD_TOKEN": "a" * 60})
    assert "DISCORD_TOKEN is not accepted" in line
    assert "aaa" not in line
    assert "DISCORD_TOKEN has blanks" in await refusal(double, tmp_path, {"DISCORD_TOKEN": "a b"})
    assert not (tmp_path / "regalia.db").exists()


async def test_discord_itself_may_refuse(double: Double, tmp_path: Path):
    env = {"DISCORD_TOKEN": double.token, "MEMBERS_INTENT": "yes"}
    double.gateway.privileged = False
    assert "MEMBERS_INTENT" in await refusal(double, tmp_path, env)
    double.traffic.fault("GET", "/users/@me", 503)
    line = await refusal(double, tmp_path, {"DISCORD_TOKEN": double.token})
    assert line.startswith("Discord does not let the bot in: 503")
    double.traffic.fault("GET", "/users/@me", 0, times=3)
    line = await refusal(double, tmp_path, {"DISCORD_TOKEN": double.token})
    assert line.startswith("Discord cannot be reached")


@pytest.mark.parametrize("what", ["folder", "newer", "foreign", "not-a-database", "read-only"])
async def test_a_database_that_cannot_be_used(double: Double, tmp_path: Path, what: str):
    path = tmp_path / "house.db"
    env = {"DISCORD_TOKEN": double.token, "DATABASE": str(path)}
    if what == "folder":
        env["DATABASE"] = str(tmp_path / "nowhere" / "house.db")
    elif what == "not-a-database":
        path.write_text("God save the Queen\n" * 200, encoding="utf-8")
    elif what == "foreign":
        with closing(sqlite3.connect(path)) as db:
            db.execute("CREATE TABLE tables (id INTEGER)")
    else:
        bot = BotProcess(double, tmp_path, env)
        await bot.start()
        assert await bot.stop() == 0
        if what == "newer":
            with closing(sqlite3.connect(path)) as db:
                db.execute("PRAGMA user_version = 999")
        else:
            env["DATABASE"] = "/proc/house.db"  # where not even root can make a file
    before = path.read_bytes() if path.exists() else None
    line = await refusal(double, tmp_path, env)
    assert env["DATABASE"] in line or str(Path(env["DATABASE"]).parent) in line
    assert (path.read_bytes() if path.exists() else None) == before


async def test_a_deck_with_an_error_is_named(double: Double, tmp_path: Path):
    deck = tmp_path / "deck.toml"
    deck.write_text(play.SHORT_DECK.replace("value = 50", "value = -1"), encoding="utf-8")
    env = {"DISCORD_TOKEN": double.token, "QUEEN_OF_SCOTS_DECK": str(deck)}
    line = await refusal(double, tmp_path, env)
    assert str(deck) in line
    assert "value" in line
    assert "line" in line
    assert not (tmp_path / "regalia.db").exists()


async def test_health_is_told_by_exit_code(double: Double, start_bot: StartBot, tmp_path: Path):
    env = {"HEALTH_FILE": str(tmp_path / "health")}

    async def health() -> int:
        probe = BotProcess(double, tmp_path, env, arguments=["health"])
        await probe.spawn()
        return await probe.wait()

    assert await health() == 1
    bot = await start_bot(env | {"DISCORD_TOKEN": double.token})
    await bot.wait_for_log("Ready as")
    while not (tmp_path / "health").exists():  # noqa: ASYNC110 a file has no event
        await asyncio.sleep(0.05)
    assert await health() == 0
    assert "HEALTH_FILE is not set" in await refusal(double, tmp_path, {}, "health")
    assert "usage" in await refusal(double, tmp_path, {}, "helath")
    assert bot.errors() == []


async def test_a_session_refused_in_the_end_is_one_line(double: Double, start_bot: StartBot):
    bot = await start_bot({"DISCORD_TOKEN": double.token})
    double.gateway.drop(4004)
    assert await bot.wait() == 2
    assert bot.log.splitlines()[-1].startswith("regalia: ")
