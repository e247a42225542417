"""The empty felt, which is shown at once while the table is being opened.

Which felt comes from the house profile's file, which is not checked here: the start itself says a
moment later what is wrong with it. Knows no table, and loads only what a picture needs.
"""

from __future__ import annotations

import time
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from ui.felt.drawings import read_drawing, renderer_of
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.window.scale import place

PATIENCE_S: Final = 0.2
"""How long the start waits at most for the picture to be painted."""
_ABOVE: Final = (62, 0.06)
_RIGHT: Final = (316, 0.165)
_BELOW: Final = (180, 0.215)
"""The room above, right of and below the felt: in Qt's pixels in a window of 1280 by 800, and what
part of each further pixel is added in a larger one.
"""
_LEFT: Final = 8


class FirstPicture(QWidget):
    """The felt of a game, as large as the window that follows."""

    def __init__(self, drawing: bytes, title: str) -> None:
        super().__init__()
        self.setWindowTitle(title)
        self._renderer = renderer_of(drawing)
        self._picture = QPixmap()
        self.seen = False

    def felt(self) -> QRectF:
        """Roughly where the felt will stand."""
        wide, high = self.width() - 1280, self.height() - 800
        above, right, below = (
            least + part * more
            for (least, part), more in ((_ABOVE, high), (_RIGHT, wide), (_BELOW, high))
        )
        return QRectF(_LEFT, above, self.width() - _LEFT - right, self.height() - above - below)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the picture. The screen may ask for it again, when the table's window comes up:
        it is drawn once.
        """
        del event
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = self._drawn(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
        self.seen = True

    def _drawn(self, ratio: float) -> QPixmap:
        """The background, and the felt where it will stand, in `ratio` pixels to each of Qt's."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(TOKENS.colours.room))
        painter = QPainter(picture)
        felt = self.felt()
        painter.setClipRect(felt)
        painter.fillRect(felt, QColor(TOKENS.colours.felt))
        size = self._renderer.viewBoxF().size()
        unit = min(felt.width() / size.width(), felt.height() / size.height())
        drawn = QRectF(0, 0, size.width() * unit, size.height() * unit)
        drawn.moveCenter(felt.center())
        self._renderer.render(painter, drawn)
        painter.end()
        return picture


def show_first_picture(
    app: QApplication, profile: Path, game: str | None, layout: str | None, *, windowed: bool
) -> FirstPicture | None:
    """Show the felt of the game and layout that are named, else of those that the profile's file
    names. None if it can't be shown: then the start goes on without it.
    """
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
        said = tomllib.loads(profile.read_text(encoding="utf-8"))
        same = game is None or game == said["game"]
        drawing = read_drawing(game or said["game"], layout or (said["layout"] if same else "a"))
        picture = FirstPicture(drawing, said["table"])
        place(picture, windowed=windowed)
        until = time.monotonic() + PATIENCE_S
        while not picture.seen and time.monotonic() < until:
            app.processEvents()
        return picture
    return None
