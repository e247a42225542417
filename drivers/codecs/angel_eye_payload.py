"""What the data of an Angel Eye message means, and how it is written. No numbers, no repeats.

Reading gives a `Said`, of which the codec makes an event. Writing is for the simulator. A byte that
its place does not allow is reported, never guessed at.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from drivers.device import (
    BadReason,
    CardUnreadable,
    CutCard,
    DeviceError,
    DeviceEvent,
    ErrorKind,
    GameResult,
    LockState,
    PresetChanged,
    StandBy,
)
from tablemgr.basics.cards import DECK, Card, Suit

_HIGH: Final = 0x80
"""Set in every binary byte, so that none looks like a start byte."""

_SUIT_NUMBER: Final = {Suit.DIAMONDS: 1, Suit.CLUBS: 2, Suit.SPADES: 3, Suit.HEARTS: 4}

CARD_BYTE: Final = {c: _HIGH | _SUIT_NUMBER[c.suit] << 4 | c.pips for c in DECK}
"""Suit in bits 6 to 4, rank (Ace 1 to King 13) in bits 3 to 0."""

_CARD: Final = {byte: c for c, byte in CARD_BYTE.items()}

ERROR_KINDS: Final = {
    1: ErrorKind.CANNOT_READ,
    2: ErrorKind.TOO_MANY_CARDS,
    3: ErrorKind.BUTTON,
    4: ErrorKind.PUSHED_BACK_AT_EXIT,
    5: ErrorKind.PUSHED_BACK_MIDWAY,
    6: ErrorKind.FOREIGN_CARD,
    7: ErrorKind.DRAW_TIMEOUT,
}

TARGET_PLAYER_1: Final = 0x81
"""Where the shoe thinks that the first card goes. Our games ignore it."""


class Start(Struct, frozen=True):
    """`S`: start of communication."""


class Draw(Struct, frozen=True):
    """`D`: a card; `d`: a card that the shoe's own game did not ask for."""

    card: Card
    in_flow: bool


class Again(Struct, frozen=True):
    """`R`: the last card, sent again."""

    card: Card


SaidInTurn = Draw | Again | DeviceEvent | BadReason
"""A message's meaning. `BadReason` if it has none."""

Said = Start | SaidInTurn
"""`Start` stands apart, as it begins a new numbering."""


def read(data: bytes) -> Said:
    """The meaning of a message's data, at least one byte."""
    kind, rest = data[:1], data[1:]
    if kind in _CARD_KINDS:
        return _read_card(kind, rest)
    if kind in _BARE:
        return _BARE[kind] if not rest else BadReason.WRONG_PAYLOAD
    if kind == b"M":
        return _read_preset(rest)
    if kind not in _ONE_BYTE:
        return BadReason.UNKNOWN_KIND
    if len(rest) != 1 or rest[0] < _HIGH:
        return BadReason.WRONG_PAYLOAD
    return _read_byte(kind, rest[0])


_CARD_KINDS: Final = (b"D", b"d", b"R")
_ONE_BYTE: Final = (b"E", b"e", b"G", b"L")
_BARE: Final[dict[bytes, Said]] = {b"S": Start(), b"P": StandBy(), b"C": CutCard()}


def _read_card(kind: bytes, rest: bytes) -> Said:
    """A target or mode byte, of which only the form is checked, and a card byte."""
    if len(rest) != 2 or rest[0] < _HIGH:
        return BadReason.WRONG_PAYLOAD
    card = _CARD.get(rest[1])
    if card is None:
        return CardUnreadable(rest[1:])
    return Again(card) if kind == b"R" else Draw(card, in_flow=kind == b"D")


def _read_preset(rest: bytes) -> Said:
    if len(rest) != 6 or not rest.isascii():
        return BadReason.WRONG_PAYLOAD
    return PresetChanged(rest[:2].decode("ascii"), rest[2:].decode("ascii"))


def _read_byte(kind: bytes, value: int) -> Said:
    if kind == b"L":
        return LockState(locked=bool(value & 0x01))
    if kind == b"G":
        return GameResult(value & 0x7F)
    code = value & 0x3F
    return DeviceError(
        kind=ERROR_KINDS.get(code, ErrorKind.UNKNOWN),
        code=code,
        raised=kind == b"E",
        in_error_mode=bool(value & 0x40),
    )


# --- writing -------------------------------------------------------------------------------------

START: Final = b"S"
STAND_BY: Final = b"P"
CUT_CARD: Final = b"C"


def draw(card: Card, target: int = TARGET_PLAYER_1) -> bytes:
    """A card drawn. `target` is where the shoe thinks that it goes, 0x80 to 0xFF."""
    return bytes([ord("D"), target, CARD_BYTE[card]])


def draw_out_of_flow(card: Card, mode: int = _HIGH) -> bytes:
    """A card drawn that the shoe's own game did not ask for."""
    return bytes([ord("d"), mode, CARD_BYTE[card]])


def again(card: Card, target: int = TARGET_PLAYER_1) -> bytes:
    """The last card sent again."""
    return bytes([ord("R"), target, CARD_BYTE[card]])


def error(code: int, *, raised: bool, in_error_mode: bool) -> bytes:
    """An error (0 to 63) raised or cleared."""
    return bytes([ord("E" if raised else "e"), _HIGH | (0x40 if in_error_mode else 0) | code])


def lock_state(*, locked: bool) -> bytes:
    """The lock as it is now."""
    return bytes([ord("L"), _HIGH | locked])


def game_result(value: int) -> bytes:
    """The result (0 to 127) of the game that the shoe thinks it is dealing."""
    return bytes([ord("G"), _HIGH | value])


def preset(address: str, value: str) -> bytes:
    """A changed setting: two ASCII characters and four."""
    return b"M" + address.encode("ascii") + value.encode("ascii")
