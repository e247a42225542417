"""The contents of a slip's code: one CBOR map with integer keys, written the one canonical way.

The keys are a contract that other programs read; what is read here may be anybody's.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from typing import Any, Final, TypeAlias

import cbor2
from msgspec import Struct, field
from msgspec.structs import fields

from tablemgr.basics.errors import FAULTS
from tablemgr.basics.messages import Message

Signer: TypeAlias = tuple[str, str, str, int]
"""Who signed: role, name, how (`pin`, `name`, `recovery`) and the register entry's number."""

TRAINING: Final = 1
VOID: Final = 2
REPLACED: Final = 4
DUPLICATE: Final = 8
FLAGS: Final = {TRAINING: "TRAINING", VOID: "VOID", REPLACED: "REPLACED", DUPLICATE: "DUPLICATE"}
"""The marks of a slip, by the bit that stands for each."""

_HOW: Final = ("pin", "name", "recovery")
_LARGEST: Final = 2**63
_LONGEST_TEXT: Final = 4096
_MOST: Final = 4096
"""The longest text, and the most entries of a list, that a code may have."""


class MalformedCodeError(Exception):
    """The bytes are not the payload of a slip's code; `message` says why."""

    def __init__(self, what: str, /, **values: object) -> None:
        self.message = Message(FAULTS, what, values)
        super().__init__(self.message.in_words())


class SlipPayload(Struct, frozen=True):
    """The contents of one code. A field that does not apply is None and is left out."""

    house: str
    table: str
    kind: str
    number: int
    """Consecutive per kind and table."""
    time: int
    """Seconds since 1970, UTC."""
    zone: int
    """Minutes that local time is ahead of UTC."""
    currency: tuple[str, int]
    """The currency's sign or code, and its digits after the point."""
    game: str | None = None
    """The rulebook's id."""
    rulebook: bytes | None = None
    """The first 8 bytes of the SHA-256 of the rulebook's file."""
    gaming_day: str | None = None
    shift: str | None = None
    round: int | None = None
    nets: dict[str, int] | None = None
    """What each Player won, below zero lost, in the currency's smallest unit."""
    moved: tuple[int, int, int] | None = None
    """Of the whole slip: paid by the House, collected, returned."""
    signers: tuple[Signer, ...] = ()
    flags: int = 0
    reprint: int = 0
    """Which reprint it is; 0 for the first print."""
    replaces: int | None = None
    entry: int | None = None
    """The number of the journal's entry."""
    chain: bytes | None = None
    """The first 16 bytes of the chain's hash at that entry."""
    before: bytes = field(default_factory=lambda: bytes(16))
    """The first 16 bytes of the signature of the table's slip before it; zeros for the first."""
    text: bytes | None = None
    """The first 16 bytes of the SHA-256 of the slip's plain text without its `Code:` line."""

    def wall_time(self) -> datetime:
        """The time as it stands on the slip."""
        return datetime.fromtimestamp(self.time, timezone(timedelta(minutes=self.zone)))

    def amount(self, units: int) -> str:
        """An amount in the smallest unit of the currency, as a text: `-62.50`."""
        digits = self.currency[1]
        whole, rest = divmod(abs(units), 10**digits)
        decimals = f".{rest:0{digits}d}" if digits else ""
        return f"{'-' if units < 0 else ''}{whole}{decimals}"

    def flag_names(self) -> list[str]:
        """The marks of the slip, in words."""
        return [name for bit, name in FLAGS.items() if self.flags & bit]

    def content(self) -> tuple[Any, ...]:
        """Give what a duplicate has in common with the first print."""
        own = {"flags", "reprint"}
        return (
            *(getattr(self, name) for name in self.__struct_fields__ if name not in own),
            self.flags & ~DUPLICATE,
        )


def encode(payload: SlipPayload) -> bytes:
    """The payload as canonical CBOR (RFC 8949, 4.2.1)."""
    found: dict[int, Any] = {}
    for name, key in _KEYS.items():
        value = getattr(payload, name)
        if value is None or (name in _LEFT_OUT_IF_EMPTY and not value):
            continue
        found[key] = [list(each) for each in value] if name == "signers" else value
    return cbor2.dumps(found, canonical=True)


def decode(data: bytes) -> SlipPayload:
    """The payload in CBOR that anybody may have written. Raises `MalformedCodeError`."""
    try:
        found = cbor2.loads(data)
    except (cbor2.CBORError, ValueError, OverflowError, RecursionError, MemoryError) as error:
        raise MalformedCodeError("the code is not CBOR: {error}", error=error) from None
    if not isinstance(found, dict):
        raise MalformedCodeError("the code is not a map")
    try:
        if cbor2.dumps(found, canonical=True) != data:
            raise MalformedCodeError("the code is not written in the canonical way")
    except (cbor2.CBORError, TypeError, ValueError):
        raise MalformedCodeError("the code is not written in the canonical way") from None
    return _payload(found)


def _payload(found: dict[Any, Any]) -> SlipPayload:
    names = {key: name for name, key in _KEYS.items()}
    values: dict[str, Any] = {}
    for key, value in found.items():
        name = names.get(key) if isinstance(key, int) and not isinstance(key, bool) else None
        if name is None:
            raise MalformedCodeError("the code has an unknown key: {key!r}", key=key)
        if not _CHECKS[name](value):
            raise MalformedCodeError("the code's key {key} holds what it may not", key=key)
        values[name] = _READ.get(name, _as_it_is)(value)
    for each in fields(SlipPayload):
        if each.required and each.name not in values:
            raise MalformedCodeError("the code lacks its key {key}", key=_KEYS[each.name])
    return SlipPayload(**values)


def _as_it_is(value: Any) -> Any:
    return value


def _is_uint(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _LARGEST


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < _LARGEST


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST_TEXT


def _is_time(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**37


def _is_zone(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 24 * 60


def _is_bytes(length: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, bytes) and len(value) == length


def _is_nets(value: object) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= _MOST
        and all(_is_text(name) and _is_int(net) for name, net in value.items())
    )


def _is_moved(value: object) -> bool:
    return isinstance(value, list) and len(value) == 3 and all(map(_is_int, value))


def _is_currency(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 2:
        return False
    return _is_text(value[0]) and _is_uint(value[1]) and value[1] <= 9


def _is_signers(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= _MOST
        and all(
            isinstance(one, list)
            and len(one) == 4
            and all(map(_is_text, one[:3]))
            and one[2] in _HOW
            and _is_uint(one[3])
            for one in value
        )
    )


def _is_flags(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= sum(FLAGS)


_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "house": _is_text,
    "table": _is_text,
    "game": _is_text,
    "rulebook": _is_bytes(8),
    "kind": _is_text,
    "number": _is_uint,
    "time": _is_time,
    "zone": _is_zone,
    "gaming_day": _is_text,
    "shift": _is_text,
    "round": _is_uint,
    "nets": _is_nets,
    "moved": _is_moved,
    "currency": _is_currency,
    "signers": _is_signers,
    "flags": _is_flags,
    "reprint": _is_uint,
    "replaces": _is_uint,
    "entry": _is_uint,
    "chain": _is_bytes(16),
    "before": _is_bytes(16),
    "text": _is_bytes(16),
}
"""By field, if a value that was read may stand there."""

_KEYS: Final = {name: key for key, name in enumerate(_CHECKS, 1)}
"""By field, its key in the map: the checks above stand in the order of the contract."""

_READ: Final[dict[str, Callable[[Any], Any]]] = {
    "moved": tuple,
    "currency": tuple,
    "signers": lambda signers: tuple(tuple(one) for one in signers),
}
_LEFT_OUT_IF_EMPTY: Final = ("signers", "flags", "reprint")
