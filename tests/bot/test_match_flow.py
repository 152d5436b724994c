"""Whole matches through buttons only: to the standings, the leaderboard and the rematch."""

from __future__ import annotations

from engine.tables.table import Status
from tests.bot.playing import begin, play_match, win
from tests.bot.stage import Stage, assert_refused


async def test_two_people_play_a_match_to_its_final_standings(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    rounds = await play_match(stage)
    table = await stage.table()
    assert table.status is Status.FINISHED
    text = stage.table_text()
    assert "the match is over" in text
    assert "👑" in text
    view = table.public_view()
    best = max(view.totals)
    assert best >= 100
    for total in view.totals:
        assert f"{total} points".replace("-", "−") in text
    assert view.round == rounds
    assert len(stage.table_messages()) == 1
    assert stage.pings() == []


async def test_one_person_plays_a_match_against_computers(stage: Stage) -> None:
    await begin(stage, computers=2, target=100)
    await play_match(stage)
    assert (await stage.table()).status is Status.FINISHED
    assert "🤖 Page 2" in stage.table_text()
    assert stage.requests("POST", f"/channels/{stage.channel.id}/messages") == 0, "no pings"
    board = await stage.anne.slash("leaderboard")
    assert "One match was finished here, but it does not count" in board.text


async def test_the_result_counts_once_whatever_is_pressed_afterwards(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    table = await stage.table()
    assert "👑 **⁨anne⁩** wins!" in stage.table_text()
    for verb in ("next", "start", "join", "leave", "cancel", "add", "end"):
        shown = await stage.anne.send(f"rg|{verb}|{table.id}|{table.version}|")
        assert_refused(shown)
    assert_refused(await stage.anne.slash("leave"), "over")
    assert_refused(await stage.anne.slash("end"), "over")
    await stage.anne.send(f"rg|move|{table.id}|{table.version}|m.j3", message=stage.anne.private)
    assert "match is over" in stage.anne.sees.text.lower()
    assert await stage.table() == table
    board = await stage.cecily.slash("leaderboard", game="queen-of-scots")
    assert "**1** · ⁨anne⁩ · 120" in board.text
    assert "**2** · ⁨bess⁩ · 85" in board.text


async def test_the_hand_shows_the_final_standings_after_the_match(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    assert "match is over" in stage.anne.sees.text
    shown = await stage.bess.slash("hand")
    assert shown.private
    assert "match is over" in shown.text


async def test_a_rematch_keeps_the_seats_at_the_end_of_the_channel(stage: Stage) -> None:
    await begin(stage, stage.bess, computers=1, target=100)
    await stage.bess.leave()
    await stage.cecily.slash("hand")
    assert (await stage.table()).people == (stage.anne.id,)
    await play_match(stage)
    finished = stage.table_message()
    assert_refused(await stage.cecily.press("Rematch"), "do not sit")
    shown = await stage.anne.press("Rematch")
    assert shown.private
    lobby = stage.table_message()
    assert lobby.id > finished.id
    text = stage.table_text()
    assert "anne⁩ · host" in text
    assert "3 of 4" in text
    assert "First to 100" in text
    assert_refused(await stage.anne.press("Rematch", finished), "seat is kept", str(lobby.id))
    assert "match is over" in stage.seen(finished).text
    await stage.anne.press("Start")
    assert "Round 1" in stage.table_text()


async def test_who_presses_rematch_after_another_is_told_that_their_seat_is_kept(
    stage: Stage,
) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    finished = stage.table_message()
    await stage.anne.press("Rematch")
    lobby = stage.table_message()
    shown = await stage.bess.press("Rematch", finished)
    assert_refused(shown, "your seat is kept", str(lobby.id))
    assert "already open" not in shown.text
    await stage.bess.press("Leave")
    shown = await stage.bess.press("Rematch", finished)
    assert_refused(shown, "already open", str(lobby.id))


async def test_another_game_in_the_channel_is_no_rematch(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    finished = stage.table_message()
    await stage.anne.slash("play", game="famous-monarchs")
    assert_refused(await stage.anne.press("Rematch", finished), "already open")


async def test_the_finished_table_shows_the_way_to_the_leaderboard(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    shown = await stage.dorothy.press("Leaderboard")
    assert shown.private
    assert "anne" in shown.text


async def test_a_leaderboard_without_a_match_invites_to_play(stage: Stage) -> None:
    shown = await stage.anne.slash("leaderboard")
    assert shown.private
    assert "Be the first" in shown.text
    shown = await stage.anne.slash("leaderboard", game="famous-monarchs")
    assert "Famous Monarchs" in shown.text


async def test_a_leaderboard_of_many_has_ranks_for_ties_and_pages(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    rows = [
        (stage.guild.id, "queen-of-scots", 1000 + number, f"guest {number:02}", 70, 2, 1)
        for number in range(23)
    ]
    await _write_totals(stage, rows)
    shown = await stage.bess.slash("leaderboard")
    assert "Page 1 of 3" in shown.text
    lines = shown.text.splitlines()
    assert "**1** · ⁨anne⁩" in next(line for line in lines if "anne" in line)
    assert sum("**3** · ⁨guest" in line for line in lines) == 8
    assert "bess⁩ · 85 ← you" in shown.text
    shown = await stage.bess.press_private("Next page")
    assert sum("**3** · ⁨guest" in line for line in shown.text.splitlines()) == 10
    assert "← you" in shown.text, "one's own row is always there"
    shown = await stage.bess.press_private("Next page")
    assert "Page 3 of 3" in shown.text
    assert "Next page" not in shown.labels
    shown = await stage.bess.choose("by", "queen-of-scots.wins.0.0.0")
    assert "Ranked by wins" in shown.text
    assert sum("**1** · " in line for line in shown.text.splitlines()) == 10
    shown = await stage.bess.choose("by", "queen-of-scots.matches.0.0.0")
    assert "**1** · ⁨guest 00⁩ · 2" in shown.text
    shown = await stage.bess.choose("game", "famous-monarchs.matches.0.0.0")
    assert "Be the first" in shown.text


async def test_a_page_beyond_the_end_is_the_last_one(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    for page in ("7", "9" * 60):
        shown = await stage.bess.send(f"rg|board|0|0|queen-of-scots.points.{page}")
        assert "anne" in shown.text


async def test_other_servers_have_boards_of_their_own(stage: Stage) -> None:
    await begin(stage, stage.bess, target=100)
    await win(stage)
    guild = stage.env.create_guild()
    channel = guild.create_text_channel("elsewhere")
    stranger = guild.add_member(stage.env.create_user("zoe"))
    result = await stranger.slash(channel, "leaderboard")
    assert "Be the first" in str(result.response.components)


async def _write_totals(stage: Stage, rows: list[tuple[object, ...]]) -> None:
    db = stage.bot.store._writing()._db
    columns = "guild_id, game, user_id, name, points, matches, wins"
    rest = "scope, streak, best_streak, margin, best_match, mu, sigma"
    await db.executemany(
        f"INSERT INTO standings ({columns}, {rest})"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, 1, 0, 70, 25, 8)",
        rows,
    )
    await stage.settle()
