"""The soak itself, for a few seconds: `make soak` is the long one."""

from __future__ import annotations

from pathlib import Path

from .__main__ import Plan, soak


async def test_a_short_evening_goes_well(tmp_path: Path) -> None:
    tally = await soak(Plan(tables=6, seconds=8, restart_every=5), tmp_path)
    assert tally.wrong == []
    assert tally.deeds["turn"] > 5
