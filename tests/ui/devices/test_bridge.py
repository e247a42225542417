"""From what a device delivers to the table: bytes stored first, each card told, answers sent."""

from __future__ import annotations

from collections.abc import Mapping

from pytestqt.qtbot import QtBot

from drivers.catalogue import make_codec
from drivers.codecs.envelope import EventFrame, encode
from drivers.device import DeviceEvent
from drivers.link import DeviceLink
from drivers.reports import PortOpened, RawBytes
from tablemgr.cards import Card, cards
from tablemgr.journal import Json, Stamp
from ui.devices.bridge import DeviceBridge


class Desk:
    """Keeps what it is told, in order."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def raw(self, port: str, data: bytes, stamp: Stamp) -> None:
        self.told.append((port, data, stamp))

    def reported(self, event: DeviceEvent, details: Mapping[str, Json]) -> None:
        self.told.append((event.key, dict(details)))

    def card(self, card: Card, via: str) -> None:
        self.told.append((card, via))

    def cut_card(self) -> None:
        self.told.append("cut card")

    def new_shoe(self) -> None:
        self.told.append("new shoe")


class Box:
    """A device that takes what is sent to it."""

    name = "box"

    def __init__(self) -> None:
        self.got = b""

    def start(self) -> None:
        """Runs already."""

    def stop(self) -> None:
        """Has nothing to stop."""

    def send(self, data: bytes) -> None:
        self.got += data


def test_a_set_is_dealt_card_by_card_and_each_message_answered(qtbot: QtBot) -> None:
    desk, box = Desk(), Box()
    link = DeviceLink(make_codec("table-link"))
    bridge = DeviceBridge(link, desk, via="table-link", monotonic_ns=lambda: 0)
    bridge.start(box)
    said = encode(EventFrame(1, b"U4AsKhTd2c")) + encode(EventFrame(2, b"K"))
    bridge.deliver(PortOpened("p", 0, 0))
    bridge.deliver(RawBytes(said, 7, 8))
    qtbot.waitUntil(lambda: len(box.got) == 2)
    bridge.deliver(RawBytes(encode(EventFrame(3, b"X??Kh")), 9, 9))
    qtbot.waitUntil(lambda: len(box.got) == 3)
    bridge.stop()
    assert box.got == b"\x06\x06\x06"
    assert desk.told == [
        ("device.connected", {"port": "p"}),
        ("p", said, Stamp(7, 8)),
        *[(card, "table-link") for card in cards("As Kh Td 2c")],
        ("p", encode(EventFrame(3, b"X??Kh")), Stamp(9, 9)),
        ("device.double-feed", {"cards": [None, "Kh"]}),
    ]
