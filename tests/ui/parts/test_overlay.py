"""A sheet: the size and the scale that it has when it is opened."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.stage import SIZES, dress_once, settle, window
from ui.devices.shoe_sheet import ShoeSheet
from ui.parts.overlay import Overlay
from ui.parts.style import scale_for


class Probe(Overlay):
    """A sheet that notes the scales at which it measures itself."""

    def __init__(self, parent: QWidget) -> None:
        self.scales: list[float] = []
        super().__init__(parent)

    def on_scale(self) -> None:
        super().on_scale()
        self.scales.append(self.sheet.scale)


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


def test_a_sheet_has_its_scale_before_it_is_shown(qtbot: QtBot) -> None:
    root = window(qtbot, (1920, 1080))
    sheet = Probe(root)
    sheet.scales.clear()
    sheet.open()
    assert set(sheet.scales) == {scale_for(root)}


def test_a_sheet_that_was_hidden_while_its_window_grew_has_the_new_scale(qtbot: QtBot) -> None:
    root = window(qtbot, (1280, 800))
    sheet = Probe(root)
    sheet.open()
    sheet.hide()
    root.resize(1920, 1080)
    sheet.scales.clear()
    sheet.open()
    assert set(sheet.scales) == {scale_for(root)}


@pytest.mark.parametrize("size", SIZES)
def test_what_a_sheet_measures_is_the_same_at_its_first_opening_and_later(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    sheet = ShoeSheet(window(qtbot, size))
    sheet.begin("ann", "", 3)
    settle()
    first = sheet.more.size(), sheet.sheet.size()
    sheet.hide()
    sheet.open()
    settle()
    assert (sheet.more.size(), sheet.sheet.size()) == first
    assert sheet.more.size().toTuple() == (sheet.sheet.touch, sheet.sheet.touch)
