"""The sheets of a training table have the keyboard and the touch, as every sheet has."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton

from tests.ui.training.training_rig import TrainingRig
from tests.ui.window.on_top import Behind, have_keys, key, press_at, tab_goes_to_each_button
from ui.parts.cover import Cover, top_cover
from ui.training.lesson_sheet import LessonSheet
from ui.training.progress_sheet import ProgressSheet
from ui.training.test_sheet import TestOverlay


@pytest.fixture(params=[ProgressSheet, TestOverlay, LessonSheet])
def sheet(rig: TrainingRig, request: pytest.FixtureRequest) -> Cover:
    """A sheet that is open over a training table."""
    if request.param is LessonSheet:
        rig.panel.lessons.click()
        return opened(rig, LessonSheet)
    rig.panel.progress.click()
    progress = top_cover(rig.window)
    assert isinstance(progress, ProgressSheet)
    if request.param is TestOverlay:
        progress.test.click()
    return opened(rig, request.param)


def opened(rig: TrainingRig, kind: type[Cover]) -> Cover:
    found = top_cover(rig.window)
    assert found is not None
    assert type(found) is kind
    have_keys(rig)
    return found


def test_no_key_and_no_touch_goes_through_it(rig: TrainingRig, sheet: Cover) -> None:
    behind = Behind(rig)
    touched: list[bool] = []
    for button in rig.panel.findChildren(QAbstractButton):
        button.clicked.connect(touched.append)
    for which in (Qt.Key.Key_Space, Qt.Key.Key_S, Qt.Key.Key_F4, Qt.Key.Key_D, Qt.Key.Key_3):
        assert sheet.has_keyboard(), which
        key(rig, which)
    for place in (rig.window.felt, rig.panel, rig.window.side, rig.window.guide):
        press_at(rig, place.mapTo(rig.window, QPoint(6, place.height() // 2)))
    assert behind.happened == []
    assert touched == []


def test_tab_goes_to_each_of_its_buttons(sheet: Cover) -> None:
    assert sheet.has_keyboard()
    tab_goes_to_each_button(sheet)
