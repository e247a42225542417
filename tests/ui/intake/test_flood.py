"""A device that sends more than a shoe can, at the window, on a real pseudo-terminal (§6)."""

from __future__ import annotations

import os
import random
import threading
import tty
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from drivers.catalogue import make_codec
from drivers.device import CardDrawn
from drivers.device_settings import DeviceSettings
from drivers.limits import LIMITS
from drivers.port import SerialPort
from drivers.reports import PortTrouble
from drivers.wire.envelope import EventFrame, encode
from tablemgr.journal import EntryKind
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from ui.dialogs.alerts import AlertCard
from ui.intake.bridge import MOST_A_TURN
from ui.presenter.header import device_status
from ui.views.shared import Lamp

from ..rig import TableRig

MEI = Person("mei", Role.PIT_SUPERVISOR)
MOST_STORED = LIMITS.burst_bytes + 2 * 4096
MOST_CARDS = LIMITS.burst_messages + LIMITS.piece_bytes // 9 + 8
"""Eight: what the bucket fills up by meanwhile."""
ENTRY_BYTES, MESSAGE_BYTES = 500, 2000
"""What an entry and what a card's entries take in the journal's file, at most."""


class Line:
    """The far end of the table's port: a thread that writes as fast as it is read."""

    def __init__(self) -> None:
        self.far, self.near = os.openpty()
        tty.setraw(self.near)
        os.set_blocking(self.far, False)
        self.name = os.ttyname(self.near)
        self._over = threading.Event()
        self._writer: threading.Thread | None = None

    def flood(self, data: bytes) -> None:
        """Write all of the data, or as much as goes before `end` is called."""
        self._writer = threading.Thread(target=self._write, args=(data,))
        self._writer.start()

    def end(self) -> None:
        self._over.set()
        if self._writer is not None:
            self._writer.join()

    def close(self) -> None:
        self.end()
        os.close(self.near)
        os.close(self.far)

    def _write(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest and not self._over.is_set():
            try:
                rest = rest[os.write(self.far, rest[:4096]) :]
            except BlockingIOError:
                self._over.wait(0.001)


@pytest.fixture
def line() -> Iterator[Line]:
    line = Line()
    yield line
    line.close()


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot, line: Line) -> Iterator[TableRig]:
    rig = TableRig(tmp_path, qtbot, port=line.name, settings='sign-in = "pin"')
    rig.until(rig.connected)
    yield rig
    rig.close()


def trouble(rig: TableRig) -> PortTrouble | None:
    state = rig.controller.link()
    assert state is not None
    return state.trouble


def set_aside(rig: TableRig) -> bool:
    """Whether the reader was set aside and the Dealer was told."""
    told = "device.set-aside" in rig.window.sheets.alerts.cards
    return told and trouble(rig) is PortTrouble.FLOODED


def stored(rig: TableRig) -> bytes:
    entries = rig.session.journal.entries(kinds=[EntryKind.RAW])
    return b"".join(bytes.fromhex(entry.data["hex"]) for entry in entries)


def alerts(rig: TableRig) -> dict[str, AlertCard]:
    return rig.window.sheets.alerts.cards


def alert(rig: TableRig) -> AlertCard:
    return alerts(rig)["device.set-aside"]


def signed(rig: TableRig) -> None:
    """Let a Pit Supervisor sign on the sheet that asks for it."""
    signing = rig.open_table.devices.signing
    assert signing.sheet.isVisible()
    assert signing.sheet.names.what.text() == "Card reader: back in service"
    signing.sheet.dismiss()
    signing.signed.emit(MEI)


def in_a_round(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 50", "close")


def test_random_bytes_at_full_speed_set_the_device_aside_with_a_word(
    table: TableRig, line: Line
) -> None:
    in_a_round(table)
    line.flood(random.Random(7).randbytes(4_400_000))
    table.until(lambda: set_aside(table) and "device.set-aside" in alerts(table))
    assert len(stored(table)) <= MOST_STORED
    assert table.session.doubt is not None, "the cards are not verified"
    assert "set aside" in alert(table).text.text()
    assert not alert(table).close_button.isVisibleTo(table.window)
    status = device_status(table.controller.link())
    assert (status.lamp, status.text) == (Lamp.WRONG, "set aside")
    told = [
        entry.data["event"] for entry in table.session.journal.entries(kinds=[EntryKind.DEVICE])
    ]
    assert told[-1] == "device.set-aside"
    assert len(table.kinds()) < 2 * LIMITS.burst_pieces + LIMITS.burst_messages


def cards_at_full_speed(count: int) -> bytes:
    """The bytes of this many cards, one after the other, as an Angel Eye shoe sends them."""
    ranks, suits = range(1, 14), range(1, 5)
    codes = [0x80 | suit << 4 | rank for suit in suits for rank in ranks]
    return b"".join(
        encode(EventFrame(number % 10, b"D\x81" + bytes([codes[number % 52]])))
        for number in range(1, count + 1)
    )


def test_of_valid_cards_at_full_speed_each_that_is_stored_is_dealt(
    table: TableRig, line: Line
) -> None:
    in_a_round(table)
    painted: list[int] = []
    table.controller.changed.connect(lambda: painted.append(len(table.cards())))
    line.flood(cards_at_full_speed(20_000))
    table.until(lambda: set_aside(table))
    heard = make_codec(DeviceSettings("angel-eye")).feed(stored(table), 0)
    drawn = [event.card.code for event in heard if isinstance(event, CardDrawn)]
    assert table.cards() == drawn
    assert LIMITS.burst_messages <= len(drawn) <= MOST_CARDS
    assert len(painted) <= 2 * (len(drawn) + 10), "shown once a turn, not once a card"
    grown = [after - before for before, after in pairwise(painted)]
    assert max(grown) <= MOST_A_TURN
    before = table.journal_path.stat().st_size
    table.session.journal.checkpoint()
    stored_bytes = table.journal_path.stat().st_size - before
    assert stored_bytes <= LIMITS.journal_bytes(1, entry=ENTRY_BYTES, message=MESSAGE_BYTES)


def test_an_hour_of_the_most_that_a_device_may_say_is_less_than_30_megabytes() -> None:
    assert LIMITS.journal_bytes(3600, entry=ENTRY_BYTES, message=MESSAGE_BYTES) < 30_000_000


def test_a_device_that_was_set_aside_is_taken_back_by_a_person(table: TableRig, line: Line) -> None:
    line.flood(b"\xfe" * 400_000)
    table.until(lambda: set_aside(table))
    line.end()
    alert(table).action.click()
    assert trouble(table) is PortTrouble.FLOODED, "nobody has signed"
    signed(table)
    table.until(table.connected)
    assert trouble(table) is None
    assert "device.set-aside" not in table.window.sheets.alerts.cards
    in_a_round(table)
    entries = list(table.session.journal.entries(kinds=[EntryKind.DEVICE]))
    (taken,) = [entry for entry in entries if entry.data["event"] == "device.taken-back"]
    assert (taken.person, taken.role) == (MEI.name, "pit-supervisor")
    assert taken.data["dealer"] == table.session.person.name


def test_while_a_device_is_set_aside_cards_go_by_hand(table: TableRig, line: Line) -> None:
    in_a_round(table)
    line.flood(b"\xfe" * 400_000)
    table.until(lambda: set_aside(table))
    assert table.window.side.currentWidget() is table.window.side.keypad
    table.controller.comparing.confirm_cards()
    table.by_hand("As", "9d")


def test_the_panel_says_that_it_is_set_aside_and_takes_it_back(table: TableRig, line: Line) -> None:
    line.flood(b"\xfe" * 400_000)
    table.until(lambda: set_aside(table))
    line.end()
    table.open_table.devices.show()
    panel = table.open_table.devices.panel
    assert panel.state.text().startswith("Set aside: it sent too much")
    panel.take_back.click()
    signed(table)
    table.until(table.connected)
    table.open_table.devices._show()
    assert not panel.take_back.isVisibleTo(panel)


def test_a_reader_that_dies_is_a_lost_cable_and_is_begun_again(
    table: TableRig, tmp_path: Path
) -> None:
    in_a_round(table)
    shoe = table.open_table.connection.shoe
    assert shoe is not None
    assert isinstance(shoe.device, SerialPort)
    first = shoe.device._thread

    def breaks(*_: object) -> bytes:
        raise ZeroDivisionError("in the reader")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("ui.devices.device_care.write_bug", lambda _: tmp_path / "bug.log")
        patched.setattr(SerialPort, "_exchange", breaks)
        table.until(lambda: trouble(table) is PortTrouble.FAILED)
        table.until(lambda: "device.disconnected" in table.window.sheets.alerts.cards)
    assert "bug.log" in table.window.sheets.alerts.cards["device-reader"].text.text()
    assert table.window.side.currentWidget() is table.window.side.keypad
    assert table.controller.standstill.view is None, "the Round goes on"
    table.until(table.connected)
    assert shoe.device._thread is not first
