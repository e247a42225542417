"""Keeps the window's own keys from going off behind what has the keyboard. Knows no panel.

A `QShortcut` of the window comes before the widget with the focus, unless that widget claims the
key first. Enter after a typed Bet must not also close the Bets.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


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
