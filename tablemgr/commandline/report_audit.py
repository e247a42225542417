"""The daily audit of a table: its numbers in sequence, all copies, the slips against the records,
and what was void.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tablemgr.basics.messages import Message, Speaker
from tablemgr.commandline.spoken import speaker
from tablemgr.journal import EntryKind, JournalReader
from tablemgr.past.checking import slips_compared
from tablemgr.past.day_report import CONTEXT, ENDINGS, DayReport
from tablemgr.past.report_choice import missing_numbers
from tablemgr.tray.refusals import KINDS


def audit(reader: JournalReader, report: DayReport, folder: Path | None) -> tuple[list[str], bool]:
    """The lines of an audit, and whether something does not fit. `folder`: the slips' files."""
    say = speaker(CONTEXT)
    slips = list(_slips_with_codes(reader.entries(kinds=(EntryKind.SLIP,))))
    found = list(_wrong(report, slips, say))
    if folder is None:
        compared = [say("The slips' files were not compared: name their folder (--slips)")]
    else:
        from tablemgr.slips.against import texts_compared  # noqa: PLC0415 - reads pictures

        wrong = [*slips_compared(reader, folder), *texts_compared(reader, folder)]
        as_they_are = say("The slips in {folder} are as the journal has them", folder=folder)
        compared = [] if wrong else [as_they_are]
        found += [say("WRONG: {what}", what=each) for each in wrong]
    return [*_audited(report, slips, say), *compared, *found], bool(found)


def _slips_with_codes(entries: Iterator[Any]) -> Iterator[tuple[str, str, int]]:
    """Kind, what it is of and copy of each slip that has a signed code."""
    for entry in entries:
        if "coded" in entry.data:
            yield entry.data["coded"], entry.data["of"], entry.data["copy"]


def _audited(
    report: DayReport, slips: Sequence[tuple[str, str, int]], say: Speaker
) -> Iterator[str]:
    """Say what was compared, and what was void."""
    kinds = Counter(kind for kind, _ in report.slips)
    counts = say.listed(
        [f"{say.words(Message(KINDS, kind))} {n}" for kind, n in sorted(kinds.items())]
    )
    yield say("Slips of the tray's money, all days: {counts}", counts=counts or say("none"))
    firsts = sum(not copy for _, _, copy in slips)
    yield say(
        "Signed slips, all days: {firsts} first prints, {again} duplicates",
        firsts=firsts,
        again=len(slips) - firsts,
    )
    yield say(
        "Rounds: {over}, of which void: {void}; still open: {open}",
        over=sum(not each.is_open for each in report.rounds),
        void=sum(each.is_void for each in report.rounds),
        open=sum(each.is_open for each in report.rounds),
    )
    for each in report.rounds:
        if each.is_void:
            yield "  " + say("Round {number} is void", number=each.number)
    yield from (f"  {say.words(void.words)}" for void in report.voids)
    for moved in report.transfers:
        if moved.is_unused and moved.ended:
            said = {"kind": Message(KINDS, moved.kind), "number": moved.number}
            how = ENDINGS[moved.ended]
            yield "  " + say("{kind} {number} was not used ({how})", how=how, **said)


def _wrong(report: DayReport, slips: Sequence[tuple[str, str, int]], say: Speaker) -> Iterator[str]:
    """Say what does not fit, a sentence each."""
    for what in missing_numbers(report.slips):
        yield say("WRONG: {what}", what=what)
    copies: dict[tuple[str, str], list[int]] = {}
    for kind, of, copy in slips:
        copies.setdefault((kind, of), []).append(copy)
    for (kind, of), numbers in copies.items():
        if sorted(numbers) != list(range(len(numbers))):
            said = {"kind": Message(KINDS, kind), "of": of, "numbers": sorted(numbers)}
            yield say("WRONG: the copies of {kind} {of} are {numbers}", **said)
    for session in report.sessions:
        if session.exceptions:
            said = {"number": session.number, "count": session.exceptions}
            yield say("OPEN: session {number} has {count} exceptions", **said)
