"""How large the window is shown, so that it fits the screen. Knows no panel and no table.

The window is made for 1280 by 760 of Qt's pixels. If a screen has fewer of them, because the
desktop shows everything larger (Full HD at 200%), the window is shown just so much smaller that it
fits. Touch targets keep their millimetres: they are measured on the screen as it is shown.
"""

from __future__ import annotations

import gc
import math
import os
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication, QWidget

from ui.parts.grid import grid_for
from ui.theme.style import dots_per_inch
from ui.theme.tokens import MM_PER_INCH

NEEDED: Final = (1280, 760)
"""What the window needs with everything in it, in Qt's pixels."""
FRAME_PX: Final = 40
"""What a title bar takes of the height."""
LEAST_FACTOR: Final = 0.8
"""Below that type can't be read from where the Dealer stands."""
SLOT_MM: Final = 20
"""How high the main keys are at least, in millimetres, rounded."""
LARGEST: Final = (1920, 1080)
"""A window on a screen of more pixels is no larger than this."""
_VARIABLE: Final = "QT_SCALE_FACTOR"


def factor_for(width: int, height: int, ratio: float) -> float:
    """The factor at which the window fits a screen, at most `ratio`, in hundredths.

    `width` and `height` are what the desktop leaves of the screen, in the screen's own pixels,
    `ratio` the factor that the desktop asks for.
    """
    fits = min(width / NEEDED[0], height / (NEEDED[1] + FRAME_PX))
    return ratio if ratio <= fits else math.floor(100 * fits) / 100


def fitted_application(argv: Sequence[str]) -> QApplication:
    """The application, at the factor at which its window fits the screen.

    Qt reads the factor once, when it starts: if another one is needed, it starts again.
    """
    app = QApplication(list(argv))
    screen = app.primaryScreen()
    ratio = screen.devicePixelRatio()
    area = screen.availableGeometry()
    factor = factor_for(round(area.width() * ratio), round(area.height() * ratio), ratio)
    if factor == ratio:
        return app
    asked = float(os.environ.get(_VARIABLE) or 1.0)
    gc.freeze()  # older objects can't be the application's: do not search them
    app.shutdown()
    del app, screen
    gc.collect()
    gc.unfreeze()
    os.environ[_VARIABLE] = repr(asked * factor / ratio)
    return QApplication(list(argv))


def is_too_small(screen: QScreen) -> bool:
    """Say whether the screen has no room for everything, or shows it too small to read or touch."""
    area = screen.availableGeometry()
    tight = area.width() < NEEDED[0] - 1 or area.height() < NEEDED[1]
    small = screen.devicePixelRatio() < LEAST_FACTOR
    per_mm = dots_per_inch(screen) / MM_PER_INCH
    return tight or small or slot_mm(area.width(), area.height(), per_mm) < SLOT_MM


def slot_mm(width: int, height: int, per_mm: float) -> int:
    """How high a main key is in a window of this size in pixels, in whole millimetres; `per_mm` is
    how many pixels a millimetre has.
    """
    slot = grid_for(min(width, LARGEST[0]), min(height, LARGEST[1])).slots[0]
    return round(slot.height() / per_mm)


def place(window: QWidget, *, windowed: bool) -> None:
    """Show the window over the whole screen; in its middle if it is `windowed`, or if the screen is
    larger than `LARGEST`. The title bar never pushes the window's foot off the screen.

    If the screen becomes smaller, the window follows, also without a window manager.
    """
    screen = window.screen()
    _place_in(window, screen.availableGeometry(), windowed=windowed)
    _ScreenFollower(window, screen, windowed=windowed)


def _place_in(window: QWidget, area: QRect, *, windowed: bool) -> None:
    window.setMinimumSize(min(1024, area.width()), min(700, area.height() - FRAME_PX))
    if not windowed and area.height() <= LARGEST[1] + FRAME_PX:
        window.setGeometry(area)  # also if no window manager maximizes it
        window.showMaximized()
        return
    width, height = min(LARGEST[0], area.width()), min(LARGEST[1], area.height() - FRAME_PX)
    window.setGeometry(
        area.left() + (area.width() - width) // 2,
        area.top() + FRAME_PX + max(0, area.height() - FRAME_PX - height) // 2,
        width,
        height,
    )
    window.show()


class _ScreenFollower(QObject):
    """Places a window again if its screen no longer holds it whole."""

    def __init__(self, window: QWidget, screen: QScreen, *, windowed: bool) -> None:
        super().__init__(window)
        self._window = window
        self._windowed = windowed
        screen.availableGeometryChanged.connect(self._follow)

    def _follow(self, area: QRect) -> None:
        if self._window.isVisible() and not area.contains(self._window.geometry()):
            if self._window.isMaximized():  # its size would be the old screen's
                self._window.showNormal()
            _place_in(self._window, area, windowed=self._windowed)
