"""The state of a match as JSON, and back."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from engine.errors import DataError, MalformedMove
from engine.game import Json
from engine.games.queen_of_scots.codec import MoveCodec
from engine.games.queen_of_scots.kinds import JEWELS, Kinds, size
from engine.games.queen_of_scots.state import PHASES, Match, ScotsRules, Set, State


class StateCodec:
    """Writes and reads states in the card ids of a deck."""

    def __init__(self, kinds: Kinds, moves: MoveCodec) -> None:
        self._kinds = kinds
        self._moves = moves

    def to_json(self, state: State) -> Json:
        """All of a state; heaps as sorted lists of ids, ``pile`` with its top card last."""
        kinds, match = self._kinds, state.match
        return {
            "rules": match.rules.model_dump(),
            "dealer": match.dealer,
            "round": match.round,
            "totals": list(match.totals),
            "scores": None if match.scores is None else list(match.scores),
            "phase": state.phase,
            "turn": state.turn,
            "hands": [list(kinds.names(hand)) for hand in state.hands],
            "sets": [
                [[kinds.set_names[group], *kinds.names(cards)] for group, cards in own]
                for own in state.sets
            ],
            "stock": [kinds.ids[kind] for kind in state.stock],
            "pile": [kinds.ids[kind] for kind in state.pile],
            "drawn": list(kinds.names(state.drawn)),
            "reshuffled": state.reshuffled,
        }

    def from_json(self, data: Json) -> State:
        """The state that ``to_json`` wrote. Raises ``DataError``."""
        try:
            state = self._read(data)
        except ValidationError as error:
            first = error.errors()[0]
            raise _wrong(f"rules.{'.'.join(map(str, first['loc']))}", first["msg"]) from None
        except MalformedMove as error:
            raise _wrong("cards", str(error.params["reason"])) from None
        except KeyError as error:
            raise _wrong(str(error.args[0]), "is missing or unknown") from None
        except (TypeError, ValueError, IndexError, AttributeError) as error:
            raise _wrong("", str(error)) from None
        self._check(state)
        return state

    def _read(self, data: Json) -> State:
        heap, row = self._moves.heap, self._moves.row
        scores = data["scores"]
        match = Match(
            ScotsRules.model_validate(data["rules"]),
            len(data["hands"]),
            _integer(data["dealer"]),
            _integer(data["round"]),
            tuple(map(_integer, data["totals"])),
            None if scores is None else tuple(map(_integer, scores)),
        )
        return State(
            match,
            data["phase"],
            _integer(data["turn"]),
            tuple(map(heap, data["hands"])),
            tuple(tuple(self._set(item) for item in own) for own in data["sets"]),
            row(data["stock"]),
            row(data["pile"]),
            heap(data["drawn"]),
            bool(data["reshuffled"]),
        )

    def _set(self, item: list[Any]) -> Set:
        kinds = self._kinds
        name, *cards = item
        group = kinds.group_named[name]
        heap = self._moves.heap(cards)
        if heap & ~kinds.fits[group] or size(heap & ~JEWELS) < 2:
            raise ValueError(f"not a set of {name}")
        return Set(group, heap)

    def _check(self, state: State) -> None:
        """Refuses a state that fits nobody's table: seats, phase, and every card just once."""
        match = state.match
        seats = match.seats
        if not all(0 <= seat < seats for seat in (match.dealer, state.turn)):
            raise _wrong("turn", "no such seat")
        lengths = {len(state.sets), len(match.totals), len(match.scores or match.totals)}
        if lengths != {seats}:
            raise _wrong("hands", "not every seat has a hand, sets and a total")
        if state.phase not in PHASES:
            raise _wrong("phase", f"unknown phase {str(state.phase)[:40]!r}")
        if sorted(all_cards(self._kinds, state)) != sorted(self._kinds.whole):
            raise _wrong("hands", "the cards are not those of the deck")


def all_cards(kinds: Kinds, state: State) -> bytes:
    """Every card wherever it is; before the first deal, the deck."""
    if not state.match.round:
        return kinds.whole
    heaps = sum(state.hands) + sum(cards for own in state.sets for _, cards in own)
    counts = enumerate(kinds.counts(heaps))
    return state.stock + state.pile + bytes(kind for kind, count in counts for _ in range(count))


def _integer(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{str(value)[:40]!r} is not a whole number")
    return value


def _wrong(where: str, reason: str) -> DataError:
    return DataError("queen-of-scots state", where, reason)
