"""Cards, lots of cards and sets as messages of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.game import CardId
from engine.games.queen_of_scots.deck import ROYAL, built_in
from engine.games.queen_of_scots.kinds import JEWEL, Kinds
from engine.games.queen_of_scots.views import SetView
from engine.text import Arg, Text

PREFIX = "queen-of-scots-"


def say(key: str, **args: Arg) -> Text:
    """A message of this game's catalogue."""
    return Text(PREFIX + key, args)


class Words:
    """Names the cards of one deck."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._known = {card.id for card in built_in()}
        self._jewel = kinds.ids[JEWEL]

    def is_known(self, card: CardId) -> bool:
        """Whether the catalogue has a name and a life for this card."""
        return card in self._known

    def card(self, card: CardId, *, short: bool = False) -> Text:
        """A card's name with its symbol: a crown, a gem, or the natural's own."""
        data = self._kinds.cards[self._kinds.index[card]]
        if data.name is not None:
            return say(data.role, name=data.name)
        name = say(f"short-{card}" if short else f"card-{card}")
        return name if data.role == "natural" else say(data.role, name=name)

    def lots(self, cards: Iterable[CardId]) -> tuple[Text, ...]:
        """Cards by kind, each with its number, jewels last: ``👑 Mary ×2``."""
        counts = Counter(cards)
        jewel, *others = self._kinds.ids
        return tuple(
            say("lot", card=self.card(card, short=True), n=counts[card])
            for card in (*others, jewel)
            if card in counts
        )

    def set_name(self, name: CardId) -> Text:
        """What a set is called."""
        return say("royals") if name == ROYAL else self.card(name, short=True)

    def set_lines(self, sets: Iterable[SetView]) -> tuple[Text, ...]:
        """A seat's sets, a line each: number for people (from 1), name, cards, jewels, value."""
        return tuple(self._set("set", number, lying) for number, lying in enumerate(sets))

    def own_sets(self, sets: Iterable[SetView]) -> tuple[Text, ...]:
        """The same to the seat itself, among lines of other things."""
        return tuple(self._set("own-set", number, lying) for number, lying in enumerate(sets))

    def _set(self, key: str, number: int, lying: SetView) -> Text:
        return say(
            key,
            number=number + 1,
            name=self.set_name(lying.name),
            n=len(lying.cards),
            jewels=lying.cards.count(self._jewel),
            value=lying.value,
        )

    def set_label(self, number: int, lying: SetView) -> Text:
        """A set where it is only pointed at."""
        return say("set-label", number=number + 1, name=self.set_name(lying.name))
