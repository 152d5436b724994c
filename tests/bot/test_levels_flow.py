"""Computers of three levels: chosen in the lobby, seen at the table, asked for a hint."""

from __future__ import annotations

import pytest

from bot.client import Regalia
from engine.tables.table import Status
from engine.tables.thinking import Thinking
from tests.bot.conftest import MakeBot
from tests.bot.playing import begin, play_match
from tests.bot.stage import Shown, Stage, User, assert_refused
from tests.engine.odd import CourtGames


@pytest.fixture
def simcord_bot(make_bot: MakeBot) -> Regalia:
    """A bot whose games have a page, a courtier and a regent, the last two slow ones."""
    bot = make_bot()
    bot.registry = CourtGames()
    return bot


@pytest.fixture
async def court(stage: Stage) -> Stage:
    """The usual stage, whose computers think with the same games."""
    stage.bot.tables._thinking = Thinking(CourtGames, budget=1.0)
    return stage


async def choose(user: User, level: str) -> Shown:
    """Choose in the lobby's menu."""
    message = user.stage.table_message()
    menu = user.stage.seen(message).menu("level")
    return user._seen(await user.member.select(message, [level], custom_id=menu.id))


async def levels(stage: Stage) -> list[str | None]:
    return [seated.level for seated in (await stage.table()).seats]


async def test_the_host_chooses_a_level_for_each_computer(court: Stage) -> None:
    await court.anne.play()
    menu = court.seen(court.table_message()).menu("level")
    assert [option["value"] for option in menu.options] == ["page", "courtier", "regent"]
    assert all(option["description"] for option in menu.options)
    await choose(court.anne, "regent")
    await choose(court.anne, "courtier")
    assert await levels(court) == [None, "regent", "courtier"]
    assert "🤖 Regent" in court.table_text()
    assert "🤖 Courtier" in court.table_text()


async def test_the_button_adds_the_level_chosen_last(court: Stage) -> None:
    await court.anne.play()
    await court.anne.press("Add Page")
    await choose(court.anne, "courtier")
    await court.anne.press("Remove computer")
    await court.anne.press("Add Courtier")
    assert await levels(court) == [None, "page", "courtier"]


async def test_a_full_table_offers_no_level(court: Stage) -> None:
    await court.anne.play(computers=3)
    assert court.seen(court.table_message()).menus == []


async def test_play_seats_computers_of_a_level_and_remembers_it(court: Stage) -> None:
    await court.anne.play(computers=2, level="courtier")
    assert "🤖 Courtier 2" in court.table_text()
    await court.anne.press("Add Courtier")
    assert await levels(court) == [None, "courtier", "courtier", "courtier"]


async def test_only_the_host_chooses_and_only_levels_there_are(court: Stage) -> None:
    await court.anne.play()
    table = await court.table()
    assert_refused(await choose(court.bess, "regent"), "host")
    shown = await court.anne.send(f"rg|add|{table.id}|{table.version}|level", "jester")
    assert_refused(shown, "jester")
    assert await levels(court) == [None]


async def test_slow_computers_think_and_play_a_match_to_its_end(court: Stage) -> None:
    await begin(court, computers=2, level="regent", target=100)
    assert "🤖 Regent 2" in court.table_text()
    await play_match(court)
    assert (await court.table()).status is Status.FINISHED


async def test_who_leaves_is_played_for_by_a_courtier(court: Stage) -> None:
    await begin(court, court.bess, target=500)
    await court.bess.leave()
    assert "courtier" in await levels(court)
    assert "🤖 Courtier" in court.table_text()


# --- a hint ---


async def whose_turn(stage: Stage) -> tuple[str, str]:
    """The names of who is to act and of somebody who is not."""
    turn = (await stage.table()).turn
    assert turn is not None
    return turn.name, "bess" if turn.name == "anne" else "anne"


async def test_a_hint_names_a_move_and_why_with_a_button_that_makes_it(court: Stage) -> None:
    await begin(court, court.bess)
    name, other = await whose_turn(court)
    player = court.people[name]
    before = await court.table()
    assert "Hint" not in (await court.people[other].hand()).labels
    assert "Hint" in (await player.hand()).labels
    shown = await player.press_private("Hint")
    assert shown.text.startswith("> 💡 ")
    assert "Hint" not in shown.labels
    assert await court.table() == before, "asking changes nothing"
    follow = next(each for each in shown.walk() if "|follow|" in each.get("custom_id", ""))
    assert follow["label"] == "Draw"
    await player.send(follow["custom_id"], message=player.private)
    after = await court.table()
    assert after.moves > before.moves


async def test_an_old_or_foreign_hint_is_refused(court: Stage) -> None:
    await begin(court, court.bess)
    name, other = await whose_turn(court)
    table = await court.table()
    hint = f"rg|hint|{table.id}|{table.version}|"
    assert_refused(await court.people[other].send(hint), "turn")
    assert_refused(await court.cecily.send(hint), "do not sit")
    await court.people[name].hand()
    await court.bot.tables._thinking.close()
    shown = await court.people[name].press_private("Hint")
    assert "no hint this time" in shown.text
    assert "The adviser at table" in court.errors.told()[0]
    assert "Hint" in shown.labels
