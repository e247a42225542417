"""The table test on the window: sealed, silent, signed by two; a certificate only if it holds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline.slips_command import main as slips
from tablemgr.journal import reading
from tablemgr.training.table_test.seed import is_seal_of
from tablemgr.training.table_test.sheet import read_sheet, sheets
from tests.ui.fit import faults
from tests.ui.training.training_rig import TrainingRig
from ui.training import table_test
from ui.training.play_clock import PlayClock
from ui.training.progress_sheet import ProgressSheet
from ui.training.test_sheet import TestOverlay


@pytest.fixture
def examining(rig: TrainingRig, monkeypatch: pytest.MonkeyPatch) -> TestOverlay:
    """The sheet of the table test, opened from the trainee's progress."""
    monkeypatch.setattr(table_test, "loaded_shoe", lambda table, *_: _plain(table.decks))
    rig.panel.progress.click()
    progress = rig.window.findChild(ProgressSheet)
    assert isinstance(progress, ProgressSheet)
    progress.test.click()
    found = rig.window.findChild(TestOverlay)
    assert isinstance(found, TestOverlay)
    assert found.isVisible()
    return found


def _plain(decks: int) -> tuple[object, ...]:
    from tablemgr.basics.cards import DECK  # noqa: PLC0415 - for this helper alone

    return DECK * decks


def begin(sheet: TestOverlay, *names: str) -> None:
    for field, name in zip(sheet.names, names, strict=True):
        field.setText(name)
    sheet.begin.click()


def told(rig: TrainingRig) -> list[dict[str, object]]:
    """What the journal says of tests."""
    with reading(rig.table.controller.session.journal.path) as reader:
        return [entry.data["test"] for entry in reader.entries() if "test" in entry.data]


@pytest.mark.parametrize("names", [("bob", "bob"), ("bob", " "), ("bob", "dealer")])
def test_two_assessors_who_are_not_the_candidate_are_wanted(
    rig: TrainingRig, examining: TestOverlay, names: tuple[str, str]
) -> None:
    begin(examining, *names)
    assert examining.said.text().startswith("A test needs two assessors")
    assert told(rig) == []


def test_the_seed_is_sealed_before_and_opened_after(
    rig: TrainingRig, examining: TestOverlay
) -> None:
    begin(examining, "bob", "cho")
    [sealed] = told(rig)
    assert "seed" not in sealed
    assert rig.panel.verdict.text() == f"Sealed seed: {str(sealed['seal'])[:16]}"
    assert rig.training.mode_name == "table-ready"
    assert not any(button.isEnabled() for button in rig.panel.modes.values())
    rig.panel.progress.click()
    examining.sign.click()
    opened = told(rig)[1]
    assert is_seal_of(str(sealed["seal"]), str(opened["seed"]))
    assert opened["passed"] is False
    assert "Not passed" in examining.said.text()
    assert rig.training.mode_name == "learn"
    assert all(button.isEnabled() for button in rig.panel.modes.values())
    assert not faults(examining)


def test_every_answer_stands_on_the_sheet_with_its_second(
    rig: TrainingRig, examining: TestOverlay
) -> None:
    begin(examining, "bob", "cho")
    rig.training.faults.begin("", 0)
    rig.seat(1)
    rig.tell("open")
    rig.until(lambda: rig.bets() > 0)
    rig.tell("close")
    box = rig.training.players.crowd.seats[0].box if rig.training.players.crowd else 0
    rig.deal("Dealer")
    rig.deal("Dealer")
    assert rig.panel.verdict.text().startswith("Sealed seed"), "nothing is told before the end"
    rig.panel.progress.click()
    examining.sign.click()
    folder = rig.table.controller.session.journal.path.parent.parent
    [file] = sheets(folder)
    kept = read_sheet(file)
    assert [answer.right for answer in kept.answers] == [False, True]
    assert kept.answers[0].correct.startswith(f"{box} ")
    assert 0 <= kept.answers[0].at_s <= kept.answers[1].at_s
    assert [marks.name for marks in kept.marks] == ["bob", "cho"]


def test_a_sheet_that_cant_be_kept_loses_no_test(
    rig: TrainingRig, examining: TestOverlay, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(examining, "bob", "cho")
    rig.panel.progress.click()

    def full(*_: object) -> None:
        raise Fault("The disk is full.", "Make room.")

    with monkeypatch.context() as patch:
        patch.setattr(table_test, "keep_sheet", full)
        examining.sign.click()
    assert examining.said.text() == "The disk is full. Make room."
    assert rig.training.mode_name == "table-ready", "the test still goes on"
    assert len(told(rig)) == 1, "its seed is not opened"
    examining.sign.click()
    [file] = sheets(rig.table.controller.session.journal.path.parent.parent)
    assert is_seal_of(str(told(rig)[0]["seal"]), read_sheet(file).seed)


def test_the_time_in_which_assessors_mark_is_not_played(
    rig: TrainingRig, examining: TestOverlay, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr(rig.training, "clock", PlayClock(lambda: now[0]))

    def look_at_marks_after(seconds: float) -> None:
        now[0] += seconds
        rig.panel.progress.click()
        now[0] += 1000

    begin(examining, "bob", "cho")
    look_at_marks_after(600)
    examining.dismiss()
    look_at_marks_after(300)
    examining.sign.click()
    [file] = sheets(rig.table.controller.session.journal.path.parent.parent)
    assert read_sheet(file).played_s == 900


def test_who_did_not_pass_waits_two_days(rig: TrainingRig, examining: TestOverlay) -> None:
    begin(examining, "bob", "cho")
    rig.panel.progress.click()
    examining.sign.click()
    examining.ask()
    begin(examining, "bob", "cho")
    assert examining.said.text().startswith("The last test was not passed. Try again from")


def test_a_test_that_is_passed_gives_a_certificate_that_its_code_proves(
    rig: TrainingRig,
    examining: TestOverlay,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(table_test, "is_passed", lambda _: True)
    begin(examining, "bob", "cho")
    rig.panel.progress.click()
    examining.sign.click()
    [pdf] = rig.table.controller.settling.slips.folder.glob("certificate-*.pdf")
    signer = rig.table.controller.settling.slips.signer
    assert signer is not None
    from tablemgr.house.table_key import pem_of  # noqa: PLC0415 - for this test alone

    key = tmp_path / "house.pub"
    key.write_text(pem_of(signer.key.public_key()))
    assert slips(["verify", str(pdf), "--key", str(key), "--json"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (found["ok"], found["kind"], found["flags"]) == (True, "certificate", ["TRAINING"])
    assert [signed[1] for signed in found["signed"]] == ["bob", "cho"]
