"""``python -m bot.playground`` as an operator meets it."""

import asyncio
import re
import signal
import socket
import sys

import aiohttp
import pytest

from bot.playground.__main__ import main

COMMAND = [sys.executable, "-m", "bot.playground", "--no-browser"]
OPEN = re.compile(r"http://127\.0\.0\.1:(\d+)/#[\w-]+")


async def start(*options):
    return await asyncio.create_subprocess_exec(
        *COMMAND,
        *options,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
async def test_it_prints_its_address_and_ends_without_a_trace(name, tmp_path):
    database = tmp_path / "kept.db"
    process = await start("--port", "0", "--database", str(database))
    line = await asyncio.wait_for(process.stdout.readline(), 30)
    address = OPEN.search(line.decode())
    assert address, line + (await process.communicate())[1]
    async with aiohttp.ClientSession() as client, client.get(address[0]) as page:
        assert page.status == 200
    process.send_signal(name)
    _, errors = await asyncio.wait_for(process.communicate(), 15)
    assert errors == b""
    assert process.returncode == 0
    assert database.exists()


async def test_a_taken_port_is_one_line_and_exit_code_2():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = await start("--port", port)
        _, errors = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 2
    assert errors.decode().splitlines() == [
        f"regalia: port {port} cannot be used: Address already in use"
    ]


async def test_a_database_that_cannot_be_used_is_one_line_and_exit_code_2(tmp_path):
    process = await start("--port", "0", "--database", str(tmp_path / "missing" / "x.db"))
    _, errors = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 2
    assert len(errors.decode().splitlines()) == 1


def test_without_the_optional_packages_it_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert main([]) == 2
    assert capsys.readouterr().err == (
        "regalia: the playground needs simcord: pip install 'regalia[playground]'\n"
    )


@pytest.mark.parametrize("port", ["no", "-1", "65536", ""])
def test_a_port_is_a_number(port, capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["--port", port])
    assert "a port is a number from 0 to 65535" in capsys.readouterr().err
