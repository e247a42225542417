"""A window of a given size with a panel if the window has it, for the panels' tests."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tablemgr.basics.money import Money
from ui.theme.style import dress
from ui.views.shared import ChipView

_KEPT: list[QWidget] = []
"""The window of the present test: a panel does not keep it alive."""

SIZES = ((1280, 800), (1920, 1080))
HEADER_PX = 54
GUIDE_PX = 184

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
    """A window with the panel at the felt's right, between header and guide."""
    root = window(qtbot, size)
    scale = min(size[0] / 1280, size[1] / 800)
    column = QVBoxLayout(root)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    head, foot = QFrame(), QFrame()
    head.setFixedHeight(round(HEADER_PX * scale))
    foot.setFixedHeight(round(GUIDE_PX * scale))
    row = QHBoxLayout()
    row.addWidget(QFrame(), 1)
    row.addWidget(panel)
    column.addWidget(head)
    column.addLayout(row, 1)
    column.addWidget(foot)
    settle()
    assert root.size().toTuple() == size, f"needs {root.minimumSizeHint().toTuple()}"
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
