from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.fit import faults


@pytest.fixture
def root(qtbot: QtBot, qapp: QApplication) -> QWidget:
    assert qapp is not None
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 100)
    widget.setStyleSheet("QPushButton { min-width: 0; min-height: 0; padding: 0 }")
    return widget


def test_a_row_with_room_has_no_fault(root: QWidget) -> None:
    row = QHBoxLayout(root)
    row.addWidget(QLabel("Box 3"))
    button = QPushButton("Hit")
    button.setStyleSheet("min-width: 90px; min-height: 50px")
    row.addWidget(button)
    root.show()
    assert faults(root) == []


def test_a_cut_label_is_found(root: QWidget) -> None:
    label = QLabel("a long sentence that has no room", root)
    label.setGeometry(0, 0, 60, 30)
    root.show()
    assert "cut" in faults(root)[0]


def test_a_wrapped_label_without_height_is_found(root: QWidget) -> None:
    label = QLabel("a long sentence that has no room in one line", root)
    label.setWordWrap(True)
    label.setGeometry(0, 0, 80, 20)
    root.show()
    assert "needs" in faults(root)[0]


def test_a_button_too_small_for_a_finger_is_found(root: QWidget) -> None:
    button = QPushButton("+", root)
    button.setGeometry(0, 0, 30, 30)
    root.show()
    assert "touch" in faults(root)[0]


def test_a_button_with_cut_text_is_found(root: QWidget) -> None:
    button = QPushButton("Same Bets again, please", root)
    button.setGeometry(0, 0, 60, 50)
    root.show()
    assert "cut" in faults(root)[0]


def test_overlapping_buttons_are_found(root: QWidget) -> None:
    for left in (0, 30):
        QPushButton("", root).setGeometry(left, 0, 60, 50)
    root.show()
    assert " on " in faults(root)[0]
