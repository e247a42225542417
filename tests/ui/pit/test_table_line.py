"""A table of the program sends its journal to the pit's server, and never waits for it."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Fault
from tablemgr.pit.forwarder import AskedByDesks, Forwarded
from tablemgr.pit.marks import TableMark, table_marks
from tablemgr.pit.server import ServerAway
from tests.pit_server import TestedPit, pit, server_address
from tests.tablemgr.tables import ROUND
from tests.ui.rig import TableRig
from ui.pit.line_thread import LineDown, LineReport, LineThread, LineUp

__all__ = ["pit", "server_address"]


def mark(pit: TestedPit) -> TableMark:
    return {each.table: each for each in table_marks(pit.owner)}["T1"]


def test_a_table_is_seen_in_the_pit_and_a_copy_of_it_is_found_out(
    pit: TestedPit, tmp_path: Path, qtbot: QtBot
) -> None:
    address = tmp_path / "pit.url"
    address.write_text(pit.table("T1"))
    address.chmod(0o600)

    def opened() -> TableRig:
        rig = TableRig(tmp_path, qtbot, key=True, settings=f'server = "{address}"')
        rig.open_table.warm_up()
        return rig

    def is_sent(rig: TableRig) -> Callable[[], bool]:
        journal = rig.session.journal
        return lambda: (
            (mark(pit).last_seq, mark(pit).last_hash)
            == (
                journal.last_seq,
                journal.last_hash,
            )
        )

    rig = opened()
    rig.tell(*ROUND)
    rig.until(is_sent(rig))
    rig.close()
    older = shutil.copytree(tmp_path / "tables", tmp_path / "older")
    rig = opened()
    rig.tell(*ROUND)
    rig.until(is_sent(rig))
    rig.close()
    shutil.rmtree(tmp_path / "tables")
    shutil.copytree(older, tmp_path / "tables")
    rig = opened()
    said = "The pit's server has another journal of this table after entry"
    rig.until(lambda: any(said in each for each in rig.session.standing.unwitnessed))
    rig.until(is_sent(rig))
    assert mark(pit).is_forked
    rig.close()


class SlowLine:
    """A line that does what it is told, one step after the other."""

    def __init__(self, *steps: Forwarded | Fault) -> None:
        self.parted: tuple[int, ...] = (3,)
        self.closed = False
        self.done = threading.Event()
        self._steps = list(steps)

    def step(self) -> Forwarded:
        if not self._steps:
            self.done.set()
            return Forwarded(1, 0, complete=True)
        step = self._steps.pop(0)
        if isinstance(step, Fault):
            raise step
        return step

    def asked(self) -> AskedByDesks:
        return AskedByDesks()

    def close(self) -> None:
        self.closed = True


def test_what_changes_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.pit.line_thread.RETRY_S", (0.0,))
    monkeypatch.setattr("ui.pit.line_thread.REFUSED_S", 0.0)
    away, refused, on = ServerAway("away"), Fault("no"), Forwarded(1, 1, complete=False)
    line = SlowLine(away, away, on, on, away, refused, on)
    said: list[LineReport] = []
    thread = LineThread(line, said.append)
    thread.start()
    assert line.done.wait(10)
    thread.stop()
    assert said == [
        LineDown(away, refused=False),
        LineUp((3,)),
        LineDown(away, refused=False),
        LineDown(refused, refused=True),
        LineUp((3,)),
    ]
    assert line.closed
    assert thread.failure is None
