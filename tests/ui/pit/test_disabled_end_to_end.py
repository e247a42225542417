"""From the desk's register by a real server to a table that deals: who is disabled is out."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from pytestqt.qtbot import QtBot

from tablemgr.house.profile import DEFAULT
from tablemgr.house.table_key import pem_of
from tablemgr.journal import EntryKind
from tablemgr.pit.orders import ORDER, REFUSED
from tablemgr.pit.reading import PitReader
from tablemgr.rules.commands import Open
from tests.pit_server import TestedPit, pit, server_address
from tests.tablemgr.house.staff.house import PINS, TOP
from tests.ui.pit.test_desk_staff import staffed
from tests.ui.rig import TableRig
from tests.ui.table.staffed_tables import sign_by_pin
from ui.pit.desk import SupervisorDesk

__all__ = ["pit", "server_address"]


def test_a_dealer_disabled_while_the_line_is_cut_is_out_as_soon_as_it_is_there_again(
    pit: TestedPit, tmp_path: Path, qtbot: QtBot
) -> None:
    key = Ed25519PrivateKey.generate()
    desk_house, table_house = staffed(tmp_path / "desk"), staffed(tmp_path / "staff")
    (tmp_path / "desks.pem").write_text(pem_of(key.public_key()))
    address = tmp_path / "pit.url"
    address.write_text(pit.table("T1"))
    address.chmod(0o600)
    (tmp_path / "house.toml").write_text(
        DEFAULT.replace('sign-in = "name"', 'sign-in = "pin"')
        .replace('desks = ""', f'desks = "{tmp_path / "desks.pem"}"')
        .replace('server = ""', f'server = "{address}"')
    )
    desk = SupervisorDesk(PitReader(pit.desk()), key, desk_house.register)
    qtbot.addWidget(desk.window)
    with closing(desk), closing(TableRig(tmp_path, qtbot, staff=table_house.register)) as rig:
        rig.open_table.warm_up()
        sign_by_pin(rig.window.sheets.signing_in, "ann", PINS["ann"])
        desk.begin()
        rig.until(lambda: desk.staff is not None and desk.staff.tables == ("T1",))
        assert not rig.session.barred_dealer
        pit.owner.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE application_name = 'tablemgr T1'"
        )
        desk_house.now_ns = time.time_ns()
        desk_house.register.disable(TOP, "ann")
        rig.until(lambda: rig.session.barred_dealer == "ann")
        assert rig.session.verify(Open()) is not None

        def answers() -> list[object]:
            """What the desk reads of it in the table's journal."""
            journal = desk.floor.tables["T1"].journal
            entries = journal.entries(kinds=(EntryKind.SESSION,))
            return [entry.data.get(REFUSED) for entry in entries if ORDER in entry.data]

        rig.until(lambda: answers() == [None])
    desk_house.register.close()
