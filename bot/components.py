"""Every button and menu of every message, past and present, comes in here.

One item matches all custom ids by pattern, so that a message sent before a restart works as well
as a new one. Which handler serves a verb is a table; the errors of all of them become answers in
``bot.context.run``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self, cast

import discord

from bot.context import decode, run
from bot.handlers import HANDLERS, UNKNOWN
from bot.ids import PATTERN, Id, from_groups

if TYPE_CHECKING:
    from bot.client import Regalia


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template=PATTERN):
    """Any button or menu of ours."""

    def __init__(self, item: discord.ui.Item[Any], id_: Id) -> None:
        super().__init__(item)
        self.id_ = id_

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: Any, match: re.Match[str], /
    ) -> Self:
        """The component with what its custom id says."""
        return cls(item, from_groups(match.groupdict()))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Serve a press or a choice."""
        context = decode(cast("Regalia", interaction.client), interaction, self.id_)
        serving = HANDLERS.get(self.id_.verb, UNKNOWN)
        context.bot.publisher.acted(self.id_.table)
        await run(context, serving.handler, private=serving.private)
