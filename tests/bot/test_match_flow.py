"""A whole match of two people through buttons only, to the leaderboard and the rematch."""

from __future__ import annotations

from engine.tables.table import Status
from tests.bot.playing import begin, play_match
from tests.bot.stage import Stage


async def test_a_match_is_played_to_its_final_standings(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await play_match(stage)
    assert (await stage.table()).status is Status.FINISHED
    assert "the match is over" in stage.table_text()
