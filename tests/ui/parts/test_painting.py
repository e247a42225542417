"""A bug in painting is reported once; the widget is blank until the table is taken up again."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import ui
from tests.ui.rig import TableRig
from ui.felt.boxes import BoxPainter
from ui.parts.painting import is_blank, paint_again, painted
from ui.theme.tokens import TOKENS

SOURCES = sorted(Path(ui.__file__).parent.rglob("*.py"))


class Failing(QWidget):
    asked = 0
    broken = True

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        self.asked += 1
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor("#ff0000"))
        if self.broken:
            raise ValueError("no such colour")
        painter.end()


def colour_of(widget: QWidget) -> str:
    return widget.grab().toImage().pixelColor(5, 5).name()


def test_it_is_raised_once_and_the_widget_is_blank(qtbot: QtBot) -> None:
    widget = Failing()
    qtbot.addWidget(widget)
    widget.resize(40, 40)
    with pytest.raises(ValueError, match="no such colour"):
        widget.grab()
    for _ in range(20):
        widget.grab()
    assert widget.asked == 1
    assert is_blank(widget)
    assert colour_of(widget) == TOKENS.colours.room
    widget.broken = False
    paint_again(widget)
    assert colour_of(widget) == "#ff0000"


def test_a_felt_that_cannot_be_painted_stops_the_round_once_and_is_back_after_the_restore(
    rig: TableRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise IndexError("no such place")

    rig.expects_stop = True
    rig.tell("open", "bet 1 ann 100 seated")
    stops: list[object] = []
    rig.controller.stopped.connect(stops.append)
    with monkeypatch.context() as patch:
        patch.setattr(BoxPainter, "paint", broken)
        for _ in range(20):
            rig.window.felt.update()
            QApplication.processEvents()
    assert is_blank(rig.window.felt)
    assert len(stops) == 2, "the stop, and where its details are"
    assert rig.window.sheets.stopped.isVisible()
    rig.window.sheets.restore()
    QApplication.processEvents()
    assert not is_blank(rig.window.felt)
    assert rig.controller.standstill.view is None


def unguarded(source: str) -> list[str]:
    """The classes whose `paintEvent` is not decorated with `painted`."""
    found = []
    for each in ast.walk(ast.parse(source)):
        for method in each.body if isinstance(each, ast.ClassDef) else ():
            if isinstance(method, ast.FunctionDef) and method.name == "paintEvent":
                names = [d.id for d in method.decorator_list if isinstance(d, ast.Name)]
                found += [] if "painted" in names else [each.name]  # type: ignore[attr-defined] # a class
    return found


def test_every_paint_event_of_the_window_is_guarded() -> None:
    assert unguarded("class A:\n def paintEvent(self, event): ...") == ["A"]
    assert unguarded("class A:\n @painted\n def paintEvent(self, event): ...") == []
    assert {str(path): found for path in SOURCES if (found := unguarded(path.read_text()))} == {}
