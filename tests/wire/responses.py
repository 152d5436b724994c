"""REST by an interaction's token: the first answer, follow-ups, edits and deletes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import messages, schema
from .errors import refusal
from .interactions import Answer, Callback, Kind
from .validation import EPHEMERAL, LOADING, check_choices, check_modal
from .world import Message

if TYPE_CHECKING:
    from .double import Double
    from .rest import Call

Payload = dict[str, Any]

SCHEMAS = {
    Callback.MESSAGE: "CreateMessageInteractionCallbackRequest",
    Callback.DEFER_MESSAGE: "CreateMessageInteractionCallbackRequest",
    Callback.DEFER_UPDATE: "UpdateMessageInteractionCallbackRequest",
    Callback.UPDATE: "UpdateMessageInteractionCallbackRequest",
    Callback.CHOICES: "ApplicationCommandAutocompleteCallbackRequest",
    Callback.MODAL: "ModalInteractionCallbackRequest",
}
NOT_FOR = {
    Kind.COMMAND: {Callback.DEFER_UPDATE, Callback.UPDATE, Callback.CHOICES},
    Kind.COMPONENT: {Callback.CHOICES},
    Kind.AUTOCOMPLETE: set(Callback) - {Callback.CHOICES},
    Kind.MODAL: {Callback.CHOICES, Callback.MODAL},
}


def first_answer(double: Double, call: Call) -> Payload | None:
    """POST /interactions/{id}/{token}/callback."""
    answer = double.answers.get(call.text("token"))
    if answer is None or answer.id != call.id("interaction"):
        raise refusal(10062)
    if answer.callback is not None or answer.late:
        code = 10062 if answer.callback is None else 40060
        answer.refusals.append(code)
        raise refusal(code)
    kind = Callback(call.payload["type"])
    data = call.payload.get("data") or {}
    complaints = schema.check(SCHEMAS[kind], call.payload)
    if kind in NOT_FOR[answer.kind]:
        complaints.append(f"callback {kind.name} does not answer {answer.kind.name}")
    if kind is Callback.DEFER_MESSAGE and set(data) - {"flags"}:
        complaints.append("a deferred answer carries nothing but flags")
    if kind is Callback.DEFER_MESSAGE and (data.get("flags") or 0) & ~EPHEMERAL:
        complaints.append("a deferred answer takes only the ephemeral flag")
    double.check(f"answer to {answer.kind.name} {answer.id}", complaints)
    _ACT[kind](double, answer, data, call)
    answer.receive(kind)
    return _receipt(answer) if call.query.get("with_response") in ("1", "true") else None


def _message(double: Double, answer: Answer, data: Payload, call: Call) -> None:
    answer.message = _post(double, answer, data, call)


def _defer_message(double: Double, answer: Answer, data: Payload, call: Call) -> None:
    answer.message = _post(double, answer, data, call, loading=True)


def _defer_update(double: Double, answer: Answer, data: Payload, call: Call) -> None:
    answer.message = answer.source


def _update(double: Double, answer: Answer, data: Payload, call: Call) -> None:
    source = answer.source
    if source is None or source.deleted:
        raise refusal(10008)
    messages.edit(double, source, data, call.files)
    answer.edits.append(source.payload)
    answer.message = source


def _choices(double: Double, answer: Answer, data: Payload, call: Call) -> None:
    answer.choices = data.get("choices") or []
    double.check("autocompletion", check_choices(answer.choices))
    names = {"content": "\n".join(choice["name"] for choice in answer.choices)}
    double.world.show(names, answer.channel, answer.user)


def _modal(double: Double, answer: Answer, data: Payload, call: Call) -> None:
    double.check(f"modal {data.get('custom_id')!r}", check_modal(data))
    answer.modal = data
    double.world.show(data, answer.channel, answer.user)


_ACT = {
    Callback.MESSAGE: _message,
    Callback.DEFER_MESSAGE: _defer_message,
    Callback.DEFER_UPDATE: _defer_update,
    Callback.UPDATE: _update,
    Callback.CHOICES: _choices,
    Callback.MODAL: _modal,
}


def _post(
    double: Double, answer: Answer, data: Payload, call: Call, *, loading: bool = False
) -> Message:
    private = bool((data.get("flags") or 0) & EPHEMERAL)
    return messages.post(
        double,
        answer.channel,
        double.world.bot,
        data,
        call.files,
        owner=answer.user if private else None,
        by_token=True,
        loading=loading,
    )


def _receipt(answer: Answer) -> Payload:
    interaction: Payload = {"id": str(answer.id), "type": int(answer.kind)}
    out: Payload = {"interaction": interaction}
    if answer.message is not None:
        loading = bool(answer.message.payload["flags"] & LOADING)
        interaction |= {
            "response_message_id": str(answer.message.id),
            "response_message_loading": loading,
            "response_message_ephemeral": answer.message.ephemeral,
        }
    if answer.callback in (Callback.MESSAGE, Callback.UPDATE):
        assert answer.message
        out["resource"] = {"type": int(answer.callback), "message": answer.message.payload}
    return out


def follow_up(double: Double, call: Call) -> Payload:
    """POST /webhooks/{app}/{token}: the first one after a deferral fills the deferred message."""
    answer = _live(double, call)
    double.check("follow-up", schema.check("IncomingWebhookRequestPartial", call.payload))
    pending = answer.message
    if pending is not None and pending.payload["flags"] & LOADING:
        return _apply(double, answer, pending, call)
    message = _post(double, answer, call.payload, call)
    answer.followups.append(message)
    answer.complete()
    return message.payload


def get_message(double: Double, call: Call) -> Payload:
    """GET /webhooks/{app}/{token}/messages/{message}."""
    return _own(_live(double, call), call).payload


def edit_message(double: Double, call: Call) -> Payload:
    """PATCH /webhooks/{app}/{token}/messages/{message}."""
    answer = _live(double, call)
    message = _own(answer, call)
    double.check("edit", schema.check("IncomingWebhookUpdateRequestPartial", call.payload))
    return _apply(double, answer, message, call)


def delete_message(double: Double, call: Call) -> None:
    """DELETE /webhooks/{app}/{token}/messages/{message}."""
    answer = _live(double, call)
    messages.delete(double, _own(answer, call))
    answer.complete()


def _apply(double: Double, answer: Answer, message: Message, call: Call) -> Payload:
    messages.edit(double, message, call.payload, call.files)
    answer.edits.append(message.payload)
    answer.complete()
    return message.payload


def _live(double: Double, call: Call) -> Answer:
    answer = double.answers.get(call.text("token"))
    if answer is None or call.id("app") != double.world.application_id:
        raise refusal(10015)
    if answer.expired:
        answer.refusals.append(50027)
        raise refusal(50027)
    if answer.callback is None:
        raise refusal(10015)
    return answer


def _own(answer: Answer, call: Call) -> Message:
    """The message meant: the answer itself, a follow-up, or the one that was acted on."""
    wanted = call.text("message")
    known = [m for m in (answer.message, *answer.followups, answer.source) if m]
    for message in known:
        meant = wanted == "@original" and message is answer.message
        if (meant or wanted == str(message.id)) and not message.deleted:
            return message
    raise refusal(10008)


ROUTES = [
    ("POST", "/interactions/{interaction}/{token}/callback", first_answer),
    ("POST", "/webhooks/{app}/{token}", follow_up),
    ("GET", "/webhooks/{app}/{token}/messages/{message}", get_message),
    ("PATCH", "/webhooks/{app}/{token}/messages/{message}", edit_message),
    ("DELETE", "/webhooks/{app}/{token}/messages/{message}", delete_message),
]
