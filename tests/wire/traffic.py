"""Requests on their way in: their log, rate limits, and the faults and holds that tests place on them."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

Headers = dict[str, str]


class ApiError(Exception):
    """An answer other than success: HTTP status, Discord's error code, its words, more of the body."""

    def __init__(
        self, status: int, code: int, message: str, headers: Headers | None = None, **body: Any
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.headers = headers or {}
        self.body = {"message": message, "code": code, **body}


@dataclass(slots=True)
class Request:
    """One request of the bot, `status` 0 while it is under way; `at` in seconds of a steady clock."""

    method: str
    path: str
    at: float
    payload: Any = None
    status: int = 0


@dataclass(slots=True)
class Fault:
    """The next `times` matching requests fail. Status 0 cuts the connection without an answer.

    With `late` Discord acts on the request first: only its answer is lost.
    """

    method: str
    path: re.Pattern[str]
    status: int
    times: int = 1
    code: int = 0
    message: str = "A fault placed by a test"
    retry_after: float = 0.1
    everywhere: bool = False
    late: bool = False
    met: int = 0

    def error(self) -> ApiError:
        if self.status == 429:
            return too_many(self.retry_after, everywhere=self.everywhere, code=self.code)
        return ApiError(self.status, self.code, self.message)


@dataclass(slots=True)
class Hold:
    """Matching requests wait, `before` Discord acts on them or `after` (acted on, unanswered).

    One whose sender died while it was held `before` never happened.
    """

    method: str
    path: re.Pattern[str]
    when: Literal["before", "after"]
    waiting: int = 0
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait(self, seconds: float = 5.0) -> None:
        """Until a request is held; TimeoutError after so many seconds."""
        async with asyncio.timeout(seconds):
            await self.arrived.wait()

    def release(self) -> None:
        self.released.set()


@dataclass(slots=True)
class Window:
    """A fixed window of a rate limit."""

    opened: float
    used: int = 0


@dataclass(slots=True)
class Limit:
    """At most `requests` in `seconds` for each major parameter (channel, server, token)."""

    method: str
    path: re.Pattern[str]
    requests: int
    seconds: float
    windows: dict[str, Window] = field(default_factory=dict)


UNLIMITED = Limit("*", re.compile(""), 1_000_000, 1.0)


def too_many(
    retry_after: float, *, everywhere: bool = False, code: int = 0, message: str = ""
) -> ApiError:
    """A 429 as Discord sends it: without the Via header discord.py takes it for a ban."""
    headers = {
        "Via": "1.1 double",
        "Retry-After": str(max(1, round(retry_after))),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    words = message or "You are being rate limited."
    body = {"retry_after": retry_after, "global": everywhere}
    return ApiError(429, code, words, headers, **body)


class Traffic:
    """What happens to a request before and after Discord acts on it."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.faults: list[Fault] = []
        self.holds: list[Hold] = []
        self.limits: list[Limit] = []
        self.everywhere: Limit | None = None
        self.invalid = 0

    def fault(
        self, method: str, path: str, status: int, *, times: int = 1, **details: Any
    ) -> Fault:
        """Let the next `times` requests whose method and path (a regular expression) match fail."""
        placed = Fault(method, re.compile(path), status, times, **details)
        self.faults.append(placed)
        return placed

    @contextmanager
    def hold(
        self, method: str, path: str, when: Literal["before", "after"] = "before"
    ) -> Iterator[Hold]:
        """Hold matching requests until released or the block ends."""
        placed = Hold(method, re.compile(path), when)
        self.holds.append(placed)
        try:
            yield placed
        finally:
            self.holds.remove(placed)
            placed.release()

    def limit(self, method: str, path: str, requests: int, seconds: float) -> None:
        """Rate limit matching requests, a window for each channel, server or token."""
        self.limits.append(Limit(method, re.compile(path), requests, seconds))

    def limit_everywhere(self, requests: int = 50, seconds: float = 1.0) -> None:
        """The bot's global limit; interactions and their tokens are exempt."""
        self.everywhere = Limit("*", re.compile(""), requests, seconds)

    def limit_as_discord(self) -> None:
        """The limits of real life: 50 requests/s in all, 5 in 5 s a channel to post and to edit."""
        self.limit_everywhere()
        for method in ("POST", "PATCH"):
            self.limit(method, r"/channels/\d+/messages", 5, 5.0)
            self.limit(method, r"/webhooks/\d+/", 5, 5.0)

    def count(self, method: str, path: str) -> int:
        """How many requests matched so far."""
        return len(self.matching(method, path))

    def matching(self, method: str, path: str) -> list[Request]:
        return [r for r in self.requests if _matches(method, re.compile(path), r)]

    async def held(self, request: Request, when: Literal["before", "after"]) -> None:
        """Wait as long as a test holds such requests."""
        for hold in list(self.holds):
            if hold.when == when and _matches(hold.method, hold.path, request):
                hold.waiting += 1
                hold.arrived.set()
                await hold.released.wait()

    def admit(self, request: Request, major: str) -> Headers:
        """The rate limit headers of an admitted request; ApiError for a fault or a limit."""
        self._fail(request, late=False)
        if self.everywhere and not request.path.startswith(("/interactions/", "/webhooks/")):
            self._take(self.everywhere, "everywhere", everywhere=True)
        if request.path.startswith("/interactions/"):
            return {}
        for limit in self.limits:
            if _matches(limit.method, limit.path, request):
                return self._take(limit, major)
        return _headers(UNLIMITED, major, Window(time.monotonic()))

    def lose(self, request: Request) -> None:
        """ApiError for a fault that takes the answer of a request already acted on."""
        self._fail(request, late=True)

    def _fail(self, request: Request, *, late: bool) -> None:
        for fault in self.faults:
            waits = fault.late == late and fault.met < fault.times
            if waits and _matches(fault.method, fault.path, request):
                fault.met += 1
                raise fault.error()

    def _take(self, limit: Limit, major: str, *, everywhere: bool = False) -> Headers:
        now = time.monotonic()
        window = limit.windows.get(major)
        if window is None or now >= window.opened + limit.seconds:
            window = limit.windows[major] = Window(now)
        if window.used >= limit.requests:
            error = too_many(window.opened + limit.seconds - now, everywhere=everywhere)
            if not everywhere:
                error.headers |= _headers(limit, major, window)
            raise error
        window.used += 1
        return _headers(limit, major, window)


def _headers(limit: Limit, major: str, window: Window) -> Headers:
    after = max(0.0, window.opened + limit.seconds - time.monotonic())
    return {
        "X-RateLimit-Limit": str(limit.requests),
        "X-RateLimit-Remaining": str(limit.requests - window.used),
        "X-RateLimit-Reset": f"{time.time() + after:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
        "X-RateLimit-Bucket": f"{abs(hash((limit.method, limit.path.pattern))):x}",
    }


def _matches(method: str, path: re.Pattern[str], request: Request) -> bool:
    return method in ("*", request.method) and path.search(request.path) is not None


def major_of(parameters: Mapping[str, str]) -> str:
    """The part of a path that has a rate limit of its own."""
    names = ("channel", "guild", "app", "token")
    return "+".join(parameters[name] for name in names if name in parameters)
