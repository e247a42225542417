"""Reads what somebody kept elsewhere of a table's journal: a witness file, any slip, or the head of
the journal as a person types it from paper.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.basics.messages import Message
from tablemgr.journal.chain import CONTEXT
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.payload import MalformedCodeError
from tablemgr.slips.code.signed import SlipCode, read_code
from tablemgr.slips.witnesses import read_witnesses
from tablemgr.tray.refusals import called

_TYPED: Final = re.compile(r"(?:entry\s*)?(\d{1,18})[\s:,]+((?:[0-9a-f]\s*){16,64})", re.IGNORECASE)
"""An entry's number and its hash, or at least its first 16 digits."""
_MOST_LINES: Final = 100_000
_REMEDY: Final = (
    "Give a witness file, a slip, its code, or a head as it is printed: ENTRY and its hash."
)


class GivenWitness(Struct, frozen=True):
    """One entry that somebody knows from elsewhere."""

    words: Message
    """Which it is, for a person: `Entry 51, which head 3 knows,`."""
    entry: int
    digest: bytes
    """The first bytes of its hash, or all."""
    code: SlipCode | None = None
    """The slip's, if a slip knows it."""

    def unbelieved(self, keys: Sequence[Ed25519PublicKey]) -> Message | None:
        """Say that none of these keys has signed the slip; None if one has, if there is none to
        compare with, or if it is no slip.
        """
        if self.code is None or not keys or any(map(self.code.is_signed_by, keys)):
            return None
        return Message(CONTEXT, "is not signed by the table's key")


def read_given(given: str, table: str) -> list[GivenWitness]:
    """Read what a file or a text knows of that table's journal. Raises `Fault` if it is nothing
    such, or is of another table.
    """
    typed = _TYPED.fullmatch(given.strip())
    if typed is not None:
        digits = "".join(typed[2].split())
        digest = bytes.fromhex(digits[: len(digits) // 2 * 2])
        words = Message(CONTEXT, "Entry {entry}, as it was typed,", {"entry": typed[1]})
        return [GivenWitness(words, int(typed[1]), digest)]
    if Path(given).is_file():
        known = read_witnesses(Path(given), table, newest=_MOST_LINES)
        if known:
            what = "Round {round_no}, entry {entry}, which {file} knows,"
            return [
                GivenWitness(
                    Message(
                        CONTEXT,
                        what,
                        {"round_no": each.round_no, "entry": each.entry, "file": given},
                    ),
                    each.entry,
                    each.digest,
                )
                for each in known
            ]
    return [_of_slip(given, found.code, table) for found in find_codes(given)]


def _of_slip(given: str, text: str, table: str) -> GivenWitness:
    try:
        code = read_code(text)
    except MalformedCodeError as error:
        raise Fault("{given}: {error}.", _REMEDY, given=given[:60], error=error.message) from None
    said = code.payload
    if said.table != table or said.entry is None or said.chain is None:
        raise Fault(
            "{given}: it is a slip of table {table}, and says nothing of this journal.",
            _REMEDY,
            given=given[:60],
            table=said.table,
        )
    words = "Entry {entry}, which {kind} {number} knows,"
    values = {"entry": said.entry, "kind": called(said.kind), "number": said.number}
    return GivenWitness(Message(CONTEXT, words, values), said.entry, said.chain, code)
