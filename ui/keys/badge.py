"""What a reader that is a keyboard has typed: a badge leads to the sign-in, the rest is dropped.

Says what was read and keeps nothing of it. Knows no key: what was typed is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault
from ui.parts.later import load
from ui.table.controller import TableController
from ui.views.dialogs import AlertView, Ends
from ui.views.shared import Tone

if TYPE_CHECKING:
    from ui.dialogs.sign_in import SignInOverlay


class BadgeReader(QObject):
    """What is read in front of one window."""

    sign_in_asked = Signal()
    """A badge was read and no sheet asks for a name."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre

    @Slot(str)
    def read(self, code: str) -> None:
        """A reader typed this; nothing of it has reached a window."""
        controller = self._controller
        try:
            owner = controller.staffing.desk.badge_owner(code)
        except Fault as fault:
            controller.alerted.emit(
                AlertView("staff", fault.what, fault.remedy, Tone.TAKE, ends=Ends.NEXT_ACT)
            )
            return
        if owner is None or controller.standstill.view is not None:
            self._say(code)
            return
        sheet = self._open_sheet()
        if sheet is None:
            self.sign_in_asked.emit()
            sheet = self._open_sheet()
        if sheet is not None:
            sheet.steps.name_by_badge(owner)

    def _open_sheet(self) -> SignInOverlay | None:
        """The sheet that asks for a name now, be it for the table or for one act."""
        kind = load("ui.dialogs.sign_in:SignInOverlay")
        sheets = self._centre.findChildren(kind)
        return next((sheet for sheet in sheets if sheet.isVisible()), None)

    def _say(self, code: str) -> None:
        told = self.tr("Keys came faster than a person types ({0}): they were ignored.")
        remedy = self.tr("First give the badge to its owner: tablemgr people badge NAME.")
        self._controller.alerted.emit(
            AlertView("reader", told.format(len(code)), remedy, ends=Ends.NEXT_ACT)
        )
