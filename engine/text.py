"""Words before they are words: messages of the catalogues with their arguments.

The engine never speaks a language. What a game has to say to people is a ``Text``: the key of a
message and its arguments. ``bot.i18n`` turns it into a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class SeatName:
    """The name of whoever sits at a seat; made safe to show (escaped, isolated, cut) at the edge."""

    seat: int


@dataclass(frozen=True, slots=True)
class Text:
    """One message of a catalogue.

    ``args`` fill the message's variables. A nested ``Text`` or ``SeatName`` is put into words
    first; a tuple becomes a list in the reader's language; a bare ``str`` is data of an operator
    (the name of a card in their own deck) and is escaped.
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg: TypeAlias = "str | int | Text | SeatName | tuple[Arg, ...]"


def text(key: str, **args: Arg) -> Text:
    """Short for ``Text(key, args)``; underscores in argument names stay underscores."""
    return Text(key, args)
