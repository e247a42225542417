"""Takes a table up that was put back from a back-up: its numbers go on behind all that is known of
it elsewhere, so that no Round and no slip has the number of one that the back-up does not know.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tablemgr.journal import Entry, EntryKind, Journal, JournalReader, Json
from tablemgr.service.carry import RESTORED
from tablemgr.service.served_table import carry_entry
from tablemgr.service.session import TableSession
from tablemgr.service.slip_name import OF_ROUNDS, VOID, SlipName


class KnownElsewhere(Struct, frozen=True):
    """All that witnesses know of a table beside its journal."""

    round_no: int = 0
    """The last Round that they know."""
    numbers: Mapping[str, int] = {}
    """The highest number of each kind of slip that they know."""
    lost: tuple[tuple[int, bytes], ...] = ()
    """The entries that they know and the journal lacks, each with the first bytes of its hash."""
    slip_before: bytes = b""
    """The part of the newest slip that the next one repeats; empty if the journal has that slip."""


def go_on_behind(session: TableSession, known: KnownElsewhere, back_up: str) -> Entry:
    """Store that the table was restored from that back-up, and from which numbers it goes on.

    If Rounds are lost, the next one comes behind them, from a new shoe: what was dealt from the old
    one is not known any more. Raises `Fault`.
    """
    for kind in OF_ROUNDS:
        issued = session.voids_issued if kind == VOID else session.slips_issued
        session.count_slip(SlipName(max(issued, known.numbers.get(kind, 0)), kind))
    session.tray.go_on_behind(known.numbers)
    session.slip_before = known.slip_before or session.slip_before
    lost_rounds = known.round_no > session.round_no
    if lost_rounds:
        session.shoe.load()
    said: dict[str, Json] = {
        RESTORED: back_up,
        "numbers": dict(known.numbers),
        "lost": [[seq, digest.hex()] for seq, digest in known.lost],
        "carry": carry_entry(session, boxes_only=session.boxes_only),
    }
    round_no = known.round_no if lost_rounds else None
    return session.write(EntryKind.SESSION, said, round_no=round_no)


def lost_entries(journal: Journal | JournalReader) -> set[tuple[int, bytes]]:
    """The entries that restores have lost, each with the first bytes of its hash."""
    return {
        (int(seq), bytes.fromhex(digest))
        for entry in _restores(journal)
        for seq, digest in entry.data["lost"]
    }


def behind_restores(journal: Journal | JournalReader, kind: str) -> list[tuple[int, int]]:
    """For each restore its entry's number, and the highest number of a kind of slip known then."""
    return [(entry.seq, int(entry.data["numbers"].get(kind, 0))) for entry in _restores(journal)]


def _restores(journal: Journal | JournalReader) -> list[Entry]:
    holding = (f'"{RESTORED}"',)
    return [
        entry
        for entry in journal.entries(kinds=(EntryKind.SESSION,), holding=holding)
        if RESTORED in entry.data
    ]
