from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tablemgr.basics.breaking import glued, pieces
from tablemgr.basics.money import Money
from tests.ui.stage import CHIPS, dress_once
from ui.parts.citing import CiteButton
from ui.parts.discs import ChipRow
from ui.parts.fitting import FittingText
from ui.parts.pad import NumberPad, amount_of
from ui.parts.slot_key import SlotKey, balanced
from ui.parts.style import panel_style, scale_for, scaled
from ui.theme.tokens import TOKENS
from ui.views.shared import ChipsOut, Citation


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 800), 1.0), ((1024, 700), 1.0), ((1920, 1080), 1.35), ((3840, 2160), 1.5)],
)
def test_panels_grow_with_their_window(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    root.resize(*size)
    assert scale_for(root) == scale


def test_type_and_touch_grow_and_colours_do_not() -> None:
    large = scaled(TOKENS, 1.5)
    assert large.type.guide == 42
    assert large.colours == TOKENS.colours
    assert "font-size: 42px" in panel_style(1.5)


@pytest.mark.parametrize(
    ("keys", "cents"),
    [
        ("25", 2500),
        ("62.5", 6250),
        (".5", 50),
        ("1.239", 123),
        ("7.", 700),
        ("0", None),
        ("", None),
    ],
)
def test_keys_of_the_pad_make_an_amount(qtbot: QtBot, keys: str, cents: int | None) -> None:
    pad = NumberPad()
    qtbot.addWidget(pad)
    for key in keys:
        pad.keys[key].click()
    assert pad.amount == (None if cents is None else Money(cents))


def test_the_erase_key_takes_the_last_digit(qtbot: QtBot) -> None:
    pad = NumberPad()
    qtbot.addWidget(pad)
    pad.set_text("62")
    pad.keys["⌫"].click()
    assert pad.text == "6"


@given(st.text(alphabet="0123456789.⌫", max_size=30))
def test_whatever_is_pressed_is_an_amount_or_none(keys: str) -> None:
    pad = NumberPad()
    for key in keys:
        pad.press(key)
    assert pad.text.count(".") <= 1
    if pad.text.strip("0.") and pad.amount is None:
        raise AssertionError(pad.text)


def test_no_text_is_taken_for_an_amount_that_is_none() -> None:
    assert [amount_of(text) for text in ("", ".", "abc", "-5", "0.00", "1.234")] == [None] * 6


def test_a_sentence_shrinks_to_fit_and_says_where_it_cannot(qtbot: QtBot) -> None:
    text = FittingText(30, 20)
    qtbot.addWidget(text)
    text.resize(400, 40)
    text.set_text("Ask box 3.")
    assert text.fitted_px() == 30
    text.set_text("Settle the side Bets, then deal on.")
    fitted = text.fitted_px()
    assert fitted is not None
    assert 20 <= fitted < 30
    text.set_text("a very long sentence " * 9)
    assert text.fitted_px() is None


def test_chips_break_into_lines_and_cash_stands_last_m2(qtbot: QtBot) -> None:
    row = ChipRow(34)
    qtbot.addWidget(row)
    row.set_chips(ChipsOut(tuple((chip, 3) for chip in CHIPS), Money(25)))
    assert row.heightForWidth(2000) < row.heightForWidth(200)
    assert row.words().endswith("and 0.25 in cash")
    row.set_chips(ChipsOut((), Money(75)))
    assert row.words() == "0.75 in cash"


@pytest.mark.parametrize(
    ("number", "ruling", "shown"),
    [
        ("3.20", False, "\u00a7 3.20"),
        ("V5 5.1", False, "\u00a7 V5 5.1"),
        ("game-flow", False, "\u00a7 Game flow"),
        ("H.4(ii)", False, "Appendix H.4(ii)"),
        ("B3", True, "house ruling B3"),
    ],
)
def test_what_is_cited_is_named_as_its_document_names_it(
    qtbot: QtBot, number: str, ruling: bool, shown: str
) -> None:
    button = CiteButton()
    qtbot.addWidget(button)
    button.set_cite(Citation(number, ruling=ruling))
    assert button.text() == shown


def test_a_key_shows_that_it_is_pressed_before_the_finger_lifts(qtbot: QtBot) -> None:
    key = SlotKey("Hit")
    qtbot.addWidget(key)
    key.resize(238, 118)
    key.show()
    plain = key.grab().toImage()
    QTest.mousePress(key, Qt.MouseButton.LeftButton)
    assert key.grab().toImage() != plain
    QTest.mouseRelease(key, Qt.MouseButton.LeftButton)
    assert key.grab().toImage() == plain


def test_what_stands_below_a_label_breaks_after_a_sign_that_closes() -> None:
    metrics = QFontMetrics(QFont("Roboto"))
    parts = list(pieces(glued("when moved: take 60, pay 650")))
    room = metrics.horizontalAdvance("when moved: take 60,")
    assert balanced(parts, metrics, room) == ["when moved:", "take\u00a060, pay\u00a0650"]
