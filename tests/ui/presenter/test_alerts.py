"""What devices report, as messages: what, what to do, and what ends it."""

from __future__ import annotations

import pytest

from drivers.device import (
    CardDrawn,
    Connected,
    DeviceError,
    DeviceEvent,
    Disconnected,
    ErrorKind,
    LockState,
    OperationRefused,
    PresetChanged,
    SequenceGap,
    StartOfCommunication,
)
from drivers.machine_events import LinkDead, SetAside
from tablemgr.basics.cards import card
from ui.presenter.alerts import RESTORED, alert_of, doubt_text, ended_by
from ui.views.dialogs import AlertEnds
from ui.views.shared import Tone


def error(kind: ErrorKind, *, raised: bool = True) -> DeviceError:
    return DeviceError(kind, 1, raised=raised, in_error_mode=raised)


@pytest.mark.parametrize(
    ("event", "text", "ends", "lasting"),
    [
        (Disconnected("p", "gone"), "The shoe is not connected.", AlertEnds.BY_HAND, True),
        (error(ErrorKind.BUTTON), "A button of the shoe is stuck.", AlertEnds.BY_HAND, False),
        (error(ErrorKind.FOREIGN_CARD), "The shoe read a foreign card.", AlertEnds.BY_HAND, False),
        (error(ErrorKind.UNKNOWN), "The shoe reports an error.", AlertEnds.BY_HAND, False),
        (LockState(locked=True), "The shoe is locked.", AlertEnds.BY_HAND, False),
        (
            PresetChanged("1", "2"),
            "A setting of the shoe was changed at the shoe.",
            AlertEnds.NEXT_ROUND,
            False,
        ),
        (
            OperationRefused(None, 3),
            "The shoe did not do what it was asked.",
            AlertEnds.NEXT_ROUND,
            False,
        ),
        (SequenceGap(4, 6), "A message of the shoe is missing.", AlertEnds.COMPARED, False),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, DeviceEvent) else None,
)
def test_what_happened_and_what_ends_the_message(
    event: DeviceEvent, text: str, ends: AlertEnds, lasting: bool
) -> None:
    alert = alert_of(event, between_rounds=False)
    assert alert is not None
    assert (alert.text, alert.ends, alert.lasting) == (text, ends, lasting)


def test_a_doubt_about_cards_is_told_while_there_are_cards() -> None:
    assert alert_of(SequenceGap(4, 6), between_rounds=True) is None
    told = alert_of(SequenceGap(4, 6), between_rounds=False)
    assert told is not None
    assert told.remedy == "Compare the cards before settling."


@pytest.mark.parametrize(
    "event",
    [
        CardDrawn(card("Kh")),
        Connected("p"),
        StartOfCommunication(new_shoe=False),
        error(ErrorKind.BUTTON, raised=False),
        LockState(locked=False),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_needs_no_word_is_not_told(event: DeviceEvent) -> None:
    assert alert_of(event, between_rounds=False) is None


def test_a_reader_that_is_set_aside_can_be_taken_back() -> None:
    alert = alert_of(SetAside("p", "9 kB a second"), between_rounds=True)
    assert alert is not None
    assert alert.text == "The card reader is set aside: it sent too much (9 kB a second)."
    assert (alert.action, alert.tone, alert.lasting) == (
        "Put it back in service",
        Tone.TAKE,
        True,
    )


def test_a_silent_device_is_told_until_it_reads_again() -> None:
    alert = alert_of(LinkDead(1), between_rounds=True)
    assert alert is not None
    assert alert.ends is AlertEnds.NEXT_CARD


@pytest.mark.parametrize("kind", list(ErrorKind))
def test_an_error_that_is_over_ends_its_own_message(kind: ErrorKind) -> None:
    raised = alert_of(error(kind), between_rounds=True)
    assert raised is not None
    assert ended_by(error(kind, raised=False)) == raised.key
    assert ended_by(error(kind)) == ""


def test_an_open_lock_ends_the_message_of_the_lock() -> None:
    locked = alert_of(LockState(locked=True), between_rounds=True)
    assert locked is not None
    assert ended_by(LockState(locked=False)) == locked.key
    assert ended_by(LockState(locked=True)) == ""


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (RESTORED, "The table was restored from the journal."),
        ("device.bad-frame.broken", "A message of the shoe was damaged."),
        ("device.connected", "The shoe was connected again during the Round."),
        ("device.something-new", "What the shoe sent may be wrong."),
    ],
)
def test_why_the_cards_must_be_compared(key: str, words: str) -> None:
    assert doubt_text(key) == words


@pytest.mark.parametrize("kind", ErrorKind)
def test_each_error_of_the_shoe_says_what_to_do(kind: ErrorKind) -> None:
    alert = alert_of(error(kind), between_rounds=False)
    assert alert is not None
    assert alert.remedy.endswith("."), kind
    assert alert.remedy != alert.text
