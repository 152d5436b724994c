"""The outside forms of moves: JSON objects of a match record, and short codes for buttons."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from engine.errors import MalformedMove
from engine.game import Json
from engine.games.queen_of_scots.kinds import Heap, Kinds
from engine.games.queen_of_scots.moves import (
    DEAL,
    DISCARD,
    DRAW,
    LAY_OFF,
    MELD,
    PASS,
    SHUFFLE,
    TAKE,
    Deal,
    Move,
    Play,
    Shuffle,
)

_FIELDS: Final = {
    DRAW: ((),),
    PASS: ((),),
    TAKE: (("cards",), ("set",)),
    MELD: (("cards",),),
    LAY_OFF: (("set", "cards"),),
    DISCARD: (("card",),),
    DEAL: (("hands", "upcard", "stock"),),
    SHUFFLE: (("stock",),),
}
_MOST_SETS: Final = 256

_LETTERS: Final = {DRAW: "d", PASS: "p", TAKE: "t", MELD: "m", LAY_OFF: "a", DISCARD: "x"}
_KIND_OF_LETTER: Final = {letter: kind for kind, letter in _LETTERS.items()}
_CODE: Final = re.compile(r"([a-z])([0-9]{1,3})?((?:\.[a-z][0-9]{1,2})*)", re.ASCII)


class MoveCodec:
    """Writes and reads moves in the card ids of a deck."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._readers: dict[str, Callable[[Json], Move]] = {
            DEAL: self._deal,
            SHUFFLE: lambda data: Shuffle(self.row(data["stock"])),
        }

    def to_json(self, move: Move) -> Json:
        """``{"kind": …}`` with the fields of the match record; cards in sorted order."""
        ids = self._kinds.ids
        data: Json = {"kind": move.kind}
        if isinstance(move, Deal):
            data["hands"] = [[ids[kind] for kind in hand] for hand in move.hands]
            data["upcard"] = ids[move.upcard]
            data["stock"] = [ids[kind] for kind in move.stock]
        elif isinstance(move, Shuffle):
            data["stock"] = [ids[kind] for kind in move.stock]
        else:
            if move.set >= 0:
                data["set"] = move.set
            if move.kind == DISCARD:
                data["card"] = ids[self._kinds.kind_of_unit[move.cards]]
            elif move.cards:
                data["cards"] = list(self._kinds.names(move.cards))
        return data

    def from_json(self, data: Json) -> Move:
        """The move; cards in any order. Raises ``MalformedMove``."""
        if not isinstance(data, dict):
            raise MalformedMove("not an object")
        kind = data.get("kind")
        if not isinstance(kind, str) or kind not in _FIELDS:
            raise MalformedMove("unknown kind of move")
        if data.keys() - {"kind"} not in [set(fields) for fields in _FIELDS[kind]]:
            wanted = " or ".join(" and ".join(fields) or "nothing" for fields in _FIELDS[kind])
            raise MalformedMove(f"{kind} has {wanted} beside its kind")
        reader = self._readers.get(kind)
        return reader(data) if reader else self._play(kind, data)

    def to_code(self, move: Play) -> str:
        """At most 46 characters: ``d``, ``x.c1``, ``t3``, ``a3.a1.c2``, ``m.a1.c2``.

        A letter for the kind of move, the set's number, and each kind of card with its count.
        """
        number = str(move.set) if move.set >= 0 else ""
        cards = "".join(
            f".{chr(ord('a') + kind)}{count}"
            for kind, count in enumerate(self._kinds.counts(move.cards))
            if count
        )
        return f"{_LETTERS[move.kind]}{number}{cards}"

    def from_code(self, code: str) -> Play:
        """The move that ``to_code`` wrote. Raises ``MalformedMove``."""
        match = _CODE.fullmatch(code)
        if match is None or match[1] not in _KIND_OF_LETTER:
            raise MalformedMove("not a code of a move")
        kinds = self._kinds
        cards = 0
        for part in match[3].split(".")[1:]:
            kind, count = ord(part[0]) - ord("a"), int(part[1:])
            if kind >= len(kinds.ids) or count > kinds.copies[kind]:
                raise MalformedMove("cards that are not in the deck")
            cards += kinds.units[kind] * count
        move = Play(_KIND_OF_LETTER[match[1]], cards, int(match[2]) if match[2] else -1)
        if not self._whole(move) or self.to_code(move) != code:
            raise MalformedMove("not a code of a move")
        return move

    def _whole(self, move: Play) -> bool:
        """Whether a move has just the parts that its kind has."""
        fields = tuple(
            name for name, there in (("set", move.set >= 0), ("cards", move.cards > 0)) if there
        )
        if move.kind == DISCARD:
            return fields == ("cards",) and move.cards in self._kinds.kind_of_unit
        return fields in _FIELDS[move.kind]

    # --- Reading JSON --------------------------------------------------------------------

    def _play(self, kind: str, data: Json) -> Play:
        cards, number = 0, -1
        if "set" in data:
            number = data["set"]
            if type(number) is not int or not 0 <= number < _MOST_SETS:
                raise MalformedMove("set is not the number of a set")
        if "card" in data:
            cards = self._kinds.units[self._kind(data["card"])]
        if "cards" in data:
            cards = self.heap(data["cards"])
        return Play(kind, cards, number)

    def heap(self, cards: object) -> Heap:
        """These cards, packed. Raises ``MalformedMove`` for more than a deck holds."""
        row = self.row(cards)
        for kind in set(row):
            if row.count(kind) > self._kinds.copies[kind]:
                raise MalformedMove(f"more of {self._kinds.ids[kind]} than the deck has")
        return self._kinds.pack(row)

    def _deal(self, data: Json) -> Deal:
        hands = data["hands"]
        if not isinstance(hands, list):
            raise MalformedMove("hands is not a list")
        return Deal(
            tuple(self.row(hand) for hand in hands),
            self._kind(data["upcard"]),
            self.row(data["stock"]),
        )

    def row(self, cards: object) -> bytes:
        """These cards, in their order. Raises ``MalformedMove``."""
        if not isinstance(cards, list | tuple):
            raise MalformedMove("cards are not a list")
        return bytes(map(self._kind, cards))

    def _kind(self, card: object) -> int:
        kind = self._kinds.index.get(card) if isinstance(card, str) else None
        if kind is None:
            raise MalformedMove(f"unknown card {str(card)[:40]!r}")
        return kind
