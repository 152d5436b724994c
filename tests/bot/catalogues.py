"""The catalogues as their parser sees them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Term, VariableReference
from fluent.syntax.visitor import Visitor

from bot.i18n import LOCALES


def catalogue(path: Path) -> dict[str, Message]:
    """The messages of a file by key."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [item.content for item in body if isinstance(item, Junk)]
    assert junk == [], f"{path} cannot be read"
    keys = [item.id.name for item in body if isinstance(item, (Message, Term))]
    assert len(keys) == len(set(keys)), f"{path} has a message twice"
    return {item.id.name: item for item in body if isinstance(item, Message)}


def messages(locale: str) -> Iterator[tuple[str, Message]]:
    """All messages of a language."""
    for path in sorted((LOCALES / locale).glob("*.ftl")):
        yield from catalogue(path).items()


def variables(message: Message) -> set[str]:
    """What comes into a message from outside; messages that it refers to begin with ``@``."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.add("@" + node.id.name)
