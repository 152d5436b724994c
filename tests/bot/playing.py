"""People who play on by themselves: through the buttons of their hands, and nothing else."""

from __future__ import annotations

from engine.tables.table import Status
from tests.bot.positions import lay_out
from tests.bot.stage import Shown, Stage, User


async def take_turn(user: User) -> None:
    """A whole turn: draw, lay whatever the menus offer first, discard."""
    shown = await user.hand()
    if "Draw" in shown.labels:
        shown = await user.press_private("Draw")
    while "Your hand" in shown.text and not _is_over(shown):
        verb = next((verb for verb in ("lay", "add", "discard") if verb in shown.verbs), None)
        if verb is None:
            if not any("Discard" in label for label in shown.labels):
                return
            shown = await user.press_private("Discard")
            return
        shown = await user.choose(verb)
        if verb == "discard":
            return


def _is_over(shown: Shown) -> bool:
    return "end of round" in shown.text or "match is over" in shown.text


async def play_round(stage: Stage) -> None:
    """Turns of the people (computers take theirs) until the round is over."""
    while (await stage.table()).status is Status.PLAYING:
        await take_turn(await stage.turn())


async def all_ready(stage: Stage) -> None:
    """Everybody at the table is ready for the next round, which is dealt."""
    for user_id in (await stage.table()).present:
        user = next(user for user in stage.people.values() if user.id == user_id)
        await user.press("Ready")


async def play_match(stage: Stage) -> int:
    """Rounds until the match is over; how many."""
    rounds = 1
    await play_round(stage)
    while (await stage.table()).status is Status.ROUND_OVER:
        await all_ready(stage)
        await play_round(stage)
        rounds += 1
    return rounds


async def win(stage: Stage) -> None:
    """Anne lays a set of John Knox, Bess is left with Geddon: 90 points each become 120 and 85."""
    names = [seated.name for seated in (await stage.table()).seats]
    await lay_out(
        stage,
        stage.anne,
        {names[0]: ["knox"] * 3, names[1]: ["geddon"]},
        phase="play",
        totals=[90, 90],
    )
    await stage.anne.hand()
    await stage.anne.choose("lay")


async def begin(stage: Stage, *guests: User, **options: int | str) -> None:
    """Anne opens a table, the guests join, she starts."""
    await stage.anne.play(**options)
    for guest in guests:
        await guest.press("Join")
    await stage.anne.press("Start")
