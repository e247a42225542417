"""Opening a table is under a minute of touching for two people, a fill is received in under fifteen
seconds: every touch is counted, and each takes as long as a stated model says.

Keystroke-level model (Card, Moran and Newell): 1.1 seconds to point, 0.1 to press, 1.35 to make up
one's mind at each new page. What a person counts by hand beside the screen is not in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton

from tablemgr.house.profile import DEFAULT
from tablemgr.rules.commands import Open
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.chip_acts import tell_tray
from tablemgr.tray import steps as told
from tests.tablemgr.house.staff.house import PINS, House
from tests.tablemgr.tray.floor import CASHIER, RUNNER, SUPERVISOR, chips
from tests.ui.rig import TableRig
from tests.ui.table.staffed_tables import sign_by_pin
from ui.tray.tray_care import TrayCare
from ui.views.header import MenuItem

TOUCH_S, MIND_S = 1.2, 1.35
OPENER = {"5": 5, "25": 4, "100": 2}
"""How many stacks of 20 of each: 6,500.00 in all."""


class Hand:
    """A finger on the screen: it counts its touches, and the pages that it has to read."""

    def __init__(self) -> None:
        self.touches = self.pages = 0

    def touch(self, button: QAbstractButton) -> None:
        assert button.isEnabled()
        self.touches += 1
        button.click()

    def read(self) -> None:
        self.pages += 1

    @property
    def seconds(self) -> float:
        return self.touches * TOUCH_S + self.pages * MIND_S


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path / "staff").staffed()
    yield found
    found.register.close()


@pytest.fixture
def rig(tmp_path: Path, house: House, new_rig: Callable[..., TableRig]) -> TableRig:
    """A table with PINs at which ann deals, in a house that keeps its money."""
    text = DEFAULT.replace('sign-in = "name"', 'sign-in = "pin"')
    text = text.replace("kept = false", "kept = true ")
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    found = new_rig(staff=house.register)
    sign_by_pin(found.window.sheets.signing_in, "ann", PINS["ann"])
    return found


def care(rig: TableRig) -> TrayCare:
    return rig.open_table.tray


def open_tray(rig: TableRig, hand: Hand) -> None:
    header = rig.window.header
    hand.touch(header.menu_button)
    hand.touch(header.menu.buttons[MenuItem.TRAY])
    hand.read()


def count(rig: TableRig, hand: Hand, stacks: dict[str, int]) -> None:
    """Enter stacks of 20, each by a touch."""
    hand.read()
    counting = care(rig).sheet.counting
    for denomination, many in stacks.items():
        for _ in range(many):
            hand.touch(counting.keys[denomination, 20])
    hand.touch(care(rig).sheet.done)


def sign(rig: TableRig, hand: Hand, name: str) -> None:
    sheet = care(rig).signing.sheet
    hand.read()
    hand.touch(sheet.names.people[name])
    hand.read()
    for digit in PINS[name]:
        hand.touch(sheet.digits.pad.keys[digit])
    hand.touch(sheet.digits.ok)


def test_two_people_open_a_table_in_under_a_minute(rig: TableRig) -> None:
    hand = Hand()
    open_tray(rig, hand)
    hand.touch(care(rig).sheet.buttons["count opener"])
    count(rig, hand, OPENER)
    sign(rig, hand, "mei")
    hand.read()
    hand.touch(care(rig).sheet.buttons["blind"])
    count(rig, hand, OPENER)
    assert rig.session.verify(Open()) is None, "a Round may be opened"
    assert (hand.touches, hand.pages) == (36, 6)
    assert hand.seconds < 60


def test_a_fill_is_received_in_under_fifteen_seconds_of_the_dealer(rig: TableRig) -> None:
    steps: tuple[tuple[told.TrayStep, told.Actor], ...] = (
        (told.CountChips("opener", chips("5x100 25x80 100x40")), SUPERVISOR),
        (told.CountBlind(chips("5x100 25x80 100x40")), told.Actor("ann", Role.DEALER)),
        (told.AskForChips("fill", chips("100x20")), SUPERVISOR),
        (told.TakeStep(1, "attest"), RUNNER),
        (told.TakeStep(1, "issue"), CASHIER),
        (told.TakeStep(1, "dispatch"), RUNNER),
    )
    for step, by in steps:
        tell_tray(rig.session, step, Person(by.name, by.role))
    rig.controller.show()
    hand = Hand()
    open_tray(rig, hand)
    hand.touch(care(rig).sheet.buttons["step 1"])
    count(rig, hand, {"100": 1})
    assert "receive" in rig.session.tray.desk.state.transfers[1].taken
    assert (hand.touches, hand.pages) == (5, 2)
    assert hand.seconds < 15


def test_the_model_notices_a_table_that_is_slow_to_open() -> None:
    hand = Hand()
    hand.touches, hand.pages = 45, 6
    assert hand.seconds > 60
