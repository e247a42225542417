"""A past Round at the window: stepped by touch and by key, its irregularities found, exported."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tablemgr.past.record import read
from tablemgr.past.replay import differences, play
from tests.ui.rig import TableRig
from ui.reenact.past_rounds import PastRounds
from ui.views.header import MenuItem


@pytest.fixture
def past(rig: TableRig) -> PastRounds:
    """Two Rounds have been played; the last one is shown."""
    for first in ("8h", "9h"):
        rig.tell("open", "bet 1 ann 100 seated", "bet 3 cho 50 seated", "close")
        rig.draw(first, "Kd", "7d", "Th", "5c")
        rig.tell("irregularity face-up-card", "proceed", "stand 1")
        rig.tell("stand 3")
        rig.draw("Tc")
        rig.tell("settle")
        rig.window.sheets.slips.preview.dismiss()
    rig.window.header.asked.emit(MenuItem.PAST_ROUNDS)
    return rig.window.back.past


def cards_on_felt(past: PastRounds) -> int:
    assert past.sheet.felt is not None
    view = past.sheet.felt.view
    return len(view.dealer.cards) + sum(len(h.cards) for box in view.boxes for h in box.hands)


def test_the_last_round_is_shown_from_its_beginning_and_stepped(past: PastRounds) -> None:
    sheet = past.sheet
    assert sheet.isVisible()
    assert sheet.heading.text().startswith("Round 2, before step 1 of ")
    assert cards_on_felt(past) == 0
    QTest.keyClick(sheet, Qt.Key.Key_End)
    assert cards_on_felt(past) == 6
    assert not sheet.forth.isEnabled()
    sheet.back.click()
    QTest.keyClick(sheet, Qt.Key.Key_Left)
    assert cards_on_felt(past) == 5
    QTest.keyClick(sheet, Qt.Key.Key_Home)
    assert cards_on_felt(past) == 0


def test_a_touched_step_is_gone_to_and_the_next_irregularity_is_found(past: PastRounds) -> None:
    sheet = past.sheet
    sheet.list.itemClicked.emit(sheet.list.item(4))
    assert past.at == 5
    sheet.trouble.click()
    assert "face up" in sheet.note.label.text()
    assert sheet.note.cite.title() == "§ 5.11"


def test_earlier_and_later_rounds_are_reached(past: PastRounds) -> None:
    assert not past.sheet.later.isEnabled()
    past.sheet.earlier.click()
    assert past.sheet.heading.text().startswith("Round 1, ")
    assert not past.sheet.earlier.isEnabled()
    past.sheet.later.click()
    assert past.sheet.heading.text().startswith("Round 2, ")


def test_it_is_exported_as_a_round_record_that_holds(past: PastRounds, rig: TableRig) -> None:
    past.sheet.export.click()
    (file,) = rig.folder.rglob("round-000002.round.toml")
    record = read(file)
    assert record.expect is not None
    assert differences(play(record), record.expect) == []


def test_the_present_round_is_not_touched(past: PastRounds, rig: TableRig) -> None:
    before = rig.session.journal.last_seq
    past.go_to(3)
    past.sheet.close_button.click()
    assert rig.session.journal.last_seq == before
    assert rig.session.table.position.phase.value == "complete"


def test_without_a_round_there_is_nothing_to_show(rig: TableRig) -> None:
    rig.window.header.asked.emit(MenuItem.PAST_ROUNDS)
    assert "no-past-round" in rig.window.sheets.alerts.cards
