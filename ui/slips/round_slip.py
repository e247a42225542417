"""The slip's preview at the table, which the Dealer's next key closes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ui.slips.preview import SlipPreview

_GO_ON: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class RoundSlip(SlipPreview):
    """A preview that does not hold up the next Round."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Return, Enter and Space close the preview."""
        if event.key() in _GO_ON:
            self.dismiss()
            return
        super().keyPressEvent(event)
