"""Tables of a house whose people sign by PIN, for tests of its staff register."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tablemgr.house.profile import DEFAULT
from tablemgr.journal import Entry
from tablemgr.service.slip_acts import slip_of
from tablemgr.slips.of_round import House as OnSlip
from tablemgr.slips.of_round import settlement_slip
from tablemgr.slips.wording import ENGLISH
from tests.tablemgr.house.staff.house import PINS, House
from tests.ui.reading import read_all
from tests.ui.rig import TableRig
from ui.dialogs.sign_in import SignInOverlay
from ui.presenter.house_alerts import REGISTER
from ui.views.header import MenuItem

NewRig = Callable[..., TableRig]
ROUND = ("open", "bet 1 zoe 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1", "card 8c")


class Tables:
    """Opens the table of one house again and again; ann deals."""

    def __init__(self, folder: Path, house: House, new_rig: NewRig) -> None:
        self.house = house
        self._new_rig = new_rig
        self._rig: TableRig | None = None
        text = DEFAULT.replace('sign-in = "name"', 'sign-in = "pin"')
        (folder / "house.toml").write_text(text, encoding="utf-8")

    def start(self) -> TableRig:
        if self._rig is not None:
            self._rig.close()
            self.house.new_start()
        self._rig = self._new_rig(staff=self.house.register)
        sign_by_pin(self._rig.window.sheets.signing_in, "ann", PINS["ann"])
        return self._rig

    def known(self) -> TableRig:
        """Both Shift Managers have signed for all that is in the register."""
        self.house.with_second_manager()
        rig = self.start()
        for name, pin in (("manager", "top"), ("kim", "kim")):
            sign_register(rig, name, PINS[pin])
        assert REGISTER not in cards(rig)
        return rig


def cards(rig: TableRig) -> dict[str, Any]:
    return rig.window.sheets.alerts.cards


def sign_by_pin(sheet: SignInOverlay, name: str, pin: str) -> None:
    read_all(sheet)
    sheet.names.people[name].click()
    for digit in pin:
        sheet.digits.pad.keys[digit].click()
    sheet.digits.ok.click()


def ask_register(rig: TableRig) -> SignInOverlay:
    cards(rig)[REGISTER].action.click()
    return rig.open_table.house.signing.sheet


def sign_register(rig: TableRig, name: str, pin: str) -> None:
    sign_by_pin(ask_register(rig), name, pin)


def entries(rig: TableRig, key: str) -> list[Entry]:
    return [e for e in rig.session.journal.entries() if key in e.data]


def slip_text(rig: TableRig) -> str:
    """The flags of the last Round's slip."""
    session = rig.session
    issue = slip_of(session, session.round_no)
    assert issue is not None
    slip = settlement_slip(session.table.position, issue, OnSlip("House", "T1", "Day", "$"))
    return " ".join(ENGLISH.say.words(flag.text) for flag in slip.flags)


def reset_boxes(rig: TableRig, name: str, pin: str) -> None:
    """A supervisor signs for a setting."""
    rig.window.menu.open(MenuItem.BOXES_ONLY)
    sign_by_pin(rig.open_table.house.signing.sheet, name, pin)
