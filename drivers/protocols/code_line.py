"""Scanners and readers that send one code on each line, and hear nothing. CR, LF or CR LF ends it.

Source: no document; `barcode-4` is also in a public program, GitHub's chenaaron3/HuffleShuffle.
What a tag means, the house says.

- `suit-number`: `A` spades, `H`, `C`, `D`, then 01 to 13: `D12` is the Queen of diamonds.
- `barcode-4`: 1 spades, 2 hearts, 3 clubs, 4 diamonds, then 010 (Ace) to 130 (King): `4130`.
- `uid-table`: the number of a radio tag in hex, looked up in a table of the house's cards. A tag
that is seen again within 0.6 s is a card that still lies there; each time starts the 0.6 s again.

Such a line has no number and no check: a wrong code that is another card's code counts as that
card, nobody sees if a line is lost, and two equal lines are two cards, except with tags.
"""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from collections.abc import Mapping
from itertools import cycle
from pathlib import Path
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from drivers.device import BadReason, CardDrawn, CardUnreadable, Codec, DeviceEvent
from drivers.device_settings import DeviceSettings
from drivers.machine_events import CardStillThere, JokerDrawn
from drivers.protocol import Encoder, WireProtocol
from drivers.wire.lines import LineCodec, LineEncoder
from tablemgr.basics.cards import DECK, Card, Suit, card
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written
from tablemgr.basics.messages import translate

# --- fixed codes ---------------------------------------------------------------------------------

ENDS: Final = (b"\r\n", b"\r", b"\n")
UNKNOWN_CODE: Final = b"NOREAD"

_LETTER: Final = {Suit.SPADES: "A", Suit.HEARTS: "H", Suit.CLUBS: "C", Suit.DIAMONDS: "D"}
_DIGIT: Final = {Suit.SPADES: "1", Suit.HEARTS: "2", Suit.CLUBS: "3", Suit.DIAMONDS: "4"}

SUIT_NUMBER: Final = {c: f"{_LETTER[c.suit]}{c.pips:02}".encode("ascii") for c in DECK}
BARCODE_4: Final = {c: f"{_DIGIT[c.suit]}{c.pips:02}0".encode("ascii") for c in DECK}


def code_line(code: bytes, end: bytes = b"\r\n") -> bytes:
    """A code as a reader sends it, with one of `ENDS`."""
    return code + end


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


# --- radio tags ----------------------------------------------------------------------------------

STILL_THERE_NS: Final = 600_000_000
"""The same tag within this time is the same card, which still lies there."""
UNKNOWN_UID: Final = b"0000"
JOKER: Final = "joker"
_REMEDY: Final = "Give a CSV file with the lines `uid,card`, e.g. `E0040150A1B2C3D4,Kh`."
_UID: Final = re.compile(r"(?:[0-9A-F]{2}){2,16}")
_UID_BYTES: Final = re.compile(_UID.pattern.encode("ascii"))


class UidTable(Struct, frozen=True):
    """Which radio tag is in which of a house's marked cards. `faces` gives each tag's card, None
    for a joker; a tag is upper-case hex digits.
    """

    faces: Mapping[bytes, Card | None]

    @staticmethod
    def may_be_uid(code: bytes) -> bool:
        """Say whether `code` has the form of a tag: 2 to 16 bytes in upper-case hex."""
        return _UID_BYTES.fullmatch(code) is not None


def read_uid_table(text: str, name: str) -> UidTable:
    """The table in a CSV text; `name` is the file's, for messages.

        uid,card
        E0040150A1B2C3D4,Kh
        E0040150A1B2C3D5,joker

    The line of headings is optional; blank lines and lines that begin with `#` are left out.

    Raises `Fault`, with the line's number, if a line is not a tag and a card or a tag comes twice;
    also if one tag is the end of another, as half a line would then be another card, and if there
    is no tag at all.
    """
    faces: dict[bytes, Card | None] = {}
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        try:
            cells = _cells(line)
            if not any(cells) or cells[0].startswith("#"):
                continue
            if not faces and [cell.lower() for cell in cells] == ["uid", "card"]:
                continue
            uid, face = _pair(cells)
            if uid in faces:
                raise ValueError(f"the tag {cells[0]} is listed for the second time")
        except (ValueError, csv.Error) as error:
            raise Fault(
                "{name}, line {number}: {error}.", _REMEDY, name=name, number=number, error=error
            ) from None
        faces[uid] = face
    if not faces:
        raise Fault("{name}: it has no tags.", _REMEDY, name=name)
    _check_ends(faces, name)
    return UidTable(MappingProxyType(faces))


def _cells(line: str) -> list[str]:
    """The cells of a line. Raises `csv.Error`."""
    return [cell.strip() for cell in next(csv.reader([line], skipinitialspace=True), [])]


def _pair(cells: list[str]) -> tuple[bytes, Card | None]:
    """A tag and its card. Raises `ValueError`."""
    if len(cells) != 2:
        raise ValueError("a tag and a card are expected, with a comma between them")
    uid = cells[0].upper()
    if not _UID.fullmatch(uid):
        raise ValueError(f"{cells[0]!r} is not a tag: 2 to 16 bytes in hex digits")
    face = None if cells[1].lower() == JOKER else card(cells[1])
    return uid.encode("ascii"), face


def _check_ends(faces: Mapping[bytes, object], name: str) -> None:
    lengths = sorted({len(uid) for uid in faces})
    for uid in faces:
        for length in lengths:
            if length < len(uid) and uid[-length:] in faces:
                end, whole = uid[-length:].decode("ascii"), uid.decode("ascii")
                what = "{name}: the tag {end} is the end of the tag {whole}."
                raise Fault(what, _REMEDY, name=name, end=end, whole=whole)


def load_uid_table(file: str) -> UidTable:
    """The table in a CSV file. Raises `Fault`, also if no file is named."""
    if not file:
        raise Fault(
            "The preset uid-table needs the house's table of tags.",
            "Name its CSV file in the device profile, or with --uid-table.",
        )
    try:
        text = read_written(Path(file), "Give the CSV file of the tags.")
    except FileNotFoundError:
        raise Fault(
            "{file}: there is no such file.", "Give the CSV file of the tags.", file=file
        ) from None
    return read_uid_table(text, file)


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


# --- the protocol --------------------------------------------------------------------------------

_CODES: Final = {"suit-number": SUIT_NUMBER, "barcode-4": BARCODE_4}
UID_TABLE: Final = "uid-table"


def _make_codec(settings: DeviceSettings) -> Codec:
    if settings.preset == UID_TABLE:
        return UidCodec(load_uid_table(settings.uid_table))
    return CodeLineCodec(_CODES[settings.preset])


def _make_encoder(settings: DeviceSettings) -> Encoder:
    if settings.preset == UID_TABLE:
        return uid_encoder(load_uid_table(settings.uid_table))
    return code_encoder(_CODES[settings.preset])


PROTOCOL: Final = WireProtocol(
    name="code-line",
    title=translate("protocols", "Codes"),
    speed=9600,
    make_codec=_make_codec,
    make_encoder=_make_encoder,
    presets=(*_CODES, UID_TABLE),
    house_presets=(UID_TABLE,),
)
