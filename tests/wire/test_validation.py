"""What Discord refuses, held against the checks by hand and its API description."""

from __future__ import annotations

from typing import Any

import pytest

from . import schema
from .validation import V2, check_choices, check_commands, check_message, check_modal


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **more}


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    options = [{"label": f"O{n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def option(description: str) -> dict[str, Any]:
    return {"label": "x", "value": "x", "description": description}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **more}


GOOD = [
    {"content": "hello"},
    {"components": [row(button("a"), button("b"))]},
    {"embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}]}]},
    v2({"type": 17, "components": [text("words"), row(button()), row(select(25))]}),
    v2({"type": 9, "components": [text("words")], "accessory": button()}),
    v2(row(button(style=5, custom_id=None, url="https://discord.com"))),
    v2(text("가" * 3300)),
]

BAD = [
    ("empty message", {}),
    ("empty message", {"content": ""}),
    ("at most 2000", {"content": "x" * 2001}),
    ("need the Components V2 flag", {"components": [text("x")]}),
    ("cannot have content", v2(text("x"), content="x")),
    ("cannot have embeds", v2(text("x"), embeds=[{"title": "x"}])),
    ("needs components", v2()),
    ("at most 4000", v2(text("x" * 2000), text("x" * 2001))),
    ("bytes of V2 text", v2(text("가" * 3400))),
    ("at most 40", v2(*(row(*(button(f"{r}{n}") for n in range(5))) for r in range(7)))),
    ("used 2 times", v2(row(button("a"), button("a")))),
    ("needs a custom_id", v2(row(button("")))),
    ("needs a custom_id", v2(row(button("x" * 101)))),
    ("at most 80", v2(row(button(label="x" * 81)))),
    ("neither label nor emoji", v2(row(button(label=None)))),
    ("takes a url", v2(row(button(style=5)))),
    ("shares its action row", v2(row(button(), select()))),
    ("6 buttons", v2(row(*(button(str(n)) for n in range(6))))),
    ("26 options", v2(row(select(26)))),
    ("0 options", v2(row(select(0)))),
    ("of 2 options", v2(row(select(max_values=3)))),
    ("at most 150", v2(row(select(placeholder="x" * 151)))),
    ("option label", v2(row(select() | {"options": [{"label": "x" * 101, "value": "a"}]}))),
    ("option description", v2(row(select() | {"options": [option("x" * 101)]}))),
    ("repeats an option", v2(row(select() | {"options": [{"label": "x", "value": "x"}] * 2}))),
    ("1 to 3 texts", v2({"type": 9, "components": [text("x")] * 4, "accessory": button()})),
    ("as its accessory", v2({"type": 9, "components": [text("x")]})),
    ("gallery of 0", v2({"type": 12, "items": []})),
    ("empty text", v2(text(" "))),
    ("empty container", v2({"type": 17, "components": []})),
    ("embed title", {"embeds": [{"title": "x" * 257}]}),
    ("6000", {"embeds": [{"description": "x" * 4000, "footer": {"text": "x" * 2001}}]}),
]


@pytest.mark.parametrize("payload", GOOD)
def test_what_discord_takes_is_taken(payload: dict[str, Any]):
    assert check_message(payload) == []
    assert schema.check("MessageCreateRequest", payload) == []


@pytest.mark.parametrize(("complaint", "payload"), BAD)
def test_what_discord_refuses_is_named(complaint: str, payload: dict[str, Any]):
    assert complaint in "; ".join(check_message(payload))


def test_pictures_must_come_along():
    shown = v2({"type": 12, "items": [{"media": {"url": "attachment://hand.png"}}]})
    assert check_message(shown, files=["hand.png"]) == []
    assert "hand.png" in check_message(shown, files=[])[0]
    assert check_message({}, files=["hand.png"]) == []


def test_modals_have_short_titles_and_few_inputs():
    label = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "n", "style": 1}}
    modal = {"title": "T", "custom_id": "m", "components": [label]}
    assert check_modal(modal) == []
    assert schema.check("ModalInteractionCallbackRequest", {"type": 9, "data": modal}) == []
    assert "title" in check_modal(modal | {"title": "x" * 46})[0]
    assert "0 components" in check_modal(modal | {"components": []})[0]
    assert "at most 45" in check_modal(modal | {"components": [label | {"label": "x" * 46}]})[0]


COMMAND: dict[str, Any] = {"type": 1, "name": "play", "description": "Play"}
OPTION: dict[str, Any] = {"type": 3, "name": "game", "description": "Game"}


@pytest.mark.parametrize(
    ("complaint", "command"),
    [
        ("lower case", {"name": "Play"}),
        ("lower case", {"name": "play it"}),
        ("lower case", {"name_localizations": {"pt-BR": "Jogar"}}),
        ("unknown locale", {"name_localizations": {"pt-PT": "jogar"}}),
        ("unknown locale", {"description_localizations": {"en": "Play"}}),
        ("description", {"description": ""}),
        ("description", {"description_localizations": {"ko": "x" * 101}}),
        ("26 options", {"options": [OPTION | {"name": f"o{n}"} for n in range(26)]}),
        ("one name", {"options": [OPTION, OPTION]}),
        ("after an optional", {"options": [OPTION, OPTION | {"name": "b", "required": True}]}),
        ("26 choices", {"options": [OPTION | {"choices": [{"name": "a", "value": "a"}] * 26}]}),
        (
            "at most 8000",
            {"options": [OPTION | {"choices": [{"name": "a" * 99, "value": "b" * 99}]}] * 41},
        ),
    ],
)
def test_commands_discord_refuses_are_named(complaint: str, command: dict[str, Any]):
    assert complaint in "; ".join(check_commands([COMMAND | command]))


def test_commands_discord_takes_are_taken():
    words = {"name_localizations": {"ko": "놀이", "pt-BR": "jogar"}}
    command = COMMAND | words | {"options": [OPTION | {"required": True}]}
    assert check_commands([command]) == []
    assert schema.check("ApplicationCommandUpdateRequest", command) == []
    assert "used 2 times" in check_commands([COMMAND, COMMAND])[0]
    assert check_choices([{"name": "a", "value": "a"}] * 25) == []


def test_ids_may_be_numbers_on_the_way_out_only():
    if why := schema.missing():
        pytest.skip(why)
    mentions = {"users": [1], "parse": []}
    assert schema.check("MessageAllowedMentionsRequest", mentions) == []
    assert schema.check("MessageAllowedMentionsRequest", mentions, outgoing=False)


def test_a_complaint_names_the_component_meant():
    if why := schema.missing():
        pytest.skip(why)
    found = schema.check("MessageCreateRequest", v2(row(button(label="x" * 81))))
    assert len(found) == 1
    assert "['label']" in found[0]
