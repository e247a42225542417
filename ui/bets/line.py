"""The line in which a Bet is typed. Knows no Bet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from ui.parts.free_text import FreeText
from ui.parts.keys import ENTER

_OF_THE_WINDOW = (*ENTER, Qt.Key.Key_Space)


class BetLine(FreeText):
    """The line to type a Bet in. While it is empty, Return and Space belong to the window. A digit
    begins it wherever nothing else takes keys, so that a PIN may get here; no Bet is digits alone.
    """

    def __init__(self) -> None:
        super().__init__(name=True)

    def event(self, event: QEvent) -> bool:
        asks = event.type() == QEvent.Type.ShortcutOverride
        if (
            asks
            and isinstance(event, QKeyEvent)
            and event.key() in _OF_THE_WINDOW
            and not self.text()
        ):
            event.ignore()
            return False
        return super().event(event)
