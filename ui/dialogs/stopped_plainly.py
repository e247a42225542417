"""What is left if the sheet of a stopped Round itself can't be shown: its words over the window.

Needs nothing that would have to be loaded, styled or laid out.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from ui.views.dialogs import StoppedView

_STYLE = "background: #101418; color: #ffffff; font-size: 24px; padding: 48px;"


def stop_plainly(over: QWidget, view: StoppedView) -> QLabel:
    """Cover `over` with what happened; gives the cover. Nothing below can be touched any more."""
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
