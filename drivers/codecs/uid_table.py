"""Which radio tag is in which card: the table of a house's marked cards, from a CSV text.

    uid,card
    E0040150A1B2C3D4,Kh
    E0040150A1B2C3D5,joker

The line of headings is optional; blank lines and lines that begin with `#` are left out. Knows no
file: the text is passed in.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from tablemgr.basics.cards import Card, card
from tablemgr.basics.errors import Fault

JOKER: Final = "joker"
_UID: Final = re.compile(r"(?:[0-9A-F]{2}){2,16}")
_UID_BYTES: Final = re.compile(_UID.pattern.encode("ascii"))


class UidTable(Struct, frozen=True):
    """`faces` gives each tag's card, None for a joker; a tag is upper-case hex digits."""

    faces: Mapping[bytes, Card | None]

    @staticmethod
    def may_be_uid(code: bytes) -> bool:
        """Whether `code` has the form of a tag: 2 to 16 bytes in upper-case hex."""
        return _UID_BYTES.fullmatch(code) is not None


def read_uid_table(text: str, name: str) -> UidTable:
    """The table in a CSV text; `name` is the file's, for messages.

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
            raise _fault(f"{name}, line {number}: {error}.") from None
        faces[uid] = face
    if not faces:
        raise _fault(f"{name}: it has no tags.")
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
                raise _fault(f"{name}: the tag {end} is the end of the tag {whole}.")


def _fault(what: str) -> Fault:
    return Fault(what, "Give a CSV file with the lines `uid,card`, e.g. `E0040150A1B2C3D4,Kh`.")
