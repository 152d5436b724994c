"""The turn clock as people see it: deadlines, the reminder, seats of people away, countdowns."""

from __future__ import annotations

import pytest

from engine.tables.clock import ROUND_PAUSE
from engine.tables.table import Status
from tests.bot.playing import all_ready, begin, take_turn
from tests.bot.positions import lay_out
from tests.bot.stage import Stage, User, assert_refused

CLOCK = 300
DULL = ("knox", "geddon", "cecil", "rizzio", "mary", "elizabeth", "james", "darnley")
"""A hand in which nothing can be laid."""


async def ready(stage: Stage, **options: int) -> None:
    await begin(stage, stage.bess, **options)
    await lay_out(stage, stage.anne, {"anne": DULL, "bess": DULL})


async def be_away(stage: Stage, user: User) -> None:
    """Miss one's turns until a computer plays for good; the other goes on."""
    while (await stage.table()).seats[0].stand_in is None:
        if (await stage.turn()).id == user.id:
            await stage.wait(CLOCK + 1)
        else:
            await take_turn(await stage.turn())


async def test_the_deadline_stands_on_the_table_and_in_the_hand(stage: Stage) -> None:
    await ready(stage)
    deadline = (await stage.table()).deadline
    assert deadline is not None
    when = f"<t:{int(deadline)}:R>"
    assert f"turn. ⏳ {when}" in stage.table_text()
    assert when in (await stage.anne.hand()).text
    assert when not in (await stage.bess.hand()).text, "it is not her turn"
    [ping] = stage.pings()
    assert "⏳ <t:" in stage.seen(ping).text


async def test_a_move_begins_the_clock_anew(stage: Stage) -> None:
    await ready(stage)
    before = (await stage.table()).deadline
    await stage.wait(100)
    await stage.anne.hand()
    await stage.anne.press_private("Draw")
    after = (await stage.table()).deadline
    assert before is not None
    assert after is not None
    assert after >= before + 100
    assert f"<t:{int(after)}:R>" in stage.table_text()


async def test_without_a_clock_no_time_is_shown_and_nothing_happens(stage: Stage) -> None:
    await ready(stage, clock=0)
    assert "<t:" not in stage.table_text()
    assert "turn" not in stage.seen(stage.table_message()).labels
    await stage.wait(3600)
    assert (await stage.turn()).id == stage.anne.id


@pytest.mark.parametrize(("clock", "words"), [(60, "1 minute"), (3600, "1 hour")])
async def test_the_lobby_tells_the_clock(stage: Stage, clock: int, words: str) -> None:
    await stage.anne.play(clock=clock)
    assert f"{words} a turn" in stage.table_text()
    assert (await stage.table()).clock == clock


async def test_the_reminder_comes_once_at_two_thirds_and_takes_the_pings_place(
    stage: Stage,
) -> None:
    await ready(stage)
    [first] = stage.pings()
    await stage.wait(CLOCK * 2 / 3 - 5)
    assert [each.id for each in stage.pings()] == [first.id]
    await stage.wait(6)
    [second] = stage.pings()
    assert second.id != first.id
    assert "A computer plays it <t:" in stage.seen(second).text
    await stage.wait(60)
    assert [each.id for each in stage.pings()] == [second.id]
    await take_turn(stage.anne)
    [third] = stage.pings()
    assert f"<@{stage.bess.id}>" in stage.seen(third).text


async def test_who_plays_alone_is_reminded_but_not_called(stage: Stage) -> None:
    await begin(stage, computers=1)
    assert stage.pings() == []
    await stage.wait(CLOCK * 2 / 3 + 1)
    [ping] = stage.pings()
    assert f"<@{stage.anne.id}>" in stage.seen(ping).text
    await take_turn(stage.anne)
    assert stage.pings() == []


async def test_a_reminded_person_who_acts_is_not_called_again_in_the_same_turn(
    stage: Stage,
) -> None:
    await ready(stage)
    await stage.wait(CLOCK * 2 / 3 + 1)
    [reminder] = stage.pings()
    await stage.anne.hand()
    await stage.anne.press_private("Draw")
    assert [each.id for each in stage.pings()] == [reminder.id]


async def test_the_computer_plays_a_turn_whose_time_is_over(stage: Stage) -> None:
    await ready(stage)
    await stage.wait(CLOCK + 1)
    assert (await stage.turn()).id == stage.bess.id
    assert "discards" in stage.table_text()
    assert "💤" not in stage.table_text(), "she still sits there"
    [ping] = stage.pings()
    assert f"<@{stage.bess.id}>" in stage.seen(ping).text


async def test_after_three_turns_a_seat_is_marked_and_taken_back_on_the_table(
    stage: Stage,
) -> None:
    await ready(stage)
    await be_away(stage, stage.anne)
    assert "💤 ⁨anne⁩" in stage.table_text()
    assert "Take my seat back" in stage.seen(stage.table_message()).labels
    assert_refused(await stage.bess.press("Take my seat back"), "at the table already")
    await stage.anne.press("Take my seat back")
    assert "💤" not in stage.table_text()
    assert "Take my seat back" not in stage.seen(stage.table_message()).labels
    assert (await stage.table()).present == (stage.anne.id, stage.bess.id)


async def test_a_person_away_sees_the_hand_but_plays_only_from_their_seat(stage: Stage) -> None:
    await ready(stage)
    await be_away(stage, stage.anne)
    shown = await stage.anne.hand()
    assert "A computer plays for you" in shown.text
    assert "Draw" not in shown.labels
    shown = await stage.anne.press_private("Take my seat back")
    assert "Your hand" in shown.text
    assert "A computer plays for you" not in shown.text


async def test_the_next_round_comes_when_all_are_ready(stage: Stage) -> None:
    await ready(stage)
    await _end_round(stage)
    assert "Not ready yet: ⁨anne⁩ and ⁨bess⁩" in stage.table_text()
    await stage.bess.press("Ready")
    assert "Not ready yet: ⁨anne⁩\n" in stage.table_text()
    assert "dealt <t:" in stage.table_text()
    assert_refused(await stage.bess.press("Ready"), "You are ready")
    await stage.anne.press_private("Ready")
    assert "Round 2" in stage.table_text()


async def test_or_after_a_countdown(stage: Stage) -> None:
    await ready(stage)
    await _end_round(stage)
    await stage.wait(ROUND_PAUSE + 1)
    assert (await stage.table()).status is Status.PLAYING
    assert "Round 2" in stage.table_text()


async def test_only_people_at_the_table_are_awaited(stage: Stage) -> None:
    await ready(stage)
    await _end_round(stage)
    assert_refused(await stage.cecily.press("Ready"), "do not sit")
    await all_ready(stage)
    assert (await stage.table()).status is Status.PLAYING


async def test_a_restart_gives_the_time_back_that_the_house_was_closed(stage: Stage) -> None:
    await ready(stage)
    await stage.wait(100)
    await stage.bot.close()
    stage.env.backend.advance_clock(3600)
    await stage.env.restart_bot(stage.make_bot())
    await stage.settle()
    await stage.wait(CLOCK - 100 - 10)
    assert (await stage.turn()).id == stage.anne.id
    await stage.wait(20)
    assert (await stage.turn()).id == stage.bess.id


async def test_an_older_button_still_has_the_next_round_dealt(stage: Stage) -> None:
    await ready(stage)
    await _end_round(stage)
    table = await stage.table()
    await stage.bess.press("Ready")
    await stage.anne.send(f"rg|next|{_base36(table.id)}|{_base36(table.version)}|")
    assert "Round 2" in stage.table_text()


def _base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return digits[number] if number < 36 else _base36(number // 36) + digits[number % 36]


async def _end_round(stage: Stage) -> None:
    await lay_out(stage, stage.anne, {"anne": ["knox"] * 3, "bess": ["geddon"] * 4}, phase="play")
    await stage.anne.hand()
    await stage.anne.choose("lay")
    assert (await stage.table()).status is Status.ROUND_OVER
