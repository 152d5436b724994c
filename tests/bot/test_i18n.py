import ast
import logging
import re
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from bot import pings
from bot.handlers import settings as settings_handlers
from bot.handlers.privacy import PAGES
from bot.i18n import LOCALES, Say, pick, supported, t
from bot.screens.board import ORDERINGS
from bot.screens.menu import QUESTIONS
from bot.screens.privacy import KINDS, SCOPES
from bot.screens.replay import REASONS
from bot.screens.settings import OPENERS
from bot.screens.stats import CHARTS
from engine.game import PublicMove
from engine.games import Registry
from engine.tables.clock import CLOCKS
from engine.tables.table import Seated, Status
from engine.text import SeatName, text
from tests.bot.bench import HOSTILE, table
from tests.bot.catalogues import catalogue, variables

ROOT = Path(__file__).parents[2]
SETTINGS = ("language", "clock", "openers", "computers", "thread", "limit")
LEVELS = ("page", "courtier", "regent")


def literals(*folders: str) -> set[str]:
    """Every string in the Python code."""
    found = set()
    for folder in folders:
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def refusal_codes() -> set[str]:
    """Every code a ``TableError`` is raised with, and those of the table's statuses."""
    found = {f"table-is-{status}" for status in Status}
    for folder in ("engine/tables", "bot"):
        for path in (ROOT / folder).rglob("*.py"):
            found |= set(re.findall(r'\bTableError\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    return found


def composed() -> set[str]:
    """Keys that Python puts together from a prefix and something it knows."""
    commands = re.compile(r'\b(?:command|_of_a_game)\(\s*bot,\s*"(\w+)"')
    commanding = "\n".join(path.read_text() for path in (ROOT / "bot/commands").glob("*.py"))
    permissions = (ROOT / "bot/permissions.py").read_text()
    return {
        *(f"error-{code}" for code in refusal_codes()),
        *(f"level-{level}" for level in LEVELS),
        *(f"level-{level}-detail" for level in LEVELS),
        *(f"board-by-{by}" for by in ORDERINGS),
        *(f"board-value-{by}" for by in ORDERINGS),
        *(f"{kind}-chart-{chart}" for kind in ("button", "stats") for chart in CHARTS),
        *(f"reason-{reason}" for reason in REASONS),
        *(f"privacy-{kind}" for kind in KINDS),
        *(f"{kind}-{scope}" for kind in ("button-forget", "privacy-forgotten") for scope in SCOPES),
        *(f"command-privacy-{page}" for page in PAGES),
        *(f"button-turn-{turn}" for turn in ("first", "back", "next", "last")),
        *(f"button-season-{kind}" for kind in ("manual", "monthly")),
        *(f"seasons-did-{did}" for did in ("start", "end", "monthly", "manual", "count", "skip")),
        *(f"clock-{seconds}" for seconds in CLOCKS),
        *(f"{key}-{question}" for key in ("sure", "button-sure") for question in QUESTIONS),
        *(f"setting-{name}" for name in SETTINGS),
        *(f"openers-{who}" for who in OPENERS),
        *(
            f"{name}-{value}"
            for name in ("computers", "thread", "compact")
            for value in ("on", "off")
        ),
        *(f"pings-{way}" for way in pings.CHOICES),
        *(f"command-settings-{page}" for page in settings_handlers.PAGES),
        *(f"command-{name}" for name in commands.findall(commanding)),
        *(f"permission-{name}" for name in re.findall(r'"(\w+_\w+)"', permissions)),
    }


def own_messages() -> dict[str, Message]:
    return {
        key: message
        for name in ("bot", "scores")
        for key, message in catalogue(LOCALES / "en" / f"{name}.ftl").items()
    }


def test_there_is_a_message_for_everything_the_bot_says() -> None:
    messages = own_messages()
    saying = re.compile(r'\b(?:say|notice|words|Say)\(\s*"([a-z0-9_-]+)"')
    said = {
        key
        for path in (ROOT / "bot").rglob("*.py")
        for key in saying.findall(path.read_text(encoding="utf-8"))
    }
    assert said
    assert sorted((said | composed()) - set(messages)) == []


def test_there_is_no_message_that_nobody_says() -> None:
    used = literals("bot") | composed()
    assert sorted(set(own_messages()) - used) == []


@pytest.mark.parametrize("locale", supported())
def test_no_message_is_in_two_files(locale: str) -> None:
    files = [catalogue(path) for path in sorted((LOCALES / locale).glob("*.ftl"))]
    keys = [key for messages in files for key in messages]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("locale", supported())
def test_every_language_has_every_message_with_the_samevariables(locale: str) -> None:
    for path in (LOCALES / "en").glob("*.ftl"):
        english, other = catalogue(path), catalogue(LOCALES / locale / path.name)
        assert sorted(english) == sorted(other)
        for key, message in english.items():
            assert variables(message) == variables(other[key]), key


def test_every_level_of_every_game_has_a_name() -> None:
    registry = Registry()
    levels = {level for id_ in registry.ids for level in registry.package(id_).computers}
    assert levels <= set(LEVELS)


# --- languages ---


def test_the_nearest_language_is_picked() -> None:
    assert supported()[0] == "en"
    assert pick("en-US") == pick("en-GB") == "en"
    assert pick("xx") == "en"


def test_an_unknown_message_is_logged_and_shown_as_its_key(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR):
        assert t("no-such-message", "en") == "no-such-message"
    assert "no-such-message" in caplog.text


def test_a_missing_argument_is_logged_and_nothing_is_raised(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert "points" in t("gain", "en")
    assert "gain" in caplog.text


def test_an_unknown_language_speaks_english() -> None:
    assert t("button-join", "xx") == "Join"


def test_numbers_are_grouped_and_have_a_true_minus_sign() -> None:
    assert t("number", "en", value=-1234) == "−1,234"
    assert t("points", "en", points=1) == "1 point"
    assert t("points", "en", points=-20) == "−20 points"


# --- the engine's words ---

SAY = Say("en", ("Anna", "@everyone **b**"))


def bare(words: str) -> str:
    return words.replace("\u2068", "").replace("\u2069", "")


def test_seats_are_named_safely() -> None:
    words = SAY.text(text("error-not-your-turn", name=SeatName(1)))
    assert bare(words).startswith("It is @\u200beveryone \\*\\*b\\*\\*’s turn")
    words = SAY.plain(text("error-not-your-turn", name=SeatName(1)))
    assert bare(words).startswith("It is @everyone **b**’s turn")


def test_an_unknown_seat_has_a_number() -> None:
    assert Say("en").text(text("number", value=SeatName(2))) == "Seat 3"


def test_a_name_of_nothing_visible_is_its_seats_number() -> None:
    assert Say("en", ("\u3164",)).name(0) == "Seat 1"


def test_lists_are_joined_in_words() -> None:
    def listed(*items: str | int) -> str:
        return SAY.text(text("number", value=tuple(items)))

    assert listed() == ""
    assert listed("a") == "a"
    assert listed("a", "b") == "a and b"
    assert listed("a", "b", "c", 1000) == "a, b, c and 1,000"


def test_nested_texts_and_data_of_operators() -> None:
    inner = text("number", value="*Mary*\u202e")
    assert SAY.text(text("number", value=inner)) == "\\*Mary\\*"
    assert bare(SAY.plain(text("number", value=inner))) == "*Mary*"


async def test_computers_are_named_by_level_and_numbered_where_they_are_several() -> None:
    def names(*seats: Seated) -> list[str]:
        say = Say.at(table(Status.LOBBY, seats=seats), "en")
        return [bare(say.name(seat)) for seat in range(len(seats))]

    anna, page = Seated("Anna", user_id=1), Seated("page", level="page")
    regent = Seated("regent", level="regent")
    assert names(anna, page, regent) == ["Anna", "🤖 Page", "🤖 Regent"]
    assert names(page, anna, page) == ["🤖 Page 1", "Anna", "🤖 Page 2"]


def test_without_a_table_nobody_has_a_name() -> None:
    assert Say.at(None, "en") == Say("en")


def test_moves_are_told_with_hostile_names() -> None:
    say = Say("en", HOSTILE)
    for seat in range(len(HOSTILE)):
        move = PublicMove(seat, "draw")
        assert "\n" not in say.text(text("error-not-your-turn", name=SeatName(move.seat)))
