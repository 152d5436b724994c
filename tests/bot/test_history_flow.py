"""/history and /replay: found, paged, every turn with all hands, and taken along as a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n import Say
from engine.__main__ import main
from engine.games import Registry
from engine.record import verify
from tests.bot.playing import begin, play_match, take_turn
from tests.bot.scores import ended, files, late
from tests.bot.stage import Stage, assert_refused
from tests.bot.test_hostile_names_flow import NAMES, assert_tame


async def match_id(stage: Stage) -> int:
    table = await stage.table()
    assert table.match_id is not None
    return table.match_id


async def test_without_a_match_both_say_so(stage: Stage) -> None:
    assert "No match has been finished here yet" in (await stage.anne.slash("history")).text
    shown = await stage.anne.slash("history", player=stage.bess.member)
    assert "No such match" in shown.text
    assert_refused(await stage.anne.slash("replay"), "No match has been finished")


async def test_matches_are_listed_newest_first_and_narrowed_down(stage: Stage) -> None:
    first = await ended(stage, (stage.anne, 120), (stage.bess, 85))
    second = await ended(stage, (stage.anne, 20), (None, 85))
    third = await ended(stage, (stage.cecily, 70), (stage.bess, 70))
    shown = await stage.dorothy.slash("history")
    assert shown.private
    places = [
        shown.text.index(f"**{number}** · Queen of Scots") for number in (third, second, first)
    ]
    assert places == sorted(places)
    assert "🥇 ⁨anne⁩: 120 · 🥈 ⁨bess⁩: 85" in shown.text
    assert "🥇 ⁨🤖 Page⁩: 85 · 🥈 ⁨anne⁩: 20" in shown.text
    assert "🥇 ⁨cecily⁩: 70 · 🥇 ⁨bess⁩: 70" in shown.text
    assert shown.text.count("Does not count for ranks") == 1
    shown = await stage.dorothy.slash("history", player=stage.anne.member)
    assert "With ⁨anne⁩" in shown.text
    assert "2 matches" in shown.text
    shown = await stage.dorothy.slash(
        "history", player=stage.anne.member, against=stage.bess.member
    )
    assert "With ⁨anne⁩ and ⁨bess⁩" in shown.text
    assert "one match" in shown.text
    shown = await stage.dorothy.slash("history", game="famous-monarchs")
    assert "No such match" in shown.text
    shown = await stage.dorothy.choose("game", shown.menu("game").options[0]["value"])
    assert "3 matches" in shown.text


async def test_many_matches_have_pages(stage: Stage) -> None:
    for _ in range(14):
        await ended(stage, (stage.anne, 120), (stage.bess, 85))
    shown = await stage.anne.slash("history")
    assert "Page 1 of 3" in shown.text
    assert "Newer" not in shown.labels
    await stage.anne.press_private("Older")
    shown = await stage.anne.press_private("Older")
    assert "Page 3 of 3" in shown.text
    assert "Older" not in shown.labels
    assert "Page 2 of 3" in (await stage.anne.press_private("Newer")).text
    await stage.anne.play()
    shown = await stage.anne.send("rg|history|0|0|9999.any.0.0.0")
    assert "Page 3 of 3" in shown.text


async def test_the_history_of_a_season(stage: Stage) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    await stage.bot.store.start_season(stage.guild.id, 1e9)
    await ended(stage, (stage.anne, 120), (stage.bess, 85))
    shown = await stage.anne.slash("history")
    assert "2 matches" in shown.text
    shown = await stage.anne.choose("season", shown.menu("season").options[1]["value"])
    assert "one match" in shown.text


async def test_a_replay_pages_through_every_turn_with_all_hands(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await play_match(stage)
    number = await match_id(stage)
    shown = await stage.dorothy.slash("replay")
    assert shown.private
    assert f"Match {number} · Queen of Scots" in shown.text
    assert "Turn 1 of" in shown.text
    assert "round 1" in shown.text
    assert shown.text.count("🎴") == 2, "both hands lie open"
    kept = await stage.bot.store.kept(stage.guild.id, number)
    assert kept is not None
    (_, deal), *_ = kept.moves
    face = stage.bot.registry.package("queen-of-scots").face
    for card in {card for hand in deal["hands"] for card in hand}:
        assert Say("en").text(face.card_name(card, short=True)) in shown.text
    assert "◀ Back" not in shown.labels
    turns = int(shown.text.split("Turn 1 of ")[1].split(" ")[0])
    for turn in range(2, turns + 1):
        shown = await stage.dorothy.press_private("Next")
        assert f"Turn {turn} of {turns}" in shown.text
    assert "Next ▶" not in shown.labels
    shown = await stage.dorothy.press_private("Back")
    assert f"Turn {turns - 1} of" in shown.text
    shown = await stage.dorothy.press_private("⏮")
    assert "Turn 1 of" in shown.text
    shown = await stage.dorothy.press_private("⏭")
    assert f"Turn {turns} of {turns}" in shown.text
    if "round" in shown.verbs:
        shown = await stage.dorothy.choose("round")
        assert "Turn 1 of" in shown.text


async def test_the_record_is_one_that_verify_accepts(
    stage: Stage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await begin(stage, stage.bess, computers=1, target=100)
    await play_match(stage)
    number = await match_id(stage)
    await stage.dorothy.slash("replay", match=number)
    replayed = stage.dorothy.private
    shown = await stage.dorothy.press_private("Download")
    assert shown.new_private
    assert f"verify match-{number}.jsonl" in shown.text
    assert "Turn 1 of" in stage.seen(replayed).text, "the replay stays as it was"
    [(name, data)] = (await files(shown)).items()
    assert name == f"match-{number}.jsonl"
    file = tmp_path / name
    file.write_bytes(data)
    assert main(["verify", str(file)]) == 0
    table = await stage.table()
    [verified] = verify(data.decode().splitlines(), Registry())
    assert verified.totals == table.public_view().totals
    assert capsys.readouterr().out


async def test_a_slow_record_leaves_the_replay_where_it_is(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, stage.bess, target=100)
    await play_match(stage)
    await stage.dorothy.slash("replay")
    replayed = stage.dorothy.private
    late(stage, monkeypatch, "kept")
    shown = await stage.dorothy.press_private("Download")
    assert shown.new_private
    assert shown.result.deferred
    assert len(await files(shown)) == 1
    assert "Turn 1 of" in stage.seen(replayed).text


async def test_a_match_under_way_is_neither_replayed_nor_recorded(stage: Stage) -> None:
    await begin(stage, stage.bess)
    await take_turn(await stage.turn())
    number = await match_id(stage)
    assert_refused(await stage.dorothy.slash("replay", match=number), "no finished match")
    for verb in ("replay", "record"):
        for arg in (f"{number}.0.next", str(number)):
            shown = await stage.dorothy.send(f"rg|{verb}|0|0|{arg}")
            assert shown.new_private
            assert "🎴" not in shown.text
            assert await files(shown) == {}
    assert str(number) not in (await stage.dorothy.slash("history")).text
    await stage.anne.slash("end")
    await stage.anne.press_private("End")
    assert_refused(await stage.dorothy.slash("replay", match=number), "no finished match")


async def test_a_match_of_another_server_is_as_if_there_were_none(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await play_match(stage)
    number = await match_id(stage)
    guild = stage.env.create_guild()
    channel = guild.create_text_channel("elsewhere")
    stranger = guild.add_member(stage.env.create_user("zoe"))
    result = await stranger.slash(channel, "replay", match=number)
    assert "no finished match" in str(result.response.components)
    missing = await stranger.slash(channel, "replay", match=number + 1000)
    told = str(result.response.components)
    assert told.replace(f"match {number} ", f"match {number + 1000} ") == str(
        missing.response.components
    )
    listed = await stranger.slash(channel, "history")
    assert "No match has been finished" in str(listed.response.components)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_any_name_stands_in_a_list_of_matches(stage: Stage, name: str) -> None:
    await ended(stage, (stage.anne, 120), (stage.bess, 85), names=[name, "bess"])
    shown = await stage.dorothy.slash("history", player=stage.anne.member)
    assert_tame(shown.text)
    assert "⁨bess⁩: 85" in shown.text


async def test_a_match_that_cannot_be_replayed_is_told_gently(stage: Stage) -> None:
    number = await ended(stage, (stage.anne, 120), (stage.bess, 85))
    stage.bot.store._writing()
    await stage.bot.store._writing()._db.execute(
        "UPDATE matches SET header = json_set(header, '$.game', 'chess') WHERE id = ?", [number]
    )
    assert_refused(await stage.anne.slash("replay", match=number), "cannot be shown")
    assert "chess" in stage.errors.told()[0]


@pytest.mark.parametrize("arg", ["", "x.0", "1.x", "-1.0", "9" * 40])
async def test_what_no_button_says_is_refused(stage: Stage, arg: str) -> None:
    await stage.anne.play()
    for verb in ("replay", "history", "record"):
        assert_refused(await stage.anne.send(f"rg|{verb}|0|0|{arg}"))
