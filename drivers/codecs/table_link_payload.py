"""What the data of a table-link message means, and how it is written. No numbers, no repeats.

All of it is text. A card is written as in a round record (`Kh`); `??` is a card that was not read.

    S start of communication      C cut card       K heartbeat
    D + card                      ? a card that was not read
    U + a digit 2 to 9 + that many cards    X + two cards or ??    F + a card or ??
    h shuffle started             H + the number of cards, 1 to 9999, without leading zeros
    J jam                         O lid opened     o lid closed
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from drivers.device import (
    BadReason,
    CardDrawn,
    CardUnreadable,
    CutCard,
    DeviceEvent,
)
from drivers.machine_events import (
    CardFaceUp,
    CardSet,
    DoubleFeed,
    Heartbeat,
    Jam,
    LidClosed,
    LidOpened,
    ShuffleComplete,
    ShuffleStarted,
)
from tablemgr.basics.cards import DECK, Card


class Start(Struct, frozen=True):
    """`S`: start of communication."""


Said = Start | DeviceEvent | BadReason
"""A message's meaning. `BadReason` if it has none."""

START: Final = b"S"
HEARTBEAT: Final = b"K"
NOT_READ: Final = b"??"

_WORD: Final = {c: c.code.encode("ascii") for c in DECK}
_CARD: Final = {word: c for c, word in _WORD.items()}
_BARE: Final[dict[bytes, Said]] = {
    b"S": Start(),
    b"C": CutCard(),
    HEARTBEAT: Heartbeat(),
    b"h": ShuffleStarted(),
    b"J": Jam(),
    b"O": LidOpened(),
    b"o": LidClosed(),
    b"?": CardUnreadable(NOT_READ),
}
_BARE_WORD: Final = {
    type(event): word for word, event in _BARE.items() if isinstance(event, DeviceEvent)
}
_COUNT: Final = re.compile(rb"[1-9][0-9]{0,3}")


def read(data: bytes, seq: int) -> Said:
    """The meaning of a message's data, at least one byte; `seq` is its number."""
    kind, rest = data[:1], data[1:]
    if kind == b"D":
        card = _CARD.get(rest)
        return BadReason.WRONG_PAYLOAD if card is None else CardDrawn(card, seq)
    if kind in _BARE:
        return BadReason.WRONG_PAYLOAD if rest else _BARE[kind]
    match kind:
        case b"H":
            return ShuffleComplete(int(rest)) if _COUNT.fullmatch(rest) else BadReason.WRONG_PAYLOAD
        case b"U":
            return _read_set(rest, seq)
        case b"X":
            pair = _cards_or_not(rest)
            if pair is None or len(pair) != 2:
                return BadReason.WRONG_PAYLOAD
            return DoubleFeed((pair[0], pair[1]))
        case b"F":
            one = _cards_or_not(rest)
            return BadReason.WRONG_PAYLOAD if one is None or len(one) != 1 else CardFaceUp(one[0])
    return BadReason.UNKNOWN_KIND


def _read_set(rest: bytes, seq: int) -> Said:
    if not b"2" <= rest[:1] <= b"9" or len(rest) != 1 + 2 * int(rest[:1]):
        return BadReason.WRONG_PAYLOAD
    found = [_CARD.get(rest[i : i + 2]) for i in range(1, len(rest), 2)]
    cards = tuple(card for card in found if card is not None)
    return CardSet(cards, seq) if len(cards) == len(found) else BadReason.WRONG_PAYLOAD


def _cards_or_not(rest: bytes) -> list[Card | None] | None:
    """Cards, and None for each `??`; None instead of the list if there is anything else in it."""
    words = [rest[i : i + 2] for i in range(0, len(rest), 2)]
    if not all(word in _CARD or word == NOT_READ for word in words):
        return None
    return [_CARD.get(word) for word in words]


# --- writing -------------------------------------------------------------------------------------


def write(event: DeviceEvent) -> bytes | None:
    """The data that says `event`; None if the protocol has no message for it.

    Raises `ValueError` for a set that is not of 2 to 9 cards, and a count that is not 1 to 9999.
    """
    match event:
        case CardDrawn(card):
            return b"D" + _WORD[card]
        case CardSet(cards):
            if not 2 <= len(cards) <= 9:
                raise ValueError(f"a set has 2 to 9 cards, not {len(cards)}")
            return b"U%d" % len(cards) + b"".join(_WORD[card] for card in cards)
        case ShuffleComplete(count):
            if not 1 <= count <= 9999:
                raise ValueError(f"a shuffle is of 1 to 9999 cards, not {count}")
            return b"H%d" % count
        case DoubleFeed(cards):
            return b"X" + b"".join(_word_or_not(card) for card in cards)
        case CardFaceUp(one):
            return b"F" + _word_or_not(one)
    return _BARE_WORD.get(type(event))


def _word_or_not(card: Card | None) -> bytes:
    return NOT_READ if card is None else _WORD[card]
