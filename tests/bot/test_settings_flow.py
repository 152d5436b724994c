"""/settings server: what moderators choose for the tables of their server."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n import supported
from engine.store.housekeeping import GuildSettings
from tests.bot.stage import Shown, Stage, assert_refused


async def choose(stage: Stage, field: str, *values: Any) -> Shown:
    await stage.moderator.slash("settings server")
    menu = next(
        each["custom_id"]
        for each in stage.moderator.sees.walk()
        if each.get("custom_id", "").endswith(f"|{field}")
    )
    await stage.moderator.member.select(stage.moderator.private, list(values), custom_id=menu)
    return stage.moderator.sees


def chosen(shown: Shown, field: str) -> list[str]:
    return [each["value"] for each in shown.menu(field).options if each.get("default")]


async def settings(stage: Stage) -> GuildSettings:
    return await stage.bot.servers.get(stage.guild.id)


async def test_only_moderators_choose(stage: Stage) -> None:
    assert_refused(await stage.anne.slash("settings server"), "manage the server")
    await stage.anne.play()
    for forged in ("rg|set|0|0|computers", "rg|rule|0|0|queen-of-scots.target"):
        assert_refused(await stage.anne.send(forged, "off"), "manage the server")
    for forged in ("rg|reset|0|0|", "rg|server|0|0|", "rg|gamerules|0|0|queen-of-scots"):
        assert_refused(await stage.anne.send(forged), "manage the server")
    assert await settings(stage) == GuildSettings()


async def test_every_menu_shows_what_holds_now(stage: Stage) -> None:
    shown = await stage.moderator.slash("settings server")
    assert shown.private
    assert chosen(shown, "language") == ["auto"]
    assert [each["value"] for each in shown.menu("language").options] == ["auto", *supported()]
    assert chosen(shown, "clock") == ["300"]
    assert chosen(shown, "openers") == ["everyone"]
    assert chosen(shown, "computers") == ["on"]
    assert chosen(shown, "limit") == ["20"]
    shown = await choose(stage, "clock", "3600")
    assert chosen(shown, "clock") == ["3600"]
    assert chosen(await choose(stage, "language", "en"), "language") == ["en"]


async def test_a_new_table_has_the_usual_clock_unless_its_host_says_otherwise(
    stage: Stage,
) -> None:
    await choose(stage, "clock", "3600")
    await stage.anne.play()
    assert (await stage.table()).clock == 3600
    await stage.bess.at(stage.other_channel).play(clock=0)
    tables = [await stage.bot.tables.peek(id_) for id_ in await _running(stage)]
    assert sorted(table.clock for table in tables if table) == [0, 3600]


async def test_only_moderators_may_open_tables_where_that_is_chosen(stage: Stage) -> None:
    await choose(stage, "openers", "moderators")
    assert_refused(await stage.anne.play(), "only moderators open tables")
    await stage.moderator.play()
    assert "moderator" in stage.table_text()


async def test_tables_only_in_the_channels_chosen_and_their_threads(stage: Stage) -> None:
    await choose(stage, "channels", stage.other_channel)
    shown = await stage.anne.play()
    assert_refused(shown, f"<#{stage.other_channel.id}>")
    await stage.anne.at(stage.other_channel).play()
    assert await _running(stage)
    await stage.bess.at(stage.other_channel).play(in_thread=True)
    assert len(await _running(stage)) == 2
    await choose(stage, "channels")
    await stage.cecily.play()
    assert "cecily" in stage.table_text()


async def test_a_channel_that_was_deleted_counts_no_more(stage: Stage) -> None:
    await choose(stage, "channels", stage.other_channel)
    stage.env.backend.delete_channel(stage.other_channel.id)
    await stage.settle()
    await stage.anne.play()
    assert "anne" in stage.table_text()
    await choose(stage, "limit", "3")
    assert (await settings(stage)).allowed_channels == ()


async def test_without_computers_none_is_offered_or_comes(stage: Stage) -> None:
    await choose(stage, "computers", "off")
    assert_refused(await stage.anne.play(computers=1), "without computers")
    await stage.anne.play()
    shown = stage.seen(stage.table_message())
    assert "Add Page" not in shown.labels
    assert shown.menus == []
    assert "computer" not in shown.text
    forged = shown.button("Join").replace("|join|", "|add|")
    assert_refused(await stage.anne.send(forged), "without computers")


async def test_no_more_tables_than_chosen(stage: Stage) -> None:
    await choose(stage, "limit", "1")
    await stage.anne.play()
    elsewhere = stage.bess.at(stage.other_channel)
    assert_refused(await elsewhere.play(), "Only one table")
    assert_refused(await elsewhere.play(in_thread=True), "Only one table")
    assert stage.other_channel.threads == []
    await stage.anne.press("Cancel")
    await elsewhere.play()
    assert len(await _running(stage)) == 1


async def test_tables_in_threads_as_a_rule(stage: Stage) -> None:
    await choose(stage, "thread", "on")
    await stage.anne.play()
    [thread] = stage.channel.threads
    await stage.bess.play(in_thread=False)
    assert "bess" in stage.table_text()
    stage.env.backend.create_thread(stage.channel.id, "own", stage.anne.id)
    await stage.settle()
    own = next(each for each in stage.channel.threads if each.id != thread.id)
    await stage.cecily.at(own).play()
    assert stage.public_messages(own), "a thread is enough of a thread"


async def test_the_usual_rules_of_a_game(stage: Stage) -> None:
    await stage.moderator.slash("settings server")
    shown = await stage.moderator.press_private("Queen of Scots")
    menu = shown.menu("queen-of-scots.target")
    values = [int(each["value"]) for each in menu.options]
    assert values == sorted(values)
    assert values[0] == 100
    assert values[-1] == 5000
    await stage.moderator.member.select(stage.moderator.private, ["500"], custom_id=menu.id)
    assert chosen(stage.moderator.sees, "queen-of-scots.target") == ["500"]
    await stage.anne.play()
    assert (await stage.table()).rules.model_dump()["target"] == 500
    await stage.bess.at(stage.other_channel).play(target=200)
    tables = [await stage.bot.tables.peek(id_) for id_ in await _running(stage)]
    assert {table.rules.model_dump()["target"] for table in tables if table} == {200, 500}


async def test_reset_is_as_it_was_at_first(stage: Stage) -> None:
    await choose(stage, "clock", "60")
    await choose(stage, "channels", stage.other_channel)
    shown = await stage.moderator.press_private("Reset all")
    assert "Reset all settings of this server?" in shown.text
    assert (await settings(stage)).clock == 60, "it asks first"
    shown = await stage.moderator.press_private("Reset all")
    assert "as it was at first" in shown.text
    assert chosen(shown, "clock") == ["300"]
    assert await settings(stage) == GuildSettings()


async def test_the_choices_outlive_a_restart(stage: Stage) -> None:
    await choose(stage, "limit", "3")
    await stage.restart()
    assert (await settings(stage)).table_limit == 3


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("clock", "61"),
        ("clock", "soon"),
        ("openers", "nobody"),
        ("computers", "maybe"),
        ("limit", "51"),
        ("limit", "0"),
        ("language", "tlh"),
        ("channels", "here"),
        ("admin", "on"),
    ],
)
async def test_a_forged_choice_changes_nothing(stage: Stage, field: str, value: str) -> None:
    await stage.moderator.slash("settings server")
    await stage.moderator.send(f"rg|set|0|0|{field}", value, message=stage.moderator.private)
    assert await settings(stage) == GuildSettings()


@pytest.mark.parametrize(
    ("argument", "value"),
    [
        ("queen-of-scots.target", "99999"),
        ("queen-of-scots.colour", "red"),
        ("chess.target", "500"),
    ],
)
async def test_a_forged_rule_changes_nothing(stage: Stage, argument: str, value: str) -> None:
    await stage.moderator.slash("settings server")
    await stage.moderator.send(f"rg|rule|0|0|{argument}", value, message=stage.moderator.private)
    assert await settings(stage) == GuildSettings()


async def _running(stage: Stage) -> list[int]:
    return await stage.bot.store.running_of_guild(stage.guild.id)
