"""The felt without a card, shown at once: what is there to see while the table is being opened.

It is read from the house profile's file without judging it; whatever is wrong there the start
itself tells, a moment later. Knows no table, and loads nothing that a picture does not need.
"""

from __future__ import annotations

import time
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

from ui.felt.drawings import read_drawing
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.window.scale import place

PATIENCE_S: Final = 0.2
"""So long the start waits for the picture to be seen, no longer."""
_ABOVE: Final = (62, 0.06)
_RIGHT: Final = (316, 0.165)
_BELOW: Final = (180, 0.215)
"""What a window of 1280 by 800 leaves above, right of and below its felt in Qt's pixels, and how
much more of each pixel that it is larger.
"""
_LEFT: Final = 8


class FirstPicture(QWidget):
    """The felt of a game, as large as the window that follows."""

    def __init__(self, drawing: bytes, title: str) -> None:
        super().__init__()
        self.setWindowTitle(title)
        self._renderer = QSvgRenderer(drawing)
        self.seen = False

    def felt(self) -> QRectF:
        """Where the felt will stand, about."""
        wide, high = self.width() - 1280, self.height() - 800
        above, right, below = (
            least + part * more
            for (least, part), more in ((_ABOVE, high), (_RIGHT, wide), (_BELOW, high))
        )
        return QRectF(_LEFT, above, self.width() - _LEFT - right, self.height() - above - below)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """The room, and the felt where it will stand."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(TOKENS.colours.room))
        felt = self.felt()
        painter.setClipRect(felt)
        painter.fillRect(felt, QColor(TOKENS.colours.felt))
        size = self._renderer.viewBoxF().size()
        unit = min(felt.width() / size.width(), felt.height() / size.height())
        drawn = QRectF(0, 0, size.width() * unit, size.height() * unit)
        drawn.moveCenter(felt.center())
        self._renderer.render(painter, drawn)
        painter.end()
        self.seen = True


def show_first_picture(
    app: QApplication, profile: Path, game: str | None, layout: str | None, *, windowed: bool
) -> FirstPicture | None:
    """Show the felt of the game and layout that are named, else of those that the profile's file
    names. None if there is none to be shown: then the start goes on without.
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
