"""The REST side: requests read, authorised, limited, routed and answered as Discord does."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from . import accounts, channels, responses
from .traffic import ApiError, Headers, Request, major_of

if TYPE_CHECKING:
    from .double import Double

PREFIX = "/api/v10"


@dataclass(slots=True)
class Call:
    """A request ready to be acted on."""

    parameters: Mapping[str, str]
    query: Mapping[str, str]
    payload: Any = None
    files: dict[str, bytes] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """A number from the path; -1 for what is none."""
        text = self.parameters[name]
        return int(text) if text.isdigit() else -1

    def text(self, name: str) -> str:
        return self.parameters[name]


Handler = Callable[["Double", Call], Any]


def routes(double: Double) -> list[web.RouteDef]:
    """Everything under `/api/v10`; what is unknown is answered 404 and reported."""
    known: list[tuple[str, str, Handler]] = [
        *responses.ROUTES,
        *channels.ROUTES,
        *accounts.ROUTES,
    ]
    out = [web.route(m, PREFIX + path, _endpoint(double, handler)) for m, path, handler in known]
    return [*out, web.route("*", PREFIX + "/{rest:.*}", _endpoint(double, _unknown))]


def _unknown(double: Double, call: Call) -> None:
    double.violations.append(f"no such route: {call.text('rest')}")
    raise ApiError(404, 0, "404: Not Found")


def _endpoint(double: Double, handler: Handler) -> Callable[[web.Request], Any]:
    async def serve(http: web.Request) -> web.StreamResponse:
        path = http.path.removeprefix(PREFIX)
        call = await _read(http)
        request = Request(http.method, path, time.monotonic(), call.payload)
        double.traffic.requests.append(request)
        await double.traffic.held(request, "before")
        if http.transport is None or http.transport.is_closing():
            return web.Response()
        headers: Headers = {}
        try:
            _authorise(double, http, path)
            headers = double.traffic.admit(request, major_of(call.parameters))
            status, body = _success(handler(double, call))
            double.traffic.lose(request)
        except ApiError as error:
            status, body, headers = error.status, error.body, headers | error.headers
        request.status = status
        double.traffic.invalid += status in (401, 403, 429)
        double.poke()
        await double.traffic.held(request, "after")
        if status == 0 and http.transport is not None:
            http.transport.abort()
        return _response(status, body, headers)

    return serve


def _success(result: Any) -> tuple[int, Any]:
    if isinstance(result, tuple):
        return result
    return (204, None) if result is None else (200, result)


def _authorise(double: Double, http: web.Request, path: str) -> None:
    by_token = path.startswith(("/interactions/", "/webhooks/"))
    if not by_token and http.headers.get("Authorization") != f"Bot {double.token}":
        raise ApiError(401, 0, "401: Unauthorized")


async def _read(http: web.Request) -> Call:
    call = Call(http.match_info, http.query)
    if http.content_type == "multipart/form-data":
        async for part in await http.multipart():
            assert isinstance(part, BodyPartReader)
            if part.name == "payload_json":
                call.payload = json.loads(await part.text())
            else:
                call.files[part.filename or str(part.name)] = bytes(await part.read())
    elif http.can_read_body:
        call.payload = await http.json()
    return call


def _response(status: int, body: Any, headers: Headers) -> web.Response:
    """JSON with exactly that content type: discord.py reads nothing else."""
    if body is None:
        return web.Response(status=status, headers=headers)
    data = json.dumps(body).encode()
    return web.Response(
        status=status or 500, body=data, headers=headers, content_type="application/json"
    )
