"""The English words of the game, put in strictly: whatever is not right raises."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from engine.text import Arg, SeatName, Text

PREFIX = "famous-monarchs-"
FILE = Path(__file__).parents[3] / "bot" / "locales" / "en" / "famous-monarchs.ftl"
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")

used: set[str] = set()
"""Every key that was put into words so far."""


@cache
def messages() -> dict[str, ast.Message]:
    resource = parse(FILE.read_text(encoding="utf-8"))
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FILE.read_text(encoding="utf-8")))
    return bundle


def words(text: Text) -> str:
    """The sentence. A missing message or argument is an error."""
    used.add(text.key)
    message = _bundle().get_message(text.key)
    assert message.value is not None
    args = {name: _arg(arg) for name, arg in text.args.items()}
    sentence, errors = _bundle().format_pattern(message.value, args)
    assert not errors, (text.key, errors)
    return str(sentence)


def _arg(arg: Arg) -> str | int:
    match arg:
        case Text():
            return words(arg)
        case SeatName(seat):
            return NAMES[seat]
        case tuple():
            return ", ".join(str(_arg(each)) for each in arg)
        case _:
            return arg
