"""Everybody reads their own language: commands as Discord lists them, answers, and tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.i18n import FALLBACK, supported, t

from .bot_process import BotProcess
from .conftest import StartBot
from .double import Double
from .people import Payload

OTHERS = supported()[1:]


@pytest.fixture
async def bot(double: Double, start_bot: StartBot) -> AsyncIterator[BotProcess]:
    process = await start_bot({"DISCORD_TOKEN": double.token, "COMPUTER_PAUSE": "0"})
    yield process
    assert process.errors() == []


def walk(node: Payload) -> Iterator[Payload]:
    yield node
    for inner in node.get("options", []):
        yield from walk(inner)


async def test_commands_are_described_in_every_language(double: Double, bot: BotProcess):
    commands = double.world.commands[None]
    nodes = [node for command in commands for node in walk(command)]
    assert {"play", "hand", "language", "computers", "season"} <= {node["name"] for node in nodes}
    for node in nodes:
        assert not node.get("name_localizations"), "what is typed is the same everywhere"
        assert set(node["description_localizations"]) == set(OTHERS), node["name"]
    play_command = next(each for each in commands if each["name"] == "play")
    for locale in OTHERS:
        assert play_command["description_localizations"][locale] == t("command-play", locale)


async def test_choices_are_named_in_every_language(double: Double, bot: BotProcess):
    nodes = [node for command in double.world.commands[None] for node in walk(command)]
    choices = [(node["name"], each) for node in nodes for each in node.get("choices", [])]
    assert choices
    own = [t("language", locale) for locale in supported()]
    for option, choice in choices:
        if choice["name"] not in own:
            assert set(choice["name_localizations"]) == set(OTHERS), (option, choice)


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_person_is_answered_as_their_discord_speaks(
    double: Double, bot: BotProcess, locale: str
):
    answer = await double.person("Ann", locale=locale).slash("help")
    assert t("help-title", locale) in answer.text
    british = await double.person("Ben", locale="en-GB").slash("help")
    assert t("help-title", FALLBACK) in british.text


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_table_speaks_as_discord_has_its_server(
    double: Double, bot: BotProcess, locale: str
):
    guild = double.guild("Elsewhere", locale=locale)
    ann = double.person("Ann", channel=double.channel("table", guild))
    lobby = (await ann.slash("play", game="queen-of-scots")).message
    assert lobby is not None
    assert t("button-join", locale) in lobby.buttons
    assert t("lobby-clock", locale, clock=t("clock-300", locale)) in lobby.text
