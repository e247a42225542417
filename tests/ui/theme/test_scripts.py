"""Names in every script that the project has a font for can be read on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QTextLayout
from PySide6.QtWidgets import QApplication

from tests.ui.stage import dress_once
from ui.theme.scripts import load_fonts_for

NAMES = ("林美玲", "陳大文", "முருகன்", "محمد علي", "Nguyễn Thị", "สมชาย", "राम", "김민수")


def missing(text: str) -> int:
    """How many of its glyphs no font has: they are drawn as empty boxes."""
    layout = QTextLayout(text, QFont("Roboto"))
    layout.beginLayout()
    layout.createLine().setLineWidth(1000)
    layout.endLayout()
    return sum(run.glyphIndexes().count(0) for run in layout.glyphRuns())


@pytest.mark.parametrize("name", NAMES)
def test_a_name_has_no_empty_box(qapp: QApplication, name: str) -> None:
    dress_once(qapp)
    load_fonts_for([name])
    assert missing(name) == 0


def test_what_no_font_has_is_found_missing(qapp: QApplication) -> None:
    dress_once(qapp)
    assert missing("\U0001f9ff") > 0


def strokes(text: str, weight: QFont.Weight) -> QImage:
    picture = QImage(200, 60, QImage.Format.Format_Grayscale8)
    picture.fill(0)
    painter = QPainter(picture)
    font = QFont("Roboto")
    font.setPixelSize(37)
    font.setWeight(weight)
    painter.setFont(font)
    painter.setPen(QColor("white"))
    painter.drawText(10, 45, text)
    painter.end()
    return picture


def test_no_bold_is_made_for_chinese_in_which_strokes_run_together(qapp: QApplication) -> None:
    dress_once(qapp)
    load_fonts_for(NAMES)
    assert strokes("贏輸賠", QFont.Weight.Bold) == strokes("贏輸賠", QFont.Weight.Normal)
    assert strokes("Win", QFont.Weight.Bold) != strokes("Win", QFont.Weight.Normal)
