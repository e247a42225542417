"""The menu's *House Way again*: asks which box, and who signs (3.20; ruling S8).

Decides nothing.
"""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QObject

from tablemgr.rules.games.si_ki_pi.commands import HouseWay
from ui.families.si_ki_pi.house_way_sheet import HouseWaySheet
from ui.families.si_ki_pi.setting import boxes_to_set_again
from ui.presenter.words import citation
from ui.supervisor.pit_requests import PitRequests
from ui.views.dialogs import AlertEnds, AlertView


class HouseWayAgain(QObject):
    """Sets a box again that the Dealer set wrongly by the House Way."""

    def __init__(self, pit: PitRequests) -> None:
        super().__init__(pit)
        self._pit = pit

    @cached_property
    def sheet(self) -> HouseWaySheet:
        """The sheet that asks which box."""
        sheet = HouseWaySheet(self._pit.centre)
        sheet.chosen.connect(self._sign)
        sheet.closed.connect(self._pit.put_away)
        return sheet

    def begin(self) -> None:
        """Ask which box; if the Dealer set none by the House Way, say so."""
        controller = self._pit.controller
        boxes = boxes_to_set_again(controller.session)
        if boxes:
            self.sheet.ask(boxes, citation(controller.session.table.rulebook, "S8"))
        else:
            text = self.tr("No box has been set by the House Way in this Round.")
            controller.alerted.emit(AlertView("no-house-way", text, ends=AlertEnds.NEXT_ACT))

    def _sign(self, box: int) -> None:
        words = self.tr("Box {0} is set again by the House Way.").format(box)
        self._pit.sign(HouseWay(box), words)
