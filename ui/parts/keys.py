"""Keeps the window's shortcuts from acting on keys that belong to the focused widget.

Qt gives a key to a `QShortcut` of the window first, unless the widget with the focus claims the
key. So Enter after a typed Bet does not also close the Bets. Knows no panel.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def make_shortcut(key: str, owner: QWidget, slot: Callable[[], object]) -> QShortcut:
    """Make a shortcut of the window. A key that is held down calls `slot` once.

    Every shortcut of the window is made here.
    """
    shortcut = QShortcut(QKeySequence(key), owner)
    shortcut.setAutoRepeat(False)
    shortcut.activated.connect(slot)
    return shortcut


def key_words(key: str) -> str:
    """The name of a key as it stands on a button: `Space`, `Return`, `H`."""
    return key.upper() if len(key) == 1 else key


def claims_key(event: QEvent) -> bool:
    """Claim the key for the focused widget if the event is a `ShortcutOverride`; True if it was."""
    if event.type() != QEvent.Type.ShortcutOverride:
        return False
    event.accept()
    return True


class EntryLine(QLineEdit):
    """A line of text that claims every key for itself. It leaves Escape to the sheet around it."""

    def event(self, event: QEvent) -> bool:
        return claims_key(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        super().keyPressEvent(event)
        if event.key() in ENTER:
            event.accept()  # `returnPressed` was emitted; the sheet need not see the key
