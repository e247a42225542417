"""A supervisor opens a table's case at the desk and signs; the table decides, journals, answers."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from pytestqt.qtbot import QtBot

from tablemgr.house.table_key import pem_of
from tablemgr.journal import EntryKind
from tablemgr.pit.orders import ORDER, REFUSED
from tablemgr.pit.reading import PitReader
from tablemgr.rules.games.position import Phase
from tests.pit_server import TestedPit, pit, server_address
from tests.ui.rig import TableRig
from tests.ui.supervisor.case_rig import acts, dealing_error, press, sign
from ui.pit.desk import SupervisorDesk
from ui.supervisor.case_steps import CaseStep, CaseSteps

__all__ = ["pit", "server_address"]


def answers(rig: TableRig) -> list[tuple[str, str]]:
    """Who signed each order that the table has answered, and why it was refused."""
    entries = rig.session.journal.entries(kinds=(EntryKind.SESSION,), holding=(f'"{ORDER}"',))
    return [(each.data[ORDER]["person"], each.data.get(REFUSED, "")) for each in entries]


def go_to_signature(cases: CaseSteps) -> None:
    """Every Player takes his Bet back, every card that must move is moved."""
    for _ in CaseStep:
        if cases.step is CaseStep.SIGN:
            return
        if cases.step is CaseStep.OPTIONS:
            cases.answer_all(False)
        if cases.step in (CaseStep.PLAN, CaseStep.MOVED):
            for move in list(cases.sheet.plan.buttons):
                cases.tick(move)
        cases.go_on()
    raise AssertionError(cases.step)


def opened(pit: TestedPit, folder: Path, qtbot: QtBot, key: Ed25519PrivateKey) -> TableRig:
    """A table that sends to the pit, and takes the orders of the desk with that key."""
    folder.mkdir()
    address, desks = folder / "pit.url", folder / "desks.pem"
    address.write_text(pit.table("T1"))
    address.chmod(0o600)
    desks.write_text(pem_of(Ed25519PrivateKey.generate().public_key()) + pem_of(key.public_key()))
    rig = TableRig(folder, qtbot, settings=f'server = "{address}"\ndesks = "{desks}"')
    rig.open_table.warm_up()
    return rig


def test_a_case_is_ruled_from_the_desk(pit: TestedPit, tmp_path: Path, qtbot: QtBot) -> None:
    key = Ed25519PrivateKey.generate()
    rig = opened(pit, tmp_path / "table", qtbot, key)
    with closing(rig), closing(SupervisorDesk(PitReader(pit.desk()), key)) as desk:
        dealing_error(rig)
        qtbot.addWidget(desk.window)
        desk.window.resize(1280, 800)
        desk.window.show()
        desk.begin()
        rig.until(lambda: [call.table for call in desk.window.view.calls if call.opens_case] != [])
        desk.open_case("T1")
        assert desk.case is not None
        steps = desk.case.steps
        here = rig.window.resolving.cases.sheet.comparing
        there = steps.sheet.comparing
        assert there.view is not None
        assert here.view is not None
        assert [each.title for each in there.view.columns] == [
            each.title for each in here.view.columns
        ], "the preview is the table's own"
        assert there.table.words() == here.table.words()
        press(steps, "Bets back")
        go_to_signature(steps)
        sign(steps, "mary")
        rig.until(lambda: rig.phase() is not Phase.IRREGULARITY)
        assert answers(rig) == [("mary", "")]
        assert all(person == "mary" for line, person in acts(rig) if line.startswith("choose"))
        rig.until(lambda: "has taken the ruling" in desk.window.said)
        rig.until(lambda: desk.case is None)
        assert not [call for call in desk.window.view.calls if call.opens_case]
