"""``python -m bot``: the real bot, from the environment and ``.env``.

Anything the operator has to put right (a setting, a deck, the database, the token) is one clear
line and exit code 2. ``python -m bot health`` answers a container's health check; the other
commands are the operator's (``bot.operator``).
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys

import aiohttp
import discord

from bot import health, operator
from bot.client import Regalia, build_bot
from bot.settings import Settings, SettingsError, load_settings
from engine.errors import RegaliaError

log = logging.getLogger("bot")


def main(arguments: list[str] | None = None) -> int:
    """Run until stopped; the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        if arguments not in ([], ["health"]):
            return operator.run(arguments)
        if arguments == ["health"]:
            return _health(load_settings(need_token=False))
        settings = load_settings()
        assert settings.discord_token is not None
        token = settings.discord_token.get_secret_value()
        discord.utils.setup_logging(level=logging.getLevelName(settings.log_level))
        for talkative in ("discord", "aiosqlite", "asyncio"):
            # In detail they tell hands, and tokens of interactions.
            logging.getLogger(talkative).setLevel(max(logging.INFO, logging.root.level))
        asyncio.run(_serve(build_bot(settings), token))
    except (SettingsError, RegaliaError) as error:
        return _refuse(str(error))
    except discord.LoginFailure:
        return _refuse("DISCORD_TOKEN is not accepted by Discord: copy it again, or reset it")
    except discord.PrivilegedIntentsRequired:
        return _refuse("MEMBERS_INTENT is on, but not enabled for the application at Discord")
    except (aiohttp.ClientError, OSError) as error:
        return _refuse(f"Discord cannot be reached: {error}")
    except discord.DiscordException as error:
        return _refuse(f"Discord does not let the bot in: {error}")
    return 0


async def _serve(bot: Regalia, token: str) -> None:
    loop = asyncio.get_running_loop()
    serving = asyncio.current_task()
    assert serving is not None
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, serving.cancel)
        except NotImplementedError:
            # Windows has no signal handlers on loops; Ctrl-C still raises KeyboardInterrupt.
            break
    async with bot:
        try:
            await bot.start(token)
        except asyncio.CancelledError:
            log.info("Closing")


def _health(settings: Settings) -> int:
    if settings.health_file is None:
        return _refuse("HEALTH_FILE is not set")
    return 0 if health.is_alive(settings.health_file) else 1


def _refuse(line: str) -> int:
    print(f"regalia: {line}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
