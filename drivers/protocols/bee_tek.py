"""The Bee-Tek shoe: lines of ASCII text, ended by CR LF or LF, and nothing that the host says.

Source: public programs and papers agree on these lines; no document of the maker is known.

    [mode]<Card:RS>         a card, rank first; ten is T or 10
    [mode]<mode>            a card that was not read
    <Alarm:E3 Card Not Read>    <W0x01>

The mode `Game` follows baccarat. For our games the shoe has to run in `Manual Burn Cards`: a card
that is read in another mode is reported and not taken. A line has no number and no check, so that
nobody sees if one is lost, and two equal lines are two cards.
"""

from __future__ import annotations

import re
from typing import Final

from drivers.device import (
    BadReason,
    CardDrawn,
    CardUnreadable,
    DeviceError,
    DeviceEvent,
    ErrorKind,
)
from drivers.device_settings import MANUAL_BURN_CARDS
from drivers.machine_events import DeviceAlarm, DeviceWarning, WrongMode
from drivers.protocol import WireProtocol
from drivers.wire.lines import LF_ENDS, LineCodec, LineEncoder
from tablemgr.basics.cards import DECK, Card

# --- the lines -----------------------------------------------------------------------------------

_MODE: Final = rb"[A-Za-z0-9][A-Za-z0-9 ._-]*"
_CARD_LINE: Final = re.compile(rb"\[(%b)\]<Card:(10|[A2-9TJQK])([SHDC])>" % _MODE)
_UNREAD_LINE: Final = re.compile(rb"\[(%b)\]<\1>" % _MODE)
_ALARM: Final = re.compile(rb"<Alarm:(E[0-9A-F]{1,4})(?: ([^<>\x00-\x1f\x7f-\xff]*))?>")
_WARNING: Final = re.compile(rb"<W(0x[0-9A-Fa-f]{1,4})>")

_WORD: Final = {c: (c.rank + c.suit.value.upper()).encode("ascii") for c in DECK}
_CARD: Final = {word: c for c, word in _WORD.items()}


def card_line(card: Card, mode: str = MANUAL_BURN_CARDS) -> bytes:
    """A card, with the blanks that the shoe puts around it."""
    return b" [%b]<Card:%b> \r\n" % (mode.encode("ascii"), _WORD[card])


def unread_line(mode: str = MANUAL_BURN_CARDS) -> bytes:
    """A card that was not read."""
    return b"[%b]<%b>\r\n" % (mode.encode("ascii"), mode.encode("ascii"))


def alarm_line(code: str, text: str) -> bytes:
    """An alarm, e.g. `E3` and `Card Not Read`."""
    return f"<Alarm:{code} {text}>\r\n".encode("ascii")


def warning_line(code: str) -> bytes:
    """A warning, e.g. `0x01`."""
    return f"<W{code}>\r\n".encode("ascii")


_CANNOT_READ: Final = alarm_line("E3", "Card Not Read")


def _read(line: bytes, mode: str) -> DeviceEvent | BadReason:
    """The meaning of a line that has no blanks at its ends."""
    found = _CARD_LINE.fullmatch(line)
    if found is not None:
        card = _CARD[found[2].replace(b"10", b"T") + found[3]]
        said = found[1].decode("ascii")
        return CardDrawn(card) if said == mode else WrongMode(said, card)
    found = _UNREAD_LINE.fullmatch(line)
    if found is not None:
        return CardUnreadable(line)
    found = _ALARM.fullmatch(line)
    if found is not None:
        return DeviceAlarm(found[1].decode("ascii"), (found[2] or b"").decode("ascii"))
    found = _WARNING.fullmatch(line)
    if found is not None:
        return DeviceWarning(found[1].decode("ascii"))
    return BadReason.NO_SUCH_LINE


# --- both ends -----------------------------------------------------------------------------------


class BeeTekCodec(LineCodec):
    """Lines of the shoe to events. Cards are taken in the mode `mode`."""

    __slots__ = ("_mode", "_usual")

    def __init__(self, mode: str = MANUAL_BURN_CARDS) -> None:
        super().__init__(self._read_line, LF_ENDS)
        self._mode = mode
        self._usual = {card_line(c, mode).strip(): c for c in DECK}

    def _read_line(self, line: bytes, _now_ns: int) -> DeviceEvent | BadReason:
        line = line.removesuffix(b"\r").strip(b" ")
        usual = self._usual.get(line)
        return _read(line, self._mode) if usual is None else CardDrawn(usual)


def bee_tek_encoder(mode: str = MANUAL_BURN_CARDS) -> LineEncoder:
    """The shoe, run in `mode`."""

    def line(event: DeviceEvent) -> bytes | None:
        match event:
            case CardDrawn(card):
                return card_line(card, mode)
            case CardUnreadable():
                return unread_line(mode)
            case WrongMode(other, card) if card is not None:
                return card_line(card, other)
            case DeviceAlarm(code, text):
                return alarm_line(code, text)
            case DeviceWarning(code):
                return warning_line(code)
            case DeviceError(kind=ErrorKind.CANNOT_READ, raised=True):
                return _CANNOT_READ
        return None

    return LineEncoder(line)


PROTOCOL: Final = WireProtocol(
    name="bee-tek",
    title="Bee-Tek",
    speed=9600,
    make_codec=lambda settings: BeeTekCodec(settings.mode),
    make_encoder=lambda settings: bee_tek_encoder(settings.mode),
)
