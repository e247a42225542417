"""Names in every script that the project has a font for can be read on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QTextLayout
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
