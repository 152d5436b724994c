"""A match of Queen of Scots as people meet it: from ``/play`` to the leaderboard."""

from __future__ import annotations

from tests.bot.stage import Stage


async def test_a_lobby_opens_fills_and_starts(stage: Stage) -> None:
    shown = await stage.anne.slash("play", game="queen-of-scots")
    assert "anne" in shown.text
    await stage.bess.press("Join")
    assert "bess" in stage.table_text()
    await stage.anne.press("Start")
    assert "Round 1" in stage.table_text()
    hand = await stage.anne.hand()
    assert hand.result.ephemeral
    assert "11 cards" in hand.text
