"""What Discord refuses and its API description does not say: checks by hand.

Each `check_…` takes an outgoing payload (the JSON that the bot sends) and returns complaints in plain
words, none when all is well. They need nothing but the payload, so in-process tests can use them too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from . import components as c

Payload = Mapping[str, Any]

EPHEMERAL, LOADING, SUPPRESS_EMBEDS, V2 = 1 << 6, 1 << 7, 1 << 2, 1 << 15
LOCALES = frozenset(
    [
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    ]
)
MAX_NESTED, MAX_V2_TEXT, MAX_V2_BYTES, MAX_CONTENT = 40, 4000, 10_000, 2000


def check_message(payload: Payload, *, files: Sequence[str] | None = None) -> list[str]:
    """Complaints about a message in full: for an edit, pass the message as it will stand.

    Args:
        payload: content, embeds, components, flags, attachments, …
        files: names that `attachment://…` may name; None leaves those unchecked.
    """
    tree = list(c.walk(payload.get("components")))
    v2 = bool((payload.get("flags") or 0) & V2)
    found = [*(_v2_message(payload, tree) if v2 else _classic_message(payload, tree, files))]
    found += _component_tree(tree)
    for embed in payload.get("embeds") or ():
        found += _embed(embed)
    if files is not None:
        found += _attachment_names(tree, files)
    return found


def _v2_message(payload: Payload, tree: Sequence[Payload]) -> Iterator[str]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if payload.get(key):
            yield f"a Components V2 message cannot have {key}"
    if not tree:
        yield "a Components V2 message needs components"
    text = "".join(node.get("content") or "" for node in tree if node["type"] == c.TEXT)
    if len(text) > MAX_V2_TEXT:
        yield f"{len(text)} characters of V2 text, at most {MAX_V2_TEXT}"
    if len(text.encode()) > MAX_V2_BYTES:
        yield f"{len(text.encode())} bytes of V2 text, at most {MAX_V2_BYTES}"


def _classic_message(
    payload: Payload, tree: Sequence[Payload], files: Sequence[str] | None
) -> Iterator[str]:
    if used := sorted({node["type"] for node in tree} & c.V2_ONLY):
        yield f"components of type {used} need the Components V2 flag"
    if len(payload.get("content") or "") > MAX_CONTENT:
        yield f"content of {len(payload['content'])} characters, at most {MAX_CONTENT}"
    if len(payload.get("components") or ()) > 5:
        yield "at most 5 action rows"
    whole = ("content", "embeds", "components", "attachments", "poll", "sticker_ids")
    if not any(payload.get(key) for key in whole) and not files:
        yield "an empty message"


def _component_tree(tree: Sequence[Payload]) -> Iterator[str]:
    if len(tree) > MAX_NESTED:
        yield f"{len(tree)} components counted with nesting, at most {MAX_NESTED}"
    for key in ("custom_id", "id"):
        counted = Counter(node[key] for node in tree if node.get(key))
        yield from (f"{key} {value!r} used {n} times" for value, n in counted.items() if n > 1)
    for node in tree:
        if node["type"] in c.SELECTS:
            yield from _select(node)
        elif check := _BY_TYPE.get(node["type"]):
            yield from check(node)


def _row(node: Payload) -> Iterator[str]:
    inner = [child["type"] for child in node.get("components") or ()]
    if not inner:
        yield "an empty action row"
    elif c.SELECTS & set(inner):
        if len(inner) > 1:
            yield "a select shares its action row"
    elif len(inner) > 5:
        yield f"{len(inner)} buttons in one action row, at most 5"


def _button(node: Payload) -> Iterator[str]:
    name = node.get("label") or node.get("custom_id") or "button"
    if node.get("style") == c.LINK_STYLE:
        if not node.get("url") or node.get("custom_id"):
            yield f"link button {name!r} takes a url and no custom_id"
    elif node.get("style") != c.PREMIUM_STYLE:
        yield from _custom_id(node, name)
    if len(node.get("label") or "") > 80:
        yield f"label of {len(node['label'])} characters, at most 80: {name!r}"
    if not node.get("label") and not node.get("emoji") and node.get("style") != c.PREMIUM_STYLE:
        yield f"button {name!r} has neither label nor emoji"


def _select(node: Payload) -> Iterator[str]:
    name = node.get("custom_id") or "select"
    yield from _custom_id(node, name)
    if len(node.get("placeholder") or "") > 150:
        yield f"placeholder of {len(node['placeholder'])} characters, at most 150: {name!r}"
    low, high = node.get("min_values", 1), node.get("max_values", 1)
    if not (0 <= low <= 25 and max(low, 1) <= high <= 25):
        yield f"select {name!r} asks for {low} to {high} values"
    if node["type"] == c.STRING_SELECT:
        yield from _options(node, name, low, high)


def _options(node: Payload, name: str, low: int, high: int) -> Iterator[str]:
    options = node.get("options") or []
    if not 1 <= len(options) <= 25:
        yield f"select {name!r} has {len(options)} options, 1 to 25"
    if options and (low > len(options) or high > len(options)):
        yield f"select {name!r} asks for {low} to {high} values of {len(options)} options"
    if len({option["value"] for option in options}) < len(options):
        yield f"select {name!r} repeats an option's value"
    if sum(bool(option.get("default")) for option in options) > high:
        yield f"select {name!r} has more defaults than values"
    for option in options:
        for key in ("label", "value", "description"):
            size = len(option.get(key) or "")
            if size > 100 or (size == 0 and key != "description"):
                yield f"option {key} of {size} characters, 1 to 100: {option.get('label')!r}"


def _custom_id(node: Payload, name: str) -> Iterator[str]:
    if not 1 <= len(node.get("custom_id") or "") <= 100:
        yield f"{name!r} needs a custom_id of 1 to 100 characters"


def _section(node: Payload) -> Iterator[str]:
    if not 1 <= len(node.get("components") or ()) <= 3:
        yield "a section takes 1 to 3 texts"
    if (node.get("accessory") or {}).get("type") not in (c.BUTTON, c.THUMBNAIL):
        yield "a section needs a button or a thumbnail as its accessory"


def _gallery(node: Payload) -> Iterator[str]:
    items = node.get("items") or []
    if not 1 <= len(items) <= 10:
        yield f"a gallery of {len(items)} items, 1 to 10"
    for item in items:
        if len(item.get("description") or "") > 1024:
            yield "a gallery item's description is longer than 1024 characters"


def _text(node: Payload) -> Iterator[str]:
    if not (node.get("content") or "").strip():
        yield "an empty text display"


def _container(node: Payload) -> Iterator[str]:
    inner = {child["type"] for child in node.get("components") or ()}
    if not inner:
        yield "an empty container"
    if c.CONTAINER in inner:
        yield "a container inside a container"


_BY_TYPE = {
    c.ROW: _row,
    c.BUTTON: _button,
    c.SECTION: _section,
    c.GALLERY: _gallery,
    c.TEXT: _text,
    c.CONTAINER: _container,
}


def _embed(embed: Payload) -> Iterator[str]:
    fields = embed.get("fields") or []
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    parts = [("title", embed.get("title"), 256), ("description", embed.get("description"), 4096)]
    parts += [("footer", footer.get("text"), 2048), ("author", author.get("name"), 256)]
    for field in fields:
        parts += [("field name", field.get("name"), 256), ("field value", field.get("value"), 1024)]
        if not field.get("name") or not field.get("value"):
            yield "an embed field without name or value"
    for name, text, most in parts:
        if len(text or "") > most:
            yield f"embed {name} of {len(text or '')} characters, at most {most}"
    if len(fields) > 25:
        yield f"{len(fields)} embed fields, at most 25"
    if sum(len(text or "") for _, text, _ in parts) > 6000:
        yield "more than 6000 characters in an embed"


def _attachment_names(tree: Sequence[Payload], files: Sequence[str]) -> Iterator[str]:
    for node in tree:
        for shown in c.media(node):
            scheme, _, name = shown["url"].partition("://")
            if scheme == "attachment" and name not in files:
                yield f"no file named {name!r} comes with the message"


def check_modal(payload: Payload) -> list[str]:
    """Complaints about the data of a modal."""
    found = list(_component_tree(list(c.walk(payload.get("components")))))
    if not 1 <= len(payload.get("title") or "") <= 45:
        found.append(f"modal title of {len(payload.get('title') or '')} characters, 1 to 45")
    if not 1 <= len(payload.get("custom_id") or "") <= 100:
        found.append("a modal needs a custom_id of 1 to 100 characters")
    if not 1 <= len(payload.get("components") or ()) <= 5:
        found.append(f"a modal of {len(payload.get('components') or ())} components, 1 to 5")
    for node in c.walk(payload.get("components")):
        if node["type"] in (c.LABEL, c.TEXT_INPUT) and len(node.get("label") or "") > 45:
            found.append(f"modal label of {len(node['label'])} characters, at most 45")
        if node["type"] == c.LABEL and len(node.get("description") or "") > 100:
            found.append("a modal label's description is longer than 100 characters")
        if node["type"] == c.TEXT_INPUT and len(node.get("placeholder") or "") > 100:
            found.append("a text input's placeholder is longer than 100 characters")
    return found


def check_choices(choices: Sequence[Payload]) -> list[str]:
    """Complaints about the choices of an autocompletion or an option."""
    found = [] if len(choices) <= 25 else [f"{len(choices)} choices, at most 25"]
    for choice in choices:
        for name in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            if not 1 <= len(name) <= 100:
                found.append(f"choice name of {len(name)} characters, 1 to 100: {name!r}")
        if len(str(choice["value"])) > 100:
            found.append(f"choice value longer than 100 characters: {choice['name']!r}")
    return found


def check_commands(commands: Sequence[Payload]) -> list[str]:
    """Complaints about the commands of one sync."""
    found = []
    slash = [command for command in commands if command.get("type", 1) == 1]
    if len(slash) > 100:
        found.append(f"{len(slash)} slash commands, at most 100")
    counted = Counter((command.get("type", 1), command["name"]) for command in commands)
    found += [f"command {name!r} used {n} times" for (_, name), n in counted.items() if n > 1]
    for command in slash:
        found += _command(command, command["name"])
        if (size := _longest(command)) > 8000:
            found.append(f"/{command['name']}: {size} characters in all, at most 8000")
    for command in commands:
        found += _localizations(command, command["name"])
    return found


def _command(node: Payload, path: str) -> Iterator[str]:
    for name in (node["name"], *(node.get("name_localizations") or {}).values()):
        if not _is_command_name(name):
            yield f"/{path}: {name!r} is no lower case name of 1 to 32 letters, digits, - or _"
    for text in (node.get("description"), *(node.get("description_localizations") or {}).values()):
        if not 1 <= len(text or "") <= 100:
            yield f"/{path}: description of {len(text or '')} characters, 1 to 100"
    options = node.get("options") or []
    if len(options) > 25:
        yield f"/{path}: {len(options)} options, at most 25"
    if len({option["name"] for option in options}) < len(options):
        yield f"/{path}: two options of one name"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"/{path}: a required option after an optional one"
    for option in options:
        yield from _command(option, f"{path} {option['name']}")
        yield from _localizations(option, f"{path} {option['name']}")
        yield from check_choices(option.get("choices") or [])


def _is_command_name(name: str) -> bool:
    letters = all(char.isalnum() or char in "-_'" for char in name)
    return 1 <= len(name) <= 32 and letters and name == name.lower()


def _localizations(node: Payload, path: str) -> Iterator[str]:
    for key in ("name_localizations", "description_localizations"):
        for locale in sorted(set(node.get(key) or {}) - LOCALES):
            yield f"/{path}: unknown locale {locale!r}"
    for choice in node.get("choices") or ():
        yield from _localizations(choice, f"{path} {choice['name']}")


def _longest(node: Payload) -> int:
    size = 0
    for key in ("name", "description"):
        words = [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]
        size += max(len(word) for word in words)
    size += len(str(node.get("value", "")))
    return size + sum(_longest(o) for key in ("options", "choices") for o in node.get(key) or ())
