"""Cards, reigns, sets and winning hands as messages of the catalogue."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import CardId
from engine.games.famous_monarchs.arrange import Arrangement, Place, Set
from engine.games.famous_monarchs.deck import CROMWELL, DECK, IDS, INDEX, JOINT
from engine.text import Arg, Text

PREFIX = "famous-monarchs-"


def say(key: str, **args: Arg) -> Text:
    """A message of this game's catalogue."""
    return Text(PREFIX + key, args)


def card_name(card: CardId) -> Text:
    """A card's name with its symbol."""
    return say(f"card-{card}")


def card_names(cards: Iterable[CardId]) -> tuple[Text, ...]:
    """Several of them."""
    return tuple(card_name(card) for card in cards)


def reign(card: CardId) -> Text:
    """The years of a reign; a broken one has several."""
    spans = [
        f"{first}–{last}" if first != last else f"{first}"
        for first, last in DECK[INDEX[card]].reigns
    ]
    return say("reign", years=", ".join(spans)) if spans else say("no-reign")


def place(lying: Place, order: str) -> Text:
    """A card as it counts in a set: Cromwell says for whom, the joint card which of its names."""
    if lying.card != lying.monarch:
        return say("stands-for", monarch=card_name(lying.monarch))
    if lying.card == IDS[JOINT]:
        return say(f"joint-by-{order}")
    return card_name(lying.card)


def set_line(lying: Set) -> Text:
    """A set in a line: its order, what it counts, its cards."""
    return say(
        "set",
        n=len(lying.places),
        order=say(f"by-{lying.order}"),
        points=lying.points,
        cards=tuple(place(each, lying.order) for each in lying.places),
    )


def hand_lines(hand: Arrangement) -> tuple[Text, ...]:
    """A winning hand set by set, and the card over where there is one."""
    spare = (say("spare", cards=card_names(hand.spare)),) if hand.spare else ()
    return (*map(set_line, hand.sets), *spare)


def holds_cromwell(cards: Iterable[CardId]) -> bool:
    """Whether Cromwell is among these cards."""
    return IDS[CROMWELL] in cards
