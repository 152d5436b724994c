"""The double against a real discord.py bot in its own process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import aiohttp
import pytest

from . import schema
from .bot_process import BotDied, BotProcess
from .conftest import StartBot
from .double import Double
from .interactions import Callback
from .people import NotPossible

DISCORD_PY_WAITS = 8.0  # it sleeps 5 s before it identifies again


@pytest.fixture
async def bot(double: Double, start_bot: StartBot) -> AsyncIterator[BotProcess]:
    process = await start_bot({"FIXTURE_TOKEN": double.token}, module="tests.wire.fixture_bot")
    yield process
    assert process.errors() == []


async def test_a_private_screen_is_drawn_and_redrawn_by_clicks(double: Double, bot: BotProcess):
    ann, bob = double.people(2)
    answer = await ann.slash("hand")
    assert answer.callback is Callback.MESSAGE
    assert answer.ephemeral
    assert answer.elapsed is not None
    assert answer.elapsed < 1
    assert "hand of Person 1" in answer.text
    again = await ann.click(answer, "Count 0")
    assert again.callback is Callback.UPDATE
    assert again.message is answer.message
    assert "1 clicks" in again.text
    assert ann.sees("hand of Person 1")
    assert not bob.sees("hand of Person 1")
    assert double.messages() == []
    with pytest.raises(NotPossible, match="another alone"):
        await bob.click(answer, "Count 1")


async def test_what_the_double_answers_is_what_discord_describes(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    await ann.slash("hand")
    await ann.slash("slow", seconds=0.0)
    await ann.slash("board")
    if why := schema.missing():
        pytest.skip(why)
    for shown in double.world.shown:
        assert schema.check("MessageResponse", shown.payload, outgoing=False) == []
    for command in double.world.commands[None]:
        assert schema.check("ApplicationCommandResponse", command, outgoing=False) == []
    for component in double.messages()[-1].components:
        assert isinstance(component["id"], int)


async def test_silence_is_an_interaction_that_failed(double: Double, bot: BotProcess):
    double.answer_limit = 0.2
    ann = double.person("Ann")
    answer = await ann.click(await ann.slash("hand"), "Silent")
    assert answer.failed
    assert answer.text == "This interaction failed"


async def test_a_late_answer_is_10062_and_a_second_one_40060(double: Double, bot: BotProcess):
    double.answer_limit = 0.2
    ann = double.person("Ann")
    late = await ann.slash("slow", seconds=0.4)
    assert late.failed
    await double.until(lambda: late.refusals == [10062, 10062])
    double.answer_limit = 3.0
    twice = await ann.slash("slow", seconds=0.0)
    await double.until(lambda: twice.refusals)
    assert twice.refusals == [40060]


async def test_files_come_with_messages_and_can_be_fetched(double: Double, bot: BotProcess):
    answer = await double.person("Ann").slash("slow", seconds=0.0)
    assert answer.message
    gallery = answer.message.components[0]
    assert gallery["items"][0]["media"]["width"] == 1
    assert "One dark pixel" in answer.text
    url = answer.message.payload["attachments"][0]["url"]
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert (await response.read())[:4] == b"\x89PNG"


async def test_a_deferred_answer_is_awaited_to_its_result(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    answer = await ann.slash("board", words="Long live")
    assert answer.callback is Callback.DEFER_MESSAGE
    assert answer.text == "posted"
    assert answer.ephemeral
    assert "long-live" in double.latest().text
    await ann.click(double.latest(), custom_id="count:0")
    assert double.latest().edits == 1
    chosen = await ann.choose(double.latest(), "Axe")
    await chosen.followed()
    assert "chose axe" in double.latest().text
    assert chosen.followups[0].owner is ann.user
    with pytest.raises(NotPossible):
        await ann.choose(double.latest(), "Sword")


async def test_a_modal_is_filled_in(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    asked = await ann.slash("ask")
    assert asked.callback is Callback.MODAL
    assert (await ann.submit(asked, name="Mary")).text == "Mary"


async def test_autocompletion_and_options_are_checked(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    offered = await ann.autocomplete("slow", focus="seconds", typed="1")
    assert [choice["name"] for choice in offered] == ["0 s", "1 s", "2 s"]
    for command, options in (("slow", {}), ("board", {"words": "?"}), ("nothing", {})):
        with pytest.raises(NotPossible):
            await ann.slash(command, **options)


async def test_fifty_people_act_at_once(double: Double, bot: BotProcess):
    people = double.people(50)
    answers = await asyncio.gather(*(person.slash("hand") for person in people))
    assert not any(answer.failed for answer in answers)
    clicks = [p.click(a, "Count 0") for p, a in zip(people, answers, strict=True)]
    assert all("1 clicks" in answer.text for answer in await asyncio.gather(*clicks))


async def test_a_stale_form_of_a_message_can_be_clicked(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    await ann.slash("board")
    message = double.latest()
    await ann.click(message, "Count 0")
    with pytest.raises(NotPossible):
        await ann.click(message, "Count 0")
    answer = await ann.click(message, "Count 0", stale=message.versions[0])
    assert "1 clicks" in answer.text


async def test_a_refused_message_is_a_violation(double: Double, start_bot: StartBot):
    bot = await start_bot({"FIXTURE_TOKEN": double.token}, module="tests.wire.fixture_bot")
    double.answer_limit = 0.3
    answer = await double.person("Ann").slash("fail-message")
    await bot.wait_for_log("50035")
    assert answer.failed
    assert "2000" in " ".join(double.violations)
    double.violations.clear()


async def test_permissions_are_refused_by_channel(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    double.deny(double.hall, send_messages=True)
    assert (await ann.slash("board")).text == "refused 403 50013"
    double.deny(double.hall, send_messages=False)
    assert (await ann.slash("board")).text == "posted"


async def test_tokens_die_and_old_messages_refuse_edits(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    await ann.slash("board")
    message = double.latest()
    double.advance(3601)
    assert (await ann.slash("clear", message=str(message.id))).text == "refused 429 30046"
    assert double.traffic.count("PATCH", f"/messages/{message.id}") == 5
    with double.traffic.hold("PATCH", r"/channels/\d+/messages") as hold:
        waiting = await ann.slash("clear", message=str(message.id), wait=False)
        await hold.wait()
        double.advance(901)
    await double.until(lambda: waiting.refusals == [50027])
    await bot.wait_for_log("50027")
    bot.log = ""


async def test_deleted_things_are_told_and_unknown(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    await ann.slash("board")
    message = double.latest()
    double.delete_message(message)
    await bot.wait_for_log(f"deleted {message.id}")
    assert (await ann.slash("clear", message=str(message.id))).text == "refused 404 10008"
    other = double.channel("other")
    double.delete_channel(other)
    await bot.wait_for_log(f"channel gone {other.id}")
    away = double.guild("Away")
    double.remove_bot(away)
    await bot.wait_for_log(f"guild gone {away.id}")


async def test_pings_are_counted_when_posted_and_allowed(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    ann.say("hello")
    await double.until(lambda: ann.pings())
    assert double.latest().text == f"welcome {ann.mention}"
    direct = ann.in_dm()
    direct.say("hello")
    await double.until(lambda: len(double.messages(direct.channel)) == 2)
    assert "hand of Ann" in (await direct.slash("hand")).text


async def test_faults_strike_once_and_429_is_waited_out(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    double.traffic.fault("POST", r"/channels/\d+/messages", 429, retry_after=0.1)
    began = time.monotonic()
    assert (await ann.slash("board")).text == "posted"
    assert time.monotonic() - began > 0.1
    double.traffic.fault("POST", r"/channels/\d+/messages", 403, code=50001)
    assert (await ann.slash("board")).text == "refused 403 50001"
    assert double.traffic.invalid == 2


async def test_a_connection_can_be_cut_in_mid_request(double: Double, bot: BotProcess):
    cut = double.traffic.fault("POST", r"/channels/\d+/messages", 0)
    await double.person("Ann").slash("board", wait=False)
    await bot.wait_for_log("Server disconnected|Connection reset")
    assert cut.met == 1
    assert double.messages() == []
    bot.log = ""


async def test_heartbeats_are_counted(double: Double, start_bot: StartBot):
    double.gateway.heartbeat_interval = 0.05
    await start_bot({"FIXTURE_TOKEN": double.token}, module="tests.wire.fixture_bot")
    await double.until(lambda: double.gateway.heartbeats >= 3)


async def test_buckets_are_heeded_before_they_overflow(double: Double, bot: BotProcess):
    double.traffic.limit("PATCH", r"/channels/\d+/messages", 3, 0.3)
    began = time.monotonic()
    assert (await double.person("Ann").slash("board", edits=5)).text == "posted"
    assert time.monotonic() - began > 0.25
    assert double.traffic.invalid == 0


async def test_the_global_limit_answers_429(double: Double, bot: BotProcess):
    double.traffic.limit_everywhere(2, 0.2)
    assert (await double.person("Ann").slash("board", edits=3)).text == "posted"
    assert double.traffic.invalid > 0


@pytest.mark.parametrize("loss", ["reconnect", "cut", "close", "invalid"])
async def test_events_missed_are_replayed_after_resume(double: Double, bot: BotProcess, loss: str):
    ann = double.person("Ann")
    gateway = double.gateway
    lose = {
        "reconnect": gateway.ask_to_reconnect,
        "cut": gateway.drop,
        "close": lambda: gateway.drop(4000),
        "invalid": lambda: gateway.invalidate(resumable=True),
    }[loss]
    lose()
    await double.until(lambda: not gateway.connected)
    answer = await ann.slash("hand")
    assert not answer.failed
    assert gateway.resumed == 1
    await bot.wait_for_log("resumed")


async def test_a_void_session_is_begun_anew(double: Double, bot: BotProcess):
    double.gateway.refuse_resume = True
    double.gateway.drop()
    await double.until(lambda: double.gateway.identified == 2, DISCORD_PY_WAITS)
    assert not (await double.person("Ann").slash("hand")).failed


async def test_what_was_held_from_a_killed_bot_never_happened(double: Double, bot: BotProcess):
    double.answer_limit = 0.3
    ann = double.person("Ann")
    with double.traffic.hold("POST", "/callback") as hold:
        command = asyncio.create_task(ann.slash("hand"))
        await hold.wait()
        await bot.kill()
    assert (await command).failed
    assert double.world.shown == []


async def test_buttons_outlive_kill_9(double: Double, bot: BotProcess):
    ann = double.person("Ann")
    answer = await ann.slash("hand")
    with double.traffic.hold("POST", "/callback", "after") as hold:
        click = asyncio.create_task(ann.click(answer, "Count 0"))
        await hold.wait()
        await bot.kill()
    assert "1 clicks" in (await click).text
    await bot.start()
    assert "2 clicks" in (await ann.click(answer, "Count 1")).text


async def test_a_wrong_token_ends_the_process(double: Double, start_bot: StartBot):
    with pytest.raises(BotDied, match="Improper token"):
        await start_bot({"FIXTURE_TOKEN": "wrong"}, module="tests.wire.fixture_bot")


async def test_a_thousand_interactions_at_two_hundred_tables(double: Double, bot: BotProcess):
    tables = [double.channel(f"table-{n}") for n in range(200)]
    people = [double.person(f"P{n}", channel=table) for n, table in enumerate(tables)]
    answers = list(await asyncio.gather(*(person.slash("hand") for person in people)))
    for n in range(4):
        clicks = (p.click(a, f"Count {n}") for p, a in zip(people, answers, strict=True))
        answers = list(await asyncio.gather(*clicks))
    assert all("4 clicks" in answer.text for answer in answers)
