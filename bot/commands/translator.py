"""The words of the commands in every language, as Discord lists them."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n import FALLBACK, pick, t

KEY = "key"
"""Where a string of a command keeps the key of its message."""


def words(key: str) -> app_commands.locale_str:
    """A description or choice of a command: English, with its message for the other languages."""
    return app_commands.locale_str(t(key, FALLBACK), **{KEY: key})


class CatalogueTranslator(app_commands.Translator):
    """Reads the catalogues. The names of commands and options are the same everywhere."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The message in a language there is a catalogue for; otherwise the English serves."""
        language = pick(locale.value)
        if KEY not in string.extras or language == FALLBACK:
            return None
        return t(string.extras[KEY], language)
