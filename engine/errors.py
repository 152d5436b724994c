"""Every error the engine raises on purpose.

::

    RegaliaError
    ├── MoveError              a move that cannot be made now
    │   ├── NotYourTurn
    │   ├── WrongPhase
    │   └── IllegalMove        names the rule it breaks
    ├── MalformedMove          a move that cannot even be read
    ├── TableError             a table that cannot do what was asked
    │   ├── StaleTable         asked against an older version of the table
    │   └── ChannelTaken       another table runs in the channel
    ├── DataError              a file (deck, match record) with an error in it
    │   └── FalseRecord        a match record that can be read, and breaks the rules
    └── StoreError             the database cannot be used
        └── Conflict           a change made against an older version of the table

Errors that reach a player carry a ``code`` and parameters, never a sentence: the words are in
the catalogues. ``DataError`` and ``StoreError`` reach an operator and carry one clear line.
"""

from __future__ import annotations

from collections.abc import Mapping

Params = Mapping[str, str | int]


class RegaliaError(Exception):
    """The root of all errors raised on purpose."""


class Coded(RegaliaError):
    """An error told in the player's language: a code of the catalogue and its parameters."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, dict(params))
        self.code = code
        self.params: Params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}({details})"


class MoveError(Coded):
    """A well-formed move that cannot be made in this state. The state is unchanged."""

    rule: str | None = None


class NotYourTurn(MoveError):
    """Somebody else is to act."""

    def __init__(self, *, turn: int) -> None:
        super().__init__("not-your-turn", turn=turn)
        self.turn = turn


class WrongPhase(MoveError):
    """The right player, but not the time for this kind of move.

    ``phase`` is the game's name for what is to be done now, ``move`` the kind that was tried.
    """

    def __init__(self, *, phase: str, move: str) -> None:
        super().__init__("wrong-phase", phase=phase, move=move)


class IllegalMove(MoveError):
    """A move that breaks a rule; ``rule`` is its number in the rules of the game ("Q5")."""

    def __init__(self, code: str, *, rule: str, **params: str | int) -> None:
        super().__init__(code, rule=rule, **params)
        self.rule = rule


class MalformedMove(Coded):
    """Data that is not a move of this game at all."""

    def __init__(self, reason: str) -> None:
        super().__init__("malformed-move", reason=reason)


class TableError(Coded):
    """A table refuses: full, already seated, not the host, or a channel that is taken."""


class StaleTable(TableError):
    """Asked against a version that is no longer the table's; nothing was changed."""

    def __init__(self, *, version: int) -> None:
        super().__init__("stale-table", version=version)


class ChannelTaken(TableError):
    """A channel has one running table at a time."""

    def __init__(self, *, table_id: int) -> None:
        super().__init__("channel-taken")
        self.table_id = table_id


class DataError(RegaliaError):
    """A data file with an error: where it is (file, and line or key) and what is wrong."""

    def __init__(self, source: str, where: str, reason: str) -> None:
        super().__init__(f"{source}: {where}: {reason}" if where else f"{source}: {reason}")
        self.source = source
        self.where = where
        self.reason = reason


class FalseRecord(DataError):
    """A match record that can be read but is not true: an illegal move, wrong scores."""


class StoreError(RegaliaError):
    """The database cannot be opened, is from a newer version, or cannot be written."""


class Conflict(StoreError):
    """A change refused by the database: not the next version, or the channel is taken."""
