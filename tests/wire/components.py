"""Message components as Discord hands them back: numbered, completed, their media resolved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Payload = dict[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL = 17, 18
SELECTS = frozenset({3, 5, 6, 7, 8})
V2_ONLY = frozenset({SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER})
LINK_STYLE, PREMIUM_STYLE = 5, 6

DEFAULTS: dict[int, Payload] = {
    STRING_SELECT: {"min_values": 1, "max_values": 1},
    THUMBNAIL: {"description": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
    FILE: {"spoiler": False},
}


def children(component: Mapping[str, Any]) -> list[Payload]:
    """The components directly inside one component, the accessory last."""
    inner = list(component.get("components") or [])
    inner += [component[key] for key in ("accessory", "component") if component.get(key)]
    return inner


def walk(components: Sequence[Payload] | None) -> Iterator[Payload]:
    """Every component, parents before children."""
    for component in components or ():
        yield component
        yield from walk(children(component))


def media(component: Mapping[str, Any]) -> list[Payload]:
    """The media of one gallery, thumbnail or file: dicts with a `url`."""
    if component["type"] == GALLERY:
        return [item["media"] for item in component.get("items") or []]
    return [component[key] for key in ("media", "file") if component.get(key)]


def texts(payload: Mapping[str, Any]) -> list[str]:
    """All that a reader of a message can read, in order: content, text, labels, options, alt text."""
    found = [payload.get("content") or ""]
    for embed in payload.get("embeds") or ():
        found += [str(embed.get(key) or "") for key in ("title", "description")]
        found += [f"{field['name']} {field['value']}" for field in embed.get("fields") or ()]
        found.append((embed.get("footer") or {}).get("text") or "")
    for component in walk(payload.get("components")):
        emoji = (component.get("emoji") or {}).get("name") or ""
        found += [
            emoji,
            *(str(component.get(k) or "") for k in ("content", "label", "placeholder")),
        ]
        found.append(str(component.get("description") or ""))
        for option in component.get("options") or ():
            found += [option["label"], option.get("description") or ""]
        found += [item.get("description") or "" for item in component.get("items") or ()]
    found += [a.get("description") or "" for a in payload.get("attachments") or ()]
    return [text for text in found if text]


def render(components: Sequence[Payload] | None, attachments: Sequence[Payload]) -> list[Payload]:
    """The response form: every component numbered, defaults filled in, `attachment://` resolved."""
    taken = {c["id"] for c in walk(components) if c.get("id")}
    numbers = (n for n in range(1, 10_000) if n not in taken)
    files = {f"attachment://{a['filename']}": a for a in attachments}
    return [_render(component, numbers, files) for component in components or ()]


def _render(component: Payload, numbers: Iterator[int], files: Mapping[str, Payload]) -> Payload:
    out = {**DEFAULTS.get(component["type"], {}), **component}
    out = {key: value for key, value in out.items() if value is not None or key in _NULLABLE}
    out["id"] = component.get("id") or next(numbers)
    for key in ("accessory", "component"):
        if key in out:
            out[key] = _render(out[key], numbers, files)
    if "components" in out:
        out["components"] = [_render(inner, numbers, files) for inner in out["components"]]
    if out["type"] == GALLERY:
        out["items"] = [
            {"description": None, "spoiler": False, **item, "media": _media(item["media"], files)}
            for item in out["items"]
        ]
    if out["type"] == THUMBNAIL:
        out["media"] = _media(out["media"], files)
    if out["type"] == FILE:
        source = files.get(out["file"]["url"], {"filename": "file", "size": 0})
        out |= {"name": source["filename"], "size": source["size"]}
        out["file"] = _media(out["file"], files)
    return out


_NULLABLE = frozenset({"description", "accent_color"})


def _media(given: Payload, files: Mapping[str, Payload]) -> Payload:
    source = files.get(given["url"])
    if source is None:
        return {"id": "1", "url": given["url"], "proxy_url": given["url"]}
    return {
        "id": source["id"],
        "attachment_id": source["id"],
        "url": source["url"],
        "proxy_url": source["proxy_url"],
        "width": source.get("width"),
        "height": source.get("height"),
        "content_type": source.get("content_type"),
    }
