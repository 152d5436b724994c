"""The bot as a process of its own: started, awaited, killed without warning, started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from .double import Double

LAUNCHER = Path(__file__).with_name("launcher.py")
PROJECT = LAUNCHER.parents[2]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class BotDied(AssertionError):
    """The process ended when it should run; its last words are in the message."""


class BotProcess:
    """`python -m MODULE`, unmodified, talking to the double.

    It runs in `cwd` (so no `.env` of the developer is read) with PATH, HOME and `env` alone as its
    environment. `log` is all that it wrote to stdout and stderr, over all its lives.
    """

    def __init__(
        self,
        double: Double,
        cwd: Path,
        env: Mapping[str, str] | None = None,
        *,
        module: str = "bot",
        arguments: Sequence[str] = (),
    ) -> None:
        self.double = double
        self.cwd = cwd
        self.env = dict(env or {})
        self.module = module
        self.arguments = list(arguments)
        self.log = ""
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def errors(self) -> list[str]:
        """The lines of the log that tell of an error."""
        wanted = re.compile(
            r"\b(ERROR|CRITICAL)\b|^Traceback|Exception ignored|never (retrieved|awaited)"
        )
        return [line for line in self.log.splitlines() if wanted.search(line)]

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.kill()

    async def spawn(self) -> None:
        """Start the process and come back at once."""
        assert not self.running
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        told = {"PYTHONPATH": str(PROJECT), "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(LAUNCHER),
            self.double.url,
            self.module,
            *self.arguments,
            cwd=self.cwd,
            env=kept | told | self.env,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
            limit=1 << 22,
        )
        self._reader = asyncio.create_task(self._read(self._process))

    async def start(self, seconds: float = 20.0) -> None:
        """Start and wait until the bot has identified itself and knows its servers.

        discord.py itself calls `on_ready` some 2 s later; interactions work before.

        Raises:
            BotDied: it ended first, or was not there in time.
        """
        before = self.double.gateway.identified
        await self.spawn()
        await self._until(lambda: self.double.gateway.identified > before, "identify", seconds)

    async def wait_for_log(self, pattern: str, seconds: float = 10.0, *, after: int = 0) -> str:
        """Until a line of the log (from character `after` on) matches; the matched text."""
        wanted = re.compile(pattern, re.MULTILINE)
        await self._until(lambda: wanted.search(self.log, after), f"write {pattern!r}", seconds)
        found = wanted.search(self.log, after)
        assert found
        return found.group()

    async def kill(self) -> None:
        """`kill -9`, helpers of the process included: nothing is saved, nobody says goodbye."""
        await self._end(signal.SIGKILL)
        await self.double.until(lambda: not self.double.gateway.connected)

    async def stop(self, seconds: float = 10.0) -> int:
        """SIGTERM, as an operator stops it; the exit code."""
        assert self._process
        self._process.terminate()
        return await self.wait(seconds)

    async def wait(self, seconds: float = 10.0) -> int:
        """Until the process ends by itself; the exit code."""
        assert self._process
        try:
            async with asyncio.timeout(seconds):
                await self._process.wait()
        except TimeoutError:
            raise BotDied(f"still running after {seconds} s\n{self.tail()}") from None
        return await self._end(signal.SIGKILL)

    async def restart(self, *, kill: bool = False) -> None:
        """Stop (or kill) and start again."""
        if kill:
            await self.kill()
        else:
            await self.stop()
        await self.start()

    def tail(self, lines: int = 40) -> str:
        return "\n".join(self.log.splitlines()[-lines:])

    async def _until(self, condition: object, deed: str, seconds: float) -> None:
        assert callable(condition)
        try:
            await self.double.until(lambda: condition() or not self.running, seconds)
        except TimeoutError:
            raise BotDied(f"did not {deed} within {seconds} s\n{self.tail()}") from None
        if not condition():
            assert self._process
            code = self._process.returncode
            raise BotDied(f"ended with {code}, did not {deed}\n{self.tail()}")

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout
        async for line in process.stdout:
            self.log += COLOUR.sub("", line.decode(errors="replace"))
            self.double.poke()
        await process.wait()
        self.double.poke()

    async def _end(self, how: signal.Signals) -> int:
        process, reader = self._process, self._reader
        if process is None or reader is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, how)
        code = await process.wait()
        await reader
        return code
