"""What is known of one table's messages while it is watched."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.pings import Call
from engine.store.protocol import Posting


@dataclass(slots=True)
class Shown:
    """Where a table is shown, and what is under way there.

    ``holds`` counts answers under way. ``crossed`` says that some of them, or one and an edit,
    were under way together: nobody knows which of them Discord saw last. ``changed`` says that the
    table did, not only its message; ``refused`` that Discord does not let the table be shown.
    ``tried`` says that a message may have been posted of which nobody knows; ``redraw`` that the
    table was over long before, and only the words on its message have changed; ``check`` that its
    message is not known to stand.
    """

    posting: Posting | None = None
    dirty: bool = False
    holds: int = 0
    crossed: bool = False
    task: asyncio.Task[None] | None = None
    waits: bool = False
    edited_at: float = float("-inf")
    called: Call | None = None
    watched: bool = False
    changed: bool = False
    repost: bool = False
    tried: bool = False
    redraw: bool = False
    check: bool = False
    failures: int = 0
    refused: bool = False
