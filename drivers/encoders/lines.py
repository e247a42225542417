"""Devices that send one line for each card and hear nothing: the Bee-Tek shoe, scanners,
readers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from itertools import cycle
from typing import Final

from drivers.codecs import bee_tek
from drivers.codecs.code_line import code_line
from drivers.codecs.uid_table import UidTable
from drivers.device import CardDrawn, CardUnreadable, DeviceError, DeviceEvent, ErrorKind
from drivers.encoders.encoder import Reply, one_by_one
from drivers.machine_events import (
    MANUAL_BURN_CARDS,
    DeviceAlarm,
    DeviceWarning,
    JokerDrawn,
    WrongMode,
)
from tablemgr.basics.cards import DECK, Card

_CANNOT_READ: Final = bee_tek.alarm_line("E3", "Card Not Read")

UNKNOWN_UID: Final = b"0000"
UNKNOWN_CODE: Final = b"NOREAD"


class LineEncoder:
    """An `Encoder` that sends only what `line` gives for an event."""

    def __init__(self, line: Callable[[DeviceEvent], bytes | None]) -> None:
        self._line = line

    def power_up(self, now_s: float) -> list[bytes]:
        """None: it is not known what such a device says when it is switched on."""
        del now_s
        return []

    def say(self, event: DeviceEvent, now_s: float) -> list[bytes]:
        del now_s
        return [line for one in one_by_one(event) if (line := self._line(one))]

    def hear(self, data: bytes, now_s: float) -> Reply:
        del data, now_s
        return Reply()

    def tick(self, now_s: float) -> list[bytes]:
        del now_s
        return []

    def due_s(self) -> float | None:
        return None


def bee_tek_encoder(mode: str = MANUAL_BURN_CARDS) -> LineEncoder:
    """The Bee-Tek shoe, run in `mode`."""

    def line(event: DeviceEvent) -> bytes | None:
        match event:
            case CardDrawn(card):
                return bee_tek.card_line(card, mode)
            case CardUnreadable():
                return bee_tek.unread_line(mode)
            case WrongMode(other, card) if card is not None:
                return bee_tek.card_line(card, other)
            case DeviceAlarm(code, text):
                return bee_tek.alarm_line(code, text)
            case DeviceWarning(code):
                return bee_tek.warning_line(code)
            case DeviceError(kind=ErrorKind.CANNOT_READ, raised=True):
                return _CANNOT_READ
        return None

    return LineEncoder(line)


def code_encoder(codes: Mapping[Card, bytes]) -> LineEncoder:
    """A scanner that sends these codes for the cards."""

    def line(event: DeviceEvent) -> bytes | None:
        match event:
            case CardDrawn(card):
                return code_line(codes[card])
            case CardUnreadable():
                return code_line(UNKNOWN_CODE)
        return None

    return LineEncoder(line)


def uid_encoder(table: UidTable) -> LineEncoder:
    """A reader of tags. Equal cards have different tags, which come in turn; for a card without a
    tag in the table it sends a tag that is not in it.
    """
    tags: defaultdict[Card | None, list[bytes]] = defaultdict(list)
    for uid, face in table.faces.items():
        tags[face].append(uid)
    turns = {face: cycle(uids) for face, uids in tags.items()}

    def line(event: DeviceEvent) -> bytes | None:
        match event:
            case CardDrawn(card):
                return code_line(next(turns[card]) if card in turns else UNKNOWN_UID)
            case JokerDrawn():
                return code_line(next(turns[None])) if None in turns else code_line(UNKNOWN_UID)
            case CardUnreadable():
                return code_line(UNKNOWN_UID)
        return None

    return LineEncoder(line)


def invented_uid_table(decks: int = 8) -> str:
    """An invented table of tags as CSV, for trying out: `decks` decks and two jokers."""
    lines = ["uid,card"]
    for deck in range(decks):
        lines += [f"E00401{deck:02X}{card.index:08X},{card}" for card in DECK]
    lines += [f"E00401FF{number:08X},joker" for number in range(2)]
    return "\n".join(lines) + "\n"
