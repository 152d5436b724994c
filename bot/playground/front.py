"""The address a visitor opens: simcord's own page, with the actions one after the other.

The page talks to simcord's server over HTTP. Standing between the two lets us do three things
without touching either: an action waits while the clock is moved (simcord would refuse it), a click
made a moment before the page was renewed still counts, and the page carries our style and script.
"""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib import resources
from typing import Any

import aiohttp
from aiohttp import hdrs, web
from multidict import CIMultiDict

from bot.playground.revisions import Revisions

LOOPBACK = "127.0.0.1"
PASSED_ON = ("X-Simcord-Capability", "X-Simcord-Context", hdrs.CONTENT_TYPE)
KEPT_BACK = (hdrs.CONTENT_LENGTH, hdrs.TRANSFER_ENCODING, hdrs.CONNECTION, hdrs.DATE, hdrs.SERVER)
LARGEST_UPLOAD = 32 * 1024 * 1024
OURS = {"playground.css": "text/css", "playground.js": "text/javascript"}
IN_THE_HEAD = (
    b'<link rel="stylesheet" href="/playground.css"><script src="/playground.js"></script></head>'
)


class Front:
    """A reverse proxy on the loopback address, in front of one preview."""

    def __init__(self, upstream: str, client: aiohttp.ClientSession, turn: asyncio.Lock) -> None:
        self._upstream = upstream
        self._client = client
        self._turn = turn
        self._revisions = Revisions()
        self.app = web.Application(middlewares=[_guard], client_max_size=LARGEST_UPLOAD)
        self.app.router.add_get("/", self._index)
        for name in OURS:
            self.app.router.add_get(f"/{name}", _our_file)
        self.app.router.add_get("/favicon.ico", _no_icon)
        self.app.router.add_get("/api/state", self._state)
        self.app.router.add_post("/api/pages", self._state)
        self.app.router.add_post("/api/action", self._action)
        self.app.router.add_route("*", "/{path:.*}", self._forward)

    async def _index(self, request: web.Request) -> web.Response:
        response = await self._forward(request)
        if isinstance(response.body, bytes):
            response.body = response.body.replace(b"</head>", IN_THE_HEAD, 1)
        return response

    async def _state(self, request: web.Request) -> web.Response:
        response = await self._forward(request)
        if response.status == 200:
            self._revisions.remember(_json(response.body))
        return response

    async def _action(self, request: web.Request) -> web.Response:
        body = await request.read()
        async with self._turn:
            if request.content_type == "application/json":
                action = _json(body)
                if isinstance(action, dict):
                    body = json.dumps(await self._up_to_date(request, action)).encode()
            return await self._forward(request, body)

    async def _up_to_date(self, request: web.Request, action: dict[str, Any]) -> dict[str, Any]:
        url, headers = f"{self._upstream}/api/state", _headers(request)
        async with self._client.get(url, headers=headers) as response:
            if response.status != 200:
                return action
            return self._revisions.bring_up_to_date(action, await response.json())

    async def _forward(self, request: web.Request, body: bytes | None = None) -> web.Response:
        if body is None and request.can_read_body:
            body = await request.read()
        async with self._client.request(
            request.method,
            f"{self._upstream}{request.path_qs}",
            headers=_headers(request),
            data=body,
        ) as response:
            kept = CIMultiDict(
                (name, value) for name, value in response.headers.items() if name not in KEPT_BACK
            )
            return web.Response(status=response.status, headers=kept, body=await response.read())


@asynccontextmanager
async def serve(upstream: str, turn: asyncio.Lock, ports: Sequence[int]) -> AsyncIterator[str]:
    """Serve the preview at ``upstream`` on the first free port; gives the address to open.

    Raises:
        OSError: every port is taken.
    """
    async with aiohttp.ClientSession() as client:
        runner = web.AppRunner(
            Front(upstream, client, turn).app, access_log=None, shutdown_timeout=1.0
        )
        await runner.setup()
        try:
            await _listen(runner, ports)
            yield f"http://{LOOPBACK}:{runner.addresses[0][1]}"
        finally:
            await runner.cleanup()


async def _listen(runner: web.AppRunner, ports: Sequence[int]) -> None:
    refused = OSError("there is no port to try")
    for port in ports:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno else str(error)
            refused = OSError(error.errno, f"port {port} cannot be used: {reason}")
        else:
            return
    raise refused


@web.middleware
async def _guard(request: web.Request, handler: Any) -> web.StreamResponse:
    """Refuse what another site's page sends; say it plainly when the preview is gone."""
    own = {f"{name}:{_port(request)}" for name in (LOOPBACK, "localhost")}
    origin = request.headers.get(hdrs.ORIGIN)
    if request.host not in own or (origin and origin.removeprefix("http://") not in own):
        raise web.HTTPForbidden
    try:
        response: web.StreamResponse = await handler(request)
    except aiohttp.ClientError as error:
        # The preview is being closed; the page says so and tries again.
        raise web.HTTPBadGateway from error
    return response


def _port(request: web.Request) -> int:
    assert request.transport is not None
    return int(request.transport.get_extra_info("sockname")[1])


async def _our_file(request: web.Request) -> web.Response:
    name = request.path.removeprefix("/")
    text = resources.files(__package__).joinpath(name).read_text(encoding="utf-8")
    return web.Response(text=text, content_type=OURS[name])


async def _no_icon(_: web.Request) -> web.Response:
    return web.Response(status=204)


def _headers(request: web.Request) -> dict[str, str]:
    return {name: request.headers[name] for name in PASSED_ON if name in request.headers}


def _json(body: Any) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return None
