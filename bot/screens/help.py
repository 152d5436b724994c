"""What to do first, and what there is."""

from __future__ import annotations

from bot.i18n import Say
from bot.screens.layout import Screen


def help_screen(say: Say) -> Screen:
    """The first steps and the commands."""
    return Screen(
        [say("help-title"), say("help-first"), say("help-alone"), None, say("help-commands")]
    )
