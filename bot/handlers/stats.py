"""Statistics of players."""

from __future__ import annotations

from typing import Final

from bot.context import Context
from bot.handlers.board import drawn
from bot.pictures.curve import curve
from bot.screens import stats as screens
from bot.screens.stats import CHARTS, Subject
from engine.errors import TableError
from engine.store.careers import RatingPoint

LATEST: Final = 100
"""Matches of the curve."""


async def stats(context: Context) -> None:
    """A player's statistics; the argument (or the menu's value) is ``<game>.<user id>.<chart>``."""
    argument = context.values[0] if context.values else context.id.arg
    game, _, rest = argument.partition(".")
    user_id, _, chart = rest.partition(".")
    if game not in context.bot.registry.ids or chart not in CHARTS or not _is_id(user_id):
        raise TableError("unknown-button")
    await show_stats(context, game, int(user_id), chart=chart)


async def show_stats(
    context: Context, game: str, user_id: int, *, name: str = "", chart: str = "rating"
) -> None:
    """Statistics of somebody in this server; ``name`` is what Discord calls them."""
    store, guild_id, say = context.bot.store, context.place.guild_id, context.say()
    registry = context.bot.registry
    found = await store.stats(guild_id, game, user_id)
    against = None
    if user_id != context.person.user_id:
        against = await store.head_to_head(guild_id, game, context.person.user_id, user_id)
    points = await store.rating_history(guild_id, game, user_id, LATEST) if found else []
    subject = Subject(
        registry.package(game), user_id, screens.named(found, name, say), _chart(points, chart)
    )
    await context.reply.private(
        screens.stats(
            subject,
            found,
            say,
            against=against,
            points=points,
            picture=await _drawn(context, points, subject.chart),
            packages=[registry.package(id_) for id_ in registry.ids],
        )
    )


async def _drawn(context: Context, points: list[RatingPoint], chart: str) -> bytes | None:
    if len(points) < 2:
        return None
    values, spread = screens.values_of(points, chart)
    return await drawn(lambda: curve(values, screens.figures(chart, context.say()), spread))


def _chart(points: list[RatingPoint], chart: str) -> str:
    """The totals where no rating ever moved: among computers alone nobody is rated."""
    return chart if len({point.mu for point in points}) > 1 else "total"


def _is_id(text: str) -> bool:
    return text.isdecimal() and len(text) < 20
