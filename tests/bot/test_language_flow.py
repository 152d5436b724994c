"""/language: everybody is answered in their own language, a channel reads its server's."""

from __future__ import annotations

import discord
import pytest

from bot.i18n import t
from bot.languages import Languages
from engine.errors import StoreError
from tests.bot.playing import begin
from tests.bot.stage import Shown, Stage, assert_refused

KOREAN, PORTUGUESE = "ko", "pt-BR"


def chosen(shown: Shown, menu: str) -> list[str]:
    return [each["value"] for each in shown.menu(menu).options if each.get("default")]


def hand_title(locale: str) -> str:
    return t("hand-title", locale, cards=t("cards-in-hand", locale, cards=11))


async def test_a_menu_shows_what_is_chosen(stage: Stage) -> None:
    shown = await stage.anne.slash("language")
    assert shown.private
    assert chosen(shown, "") == ["auto"]
    labels = [each["label"] for each in shown.menu("").options]
    assert any("한국어" in label for label in labels)
    assert any("Português" in label for label in labels)


async def test_a_choice_is_answered_in_its_language_at_once(stage: Stage) -> None:
    await stage.anne.slash("language")
    shown = await stage.anne.choose("", KOREAN)
    assert t("language-title", KOREAN) in shown.text
    assert chosen(shown, "") == [KOREAN]
    shown = await stage.anne.choose("", "auto")
    assert t("language-title", "en") in shown.text


async def test_the_command_chooses_by_itself(stage: Stage) -> None:
    shown = await stage.anne.slash("language", language=PORTUGUESE)
    assert shown.private
    assert t("language-title", PORTUGUESE) in shown.text


async def test_only_the_chooser_is_answered_in_it(stage: Stage) -> None:
    await stage.anne.slash("language", language=KOREAN)
    await begin(stage, stage.bess)
    assert hand_title(KOREAN) in (await stage.anne.hand()).text
    assert hand_title("en") in (await stage.bess.hand()).text
    assert "dealt" in stage.table_text(), "the table speaks to everybody"


async def test_refusals_are_told_in_it(stage: Stage) -> None:
    await stage.anne.slash("language", language=KOREAN)
    assert_refused(await stage.anne.slash("hand"), t("error-no-table-here", KOREAN))


async def test_names_complete_themselves_in_it(stage: Stage) -> None:
    await stage.anne.slash("language", language=KOREAN)
    name = t("queen-of-scots-card-rizzio", KOREAN)
    typed = name.split()[-1]
    choices = await stage.anne.member.autocomplete(stage.channel, "card", "card", typed)
    assert any(name in choice["name"] for choice in choices)


async def test_it_is_one_of_a_persons_settings(stage: Stage) -> None:
    await stage.anne.slash("settings me")
    shown = await stage.anne.choose("language", KOREAN)
    assert t("settings-me-title", KOREAN) in shown.text
    assert chosen(shown, "language") == [KOREAN]


async def test_the_choice_outlives_a_restart_and_is_exported(stage: Stage) -> None:
    await stage.anne.slash("language", language=KOREAN)
    await stage.restart()
    assert t("language-title", KOREAN) in (await stage.anne.slash("language")).text
    kept = await stage.bot.store.export_person(stage.anne.id)
    assert {"name": "language", "value": KOREAN} in kept["preferences"]


@pytest.mark.parametrize("forged", ["xx", "en-US", "../en", "\u202e"])
async def test_a_language_there_is_not_is_refused(stage: Stage, forged: str) -> None:
    await stage.anne.play()
    assert_refused(await stage.anne.send("rg|language|0|0|", forged), "older version")
    assert_refused(await stage.anne.send("rg|prefer|0|0|language", forged), "older version")
    assert chosen(await stage.anne.slash("language"), "") == ["auto"]


async def test_who_is_forgotten_speaks_as_discord_does(stage: Stage) -> None:
    await stage.anne.slash("language", language=KOREAN)
    await stage.anne.slash("privacy delete")
    await stage.anne.press_private(t("button-forget-everywhere", KOREAN))
    assert t("language-title", "en") in (await stage.anne.slash("language")).text


async def test_without_the_database_discords_language_is_spoken(stage: Stage) -> None:
    class Broken:
        async def preferences(self, name: str) -> dict[int, str]:
            raise StoreError("broken")

        async def set_preference(self, user_id: int, name: str, value: str) -> None:
            raise StoreError("broken")

    languages = Languages(Broken())
    await languages.load()
    assert languages.chosen(stage.anne.id) == "auto"
    with pytest.raises(StoreError):
        await languages.choose(stage.anne.id, KOREAN)
    assert languages.chosen(stage.anne.id) == "auto"


async def test_a_language_that_is_gone_is_as_if_never_chosen(stage: Stage) -> None:
    await stage.bot.store.set_preference(stage.anne.id, "language", "tlh")
    await stage.restart()
    assert chosen(await stage.anne.slash("language"), "") == ["auto"]


# --- what everybody reads ---


async def test_a_table_speaks_the_language_its_server_chose(stage: Stage) -> None:
    await stage.moderator.slash("settings server")
    await stage.moderator.choose("language", KOREAN)
    await stage.anne.play()
    assert t("queen-of-scots-tagline", KOREAN) in stage.table_text()
    assert (
        t("error-already-seated", "en") in (await stage.anne.press(t("button-join", KOREAN))).text
    )


async def test_unless_it_chose_a_table_speaks_as_discord_has_it(stage: Stage) -> None:
    guild = stage.bot.get_guild(stage.guild.id)
    assert guild is not None
    await guild.edit(preferred_locale=discord.Locale.brazil_portuguese)
    await stage.anne.play()
    assert t("queen-of-scots-tagline", PORTUGUESE) in stage.table_text()


async def test_a_tables_thread_is_named_in_its_servers_language(stage: Stage) -> None:
    await stage.moderator.slash("settings server")
    await stage.moderator.choose("language", KOREAN)
    await stage.anne.slash("play", game="famous-monarchs", in_thread=True)
    names = [thread.name for thread in stage.bot.get_guild(stage.guild.id).threads]
    assert names == [t("famous-monarchs-name", KOREAN)]
