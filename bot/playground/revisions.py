"""Which controls a page showed at which of its revisions.

simcord takes an action only against the newest picture of a page. Here the picture is renewed by
itself, so a person would now and then press a button of a picture that was replaced while the
finger came down. Such a press is let through when the control still looks the same.
"""

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any

REMEMBERED_PAGES = 32
REMEMBERED_REVISIONS = 8
BEHIND_THE_LOOK = {"custom_id", "control_key", "id", "value", "default"}
"""What differs between two controls that a person cannot tell apart."""


class Revisions:
    """The controls of the latest pictures of each page."""

    def __init__(self) -> None:
        self._pages: OrderedDict[str, OrderedDict[int, dict[str, str]]] = OrderedDict()

    def remember(self, state: Mapping[str, Any]) -> None:
        """Note what a state, as the page gets it, shows; anything else is ignored."""
        try:
            context, revision = state["context"]["id"], state["publishedRevision"]
        except (KeyError, TypeError):
            return
        pictures = self._pages.setdefault(context, OrderedDict())
        self._pages.move_to_end(context)
        if revision not in pictures:
            pictures[revision] = dict(_controls(state.get("messages")))
        while len(pictures) > REMEMBERED_REVISIONS:
            pictures.popitem(last=False)
        while len(self._pages) > REMEMBERED_PAGES:
            self._pages.popitem(last=False)

    def bring_up_to_date(self, action: dict[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
        """The action, meant for the state ``now`` wherever that is what the person meant."""
        self.remember(now)
        revision: int = now["publishedRevision"]
        meant = action.get("published_revision", revision)
        if meant == revision:
            return action
        if (control := action.get("control_key")) is not None:
            pictures = self._pages[now["context"]["id"]]
            then = pictures.get(meant, {}).get(control)
            if then is None or then != pictures[revision].get(control):
                return action
        return {**action, "published_revision": revision}


def _controls(value: Any) -> Iterator[tuple[str, str]]:
    """Each control's key and its look, wherever in the state it stands."""
    if isinstance(value, dict):
        if isinstance(key := value.get("control_key"), str):
            yield key, _look(value)
        children: Any = value.values()
    else:
        children = value if isinstance(value, list) else ()
    for child in children:
        yield from _controls(child)


def _look(value: Any) -> str:
    if isinstance(value, dict):
        shown = {name: _look(part) for name, part in value.items() if name not in BEHIND_THE_LOOK}
        return repr(sorted(shown.items()))
    if isinstance(value, list):
        return repr([_look(part) for part in value])
    return repr(value)
