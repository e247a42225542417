"""Who is disabled at the desk is out at every table."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from pytestqt.qtbot import QtBot

from tablemgr.house.profile import DEFAULT
from tablemgr.house.table_key import pem_of
from tablemgr.journal import EntryKind
from tablemgr.pit.orders import ORDER, REFUSED, SignedOrder, TableOrder
from tablemgr.rules.commands import Open
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, TOP, House
from tests.ui.rig import TableRig
from tests.ui.table.staffed_tables import sign_by_pin
from ui.pit.desk_staff import DeskStaff, SendToTables
from ui.pit.table_line import TableLine


def staffed(folder: Path) -> House:
    """A house with a Shift Manager and a Dealer, as it is at the desk and at the table."""
    folder.mkdir()
    house = House(folder)
    one_time = house.register.first_manager("top")
    assert one_time is not None
    house.register.change_pin("top", one_time.pin, PINS["top"])
    house.take_on("ann", Role.DEALER)
    return house


def test_who_is_disabled_at_the_desk_deals_no_longer(tmp_path: Path, qtbot: QtBot) -> None:
    key = Ed25519PrivateKey.generate()
    desk, here = staffed(tmp_path / "desk"), staffed(tmp_path / "staff")
    given: list[tuple[TableOrder, SignedOrder]] = []
    send = SendToTables(key, lambda *order: given.append(order), lambda _: None, {})
    watched = DeskStaff(desk.register, send, lambda: desk.now_ns)
    watched.tables = ("T1", "T2")
    watched.look()
    assert not given
    desk.register.disable(TOP, "ann")
    qtbot.waitUntil(lambda: len(given) == 2, timeout=1000)
    watched.look()
    assert [order.table for order, _ in given] == ["T1", "T2"], "once for each table"
    watched.stop()

    text = DEFAULT.replace('sign-in = "name"', 'sign-in = "pin"')
    (tmp_path / "desks.pem").write_text(pem_of(key.public_key()))
    (tmp_path / "house.toml").write_text(
        text.replace('desks = ""', f'desks = "{tmp_path / "desks.pem"}"')
    )
    with closing(TableRig(tmp_path, qtbot, staff=here.register)) as rig:
        sign_by_pin(rig.window.sheets.signing_in, "ann", PINS["ann"])
        line = TableLine(rig.controller, lambda: desk.now_ns)
        line.take_up_desks()
        line.decide(given[0][1])
        ann = here.register.find("ann")
        assert ann is not None
        assert not ann.enabled
        rig.until(lambda: rig.session.barred_dealer == "ann")
        assert rig.session.verify(Open()) is not None
        line.decide(given[1][1])  # the other table's
        entries = [e.data for e in rig.session.journal.entries(kinds=(EntryKind.SESSION,))]
        answers = [data for data in entries if ORDER in data]
        assert [data.get(REFUSED) for data in answers] == [None, "it is for another table"]
        assert answers[0][ORDER]["disables"] == "ann"
    desk.register.close()
