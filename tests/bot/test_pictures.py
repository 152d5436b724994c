"""Pictures of scores: what is drawn, how large it is, and letters no font here has."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import canvas
from bot.pictures.bars import GAP, RANK, ROW, Bar, bars
from bot.pictures.canvas import MARGIN, WIDTH, fit, font, letters_for
from bot.pictures.curve import curve
from tests.bot.test_hostile_names_flow import NAMES

GOLD, RED, BRIGHT, GROOVE = (138, 109, 18), (140, 47, 69), (227, 191, 74), (56, 58, 64)


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def bar_length(image: Image.Image, row: int) -> int:
    """How many pixels of a row's lower edge are coloured."""
    y = MARGIN + row * (ROW + GAP) + ROW - 6
    colours = [image.getpixel((x, y)) for x in range(RANK, WIDTH - MARGIN)]
    return sum(colour in (GOLD, RED) for colour in colours)


def test_a_bar_is_as_long_as_its_value() -> None:
    image = opened(bars([Bar(1, "A", 200, "200"), Bar(2, "B", 100, "100"), Bar(3, "C", 0, "0")]))
    assert image.width == WIDTH
    whole, half, none = (bar_length(image, row) for row in range(3))
    assert half == pytest.approx(whole / 2, rel=0.03)
    assert 0 < none < 10, "nothing is still to be seen"


def test_a_bar_below_the_floor_is_red() -> None:
    image = opened(bars([Bar(1, "A", 100, "100"), Bar(2, "B", -100, "−100")]))
    y = MARGIN + ROW + GAP + ROW - 6
    assert image.getpixel((RANK + 40, y)) == RED


def test_ones_own_row_has_a_frame() -> None:
    image = opened(bars([Bar(1, "A", 100, "100", own=True)]))
    assert image.getpixel((RANK + 200, MARGIN + 1)) == BRIGHT


def test_no_rows_and_only_zeros_can_be_drawn() -> None:
    opened(bars([Bar(1, "A", 0, "0"), Bar(1, "B", 0, "0")]))
    opened(bars([]))


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_any_name_can_be_drawn(name: str) -> None:
    opened(bars([Bar(1, name, 1, "1")]))


def test_what_no_font_has_is_known_and_not_drawn_as_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(canvas, "SYSTEM", ("no-such-font.ttf",))
    assert letters_for("João Conceição, Łódź, Ελλάδα, Россия", 30) is font(30, canvas.OWN)
    for name in ("메리", "ملكة", "\U00013080"):
        assert letters_for(name, 30) is None
        assert bars([Bar(1, name, 1, "1")]) == bars([Bar(1, "", 1, "1")])


def test_letters_of_a_systems_own_font_are_written() -> None:
    letters = letters_for("메리 Stuart", 30)
    if letters is None:
        pytest.skip("no font with Hangul here (Debian has one in fonts-nanum)")
    assert letters is not font(30, canvas.OWN)
    assert bars([Bar(1, "메리", 1, "1")]) != bars([Bar(1, "", 1, "1")])
    assert letters_for("ملكة", 30) is None, "this runs leftward"


def test_a_name_is_written_without_its_emoji() -> None:
    with_emoji = bars([Bar(1, "Anna 🎉👩\u200d🚀 Bo", 1, "1")])
    assert with_emoji == bars([Bar(1, "Anna Bo", 1, "1")])


def test_letters_are_legible_at_half_the_size_and_never_run_over() -> None:
    assert font(30).getbbox("X")[3] - font(30).getbbox("X")[1] >= 2 * 10
    long = "Wilhelmina Montgomery the Second"
    cut = fit(long, font(30), 300)
    assert cut.endswith("…")
    assert font(30).getlength(cut) <= 300
    assert fit("Ann", font(30), 300) == "Ann"


@pytest.mark.parametrize("values", [[5.0, 5.0], [1.0, -400.0], [float(n % 7) for n in range(100)]])
def test_any_way_values_went_is_a_curve(values: list[float]) -> None:
    spread = [abs(value) + 1 for value in values]
    plain, banded = curve(values, str), curve(values, str, spread)
    assert opened(plain).width == WIDTH
    assert plain != banded
    assert len(banded) < 200_000
