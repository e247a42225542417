"""The contents of the journal: entries, their kinds, the header that opens every chain, and the one
spelling of each JSON value, so that equal payloads have equal hashes.

A payload is JSON that the caller understands: sorted keys, no spaces, text as itself (UTF-8), no
floats. Knows no file and no rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from enum import Enum
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

Json: TypeAlias = "bool | int | str | Sequence[Json] | Mapping[str, Json] | None"
MAX_DEPTH = 64
INT_LIMIT = 1 << 63  # whole numbers fit in 64 bits, so that any reader in any language holds them

_encode = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, check_circular=False, sort_keys=True, separators=(",", ":")
).encode


class EntryKind(Enum):
    """The kinds of entries. A new kind needs a new format of the file, as readers must know all."""

    HEADER = "header"  # entry 0 of every journal, written by the journal itself
    ACT = "act"  # something that the rules allowed and that was done
    REFUSAL = "refusal"  # something that was asked and that the rules did not allow
    RAW = "raw"  # bytes as a device sent them, before they were understood
    DEVICE = "device"  # a device came, went or complained
    SESSION = "session"  # the table opened or closed, a shift or a person changed
    SLIP = "slip"  # a slip was made or printed again
    CONFIRM = "confirm"  # a person confirmed what the screen shows
    FLAW = "flaw"  # an error of the program that stopped the Round


class Stamp(Struct, frozen=True):
    """A moment by two clocks, in nanoseconds; the caller reads them, the journal never does.

    `wall_ns` counts from 1970 in UTC and may jump; `mono_ns` never goes back while a process runs.
    """

    wall_ns: int
    mono_ns: int

    def wall(self, zone: tzinfo | None = None) -> datetime:
        """The wall time to the microsecond, in `zone` or, without one, in this machine's zone."""
        return (_EPOCH + timedelta(microseconds=self.wall_ns // 1000)).astimezone(zone)


class JournalHeader(Struct, frozen=True):
    """Whose journal it is. Written once, when the file is made; `created` is that moment."""

    table_id: str
    house: str
    program_version: str
    created: Stamp
    training: bool = False
    """It is for training: no Round of play for money ever stands in it, and it in no live table."""


class Draft(Struct, frozen=True):
    """An entry that is to be appended: all but its place in the chain.

    `round_no` is 0 outside a Round. The payload's leaves are text, whole numbers, booleans, null.
    """

    kind: EntryKind
    payload: Mapping[str, Json]
    round_no: int
    person: str
    role: str
    stamp: Stamp


class Entry(Struct, frozen=True):
    """An entry as it stands in the file; `payload` is canonical JSON text, `hash` 32 bytes."""

    seq: int
    round_no: int
    kind: EntryKind
    person: str
    role: str
    stamp: Stamp
    payload: str
    hash: bytes

    @property
    def data(self) -> dict[str, Any]:
        """The payload, parsed."""
        parsed: dict[str, Any] = msgspec.json.decode(self.payload)
        return parsed


def canonical(payload: Mapping[str, Json]) -> str:
    """The one text of a JSON object.

    Raises TypeError for what is not JSON or is a float, and ValueError for a number beyond
    64 bits, text that UTF-8 can't hold, or more than 64 levels.
    """
    if type(payload) is not dict:
        raise TypeError(f"a payload is a dict, not {type(payload).__name__}")
    _check(payload, 0)
    text = _encode(payload)
    check_text(text)
    return text


def check_text(text: str) -> None:
    """Raises ValueError if UTF-8 can't hold the text (a lone surrogate)."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ValueError(f"not Unicode text: {error}") from error


def check_int(number: int) -> None:
    """Raises TypeError if it is not a whole number, ValueError if it needs more than 64 bits."""
    if type(number) is not int:
        raise TypeError(f"a whole number is expected, not {number!r}")
    if not -INT_LIMIT <= number < INT_LIMIT:
        raise ValueError("a whole number in the journal fits in 64 bits")


def _check(value: object, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise ValueError(f"a payload has at most {MAX_DEPTH} levels")
    kind = type(value)
    if kind is str or kind is bool or value is None:
        return
    if isinstance(value, int):
        check_int(value)
    elif isinstance(value, dict):
        for key, item in value.items():
            if type(key) is not str:
                raise TypeError(f"a key is text, not {key!r}")
            _check(item, depth + 1)
    elif isinstance(value, list | tuple):
        for item in value:
            _check(item, depth + 1)
    else:
        raise TypeError(f"{kind.__name__} does not go into the journal: {value!r}")
