"""The empty felt, which is shown at once while the table is being opened.

Which felt comes from the house profile's file, which is not checked here: the start itself says a
moment later what is wrong with it. Knows no table, and loads only what a picture needs.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from tablemgr.basics.errors import Fault
from tablemgr.basics.toml_text import parse_toml
from tablemgr.basics.written import read_written
from ui.felt.drawings import empty_felt, read_drawing, renderer_of
from ui.felt.survey import surveyed
from ui.parts.painting import painted
from ui.parts.style import scale_for
from ui.theme.tokens import TOKENS
from ui.window.scale import place

PATIENCE_S: Final = 0.2
"""How long the start waits at most for the picture to be painted."""
_EDGE: Final = 8
"""The room left of the felt, and between it and what stands around it, in Qt's pixels."""
_HEADER: Final = (54, 49)
_SIDE: Final = (300, 300)
_GUIDE: Final = (172, 172)
"""How large what stands above, right of and below the felt is at the scale 1, and what a scale of
2 would add.
"""
_SIMULATOR: Final = 29
"""How high the keys of the simulated shoe are, which stand below the felt."""


class FirstPicture(QWidget):
    """The felt of a game, as large as the window that follows."""

    def __init__(self, drawing: bytes, title: str, *, simulator: bool) -> None:
        super().__init__()
        self.setWindowTitle(title)
        self._renderer = renderer_of(drawing)
        self._picture = QPixmap()
        self._below = _SIMULATOR if simulator else 0
        self.seen = False

    def felt(self) -> QRect:
        """Where the felt will stand. In a window of up to 1280 by 800, or of 1920 by 1080, that is
        exact, so that the table shows the same picture; in others a few pixels may be missing.
        """
        more = scale_for(self) - 1
        header, side, guide = (
            least + round(grown * more) for least, grown in (_HEADER, _SIDE, _GUIDE)
        )
        width = self.width() - side - 3 * _EDGE
        height = self.height() - header - guide - self._below - 2 * _EDGE
        return QRect(_EDGE, header + _EDGE, width, height)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the picture. The screen may ask for it again, when the table's window comes up:
        it is drawn once.
        """
        del event
        felt, ratio = self.felt(), self.devicePixelRatioF()
        if self._picture.size() != felt.size() * ratio:
            self._picture = empty_felt(self._renderer, felt.width(), felt.height(), ratio)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(TOKENS.colours.room))
        painter.drawPixmap(felt, self._picture)
        painter.end()
        self.seen = True

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Keep no picture that no table has taken."""
        empty_felt.cache_clear()
        super().closeEvent(event)


def show_first_picture(
    app: QApplication, profile: Path, game: str | None, layout: str | None, *, windowed: bool
) -> FirstPicture | None:
    """Show the felt of the game and layout that are named, else of those that the profile's file
    names. None if it can't be shown: then the start goes on without it.
    """
    with suppress(Fault, OSError, ValueError, KeyError, TypeError, AttributeError):
        said = parse_toml(read_written(profile, ""))
        same = game is None or game == said["game"]
        drawing = read_drawing(game or said["game"], layout or (said["layout"] if same else "a"))
        surveyed(said["game"], drawing)
        simulator = said["device"]["port"] == "simulator"
        picture = FirstPicture(drawing, said["table"], simulator=simulator)
        place(picture, windowed=windowed)
        until = time.monotonic() + PATIENCE_S
        while not picture.seen and time.monotonic() < until:
            app.processEvents()
        return picture
    return None
