"""A match of Queen of Scots as people meet it: from ``/play`` to the leaderboard."""

from __future__ import annotations

from tests.bot.stage import Stage


async def test_a_lobby_opens_and_fills(stage: Stage) -> None:
    shown = await stage.anne.slash("play", game="queen-of-scots")
    assert "anne" in shown.text
    await stage.bess.press("Join")
    assert "bess" in stage.table_text()
    await stage.anne.press("Start")
    hand = await stage.anne.hand()
    print(stage.table_text())
    print(hand.text, hand.labels)
    print(hand.result)
    assert 0
