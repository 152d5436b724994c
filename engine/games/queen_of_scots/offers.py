"""What a hand can do now: the legal moves as buttons and menus, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.errors import IllegalMove
from engine.game import Action, CardId, Choice, Compose
from engine.games.queen_of_scots.kinds import JEWEL, JEWELS, Heap, Kinds, size
from engine.games.queen_of_scots.moves import DISCARD, DRAW, LAY_OFF, MELD, PASS, TAKE, Play
from engine.games.queen_of_scots.taste import appeal, reluctance
from engine.games.queen_of_scots.views import ScotsSeatView
from engine.games.queen_of_scots.words import Words, say
from engine.text import Text

FULL_LIST: Final = 40
"""Up to so many choices, a menu lists every one; beyond, the plain ones and a free choice."""
LONGEST_LIST: Final = 60

_VERBS: Final = {"take": TAKE, "lay": MELD, "add": LAY_OFF}
_LEAST: Final = {"take": 2, "lay": 3, "add": 1}
_RULES: Final = {"take": "Q5", "lay": "Q6", "add": "Q9"}


class Offers:
    """Turns legal moves into actions, and chosen cards back into moves."""

    def __init__(self, kinds: Kinds, words: Words) -> None:
        self._kinds = kinds
        self._words = words

    def actions(self, view: ScotsSeatView, legal: Sequence[Play]) -> tuple[Action, ...]:
        """The actions of a hand, in the order of a turn."""
        by_kind: dict[str, list[Play]] = {}
        for move in legal:
            by_kind.setdefault(move.kind, []).append(move)
        makers = (
            (DRAW, self._draw),
            (TAKE, self._take),
            (PASS, self._pass),
            (MELD, self._lay),
            (LAY_OFF, self._add),
            (DISCARD, self._discard),
        )
        return tuple(make(view, by_kind[kind]) for kind, make in makers if kind in by_kind)

    def compose(self, view: ScotsSeatView, verb: str, cards: Sequence[CardId]) -> Play:
        """The move these cards make. Raises ``IllegalMove`` when no move is made of them.

        Cards to add go onto the first own set that takes them all; which of several it is makes
        no difference to anything (Q-R10).
        """
        rule = _RULES[verb]
        if any(cards.count(card) > view.hand.count(card) for card in cards):
            raise IllegalMove("not-in-hand", rule=rule)
        heap = self._heap(cards)
        if not heap:
            raise IllegalMove("no-cards", rule=rule)
        if verb != "add":
            return Play(_VERBS[verb], heap)
        for number, lying in enumerate(view.public.sets[view.seat]):
            if not heap & ~self._kinds.fits[self._kinds.group_named[lying.name]]:
                return Play(LAY_OFF, heap, number)
        raise IllegalMove("no-set-fits", rule=rule)

    # --- One action each -----------------------------------------------------------------

    def _draw(self, view: ScotsSeatView, moves: list[Play]) -> Action:
        return Action("draw", say("draw"), (Choice(moves[0], say("draw")),), primary=True)

    def _pass(self, view: ScotsSeatView, moves: list[Play]) -> Action:
        label = say("pass")
        return Action("pass", label, (Choice(moves[0], label),), confirm=(say("pass-confirm"),))

    def _take(self, view: ScotsSeatView, moves: list[Play]) -> Action:
        count = view.public.discard - 1
        hand = self._heap(view.hand)
        shown = self._shown(hand, moves)
        choices = tuple(
            Choice(
                move,
                self._take_label(view, move),
                say("points", n=self._taken(view, move))
                if count or move.cards != hand
                else say("ends-round"),
            )
            for move in shown
        )
        label = (
            say("take-one", n=count, what=choices[0].label)
            if len(moves) == 1
            else say("take", n=count)
        )
        return Action(
            "take",
            label,
            choices,
            menu=len(choices) > 1,
            compose=self._free(view, "take", moves),
        )

    def _take_label(self, view: ScotsSeatView, move: Play) -> Text:
        if move.set >= 0:
            lying = view.public.sets[view.seat][move.set]
            jewel = self._words.card(self._kinds.ids[JEWEL], short=True)
            return say("onto", cards=jewel, set=self._words.set_label(move.set, lying))
        assert view.public.upcard is not None
        return self._cards((*self._kinds.names(move.cards), view.public.upcard))

    def _taken(self, view: ScotsSeatView, move: Play) -> int:
        """What goes down with a take, in points: the cards and the top card."""
        assert view.public.upcard is not None
        return self._kinds.value(move.cards + self._heap((view.public.upcard,)))

    def _lay(self, view: ScotsSeatView, moves: list[Play]) -> Action:
        hand = self._heap(view.hand)
        choices = tuple(
            Choice(move, self._cards(self._kinds.names(move.cards)), self._outcome(hand, move))
            for move in self._shown(hand, moves)
        )
        return Action("lay", say("lay"), choices, menu=True, compose=self._free(view, "lay", moves))

    def _add(self, view: ScotsSeatView, moves: list[Play]) -> Action:
        hand = self._heap(view.hand)
        own = view.public.sets[view.seat]
        choices = tuple(
            Choice(
                move,
                say(
                    "onto",
                    cards=self._words.lots(self._kinds.names(move.cards)),
                    set=self._words.set_label(move.set, own[move.set]),
                ),
                self._outcome(hand, move),
            )
            for move in self._shown(hand, moves)
        )
        return Action("add", say("add"), choices, menu=True, compose=self._free(view, "add", moves))

    def _discard(self, view: ScotsSeatView, moves: list[Play]) -> Action:
        hand = self._heap(view.hand)
        counts = self._kinds.counts(hand)
        own = {self._kinds.group_named[each.name] for each in view.public.sets[view.seat]}
        choices = []
        for move in sorted(moves, key=lambda move: reluctance(self._kinds, move, hand, own)):
            kind = self._kinds.kind_of_unit[move.cards]
            detail = self._outcome(hand, move)
            if kept := counts[kind] - 1:
                detail = say("keep", points=detail, n=kept)
            choices.append(
                Choice(move, self._words.card(self._kinds.ids[kind], short=True), detail)
            )
        return Action("discard", say("discard"), tuple(choices), menu=True)

    # --- What they share -----------------------------------------------------------------

    def _heap(self, cards: Iterable[CardId]) -> Heap:
        return self._kinds.pack(self._kinds.index[card] for card in cards)

    def _cards(self, cards: Iterable[CardId]) -> Text:
        return say("cards", cards=self._words.lots(cards))

    def _outcome(self, hand: Heap, move: Play) -> Text:
        if move.cards == hand:
            return say("ends-round")
        return say("points", n=self._kinds.value(move.cards))

    def _free(self, view: ScotsSeatView, verb: str, moves: list[Play]) -> Compose | None:
        """The free choice beside a list that is too long to show whole."""
        if len(moves) <= FULL_LIST:
            return None
        useful = 0
        for move in moves:
            useful |= move.cards
        hand, kinds = self._heap(view.hand), self._kinds
        return Compose(
            say(f"compose-{verb}"),
            self._about(view, verb),
            tuple(kinds.names(hand & own) for own in kinds.own if useful & own),
            _LEAST[verb],
            kinds.names(hand & JEWELS),
        )

    def _about(self, view: ScotsSeatView, verb: str) -> tuple[Text, ...]:
        """What cards are chosen for: the top card, or the own sets, are not seen beside them."""
        upcard = view.public.upcard
        if verb == "take" and upcard is not None:
            jewel = int(upcard == self._kinds.ids[JEWEL])
            card = self._words.card(upcard, short=True)
            return (say("compose-take-about", card=card, jewel=jewel),)
        about = say(f"compose-{verb}-about")
        return (
            (about, *self._words.own_sets(view.public.sets[view.seat]))
            if verb == "add"
            else (about,)
        )

    def _shown(self, hand: Heap, moves: list[Play]) -> list[Play]:
        """The moves of a list: all, or the plain ones where they are too many."""
        if len(moves) > FULL_LIST:
            moves = [move for move in moves if self._is_plain(hand, move)]
        return sorted(moves, key=lambda move: appeal(self._kinds, move))[:LONGEST_LIST]

    def _is_plain(self, hand: Heap, move: Play) -> bool:
        """All that fits, all but one, all of one card, a single card: what people mostly want."""
        naturals = move.cards & ~JEWELS
        if move.set >= 0 and size(move.cards) <= 1:
            return True
        if not naturals:
            return False
        group = self._kinds.group_of[((naturals & -naturals).bit_length() - 1) // 8]
        left = (hand & self._kinds.own[group]) - naturals
        if not left:
            return True
        kinds = [kind for kind, count in enumerate(self._kinds.counts(naturals)) if count]
        whole = len(kinds) == 1 and not left & 0x7F << 8 * kinds[0]
        return naturals == move.cards and (size(left) == 1 or whole)
