"""The device panel: how the device is, what is to be done, what it said and can be asked."""

from __future__ import annotations

import pytest

from drivers.advice import advice
from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    Connected,
    DeviceError,
    DeviceEvent,
    ErrorKind,
    LockState,
    Operation,
    OperationKind,
)
from drivers.device_settings import DeviceSettings
from drivers.link import LinkState
from drivers.machine_events import BadFrames, CardSet, Jam, SetAside
from drivers.reports import PortTrouble
from tablemgr.basics.cards import card, cards
from ui.presenter.device import device_view, meaning
from ui.views.shared import Lamp, Tone

ANGEL_EYE = DeviceSettings("angel-eye", "ttyUSB0", operations=True)
WITHOUT = DeviceSettings("angel-eye", "ttyUSB0")
SIMULATED = DeviceSettings("angel-eye", "simulator")
OTHER = DeviceSettings("bee-tek", "ttyUSB0")
ERROR = DeviceError(ErrorKind.BUTTON, 7, raised=True, in_error_mode=True)
GOOD = LinkState(connected=True)


def test_without_a_reader_cards_are_entered_by_hand() -> None:
    view = device_view(None, ANGEL_EYE)
    assert (view.lamp, view.state) == (Lamp.OFF, "Cards are entered by hand")
    assert view.port == "The house profile names no card reader."


@pytest.mark.parametrize(
    ("link", "state", "tone"),
    [
        (GOOD, "Connected", Tone.PLAIN),
        (LinkState(), "Not connected", Tone.TAKE),
        (LinkState(connected=True, locked=True), "Locked", Tone.WARN),
        (LinkState(connected=True, error=ERROR), "Error", Tone.TAKE),
        (
            LinkState(connected=True, dead=True),
            "Connected, but silent when it should not be",
            Tone.TAKE,
        ),
        (
            LinkState(connected=True, only_garbage=True),
            "Connected, but nothing that comes can be read",
            Tone.TAKE,
        ),
        (
            LinkState(trouble=PortTrouble.FLOODED, trouble_reason="9 kB"),
            "Set aside: it sent too much (9 kB)",
            Tone.TAKE,
        ),
    ],
)
def test_how_the_device_is_and_how_urgent(link: LinkState, state: str, tone: Tone) -> None:
    view = device_view(link, ANGEL_EYE)
    assert (view.state, view.tone) == (state, tone)
    assert bool(view.note) == (tone is not Tone.PLAIN)
    assert view.set_aside == (link.trouble is PortTrouble.FLOODED)


def test_what_stands_is_advised_before_what_was_said_last() -> None:
    jam = LinkState(connected=True, last_event=Jam())
    assert device_view(jam, ANGEL_EYE).note == advice(Jam())
    assert device_view(jam, ANGEL_EYE).tone is Tone.WARN
    both = LinkState(connected=True, last_event=Jam(), error=ERROR)
    assert device_view(both, ANGEL_EYE).note == advice(ERROR)
    connected = LinkState(connected=True, last_event=Connected("p"))
    assert device_view(connected, ANGEL_EYE).note == ""


def test_the_port_with_its_speed_where_it_has_one() -> None:
    assert device_view(GOOD, ANGEL_EYE, baud=4800).port == (
        "angel-eye · ttyUSB0 · 4800 bits a second"
    )
    slow = DeviceSettings("angel-eye", "ttyUSB0", speed=1200)
    assert device_view(GOOD, slow).port.endswith("· 1200 bits a second")
    moved = LinkState(port="ttyUSB3", connected=True)
    assert device_view(moved, slow).port == "angel-eye · ttyUSB3 · 1200 bits a second"
    assert device_view(GOOD, SIMULATED).port == "angel-eye · simulator"


def test_another_speed_is_offered_on_a_line_that_brings_only_garbage() -> None:
    garbage = LinkState(connected=True, only_garbage=True)
    assert device_view(garbage, ANGEL_EYE).offers_speed
    assert not device_view(garbage, SIMULATED).offers_speed
    assert not device_view(GOOD, ANGEL_EYE).offers_speed


def test_a_connected_shoe_can_be_locked_and_its_error_cleared_by_its_number() -> None:
    view = device_view(LinkState(connected=True, error=ERROR), ANGEL_EYE)
    assert [each.operation for each in view.operations] == [
        Operation(OperationKind.LOCK),
        Operation(OperationKind.UNLOCK),
        Operation(OperationKind.CLEAR_ERROR, 7),
    ]
    assert view.why_none == ""


@pytest.mark.parametrize(
    ("lines", "link", "why"),
    [
        (OTHER, GOOD, "This device takes no commands."),
        (WITHOUT, GOOD, "Commands to the shoe are off in the house profile."),
        (ANGEL_EYE, LinkState(), "Not connected: no command can be given."),
    ],
)
def test_why_it_can_be_asked_nothing(lines: DeviceSettings, link: LinkState, why: str) -> None:
    view = device_view(link, lines)
    assert (view.operations, view.why_none) == ((), why)


def test_what_came_last_and_when() -> None:
    heard = LinkState(connected=True, last_bytes=b"\x02K", cards=3, good=5, bad=1, gaps=2)
    view = device_view(heard, ANGEL_EYE, clock="21:04:12")
    assert (view.heard, view.frame) == ("Last heard at 21:04:12. Silence is normal.", "02 4B")
    assert dict(view.counts) == {
        **{"Understood": 5, "Not understood": 1, "Repeated": 0, "Gaps": 2, "Cards": 3}
    }
    assert device_view(GOOD, ANGEL_EYE).heard == "Nothing has come yet. Silence is normal."


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CardDrawn(card("Kh")), "Card drawn: Kh"),
        (CardSet(tuple(cards("Kh 9d"))), "Cards drawn together: Kh 9d"),
        (ERROR, "Error: button"),
        (
            DeviceError(ErrorKind.CANNOT_READ, 1, raised=False, in_error_mode=False),
            "Error over: cannot read",
        ),
        (BadFrame(b"\x02\xff", BadReason.BAD_CHECK), "Not understood (bad check): 02 FF"),
        (
            BadFrames(3, 40, (BadReason.BROKEN,), b"\x02"),
            "Not understood: 3 messages, 40 bytes",
        ),
        (SetAside("p", "9 kB"), "Set aside: 9 kB"),
        (LockState(locked=True), "Lock: locked"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, DeviceEvent) else None,
)
def test_what_it_said_in_words(event: DeviceEvent, words: str) -> None:
    assert meaning(event) == words


def test_a_card_that_lies_face_down_is_named_neither_in_words_nor_in_bytes_s10() -> None:
    drawn = LinkState(connected=True, last_event=CardDrawn(card("7h")), last_bytes=b"\x05\x33")
    view = device_view(drawn, ANGEL_EYE, hidden=True)
    assert (view.said, view.frame) == ("Card drawn", "")
    assert meaning(CardSet(tuple(cards("7h 8h"))), hidden=True) == "Cards drawn together: 2"
    bad = BadFrame(b"\x05\x33", BadReason.BAD_CHECK)
    assert meaning(bad, hidden=True) == "Not understood (bad check)"
