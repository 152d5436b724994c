"""``python -m bot.playground``: play in a browser page, with no token and no network.

Prints the address of the page and opens a browser where there is one. Ctrl-C ends it, and so does
the page's own *More → End preview session*.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import logging
import os
import signal
import sys
import tempfile
import webbrowser
from pathlib import Path

from bot.settings import SettingsError, load_settings
from engine.errors import RegaliaError

PORT = 8484
EXTRA = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex", "PIL")
"""What ``simcord[preview]`` brings along."""


def main(arguments: list[str] | None = None) -> int:
    """Play until stopped; the exit code."""
    options = _parser().parse_args(arguments)
    if missing := [name for name in EXTRA if importlib.util.find_spec(name) is None]:
        return _refuse(
            f"the playground needs {', '.join(missing)}: pip install 'regalia[playground]'"
        )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    for talkative in ("discord.client", "discord.state"):
        logging.getLogger(talkative).setLevel(logging.ERROR)
    try:
        with tempfile.TemporaryDirectory(prefix="regalia-") as folder:
            asyncio.run(_play(options, options.database or Path(folder, "playground.db")))
    except (SettingsError, RegaliaError) as error:
        return _refuse(str(error))
    except OSError as error:
        return _refuse(error.strerror or str(error))
    except KeyboardInterrupt:
        # Only where the event loop takes no signal handlers, on Windows.
        pass
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot.playground", description="Play in a browser page, offline."
    )
    parser.add_argument("--port", type=_port, help=f"the page's port (default: {PORT}, or any)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument(
        "--database", type=Path, metavar="FILE", help="keep tables and scores in this file"
    )
    return parser


def _port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


async def _play(options: argparse.Namespace, database: Path) -> None:
    from bot.client import build_bot
    from bot.playground.session import open_session

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, stop.set)
        except NotImplementedError:
            break
    settings = load_settings(
        need_token=False,
        discord_token=None,
        database=database,
        development_guild=None,
        health_file=None,
    )
    ports = (PORT, 0) if options.port is None else (options.port,)
    async with open_session(lambda sleep: build_bot(settings, sleep=sleep, pace=0), ports) as here:
        print(f"Regalia's playground is open: {here.url}", "Ctrl-C ends it.", sep="\n", flush=True)
        if not options.no_browser and _has_screen():
            await asyncio.to_thread(webbrowser.open, here.url)
        await here.ended(stop)


def _has_screen() -> bool:
    """Whether a browser would open in a window, not in this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _refuse(line: str) -> int:
    print(f"regalia: {line}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
