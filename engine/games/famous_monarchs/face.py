"""How The Famous Monarchs are shown: views and moves as messages of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NoReturn, cast

from engine.errors import IllegalMove, MoveError, NotYourTurn, WrongPhase
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
from engine.games.famous_monarchs import offers, rulebook
from engine.games.famous_monarchs.deck import IDS, INDEX, NAME_LINES
from engine.games.famous_monarchs.moves import Declare, Move
from engine.games.famous_monarchs.state import RENEWALS, MonarchsRules
from engine.games.famous_monarchs.views import MonarchsSeatView, MonarchsView
from engine.games.famous_monarchs.words import card_name, card_names, hand_lines, reign, say
from engine.text import Arg, SeatName, Text

_BY_NAME: Final = {
    IDS[card]: place for place, card in enumerate(card for line in NAME_LINES for card in line)
}


def _option(name: str, *values: str) -> RuleOption:
    label = f"option-{name}"
    return RuleOption(
        name, say(label), choices={value: say(f"{label}-{value}") for value in values}
    )


class MonarchsFace:
    """The face of The Famous Monarchs of England."""

    name: Text = say("name")
    tagline: Text = say("tagline")
    orders: tuple[tuple[str, Text], ...] = tuple(
        (order, say(f"order-{order}")) for order in ("date", "name")
    )
    options: tuple[RuleOption, ...] = (
        _option("goal", "points", "rounds"),
        RuleOption("points", say("option-points"), bounds=(10, 500)),
        RuleOption("rounds", say("option-rounds"), bounds=(1, 20)),
        _option("interregnum", "strict", "bridged"),
    )

    def card_name(self, card: CardId, *, short: bool = False) -> Text:
        """A card's name with its symbol; every name is short."""
        return card_name(card)

    # --- The table -----------------------------------------------------------------------

    def table_sheet(self, view: PublicView) -> TableSheet:
        """The upcard with its reign, pack and pile; a stuck round's warning (M-R14)."""
        monarchs = cast("MonarchsView", view)
        upcard = monarchs.upcard
        facts = [
            say("upcard", card=card_name(upcard), reign=reign(upcard))
            if upcard
            else say("no-upcard"),
            say("piles", stock=monarchs.stock, pile=monarchs.discard),
        ]
        if monarchs.renewals:
            facts.append(say("renewals", n=monarchs.renewals, most=RENEWALS))
        return TableSheet(tuple(facts), ((),) * monarchs.seats)

    def round_sheet(self, view: PublicView) -> tuple[Text, ...]:
        """The winning hand set by set, Cromwell's holder and the points for him (M11)."""
        monarchs = cast("MonarchsView", view)
        won = monarchs.declaration
        if monarchs.round_scores is None:
            return ()
        if won is None:
            return (say("stuck", n=RENEWALS),)
        lines = [say("won", player=SeatName(won.seat)), *hand_lines(won.hand)]
        lines.append(say("won-score", points=won.hand.score))
        if won.holder is not None:
            holder, winner = SeatName(won.holder), SeatName(won.seat)
            lines.append(say("won-bonus", holder=holder, player=winner, points=won.bonus))
        return tuple(lines)

    def stats(self, tallies: Mapping[str, int]) -> tuple[Text, ...]:
        """Hands declared, who was in most of them, and discards taken."""
        lines = []
        if declared := tallies.get("declare", 0):
            lines.append(say("stats-declare", n=declared))
        if (chosen := favourite(tallies, "declare")) is not None:
            lines.append(say("stats-card", card=card_name(chosen[0]), n=chosen[1]))
        if taken := tallies.get("take_discard", 0):
            lines.append(say("stats-discard", n=taken))
        return tuple(lines)

    def describe(self, move: PublicMove) -> Text | None:
        """What happened, in a line."""
        args: dict[str, Arg] = {}
        if move.seat >= 0:
            args["player"] = SeatName(move.seat)
        if move.cards:
            args["cards"] = card_names(move.cards)
        if move.count is not None:
            args["n"] = move.count
        return say(f"did-{move.kind.replace('_', '-')}", **args)

    # --- A hand --------------------------------------------------------------------------

    def hand_sheet(
        self, view: SeatView, legal: Sequence[Move], order: str | None = None
    ) -> HandSheet:
        """A hand in date order or grouped by name, and what can be done with it."""
        own = cast("MonarchsSeatView", view)
        cards = _ordered(own.hand, order)
        lines = tuple(
            say("hand-card", card=card_name(card), reign=reign(card), new=int(card in own.drawn))
            for card in cards
        )
        brief = tuple(
            say("hand-brief", card=card_name(card), new=int(card in own.drawn)) for card in cards
        )
        return HandSheet(
            lines, brief, _prompt(own, legal), actions=offers.actions(own, legal, cards)
        )

    def compose(self, view: SeatView, verb: str, cards: Sequence[CardId]) -> NoReturn:
        """Nothing is put together card by card in this game. Raises ``IllegalMove``."""
        raise IllegalMove("no-such-action", rule="M4")

    def error(self, error: MoveError) -> Text:
        """Why a move was refused, with the rule's number, and what can be done instead."""
        if isinstance(error, NotYourTurn):
            return say("error-not-your-turn", player=SeatName(error.turn))
        if isinstance(error, WrongPhase):
            return say(f"error-phase-{error.params['phase']}")
        args: dict[str, Arg] = dict(error.params)
        if "card" in args:
            args["card"] = card_name(str(args["card"]))
        if "set" in args:
            args["set"] = card_names(str(args["set"]).split())
        return say(f"error-{error.code}", **args)

    # --- Rules and cards -----------------------------------------------------------------

    def rules_pages(self, rules: Rules | None) -> tuple[RulesPage, ...]:
        """The rules with a table's own choices; house rulings on marked pages."""
        chosen = MonarchsRules() if rules is None else cast("MonarchsRules", rules)
        return rulebook.rules_pages(chosen)

    def rules_line(self, rules: Rules) -> Text:
        """The table rules in a line."""
        chosen = cast("MonarchsRules", rules)
        return say(
            "rules-line",
            goal=self.goal(chosen),
            interregnum=say(f"option-interregnum-{chosen.interregnum}"),
        )

    def goal(self, rules: Rules) -> Text:
        """The points to reach, or the rounds to play (M8)."""
        chosen = cast("MonarchsRules", rules)
        if chosen.goal == "points":
            return say("goal-points", n=chosen.points)
        return say("goal-rounds", n=chosen.rounds)

    def cards(self) -> tuple[CardId, ...]:
        """All cards in the order of the reigns."""
        return IDS

    def card_page(self, card: CardId) -> tuple[tuple[Text, ...], ...]:
        """A card's role in the game and a short life."""
        return rulebook.card_page(card)


def _ordered(cards: Sequence[CardId], order: str | None) -> list[CardId]:
    """By date; or by name, the names that form sets first, then the others by date."""
    if order == "name":
        return sorted(cards, key=lambda card: (_BY_NAME.get(card, len(IDS)), INDEX[card]))
    return sorted(cards, key=INDEX.__getitem__)


def _prompt(view: MonarchsSeatView, legal: Sequence[Move]) -> Text:
    public = view.public
    if not legal:
        if public.phase in ("draw", "play"):
            return say("prompt-wait", player=SeatName(public.to_act))
        return say(f"prompt-{public.phase}")
    if public.phase == "draw":
        return say("prompt-draw")
    if any(isinstance(move, Declare) for move in legal):
        return say("prompt-declare")
    if view.bound is not None:
        return say("prompt-discard-other", card=card_name(view.bound))
    return say("prompt-discard")
