"""The slips of a window: the preview, and the way to earlier and later ones. Decides nothing."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.service.slip_name import SlipName
from ui.parts.later import MadeLater
from ui.safety.beside import beside
from ui.table.controller import TableController
from ui.table.opening import now
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.paper import PrinterView, SlipView

if TYPE_CHECKING:
    from tablemgr.slips.kinds.asked import AskedSlip
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
        sheet.player_requested.connect(self._give_player)
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
            self._show(view)

    def _show(self, view: SlipView) -> None:
        """Show a slip; at the last one of a Round each Player can be given his part."""
        controller = self._controller
        if view.replaced_by is None and not view.asked:
            players = controller.paper.asked.players(controller.session, view.round_no)
            view = replace(view, players=tuple(players))
        self.preview.show_slip(view, PrinterView(controller.paper.name))

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
        if view.asked:
            self._print_player(view)
            return
        controller.paper.print_slip(view.round_no, view.name)
        with self._beside():
            slips = controller.settling.slips
            self._show(slips.view_of(controller.session, view.round_no, view.name))

    def _give_player(self, view: SlipView, player: str) -> None:
        """Issue the part of that slip that is one Player's, and show it."""
        controller = self._controller
        with self._beside():
            asked = controller.paper.asked
            slip = asked.player(controller.session, now(), view.round_no, player)
            self._show(self._player_view(view, slip))

    def _print_player(self, view: SlipView) -> None:
        controller = self._controller
        with self._beside():
            slip = controller.paper.asked.find(controller.session, view.name)
            assert slip is not None, "it was shown"
            controller.paper.print_asked(slip)
            self._show(self._player_view(view, slip))

    def _player_view(self, view: SlipView, slip: AskedSlip) -> SlipView:
        """Give what the preview shows of a Player's slip: its last print, or its first to be."""
        controller, name = self._controller, SlipName(slip.number, slip.kind)
        copy = max(0, controller.paper.desk.next_copy(name, 1) - 1)
        asked, session = controller.paper.asked, controller.session
        saved = controller.settling.slips.folder / f"{name.file}.pdf"
        pdf = asked.pdf(session, slip, copy)
        return SlipView(view.round_no, name, pdf, copy, view.paper, saved_as=str(saved), asked=True)

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
