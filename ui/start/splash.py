"""The empty felt of the game, which is shown at once while the table is being opened.

Which felt comes from the house profile's file, which is not checked here: the start itself says a
moment later what is wrong with it. Knows no table, and loads only what a picture needs.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written
from tablemgr.basics.toml_text import parse_toml
from ui.felt.drawings import empty_felt, read_drawing, renderer_of
from ui.felt.survey import surveyed
from ui.theme.tokens import TOKENS

PATIENCE_S: Final = 0.2
"""How long the start waits at most for the felt to be on the screen."""


def show_splash(
    app: QApplication, profile: Path, game: str | None, layout: str | None
) -> QLabel | None:
    """Show the felt of the game and layout that are named, else of those that the profile's file
    names, in the middle of the screen. None if it can't be shown: the start goes on without it.
    """
    with suppress(Fault, OSError, ValueError, KeyError, TypeError, AttributeError):
        said = parse_toml(read_written(profile, ""))
        shown = game or said["game"]
        drawing = read_drawing(shown, layout or (said["layout"] if shown == said["game"] else "a"))
        surveyed(shown, drawing)
        screen = app.primaryScreen()
        area, ratio = screen.availableGeometry(), screen.devicePixelRatio()
        size = area.size() / 2
        felt = empty_felt(renderer_of(drawing), size.width(), size.height(), ratio)
        felt.setDevicePixelRatio(ratio)
        splash = QLabel(pixmap=felt, alignment=Qt.AlignmentFlag.AlignCenter)
        room = splash.palette()  # a compositor without windows stretches it: the rest is dark
        room.setColor(QPalette.ColorRole.Window, QColor(TOKENS.colours.room))
        splash.setPalette(room)
        splash.setWindowFlags(Qt.WindowType.SplashScreen | Qt.WindowType.FramelessWindowHint)
        splash.setWindowTitle(said["table"])
        place = QRect(QPoint(), size)
        place.moveCenter(area.center())
        splash.setGeometry(place)
        splash.show()
        until = time.monotonic() + PATIENCE_S
        while not splash.windowHandle().isExposed() and time.monotonic() < until:
            app.processEvents()
        app.processEvents()
        return splash
    return None
