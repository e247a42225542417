"""While a Round is open the screen stays lit and the machine awake, by the desktop's bus."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.rig import TableRig
from ui.presenter.alerts import SCREEN_DARK
from ui.sitting.wakeful import Wakeful, screen_keeper, sleep_keeper
from ui.views.dialogs import AlertView

ROOT = Path(__file__).parents[3]


class Keeper:
    """Keeps what it is asked, if it can."""

    def __init__(self, *, can: bool = True) -> None:
        self._can = can
        self.why: str | None = None
        self.asked = 0

    def hold(self, why: str) -> bool:
        self.asked += 1
        self.why = why
        return self._can

    def release(self) -> None:
        self.why = None


@pytest.fixture
def rig(tmp_path: Path, qtbot: QtBot) -> Iterator[TableRig]:
    rig = TableRig(tmp_path, qtbot)
    yield rig
    rig.close()


def alerts(rig: TableRig) -> list[str]:
    shown: list[str] = []

    def note(alert: AlertView) -> None:
        shown.append(alert.key)

    rig.controller.alerted.connect(note)
    return shown


def test_it_is_held_from_the_opening_of_a_round_to_its_end(rig: TableRig) -> None:
    shown = alerts(rig)
    screen, sleep = Keeper(), Keeper()
    wakeful = Wakeful(rig.controller, screen, sleep)
    wakeful.begin()
    assert (screen.asked, screen.why) == (1, None), "it was tried, and nothing is to be held yet"
    rig.tell("open")
    assert (screen.why, sleep.why) == ("A Round is open at table T1",) * 2
    rig.tell("bet 1 ann 50 seated", "close", "card Kh 9d Qd", "proceed", "stand 1", "card 8s")
    assert (screen.asked, sleep.asked) == (2, 2), "asked once a Round"
    rig.tell("settle")
    assert (screen.why, sleep.why) == (None, None)
    assert SCREEN_DARK not in shown


def test_a_screen_that_can_not_be_held_is_said_at_the_start_and_once(rig: TableRig) -> None:
    shown = alerts(rig)
    wakeful = Wakeful(rig.controller, Keeper(can=False), Keeper())
    wakeful.begin()
    assert shown.count(SCREEN_DARK) == 1
    rig.tell("open")
    assert shown.count(SCREEN_DARK) == 1


def test_who_knows_it_is_not_told_again_at_a_later_start(rig: TableRig) -> None:
    Wakeful(rig.controller, Keeper(can=False), Keeper()).begin()
    card = rig.window.messages.list.cards[SCREEN_DARK]
    assert card.action.text() == "I know"
    card.action.click()
    assert SCREEN_DARK not in rig.window.messages.list.cards
    shown: list[str] = []
    rig.controller.alerted.connect(lambda view: shown.append(view.key))
    Wakeful(rig.controller, Keeper(can=False), Keeper()).begin()
    assert SCREEN_DARK not in shown


def test_a_machine_that_has_no_sleep_is_no_matter(rig: TableRig) -> None:
    shown = alerts(rig)
    Wakeful(rig.controller, Keeper(), Keeper(can=False)).begin()
    assert SCREEN_DARK not in shown


def test_a_table_taken_up_in_mid_round_is_held_at_once(rig: TableRig) -> None:
    rig.tell("open")
    screen = Keeper()
    wakeful = Wakeful(rig.controller, screen)
    wakeful.begin()
    assert screen.why is not None
    wakeful.let_go()
    assert screen.why is None


def test_without_a_bus_nothing_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = "unix:path=/nowhere/at/all"
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", nowhere)
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", nowhere)
    for keeper in (screen_keeper(), sleep_keeper()):
        assert not keeper.hold("a test")
        keeper.release()


SERVICE = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtDBus import QDBusConnection, QDBusServiceWatcher, QDBusVirtualObject

app = QCoreApplication([])
bus = QDBusConnection.sessionBus()
watcher = QDBusServiceWatcher()
watcher.setConnection(bus)
watcher.setWatchMode(QDBusServiceWatcher.WatchModeFlag.WatchForUnregistration)
watcher.serviceUnregistered.connect(lambda name: print("gone", flush=True))


class Desktop(QDBusVirtualObject):
    def introspect(self, path):
        return ""

    def handleMessage(self, message, connection):
        watcher.addWatchedService(message.service())
        print(message.member(), *message.arguments(), flush=True)
        return connection.send(message.createReply([7]))


desktop = Desktop()
bus.registerVirtualObject("/org/freedesktop/ScreenSaver", desktop)
print(bus.registerService("org.freedesktop.ScreenSaver"), flush=True)
app.exec()
"""
BOTH = """
import subprocess
import sys

service = subprocess.Popen([sys.executable, sys.argv[1]], stdout=subprocess.PIPE, text=True)
print(service.stdout.readline(), end="")

from PySide6.QtCore import QCoreApplication
from ui.sitting.wakeful import screen_keeper

app = QCoreApplication([])
keeper = screen_keeper()
for why in ("first", "second"):
    assert keeper.hold(why)
    print(service.stdout.readline(), end="")
    keeper.release()
    print(service.stdout.readline(), end="")
service.kill()
service.communicate()
"""


@pytest.mark.skipif(not which("dbus-run-session"), reason="no D-Bus here to ask")
def test_a_desktop_is_asked_and_let_go_when_the_connection_ends(tmp_path: Path) -> None:
    service, both = tmp_path / "service.py", tmp_path / "both.py"
    service.write_text(SERVICE)
    both.write_text(BOTH)
    found = subprocess.run(
        ["dbus-run-session", "--", sys.executable, str(both), str(service)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert found.stdout.splitlines() == [
        "True",
        "Inhibit tablemgr first",
        "gone",
        "Inhibit tablemgr second",
        "gone",
    ]
