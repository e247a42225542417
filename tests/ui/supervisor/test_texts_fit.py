"""The supervisor's sheets show their longest texts whole."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.rules.roles import Role
from tests.ui.fit import cut_texts
from tests.ui.stage import SIZES, dress_once, settle, window
from ui.supervisor.found_bet_sheet import FoundBetSheet
from ui.supervisor.overlay import CaseOverlay
from ui.supervisor.report_sheet import ReportSheet
from ui.views.shared import Citation
from ui.views.supervisor import (
    CaseView,
    FoundBetView,
    MoneyCell,
    MoneyRow,
    Notice,
    ReportKind,
    ReportView,
    RulingColumn,
)

RULING = Citation("I17", ruling=True)
WHY = "A supervisor has acted on this error: the Pit Supervisor or above says where its card lies."


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.mark.parametrize("size", SIZES)
def test_why_a_kind_cannot_be_reported_is_read_whole_and_leaves_the_others_their_room_i17(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    root = window(qtbot, size)
    sheet = ReportSheet(root)
    short = ReportKind("misdeal", "Cards dealt wrongly", "stops the Round", Citation("5.7"))
    sheet.begin(ReportView((short, ReportKind("other", "A card to a box", WHY, RULING)), 7))
    settle()
    assert cut_texts(root) == []
    first, second = sheet.buttons.values()
    assert abs(first.width() - second.width()) <= 1
    assert first.text() == "Cards dealt wrongly\n§ 5.7: stops the Round"
    assert second.text().replace("\n", " ") == f"A card to a box house ruling I17: {WHY}"


@pytest.mark.parametrize("size", SIZES)
def test_the_long_names_of_bets_are_read_whole_5_15(qtbot: QtBot, size: tuple[int, int]) -> None:
    root = window(qtbot, size)
    sheet = FoundBetSheet(root)
    bonus = (
        ("player-bonus", "Bonus on the Player's Hand"),
        ("bonus", "Bonus on the Dealer's Hand"),
    )
    kinds = (("initial", "Initial Bet"), *bonus)
    sheet.begin(FoundBetView(4, ("ann",), kinds, Citation("5.15")))
    settle()
    assert cut_texts(root) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_house_rulings_side_by_side_say_which_and_who_decides_i9(
    qtbot: QtBot, size: tuple[int, int], count: int
) -> None:
    root = window(qtbot, size)
    sheet = CaseOverlay(root)
    column = RulingColumn(
        *("Bets back", "Each Player's own choice. What is settled stands.", RULING),
        *(Role.SHIFT_MANAGER, "Shift Manager", ()),
        choose="Ask the Players",
    )
    row = MoneyRow("ann", (MoneyCell("0"),) * count)
    notices = (Notice("Two cards came at once.", RULING),)
    sheet.show_case(CaseView("Case 1", notices, (), (), (column,) * count, (row,), row))
    settle()
    assert len(sheet.comparing.heads) == count
    assert cut_texts(root) == []
