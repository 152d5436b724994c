"""``/card``: any card of any game, found by a part of its name."""

from __future__ import annotations

import pytest

from tests.bot.stage import Stage


async def choices(stage: Stage, typed: str) -> list[dict[str, str]]:
    return await stage.anne.member.autocomplete(stage.channel, "card", "card", typed)


async def test_a_part_of_a_name_finds_cards_of_all_games(stage: Stage) -> None:
    found = await choices(stage, "elizabeth")
    games = {each["value"].partition(".")[0] for each in found}
    assert games == {"queen-of-scots", "famous-monarchs"}


async def test_case_does_not_matter_and_beginnings_of_words_come_first(stage: Stage) -> None:
    found = await choices(stage, "ED")
    assert "Edward the Elder" in found[0]["name"]
    assert len(found) <= 25
    assert all(len(each["name"]) <= 100 for each in found)


async def test_a_chosen_card_tells_its_role_and_life_in_private(stage: Stage) -> None:
    [geddon] = await choices(stage, "gedd")
    shown = await stage.anne.slash("card", card=geddon["value"])
    assert shown.result.ephemeral
    assert "Geddon" in shown.text
    kinds = [each["type"] for each in shown.walk()]
    assert kinds == [17, 10, 14, 10, 14, 10], "a line between role and life"


async def test_a_name_typed_to_the_end_without_choosing_is_found(stage: Stage) -> None:
    shown = await stage.anne.slash("card", card="victoria")
    assert "Victoria" in shown.text


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("john", "♚ John · "),
        ("John K", "📖 John Knox"),
        ("mary", "👑 Mary"),
        ("mary 1", "♛ Mary 1"),
        ("knox", "📖 John Knox"),
    ],
)
async def test_the_whole_name_comes_before_a_longer_one(
    stage: Stage, typed: str, first: str
) -> None:
    found = await choices(stage, typed)
    assert found[0]["name"].startswith(first), found


@pytest.mark.parametrize(
    ("locale", "typed", "card"),
    [
        ("ko", "Cromwell", "famous-monarchs.cromwell"),
        ("ko", "크롬웰", "famous-monarchs.cromwell"),
        ("pt-BR", "mary 1", "famous-monarchs.mary-1"),
        ("pt-BR", "maria 1", "famous-monarchs.mary-1"),
    ],
)
async def test_a_card_is_found_by_the_english_name_printed_on_it_too(
    stage: Stage, locale: str, typed: str, card: str
) -> None:
    await stage.bot.languages.choose(stage.anne.id, locale)
    assert (await choices(stage, typed))[0]["value"] == card


@pytest.mark.parametrize("asked", ["nobody at all", "queen-of-scots.nobody", " ", "!?", "x" * 200])
async def test_an_unknown_card_is_refused_with_what_to_do(stage: Stage, asked: str) -> None:
    shown = await stage.anne.slash("card", card=asked)
    assert "no card of that name" in shown.text
