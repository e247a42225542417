"""Si Ki Pi's widgets: the sheets of its questions, and the request for the House Way again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from ui.families.si_ki_pi.view import RankingsView, SettingView
from ui.views.asking import Question
from ui.views.header import FamilyItem
from ui.window.family_widgets import FamilyWidgets, QuestionSheet

if TYPE_CHECKING:
    from ui.supervisor.pit_requests import FamilyRequest, PitRequests


class SiKiPiWidgets(FamilyWidgets):
    """The widgets of Si Ki Pi."""

    def sheet(self, question: Question, parent: QWidget) -> QuestionSheet:
        match question:
            case RankingsView():
                from ui.families.si_ki_pi.rankings_sheet import RankingsOverlay  # noqa: PLC0415 - not at a start

                return RankingsOverlay(parent)
            case SettingView():
                from ui.families.si_ki_pi.overlay import SettingOverlay  # noqa: PLC0415 - not at a start

                return SettingOverlay(parent)
        return super().sheet(question, parent)

    def request(self, item: FamilyItem, pit: PitRequests) -> FamilyRequest:
        del item  # it has only one
        from ui.families.si_ki_pi.house_way_again import HouseWayAgain  # noqa: PLC0415 - not at a start

        return HouseWayAgain(pit)


WIDGETS: Final = SiKiPiWidgets()
