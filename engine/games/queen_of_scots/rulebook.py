"""The rules and the cards, page by page, in messages of the catalogue."""

from __future__ import annotations

from typing import Final

from engine.game import CardId, RulesPage
from engine.games.queen_of_scots.deck import HAND, MOST_SEATS
from engine.games.queen_of_scots.kinds import Kinds
from engine.games.queen_of_scots.scoring import ROUND_CAP
from engine.games.queen_of_scots.state import ScotsRules
from engine.games.queen_of_scots.words import Words, say
from engine.text import Text

PAGES: Final = (("aim", 4), ("turn", 4), ("sets", 6), ("pile", 5), ("end", 4))
"""The pages of the rules and how many lines each has in the catalogue."""
RULINGS: Final = (("rulings", 5), ("rulings-more", 5))


def rules_pages(kinds: Kinds, words: Words, rules: ScotsRules) -> tuple[RulesPage, ...]:
    """The rules, the deck, and the house rulings."""
    return (
        *(_page(name, lines, rules) for name, lines in PAGES),
        RulesPage(
            say("rules-deck"),
            tuple(_deck_line(kinds, words, card.id) for card in kinds.deck),
            rulings=True,
        ),
        *(_page(name, lines, rules, rulings=True) for name, lines in RULINGS),
    )


def _page(name: str, lines: int, rules: ScotsRules, *, rulings: bool = False) -> RulesPage:
    return RulesPage(
        say(f"rules-{name}"),
        tuple(
            say(
                f"rules-{name}-{line}",
                target=rules.target,
                hand=HAND,
                seats=MOST_SEATS,
                rounds=ROUND_CAP,
                stock_out=rules.stock_out,
            )
            for line in range(1, lines + 1)
        ),
        rulings=rulings,
    )


def _deck_line(kinds: Kinds, words: Words, card: CardId) -> Text:
    kind = kinds.index[card]
    return say("deck-line", card=words.card(card), n=kinds.copies[kind], value=kinds.values[kind])


def card_page(kinds: Kinds, words: Words, card: CardId) -> tuple[tuple[Text, ...], ...]:
    """A card's numbers and part in the game, and a short life where the catalogue has one."""
    kind = kinds.index[card]
    numbers = say("page-numbers", n=kinds.copies[kind], value=kinds.values[kind])
    role = (numbers, say(f"part-{kinds.cards[kind].role}"))
    return (role, (say(f"life-{card}"),)) if words.is_known(card) else (role,)
