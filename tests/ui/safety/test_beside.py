"""What is done beside the Round fails with a message: the Round itself goes on."""

from __future__ import annotations

import pytest

from tablemgr.rules.commands import Void
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.slips import preview
from ui.slips import store as slip_store
from ui.slips.case_slips import CaseSlips
from ui.slips.preview import SlipPreview
from ui.views.guide import SLIP
from ui.views.header import MenuItem

TO_THE_SETTLEMENT = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1")
FAILURES = (ImportError("No module named 'reportlab'"), OSError(28, "No space left"), KeyError(3))


def _fails_with(error: Exception) -> object:
    def fails(*_: object, **__: object) -> None:
        raise error

    return fails


def told(rig: TableRig, key: str) -> str:
    """The words of the message with that key."""
    message = rig.window.sheets.alerts.cards[key]
    return f"{message.text.text()} {message.remedy.text()}"


@pytest.mark.parametrize("error", FAILURES, ids=lambda error: type(error).__name__)
def test_a_slip_that_cannot_be_made_is_a_message_and_can_be_printed_later(
    rig: TableRig, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(slip_store.SlipStore, "_make", _fails_with(error))
        rig.tell(*TO_THE_SETTLEMENT, "card 8c", "settle")
    assert rig.controller.standstill.view is None
    assert "The slip of Round 1 can't be made." in told(rig, "slip")
    assert "bug-" in told(rig, "slip")
    assert rig.slips() == []
    rig.window.header.asked.emit(MenuItem.SLIPS)
    slip = rig.window.sheets.slips.preview._view
    assert slip is not None
    rig.controller.settling.reprint(slip)
    assert [path.name for path in rig.slips()] == ["slip-000001.pdf"]
    rig.window.sheets.slips.preview.dismiss()
    rig.tell("open")


@pytest.mark.parametrize("error", FAILURES, ids=lambda error: type(error).__name__)
def test_a_preview_that_fails_is_a_message_and_the_slip_is_saved(
    rig: TableRig, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(SlipPreview, "_draw", _fails_with(error))
    rig.tell(*TO_THE_SETTLEMENT, "card 8c", "settle")
    rig.press(SLIP)
    assert rig.controller.standstill.view is None
    assert "The slip can't be shown." in told(rig, "slip")
    assert [path.name for path in rig.slips()] == ["slip-000001.pdf"]
    rig.window.sheets.slips.show_last()
    assert rig.controller.standstill.view is None
    assert preview.SlipPreview is SlipPreview


def test_the_slip_of_a_case_that_fails_is_a_message(
    rig: TableRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CaseSlips, "save", _fails_with(ImportError("reportlab")))
    rig.tell("open", "bet 1 ann 100 seated", "close", "irregularity foreign-card")
    files = rig.window.resolving.cases._files()
    rig.window.resolving.cases.look()
    assert rig.controller.tell(Void("5.5.1"), by=Person("Sam", Role.PIT_SUPERVISOR))
    assert rig.controller.standstill.view is None
    assert f"The slip of case {files[-1].number} can't be made." in told(rig, "case-slip")


def test_fonts_that_cannot_be_loaded_at_the_start_are_a_message(
    rig: TableRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.sitting.open_table.load_all", _fails_with(ImportError("no fonts")))
    rig.open_table.warm_up()
    assert rig.controller.standstill.view is None
    assert "Some names can't be shown." in told(rig, "fonts")
    assert "stopped" in vars(rig.window.sheets), "the sheet of a stop is there before it is wanted"
