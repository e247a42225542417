"""The link: reports of a port in, events out, and what the device panel shows."""

from __future__ import annotations

import pytest

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    Connected,
    DeviceEvent,
    Disconnected,
    Operation,
    OperationAccepted,
    OperationKind,
    PortUnavailable,
)
from drivers.device_settings import DeviceSettings
from drivers.link import DeviceLink, LinkState
from drivers.manual import ManualDevice
from drivers.protocols import angel_eye
from drivers.protocols.angel_eye import AngelEyeCodec
from drivers.reports import PortLost, PortOpened, PortTrouble, RawBytes
from drivers.wire.envelope import EventFrame, encode
from drivers.wire.numbered import START
from tablemgr.basics.cards import card
from tablemgr.basics.errors import Fault

OPENED = PortOpened("/dev/shoe", 0, 0)
UNPLUGGED = PortLost("/dev/shoe", PortTrouble.UNPLUGGED, "no data", 0, 0)
ABSENT = PortLost("/dev/shoe", PortTrouble.ABSENT, "no such file", 0, 0)


def message(seq: int, data: bytes) -> bytes:
    return encode(EventFrame(seq, data))


def raw(data: bytes, at_ns: int = 0) -> RawBytes:
    return RawBytes(data, 1_000 + at_ns, at_ns)


def linked(*chunks: bytes) -> tuple[DeviceLink, list[DeviceEvent]]:
    link = DeviceLink(AngelEyeCodec())
    events = list(link.feed(OPENED))
    for chunk in chunks:
        events += link.feed(raw(chunk))
    return link, events


def test_nothing_is_known_before_the_port_is_open() -> None:
    assert DeviceLink(AngelEyeCodec()).state == LinkState()


def test_connecting_doubts_the_cards_each_time() -> None:
    link, events = linked()
    assert events == [Connected("/dev/shoe")]
    assert events[0].doubts_cards
    assert link.state.connected
    assert link.feed(UNPLUGGED) == (Disconnected("/dev/shoe", "no data"),)
    assert link.feed(OPENED) == (Connected("/dev/shoe"),)


def test_a_loss_in_the_middle_of_a_message_says_what_was_cut() -> None:
    half = message(1, angel_eye.draw(card("8s")))[:4]
    link, _ = linked(half)
    events = link.feed(UNPLUGGED)
    assert events == (BadFrame(half, BadReason.CUT_OFF), Disconnected("/dev/shoe", "no data"))
    assert all(event.doubts_cards for event in events)
    assert link.state.trouble is PortTrouble.UNPLUGGED


def test_a_port_that_cannot_be_had_is_no_doubt() -> None:
    link = DeviceLink(AngelEyeCodec())
    (event,) = link.feed(ABSENT)
    assert event == PortUnavailable("/dev/shoe", PortTrouble.ABSENT, "no such file")
    assert not event.doubts_cards
    assert event.text_key == "device.port.absent"
    assert (link.state.trouble, link.state.trouble_reason) == (PortTrouble.ABSENT, "no such file")


def test_counts() -> None:
    eight = message(1, angel_eye.draw(card("8s")))
    link, _ = linked(
        eight,
        eight,
        b"rubbish",
        message(1, angel_eye.draw(card("9s"))),
        message(4, angel_eye.draw(card("Ts"))),
        message(5, angel_eye.CUT_CARD),
    )
    state = link.state
    assert (state.cards, state.good, state.bad, state.repeated, state.gaps) == (2, 4, 1, 1, 2)
    assert state.last_bytes_wall_ns == 1_000


def test_a_message_that_comes_late_is_not_counted_as_bad() -> None:
    eight = message(1, angel_eye.draw(card("8s")))
    link, _ = linked(eight[:4])
    assert [type(event) for event in link.tick(2_000_000_000)] == [BadFrame]
    assert link.feed(raw(eight[4:], 3_000_000_000)) == (CardDrawn(card("8s"), 1),)
    assert (link.state.good, link.state.bad) == (1, 0)


def test_lock_and_error_are_shown_and_forgotten_at_a_start() -> None:
    link, events = linked(
        message(1, angel_eye.lock_state(locked=True)),
        message(2, angel_eye.error(1, raised=True, in_error_mode=True)),
    )
    assert link.state.locked is True
    assert link.state.error is events[-1]
    link.feed(raw(message(3, angel_eye.error(3, raised=False, in_error_mode=True))))
    assert link.state.error is events[-1]
    link.feed(raw(message(4, angel_eye.error(1, raised=False, in_error_mode=False))))
    assert link.state.error is None
    link.feed(raw(message(5, angel_eye.error(6, raised=True, in_error_mode=True))))
    link.feed(raw(message(1, START)))
    assert (link.state.locked, link.state.error) == (None, None)


def test_operations_need_a_connection_and_are_answered() -> None:
    link = DeviceLink(AngelEyeCodec(DeviceSettings("angel-eye", operations=True)))
    lock = Operation(OperationKind.LOCK)
    with pytest.raises(Fault, match="not connected"):
        link.request(lock, 0)
    link.feed(OPENED)
    assert link.request(lock, 0).startswith(b"\x02OPLK02")
    assert link.feed(raw(b"\x06")) == (OperationAccepted(lock),)


def test_what_is_owed_to_the_device_passes_through() -> None:
    link = DeviceLink(AngelEyeCodec(DeviceSettings("angel-eye", acknowledge=True)))
    link.feed(OPENED)
    link.feed(raw(message(1, angel_eye.STAND_BY)))
    assert link.take_replies() == b"\x06"


def test_a_persons_cards_pass_through() -> None:
    link = DeviceLink(AngelEyeCodec())
    events: list[DeviceEvent] = []
    device = ManualDevice(lambda delivery: events.extend(link.feed(delivery)))
    device.card(card("8s"))
    assert events == []
    device.start()
    device.send(b"\x06")
    given = device.card(card("8s"))
    device.card(card("8s"))
    device.stop()
    device.card(card("9s"))
    assert events == [given, given] == [CardDrawn(card("8s"), by_hand=True)] * 2
    assert link.state.cards == 2
    assert device.name == "manual"
