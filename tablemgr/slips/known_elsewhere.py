"""What the witness file and the slips know of a table that was put back from a back-up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablemgr.journal import Journal, JournalReader
from tablemgr.service.restored import KnownElsewhere
from tablemgr.slips.code.signed import SlipCode
from tablemgr.slips.witnesses import Witness, entry_flaw


def known_elsewhere(
    journal: Journal | JournalReader, witnesses: Sequence[Witness], slips: Iterable[SlipCode]
) -> KnownElsewhere:
    """All that they know together; the `slips` are the table's, and their signatures hold."""
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
    """What a restored table does not know, a line each: its last Round is `session_round`, `had`
    the highest number of each kind of slip that its journal has.
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
