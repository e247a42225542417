"""Scanners and readers that send one code on each line: lines to events by a table. Pure.

- `suit-number`: `A` spades, `H`, `C`, `D`, then 01 to 13: `D12` is the Queen of diamonds.
- `barcode-4`: 1 spades, 2 hearts, 3 clubs, 4 diamonds, then 010 (Ace) to 130 (King): `4130`.
- `uid-table`: the number of a radio tag in hex, looked up in a table of the house's cards. A tag
that is seen again within 0.6 s is a card that still lies there; each time starts the 0.6 s again.

Such a line has no number and no check: a wrong code that is another card's code counts as that
card, nobody sees if a line is lost, and two equal lines are two cards, except with tags.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drivers.codecs.lines import LineCodec
from drivers.codecs.uid_table import UidTable
from drivers.device import BadReason, CardDrawn, CardUnreadable, DeviceEvent
from drivers.machine_events import CardStillThere, JokerDrawn
from tablemgr.basics.cards import DECK, Card, Suit

STILL_THERE_NS: Final = 600_000_000
"""The same tag within this time is the same card, which still lies there."""

_LETTER: Final = {Suit.SPADES: "A", Suit.HEARTS: "H", Suit.CLUBS: "C", Suit.DIAMONDS: "D"}
_DIGIT: Final = {Suit.SPADES: "1", Suit.HEARTS: "2", Suit.CLUBS: "3", Suit.DIAMONDS: "4"}

SUIT_NUMBER: Final = {c: f"{_LETTER[c.suit]}{c.pips:02}".encode("ascii") for c in DECK}
BARCODE_4: Final = {c: f"{_DIGIT[c.suit]}{c.pips:02}0".encode("ascii") for c in DECK}


class CodeLineCodec(LineCodec):
    """One code on each line, which is a card. A `drivers.device.Codec`."""

    __slots__ = ("_cards",)

    def __init__(self, codes: Mapping[Card, bytes]) -> None:
        super().__init__(self._read_line)
        self._cards: dict[bytes, DeviceEvent | BadReason] = {
            code: CardDrawn(c) for c, code in codes.items()
        }

    def _read_line(self, line: bytes, _now_ns: int) -> DeviceEvent | BadReason:
        return self._cards.get(line.strip(b" "), BadReason.NO_SUCH_LINE)


class UidCodec(LineCodec):
    """One radio tag on each line. A `drivers.device.Codec`.

    Remembers for `STILL_THERE_NS` when it last saw each tag of the table.
    """

    __slots__ = ("_seen_ns", "_table")

    def __init__(self, table: UidTable) -> None:
        super().__init__(self._read_line)
        self._table = table
        self._seen_ns: dict[bytes, int] = {}

    def _read_line(self, line: bytes, now_ns: int) -> DeviceEvent | BadReason:
        uid = line.strip(b" ").upper()
        if not self._table.may_be_uid(uid):
            return BadReason.NO_SUCH_LINE
        if uid not in self._table.faces:
            return CardUnreadable(uid)
        card = self._table.faces[uid]
        self._forget_before(now_ns - STILL_THERE_NS)
        still_there = uid in self._seen_ns
        self._seen_ns.pop(uid, None)
        self._seen_ns[uid] = now_ns
        if still_there:
            return CardStillThere(card)
        return JokerDrawn() if card is None else CardDrawn(card)

    def _forget_before(self, oldest_ns: int) -> None:
        """Forget tags that were last seen before `oldest_ns`; they are in the order last seen."""
        while self._seen_ns:
            uid, seen_ns = next(iter(self._seen_ns.items()))
            if seen_ns >= oldest_ns:
                return
            del self._seen_ns[uid]


# --- writing -------------------------------------------------------------------------------------

ENDS: Final = (b"\r\n", b"\r", b"\n")


def code_line(code: bytes, end: bytes = b"\r\n") -> bytes:
    """A code as a reader sends it, with one of `ENDS`."""
    return code + end
