"""People's names, made safe to show anywhere: escaped, isolated, cut, never empty."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

CELLS: Final = 24
"""The longest name shown, in cells: wide characters and emoji count two."""

NAMELESS: Final = "?"
"""Shown for a name of which nothing visible is left."""

MARKS: Final = 2
"""Combining marks kept on one letter: enough for any script's ordinary words."""

FSI: Final = "\u2068"
PDI: Final = "\u2069"
_BREAK: Final = "\u200b"
_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SPECIAL: Final = re.compile(r"[\\*_~`|<\[\]]|^[#>+-]")
_ORDINAL: Final = re.compile(r"^(\d+)\.")


@lru_cache(maxsize=4096)
def safe_name(name: str, markdown: bool = True) -> str:
    """The name as it may stand in any sentence, whatever its owner put into it.

    Control and direction characters are removed, piled-up accents thinned, blanks joined, and what
    is longer than ``CELLS`` is cut; then the name is isolated (FSI … PDI), so that a name written
    from right to left does not turn the line. With ``markdown`` it is escaped too; without, it is
    meant for labels, which show no markdown.
    """
    shown = _cut(visible(name)) or NAMELESS
    return FSI + (escape(shown) if markdown else shown) + PDI


def data(text: str, markdown: bool = True) -> str:
    """Other people's data at its full length: cleaned, and escaped for ``markdown``.

    It is isolated only when it is written from right to left: nothing else can turn its line.
    """
    shown = visible(text)
    turns = any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in shown)
    if markdown:
        shown = escape(shown)
    return FSI + shown + PDI if turns else shown


def escape(text: str) -> str:
    """The text with no markdown, mention, timestamp or link left in it."""
    text = _SPECIAL.sub(r"\\\g<0>", text)
    text = _ORDINAL.sub(r"\1\\.", text)
    return text.replace("@", "@" + _BREAK).replace("://", ":" + _BREAK + "//")


def visible(text: str) -> str:
    """The text without control, direction and filler characters, its blanks joined."""
    return " ".join("".join(_clusters(unicodedata.normalize("NFC", text))).split())


def cells(text: str) -> int:
    """How wide the text is: 2 for a wide character or an emoji, 0 for a mark."""
    return sum(_cells(cluster) for cluster in _clusters(text))


def _cut(text: str) -> str:
    if cells(text) <= CELLS:
        return text
    kept, width = "", 1
    for cluster in _clusters(text):
        width += _cells(cluster)
        if width > CELLS:
            break
        kept += cluster
    return kept.rstrip() + "…"


def _cells(cluster: str) -> int:
    wide = unicodedata.east_asian_width(cluster[0]) in "WF"
    flag = len(cluster) > 1 and _flag(cluster[0])
    return 2 if wide or flag or "\ufe0f" in cluster else 1


def _clusters(text: str) -> Iterator[str]:
    """What a reader takes for one character each."""
    cluster = ""
    for char in map(_legible, text):
        if cluster and _joins(cluster, char):
            cluster += char
        elif char not in ("", _ZWJ, _ZWNJ) and not _mark(char):
            if cluster:
                yield _thin(cluster)
            cluster = char
    if cluster:
        yield _thin(cluster)


def _legible(char: str) -> str:
    """The character, a blank for one that only looks empty, or nothing for an invisible one."""
    if char in (_ZWJ, _ZWNJ):
        return char
    category = unicodedata.category(char)
    if char.isspace() or char in _BLANKS or category == "Cc":
        return " "
    return "" if category in ("Cf", "Cs", "Cn") else char


def _joins(cluster: str, char: str) -> bool:
    if char in (_ZWJ, _ZWNJ):
        return cluster[-1] not in (_ZWJ, _ZWNJ, " ")
    if char in ("", " ") or cluster == " ":
        return False
    return (
        cluster[-1] == _ZWJ
        or _mark(char)
        or "\U0001f3fb" <= char <= "\U0001f3ff"
        or (_flag(char) and len(cluster) == 1 and _flag(cluster))
    )


def _thin(cluster: str) -> str:
    kept, marks = "", 0
    for char in cluster.rstrip(_ZWJ + _ZWNJ):
        marks += _mark(char)
        if marks <= MARKS or not _mark(char):
            kept += char
    return kept


def _mark(char: str) -> bool:
    return bool(char) and unicodedata.category(char) in ("Mn", "Me")


def _flag(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"
