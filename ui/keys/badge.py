"""Takes what a badge or bar-code reader typed: a staff badge opens the sign-in, the rest is
dropped.

For what is dropped an alert says how many keys came; the text itself is kept nowhere. Knows no key:
`read` is given the text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault
from ui.table.controller import TableController
from ui.theme.words import fault_in_words
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.shared import Tone

if TYPE_CHECKING:
    from ui.dialogs.sign_in import SignInOverlay


class BadgeReader(QObject):
    """Handles what readers type at one window."""

    sign_in_asked = Signal()
    """A badge was read and no sign-in sheet is open: open one."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre

    @Slot(str)
    def read(self, code: str) -> None:
        """A reader typed `code`. No window has received any of it."""
        controller = self._controller
        try:
            owner = controller.staffing.table_sign_in.badge_owner(code)
        except Fault as fault:
            controller.alerted.emit(
                AlertView("staff", *fault_in_words(fault), Tone.TAKE, ends=AlertEnds.NEXT_ACT)
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
        """The sign-in sheet that is open, for the table or for one act; None if there is none."""
        from ui.dialogs.sign_in import SignInOverlay  # noqa: PLC0415 - not at a start

        sheets = self._centre.findChildren(SignInOverlay)
        return next((sheet for sheet in sheets if sheet.isVisible()), None)

    def _say(self, code: str) -> None:
        told = self.tr("{0} keys came as fast as a badge reader types. None of them counted.")
        remedy = self.tr(
            "If you typed them, type them again. If it was a badge, it is not registered here."
        )
        self._controller.alerted.emit(
            AlertView("reader", told.format(len(code)), remedy, ends=AlertEnds.NEXT_ACT)
        )
