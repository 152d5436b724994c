"""What an operator can set, from the environment and ``.env``; each line of ``.env.example``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from engine.errors import RegaliaError

ENV_FILE: Final = Path(".env")


class SettingsError(RegaliaError):
    """Settings that are missing or wrong: one clear line for each, never with the token in it."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = tuple(lines)


def _upper(value: Any) -> Any:
    return value.strip().upper() if isinstance(value, str) else value


def _token(value: Any) -> Any:
    if isinstance(value, str):
        value = value.strip()
        if not all("!" <= char <= "~" for char in value):
            raise ValueError("has blanks or foreign characters in it: copy the bot's token again")
    return value or None


class Settings(BaseSettings):
    """All settings. Names in the environment are the same in capitals."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Annotated[SecretStr | None, BeforeValidator(_token)] = None
    """The bot's token. Needed by the real bot, not by the playground."""
    database: Path = Path("regalia.db")
    """The SQLite file; made at the first start."""
    queen_of_scots_deck: Path | None = None
    """An own deck of Queen of Scots, in place of the built-in one."""
    computer_pause: float = Field(default=1.2, ge=0, le=10)
    """Seconds a computer waits before its turn."""
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = (
        "INFO"
    )
    """How much is logged."""
    members_intent: bool = False
    """Whether Discord tells the bot who leaves a server (a privileged intent)."""
    development_guild: int | None = Field(default=None, gt=0)
    """Sync the commands to this one server only, where they appear at once."""
    health_file: Path | None = None
    """Touched while the bot is connected, for the health check of a container."""


def load_settings(
    *, need_token: bool = True, env_file: Path | None = ENV_FILE, **overrides: Any
) -> Settings:
    """The settings from the environment and ``env_file``; ``overrides`` win over both.

    Raises ``SettingsError``.
    """
    try:
        settings = Settings(**{"_env_file": env_file, **overrides})
    except ValidationError as error:
        raise SettingsError([_line(each) for each in error.errors(include_input=True)]) from None
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError([f"{env_file} cannot be read: {error}"]) from None
    if need_token and settings.discord_token is None:
        raise SettingsError(
            ["DISCORD_TOKEN is missing: put the bot's token in .env (see .env.example)"]
        )
    return settings


def _line(error: Any) -> str:
    field = str(error["loc"][0])
    name = field.upper()
    reason = str(error["msg"]).removeprefix("Value error, ")
    if field == "discord_token":
        return f"{name} {reason}" if error["type"] == "value_error" else f"{name} is not a token"
    reason = reason[:1].lower() + reason[1:]
    return f"{name} is wrong: {reason}, not {error['input']!r} (see .env.example)"
