from dataclasses import replace

import pytest

from bot.i18n import Say
from bot.screens.lobby import lobby
from bot.screens.public import ping, public
from bot.screens.table import LOG_LINES
from engine.game import PublicMove
from engine.tables.table import News, Seated, Status, Table
from tests.bot.bench import controls, payload, people, table, with_status, words

SAY = Say("en")
COMPUTER = Seated("page", level="page")


def bare(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


# --- the lobby ---


def waiting(*seats: Seated) -> Table:
    return table(Status.LOBBY, seats=seats)


async def test_a_lobby_shows_every_seat() -> None:
    shown = bare(words(lobby(waiting(*people("Anna", "Ben"), COMPUTER), SAY)))
    assert "3 of 6" in shown
    assert "**1** · Anna · host" in shown
    assert "**2** · Ben\n" in shown
    assert "**3** · 🤖 Page · computer" in shown
    assert "**6** · free" in shown


async def test_a_lobby_offers_what_is_possible() -> None:
    found = controls(lobby(waiting(*people("Anna")), SAY))
    verbs = {
        "join:",
        "leave:",
        "add:",
        "remove:",
        "start:",
        "cancel:",
        "more:",
        "rules:fake-game.0",
    }
    assert set(found) == verbs
    assert found["start:"]["disabled"]
    assert found["remove:"]["disabled"]
    assert not found["join:"]["disabled"]
    assert "One more player is needed" in words(lobby(waiting(*people("Anna")), SAY))


async def test_a_lobby_with_enough_players_can_start() -> None:
    found = controls(lobby(waiting(*people("Anna"), COMPUTER), SAY))
    assert not found["start:"]["disabled"]
    assert not found["remove:"]["disabled"]


async def test_a_full_lobby_lets_a_person_take_a_computers_seat() -> None:
    full = controls(lobby(waiting(*people("a", "b", "c", "d", "e"), COMPUTER), SAY))
    assert full["add:"]["disabled"]
    assert not full["join:"]["disabled"]
    no_room = lobby(waiting(*people(*"abcdef")), SAY)
    assert controls(no_room)["join:"]["disabled"]
    assert not {"add:", "remove:"} & set(controls(no_room))
    assert "All seats are taken" in words(no_room)


# --- a match ---


async def test_a_table_shows_whose_turn_it_is_in_words_and_by_a_sign() -> None:
    playing = table(seats=(*people("Anna", "Ben", "c", "d", "e"), COMPUTER), to_act=1, sets=1)
    shown = bare(words(public(playing, SAY)))
    assert "▶ **Ben** · 1 card · −1,234,566 points" in shown
    assert "**Anna** · 60 cards" in shown
    assert "▶ **Anna**" not in shown
    assert "It is **Ben**’s turn." in shown
    assert "Round 49 · e dealt" in shown
    assert "-# to 1000" in shown


async def test_a_computer_to_move_is_said_to_think() -> None:
    playing = table(seats=(COMPUTER, *people("b", "c", "d", "e", "f")))
    assert "**🤖 Page** is thinking" in bare(words(public(playing, SAY)))


async def test_the_last_moves_are_told_oldest_first_silent_ones_left_out() -> None:
    log = (*(PublicMove(seat % 6, "draw") for seat in range(9)), PublicMove(1, "silent"))
    shown = bare(words(public(table(seats=people(*"abcdef"), log=log), SAY)))
    told = [line[9] for line in shown.splitlines() if line.startswith("-# It is ")]
    assert told == list("defabc")
    assert len(told) == LOG_LINES


async def test_a_draw_is_told_until_the_same_seat_does_something_that_shows() -> None:
    moves = [
        PublicMove(-1, "deal", count=20),
        PublicMove(0, "draw"),
        PublicMove(0, "discard", ("card-1",)),
        PublicMove(1, "take_pile", count=3),
        PublicMove(1, "discard", ("card-2",)),
        PublicMove(2, "draw"),
    ]

    def told(*log: PublicMove) -> list[str]:
        shown = bare(words(public(table(seats=people(*"abcdef"), log=log), SAY)))
        return [line[9] for line in shown.splitlines() if line.startswith("-# It is ")]

    assert told(*moves) == list("Sabbc"), "a seat that is none is called so"
    assert told(*moves, PublicMove(2, "discard", ("card-3",))) == list("Sabbc")
    assert told(PublicMove(-1, "deal"), PublicMove(-1, "shuffle")) == list("SS")


async def test_who_left_and_who_hosts_now_is_told_where_it_happened() -> None:
    log = tuple(PublicMove(seat, "draw") for seat in range(3))
    playing = replace(
        table(seats=(*people("Anna", "Ben", "c", "d", "e"), COMPUTER), log=log),
        news=(
            News("left", 5, 1, 99, "**Eleanor**\u202e"),
            News("host", 1, 1),
            News("removed", 4, 3, 98, "Tom"),
        ),
    )
    shown = words(public(playing, SAY))
    told = [line for line in shown.splitlines() if line.startswith("-# ")]
    assert [bare(line)[3:] for line in told] == [
        "to 1000",
        "It is Anna’s turn now. Yours will come.",
        "\\*\\*Eleanor\\*\\* left: a computer plays on",
        "Ben is the host now",
        "It is Ben’s turn now. Yours will come.",
        "It is c’s turn now. Yours will come.",
        "Tom was removed: a computer plays on",
    ]
    over = replace(table(Status.ROUND_OVER), news=playing.news)
    assert "Eleanor" in words(public(over, SAY))


async def test_my_hand_is_on_the_table_and_carries_its_version() -> None:
    found = controls(public(table(), SAY))
    assert set(found) == {"hand:", "more:"}
    playing = table()
    assert found["hand:"]["custom_id"].startswith("rg|hand|")
    assert controls(ping(playing, 10, SAY)).keys() == {"hand:"}
    assert "\u2068<@10>\u2069, it is your turn." in words(ping(playing, 10, SAY))


async def test_a_round_over_shows_scores_best_first() -> None:
    over = table(Status.ROUND_OVER, seats=people(*"abcdef"), round_scores=(5, -20, 0, 1, 1, 1))
    shown = bare(words(public(over, SAY)))
    assert shown.index("**b** −20") < shown.index("**a** +5")
    assert "**c** 0 →" in shown
    assert "what the round brought" in shown
    assert "Last round" not in shown
    assert shown.index("to 1000") < shown.index("what the round brought")
    assert {"ready:", "hand:"} <= set(controls(public(over, SAY)))


async def test_the_end_shows_shared_places_and_the_winners() -> None:
    over = table(Status.FINISHED, seats=people(*"abcdef"), winners=(1, 3, 5), to_act=-2)
    shown = bare(words(public(over, SAY)))
    assert "👑 b, d and f share the victory!" in shown
    assert shown.count("🥇 1st") == 3
    assert shown.count("4th") == 3
    assert {"rematch:", "board:fake-game.points.0"} <= set(controls(public(over, SAY)))


async def test_one_winner_is_named() -> None:
    over = table(Status.FINISHED, seats=people(*"abcdef"), winners=(1,), to_act=-2)
    shown = words(public(over, SAY))
    assert "👑 **b** wins!" in bare(shown)
    assert "**Last round**\nwhat the round brought" in shown
    early = replace(table(Status.FINISHED, seats=people(*"abcdef"), to_act=0), version=9)
    assert "Last round" not in words(public(early, SAY))


async def test_a_closed_table_keeps_its_scores_and_has_nothing_to_press() -> None:
    closed = public(table(Status.CLOSED), SAY)
    assert controls(closed) == {}
    assert "1st" in words(closed)
    assert "/play" in words(closed)
    never_begun = with_status(table(Status.LOBBY), Status.CLOSED)
    assert "1st" not in words(public(never_begun, SAY))


@pytest.mark.parametrize("status", list(Status))
async def test_six_hostile_names_and_endless_sets_stay_within_the_limits(status: Status) -> None:
    extreme = table(
        status,
        sets=200,
        total=-(10**15),
        round_scores=(10**15,) * 6,
        winners=(0, 1, 2, 3, 4, 5),
    )
    payload(public(extreme, SAY))
    assert "@everyone" not in words(public(extreme, SAY))
