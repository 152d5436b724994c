"""The language a person is answered in."""

from __future__ import annotations

from bot.context import Context
from bot.i18n import supported
from bot.languages import FOLLOW
from bot.screens import settings as screens
from engine.errors import TableError


async def language(context: Context) -> None:
    """Show the choice there is."""
    chosen = context.bot.languages.chosen(context.person.user_id)
    await context.reply.private(screens.language(chosen, context.say()))


async def choose_language(context: Context) -> None:
    """Keep what the menu chose; the answer speaks it."""
    await speak(context, next(iter(context.values), ""))
    await language(context)


async def speak(context: Context, locale: str) -> None:
    """Answer this person in a language from now on. Raises ``TableError``, ``StoreError``."""
    if locale not in (FOLLOW, *supported()):
        raise TableError("unknown-button")
    await context.bot.languages.choose(context.person.user_id, locale)
