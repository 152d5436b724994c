"""Runs a module as `python -m` would, with discord.py pointed at the double.

    python launcher.py http://127.0.0.1:PORT MODULE [ARGUMENTS…]

The module itself is not touched. Names other than loopback do not resolve, so nothing reaches Discord.
"""

from __future__ import annotations

import runpy
import socket
import sys
from pathlib import Path
from typing import Any

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def main() -> None:
    url, module, *arguments = sys.argv[1:]
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url).with_scheme("ws") / "gateway"
    Asset.BASE = f"{url}/cdn"
    socket.getaddrinfo = _loopback_only(socket.getaddrinfo)
    here = str(Path(__file__).parent)
    sys.path[:] = [entry for entry in sys.path if entry != here]
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _loopback_only(resolve: Any) -> Any:
    def guarded(host: Any, *rest: Any, **named: Any) -> Any:
        if host not in (None, "127.0.0.1", "localhost", "::1"):
            raise socket.gaierror(socket.EAI_NONAME, f"{host} is not the double")
        return resolve(host, *rest, **named)

    return guarded


if __name__ == "__main__":
    main()
