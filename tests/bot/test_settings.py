import re
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_the_defaults_need_only_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", " a.b.c ")
    settings = load_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "a.b.c"
    assert settings.database == Path("regalia.db")
    assert settings.computer_pause == 1.2
    assert settings.log_level == "INFO"
    assert (
        settings.queen_of_scots_deck is settings.development_guild is settings.health_file is None
    )


def test_settings_come_from_the_file_the_environment_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\nCOMPUTER_PAUSE=0\nlog_level=debug\nOTHER=1\n")
    monkeypatch.setenv("COMPUTER_PAUSE", "3")
    settings = load_settings()
    assert settings.computer_pause == 3
    assert settings.log_level == "DEBUG"
    assert load_settings(computer_pause=5).computer_pause == 5


@pytest.mark.parametrize("value", [None, "", "  "])
def test_a_missing_token_is_one_clear_line(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if value is not None:
        monkeypatch.setenv("DISCORD_TOKEN", value)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert caught.value.lines == (
        "DISCORD_TOKEN is missing: put the bot's token in .env (see .env.example)",
    )
    assert load_settings(need_token=False).discord_token is None


def test_every_wrong_setting_is_named_and_the_token_never_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret token")
    monkeypatch.setenv("COMPUTER_PAUSE", "11")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("DEVELOPMENT_GUILD", "my server")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    lines = {line.split()[0]: line for line in caught.value.lines}
    assert set(lines) == {"DISCORD_TOKEN", "COMPUTER_PAUSE", "LOG_LEVEL", "DEVELOPMENT_GUILD"}
    assert lines["COMPUTER_PAUSE"] == (
        "COMPUTER_PAUSE is wrong: input should be less than or equal to 10, not '11' "
        "(see .env.example)"
    )
    assert all("\n" not in line for line in caught.value.lines)
    assert "secret" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_a_file_that_is_no_text_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError, match=r"^\.env cannot be read"):
        load_settings()


def test_the_token_is_hidden_when_settings_are_printed() -> None:
    assert "a.b.c" not in repr(load_settings(discord_token="a.b.c"))


def test_the_example_explains_every_setting_and_no_other() -> None:
    names = re.findall(r"^#?([A-Z_]+)=", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(names) == sorted(name.upper() for name in Settings.model_fields)


def test_the_defaults_in_the_example_are_the_defaults(tmp_path: Path) -> None:
    shown = dict(
        re.findall(r"^#?([A-Z_]+)=(.*)$", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE)
    )
    for name, field in Settings.model_fields.items():
        if field.default is not None:
            assert shown[name.upper()] == str(field.default).replace("False", "false")
    (tmp_path / ".env").write_text("".join(f"{name}={value}\n" for name, value in shown.items()))
    load_settings(need_token=False)
