"""The last resort if the sheet of a stopped Round can't be shown: plain text over the window.

Needs no style, no layout and no further module.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from ui.views.dialogs import StoppedView

_STYLE = "background: #101418; color: #ffffff; font-size: 24px; padding: 48px;"


def stop_plainly(over: QWidget, view: StoppedView) -> QLabel:
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
    cover = QLabel("\n\n".join(line for line in lines if line), over)
    cover.setObjectName("stopped-plainly")
    cover.setTextFormat(Qt.TextFormat.PlainText)
    cover.setWordWrap(True)
    cover.setAlignment(Qt.AlignmentFlag.AlignCenter)
    cover.setStyleSheet(_STYLE)
    cover.setGeometry(over.rect())
    cover.show()
    cover.raise_()
    return cover
