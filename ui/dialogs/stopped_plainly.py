"""The last resort if the sheet of a stopped Round can't be shown: plain text over the window.

Needs no style and no layout.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from ui.parts.cover import Cover
from ui.views.dialogs import StoppedView

_STYLE = "background: #101418; color: #ffffff; font-size: 24px; padding: 48px;"


class PlainCover(Cover):
    """Plain text over the whole of its parent."""

    goes_above = True

    def __init__(self, over: QWidget, text: str) -> None:
        super().__init__(over)
        words = QLabel(text, self)
        words.setObjectName("stopped-plainly")
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setWordWrap(True)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words.setStyleSheet(_STYLE)
        self.setGeometry(over.rect())
        words.setGeometry(self.rect())


def stop_plainly(over: QWidget, view: StoppedView) -> Cover:
    """Cover the window `over` with what happened, so that nothing in it can be touched.

    Returns the cover.
    """
    lines = (
        QCoreApplication.translate("stopped", "The Round is stopped"),
        view.what,
        QCoreApplication.translate("stopped", "Leave cards and Bets as they lie."),
        view.stored,
        QCoreApplication.translate("stopped", "Close the window and start the program again."),
    )
    cover = PlainCover(over, "\n\n".join(line for line in lines if line))
    cover.cover()
    return cover
