"""The private hands that lie open: one a person and channel, so that they do not pile up.

An ephemeral message can only be deleted through a token of an interaction with it, and a token
lives 15 minutes. The newest one is kept here, in memory: it is a comfort, nothing depends on it.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final

import aiohttp
import discord

log = logging.getLogger(__name__)

KEPT: Final = 2000
"""Hands remembered; beyond that the oldest are left lying."""


class Hands:
    """Which private hand each person looked at last."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int], discord.Interaction] = OrderedDict()

    async def opened(self, interaction: discord.Interaction) -> None:
        """This interaction's answer is a new hand: take the older one away."""
        older = self.touched(interaction)
        if older is None or older.is_expired():
            return
        try:
            await older.delete_original_response()
        except (discord.HTTPException, aiohttp.ClientError) as error:
            # Dismissed by its owner, or its token died this very moment.
            log.debug("An older hand was not taken away: %s", error)

    def touched(self, interaction: discord.Interaction) -> discord.Interaction | None:
        """This interaction redrew the hand, and has a fresh token; the older interaction."""
        key = (interaction.channel_id or 0, interaction.user.id)
        older = self._open.pop(key, None)
        self._open[key] = interaction
        if len(self._open) > KEPT:
            self._open.popitem(last=False)
        return older
