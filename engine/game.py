"""The protocol every game speaks.

A game is pure: states are values, chance is a player, and nothing here waits, draws a random
number by itself or looks at a clock. Two objects make a game:

- a ``Game`` knows the rules: states, moves, views, their outside forms;
- a ``Face`` knows how the game is shown: which choices a hand offers and in which order, and which
  message of the catalogue says what happened.

``engine.games`` registers both, with the game's computer players, as one ``Package``.

Seats are numbered clockwise from 0. ``(dealer + 1) % seats`` begins a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Protocol, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

from engine.text import Text

Seat: TypeAlias = int
CardId: TypeAlias = str
Json: TypeAlias = dict[str, Any]

CHANCE: Final = -1
"""The actor who deals and shuffles: the host, with an injected generator."""

NOBODY: Final = -2
"""The actor of a match that is over."""

DEAL: Final = "deal"
"""The kind of the chance move that begins a round."""

BUDGET: Final = 0.3
"""Seconds a computer may think about one move."""


class Rules(BaseModel):
    """The table rules a host may choose. Each game has its own model; every field has a default.

    Values outside the bounds are refused by pydantic, unknown names too.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class PublicMove:
    """A move as everybody at the table sees it; a card drawn from the stock is not in it.

    ``cards`` are those that became (or were) public. ``count`` is a number of cards moved that
    need not be named: the size of a pile taken, of a new stock.
    """

    seat: Seat
    kind: str
    cards: tuple[CardId, ...] = ()
    set: int | None = None
    count: int | None = None

    def to_json(self) -> Json:
        """A compact JSON object; ``None`` and empty fields are left out."""
        data: Json = {"seat": self.seat, "kind": self.kind}
        if self.cards:
            data["cards"] = list(self.cards)
        if self.set is not None:
            data["set"] = self.set
        if self.count is not None:
            data["count"] = self.count
        return data

    @classmethod
    def from_json(cls, data: Json) -> PublicMove:
        """The move that ``to_json`` wrote."""
        return cls(
            data["seat"],
            data["kind"],
            tuple(data.get("cards", ())),
            data.get("set"),
            data.get("count"),
        )


def favourite(tallies: Mapping[str, int], kind: str) -> tuple[CardId, int] | None:
    """The card that public moves of a kind showed most often, and how often.

    ``tallies`` as ``Face.stats`` gets them. Among equals the first in the alphabet.
    """
    prefix = f"{kind}:"
    shown = [(-n, name) for name, n in tallies.items() if name.startswith(prefix) and n]
    if not shown:
        return None
    count, name = min(shown)
    return name.removeprefix(prefix), -count


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """What everybody may know. It has no field that could hold a hidden card.

    Games extend it with what lies on their table. ``round`` counts from 1 (0 before the first
    deal). ``round_scores`` are those of the round that just ended, while the next is not dealt;
    ``winners`` is set when the match is over.
    """

    seats: int
    round: int
    dealer: Seat
    to_act: int
    phase: str
    totals: tuple[int, ...]
    """Points so far, a seat each. If a match is ended early, the highest wins and ties share."""
    hand_sizes: tuple[int, ...]
    stock: int
    discard: int
    upcard: CardId | None
    round_scores: tuple[int, ...] | None
    winners: tuple[Seat, ...] | None


PublicT_co = TypeVar("PublicT_co", bound=PublicView, covariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """What one seat may know: the public view and its own hand.

    ``drawn`` lists the cards that came into the hand this turn, for marking. ``history`` are the
    public moves of this round so far, its deal first, where the caller has them. Games narrow
    ``public`` to their own view.
    """

    seat: Seat
    public: PublicView
    hand: tuple[CardId, ...]
    drawn: tuple[CardId, ...] = ()
    history: tuple[PublicMove, ...] = ()


StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class Game(Protocol[StateT, MoveT]):
    """The rules of one game, with the data (deck) it is played with."""

    id: ClassVar[str]
    """Lower case with hyphens: ``queen-of-scots``."""
    seats: ClassVar[range]
    """The numbers of seats it can be played with."""
    rules: ClassVar[type[Rules]]
    """The table rules; ``rules()`` are the defaults."""
    round_cap: ClassVar[int]
    """A match ends after this many rounds at the latest."""

    def edition(self) -> Json | None:
        """The data this game is played with, where it is not the built-in one; else ``None``.

        It is kept with each match, so that a match goes on, and is re-played, with its own deck:
        ``Builder.build(edition)`` makes the same game again.
        """

    def start(self, seats: int, dealer: Seat, rules: Rules) -> StateT:
        """A match before its first deal; chance is to act. Raises ``ValueError`` for bad seats."""

    def to_act(self, state: StateT) -> int:
        """The seat to act, or ``CHANCE``, or ``NOBODY``."""

    def round_over(self, state: StateT) -> bool:
        """Whether a round just ended and the next is not dealt: the table may pause here."""

    def legal_moves(self, state: StateT) -> Sequence[MoveT]:
        """Every move of the seat to act, each once; empty when no seat is."""

    def apply(self, state: StateT, move: MoveT) -> StateT:
        """The state after a move of whoever is to act. Deterministic; never changes ``state``.

        Raises ``WrongPhase`` or ``IllegalMove`` for a move that is not legal, chance moves
        included.
        """

    def chance(self, state: StateT, rng: Random) -> MoveT:
        """A move for chance. Only when ``to_act`` is ``CHANCE``.

        A round begins with a move of the kind ``DEAL``, which comes only there.
        """

    def public_view(self, state: StateT) -> PublicView:
        """What everybody sees."""

    def seat_view(
        self, state: StateT, seat: Seat, history: tuple[PublicMove, ...] = ()
    ) -> SeatView:
        """What this seat sees."""

    def public_move(self, state: StateT, move: MoveT) -> PublicMove:
        """The public form of a legal move about to be made in ``state``."""

    def undoable(self, move: MoveT) -> bool:
        """Whether a move may be taken back within its turn: it showed its player nothing new."""

    def move_to_json(self, move: MoveT) -> Json:
        """The move as in a match record: ``{"kind": …}``."""

    def move_from_json(self, data: Json) -> MoveT:
        """Raises ``MalformedMove``."""

    def move_to_code(self, move: MoveT) -> str:
        """A seat's move in at most 60 characters of ``[A-Za-z0-9.,*+-]``, for a button's id."""

    def move_from_code(self, code: str) -> MoveT:
        """Raises ``MalformedMove``."""

    def state_to_json(self, state: StateT) -> Json:
        """Everything about the state but the edition.

        The hidden cards are under ``hands`` (a list of ids a seat) and ``stock`` (a list of ids),
        where the tests of secrecy permute them.
        """

    def state_from_json(self, data: Json) -> StateT:
        """The state that ``state_to_json`` wrote. Raises ``DataError``."""

    def cards(self, state: StateT) -> Sequence[CardId]:
        """Every card wherever it is, hands and stock included; for checking conservation."""


class Computer(Protocol):
    """A computer player: sees what its seat sees, and chooses one of the legal moves."""

    level: ClassVar[str]
    """``page``, ``courtier`` or ``regent``. Every game has a page, and it beats random play."""
    quick: ClassVar[bool]
    """Whether it answers within a millisecond or so, and may think on the event loop."""

    def choose(self, view: SeatView, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        """One of ``legal``, within ``budget`` seconds.

        ``view.history`` holds the public moves of the round so far, its deal first. The same
        view, list and generator give the same move as long as there is time: the budget only
        stops, it does not steer.
        """


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that is recommended, and one sentence why."""

    move: Any
    why: Text


class Adviser(Protocol):
    """Recommends a move to a person who asks for a hint, from what that person may see."""

    def advise(self, view: SeatView, legal: Sequence[Any], rng: Random, budget: float) -> Advice:
        """One of ``legal`` and why, within ``budget`` seconds."""


# --- How a game is shown ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal move as it is offered: a short label, and what it does where that helps."""

    move: Any
    label: Text
    detail: Text | None = None


@dataclass(frozen=True, slots=True)
class Compose:
    """A move put together card by card, where listing every combination would be too long.

    A move takes cards of one of the ``groups`` and of ``wild``, which goes with every group, at
    least ``least`` in all; ``Face.compose`` makes it. ``about`` says what the cards are for.
    """

    label: Text
    about: tuple[Text, ...]
    groups: tuple[tuple[CardId, ...], ...]
    least: int
    wild: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """One thing to do with a hand: a button when it has one choice, a menu when it has several.

    ``verb`` is unique in a sheet, at most 12 letters. ``confirm`` asks once more, showing these
    lines. A disabled action is shown with no choices and cannot be pressed.
    """

    verb: str
    label: Text
    choices: tuple[Choice, ...]
    menu: bool = False
    primary: bool = False
    confirm: tuple[Text, ...] = ()
    compose: Compose | None = None


@dataclass(frozen=True, slots=True)
class HandSheet:
    """A private hand: what it holds, line by line, and what can be done with it now.

    ``brief`` are the same cards by name and number only. ``prompt`` says what is to be done, or
    whose turn it is. ``table`` is what a turn needs to know of the open table, a line each. Both
    it and ``actions`` are empty when it is not this seat's turn.
    """

    cards: tuple[Text, ...]
    brief: tuple[Text, ...]
    prompt: Text
    table: tuple[Text, ...] = ()
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class TableSheet:
    """The open table: facts for all (upcard, stock, pile), and each seat's own lines."""

    facts: tuple[Text, ...]
    seats: tuple[tuple[Text, ...], ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One page of the rules: a heading and its lines. ``rulings`` marks house rulings."""

    heading: Text
    lines: tuple[Text, ...]
    rulings: bool = False


@dataclass(frozen=True, slots=True)
class RuleOption:
    """A table rule a host may choose, as it is offered.

    ``name`` is the field of the rules model. A whole number within ``bounds``, or one of
    ``choices`` (at most 25, by Discord) with its label.

    ``/play`` offers the rules of all games side by side. So a name is ``[a-z_]{1,32}``, no other
    game's rule has it, and no option of ``/play`` itself (``game``, ``computers``, ``level``,
    ``clock``, ``in_thread``). Discord allows 25 options in all.
    """

    name: str
    label: Text
    choices: Mapping[str, Text] | None = None
    bounds: tuple[int, int] | None = None


class Face(Protocol):
    """How one game is shown: pure functions from views to messages of its catalogue.

    The keys of its messages begin with the game's id and a hyphen.
    """

    name: Text
    """The game's name."""
    tagline: Text
    """What it is about, in a line."""
    orders: tuple[tuple[str, Text], ...]
    """Ways to order a hand, the usual one first: a name and its label."""
    options: tuple[RuleOption, ...]

    def card_name(self, card: CardId, *, short: bool = False) -> Text:
        """A card's name, with its symbol where it has one; ``short`` for a list of many."""

    def table_sheet(self, view: PublicView) -> TableSheet:
        """The open table in mid-round."""

    def hand_sheet(
        self, view: SeatView, legal: Sequence[Any], order: str | None = None
    ) -> HandSheet:
        """A hand, and on its turn what it can do; ``legal`` is empty when it is not its turn."""

    def compose(self, view: SeatView, verb: str, cards: Sequence[CardId]) -> Any:
        """The move that these cards make under the action ``verb``. Raises ``MoveError``."""

    def describe(self, move: PublicMove) -> Text | None:
        """What happened, in a line; ``None`` for a move not worth one."""

    def round_sheet(self, view: PublicView) -> tuple[Text, ...]:
        """What there is to tell of the round that just ended, beyond its scores."""

    def stats(self, tallies: Mapping[str, int]) -> tuple[Text, ...]:
        """What a player's tallies of finished matches tell in this game, a line each.

        Counts are named ``draw`` (moves of a kind), ``take_pile.count`` (cards taken by moves of
        a kind) and ``meld:mary`` (moves of a kind that showed a card).
        """

    def error(self, error: Any) -> Text:
        """Why a ``MoveError`` of this game was raised, and what can be done instead."""

    def rules_pages(self, rules: Rules | None) -> tuple[RulesPage, ...]:
        """The rules in the project's own words; rulings on pages of their own."""

    def rules_line(self, rules: Rules) -> Text:
        """The table rules in a line, for a lobby."""

    def goal(self, rules: Rules) -> Text:
        """When the match is won, in a few words, to be seen while it is played."""

    def cards(self) -> tuple[CardId, ...]:
        """Every kind of card, in the order of a catalogue."""

    def card_page(self, card: CardId) -> tuple[tuple[Text, ...], ...]:
        """Paragraphs of lines: a card's role in the game, and a short life where one is known."""


@dataclass(frozen=True, slots=True)
class Package:
    """A game as it is registered: rules, face, computer players by level from weak to strong.

    ``adviser`` gives hints to people, where the game has one.
    """

    game: Game[Any, Any]
    face: Face
    computers: Mapping[str, Computer]
    adviser: Adviser | None = None


class Builder(Protocol):
    """What the registry holds of a game: how to make its package, with or without own data."""

    id: str

    def build(self, edition: Json | None = None) -> Package:
        """The package, with the built-in data or an edition's. Raises ``DataError``."""

    def read_edition(self, path: Path) -> Json:
        """An operator's own data file, checked. Raises ``DataError`` naming line or key."""
