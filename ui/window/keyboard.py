"""Which part of the window has the keyboard: what lies on top; else the keypad while it is shown;
else the felt. A line in which a person types keeps it until he leaves the line.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from ui.parts.cover import top_cover


class Keyboard(QObject):
    """The keyboard of one window. `home` gives the part that has it while nothing lies on top."""

    def __init__(self, window: QWidget, home: Callable[[], QWidget]) -> None:
        super().__init__(window)
        self._window = window
        self._home = home
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._went)
        self._app = app
        self._has_left = False

    def follow(self) -> None:
        """The window shows other parts: if nobody types in a line, move the keyboard along."""
        self._went(None, QApplication.focusWidget())

    def leave(self) -> None:
        """The window is closed: where the keyboard goes from here is no matter of this one."""
        if not self._has_left:
            self._has_left = True
            self._app.focusChanged.disconnect(self._went)

    def take(self) -> None:
        """Give the keyboard to the part that it belongs to."""
        top, home = top_cover(self._window), self._home()
        if top is not None:
            top.take_keyboard()
        elif not home.hasFocus():
            home.setFocus(Qt.FocusReason.OtherFocusReason)

    def _went(self, _: QWidget | None, now: QWidget | None) -> None:
        """The keyboard has gone to `now`."""
        here = self._window.isActiveWindow() if now is None else now.window() is self._window
        if here and top_cover(self._window) is None and not isinstance(now, QLineEdit):
            self.take()
