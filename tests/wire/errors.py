"""Discord's refusals, by the code that bots see."""

from __future__ import annotations

from .traffic import ApiError

_KNOWN = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Tried to perform an operation on an archived thread"),
}


def refusal(code: int) -> ApiError:
    """The error of a code, ready to raise."""
    status, words = _KNOWN[code]
    return ApiError(status, code, words)


def invalid_form(complaints: list[str]) -> ApiError:
    """50035, the complaints spelled out."""
    errors = {"_errors": [{"code": "INVALID", "message": line} for line in complaints]}
    return ApiError(400, 50035, "Invalid Form Body", errors=errors)
