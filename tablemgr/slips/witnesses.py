"""Compares a table's journal with what else knows how far it goes: its seals, a witness file, its
slips; and says what they know of a table that was put back from a back-up.

Somebody who writes the machine's disk can put back an older journal, or write another one. He can't
sign it, and what is elsewhere still says how it was. A start compares them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import open_plain
from tablemgr.basics.messages import Message
from tablemgr.house.sealing import is_sealed, keys_led_to, last_seal_flaw
from tablemgr.journal import Journal, JournalReader
from tablemgr.journal.chain import CONTEXT
from tablemgr.service.restored import KnownElsewhere, lost_entries
from tablemgr.slips.code.payload import MalformedCodeError
from tablemgr.slips.code.signed import SlipCode, read_code
from tablemgr.tray.refusals import called

_LINE: Final = re.compile(r"(\S+) Round (\d{1,9}) entry (\d{1,18}) ([0-9a-f]{64})")
_LINE_BYTES: Final = 1000
"""So much of a witness file's end is read for each line: other tables may have lines there too."""
_NEWEST: Final = 20
"""So many of the newest lines and of the newest slips are compared."""


class Witness(Struct, frozen=True):
    """The line of a witness file about the end of one Round."""

    round_no: int
    entry: int
    digest: bytes


# --- the witness file ----------------------------------------------------------------------------


def add_witness(path: Path, journal: Journal) -> None:
    """Add the journal's newest entry to the witness file, which is only ever added to. Raises
    `Fault`.
    """
    line = (
        f"{journal.header.table_id} Round {journal.last_round_no} entry {journal.last_seq} "
        f"{journal.last_hash.hex()}\n"
    )
    try:
        fd = open_plain(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        try:
            os.write(fd, line.encode())
            os.fsync(fd)
        finally:
            os.close(fd)
    except OSError as error:
        raise Fault(
            "{path}: the witness file can't be added to: {error}.",
            "Tell the technician. The table goes on.",
            path=path,
            error=error.strerror,
        ) from error


def read_witnesses(path: Path, table: str, *, newest: int = _NEWEST) -> list[Witness]:
    """Read the end of a witness file: the lines of that table, oldest first; none if there is no
    file.

    Raises `Fault` if it can't be read.
    """
    try:
        fd = open_plain(path)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise _unreadable(path, error) from error
    with os.fdopen(fd, "rb") as file:
        try:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - newest * _LINE_BYTES))
            text = file.read().decode("utf-8", "replace")
        except OSError as error:
            raise _unreadable(path, error) from error
    found = map(_LINE.fullmatch, text.splitlines())
    of_table = [said for said in found if said is not None and said[1] == table]
    return [
        Witness(int(said[2]), int(said[3]), bytes.fromhex(said[4])) for said in of_table[-newest:]
    ]


def lines_missing(
    journal: Journal | JournalReader, file: str, witnesses: Sequence[Witness]
) -> list[Message]:
    """Say what the witness file lacks, in a sentence; nothing if it goes as far as the journal. The
    Round in play and the last one, whose line a power cut may have kept out, need not be there.
    """
    last = witnesses[-1].round_no if witnesses else 0
    if journal.last_round_no <= last + 1:
        return []
    values = {"file": file, "last": last, "rounds": journal.last_round_no}
    what = "The witness file {file} ends with Round {last}; the journal has {rounds} Rounds."
    if not witnesses:
        what = (
            "The witness file {file} is missing or has no line of this table; the journal has "
            "{rounds} Rounds."
        )
    return [Message(CONTEXT, what, values)]


def _unreadable(path: Path, error: OSError) -> Fault:
    return Fault(
        "{path}: the witness file can't be read: {error}.",
        "Put it back, or take it out of the house profile.",
        path=path,
        error=error.strerror,
    )


# --- the pit's server ----------------------------------------------------------------------------


def server_against(parted: Sequence[int]) -> list[str]:
    """Say what the pit's server has against the journal, a sentence for each other journal that it
    has of the table; `parted` are the last entries that they share with this one.
    """
    return [
        f"The pit's server has another journal of this table after entry {last}: this one was cut "
        "off or put back, or a copy of it is in use."
        if last >= 0
        else "The pit's server has another journal of this table."
        for last in parted
    ]


# --- comparing -----------------------------------------------------------------------------------


def what_differs(
    journal: Journal | JournalReader,
    key: Ed25519PublicKey,
    *,
    key_is_new: bool,
    witnesses: Sequence[Witness],
    slips: Path,
) -> list[Message]:
    """Say what speaks against the journal, a sentence each; nothing if all agree.

    `key_is_new`: the key was made at this start, so that no journal can be signed by it.
    """
    found = list(_unsealed(journal, key, key_is_new))
    found += _against(journal, witnesses)
    found += _slips_against(journal, keys_led_to(journal, key), slips)
    return found


def _unsealed(
    journal: Journal | JournalReader, key: Ed25519PublicKey, key_is_new: bool
) -> Iterator[Message]:
    flaw = last_seal_flaw(journal, key)
    if flaw is not None:
        what = "The journal was not signed by this table's key: {flaw}."
        yield Message(CONTEXT, what, {"flaw": flaw})
    elif journal.last_round_no and not key_is_new and not is_sealed(journal):
        yield Message(CONTEXT, "The table has a key, but its journal was never signed.")


def _against(journal: Journal | JournalReader, witnesses: Sequence[Witness]) -> Iterator[Message]:
    named = set[int]()  # a Round has a line for its end, the last of a day one for the closing
    for each in witnesses:
        what = entry_flaw(journal, each.entry, each.digest)
        if what and each.round_no not in named:
            named.add(each.round_no)
            words = "Round {round_no}, which the witness file knows, {what}."
            yield Message(CONTEXT, words, {"round_no": each.round_no, "what": what})


def _slips_against(
    journal: Journal | JournalReader, keys: Sequence[Ed25519PublicKey], folder: Path
) -> Iterator[Message]:
    for path in _newest(folder):
        from tablemgr.slips.code.finding import find_codes  # noqa: PLC0415 - if there is a slip

        try:
            code = read_code(find_codes(str(path))[0].code)
        except (Fault, MalformedCodeError):
            continue  # `journal verify --slips` says so; it says nothing of the journal
        said = code.payload
        if said.table != journal.header.table_id or said.entry is None or said.chain is None:
            continue
        if not any(map(code.is_signed_by, keys)):
            continue  # `slips verify` says so, as above
        what = entry_flaw(journal, said.entry, said.chain)
        if what:
            of_round = "Round {round_no}, of which {kind} {number} was printed, {what}."
            of_entry = "Entry {entry}, of which {kind} {number} was printed, {what}."
            values = {
                "round_no": said.round,
                "entry": said.entry,
                "kind": called(said.kind),
                "number": said.number,
                "what": what,
            }
            yield Message(CONTEXT, of_round if said.round else of_entry, values)


def _newest(folder: Path) -> list[Path]:
    """The newest plain texts of slips, oldest first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder.glob("*.txt")]
    except OSError:
        return []  # a folder that can't be read is said as soon as a slip is saved
    return [path for _, path in sorted(found)[-_NEWEST:]]


def entry_flaw(journal: Journal | JournalReader, seq: int, digest: bytes) -> Message | None:
    """Say what is wrong with an entry that is known from elsewhere; None if nothing is. `digest`
    are the first bytes of its hash, or all.
    """
    entry = next(journal.entries(after=seq - 1), None)
    if entry is not None and entry.seq == seq and entry.hash[: len(digest)] == digest:
        return None
    if (seq, digest) in lost_entries(journal):
        return Message(CONTEXT, "was lost when the table was restored from a back-up")
    what = "is another one in the journal: entry {seq} is not the one that was written"
    if entry is None:
        what = "is not in the journal: it went to entry {seq} and was cut off or put back"
    return Message(CONTEXT, what, {"seq": seq})


def known_elsewhere(
    journal: Journal | JournalReader, witnesses: Sequence[Witness], slips: Iterable[SlipCode]
) -> KnownElsewhere:
    """Join all that they know; the `slips` are the table's, and their signatures hold."""
    codes = [code for code in slips if code.payload.table == journal.header.table_id]
    numbers: dict[str, int] = {}
    for said in (code.payload for code in codes):
        numbers[said.kind] = max(numbers.get(said.kind, 0), said.number)
    entries = {(each.entry, each.digest) for each in witnesses} | {
        (code.payload.entry, code.payload.chain)
        for code in codes
        if code.payload.entry is not None and code.payload.chain is not None
    }
    lost = sorted(each for each in entries if entry_flaw(journal, *each))
    firsts = [code for code in codes if not code.payload.reprint]
    newest = max(firsts, key=lambda code: code.payload.entry or 0, default=None)
    is_lost = newest is not None and (newest.payload.entry, newest.payload.chain) in lost
    return KnownElsewhere(
        max([each.round_no for each in witnesses] + [c.payload.round or 0 for c in codes] + [0]),
        numbers,
        tuple(lost),
        newest.for_the_next if newest is not None and is_lost else b"",
    )


def lost_in_words(session_round: int, known: KnownElsewhere, had: dict[str, int]) -> list[str]:
    """Say what a restored table does not know, a line each: its last Round is `session_round`,
    `had` the highest number of each kind of slip that its journal has.
    """
    lines = []
    if known.round_no > session_round:
        lines.append(f"Rounds {session_round + 1} to {known.round_no} are not in the back-up.")
    elif known.lost:
        lines.append(f"The end of Round {session_round} is not in the back-up.")
    for kind, number in sorted(known.numbers.items()):
        first = had.get(kind, 0) + 1
        if number >= first:
            which = f"{first} to {number}" if number > first else str(number)
            lines.append(f"Of the slips it does not know {kind} {which}.")
    return lines
