"""Lobbies: opening one, filling it, and what is refused on the way."""

from __future__ import annotations

import pytest
from simcord import OptionError

from engine.tables.table import Status
from tests.bot.playing import begin
from tests.bot.stage import Stage, assert_refused


async def test_a_host_chooses_rules_and_computers_at_once(stage: Stage) -> None:
    shown = await stage.anne.play(computers=2, target=500, stock_out="reshuffle")
    assert not shown.result.ephemeral
    assert "anne" in shown.text
    assert "3 of 4" in shown.text
    assert "500" in shown.text
    table = await stage.table()
    assert table.rules.model_dump() == {"target": 500, "stock_out": "reshuffle"}
    assert len(stage.public_messages()) == 1


@pytest.mark.parametrize(
    "options",
    [
        {"target": 99},
        {"target": 5001},
        {"computers": 6},
        {"computers": -1},
        {"stock_out": "sometimes"},
        {"game": "whist"},
    ],
)
async def test_discord_itself_refuses_values_out_of_bounds(
    stage: Stage, options: dict[str, int | str]
) -> None:
    with pytest.raises(OptionError):
        await stage.anne.slash("play", **{"game": "queen-of-scots", **options})
    assert stage.public_messages() == []


async def test_too_many_computers_for_the_game_are_refused(stage: Stage) -> None:
    most = max(stage.bot.registry.package(id_).game.seats[-1] - 1 for id_ in stage.bot.registry.ids)
    if most > 3:
        assert_refused(await stage.anne.play(computers=most), "3")
        assert stage.public_messages() == []


async def test_an_option_of_another_game_is_named(stage: Stage) -> None:
    shown = await stage.anne.slash("play", game="famous-monarchs", target=500)
    assert_refused(shown, "target", "Famous Monarchs")
    assert stage.public_messages() == []


async def test_people_join_leave_and_computers_come_and_go(stage: Stage) -> None:
    await stage.anne.play()
    await stage.bess.press("Join")
    await stage.cecily.press("Join")
    await stage.anne.press("Add Page")
    assert "4 of 4" in stage.table_text()
    await stage.cecily.press("Leave")
    assert "cecily" not in stage.table_text()
    await stage.anne.press("Remove computer")
    assert "2 of 4" in stage.table_text()
    assert "Remove computer" not in stage.seen(stage.table_message()).labels
    assert stage.requests("PATCH") == 0, "what answers show need not be edited in again"


async def test_one_cannot_sit_twice(stage: Stage) -> None:
    await stage.anne.play()
    assert_refused(await stage.anne.press("Join"), "already sit")
    assert len((await stage.table()).seats) == 1


async def test_a_person_takes_the_place_of_a_computer_in_a_full_lobby(stage: Stage) -> None:
    await stage.anne.play(computers=3)
    assert "Who joins now takes a computer’s seat." in stage.table_text()
    await stage.bess.press("Join")
    text = stage.table_text()
    assert "bess" in text
    assert "4 of 4" in text


async def test_a_lobby_full_of_people_takes_nobody_else(stage: Stage) -> None:
    await stage.anne.play()
    join = stage.seen(stage.table_message()).button("Join")
    for guest in (stage.bess, stage.cecily, stage.dorothy):
        await guest.press("Join")
    labels = stage.seen(stage.table_message()).labels
    assert "Join" not in labels
    assert "Add Page" not in labels
    assert "computer" not in "".join(labels), "there is none to remove, and no room for one"
    late = stage.person("edith")
    assert_refused(await late.send(join), "full", "4")
    assert "edith" not in stage.table_text()


@pytest.mark.parametrize("label", ["Start", "Add Page", "Remove computer", "Cancel"])
async def test_only_the_host_runs_a_lobby(stage: Stage, label: str) -> None:
    await stage.anne.play(computers=1)
    await stage.bess.press("Join")
    before = await stage.table()
    assert_refused(await stage.bess.press(label), "Only the host")
    assert_refused(await stage.dorothy.press(label), "Only the host")
    assert await stage.table() == before


async def test_a_match_needs_two_seats(stage: Stage) -> None:
    await stage.anne.play()
    assert "Start" not in stage.seen(stage.table_message()).labels
    table = await stage.table()
    forged = f"rg|start|{table.id}|{table.version}|"
    assert_refused(await stage.anne.send(forged), "2 players")
    assert (await stage.table()).status is Status.LOBBY


async def test_who_does_not_sit_there_cannot_leave(stage: Stage) -> None:
    await stage.anne.play()
    assert_refused(await stage.bess.press("Leave"), "has not begun: press *Join*")


async def test_the_host_passes_on(stage: Stage) -> None:
    await stage.anne.play()
    await stage.bess.press("Join")
    await stage.cecily.press("Join")
    await stage.anne.press("Leave")
    assert "bess⁩ · host" in stage.table_text()
    await stage.bess.press("Start")
    assert "Round 1" in stage.table_text()


async def test_with_the_last_person_the_lobby_closes_and_frees_the_channel(stage: Stage) -> None:
    await stage.anne.play(computers=3)
    await stage.anne.press("Leave")
    assert "closed" in stage.table_text()
    assert stage.seen(stage.table_message()).labels == []
    await stage.bess.play()
    assert "bess" in stage.table_text()


async def test_a_second_table_in_a_channel_is_refused_with_a_link_to_the_first(
    stage: Stage,
) -> None:
    await stage.anne.play()
    shown = await stage.bess.play()
    message = stage.table_message()
    link = f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{message.id}"
    assert_refused(shown, "already open", link)
    assert len(stage.public_messages()) == 1
    assert "bess" not in stage.table_text()


async def test_each_channel_and_thread_has_a_table_of_its_own(stage: Stage) -> None:
    thread = stage.env.backend.create_thread(stage.channel.id, "late", stage.anne.id)
    await stage.env.settle()
    await stage.anne.play()
    await stage.anne.at(stage.other_channel).play()
    threads = [each for each in stage.channel.threads if each.id == thread.id]
    shown = await stage.anne.at(threads[0]).play()
    assert "anne" in shown.text
    for channel in (stage.channel, stage.other_channel, threads[0]):
        [message] = [
            each for each in stage.public_messages(channel) if each.author.id != stage.anne.id
        ]
        assert "1 of 4" in stage.seen(message).text


async def test_host_or_moderator_cancels(stage: Stage) -> None:
    await stage.anne.play()
    await stage.moderator.press("Cancel")
    assert "closed" in stage.table_text()
    await stage.anne.play()
    await stage.anne.press("Cancel")
    assert "closed" in stage.table_text()
    assert len(stage.public_messages()) == 2


async def test_late_presses_of_a_lobbys_buttons_leave_the_match_alone(stage: Stage) -> None:
    await stage.anne.play()
    lobby = stage.seen(stage.table_message())
    late = {label: lobby.button(label) for label in ("Join", "Leave", "Cancel", "Add Page")}
    await stage.bess.press("Join")
    start = stage.seen(stage.table_message()).button("Start")
    await stage.anne.press("Start")
    before = await stage.table()
    assert_refused(await stage.bess.send(late["Leave"]), "already under way")
    assert_refused(await stage.anne.send(late["Cancel"]), "already under way")
    assert_refused(await stage.cecily.send(late["Join"]), "already under way")
    assert_refused(await stage.anne.send(late["Add Page"]), "moved on")
    assert_refused(await stage.anne.send(start), "moved on")
    assert await stage.table() == before


async def test_the_rules_are_one_press_away_and_can_be_leafed_through(stage: Stage) -> None:
    await stage.anne.play(target=500)
    shown = await stage.dorothy.press("Rules")
    assert shown.private
    assert "Page 1 of" in shown.text
    pages = {shown.text}
    while "Next page" in shown.labels:
        shown = await stage.dorothy.press_private("Next page")
        pages.add(shown.text)
    assert "500" in "".join(pages), "the table's own target is told"
    assert "House rulings" in shown.text
    assert len(pages) == int(shown.text.rpartition("of ")[2].split()[0])
    await stage.dorothy.press_private("Previous page")
    await stage.dorothy.choose("choose")
    assert "Page 1 of" in stage.dorothy.sees.text
    assert len(stage.public_messages()) == 1


async def test_my_hand_waits_for_the_match(stage: Stage) -> None:
    await stage.anne.play()
    assert_refused(await stage.anne.slash("hand"), "has not begun")
    assert_refused(await stage.bess.slash("hand"), "has not begun: press *Join*")


async def test_the_lobby_becomes_the_table(stage: Stage) -> None:
    await begin(stage, stage.bess)
    assert "Round 1" in stage.table_text()
    assert len(stage.table_messages()) == 1
    hand = await stage.anne.hand()
    assert hand.private
    assert "11 cards" in hand.text
