"""The journal goes in play: the window stops before the next act and goes on once it is back."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card
from tablemgr.journal import verify
from tablemgr.rules.commands import parse
from tests.ui.rig import TableRig

BEGUN = ("open", "bet 1 ann 100 seated", "bet 3 cho 200 seated", "close", "card Kh 9d")


def acted(rig: TableRig, line: str) -> bool:
    (command,) = parse(line, rig.session.table.vocabulary)
    return rig.controller.tell(command)


def test_a_journal_that_is_deleted_stops_the_table_and_the_rescued_copy_takes_it_up(
    rig: TableRig,
) -> None:
    rig.expects_stop = True
    rig.tell(*BEGUN)
    last = rig.session.journal.last_seq
    rig.journal_path.unlink()
    assert not acted(rig, "stand 1")
    stopped = rig.window.sheets.stopped
    assert stopped.isVisible()
    rescued = rig.journal_path.with_name(f"{rig.journal_path.name}-rescued-{last}")
    view = rig.controller.standstill.view
    assert view is not None
    assert "Stop dealing" in view.what
    assert rescued.name in view.what
    stopped.restore.click()
    assert stopped.isVisible(), "there is nothing to go on from"
    view = rig.controller.standstill.view
    assert view is not None
    assert "the journal is missing" in view.what
    assert not rig.journal_path.exists(), "and no empty one is begun"
    rescued.rename(rig.journal_path)
    stopped.restore.click()
    assert not stopped.isVisible()
    assert rig.cards() == ["Kh", "9d"]
    assert verify(rig.journal_path).ok


@pytest.mark.parametrize("suffix", ["", "-wal"])
def test_a_card_that_comes_when_the_file_or_its_log_is_gone_stops_the_table(
    rig: TableRig, suffix: str
) -> None:
    rig.expects_stop = True
    rig.tell(*BEGUN)
    rig.journal_path.with_name(rig.journal_path.name + suffix).unlink()
    rig.simulator.draw_card(card("6d"))
    rig.until(rig.window.sheets.stopped.isVisible)
    view = rig.controller.standstill.view
    assert view is not None
    assert "Stop dealing" in view.what
    assert rig.cards() == ["Kh", "9d"], "what is not stored is not shown"
