"""/privacy: shown, taken along, deleted; and what happens to those who leave."""

from __future__ import annotations

import json

import pytest

from bot.chores import EVERY, FIRST
from engine.errors import StoreError
from engine.store.people import PURGE_AFTER, THE_BOT
from engine.tables.table import Status
from tests.bot.playing import begin, win
from tests.bot.scores import GAME, ended, files
from tests.bot.stage import Stage, assert_refused

DAY = 24 * 3600.0


async def test_who_never_played_has_nothing_kept_and_nothing_to_delete(stage: Stage) -> None:
    shown = await stage.dorothy.slash("privacy show")
    assert shown.private
    assert "Nothing is kept about you" in shown.text
    shown = await stage.dorothy.slash("privacy export")
    [data] = (await files(shown)).values()
    assert json.loads(data)["results"] == []
    shown = await stage.dorothy.slash("privacy delete")
    assert "Nothing is kept about you" in shown.text
    assert shown.labels == []


async def test_what_is_kept_is_told_and_given(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await stage.anne.press("My hand")
    await win(stage)
    shown = await stage.anne.slash("privacy show")
    assert "one result" in shown.text
    assert "table you sat at" in shown.text
    shown = await stage.anne.press_private("Download it all")
    assert shown.new_private
    [(name, data)] = (await files(shown)).items()
    assert name == f"regalia-{stage.anne.id}.json"
    kept = json.loads(data)
    assert kept["results"][0]["points"] == 120
    assert "bess" not in data.decode(), "nothing about others"


async def test_a_file_too_large_for_discord_is_packed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.handlers.privacy.LARGEST", 10)
    [(name, data)] = (await files(await stage.anne.slash("privacy export"))).items()
    assert name.endswith(".json.gz")
    assert data.startswith(b"\x1f\x8b")


async def test_nothing_is_deleted_before_the_answer(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    shown = await stage.anne.slash("privacy delete")
    assert "cannot be undone" in shown.text
    shown = await stage.anne.press_private("Keep it")
    assert "one result" in shown.text
    assert "⁨anne⁩" in (await stage.bess.slash("leaderboard")).text


async def test_deleting_leaves_the_others_results_and_no_name(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await stage.anne.slash("privacy delete")
    assert "Done" in (await stage.anne.press_private("Delete everywhere")).text
    shown = await stage.bess.slash("leaderboard")
    assert "anne" not in shown.text
    assert "**1** · ⁨bess⁩ · 85" in shown.text
    shown = await stage.bess.slash("history")
    assert "🥇 Seat 1: 120 · 🥈 ⁨bess⁩: 85" in shown.text
    assert "No match of this game" in (await stage.anne.slash("stats")).text
    assert "Nothing is kept" in (await stage.anne.slash("privacy show")).text


async def test_deleting_in_one_server_leaves_the_other(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await ended(stage, (stage.anne, 120), (stage.bess, 85), guild_id=77)
    await stage.anne.slash("privacy delete")
    await stage.anne.press_private("Delete in this server")
    assert await stage.bot.store.stats(stage.guild.id, GAME, stage.anne.id) is None
    assert await stage.bot.store.stats(77, GAME, stage.anne.id) is not None


async def test_a_seat_under_way_goes_to_a_computer(stage: Stage) -> None:
    await begin(stage, stage.bess)
    shown = await stage.anne.slash("privacy delete")
    assert "a computer will take your seat" in shown.text
    await stage.anne.press_private("Delete everywhere")
    table = await stage.table()
    assert table.status is Status.PLAYING
    assert table.people == (stage.bess.id,)
    assert "anne" not in stage.table_text().split("dealt")[1]


async def test_a_deletion_in_part_is_told_and_can_be_asked_for_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await begin(stage, stage.bess)
    with monkeypatch.context() as patch:
        patch.setattr(stage.bot.store, "save", _full)
        await stage.anne.slash("privacy delete")
        shown = await stage.anne.press_private("Delete everywhere")
        assert "Not everything is deleted yet" in shown.text
        [line] = stage.errors.told()
        assert "stays as it is" in line
    assert "anne" not in (await stage.bess.slash("leaderboard")).text, "as far as it went"
    assert stage.anne.id in (await stage.table()).people
    await stage.anne.slash("privacy delete")
    assert "Done" in (await stage.anne.press_private("Delete everywhere")).text
    assert (await stage.table()).people == (stage.bess.id,)


async def test_what_no_button_says_is_refused(stage: Stage) -> None:
    await stage.anne.play()
    for verb in ("privacy", "forget"):
        assert_refused(await stage.anne.send(f"rg|{verb}|0|0|all"), "older version")


# --- leaving ---


@pytest.mark.settings(members_intent=True)
async def test_who_leaves_is_hidden_at_once_and_shown_by_a_switch(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    stage.guild.remove_member(stage.anne.member)
    await stage.settle()
    shown = await stage.bess.slash("leaderboard")
    assert "anne" not in shown.text
    assert "🥇 **1** · ⁨bess⁩" in shown.text
    shown = await stage.bess.press_private("Show those who left")
    assert "🥇 **1** · ⁨anne⁩" in shown.text
    shown = await stage.bess.press_private("Hide those who left")
    assert "anne" not in shown.text
    left = await stage.bot.store.departures(stage.guild.id)
    assert list(left) == [stage.anne.id]


@pytest.mark.settings(members_intent=True)
async def test_thirty_days_later_their_data_here_is_deleted(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    stage.guild.remove_member(stage.anne.member)
    await stage.settle()
    store, guild_id = stage.bot.store, stage.guild.id
    await _days_pass(stage, 29)
    assert await store.stats(guild_id, GAME, stage.anne.id) is not None
    await _days_pass(stage, 31)
    assert await store.stats(guild_id, GAME, stage.anne.id) is None
    assert await store.departures(guild_id) == {}


async def test_one_whose_data_cannot_be_deleted_now_keeps_nobody_elses(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85), guild_id=77)
    store = stage.bot.store
    for user in (stage.anne, stage.bess):
        await store.person_left(77, user.id, 0.0)
    own = stage.bot.tables.forget

    async def forget(user_id: int, guild_id: int | None = None) -> None:
        if user_id == stage.anne.id:
            raise StoreError("secret of the house")
        await own(user_id, guild_id)

    monkeypatch.setattr(stage.bot.tables, "forget", forget)
    await _days_pass(stage, 31)
    [line] = stage.errors.told()
    assert "secret of the house" in line
    assert set(await store.departures(77)) == {THE_BOT, stage.anne.id}


@pytest.mark.settings(members_intent=True)
async def test_who_comes_back_loses_nothing(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    stage.guild.remove_member(stage.anne.member)
    await stage.settle()
    stage.guild.add_member(_user(stage, stage.anne.id))
    await stage.settle()
    assert await stage.bot.store.departures(stage.guild.id) == {}
    assert "anne" in (await stage.bess.slash("leaderboard")).text


async def test_a_return_that_was_missed_is_noticed_before_anything_is_deleted(
    stage: Stage,
) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    now = stage.env.now().timestamp()
    await stage.bot.store.person_left(stage.guild.id, stage.anne.id, now - PURGE_AFTER)
    await stage.bot.store.guild_left(stage.guild.id, now - PURGE_AFTER)
    assert THE_BOT in await stage.bot.store.departures(stage.guild.id)
    await _days_pass(stage, 1)
    assert await stage.bot.store.departures(stage.guild.id) == {}
    assert "anne" in (await stage.bess.slash("leaderboard")).text


async def test_nothing_is_deleted_while_the_bot_is_not_connected(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await stage.bot.store.guild_left(stage.guild.id, stage.env.now().timestamp())
    monkeypatch.setattr(stage.bot, "is_ready", lambda: False)
    monkeypatch.setattr(stage.bot, "get_guild", lambda _: None)
    await _days_pass(stage, 31)
    assert THE_BOT in await stage.bot.store.departures(stage.guild.id)
    assert (await stage.bot.store.history(stage.guild.id, offset=0, limit=1)).total == 1


async def test_a_server_the_bot_left_is_erased(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85), guild_id=77)
    await stage.bot.store.guild_left(77, stage.env.now().timestamp())
    await _days_pass(stage, 31)
    assert (await stage.bot.store.history(77, offset=0, limit=1)).total == 0


async def test_a_server_that_removed_the_bot_while_it_was_not_running_is_left(
    stage: Stage,
) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85), guild_id=77)
    await stage.wait(FIRST)
    assert THE_BOT in await stage.bot.store.departures(77)
    assert await stage.bot.store.departures(stage.guild.id) == {}
    await _days_pass(stage, 31)
    assert (await stage.bot.store.history(77, offset=0, limit=1)).total == 0


async def _full(_: object) -> None:
    raise StoreError("disk: full")


async def _days_pass(stage: Stage, days: int) -> None:
    """The chores are done by a clock so many days later."""
    later = stage.env.now().timestamp() + days * DAY
    stage.bot.chores._clock = lambda: later
    await stage.wait(EVERY)


def _user(stage: Stage, user_id: int) -> object:
    return next(each.member for each in stage.people.values() if each.id == user_id)
