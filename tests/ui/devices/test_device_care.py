"""The device panel at the window: state, last frame, counts, commands, the line's speed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from drivers.advice import ADVICE
from drivers.catalogue import make_codec
from drivers.device import Deliver, Device, DeviceError, ErrorKind, StandBy
from drivers.device_settings import DeviceSettings
from drivers.guessing import SPEEDS, Heard
from drivers.link import DeviceLink, LinkState
from drivers.machine_events import WrongMode
from drivers.reports import PortLost, PortOpened, PortTrouble, RawBytes
from drivers.wire.envelope import EventFrame, encode
from tablemgr.house.profile import DEFAULT
from tablemgr.journal import EntryKind
from tests.ui.fit import faults
from tests.ui.rig import TableRig
from ui.devices.panel import DevicePanel
from ui.devices.speed_search import SpeedSearch
from ui.presenter.device import device_view
from ui.views.header import MenuItem
from ui.views.shared import Lamp, Tone

NewRig = Callable[..., TableRig]
SHOE = DeviceSettings("angel-eye", "/dev/ttyUSB0", operations=True)


def linked(*chunks: bytes) -> LinkState:
    """A link that has been fed these bytes."""
    link = DeviceLink(make_codec(DeviceSettings("angel-eye")))
    link.feed(PortOpened("p", 0, 0))
    for chunk in chunks:
        link.feed(RawBytes(chunk, 10**9, 0))
    return link.state


# --- what is shown -----------------------------------------------------------------------------


def test_the_last_frame_is_shown_in_hex_and_in_words_and_counted() -> None:
    card = bytes.fromhex("05 33 44 81 B8 03 34 44")
    view = device_view(linked(card, card), SHOE, clock="21:04:05")
    assert view.frame == "05 33 44 81 B8 03 34 44"
    assert view.said == "Card drawn: 8s"
    assert dict(view.counts) == {
        "Understood": 1,
        "Not understood": 0,
        "Repeated": 1,
        "Gaps": 0,
        "Cards": 1,
    }
    assert view.port == "angel-eye · p · 4800 bits a second"
    assert (view.lamp, view.state, view.note) == (Lamp.GOOD, "Connected", "")


def test_silence_is_normal_and_a_dead_link_is_not() -> None:
    silent = device_view(linked(), SHOE)
    assert (silent.lamp, silent.note) == (Lamp.GOOD, "")
    assert "Silence is normal" in silent.heard
    dead = device_view(LinkState("p", connected=True, dead=True), SHOE)
    assert (dead.note, dead.tone) == (ADVICE["device.link-dead"], Tone.TAKE)


@pytest.mark.parametrize("kind", list(ErrorKind))
def test_every_error_says_what_the_dealer_is_to_do(kind: ErrorKind) -> None:
    error = DeviceError(kind, 1, raised=True, in_error_mode=True)
    view = device_view(LinkState("p", connected=True, error=error), SHOE)
    assert view.note == ADVICE[f"device.error.{kind.value}.raised"]
    assert view.lamp is Lamp.WRONG


def test_a_bee_tek_shoe_in_another_mode_says_how_to_switch_to_manual_burn_cards() -> None:
    state = LinkState("p", connected=True, last_event=WrongMode("Game", None))
    view = device_view(state, DeviceSettings("bee-tek", "COM3"))
    assert "Manual Burn Cards" in view.note
    assert view.why_none == "This device takes no commands."


@pytest.mark.parametrize("trouble", list(PortTrouble))
def test_a_port_that_is_not_to_be_had_says_why(trouble: PortTrouble) -> None:
    link = DeviceLink(make_codec(DeviceSettings("angel-eye")))
    link.feed(PortLost("p", trouble, "gone", 0, 0))
    view = device_view(link.state, SHOE)
    assert (view.lamp, view.note) == (Lamp.WRONG, ADVICE[f"device.port.{trouble.value}"])
    assert view.operations == ()


def test_garbage_offers_the_search_for_the_speed_on_a_real_line_only() -> None:
    state = linked(*[b"\xfe" * 10] * 4)
    assert state.only_garbage
    assert device_view(state, SHOE).offers_speed
    assert not device_view(linked(), SHOE).offers_speed
    assert not device_view(state, DeviceSettings("angel-eye", "simulator")).offers_speed


def test_commands_are_there_where_the_profile_allows_them() -> None:
    texts = [each.text for each in device_view(linked(), SHOE).operations]
    assert texts == ["Lock the shoe", "Unlock the shoe", "Clear the error"]
    off = device_view(linked(), DeviceSettings("angel-eye", "COM3"))
    assert (off.operations, off.why_none) == (
        (),
        "Commands to the shoe are off in the house profile.",
    )


def test_a_table_without_a_reader_says_so() -> None:
    assert device_view(None, SHOE).state == "Cards are entered by hand"


def test_without_a_reader_nothing_is_said_of_a_last_message(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    panel = DevicePanel(window)
    for link, said in ((None, False), (linked(), True)):
        panel.set_view(device_view(link, SHOE))
        assert [not each.isHidden() for each in panel.last_heading] == [said, said]


# --- at the window -----------------------------------------------------------------------------


@pytest.fixture
def with_commands(tmp_path: Path, new_rig: NewRig) -> TableRig:
    text = DEFAULT.replace("speed = 4800", "operations = true\nspeed = 4800")
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    return new_rig()


def opened(rig: TableRig) -> DevicePanel:
    rig.window.header.asked.emit(MenuItem.DEVICE)
    panel = rig.open_table.devices.panel
    assert panel.isVisible()
    return panel


def test_the_panel_follows_the_device(rig: TableRig) -> None:
    panel = opened(rig)
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh")
    rig.until(lambda: panel.said.text() == "Card drawn: Kh")
    assert faults(panel) == []
    panel.dismiss()
    rig.simulator.unplug()
    rig.until(lambda: not rig.connected())
    assert panel.state.text() == "Connected"  # nobody looks


def test_the_panel_names_no_card_that_lies_face_down_s10(new_rig: NewRig) -> None:
    rig = new_rig(settings='game = "si-ki-pi"\ndecks = 1')
    rig.tell("open", "bet 1 ann 100 seated", "close")
    panel = opened(rig)
    rig.tell("card Kh")
    rig.until(lambda: panel.said.text() == "Card drawn")
    assert panel.frame.text() == ""


def test_a_supervisor_locks_the_shoe_and_has_signed_for_it(with_commands: TableRig) -> None:
    rig = with_commands
    panel = opened(rig)
    assert faults(panel) == []
    panel.buttons[0].click()
    asking = rig.open_table.devices.signing.sheet
    assert asking.isVisible()
    assert not rig.simulator.locked
    asking.names.name.setText("mary")
    asking.names.ok.click()
    rig.until(lambda: rig.simulator.locked)
    rig.until(lambda: rig.controller.link().locked is True)  # type: ignore[union-attr] # there is one
    asked = [e for e in rig.session.journal.entries() if e.kind is EntryKind.DEVICE]
    entry = next(e for e in asked if e.data["event"] == "device.operation-asked")
    assert (entry.person, entry.role) == ("mary", "pit-supervisor")
    assert entry.data["details"] == {"operation": "lock", "number": 0}
    assert entry.data["dealer"] == "dealer"
    rig.until(lambda: panel.state.text() == "Locked")


def test_a_command_that_cannot_be_given_is_told(with_commands: TableRig) -> None:
    rig = with_commands
    panel = opened(rig)
    panel.buttons[0].click()
    rig.simulator.unplug()
    rig.until(lambda: not rig.connected() and not panel.buttons)  # while somebody signs
    rig.open_table.devices.signing.sheet.names.name.setText("mary")
    rig.open_table.devices.signing.sheet.names.ok.click()
    assert "device-asked" in rig.window.sheets.alerts.cards


# --- the line's speed --------------------------------------------------------------------------


class Line:
    """A port at which messages can be read at one speed only."""

    name = "line"

    failure: BaseException | None = None

    def __init__(self, baud: int, deliver: Deliver, fits: int) -> None:
        self._deliver = deliver
        self._good = baud == fits
        self.runs = False

    def start(self) -> None:
        self.runs = True
        said = [encode(EventFrame(n, b"P")) for n in (1, 2, 3)] if self._good else [b"\xfe"] * 30
        for data in said:
            self._deliver(RawBytes(data, 0, 0))

    def stop(self) -> None:
        self.runs = False

    def send(self, data: bytes) -> None:
        raise AssertionError(data)


@pytest.mark.parametrize(("fits", "tried"), [(19200, list(SPEEDS[:3])), (7, list(SPEEDS))])
def test_each_speed_is_listened_to_until_one_can_be_read(
    qtbot: QtBot, fits: int, tried: list[int]
) -> None:
    lines: list[Line] = []

    def make(baud: int, deliver: Deliver) -> Device:
        assert not any(line.runs for line in lines)
        lines.append(Line(baud, deliver, fits))
        return lines[-1]

    parent = QObject()
    search = SpeedSearch(make, lambda: make_codec(SHOE), parent, listen_ms=1)
    listened: list[int] = []
    search.listening.connect(listened.append)
    with qtbot.waitSignal(search.found) as found:
        search.start()
    assert listened == tried
    heard = found.args[0] if found.args else None
    assert (heard.baud if isinstance(heard, Heard) else 7) == fits
    assert not any(line.runs for line in lines)
    assert not search.runs


def test_the_speed_that_fits_is_used_at_the_table(rig: TableRig) -> None:
    devices = rig.open_table.devices
    shoe = rig.open_table.connection.shoe
    assert shoe is not None
    made: list[int] = []

    def make(baud: int, deliver: Deliver) -> Device:
        made.append(baud)
        return Line(baud, deliver, 9600)

    devices.make_device = make
    devices.searching.listen_ms = 1
    opened(rig)
    devices.find_speed()
    rig.until(lambda: len(made) == 2)
    assert made == [9600, 4800], "the old speed until somebody has signed"
    signing = rig.open_table.house.signing.sheet
    assert "Reader's speed: 4800 \u2192 9600" in signing.names.what.text()
    signing.names.name.setText("Mei Tan")
    signing.names.ok.click()
    assert made == [9600, 4800, 9600]
    (entry,) = [e for e in rig.session.journal.entries() if e.data.get("changed")]
    assert (entry.person, entry.data["changed"]) == ("Mei Tan", [["device.speed", 4800, 9600]])
    assert "speed = 9600" in rig.file.read_text(encoding="utf-8")
    assert "now runs at 9600" in devices.panel.speed.text()
    rig.until(lambda: isinstance(shoe.state.last_event, StandBy))
