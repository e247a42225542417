"""A window of a given size with a panel if the window has it, for the panels' tests."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tablemgr.basics.money import Money
from ui.parts.grid import grid_for
from ui.theme.style import dress
from ui.views.shared import ChipView

_KEPT: list[QWidget] = []
"""The window of the present test: a panel does not keep it alive."""

SIZES = ((1280, 800), (1920, 1080))

CHIPS = tuple(
    ChipView(Money(cents), colour)
    for cents, colour in (
        (250, "#e8a0b4"),
        (500, "#c0392b"),
        (2500, "#1e8449"),
        (10000, "#22262b"),
        (50000, "#6c3483"),
        (100000, "#d4a017"),
    )
)


def dress_once(app: QApplication) -> None:
    """Fonts and style, as the program has them."""
    if not app.styleSheet():
        dress(app)


def window(qtbot: QtBot, size: tuple[int, int]) -> QWidget:
    """An empty window of that size."""
    root = QWidget()
    qtbot.addWidget(root)
    root.resize(*size)
    root.show()
    _KEPT[:] = [root]
    return root


def beside_felt(qtbot: QtBot, size: tuple[int, int], panel: QWidget) -> QWidget:
    """A window with the panel at the felt's right, where the window has it."""
    root = window(qtbot, size)
    panel.setParent(root)
    panel.setGeometry(grid_for(*size).panel)
    panel.show()
    settle()
    return root


def across(qtbot: QtBot, size: tuple[int, int], panel: QWidget) -> QWidget:
    """A window with the panel over its whole width, at its own height."""
    root = window(qtbot, size)
    column = QVBoxLayout(root)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(panel)
    column.addStretch(1)
    settle()
    assert root.size().toTuple() == size, f"needs {root.minimumSizeHint().toTuple()}"
    return root


def settle() -> None:
    """Let layouts take effect."""
    for _ in range(3):
        QApplication.processEvents()
