"""Everything the bot sent, as it was sent: held against Discord's limits, and read for secrets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import simcord

from tests.wire import schema
from tests.wire.components import walk
from tests.wire.validation import check_commands, check_message

EPHEMERAL = 1 << 6
V2 = 1 << 15
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
}


@dataclass(frozen=True)
class Sent:
    """One message as it was sent or edited. ``to`` is who alone sees it; ``None``: everybody."""

    to: int | None
    payload: dict[str, Any]
    schema: str
    request: dict[str, Any]

    @property
    def text(self) -> str:
        """All of its words: texts, labels, options and their details."""
        words = []
        for node in walk(self.payload.get("components")):
            words += [node.get(key) or "" for key in ("content", "label", "placeholder")]
            for option in node.get("options") or ():
                words += [option["label"], option.get("description") or ""]
        return "\n".join(word for word in words if word)


class Watch:
    """Reads the requests of a simulated Discord."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._read = 0

    def news(self) -> list[Sent]:
        """The messages since the last look."""
        requests = self._env.http_requests
        fresh, self._read = requests[self._read :], len(requests)
        return [sent for request in fresh for sent in self._sent(request)]

    def complaints(self) -> list[str]:
        """What Discord would say to everything that was sent so far."""
        found = []
        for request in self._env.http_requests:
            if request.path.endswith("/commands"):
                found += check_commands(request.json)
                for command in request.json:
                    found += schema.check("ApplicationCommandUpdateRequest", command)
            for sent in self._sent(request):
                found += schema.check(sent.schema, sent.request)
                if sent.payload.get("components"):
                    # An edit may leave the flag out: the message has it from its birth.
                    whole = {**sent.payload, "flags": sent.payload.get("flags", 0) | V2}
                    found += check_message(whole)
                found += _unsafe_mentions(sent)
        return found

    def _sent(self, request: Any) -> Iterator[Sent]:
        kind, _, rest = request.path.strip("/").partition("/")
        if request.json is None:
            return
        if kind == "channels" and "/messages" in rest:
            edited = request.method == "PATCH"
            name = "MessageEditRequestPartial" if edited else "MessageCreateRequest"
            yield Sent(None, request.json, name, request.json)
        elif kind == "interactions":
            record = self._env.backend.interactions[int(rest.split("/")[0])]
            data = request.json.get("data") or {}
            alone = _is_private(data) or (request.json["type"] == 7 and self._on_private(record))
            to = record.user_id if alone else None
            if request.json["type"] in CALLBACKS:
                yield Sent(to, data, CALLBACKS[request.json["type"]], request.json)
        elif kind == "webhooks":
            record = self._env.backend.interaction_by_token(rest.split("/")[1])
            alone = _is_private(request.json) or record.ephemeral or self._on_private(record)
            edited = request.method == "PATCH"
            name = f"IncomingWebhook{'Update' if edited else ''}RequestPartial"
            yield Sent(record.user_id if alone else None, request.json, name, request.json)

    def _on_private(self, record: Any) -> bool:
        if record.source_message_id is None:
            return False
        messages = self._env.backend.messages.get(record.channel_id, {})
        shown = messages.get(record.source_message_id)
        # What was taken away is an older hand.
        return shown is None or bool(shown.flags & EPHEMERAL)


def _is_private(payload: dict[str, Any]) -> bool:
    return bool((payload.get("flags") or 0) & EPHEMERAL)


def _unsafe_mentions(sent: Sent) -> Iterator[str]:
    """Nothing but a turn ping may notify anybody, and that only one person."""
    if not sent.payload.get("components"):
        return
    allowed = sent.payload.get("allowed_mentions")
    if allowed is None:
        # Edits notify nobody; an answer takes the default, which the client must have set.
        if sent.schema != "MessageEditRequestPartial":
            yield f"mentions are not ruled out: {sent.text[:60]!r}"
    elif allowed.get("parse") or allowed.get("roles") or len(allowed.get("users") or ()) > 1:
        yield f"somebody could be notified by {sent.text[:60]!r}"
