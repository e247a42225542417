"""One staff register for the pit: a table follows the desk's, by a real server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tablemgr.house.profile import DEFAULT
from tablemgr.house.staff import StaffCode, StaffRefusal
from tablemgr.house.table_key import pem_of
from tablemgr.journal import Stamp
from tablemgr.pit.orders import SignedOrder
from tablemgr.pit.reading import PitReader
from tablemgr.pit.staff import StaffForTable, new_staff_key, read_staff_key
from tablemgr.rules.commands import Open
from tablemgr.rules.roles import Role
from tests.pit_server import TestedPit, pit, server_address
from tests.tablemgr.house.staff.house import PINS, TOP, House
from tests.tablemgr.pit.test_staff import locked
from tests.ui.pit.test_desk_staff import staffed
from tests.ui.rig import TableRig
from tests.ui.table.staffed_tables import cards, entries, sign_by_pin
from ui.pit.desk import SupervisorDesk
from ui.pit.desk_staff import AGAIN_NS, DeskStaff, SendToTables
from ui.pit.table_staff import TableStaff
from ui.presenter.house_alerts import STAFF

__all__ = ["pit", "server_address"]

HOUR_S = 3600
DESK = Ed25519PrivateKey.from_private_bytes(bytes(32))


class FollowingTable:
    """A table whose register follows the desk's: its files, and its window when it is opened."""

    def __init__(self, folder: Path, qtbot: QtBot, address: str = "") -> None:
        self._folder = folder
        self._qtbot = qtbot
        file = folder / "pit.url"
        file.write_text(address)
        file.with_name("pit.url.staff").write_bytes(new_staff_key(secrets.token_bytes))
        for private in folder.glob("pit.url*"):
            private.chmod(0o600)
        self.key = read_staff_key(folder / "pit.url.staff")
        (folder / "desk.pem").write_text(pem_of(DESK.public_key()))
        text = DEFAULT.replace('sign-in = "name"', 'sign-in = "pin"')
        text = text.replace('staff = ""', f'staff = "{folder / "desk.pem"}"')
        text = text.replace("staff-hours = 0", "staff-hours = 4")
        text = text.replace('server = ""', f'server = "{file}"')
        (folder / "house.toml").write_text(text)
        self.house = House(folder / "staff", b"t" * 32)

    def opened(self) -> TableRig:
        rig = TableRig(self._folder, self._qtbot, staff=self.house.register)
        rig.open_table.warm_up()
        return rig


@pytest.fixture
def desk_house(tmp_path: Path) -> Iterator[House]:
    house = staffed(tmp_path / "desk")
    house.now_ns = time.time_ns()
    yield house
    house.register.close()


def test_who_is_taken_on_at_the_desk_deals_and_who_is_disabled_there_is_out(
    pit: TestedPit, tmp_path: Path, qtbot: QtBot, desk_house: House
) -> None:
    table = FollowingTable(tmp_path, qtbot, pit.table("T1"))
    desk = SupervisorDesk(PitReader(pit.desk()), DESK, desk_house.register, {"T1": table.key})
    qtbot.addWidget(desk.window)
    with ExitStack() as opened:
        opened.enter_context(closing(desk))
        rig = opened.enter_context(closing(table.opened()))
        desk.begin()
        sheet = rig.window.sheets.signing_in
        assert not sheet.names.people, "the table makes no manager of its own"
        rig.until(lambda: table.house.register.find("ann") is not None)
        rig.until(lambda: "ann" in sheet.names.people)
        sign_by_pin(sheet, "ann", PINS["ann"])
        assert rig.session.person.name == "ann"
        desk_house.now_ns = time.time_ns()
        desk_house.take_on("ben", Role.DEALER)
        rig.until(lambda: (table.house.register.find("ben") or TOP) != TOP)
        rig.until(lambda: not getattr(table.house.register.find("ben"), "must_change", True))
        desk_house.now_ns = time.time_ns()
        desk_house.register.disable(TOP, "ann")
        rig.until(lambda: rig.session.barred_dealer == "ann")
        assert rig.session.verify(Open()) is not None
        assert entries(rig, "pit_staff")[-1].data["pit_staff"]["people"] == 3
        assert not entries(rig, "register_differs"), "each change is in the table's journal"


def test_the_desk_gives_the_register_when_it_changes_and_once_an_hour(desk_house: House) -> None:
    given: list[StaffForTable] = []
    send = SendToTables(DESK, lambda *_: None, given.append, {"T1": bytes(32), "T2": bytes(32)})
    watched = DeskStaff(desk_house.register, send, lambda: desk_house.now_ns)
    watched.stop()

    def tables() -> list[str]:
        desk_house.now_ns += 1
        watched.look()
        return [each.table for each in given]

    assert tables() == [], "no table is there yet"
    watched.tables = ("T1", "T3")
    assert tables() == ["T1"], "T3 keeps its own register"
    assert tables() == ["T1"]
    desk_house.take_on("ben", Role.DEALER)
    assert tables() == ["T1"] * 2
    watched.tables = ("T1", "T2", "T3")
    assert tables() == ["T1", "T1", "T2"]
    desk_house.now_ns += AGAIN_NS
    assert tables() == ["T1", "T1", "T2", "T1", "T2"]


def test_a_table_takes_neither_an_older_register_nor_one_of_another_desk(
    tmp_path: Path, qtbot: QtBot, desk_house: House
) -> None:
    table = FollowingTable(tmp_path, qtbot)
    with closing(table.opened()) as rig:
        staff = TableStaff(rig.controller, table.key, DESK.public_key(), time.time_ns)

        def give(desk: Ed25519PrivateKey = DESK, later_s: int = 0) -> SignedOrder:
            desk_house.now_ns += 1
            roster = desk_house.register.roster()
            roster = replace(roster, made_ns=roster.made_ns + later_s * 10**9)
            given = locked(roster, "T1", table.key, desk)
            return SignedOrder(given.body, given.signature)

        older = give()
        desk_house.register.disable(TOP, "ann")
        staff.take(give())
        staff.take(older)
        ann = table.house.register.find("ann")
        assert ann is not None
        assert not ann.enabled, "the server has given an older one"
        for _ in range(2):
            staff.take(forged := give(Ed25519PrivateKey.generate()))
            staff.take(forged)
        staff.take(give(later_s=HOUR_S))
        why = [entry.data["pit_staff_refused"] for entry in entries(rig, "pit_staff_refused")]
        assert why == [
            "the desk that keeps the register has not signed it",
            "the desk that keeps the register has not signed it",
            "it is said to be made later than now",
        ]
        assert len(entries(rig, "pit_staff")) == 1
        known = rig.session.standing.pit_staff
    table.house.new_start()
    with closing(table.opened()) as rig:
        assert rig.session.standing.pit_staff == known, "a new start knows which was the newest"


def test_a_table_that_is_cut_off_asks_a_shift_manager_after_some_hours(
    tmp_path: Path, qtbot: QtBot, desk_house: House
) -> None:
    desk_house.take_on("kim", Role.SHIFT_MANAGER)
    table = FollowingTable(tmp_path, qtbot)
    with closing(table.opened()) as rig:
        staff = TableStaff(rig.controller, table.key, DESK.public_key(), time.time_ns)
        given = locked(desk_house.register.roster(), "T1", table.key, DESK)
        staff.take(SignedOrder(given.body, given.signature))
        care, sign_in = rig.controller.house_care, rig.controller.staffing.table_sign_in

        def hours_later(hours: float) -> None:
            stamp = Stamp(desk_house.now_ns + round(hours * HOUR_S) * 10**9, time.monotonic_ns())
            care._clock = lambda: stamp
            care.look_at_staff()
            care.register.look_at_dealer()

        def barred() -> str:
            return rig.session.barred_dealer

        sign_by_pin(rig.window.sheets.signing_in, "ann", PINS["ann"])
        hours_later(3.9)
        assert STAFF not in cards(rig)
        assert barred() == ""
        hours_later(4.1)
        assert barred() == "ann"
        with pytest.raises(StaffRefusal) as refused:
            sign_in.sign_in("ann", PINS["ann"])
        assert refused.value.reason is StaffCode.UNCONFIRMED
        cards(rig)[STAFF].action.click()
        sign_by_pin(rig.open_table.house.signing.sheet, "kim", PINS["kim"])
        assert STAFF not in cards(rig)
        assert entries(rig, "staff_confirmed")[-1].person == "kim"
        hours_later(8.0)
        assert barred() == "", "as long again"
        hours_later(8.2)
        assert barred() == "ann"
        sign_in.sign_out(rig.session.person)
        rig.session.sign_in(sign_in.sign_in("kim", PINS["kim"]))
        hours_later(8.3)
        assert STAFF not in cards(rig), "a Shift Manager who signs in confirms it by that"
        assert barred() == ""
        sign_in.sign_in("ann", PINS["ann"], rig.session.person)
