"""A start that meets a fault of the program opens the table stopped; one that can't says why."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from tablemgr.journal.lock import FileLock, InUse
from tests.ui.rig import TableRig
from tests.ui.test_app import when_there_is
from ui.main import main
from ui.sitting import second_start, serving
from ui.sitting.second_start import RaiseRequests, already_open, ask_first, request_of
from ui.start import failed
from ui.start.failed import StartFailed
from ui.table.opening import journal_path
from ui.table.places import profile_path
from ui.window.main_window import MainWindow

IN_THE_ROUND = ("open", "bet 3 ann 100 seated", "close", "card Kh 9d Kd", "proceed")
TO_THE_SETTLEMENT = (*IN_THE_ROUND, "stand 3", "card 8c")
A_CASE = (*IN_THE_ROUND, "irregularity misdeal")
PRESENTERS = {
    "ui.table.views.felt_view": IN_THE_ROUND,
    "ui.table.views.header_view": IN_THE_ROUND,
    "ui.table.views.guide_view": IN_THE_ROUND,
    "ui.table.views.keypad_view": IN_THE_ROUND,
    "ui.presenter.felt.presenter_of": IN_THE_ROUND,
    "ui.table.ticking.settlement_view": TO_THE_SETTLEMENT,
    "ui.bets.actions.entry_view": IN_THE_ROUND[:2],
    "ui.intake.connect.catch_up": IN_THE_ROUND,
    "ui.sitting.open_table.say_changed_files": IN_THE_ROUND,
}
"""What is asked for while a table is opened, by where it is asked, and where the Round stands."""


def broken(*_: object, **__: object) -> None:
    raise IndexError("a Hand that does not exist")


SHEETS = {
    "ui.table.views.interruption_view": IN_THE_ROUND,
    "ui.supervisor.case_steps.case_view": A_CASE,
}
"""What opens a sheet as soon as the window is there."""


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_start_survives_a_sheet_that_fails_and_shows_the_stopped_round(
    new_rig: Callable[..., TableRig], monkeypatch: pytest.MonkeyPatch, sheet: str
) -> None:
    new_rig().tell(*SHEETS[sheet])
    monkeypatch.setattr(sheet, broken)
    rig = new_rig(port="manual")
    rig.expects_stop = True
    stopped = rig.window.sheets.stopped
    assert stopped.isVisible()
    assert "a Hand that does not exist" in stopped.what.label.text()
    monkeypatch.undo()
    stopped.restore.click()
    assert rig.controller.standstill.view is None


@pytest.mark.parametrize("presenter", PRESENTERS)
def test_a_start_survives_a_presenter_that_fails_and_the_table_is_there_once_it_is_mended(
    new_rig: Callable[..., TableRig], monkeypatch: pytest.MonkeyPatch, presenter: str
) -> None:
    new_rig().tell(*PRESENTERS[presenter])
    with monkeypatch.context() as patch:
        patch.setattr(presenter, broken)
        rig = new_rig(port="manual")
        rig.expects_stop = True
        stopped = rig.window.sheets.stopped
        assert stopped.isVisible()
        assert "a Hand that does not exist" in stopped.what.label.text()
        assert stopped.reference.text().startswith("bug-")
        stopped.export.click()
        assert "round-000001.round.toml" in stopped.exported.text()
        assert (rig.controller.settling.slips.folder / "round-000001.round.toml").exists()
        stopped.case_file.click()
        assert rig.window.back.case_file.sheet.isVisible()
        if presenter.startswith("ui.table.controller"):
            stopped.restore.click()
            assert stopped.isVisible(), "the fault is still there"
    stopped.restore.click()
    assert rig.controller.standstill.view is None
    assert stopped.isHidden()
    rig.window.sheets.interruption.harmless.click()
    rig.window.sheets.confirm()
    assert rig.session.table.position.boxes[3].bets == {"ann": 10_000}
    assert not rig.session.check.due, "it can be played on"


def test_run_opens_the_stopped_table_and_ends_with_0(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[bool] = []

    def look(window: MainWindow) -> None:
        seen.append(window.sheets.stopped.isVisible())
        window.close()

    monkeypatch.setattr("ui.table.views.guide_view", broken)
    when_there_is(qapp, MainWindow, look)
    assert main(["run"]) == 0
    assert seen == [True]
    assert "Traceback" not in capsys.readouterr().err
    qapp.setStyleSheet("")


def test_a_round_that_cannot_be_folded_is_a_fault_that_names_it_and_what_to_do(
    new_rig: Callable[..., TableRig], monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = new_rig()
    rig.tell(*IN_THE_ROUND)
    rig.close()
    monkeypatch.setattr("tablemgr.service.stored_act.decode", broken)
    with pytest.raises(Exception, match="Round 1 can't be continued") as caught:
        new_rig()
    assert "tablemgr journal export" in str(caught.value)
    monkeypatch.undo()
    assert new_rig().cards() == ["Kh", "9d", "Kd"], "nothing is lost"


# --- a start that fails ---------------------------------------------------------------------------


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What windows of failed starts have said; each is closed at once."""
    said: list[tuple[str, str]] = []

    def closed_at_once(what: str, remedy: str) -> None:
        window = StartFailed(what, remedy)
        window.show()
        said.append((window.what.label.text(), window.remedy.text()))
        window.close()
        window.deleteLater()

    monkeypatch.setattr(failed, "somebody_can_see", lambda: True)
    monkeypatch.setattr(failed, "tell", closed_at_once)
    monkeypatch.setattr(second_start, "PATIENCE_S", 0.05)
    return said


def test_a_broken_profile_says_so_in_a_window(
    qapp: QApplication, seen: list[tuple[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    profile_path().parent.mkdir(parents=True)
    profile_path().write_text("format = 2", encoding="utf-8")
    assert main(["run"]) == 2
    assert str(profile_path()) in seen[0][0]
    assert seen[0][1] == "Put the house profile right and start again."
    assert str(profile_path()) in capsys.readouterr().err
    qapp.setStyleSheet("")


def test_a_second_start_says_so_in_a_window(
    qapp: QApplication, seen: list[tuple[str, str]]
) -> None:
    when_there_is(qapp, MainWindow, lambda window: window.close())
    assert main(["run"]) == 0
    with contextlib.closing(FileLock(journal_path("T1"), write=True)):
        assert main(["run"]) == 2
    assert "Table T1 is open already." in seen[0][0]
    assert "does not answer" in seen[0][1]
    assert not request_of(journal_path("T1")).exists()
    qapp.setStyleSheet("")


def test_a_bug_at_the_start_says_so_in_a_window(
    qapp: QApplication,
    seen: list[tuple[str, str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serving, "load_or_create", broken)
    assert main(["run"]) == 70
    assert "a Hand that does not exist" in seen[0][0]
    assert "Traceback" not in capsys.readouterr().err
    qapp.setStyleSheet("")


def test_a_window_of_a_failed_start_stays_until_it_is_closed(qapp: QApplication) -> None:
    def close(window: StartFailed) -> None:
        assert "profile is broken" in window.what.label.text()
        ground = window.grab().toImage().pixelColor(40, 15).name()
        assert QColor(ground).lightness() < 60, "bright words stand on a dark ground"
        window.close_button.click()

    when_there_is(qapp, StartFailed, close)
    failed.tell("The house profile is broken.", "Put it right.")
    assert not [w for w in qapp.topLevelWidgets() if isinstance(w, StartFailed) and w.isVisible()]


def test_the_first_window_comes_to_the_front_when_a_second_start_asks(rig: TableRig) -> None:
    journal = rig.journal_path
    requests = RaiseRequests(journal, rig.window)
    rig.window.showMinimized()
    request_of(journal).touch()
    requests.look()
    assert not rig.window.isMinimized()
    assert rig.window.isVisible()
    assert not request_of(journal).exists()


def test_a_request_that_a_dead_program_left_is_of_no_account(rig: TableRig) -> None:
    request_of(rig.journal_path).touch()
    RaiseRequests(rig.journal_path, rig.window)
    assert not request_of(rig.journal_path).exists()


def test_a_second_start_that_is_not_answered_or_cannot_ask_says_where_to_look(
    tmp_path: Path,
) -> None:
    assert not ask_first(tmp_path / "T1.journal", 0.0)
    assert not ask_first(tmp_path / "no-such-folder" / "T1.journal", 0.0)
    fault = already_open("T1", InUse("T1.journal: open."), shown=False)
    assert "does not answer" in fault.remedy
    assert "to the front" in already_open("T1", InUse("T1.journal: open."), shown=True).remedy
