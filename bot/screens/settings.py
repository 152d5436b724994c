"""What a server and a person can choose; every menu shows what is chosen now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from discord import ChannelType, SelectDefaultValue, SelectDefaultValueType
from discord.ui import ActionRow, ChannelSelect

from bot import languages, pings
from bot.i18n import Say, supported, t
from bot.ids import Id
from bot.screens.layout import (
    OPTIONS,
    RED,
    Part,
    Row,
    Screen,
    Style,
    button,
    lines,
    menu,
    option,
    rows,
)
from engine.game import Package, RuleOption
from engine.store.housekeeping import GuildSettings
from engine.tables.clock import CLOCKS

LIMITS: Final = (1, 2, 3, 5, 10, 15, 20, 30, 40, 50)
"""How many tables a server may let run at once."""
OPENERS: Final = ("everyone", "moderators")
ON: Final = "on"
OFF: Final = "off"
STEPS: Final = (1, 2, 2.5, 3, 4, 5, 6, 7.5, 8)
"""Round numbers, to be multiplied by a power of ten."""


def server(
    settings: GuildSettings, packages: Sequence[Package], say: Say, note: str = ""
) -> Screen:
    """A server's choices. Verbs: ``set`` (argument: a field), ``gamerules`` (a game), ``seasons``, ``reset``."""
    return Screen(
        [
            say("hand-note", note=note) if note else "",
            say("settings-server-title"),
            _field("language", say, _languages(say), settings.language or languages.FOLLOW),
            _field(
                "clock",
                say,
                [(str(each), say(f"clock-{each}")) for each in CLOCKS],
                str(settings.clock),
            ),
            _field(
                "openers",
                say,
                [(each, say(f"openers-{each}")) for each in OPENERS],
                settings.openers,
            ),
            _field("computers", say, _switch("computers", say), _on(settings.computers)),
            _field("thread", say, _switch("thread", say), _on(settings.in_thread)),
            _field(
                "limit",
                say,
                [
                    (str(each), say("limit", tables=each))
                    for each in sorted({*LIMITS, settings.table_limit})
                ],
                str(settings.table_limit),
            ),
            _channels(settings, say),
            *rows(
                *(
                    button(
                        say("button-game-rules", game=say.plain(package.face.name)),
                        Id("gamerules", arg=package.game.id),
                    )
                    for package in packages
                ),
                button(say("button-seasons"), Id("seasons"), emoji="⚙️"),
                button(say("button-reset"), Id("reset"), Style.danger),
            ),
        ]
    )


def ask_reset(say: Say) -> Screen:
    """Whether all shall really go back. Verbs: ``reset`` (``sure``), ``server``."""
    return Screen(
        [
            say("settings-ask-reset"),
            *rows(
                button(say("button-reset"), Id("reset", arg="sure"), Style.danger),
                button(say("button-back"), Id("server")),
            ),
        ],
        accent=RED,
    )


def game_rules(settings: GuildSettings, package: Package, say: Say) -> Screen:
    """A game's table rules as this server usually plays. Verbs: ``rule`` (``<game>.<name>``), ``server``."""
    chosen = package.game.rules.model_validate(dict(settings.rules.get(package.game.id, {})))
    face = package.face
    parts: list[Part] = [
        lines(
            say("settings-rules-title", game=say.text(face.name)),
            say.text(face.rules_line(chosen)),
        )
    ]
    for rule in face.options:
        value = getattr(chosen, rule.name)
        name = say.plain(rule.label)
        values = [
            (code, say("settings-option", name=name, value=label))
            for code, label in _rule_values(rule, value, say)
        ]
        parts.append(_menu(Id("rule", arg=f"{package.game.id}.{rule.name}"), values, str(value)))
    return Screen([*parts, *rows(button(say("button-back"), Id("server")))])


def language(chosen: str, say: Say) -> Screen:
    """The language a person is answered in. Verb: ``language``."""
    return Screen(
        [say("language-title"), _menu(Id("language"), _own_languages(say), chosen)],
    )


def person(chosen: Mapping[str, str], packages: Sequence[Package], say: Say) -> Screen:
    """A person's choices by the name of the preference. Verb: ``prefer`` (argument: that name)."""
    parts: list[Part] = [
        say("settings-me-title"),
        _prefer(languages.PREFERENCE, say, _own_languages(say), chosen),
        _prefer("pings", say, [(each, say(f"pings-{each}")) for each in pings.CHOICES], chosen),
        _prefer("compact", say, [(each, say(f"compact-{each}")) for each in (OFF, ON)], chosen),
    ]
    for package in packages:
        face = package.face
        if len(face.orders) > 1:
            game = say.plain(face.name)
            orders = [
                (name, say("order-option", game=game, order=say.plain(label)))
                for name, label in face.orders
            ]
            parts.append(_prefer(f"order.{package.game.id}", say, orders, chosen))
    return Screen(parts)


def _field(name: str, say: Say, values: Iterable[tuple[str, str]], now: str) -> Row:
    """A field of a server's settings; each option says what it is about."""
    options = [
        (value, say("settings-option", name=say(f"setting-{name}"), value=label))
        for value, label in values
    ]
    return _menu(Id("set", arg=name), options, now)


def _languages(say: Say) -> list[tuple[str, str]]:
    """Each in its own words; the first is Discord's."""
    return [
        (languages.FOLLOW, say("language-auto")),
        *((each, t("language", each)) for each in supported()),
    ]


def _own_languages(say: Say) -> list[tuple[str, str]]:
    """The same, for a person."""
    name = say("preference-language")
    return [
        (value, say("settings-option", name=name, value=label)) for value, label in _languages(say)
    ]


def _prefer(
    name: str, say: Say, values: Sequence[tuple[str, str]], chosen: Mapping[str, str]
) -> Row:
    """A preference of a person; the first value is the usual one."""
    return _menu(Id("prefer", arg=name), values, chosen.get(name, values[0][0]))


def _menu(id_: Id, values: Sequence[tuple[str, str]], now: str) -> Row:
    """Values with their labels; the menu shows the one that holds now."""
    options = [option(label, value, default=value == now) for value, label in values]
    return menu(dict(values).get(now, values[0][1]), id_, options)


def _switch(name: str, say: Say) -> list[tuple[str, str]]:
    return [(value, say(f"{name}-{value}")) for value in (ON, OFF)]


def _on(value: bool) -> str:
    return ON if value else OFF


def _channels(settings: GuildSettings, say: Say) -> Row:
    chosen = [
        SelectDefaultValue(id=channel_id, type=SelectDefaultValueType.channel)
        for channel_id in settings.allowed_channels[:OPTIONS]
    ]
    select: ChannelSelect[Any] = ChannelSelect(
        custom_id=str(Id("set", arg="channels")),
        channel_types=[ChannelType.text, ChannelType.voice, ChannelType.forum],
        placeholder=say("setting-channels"),
        min_values=0,
        max_values=OPTIONS,
        default_values=chosen,
    )
    return ActionRow(select)


def _rule_values(rule: RuleOption, now: Any, say: Say) -> list[tuple[str, str]]:
    if rule.choices is not None:
        return [(value, say.plain(label)) for value, label in rule.choices.items()]
    assert rule.bounds is not None
    return [(str(value), say.number(value)) for value in _round_numbers(*rule.bounds, now)]


def _round_numbers(low: int, high: int, now: int) -> list[int]:
    """The value chosen now and the roundest others within the bounds, as many as a menu holds."""
    if high - low < OPTIONS:
        return list(range(low, high + 1))
    found: set[int] = {low, high}
    power = 1
    while power <= high:
        numbers = {int(step * power) for step in STEPS if step * power == int(step * power)}
        found |= {number for number in numbers if low <= number <= high}
        power *= 10
    return sorted([*sorted(found - {now})[: OPTIONS - 1], now])
