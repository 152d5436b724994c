import pytest

from bot.i18n import Say
from bot.screens.board import ORDERINGS, PAGE_SIZE, Asked, Surroundings, bars_of, leaderboard
from bot.screens.rules import rules
from engine.store.protocol import Board, Standing
from engine.store.servers import Season
from tests.bot.bench import HOSTILE, controls, nodes, payload, table, words

SAY = Say("en")
PACKAGE = table().package


def standing(rank: int, user_id: int, name: str = "Anna") -> Standing:
    return Standing(rank, user_id, name, points=-1200, matches=2, wins=1)


def bare(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def asked(by: str = "points", page: int = 0) -> Asked:
    return Asked("fake-game", by, page)


async def test_nobody_yet_is_said_kindly() -> None:
    around = Surroundings(notes=["Be the first"])
    screen = leaderboard(Board(), PACKAGE, asked(), SAY, around)
    assert "Be the first" in words(screen)
    assert controls(screen) == {}


async def test_equal_scores_share_a_rank_and_a_medal() -> None:
    board = Board((standing(1, 1), standing(2, 2), standing(2, 3), standing(4, 4)), total=4)
    lines = bare(words(leaderboard(board, PACKAGE, asked(), SAY))).splitlines()
    assert lines[2] == "🥇 **1** · Anna · −1,200"
    assert [line for line in lines if line.startswith("🥈 **2**")] == lines[3:5]
    assert lines[5].startswith("**4** · Anna")


async def test_the_readers_own_row_is_marked_or_added() -> None:
    own = standing(57, 9, "Me")
    board = Board(tuple(standing(n, n) for n in range(11, 21)), total=60, own=own)
    shown = bare(words(leaderboard(board, PACKAGE, asked("wins"), SAY)))
    assert "…\n**57** · Me · 1 of 2 ← you" in shown
    board = Board((standing(1, 9, "Me"),), total=1, own=standing(1, 9, "Me"))
    assert words(leaderboard(board, PACKAGE, asked("matches"), SAY)).count("← you") == 1


async def test_pages_are_turned_by_their_argument() -> None:
    board = Board(tuple(standing(n, n) for n in range(11, 21)), total=25)
    around = Surroundings(packages=(PACKAGE,))
    screen = leaderboard(board, PACKAGE, asked("wins", 1), SAY, around)
    found = controls(screen)
    assert {"board:fake-game.wins.0.0.0", "board:fake-game.wins.2.0.0"} <= set(found)
    assert "Page 2 of 3" in words(screen)
    values = [each["value"] for each in found["board:by"]["options"]]
    assert values == [f"fake-game.{by}.0.0.0" for by in ORDERINGS]


async def test_each_menu_says_what_is_chosen_in_it() -> None:
    board = Board((standing(1, 1),), total=1)
    around = Surroundings(packages=(PACKAGE,), seasons=[Season(1, 1, 1, None, 1.0, None)])
    found = controls(leaderboard(board, PACKAGE, asked(), SAY, around))
    labels = [found[f"board:{name}"]["options"][0]["label"] for name in ("by", "season")]
    assert labels == ["Ranked by points", "Season: all time"]


async def test_a_single_page_has_no_pages() -> None:
    board = Board((standing(1, 1),), total=1)
    found = controls(leaderboard(board, PACKAGE, asked(), SAY))
    assert list(found) == ["board:by", "stats:choose"]


async def test_a_picture_stands_above_the_rows_and_says_the_same_in_words() -> None:
    board = Board((standing(1, 1, "*Anna*"),), total=1)
    screen = leaderboard(board, PACKAGE, asked(), SAY, picture=b"png")
    [gallery] = [node for node in nodes(screen) if node["type"] == 12]
    assert bare(gallery["items"][0]["description"]) == "Bars by points: 1: *Anna*, −1,200."
    assert gallery["items"][0]["media"]["url"] == "attachment://leaderboard.png"
    assert [file.filename for file in screen.uploads()] == ["leaderboard.png"]
    assert screen.drop_pictures()
    assert screen.uploads() == []
    assert [node for node in nodes(screen) if node["type"] == 12] == []
    assert "Anna" in words(screen)
    assert not screen.drop_pictures()


async def test_bars_of_ratings_begin_near_the_lowest() -> None:
    rows = tuple(
        Standing(n, n, "Anna", 0, 5, 1, rating=rating) for n, rating in ((1, 1520), (2, 1480))
    )
    drawn, floor = bars_of(Board(rows, total=2, own=rows[1]), "rating", SAY)
    assert floor == 1300
    assert [(bar.value, bar.label, bar.own) for bar in drawn] == [
        (1520, "1520", False),
        (1480, "1480", True),
    ]
    assert bars_of(Board(), "rating", SAY) == ([], 0.0)


@pytest.mark.parametrize("by", ORDERINGS)
async def test_hostile_names_and_several_games_stay_within_the_limits(by: str) -> None:
    rows = tuple(standing(n + 1, n, HOSTILE[n % 6]) for n in range(PAGE_SIZE))
    board = Board(rows, total=10_000, own=standing(9999, 99, HOSTILE[0]))
    seasons = [Season(n, 1, n, HOSTILE[n % 6], 1.0, None if n == 40 else 2.0) for n in range(1, 42)]
    around = Surroundings((PACKAGE,), seasons, gone=True, notes=["x"] * 2, steward=True)
    payload(leaderboard(board, PACKAGE, asked(by, 500), SAY, around, b"png"))


# --- rules ---


async def test_rules_are_turned_and_chosen_by_page() -> None:
    screen = rules(PACKAGE, None, 1, SAY)
    found = controls(screen)
    assert {"rules:fake-game.0", "rules:fake-game.2", "rules:choose"} <= set(found)
    options = found["rules:choose"]["options"]
    assert len(options) == 25
    assert [each["value"] for each in options if each.get("default")] == ["fake-game.1"]
    assert "House rulings" not in words(screen)


async def test_house_rulings_say_that_they_are() -> None:
    assert "House rulings" in words(rules(PACKAGE, None, 3, SAY))


async def test_rules_asked_at_a_table_stay_with_it() -> None:
    found = controls(rules(PACKAGE, None, 0, SAY, table=35))
    assert all(node["custom_id"].startswith("rg|rules|z|") for node in found.values())


@pytest.mark.parametrize("page", [-1, 29, 99])
async def test_a_page_that_does_not_exist_is_the_nearest(page: int) -> None:
    options = controls(rules(PACKAGE, None, page, SAY))["rules:choose"]["options"]
    chosen = [each["value"] for each in options if each.get("default")]
    assert chosen == [f"fake-game.{min(max(page, 0), 29)}"]


async def test_one_page_of_rules_has_nothing_to_turn() -> None:
    assert controls(rules(table(rules_pages=1).package, None, 0, SAY)) == {}
