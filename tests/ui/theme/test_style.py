from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QFontInfo
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Fault
from ui.theme.binding import CALLS, check_binding
from ui.theme.style import (
    dress,
    load_fonts,
    polish_again,
    screen_touch_px,
    style_sheet,
    take_monitor,
)
from ui.theme.tokens import TOKENS


def test_the_sheet_has_no_colour_beside_the_tokens() -> None:
    known = {getattr(TOKENS.colours, name) for name in TOKENS.colours.__struct_fields__}
    assert set(re.findall(r"#[0-9a-fA-F]{3,8}\b", style_sheet(44))) <= known


def test_the_sheet_follows_tokens_and_touch_size() -> None:
    violet = replace(TOKENS, colours=replace(TOKENS.colours, gold="#aa00ff"))
    sheet = style_sheet(61, violet)
    assert "#aa00ff" in sheet
    assert "min-height: 61px" in sheet
    assert "$" not in sheet


def test_dress_registers_the_font_and_sizes_buttons(qtbot: QtBot, qapp: QApplication) -> None:
    before = qapp.styleSheet(), qapp.font()
    try:
        dress(qapp)
        assert QFontInfo(qapp.font()).family() == "Roboto"
        button = QPushButton("Deal")
        qtbot.addWidget(button)
        button.ensurePolished()
        assert button.sizeHint().height() >= screen_touch_px()
        button.setProperty("role", "primary")
        polish_again(button)
        button.resize(button.sizeHint())
        pixel = button.grab().toImage().pixelColor(button.width() // 2, 5)
        assert pixel == QColor(TOKENS.colours.gold)
    finally:
        qapp.setStyleSheet(before[0])
        qapp.setFont(before[1])


@pytest.mark.usefixtures("qapp")
def test_a_missing_font_is_a_fault_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"Roboto-Regular\.ttf") as fault:
        load_fonts(tmp_path)
    assert fault.value.remedy


def test_a_binding_that_loses_none_is_a_fault() -> None:
    left = [10 * CALLS]

    def loses() -> None:
        left[0] -= 1

    with pytest.raises(Fault, match="PySide6"):
        check_binding(loses, lambda _none: left[0])


def test_a_sound_binding_is_none() -> None:
    check_binding(lambda: None)


def test_a_touch_target_has_12_mm_on_a_monitor_of_the_width_that_the_house_gives(
    qapp: QApplication,
) -> None:
    plain = screen_touch_px()
    wide = qapp.primaryScreen().geometry().width()
    try:
        take_monitor(qapp, round(wide / 8))  # eight pixels a millimetre
        assert screen_touch_px() == 96
    finally:
        take_monitor(qapp, 0)
    assert screen_touch_px() == plain
