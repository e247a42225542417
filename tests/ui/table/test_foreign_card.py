"""After a foreign card's Void no Round opens before the shoe was seen to (5.5.1)."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from tablemgr.journal import EntryKind
from tablemgr.rules.commands import Open, Void
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.presenter.shoe_alerts import FOREIGN

SUE = Person("sue", Role.PIT_SUPERVISOR)


def test_a_pit_supervisor_signs_that_the_cards_are_in_order(tmp_path: Path, qtbot: QtBot) -> None:
    rig = TableRig(tmp_path, qtbot)
    said: list[str] = []
    rig.controller.alerted.connect(lambda alert: said.append(alert.key))
    rig.tell("open", "bet 1 ann 100 seated", "irregularity foreign-card")
    rig.controller.tell(Void("5.5.1"), by=SUE)
    assert FOREIGN in said
    rig.controller.settling.tick_box(1)
    assert rig.window.guide.view.text.startswith("A foreign card was found")
    assert rig.window.guide.view.say == "", "nobody is asked for Bets"
    assert not rig.controller.tell(Open())
    said.clear()
    rig.controller.restore()
    assert FOREIGN in said, "a new start says so again"
    rig.controller.alert_acted.emit(FOREIGN)
    rig.open_table.house.signing.signed.emit(SUE)
    entry = list(rig.session.journal.entries(kinds=(EntryKind.SESSION,)))[-1]
    assert (entry.data["shoe"], entry.person) == ("searched", "sue")
    assert rig.controller.tell(Open())
    rig.close()
