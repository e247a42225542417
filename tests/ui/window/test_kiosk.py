"""A kiosk's screen is left by a Pit Supervisor's signature alone."""

from __future__ import annotations

import pytest

from tablemgr.journal import EntryKind
from tests.ui.reading import read_all
from tests.ui.rig import TableRig

BEGIN = ("open", "bet 1 ann 100 seated", "close")


@pytest.mark.parametrize("in_a_round", [False, True])
def test_quit_asks_a_pit_supervisor_to_sign(rig: TableRig, in_a_round: bool) -> None:
    rig.open_table.keep_open()
    if in_a_round:
        rig.tell(*BEGIN)
    assert not rig.window.close()
    sheet = rig.open_table.house.signing.sheet
    assert sheet.isVisible()
    sheet.dismiss()
    rig.window.close()
    assert rig.window.isVisible(), "given up, the table stays"
    rig.window.close()
    read_all(sheet)
    sheet.names.name.setText("paul")
    sheet.names.ok.click()
    assert rig.window.isHidden()
    left = [e for e in rig.session.journal.entries() if e.kind is EntryKind.SESSION]
    assert any(entry.data.get("screen") == "left" for entry in left)


def test_a_kiosk_stays_full_screen(rig: TableRig) -> None:
    rig.open_table.keep_open()
    assert rig.window.isFullScreen()
    rig.window.toggle_full_screen()
    assert rig.window.isFullScreen()


def test_the_end_of_the_program_asks_nobody(rig: TableRig) -> None:
    rig.open_table.keep_open()
    rig.window.leave()
    assert rig.window.isHidden()
