"""The line in which a Bet is typed. Knows no Bet."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent

from ui.parts.keys import ENTER, EntryLine


class BetLine(EntryLine):
    """The line to type a Bet in. While it is empty, Return belongs to the window."""

    def event(self, event: QEvent) -> bool:
        asks = event.type() == QEvent.Type.ShortcutOverride
        if asks and isinstance(event, QKeyEvent) and event.key() in ENTER and not self.text():
            event.ignore()
            return False
        return super().event(event)
