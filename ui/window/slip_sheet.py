"""The slips of a window: the preview, and the way to earlier and later ones. Decides nothing."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.parts.later import MadeLater
from ui.safety.beside import beside
from ui.table.controller import TableController
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.slips import PrinterView, SlipView

if TYPE_CHECKING:
    from ui.slips.preview import SlipPreview


class SlipSheet(QObject):
    """The slip that lies over `centre`, if one does."""

    put_away = Signal()
    """The preview is gone."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        controller.slip_ready.connect(self.show_slip)

    @MadeLater
    def preview(self) -> SlipPreview:
        """A slip's preview, made when it is first wanted."""
        from ui.slips.round_slip import RoundSlip  # noqa: PLC0415 - not at a start

        sheet = RoundSlip(self._centre)
        sheet.print_requested.connect(self._print)
        sheet.save_requested.connect(self._reprint)
        sheet.earlier_requested.connect(self._earlier)
        sheet.later_requested.connect(self._later)
        sheet.closed.connect(self.put_away)
        return sheet

    @property
    def is_shown(self) -> bool:
        """Say whether a slip lies over the felt."""
        sheet = SlipSheet.preview.made(self)
        return sheet is not None and sheet.isVisible()

    def show_slip(self, view: SlipView) -> None:
        """Show a slip as it is printed. If it can't be shown, a message says so."""
        with self._beside():
            self.preview.show_slip(view, PrinterView(self._controller.paper.name))

    def show_last(self) -> None:
        """Show the last slip, from which earlier ones can be reached."""
        with self._beside():
            view = self._controller.settling.look_at_slip()
            if view is None:
                text = self.tr("There is no slip yet.")
                alert = AlertView("slip", text, ends=AlertEnds.NEXT_ACT)
                self._controller.alerted.emit(alert)
            else:
                self.show_slip(view)

    def hide(self) -> None:
        """Take the preview away."""
        if self.is_shown:
            self.preview.hide()

    def _beside(self) -> AbstractContextManager[None]:
        alert = self._controller.alerted.emit
        return beside(alert, "slip", self.tr("The slip can't be shown."))

    def _print(self, view: SlipView) -> None:
        controller = self._controller
        controller.paper.print_slip(view.round_no, view.name)
        with self._beside():
            slips = controller.settling.slips
            self.show_slip(slips.view_of(controller.session, view.round_no, view.name))

    def _reprint(self, view: SlipView) -> None:
        self._controller.settling.reprint(view)

    def _earlier(self, view: SlipView) -> None:
        self._neighbour(view, -1)

    def _later(self, view: SlipView) -> None:
        self._neighbour(view, 1)

    def _neighbour(self, view: SlipView, step: int) -> None:
        controller = self._controller
        with self._beside():
            found = controller.settling.slips.neighbour(controller.session, view, step)
            if found is not None:
                self.show_slip(found)
