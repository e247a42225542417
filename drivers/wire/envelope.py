"""The envelope of the Angel Eye protocol: bytes to frames and back. Knows no meaning of a frame.

    event      ENQ seq(1 digit) data(n) ETX BCC(2 upper-case hex digits)     device -> host
    operation  STX 'O' 'P' type(2) data(2 digits) ETX BCC(2)                 host -> device
    accepted   ACK                refused   NAK code(1)                      either way

No byte inside an event or an operation equals one of the four start bytes, so that a start byte
always starts something. If a frame turns out to be broken, only its start byte is given up and the
scan goes on with the next byte: so no good frame is skipped.

Every byte comes out exactly once: in a frame, in a `Rejected`, or in `pending`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce
from operator import xor
from typing import Final

from msgspec import Struct

from drivers.device import BadReason
from drivers.device_settings import BccScope
from drivers.wire.unfinished import Rejected

ETX: Final = 0x03
ENQ: Final = 0x05
ACK: Final = 0x06
NAK: Final = 0x15

MAX_DATA_BYTES: Final = 64
"""The longest data of an event; more than any protocol in this envelope uses."""

_START: Final = re.compile(rb"[\x02\x05\x06\x15]")
_EVENT: Final = re.compile(rb"\x05([0-9])([^\x00-\x1f]{1,%d})\x03([0-9A-F]{2})" % MAX_DATA_BYTES)
_OPERATION: Final = re.compile(rb"\x02OP([A-Z]{2})([0-9]{2})\x03([0-9A-F]{2})")
_REFUSED: Final = re.compile(rb"\x15([\x01-\x03\x11-\x14\x21\x22\xff])")

_BEGUN: Final = re.compile(
    rb"(?:\x05(?:[0-9](?:[^\x00-\x1f]{1,%d}(?:\x03[0-9A-F]?)?)?)?"
    rb"|\x02(?:O(?:P(?:[A-Z](?:[A-Z](?:[0-9](?:[0-9](?:\x03[0-9A-F]?)?)?)?)?)?)?)?"
    rb"|\x15)\Z" % MAX_DATA_BYTES
)
"""What may become a frame if more bytes come."""


class EventFrame(Struct, frozen=True):
    """A numbered message of the device. `data` is 1 to 64 bytes, none below 0x20."""

    seq: int
    data: bytes


class OperationFrame(Struct, frozen=True):
    """A request of the host: a type of two capitals and two digits."""

    kind: str
    data: str


class Accepted(Struct, frozen=True):
    """ACK."""


class Refused(Struct, frozen=True):
    """NAK with its code."""

    code: int


Frame = EventFrame | OperationFrame | Accepted | Refused


def bcc(data: Iterable[int]) -> bytes:
    """The block check of `data`: the XOR of its bytes as two upper-case hex digits."""
    return b"%02X" % reduce(xor, data, 0)


def encode(frame: Frame, operation_bcc: BccScope = BccScope.WITH_STX) -> bytes:
    """The bytes of `frame`. Raises `ValueError` if a receiver could not read them as that frame."""
    match frame:
        case EventFrame(seq, data):
            checked = b"%d%b\x03" % (seq, data)
            raw = b"\x05" + checked + bcc(checked)
            well_formed = _EVENT.fullmatch(raw) if 0 <= seq <= 9 else None
        case OperationFrame(kind, text):
            body = b"OP" + kind.encode("ascii") + text.encode("ascii") + b"\x03"
            raw = b"\x02" + body + bcc(_operation_scope(b"\x02" + body, operation_bcc))
            well_formed = _OPERATION.fullmatch(raw)
        case Accepted():
            return bytes([ACK])
        case Refused(code):
            raw = bytes([NAK, code])
            well_formed = _REFUSED.fullmatch(raw)
    if well_formed is None:
        raise ValueError(f"{frame} does not fit the envelope")
    return raw


def _operation_scope(raw: bytes, scope: BccScope) -> bytes:
    return raw if scope is BccScope.WITH_STX else raw[1:]


class Framer:
    """Finds the frames in a stream of bytes. Keeps at most one unfinished frame."""

    def __init__(self, operation_bcc: BccScope = BccScope.WITH_STX) -> None:
        self._operation_bcc = operation_bcc
        self._pending = b""

    @property
    def pending(self) -> bytes:
        """The start of a frame whose end has not come."""
        return self._pending

    def grows(self, octet: bytes) -> bool:
        """Takes one byte if it only makes an event's data longer; gives True then.

        Most bytes of a slow line are such, and need no further work.
        """
        pending = self._pending
        if not 1 < len(pending) < MAX_DATA_BYTES or pending[0] != ENQ or octet < b" ":
            return False
        if pending[-1] == ETX or pending[-2] == ETX:
            return False
        self._pending = pending + octet
        return True

    def feed(self, chunk: bytes) -> list[Frame | Rejected]:
        """The frames that `chunk` completes and the bytes that belong to none, in their order."""
        data = self._pending + chunk
        if len(chunk) == 1 and _BEGUN.match(data):
            self._pending = data
            return []
        found: list[Frame | Rejected] = []
        at = 0
        while at < len(data):
            item, end = self._take(data, at)
            if item is None:
                break
            found.append(item)
            at = end
        self._pending = data[at:]
        return found

    def reset(self) -> bytes:
        """Forgets and gives back what was pending."""
        left, self._pending = self._pending, b""
        return left

    def _take(self, data: bytes, at: int) -> tuple[Frame | Rejected | None, int]:
        """Take what is at `at`, and find where it ends; None if its end has not come."""
        found = _EVENT.match(data, at)
        if found is not None:
            if bcc(data[at + 1 : found.end() - 2]) == found[3]:
                return EventFrame(data[at + 1] - 0x30, found[2]), found.end()
            return self._reject(data, at, BadReason.BAD_CHECK)
        if data[at] == ACK:
            return Accepted(), at + 1
        found = _REFUSED.match(data, at)
        if found is not None:
            return Refused(data[at + 1]), found.end()
        found = _OPERATION.match(data, at)
        if found is not None:
            checked = data[at : found.end() - 2]
            if bcc(_operation_scope(checked, self._operation_bcc)) == found[3]:
                return OperationFrame(found[1].decode(), found[2].decode()), found.end()
            return self._reject(data, at, BadReason.BAD_CHECK)
        if _BEGUN.match(data, at):
            return None, at
        started = _START.match(data, at) is not None
        return self._reject(data, at, BadReason.BROKEN if started else BadReason.UNFRAMED)

    def _reject(self, data: bytes, at: int, reason: BadReason) -> tuple[Rejected, int]:
        """Gives up the byte at `at` and those after it that start nothing."""
        following = _START.search(data, at + 1)
        end = len(data) if following is None else following.start()
        return Rejected(data[at:end], reason), end
