"""Seasons and what counts: for whoever may manage the server."""

from __future__ import annotations

from bot import permissions
from bot.context import Context
from bot.handlers.history import require_steward
from bot.screens import seasons as screens
from engine.errors import TableError
from engine.scores.seasons import month_of
from engine.store.servers import Season

FARTHEST = 10**4


async def seasons(context: Context) -> None:
    """The screen, after doing what the argument says."""
    require_steward(context)
    action, _, rest = context.id.arg.partition(".")
    if action == "corrections":
        await _corrections(context, int(rest) if rest.isdecimal() else 0)
    elif action in screens.ENDING:
        # The podium will be announced here.
        if await permissions.granted(context) and await _agreed(context, action, rest):
            await _turn(context, action)
    elif action in ("", "manual", "count", "skip"):
        await _choose(context, action)
    else:
        raise TableError("unknown-button")


async def _agreed(context: Context, action: str, season_id: str) -> bool:
    """Whether to do it now: what ends a season is asked for first, and agreed to by its id."""
    ending = _ending(context, action, await context.bot.store.season(context.place.guild_id))
    if ending is not None and not season_id:
        await context.reply.private(screens.ask(action, ending, context.say()))
    elif season_id != ("" if ending is None else str(ending.id)) or (
        ending is None and action == "end"
    ):
        await _show(context, "")
    else:
        return True
    return False


def _ending(context: Context, action: str, now: Season | None) -> Season | None:
    """The season that would end; months as seasons keep one that began this month."""
    if now is None or action != "monthly":
        return now
    month, _ = month_of(context.interaction.created_at.timestamp())
    return now if now.started_at < month else None


async def _turn(context: Context, action: str) -> None:
    store, guild_id = context.bot.store, context.place.guild_id
    at = context.interaction.created_at.timestamp()
    await context.bot.podiums.announce_in(context.place)
    if action == "start":
        await store.start_season(guild_id, at)
    elif action == "end":
        await store.end_season(guild_id, at)
    else:
        await store.set_monthly_seasons(guild_id, on=True, at=at)
    await _show(context, context.say()(f"seasons-did-{action}"))
    await context.bot.podiums.announce(guild_id)


async def _choose(context: Context, action: str) -> None:
    store, guild_id = context.bot.store, context.place.guild_id
    at = context.interaction.created_at.timestamp()
    if action == "manual":
        await store.set_monthly_seasons(guild_id, on=False, at=at)
    elif action:
        await store.set_computers_count(guild_id, action == "count")
    await _show(context, context.say()(f"seasons-did-{action}") if action else "")


async def _show(context: Context, note: str) -> None:
    store, guild_id = context.bot.store, context.place.guild_id
    await context.reply.private(
        screens.seasons(
            await store.seasons(guild_id),
            context.say(),
            monthly=await store.monthly_seasons(guild_id),
            computers=await store.computers_count(guild_id),
            note=note,
        )
    )


async def _corrections(context: Context, page: int) -> None:
    size = screens.PAGE_SIZE
    page = min(page, FARTHEST)
    found = await context.bot.store.audits(
        context.place.guild_id, offset=page * size, limit=size + 1
    )
    await context.reply.private(screens.corrections(found, page, context.say()))
