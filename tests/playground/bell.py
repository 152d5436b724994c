"""A small bot for the playground's own tests: a bell that anybody rings and that echoes later."""

import asyncio
import re
from typing import Any

import discord
from discord import app_commands, ui

from bot.playground.simulator import Pause

PAUSE = 1.0
ECHOES = 3


class Ring(ui.DynamicItem[ui.Button], template=r"ring:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label="Ring", custom_id=f"ring:{count}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> "Ring":
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.client.ring(interaction)


class Tune(ui.DynamicItem[ui.Select], template="tune"):
    def __init__(self) -> None:
        tunes = [discord.SelectOption(label=name) for name in ("Galliard", "Pavane", "Volta")]
        super().__init__(ui.Select(custom_id="tune", placeholder="Tune", options=tunes))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> "Tune":
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.item.values[0]} it is.", ephemeral=True)


async def hang(interaction: discord.Interaction, room: str = "hall") -> None:
    bot = interaction.client
    await interaction.response.send_message(view=bot.picture(room))
    bot.bell = await interaction.original_response()


class BellBot(discord.AutoShardedClient):
    """``/bell`` hangs the bell; a ring is answered privately at once, and echoes afterwards."""

    def __init__(self, sleep: Pause, *, breaks: bool = False) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.sleep = sleep
        self.breaks = breaks
        self.rung = 0
        self.heard = 0
        self.closed = False
        self.bell: discord.InteractionMessage | None = None
        self.echoing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        if self.breaks:
            raise OSError("the bell is cracked")
        self.add_dynamic_items(Ring, Tune)
        self.tree.command(name="bell", description="Hang the bell")(hang)
        await self.tree.sync()

    def picture(self, room: str = "hall") -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"The bell of the {room}: {self.heard} echoes."))
        view.add_item(ui.ActionRow(Ring(self.heard)))
        view.add_item(ui.ActionRow(Tune()))
        return view

    async def ring(self, interaction: discord.Interaction) -> None:
        self.rung += 1
        await interaction.response.send_message(f"Ding number {self.rung}.", ephemeral=True)
        if self.echoing is None or self.echoing.done():
            self.echoing = asyncio.create_task(self._echo())

    async def _echo(self) -> None:
        assert self.bell is not None
        for _ in range(ECHOES):
            await self.sleep(PAUSE)
            self.heard += 1
            await self.bell.edit(view=self.picture())

    async def close(self) -> None:
        self.closed = True
        await super().close()
