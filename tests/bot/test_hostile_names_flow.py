"""Names as people give themselves: nothing is notified, nothing breaks, nothing runs over."""

from __future__ import annotations

import pytest

from tests.bot.playing import begin, take_turn, win
from tests.bot.stage import Stage, User

NAMES = {
    "everyone": "@everyone **x**\u202e",
    "wide": "엘리자베스여왕스코틀랜드메리스튜어트제임스찰스헨리에드워드조지",
    "emoji": "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉",
    "rtl": "ملكة الاسكتلنديين [x](https://e.example)",
    "nothing": "\u200b\u3164",
    "mention": "<@&123> <#1> `x` ||s|| # h",
}


def named(stage: Stage, name: str) -> User:
    user = stage.env.create_user(f"user{len(stage.guild.member_ids())}")
    return User(stage, stage.guild.add_member(user, nick=name))


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_a_name_stays_a_name_from_the_lobby_to_the_leaderboard(
    stage: Stage, name: str
) -> None:
    host = named(stage, name)
    stage.people = {"host": host, "bess": stage.bess}
    stage.anne = host
    texts = []
    await begin(stage, stage.bess, target=100)
    texts.append(stage.table_text())
    await take_turn(await stage.turn())
    texts.append(stage.table_text())
    texts.append((await stage.bess.hand()).text)
    await win(stage)
    texts.append(stage.table_text())
    texts.append((await stage.bess.slash("leaderboard")).text)
    for text in texts:
        assert_tame(text)
    for message in stage.public_messages():
        stored = stage.env.backend.get_message(stage.channel.id, message.id)
        assert not stored.mention_everyone
        assert stored.ping_role_ids == []


def assert_tame(text: str) -> None:
    assert "@everyone" not in text
    assert "\u202e" not in text
    assert "](https://" not in text
    assert "<@&" not in text.replace("\\<", "")
    assert "**x**" not in text
    assert text.count("\u2068") == text.count("\u2069")
    for line in text.splitlines():
        assert line.count("\u2068") == line.count("\u2069"), "isolates end on their line"
    assert text.replace("\\*\\*", "").count("**") % 2 == 0


async def test_a_long_name_is_cut_and_an_empty_one_becomes_a_seat(stage: Stage) -> None:
    await named(stage, NAMES["wide"]).play()
    assert "…" in stage.table_text()
    assert NAMES["wide"] not in stage.table_text()
    await named(stage, NAMES["nothing"]).press("Join")
    assert "Seat 2" in stage.table_text()
