"""Payloads held against Discord's own API description, where it lies beside the project."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import jsonschema_rs

DESCRIPTION = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"


def missing() -> str | None:
    """Why payloads cannot be held against the description; None when they can."""
    return None if DESCRIPTION.is_file() else "no ../shared/discord/openapi.json beside the project"


def check(name: str, payload: Any, *, outgoing: bool = True) -> list[str]:
    """Complaints about `payload` as the schema `name`; none without the description.

    Args:
        name: a key of `components.schemas`.
        payload: JSON values.
        outgoing: from the bot, whose ids may be numbers; what the double answers must be exact.
    """
    if missing():
        return []
    errors = _validator(name, outgoing).iter_errors(payload)
    return [f"{name}{line}" for error in errors for line in _explain(error)]


@functools.cache
def _schemas(outgoing: bool) -> dict[str, Any]:
    schemas: dict[str, Any] = json.loads(DESCRIPTION.read_bytes())["components"]["schemas"]
    if outgoing:
        schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
    return schemas


@functools.cache
def _validator(name: str, outgoing: bool) -> jsonschema_rs.Draft202012Validator:
    root = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": _schemas(outgoing)}}
    return jsonschema_rs.Draft202012Validator(root, validate_formats=False)


def _explain(error: jsonschema_rs.ValidationError) -> list[str]:
    """One line an error; of alternatives only the one meant, told by its `type`, never plain null."""
    alternatives = getattr(error.kind, "context", None)
    if alternatives:
        meant = [branch for branch in alternatives if not any(map(_is_another, branch))]
        return [line for e in min(meant or alternatives, key=len) for line in _explain(e)]
    path = "".join(f"[{p!r}]" for p in error.instance_path)
    message = error.message
    return [f"{path}: {message if len(message) < 300 else f'…{message[-200:]}'}"]


def _is_another(error: jsonschema_rs.ValidationError) -> bool:
    return list(error.instance_path)[-1:] == ["type"] or error.message.endswith('of type "null"')
