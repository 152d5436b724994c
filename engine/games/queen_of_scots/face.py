"""How Queen of Scots is shown: views and moves as messages of its catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from engine.errors import MoveError, NotYourTurn, WrongPhase
from engine.game import (
    CardId,
    HandSheet,
    PublicMove,
    PublicView,
    RuleOption,
    Rules,
    RulesPage,
    SeatView,
    TableSheet,
    favourite,
)
from engine.games.queen_of_scots import rulebook
from engine.games.queen_of_scots.kinds import JEWEL, Kinds
from engine.games.queen_of_scots.moves import DRAW, LAY_OFF, MELD, PASS, TAKE, Play
from engine.games.queen_of_scots.offers import Offers
from engine.games.queen_of_scots.state import AWAIT_DRAW, AWAIT_PLAY, ScotsRules
from engine.games.queen_of_scots.views import ScotsPublicView, ScotsSeatView
from engine.games.queen_of_scots.words import Words, say
from engine.text import Arg, SeatName, Text

_STOCK_OUT: Final = ("end", "reshuffle")
_TARGETS: Final = (100, 5000)


class ScotsFace:
    """The face of Queen of Scots, for one deck."""

    name: Text = say("name")
    tagline: Text = say("tagline")
    orders: tuple[tuple[str, Text], ...] = tuple(
        (order, say(f"order-{order}")) for order in ("kind", "most", "value")
    )
    options: tuple[RuleOption, ...] = (
        RuleOption("target", say("option-target"), bounds=_TARGETS),
        RuleOption(
            "stock_out",
            say("option-stock-out"),
            choices={value: say(f"option-stock-out-{value}") for value in _STOCK_OUT},
        ),
    )

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._words = Words(kinds)
        self._offers = Offers(kinds, self._words)

    def card_name(self, card: CardId, *, short: bool = False) -> Text:
        """A card's name with its symbol."""
        return self._words.card(card, short=short)

    # --- The table -----------------------------------------------------------------------

    def table_sheet(self, view: PublicView) -> TableSheet:
        """The upcard and the piles; each seat's sets, numbered from 1."""
        scots = _public(view)
        upcard = scots.upcard
        facts = [
            say("upcard", card=self._words.card(upcard, short=True))
            if upcard
            else say("no-upcard"),
            say("piles", pile=scots.discard, stock=scots.stock),
        ]
        if not scots.stock and scots.phase in (AWAIT_DRAW, AWAIT_PLAY):
            facts.append(say("stock-is-out", stock_out=_next_without_stock(scots)))
        return TableSheet(
            tuple(facts), tuple(self._seat(scots, seat) for seat in range(scots.seats))
        )

    def _seat(self, view: ScotsPublicView, seat: int) -> tuple[Text, ...]:
        lines = self._words.set_lines(view.sets[seat])
        return (*lines, say("on-table", n=view.tables[seat])) if lines else (say("no-sets"),)

    def round_sheet(self, view: PublicView) -> tuple[Text, ...]:
        """How each seat's score came about (Q14), the highest total first."""
        scots = _public(view)
        if scots.round_scores is None or scots.hands is None:
            return ()
        return tuple(
            say(
                "round-line",
                player=SeatName(seat),
                table=scots.tables[seat],
                hand=scots.hands[seat],
                score=scots.round_scores[seat],
            )
            for seat in sorted(range(scots.seats), key=lambda seat: -scots.totals[seat])
        )

    def stats(self, tallies: Mapping[str, int]) -> tuple[Text, ...]:
        """The favourite set (jewels only join one), and what was taken from the pile."""
        sets = {f"{MELD}:{card}" for card in self._kinds.ids} - {f"{MELD}:{self._kinds.ids[JEWEL]}"}
        chosen = favourite({name: n for name, n in tallies.items() if name in sets}, MELD)
        lines = []
        if chosen is not None:
            lines.append(say("stats-set", card=self._words.card(chosen[0]), n=chosen[1]))
        if taken := tallies.get(TAKE, 0):
            lines.append(say("stats-pile", n=taken, cards=tallies.get(f"{TAKE}.count", 0)))
        return tuple(lines)

    def describe(self, move: PublicMove) -> Text | None:
        """What happened, in a line."""
        args: dict[str, Arg] = {}
        if move.seat >= 0:
            args["player"] = SeatName(move.seat)
        if move.cards:
            args["cards"] = self._words.lots(move.cards)
        if move.set is not None:
            args["set"] = move.set + 1
        if move.count is not None:
            args["n"] = move.count
        kind = "take-jewel" if move.kind == TAKE and move.set is not None else move.kind
        return say(f"did-{kind.replace('_', '-')}", **args)

    # --- A hand --------------------------------------------------------------------------

    def hand_sheet(
        self, view: SeatView, legal: Sequence[Play], order: str | None = None
    ) -> HandSheet:
        """A hand, one line a kind, and what can be done with it."""
        scots = _seat_view(view)
        counts, new = Counter(scots.hand), Counter(scots.drawn)
        values = dict(zip(self._kinds.ids, self._kinds.values, strict=True))
        cards = self._ordered(counts, values, order)
        names = {card: self._words.card(card, short=True) for card in cards}
        return HandSheet(
            tuple(
                say(
                    "hand-line", card=names[card], n=counts[card], value=values[card], new=new[card]
                )
                for card in cards
            ),
            tuple(
                say("hand-brief", card=names[card], n=counts[card], new=new[card]) for card in cards
            ),
            _prompt(scots, legal),
            self._beside(scots) if legal else (),
            self._offers.actions(scots, legal),
        )

    def _beside(self, view: ScotsSeatView) -> tuple[Text, ...]:
        """The pile and the seat's own sets: the table is out of sight where a turn is played."""
        public, found = view.public, []
        if public.upcard is not None:
            top = self._words.card(public.upcard, short=True)
            found.append(say("top", card=top, pile=public.discard))
        return (*found, *self._words.own_sets(public.sets[view.seat]))

    def _ordered(
        self, counts: Mapping[CardId, int], values: Mapping[CardId, int], order: str | None
    ) -> list[CardId]:
        cards = [card for card in self._kinds.ids if card in counts]
        if order == "most":
            cards.sort(key=lambda card: -counts[card])
        elif order == "value":
            cards.sort(key=lambda card: -counts[card] * values[card])
        return cards

    def compose(self, view: SeatView, verb: str, cards: Sequence[CardId]) -> Play:
        """The move that these cards make. Raises ``IllegalMove``."""
        return self._offers.compose(_seat_view(view), verb, cards)

    def error(self, error: MoveError) -> Text:
        """Why a move was refused, with the rule's number, and what can be done instead."""
        if isinstance(error, NotYourTurn):
            return say("error-not-your-turn", player=SeatName(error.turn))
        if isinstance(error, WrongPhase):
            return say(f"error-phase-{error.params['phase']}")
        args: dict[str, Arg] = dict(error.params)
        if "card" in args:
            args["card"] = self._words.set_name(str(args["card"]))
        return say(f"error-{error.code}", jewel=self._jewel(), **args)

    def _jewel(self) -> Text:
        return self._words.card(self._kinds.ids[JEWEL], short=True)

    # --- Rules and cards -----------------------------------------------------------------

    def rules_pages(self, rules: Rules | None) -> tuple[RulesPage, ...]:
        """The rules with a table's own target; the deck and house rulings on marked pages."""
        chosen = ScotsRules() if rules is None else cast("ScotsRules", rules)
        return rulebook.rules_pages(self._kinds, self._words, chosen)

    def rules_line(self, rules: Rules) -> Text:
        """The table rules in a line."""
        scots = cast("ScotsRules", rules)
        return say(
            "rules-line",
            target=scots.target,
            stock_out=say(f"option-stock-out-{scots.stock_out}"),
        )

    def goal(self, rules: Rules) -> Text:
        """The points to reach (Q15)."""
        return say("goal", n=cast("ScotsRules", rules).target)

    def cards(self) -> tuple[CardId, ...]:
        """Every kind of card, in the deck's order."""
        return tuple(card.id for card in self._kinds.deck)

    def card_page(self, card: CardId) -> tuple[tuple[Text, ...], ...]:
        """A card's numbers and part in the game, and a short life."""
        return rulebook.card_page(self._kinds, self._words, card)


def _public(view: PublicView) -> ScotsPublicView:
    return cast("ScotsPublicView", view)


def _seat_view(view: SeatView) -> ScotsSeatView:
    return cast("ScotsSeatView", view)


def _next_without_stock(view: ScotsPublicView) -> str:
    return "end" if view.reshuffled else view.rules.stock_out


def _prompt(view: ScotsSeatView, legal: Sequence[Play]) -> Text:
    public = view.public
    kinds = {move.kind for move in legal}
    if not kinds:
        waiting = public.to_act >= 0
        return (
            say("prompt-wait", player=SeatName(public.to_act))
            if waiting
            else say(f"prompt-{public.phase}")
        )
    if PASS in kinds:
        return say("prompt-pass")
    if DRAW in kinds:
        return say("prompt-take") if TAKE in kinds else say("prompt-draw")
    return say("prompt-lay") if kinds & {MELD, LAY_OFF} else say("prompt-discard")
