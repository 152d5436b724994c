"""The English catalogue, read strictly: an unknown key or a missing argument fails the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from engine.text import Arg, SeatName, Text

PATH = Path(__file__).parents[3] / "bot" / "locales" / "en" / "queen-of-scots.ftl"
RESOURCE = FluentResource(PATH.read_text(encoding="utf-8"))
BUNDLE = FluentBundle(["en"], use_isolating=False)
BUNDLE.add_resource(RESOURCE)


def words(text: Text) -> str:
    """The text in English; seats are called by their number."""
    assert BUNDLE.has_message(text.key), text.key
    pattern = BUNDLE.get_message(text.key).value
    assert pattern is not None, text.key
    args = {name: _arg(arg) for name, arg in text.args.items()}
    said, errors = BUNDLE.format_pattern(pattern, args)
    assert not errors, (text, errors)
    return str(said)


def _arg(arg: Arg) -> str | int:
    if isinstance(arg, Text):
        return words(arg)
    if isinstance(arg, SeatName):
        return f"seat {arg.seat}"
    if isinstance(arg, tuple):
        return ", ".join(str(_arg(item)) for item in arg)
    return arg


def keys(text: Text) -> Iterator[str]:
    """The keys of a text and of all that is in it."""
    yield text.key
    yield from _keys(tuple(text.args.values()))


def _keys(args: tuple[Arg, ...]) -> Iterator[str]:
    for arg in args:
        if isinstance(arg, Text):
            yield from keys(arg)
        elif isinstance(arg, tuple):
            yield from _keys(arg)
