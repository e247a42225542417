"""Sign-in at a whole table: what the window asks for, and what its journal says of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.journal import EntryKind
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, House
from tests.ui.rig import TableRig
from ui.dialogs.sign_in import SignInOverlay
from ui.supervisor.signing import Signing
from ui.views.dialogs import AlertView
from ui.views.header import MenuItem

NewRig = Callable[..., TableRig]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "staff")
    yield house
    house.register.close()


def by_pin(tmp_path: Path) -> None:
    """The table's people sign by PIN."""
    text = DEFAULT.replace('sign-in = "name"', 'sign-in = "pin"')
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")


def staff_entries(rig: TableRig) -> list[str]:
    """What the journal says of people, in its order."""
    return [
        str(entry.data.get("staff") or f"acts {entry.data['acts']}")
        for entry in rig.session.journal.entries()
        if entry.kind is EntryKind.SESSION and ("staff" in entry.data or "acts" in entry.data)
    ]


def sheet(rig: TableRig) -> SignInOverlay:
    return rig.window.sheets.signing_in


def enter(rig: TableRig, name: str, pin: str, asking: SignInOverlay | None = None) -> None:
    overlay = asking or sheet(rig)
    overlay.names.people[name].click()
    enter_digits(overlay, pin)


def enter_digits(overlay: SignInOverlay, pin: str) -> None:
    for digit in pin:
        overlay.digits.pad.keys[digit].click()
    overlay.digits.ok.click()


def test_a_fresh_table_is_dealt_at_once_with_no_hurdle(rig: TableRig) -> None:
    assert "signing_in" not in rig.window.sheets.__dict__
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh")


def test_a_table_with_pins_asks_first_and_tells_its_journal(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    by_pin(tmp_path)
    rig = new_rig(staff=house.staffed().register)
    assert sheet(rig).isVisible()
    assert not sheet(rig).closable
    rig.window.menu.open(MenuItem.NEW_SHOE)
    assert not [e for e in rig.session.journal.entries() if e.data.get("shoe") == "loaded"]
    enter(rig, "ann", "000001")
    sheet(rig).digits.back.click()
    enter(rig, "ann", PINS["ann"])
    assert not sheet(rig).isVisible()
    assert rig.session.person == Person("ann")
    assert staff_entries(rig) == ["wrong-pin", "signed-in", "acts ann"]
    rig.window.menu.open(MenuItem.NEW_SHOE)
    rig.open_table.devices.shoe_sheet.done.click()
    assert [e for e in rig.session.journal.entries() if e.data.get("shoe") == "loaded"]


def test_a_dealer_is_relieved_in_the_middle_of_a_round(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    by_pin(tmp_path)
    rig = new_rig(staff=house.staffed().register)
    enter(rig, "ann", PINS["ann"])
    rig.tell("open", "bet 1 zoe 100 seated")
    rig.window.menu.open(MenuItem.SIGN_IN)
    assert sheet(rig).closable
    enter(rig, "ben", PINS["ben"])
    rig.tell("close", "card Kh")
    assert staff_entries(rig)[-3:] == ["relieved", "signed-in", "acts ben"]
    last = list(rig.session.journal.entries())[-1]
    assert (last.person, last.role) == ("ben", "dealer")


def test_a_supervisor_signs_over_the_dealers_screen(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    by_pin(tmp_path)
    rig = new_rig(staff=house.staffed().register)
    enter(rig, "ann", PINS["ann"])
    signing = Signing(rig.controller, rig.window.felt)
    signed: list[Person] = []
    signing.signed.connect(signed.append)
    signing.ask(Role.PIT_SUPERVISOR, "Lock the shoe")
    assert list(signing.sheet.names.people) == ["manager", "mei"]
    enter(rig, "mei", PINS["mei"], signing.sheet)
    assert signed == [Person("mei", Role.PIT_SUPERVISOR)]
    assert rig.session.person == Person("ann")
    assert staff_entries(rig)[-1] == "signed"


def test_a_register_that_is_broken_when_somebody_is_to_sign_is_said(
    house: House, new_rig: NewRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = new_rig(staff=house.staffed().register)
    alerts: list[AlertView] = []
    rig.controller.alerted.connect(alerts.append)
    signing = Signing(rig.controller, rig.window.felt)
    broken = Mock(side_effect=Fault("staff.db: no such file.", "Put a copy back."))
    monkeypatch.setattr(signing.sheet, "sign", broken)
    signing.ask(Role.PIT_SUPERVISOR, "Lock the shoe")
    (alert,) = alerts
    assert (alert.text, alert.remedy) == ("staff.db: no such file.", "Put a copy back.")


def test_a_new_start_asks_again_and_a_closed_table_has_let_the_dealer_go(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    by_pin(tmp_path)
    rig = new_rig(staff=house.staffed().register)
    enter(rig, "ann", PINS["ann"])
    rig.close()
    house.new_start()
    assert not [m for m in house.register.members() if m.at_table]
    rig = new_rig(staff=house.register)
    assert sheet(rig).isVisible()
    assert staff_entries(rig)[-1] == "signed-out"


def test_a_first_start_with_pins_makes_a_manager_and_shows_his_pin_once(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    by_pin(tmp_path)
    rig = new_rig(staff=house.register)
    assert "One-time PIN of manager" in sheet(rig).names.note.text()
    pin = next(word for word in sheet(rig).names.note.text().split() if word[:-1].isdecimal())
    enter(rig, "manager", pin[:-1])
    for _ in range(2):
        enter_digits(sheet(rig), "902871")
    assert rig.session.person == Person("manager")
    rig.window.sheets.sign_in()
    assert sheet(rig).names.note.text() == ""
    told = [entry.payload for entry in rig.session.journal.entries()]
    assert not [text for text in told if pin[:-1] in text]


def test_after_a_stop_before_anybody_signed_in_the_table_asks_again(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    by_pin(tmp_path)
    rig = new_rig(staff=house.staffed().register)
    rig.expects_stop = True
    rig.controller.stop_for(RuntimeError("a test"))
    assert not sheet(rig).isVisible()
    rig.window.sheets.restore()
    assert sheet(rig).isVisible()


def test_a_register_that_breaks_is_said_and_the_table_goes_on(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    by_pin(tmp_path)
    rig = new_rig(staff=house.staffed().register)
    enter(rig, "ann", PINS["ann"])
    rig.window.menu.open(MenuItem.SIGN_IN)
    with sqlite3.connect(house.folder / FILE_NAME) as other:
        other.execute("ALTER TABLE people RENAME TO gone")
        enter(rig, "ben", PINS["ben"])
        assert "staff register can't be used" in sheet(rig).digits.error.text()
        sheet(rig).dismiss()
        rig.window.menu.open(MenuItem.SIGN_IN)
        assert not sheet(rig).isVisible()
        assert "staff" in rig.window.sheets.alerts.cards
        other.execute("ALTER TABLE gone RENAME TO people")
    other.close()
    assert rig.controller.standstill.view is None
    rig.window.menu.open(MenuItem.SIGN_IN)
    enter(rig, "ben", PINS["ben"])
    assert rig.session.person == Person("ben")


def test_both_names_are_on_what_a_manager_signs_with_his_pin(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    by_pin(tmp_path)
    rig = new_rig(staff=house.staffed().register)
    enter(rig, "ann", PINS["ann"])
    rig.tell("open", "bet 1 zoe 100 seated", "close", "card 8h 7d Kd")
    rig.tell("proceed", "stand 1", "card Th", "settle")
    rig.window.sheets.slips.preview.dismiss()
    rig.window.menu.open(MenuItem.REOPEN)
    rig.window.resolving.pit.reasoning.text.setText("The last card was misread.")
    rig.window.resolving.pit.reasoning.sign.click()
    asking = rig.window.resolving.pit.signing.sheet
    enter(rig, "manager", "000001", asking)
    assert rig.phase() is Phase.COMPLETE
    enter_digits(asking, PINS["top"])
    assert rig.phase() is Phase.SETTLEMENT
    last = [e for e in rig.session.journal.entries() if e.kind is EntryKind.ACT][-1]
    assert (last.data["command"], last.person, last.role) == ("reopen", "manager", "shift-manager")
    assert last.data["dealer"] == "ann"
    signature = last.data["signature"]
    (told,) = [entry for entry in house.register.happened() if entry.seq == signature["entry"]]
    assert (signature["proof"], signature["digest"]) == ("pin", told.digest)
    assert staff_entries(rig)[-2:] == ["wrong-pin", "signed"]


def test_a_journal_that_cannot_take_a_sign_in_stops_the_table(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    by_pin(tmp_path)
    rig = new_rig(staff=house.staffed().register)
    rig.expects_stop = True
    rig.session.journal.close()
    enter(rig, "ann", "000001")
    assert rig.controller.standstill.view is not None
    assert rig.window.sheets.stopped.isVisible()
