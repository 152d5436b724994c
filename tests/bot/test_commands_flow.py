"""The commands of a running table: /hand, /table, /leave, /end; and /rules and /help."""

from __future__ import annotations

import re

import pytest
from discord import app_commands

from engine.tables.table import Status
from tests.bot.playing import begin, play_match, take_turn
from tests.bot.stage import Stage, assert_refused
from tests.games.corpus import REGISTRY


async def test_play_offers_every_table_rule_of_every_game_beside_its_own_options(
    stage: Stage,
) -> None:
    own = ["game", "computers", "level", "clock", "in_thread"]
    packages = map(REGISTRY.package, REGISTRY.ids)
    rules = [option.name for package in packages for option in package.face.options]
    command = stage.bot.tree.get_command("play")
    assert isinstance(command, app_commands.Command)
    offered = [parameter.name for parameter in command.parameters]
    assert offered == [*own, *rules], "a name is taken twice"
    assert len(offered) <= 25
    assert all(re.fullmatch("[a-z_]{1,32}", name) for name in offered)


@pytest.mark.parametrize("name", ["hand", "table", "leave", "end"])
async def test_without_a_table_the_way_to_one_is_told(stage: Stage, name: str) -> None:
    assert_refused(await stage.anne.slash(name), "/play")
    await stage.anne.play()
    await stage.anne.press("Cancel")
    assert_refused(await stage.anne.slash(name), "/play")


async def test_hand_is_the_same_as_its_button(stage: Stage) -> None:
    await begin(stage, stage.bess)
    by_button = (await stage.anne.hand()).text
    assert (await stage.anne.slash("hand")).text == by_button


async def test_table_brings_the_table_down_and_takes_the_old_message_away(stage: Stage) -> None:
    await begin(stage, stage.bess)
    old = stage.table_message()
    await stage.dorothy.member.send(stage.channel, "What a game!")
    shown = await stage.dorothy.slash("table")
    assert shown.private
    tables = [each for each in stage.table_messages() if each.author.id != stage.dorothy.id]
    assert len(tables) == 1
    assert tables[0].id > old.id
    assert old.id not in [message.id for message in stage.public_messages()]
    await take_turn(await stage.turn())
    assert "discards" in stage.table_text(), "it is this message that goes on"
    assert stage.requests("POST", f"/channels/{stage.channel.id}/messages") == 1 + 2


async def test_table_shows_a_finished_match_once_more(stage: Stage) -> None:
    await begin(stage, target=100, computers=1)
    await play_match(stage)
    old = stage.table_message()
    await stage.dorothy.slash("table")
    [message] = stage.table_messages()
    assert message.id != old.id
    assert "the match is over" in stage.table_text()


async def test_leaving_a_match_hands_the_seat_to_a_computer_that_plays_on(stage: Stage) -> None:
    await begin(stage, stage.bess, stage.cecily)
    leaver = await stage.turn()
    shown = await leaver.leave()
    assert shown.private
    assert "A computer plays your hand" in shown.text
    table = await stage.table()
    assert table.seat_of(leaver.id) is None
    assert "🤖 Courtier" in stage.table_text()
    assert table.turn is not None
    assert table.turn.is_person, "the computer has taken its turn already"
    assert leaver.member.name not in stage.table_text().split("dealt")[1]
    assert_refused(await leaver.slash("leave"), "do not sit")
    assert_refused(await leaver.slash("hand"), "do not sit")
    for _ in range(4):
        await take_turn(await stage.turn())
    assert (await stage.table()).status in (Status.PLAYING, Status.ROUND_OVER)


async def test_leaving_a_match_by_command_asks_first(stage: Stage) -> None:
    await begin(stage, stage.bess)
    before = await stage.table()
    shown = await stage.bess.slash("leave")
    assert shown.private
    assert "Leave for good?" in shown.text
    assert await stage.table() == before
    shown = await stage.bess.press_private("Back")
    assert "Leave for good?" not in shown.text
    assert await stage.table() == before


async def test_the_host_passes_on_in_a_match_too(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await stage.anne.leave()
    assert (await stage.table()).host_id == stage.bess.id
    assert_refused(await stage.anne.slash("end"), "Only the host")
    await stage.bess.slash("end")
    await stage.bess.press_private("End it")
    assert "closed" in stage.table_text()


async def test_with_the_last_person_a_match_closes_and_the_channel_is_free(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await stage.bess.leave()
    shown = await stage.anne.leave()
    assert "closed" in shown.text
    assert "closed" in stage.table_text()
    assert stage.pings() == []
    await stage.cecily.play()
    assert "cecily" in stage.table_text()


async def test_leaving_a_lobby_by_command(stage: Stage) -> None:
    await stage.anne.play()
    await stage.bess.press("Join")
    shown = await stage.bess.slash("leave")
    assert "left the table" in shown.text
    assert "computer" not in shown.text
    assert "bess" not in stage.table_text()
    shown = await stage.anne.slash("leave")
    assert "closed" in shown.text
    assert "closed" in stage.table_text()


async def test_the_host_ends_a_match_after_a_question(stage: Stage) -> None:
    await begin(stage, stage.bess)
    shown = await stage.anne.slash("end")
    assert shown.private
    assert "will not count" in shown.text
    shown = await stage.anne.press_private("Keep playing")
    assert (await stage.table()).status is Status.PLAYING
    await stage.anne.slash("end")
    shown = await stage.anne.press_private("End it")
    assert "closed" in shown.text
    assert "closed" in stage.table_text()
    assert stage.seen(stage.table_message()).labels == []
    assert stage.pings() == []
    board = await stage.anne.slash("leaderboard")
    assert "Be the first" in board.text


async def test_a_moderator_ends_a_match_and_others_may_not(stage: Stage) -> None:
    await begin(stage, stage.bess)
    assert_refused(await stage.bess.slash("end"), "Only the host", "⁨anne⁩")
    assert_refused(await stage.dorothy.slash("end"), "Only the host")
    table = await stage.table()
    forged = f"rg|end|{table.id}|{table.version}|"
    assert_refused(await stage.bess.send(forged), "Only the host")
    assert (await stage.table()).status is Status.PLAYING
    await stage.moderator.slash("end")
    await stage.moderator.press_private("End it")
    assert "closed" in stage.table_text()


async def test_a_question_left_open_ends_nothing_twice(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await stage.anne.slash("end")
    await stage.moderator.slash("end")
    await stage.moderator.press_private("End it")
    await stage.cecily.play()
    shown = await stage.anne.press_private("End it")
    assert "closed" in shown.text
    assert "cecily" in stage.table_text()
    assert (await stage.table()).status is Status.LOBBY


async def test_rules_speak_of_the_game_played_here_or_the_one_named(stage: Stage) -> None:
    shown = await stage.anne.slash("rules")
    assert shown.private
    assert "Queen of Scots" in shown.text
    await stage.anne.slash("play", game="famous-monarchs")
    assert "Famous Monarchs" in (await stage.anne.slash("rules")).text
    assert "Queen of Scots" in (await stage.anne.slash("rules", game="queen-of-scots")).text


async def test_help_says_how_to_begin(stage: Stage) -> None:
    shown = await stage.dorothy.slash("help")
    assert shown.private
    for name in ("/play", "/hand", "/table", "/leave", "/end", "/rules", "/leaderboard"):
        assert name in shown.text
