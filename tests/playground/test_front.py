"""The proxy between the page and simcord's server."""

import asyncio
import socket
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web

from bot.playground.front import serve

ACTION = {"kind": "click", "control_key": "m:1", "published_revision": 1}


class Upstream:
    """Plays simcord's server: one page with one button, at a revision that the test sets."""

    def __init__(self) -> None:
        self.revision = 1
        self.actions = []
        self.headers = []
        self.app = web.Application()
        self.app.router.add_get("/", self._page)
        self.app.router.add_get("/api/state", self._state)
        self.app.router.add_post("/api/action", self._action)

    async def _page(self, request):
        headers = {"Content-Security-Policy": "default-src 'self'"}
        return web.Response(
            text="<head></head><body></body>", content_type="text/html", headers=headers
        )

    async def _state(self, request):
        self.headers.append(request.headers)
        return web.json_response(
            {
                "context": {"id": "p"},
                "publishedRevision": self.revision,
                "messages": [{"label": "My hand", "control_key": "m:1"}],
            }
        )

    async def _action(self, request):
        raw = await request.read()
        self.actions.append(await request.json() if raw.startswith(b"{") else raw)
        return web.json_response({"settlement": "settled"})


@asynccontextmanager
async def front(turn=None):
    upstream = Upstream()
    runner = web.AppRunner(upstream.app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    inside = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        async with (
            serve(inside, turn or asyncio.Lock(), [0]) as address,
            aiohttp.ClientSession(address) as client,
        ):
            yield upstream, client
    finally:
        await runner.cleanup()


async def test_the_page_comes_with_our_files_and_its_own_safety_headers():
    async with front() as (_, client):
        response = await client.get("/")
        head = (await response.text()).partition("</head>")[0]
        assert '<link rel="stylesheet" href="/playground.css">' in head
        assert '<script src="/playground.js"></script>' in head
        assert response.headers["Content-Security-Policy"] == "default-src 'self'"
        assert (await client.get("/playground.css")).content_type == "text/css"
        assert (await client.get("/playground.js")).content_type == "text/javascript"


async def test_only_what_the_page_needs_is_passed_on():
    async with front() as (upstream, client):
        sent = {"X-Simcord-Capability": "key", "X-Simcord-Context": "p", "Cookie": "a=b"}
        await client.get("/api/state", headers=sent)
        assert upstream.headers[0]["X-Simcord-Capability"] == "key"
        assert upstream.headers[0]["X-Simcord-Context"] == "p"
        assert "Cookie" not in upstream.headers[0]
        assert upstream.headers[0]["Host"].startswith("127.0.0.1:")


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "null"}]
)
async def test_other_sites_are_refused(headers):
    async with front() as (upstream, client):
        response = await client.post("/api/action", json=ACTION, headers=headers)
        assert response.status == 403
        assert upstream.actions == []


async def test_an_action_waits_while_the_clock_moves():
    turn = asyncio.Lock()
    async with front(turn) as (upstream, client):
        await turn.acquire()
        clicking = asyncio.create_task(client.post("/api/action", json=ACTION))
        await asyncio.sleep(0.1)
        assert upstream.actions == []
        turn.release()
        assert (await clicking).status == 200
        assert upstream.actions == [ACTION]


async def test_a_click_made_just_before_the_page_was_renewed_still_counts():
    async with front() as (upstream, client):
        await client.get("/api/state")
        upstream.revision = 2
        await client.post("/api/action", json=ACTION)
        assert upstream.actions == [{**ACTION, "published_revision": 2}]


@pytest.mark.parametrize("body", [b"[1, 2]", b"no JSON"])
async def test_what_is_no_action_is_passed_on_as_it_is(body):
    async with front() as (upstream, client):
        json_type = {"Content-Type": "application/json"}
        await client.post("/api/action", data=body, headers=json_type)
        assert upstream.actions == [body]


async def test_an_answer_that_is_missing_comes_back_as_such():
    async with front() as (_, client):
        assert (await client.get("/api/assets/none")).status == 404
        assert (await client.get("/favicon.ico")).status == 204


async def test_a_preview_that_is_gone_is_told_from_a_mistake_of_ours():
    with socket.create_server(("127.0.0.1", 0)) as free:
        gone = f"http://127.0.0.1:{free.getsockname()[1]}"
    async with (
        serve(gone, asyncio.Lock(), [0]) as address,
        aiohttp.ClientSession(address) as client,
    ):
        assert (await client.get("/api/state")).status == 502
        assert (await client.post("/api/action", json=ACTION)).status == 502


async def test_a_taken_port_gives_way_to_the_next():
    async with front() as (_, client):
        taken = int(str(client._base_url.port))
        with pytest.raises(OSError, match=f"port {taken} cannot be used"):
            async with serve("http://127.0.0.1:9", asyncio.Lock(), [taken]):
                pass
        async with serve("http://127.0.0.1:9", asyncio.Lock(), [taken, 0]) as address:
            assert not address.endswith(f":{taken}")
