"""Keeps the window's own keys from going off behind what has the keyboard. Knows no panel.

A `QShortcut` of the window comes before the widget with the focus, unless that widget claims the
key first. Enter after a typed Bet must not also close the Bets.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def make_shortcut(key: str, owner: QWidget, slot: Callable[[], object]) -> QShortcut:
    """The one door to a key of the window: held down, it goes off once and no more."""
    shortcut = QShortcut(QKeySequence(key), owner)
    shortcut.setAutoRepeat(False)
    shortcut.activated.connect(slot)
    return shortcut


def claims_key(event: QEvent) -> bool:
    """Claim the key of a `ShortcutOverride` for who has the focus; gives whether it was one."""
    if event.type() != QEvent.Type.ShortcutOverride:
        return False
    event.accept()
    return True


class EntryLine(QLineEdit):
    """A line of text to whose keys nobody else listens; Escape is left to what it stands in."""

    def event(self, event: QEvent) -> bool:
        return claims_key(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        super().keyPressEvent(event)
        if event.key() in ENTER:
            event.accept()  # `returnPressed` has said it
