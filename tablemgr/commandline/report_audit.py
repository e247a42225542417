"""The daily audit of a table: its numbers in sequence, all copies, the slips against the records,
and what was void.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tablemgr.journal import EntryKind, JournalReader
from tablemgr.past.checking import slips_compared
from tablemgr.past.day_report import DayReport, missing_numbers


def audit(reader: JournalReader, report: DayReport, folder: Path | None) -> tuple[list[str], bool]:
    """The lines of an audit, and whether something does not fit. `folder`: the slips' files."""
    slips = list(_slips_with_codes(reader.entries(kinds=(EntryKind.SLIP,))))
    found = list(_wrong(report, slips))
    if folder is None:
        compared = ["The slips' files were not compared: name their folder (--slips)"]
    else:
        from tablemgr.slips.against import texts_compared  # noqa: PLC0415 - reads pictures

        wrong = [*slips_compared(reader, folder), *texts_compared(reader, folder)]
        compared = [] if wrong else [f"The slips in {folder} are as the journal has them"]
        found += [f"WRONG: {each}" for each in wrong]
    return [*_audited(report, slips), *compared, *found], bool(found)


def _slips_with_codes(entries: Iterator[Any]) -> Iterator[tuple[str, str, int]]:
    """Kind, what it is of and copy of each slip that has a signed code."""
    for entry in entries:
        if "coded" in entry.data:
            yield entry.data["coded"], entry.data["of"], entry.data["copy"]


def _audited(report: DayReport, slips: Sequence[tuple[str, str, int]]) -> Iterator[str]:
    """Say what was compared, and what was void."""
    kinds = Counter(kind for kind, _ in report.slips)
    counts = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())) or "none"
    yield f"Slips of the tray's money, all days: {counts}"
    firsts = sum(not copy for _, _, copy in slips)
    yield f"Signed slips, all days: {firsts} first prints, {len(slips) - firsts} duplicates"
    yield f"Rounds: {len(report.rounds)}, of which void: {sum(r.is_void for r in report.rounds)}"
    for each in report.rounds:
        if each.is_void:
            yield f"  Round {each.number} is void"
    yield from (f"  {void}" for void in report.voids)
    for moved in report.transfers:
        if moved.is_unused:
            yield f"  {moved.kind} {moved.number} was not used ({moved.ended})"


def _wrong(report: DayReport, slips: Sequence[tuple[str, str, int]]) -> Iterator[str]:
    """Say what does not fit, a sentence each."""
    for what in missing_numbers(report.slips):
        yield f"WRONG: {what}"
    copies: dict[tuple[str, str], list[int]] = {}
    for kind, of, copy in slips:
        copies.setdefault((kind, of), []).append(copy)
    for (kind, of), numbers in copies.items():
        if sorted(numbers) != list(range(len(numbers))):
            yield f"WRONG: the copies of {kind} {of} are {sorted(numbers)}"
    for session in report.sessions:
        if session.exceptions:
            yield f"OPEN: session {session.number} has {session.exceptions} exceptions"
