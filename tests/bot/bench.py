"""A game made of nothing but extremes, and tables of it, to hold screens against the limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from bot.screens.layout import Screen
from engine.errors import Coded
from engine.game import (
    Action,
    Choice,
    Compose,
    Game,
    HandSheet,
    Package,
    PublicMove,
    PublicView,
    RuleOption,
    Rules,
    RulesPage,
    SeatView,
    TableSheet,
)
from engine.tables.table import Place, Seated, Status, Table
from engine.text import SeatName, Text, text
from tests.wire.validation import V2, check_message

HOSTILE = (
    "@everyone **x**\u202e [a](https://evil.example) `code`",
    "Z̸̡̢̛̗̘̙̜̝͉̓̈́̀̂̃̄̅̆̇̈̉̊̋a̸̢̛̗̘̙̜̝͉̓̈́̀̂̃̄̅̆̇l̸g̸o",
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
    "مرحبا بالعالم الجميل جدا",
    "엘리자베스여왕스코틀랜드메리스튜어트제임스찰스헨리에드워드조지",
    "  \u200b\u3164 ",
)


def says(words: str) -> Text:
    """A text of exactly these words: the message ``number`` shows what it is given."""
    return text("number", value=words)


@dataclass
class Extremes:
    """What the fake game shows; tests change what they are about."""

    hand: tuple[str, ...] = tuple(f"card-{number}" for number in range(60))
    line: str = "엘리자베스 여왕 폐하 · 20점"
    actions: tuple[Action, ...] = ()
    sets: int = 12
    total: int = -1_234_567
    winners: tuple[int, ...] | None = None
    round_scores: tuple[int, ...] | None = None
    to_act: int = 0
    orders: tuple[str, ...] = ("kind", "value")
    rules_pages: int = 30
    round: int = 49


class FakeGame:
    """Only what screens ask of a game."""

    id = "fake-game"
    seats = range(2, 7)
    rules = Rules
    round_cap = 50

    def edition(self) -> None:
        return None

    def to_act(self, state: Extremes) -> int:
        return state.to_act

    def legal_moves(self, state: Extremes) -> tuple[str, ...]:
        return ("any",)

    def move_to_code(self, move: str) -> str:
        return move

    def public_view(self, state: Extremes) -> PublicView:
        return PublicView(
            seats=6,
            round=state.round,
            dealer=4,
            to_act=state.to_act,
            phase="play",
            totals=tuple(state.total + seat % 2 for seat in range(6)),
            hand_sizes=(len(state.hand), 1, 0, 3, 4, 5),
            stock=30,
            discard=12,
            upcard="card-1",
            round_scores=state.round_scores,
            winners=state.winners,
        )

    def state_to_json(self, state: Extremes) -> dict[str, Any]:
        return {"hands": [list(state.hand)] * 6}

    def seat_view(
        self, state: Extremes, seat: int, history: tuple[PublicMove, ...] = ()
    ) -> SeatView:
        return SeatView(seat=seat, public=self.public_view(state), hand=state.hand)


class FakeFace:
    """Long words in a wide script, everywhere."""

    def __init__(self, extremes: Extremes) -> None:
        self.extremes = extremes
        self.name = says("The Game of Extremes")
        self.tagline = says("한국어 " * 20)
        self.orders = tuple((name, says(name)) for name in extremes.orders)
        self.options = (RuleOption("target", says("the target"), bounds=(1, 9)),)

    def card_name(self, card: str, *, short: bool = False) -> Text:
        return says(card if short else f"{card} " + "메리 " * 40)

    def table_sheet(self, view: PublicView) -> TableSheet:
        sets = tuple(
            says(f"{number}. " + self.extremes.line) for number in range(self.extremes.sets)
        )
        return TableSheet((says("facts " * 20),), (sets,) * 6)

    def hand_sheet(self, view: SeatView, legal: Any, order: str | None = None) -> HandSheet:
        cards = tuple(says(self.extremes.line) for _ in view.hand)
        brief = tuple(says(card) for card in view.hand)
        beside = (says("the pile"),) if legal else ()
        actions = self.extremes.actions if legal else ()
        return HandSheet(cards, brief, says("now"), beside, actions)

    def describe(self, move: PublicMove) -> Text | None:
        if move.kind == "silent":
            return None
        return Text("error-not-your-turn", {"name": SeatName(move.seat)})

    def round_sheet(self, view: PublicView) -> tuple[Text, ...]:
        return (says("what the round brought"),)

    def stats(self, tallies: Mapping[str, int]) -> tuple[Text, ...]:
        return (says("favourite " * 20),)

    def error(self, error: Coded) -> Text:
        return says(f"the game says {error.code}")

    def rules_pages(self, rules: Rules | None) -> tuple[RulesPage, ...]:
        return tuple(
            RulesPage(says(f"heading {number}"), (says("규칙 " * 2000),), rulings=number == 3)
            for number in range(self.extremes.rules_pages)
        )

    def rules_line(self, rules: Rules) -> Text:
        return says("to 1000, in short")

    def goal(self, rules: Rules) -> Text:
        return says("to 1000")

    def card_page(self, card: str) -> tuple[tuple[Text, ...], ...]:
        return ((says("a part"),), (says("a life " * 1000),))


def many_choices(verb: str, count: int = 60, **rest: Any) -> Action:
    """An action with a long menu."""
    choices = tuple(
        Choice(f"{verb}-{number}", says("아주 긴 이름 " * 20), says("detail " * 30))
        for number in range(count)
    )
    return Action(verb, says(f"{verb} " * 60), choices, menu=True, **rest)


def single(verb: str, label: str, choice: str | None = None, **rest: Any) -> Action:
    """An action with one choice."""
    return Action(verb, says(label), (Choice(verb, says(choice or label)),), **rest)


def composing(*groups: tuple[str, ...], least: int = 3, wild: tuple[str, ...] = ()) -> Action:
    """An action whose move is put together."""
    compose = Compose(says("Choose cards"), (says("to lay"),), groups, least, wild)
    return Action("meld", says("Lay"), (), compose=compose)


def everything() -> tuple[Action, ...]:
    """More actions than any screen can hold, of every kind."""
    buttons = tuple(single(f"button{number}", "b" * 200) for number in range(20))
    menus = tuple(many_choices(f"menu{number}") for number in range(9))
    confirmed = single("declare", "Declare", confirm=(says("really?"),))
    return (*buttons, *menus, confirmed, composing(("a",) * 60), Action("no", says("No"), ()))


def table(
    status: Status = Status.PLAYING,
    *,
    seats: tuple[Seated, ...] | None = None,
    log: tuple[PublicMove, ...] = tuple(PublicMove(seat, "draw") for seat in range(6)),
    **extremes: Any,
) -> Table:
    """A table of the fake game with six hostile names, or with ``seats``."""
    state = Extremes(**extremes)
    package = Package(cast("Game[Any, Any]", FakeGame()), cast("Any", FakeFace(state)), {})
    if seats is None:
        seats = tuple(Seated(name, user_id=10 + seat) for seat, name in enumerate(HOSTILE))
    return Table(
        id=2**52,
        place=Place(1, 2),
        host_id=10,
        package=package,
        rules=Rules(),
        seats=seats,
        status=status,
        version=2**31,
        state=None if status is Status.LOBBY else state,
        log=log,
        level="page",
    )


def people(*names: str, **more: Any) -> tuple[Seated, ...]:
    """Seats for people of these names."""
    return tuple(Seated(name, user_id=10 + seat) for seat, name in enumerate(names))


def payload(screen: Screen) -> dict[str, Any]:
    """The message that would be sent, after checking it against the limits."""
    message = {"flags": V2, "components": screen.to_components()}
    assert check_message(message) == []
    assert screen.is_finished()
    return message


def nodes(screen: Screen) -> Iterator[Mapping[str, Any]]:
    """Every component of a valid screen, nested ones included."""

    def walk(components: Any) -> Iterator[Mapping[str, Any]]:
        for node in components:
            yield node
            yield from walk(node.get("components", ()))

    return walk(payload(screen)["components"])


def words(screen: Screen) -> str:
    """All its text, in order."""
    return "\n".join(node["content"] for node in nodes(screen) if "content" in node)


def controls(screen: Screen) -> dict[str, Mapping[str, Any]]:
    """Buttons and menus by ``verb:argument``."""
    found = {}
    for node in nodes(screen):
        if "custom_id" in node:
            _, verb, _, _, argument = node["custom_id"].split("|")
            found[f"{verb}:{argument}"] = node
    return found


def with_status(table: Table, status: Status) -> Table:
    """The same table in another status."""
    return replace(table, status=status)
