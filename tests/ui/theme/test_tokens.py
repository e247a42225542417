from __future__ import annotations

import math

import pytest
from msgspec.structs import fields, replace

from assets.layouts.looks import LOOKS
from ui.theme.tokens import (
    PAIRS,
    TOKENS,
    Colours,
    InkOnGround,
    contrast,
    luminance,
    on_felt,
    rgb,
    touch_px,
)


def _contrast(pair: InkOnGround, colours: Colours) -> float:
    return contrast(getattr(colours, pair.text), getattr(colours, pair.ground))


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.text}-on-{pair.ground}")
def test_every_text_is_readable_on_its_ground(pair: InkOnGround) -> None:
    assert pair.least >= 4.5
    assert _contrast(pair, TOKENS.colours) >= pair.least


@pytest.mark.parametrize("game", LOOKS)
def test_every_text_is_readable_on_the_plates_and_spots_of_each_games_felt(game: str) -> None:
    colours = on_felt(TOKENS, LOOKS[game].tone.deep).colours
    assert colours.felt_deep == LOOKS[game].tone.deep
    for pair in PAIRS:
        if pair.ground in ("plate", "felt_deep"):
            assert _contrast(pair, colours) >= pair.least, pair


def test_a_felt_without_a_tone_of_its_own_changes_nothing() -> None:
    assert on_felt(TOKENS, None) is TOKENS
    assert on_felt(TOKENS, TOKENS.colours.felt_deep) is TOKENS
    with pytest.raises(ValueError, match="not a colour"):
        on_felt(TOKENS, "red")


def test_a_faint_text_is_noticed() -> None:
    faint = replace(TOKENS.colours, muted="#303840")
    assert any(_contrast(pair, faint) < pair.least for pair in PAIRS)


def test_contrast_is_that_of_the_published_examples() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)
    assert luminance("#ffffff") == pytest.approx(1.0)


def test_every_colour_is_one() -> None:
    for field in fields(Colours):
        assert len(rgb(getattr(TOKENS.colours, field.name))) == 3


@pytest.mark.parametrize("wrong", ["", "red", "#fff", "#12345g", "#1234567", "#12345\n"])
def test_what_is_no_colour_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="not a colour"):
        rgb(wrong)


@pytest.mark.parametrize("dots_per_inch", [96.0, 120.0, 144.0, 200.0])
def test_a_touch_target_is_ten_millimetres_or_more(dots_per_inch: float) -> None:
    assert touch_px(dots_per_inch) / dots_per_inch * 25.4 >= 10.0


@pytest.mark.parametrize("lie", [0.0, -5.0, math.nan, math.inf, 3.0])
def test_a_screen_that_lies_gets_the_least_touch_size(lie: float) -> None:
    assert touch_px(lie) == TOKENS.touch_min


def test_a_touch_target_does_not_outgrow_the_window() -> None:
    assert touch_px(5000.0) == TOKENS.touch_max


def test_a_button_that_can_be_touched_stands_out_of_one_that_cannot() -> None:
    colours = TOKENS.colours
    assert contrast(colours.live, colours.surface) >= 1.5, "a barred one has no ground of its own"
    assert contrast(colours.text, colours.disabled) >= 2.5
    assert contrast(colours.edge, colours.surface) > 2 * contrast(colours.line, colours.surface)
