"""Finished matches put straight into the store, and what is to be seen of files."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from engine.store.protocol import Store
from tests.bot.stage import Shown, Stage, User
from tests.store.rows import finished, header

GAME = "queen-of-scots"


async def ended(
    stage: Stage,
    *points: tuple[User | None, int],
    at: float = 1e9,
    guild_id: int | None = None,
    names: Sequence[str | None] = (),
) -> int:
    """A finished match of these people (``None``: a computer) and their points; its id.

    They play under their user names unless ``names`` has others.
    """
    store: Store = stage.bot.store
    best = max(score for _, score in points)
    kinds = ["computer:page" if user is None else "human" for user, _ in points]
    channel_id = 900_000 + store.new_table_id()
    row = await finished(
        store,
        channel_id,
        *((user.id if user else None, score, score == best) for user, score in points),
        names=names or [user.member.name if user else "page" for user, _ in points],
        at=at,
        header=header(*kinds),
        guild_id=guild_id or stage.guild.id,
    )
    assert row.match_id is not None
    return row.match_id


def pictures(shown: Shown) -> list[str]:
    """The alternative texts of the pictures on a screen."""
    return [
        item["description"]
        for node in shown.walk()
        if node.get("type") == 12
        for item in node["items"]
    ]


async def files(shown: Shown) -> dict[str, bytes]:
    """The files that came with the last answer, by name."""
    result: Any = shown.result
    last = result.followups[-1] if result.followups else result.response
    return {each.filename: await each.read() for each in last.attachments}


def late(stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let a question to the store take longer than an answer may wait."""
    monkeypatch.setattr("bot.reply.DEFER_AFTER", 0.01)
    own = getattr(stage.bot.store, name)

    async def answer(*args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(0.03)
        return await own(*args, **kwargs)

    monkeypatch.setattr(stage.bot.store, name, answer)
