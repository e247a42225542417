"""The acts of a person with the printer: its sheet, and his word on a print. Decides nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.parts.later import MadeLater
from ui.presenter.paper import PAPER
from ui.table.controller import TableController

if TYPE_CHECKING:
    from ui.devices.paper_sheet import PaperSheet


class PaperCare(QObject):
    """The printer of one window's table."""

    put_away = Signal()
    """The sheet was closed."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        controller.alert_acted.connect(self._acted)
        controller.paper.changed.connect(self._renew)

    @MadeLater
    def sheet(self) -> PaperSheet:
        """The sheet, made when it is first wanted."""
        from ui.devices.paper_sheet import PaperSheet  # noqa: PLC0415 - not at a start

        sheet = PaperSheet(self._centre)
        paper = self._controller.paper
        sheet.there.connect(paper.came_out)
        sheet.missing.connect(paper.is_missing)
        sheet.spoilt.connect(paper.is_spoilt)
        sheet.wanted.connect(paper.still_wanted)
        sheet.unwanted.connect(paper.not_wanted)
        sheet.closed.connect(self.put_away)
        return sheet

    def show(self) -> None:
        """Open the sheet."""
        self.sheet.set_view(self._controller.paper.view())
        self.sheet.open()

    def _renew(self) -> None:
        sheet = PaperCare.sheet.made(self)
        if sheet is not None and sheet.isVisible():
            sheet.set_view(self._controller.paper.view())

    def _acted(self, key: str) -> None:
        if key == PAPER:
            self._controller.alert_over.emit(PAPER)
            self.show()
