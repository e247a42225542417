"""Makes the view of the device panel from the state of the device's link. Knows no widget."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from drivers.advice import ADVICE, advice
from drivers.catalogue import protocol_of, speed_of
from drivers.device import (
    BadFrame,
    CardDrawn,
    Connected,
    DeviceError,
    DeviceEvent,
    Operation,
    OperationKind,
)
from drivers.device_settings import DeviceSettings
from drivers.link import LinkState
from drivers.machine_events import BadFrames, CardSet, SetAside
from drivers.reports import PortTrouble
from tablemgr.basics.counts import counted
from ui.presenter.header import device_status
from ui.views.devices import DevicePanelView, OperationView
from ui.views.shared import Lamp, Tone

translate = QCoreApplication.translate
_NO_PORT: Final = ("simulator", "manual")


def device_view(
    link: LinkState | None,
    lines: DeviceSettings,
    *,
    clock: str = "",
    speed: str = "",
    baud: int | None = None,
    hidden: bool = False,
) -> DevicePanelView:
    """The view of the panel; `link` is None if cards are entered by hand.

    `clock` is the time of day when bytes came last, `speed` a sentence about the search for the
    speed, `baud` the speed that the search has found, until the profile has it. If it is `hidden`
    what the cards are, as they lie face down (S10), neither words nor bytes say it.
    """
    if link is None:
        return DevicePanelView(
            Lamp.OFF,
            translate("device", "Cards are entered by hand"),
            translate("device", "The house profile names no card reader."),
        )
    status = device_status(link)
    note, tone = _note(link)
    heard = translate("device", "Last heard at {0}. Silence is normal.").format(clock)
    never = translate("device", "Nothing has come yet. Silence is normal.")
    operations = _operations(link, lines)
    return DevicePanelView(
        status.lamp,
        _state(link, status.text),
        _port(link, lines, baud),
        note,
        tone,
        "" if link.last_event is None else meaning(link.last_event, hidden=hidden),
        heard if clock else never,
        "" if hidden else link.last_bytes.hex(" ").upper(),
        (
            (translate("device", "Understood"), link.good),
            (translate("device", "Not understood"), link.bad),
            (translate("device", "Repeated"), link.repeated),
            (translate("device", "Gaps"), link.gaps),
            (translate("device", "Cards"), link.cards),
        ),
        operations,
        "" if operations else _why_none(link, lines),
        link.only_garbage and lines.port not in _NO_PORT,
        speed,
        link.trouble is PortTrouble.FLOODED,
    )


def _state(link: LinkState, short: str) -> str:
    if link.trouble is PortTrouble.FLOODED:
        return translate("device", "Set aside: it sent too much ({0})").format(link.trouble_reason)
    if not link.connected:
        return translate("device", "Not connected")
    if link.dead:
        return translate("device", "Connected, but silent when it should not be")
    if link.only_garbage:
        return translate("device", "Connected, but nothing that comes can be read")
    return short[:1].upper() + short[1:]


def _port(link: LinkState, lines: DeviceSettings, baud: int | None) -> str:
    parts = [lines.protocol, link.port or lines.port]
    if lines.port not in _NO_PORT:
        at = baud or speed_of(lines)
        parts.append(translate("device", "{0} bits a second").format(at))
    return " \u00b7 ".join(parts)


def _note(link: LinkState) -> tuple[str, Tone]:
    """Say what to do now: about what is wrong, else about what the device said last."""
    if not link.connected:
        key = None if link.trouble is None else f"device.port.{link.trouble.value}"
        return _advised(key) or translate("device", "The device is not connected."), Tone.TAKE
    if link.error is not None:
        return translate("advice", advice(link.error) or link.error.key), Tone.TAKE
    if link.dead:
        return _advised("device.link-dead"), Tone.TAKE
    if link.only_garbage:
        return _advised("device.only-garbage"), Tone.TAKE
    if link.locked:
        return _advised("device.lock.locked"), Tone.WARN
    event = link.last_event
    if event is None or isinstance(event, Connected):
        return "", Tone.PLAIN
    said = advice(event)
    return ("", Tone.PLAIN) if said is None else (translate("advice", said), Tone.WARN)


def _advised(key: str | None) -> str:
    advised = ADVICE.get(key or "")
    return "" if advised is None else translate("advice", advised)


def _operations(link: LinkState, lines: DeviceSettings) -> tuple[OperationView, ...]:
    if not protocol_of(lines).operations or not lines.operations or not link.connected:
        return ()
    lock = Operation(OperationKind.LOCK)
    unlock = Operation(OperationKind.UNLOCK)
    number = 0 if link.error is None else link.error.code
    clear = Operation(OperationKind.CLEAR_ERROR, number)
    return tuple(OperationView(each, operation_words(each)) for each in (lock, unlock, clear))


def operation_words(operation: Operation) -> str:
    """Word what the shoe is asked to do: on the button, and on the sheet that is signed."""
    return {
        OperationKind.LOCK: translate("device", "Lock the shoe"),
        OperationKind.UNLOCK: translate("device", "Unlock the shoe"),
        OperationKind.CLEAR_ERROR: translate("device", "Clear the error"),
    }[operation.kind]


def _why_none(link: LinkState, lines: DeviceSettings) -> str:
    if not protocol_of(lines).operations:
        return translate("device", "This device takes no commands.")
    if not lines.operations:
        return translate("device", "Commands to the shoe are off in the house profile.")
    return "" if link.connected else translate("device", "Not connected: no command can be given.")


def meaning(event: DeviceEvent, *, hidden: bool = False) -> str:
    """Word what a device said, in a few words; without the card if that is `hidden`, as it lies
    face down (S10).
    """
    match event:
        case CardDrawn() if hidden:
            return translate("device", "Card drawn")
        case CardSet(cards) if hidden:
            return translate("device", "Cards drawn together: {0}").format(len(cards))
        case BadFrame(_, reason) if hidden:
            return translate("device", "Not understood ({0})").format(
                reason.value.replace("-", " ")
            )
        case CardDrawn(card):
            return translate("device", "Card drawn: {0}").format(card.code)
        case CardSet(cards):
            codes = " ".join(card.code for card in cards)
            return translate("device", "Cards drawn together: {0}").format(codes)
        case DeviceError(kind=kind, raised=raised):
            text = (
                translate("device", "Error: {0}")
                if raised
                else translate("device", "Error over: {0}")
            )
            return text.format(kind.value.replace("-", " "))
        case BadFrame(raw, reason):
            text = translate("device", "Not understood ({0}): {1}")
            return text.format(reason.value.replace("-", " "), raw[:24].hex(" ").upper())
        case BadFrames(count, count_bytes):
            text = translate("device", "Not understood: {0}, {1}")
            messages = counted(
                count, translate("device", "1 message"), translate("device", "{0} messages")
            )
            size = counted(
                count_bytes, translate("device", "1 byte"), translate("device", "{0} bytes")
            )
            return text.format(messages, size)
        case SetAside(reason=reason):
            return translate("device", "Set aside: {0}").format(reason)
    words = event.text_key.removeprefix("device.").replace(".", ": ").replace("-", " ")
    return words[:1].upper() + words[1:]
