"""A bot of a few lines that uses what the double must know, to test the double itself."""

from __future__ import annotations

import asyncio
import io
import os
import re
import struct
import zlib
from typing import Any, Self

import discord
from discord import app_commands

counts: dict[int, int] = {}


def picture() -> discord.File:
    """A PNG of one pixel."""
    head = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(b"\0\0")), (b"IEND", b"")]
    body = b"".join(
        struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in parts
    )
    png = io.BytesIO(b"\x89PNG\r\n\x1a\n" + body)
    return discord.File(png, "pixel.png", description="One dark pixel")


class Counter(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.LayoutView]], template=r"count:(?P<n>\d+)"
):
    """Counts its clicks in its own id."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=screen(f"{self.n + 1} clicks", self.n + 1))


class Silent(discord.ui.DynamicItem[discord.ui.Button[discord.ui.LayoutView]], template=r"silent"):
    """Never answers."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Silent", custom_id="silent"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /
    ) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        counts[0] = counts.get(0, 0) + 1


class Picker(discord.ui.DynamicItem[discord.ui.Select[discord.ui.LayoutView]], template=r"pick"):
    """Answers with what was chosen."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name.title(), value=name) for name in ("axe", "orb")]
        super().__init__(discord.ui.Select(custom_id="pick", options=options))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /
    ) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=screen(f"chose {self.item.values[0]}", 0))
        await interaction.followup.send("noted", ephemeral=True)


class Question(discord.ui.Modal, title="A question"):
    """Asks for a name."""

    name = discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="name"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        await interaction.response.send_message(self.name.component.value, ephemeral=True)


def screen(words: str, n: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(Counter(n), Silent())
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(words), row))
    view.add_item(discord.ui.ActionRow(Picker()))
    return view


class Bot(discord.Client):
    """The fixture bot."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents.default(), allowed_mentions=discord.AllowedMentions.none()
        )
        self.tree = app_commands.CommandTree(self)
        for command in (hand, board, ask, slow, fail_message, clear):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter, Silent, Picker)
        await self.tree.sync()

    async def on_resumed(self) -> None:
        print("resumed", flush=True)  # noqa: T201

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            await message.channel.send(
                f"welcome {message.author.mention}",
                allowed_mentions=discord.AllowedMentions(users=[message.author]),
            )

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        print(f"deleted {event.message_id}", flush=True)  # noqa: T201

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        print(f"channel gone {channel.id}", flush=True)  # noqa: T201

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        print(f"guild gone {guild.id}", flush=True)  # noqa: T201


@app_commands.command(description="A private screen")
async def hand(interaction: discord.Interaction) -> None:
    name = interaction.user.display_name
    await interaction.response.send_message(view=screen(f"hand of {name}", 0), ephemeral=True)


@app_commands.command(description="A public screen, with the bot's own token")
@app_commands.describe(edits="How often it is edited at once", words="What it says")
@app_commands.choices(words=[app_commands.Choice(name="Long live", value="long-live")])
async def board(interaction: discord.Interaction, edits: int = 0, words: str = "board") -> None:
    await interaction.response.defer(ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    try:
        message = await interaction.channel.send(view=screen(words, 0))
        for n in range(edits):
            await message.edit(view=screen(f"edit {n + 1}", n))
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"refused {error.status} {error.code}")
    else:
        await interaction.edit_original_response(content="posted")


@app_commands.command(description="A modal")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Question())


@app_commands.command(description="A slow answer, with a picture, given twice")
async def slow(interaction: discord.Interaction, seconds: float) -> None:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://pixel.png")))
    await asyncio.sleep(seconds)
    for _ in range(2):
        interaction.response._response_type = None
        try:
            await interaction.response.send_message(view=view, file=picture())
        except discord.HTTPException as error:
            print(f"refused {error.code}", flush=True)  # noqa: T201


@app_commands.command(name="fail-message", description="What Discord refuses")
async def fail_message(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("x" * 2001, ephemeral=True)


@app_commands.command(description="Edits a message by its number")
async def clear(interaction: discord.Interaction, message: str) -> None:
    await interaction.response.defer(ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    try:
        await interaction.channel.get_partial_message(int(message)).edit(view=screen("new", 0))
        await interaction.followup.send("edited")
    except discord.HTTPException as error:
        await interaction.followup.send(f"refused {error.status} {error.code}")


@slow.autocomplete("seconds")
async def offer(interaction: discord.Interaction, typed: float) -> list[app_commands.Choice[float]]:
    return [app_commands.Choice(name=f"{n} s", value=float(n)) for n in range(3)]


if __name__ == "__main__":
    Bot().run(os.environ["FIXTURE_TOKEN"], root_logger=True)
