"""Compares a journal with the rules and with the slips in a folder. Changes nothing.

The chain shows that entries are as they were written. Whether the rules lead from each command to
the events that were stored with it, and whether the paper agrees with the journal, is found here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, field

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.files import read_plain
from tablemgr.basics.messages import Message, plain
from tablemgr.house.digests import rulebook_digests
from tablemgr.journal import Entry, EntryKind, JournalReader, same_code
from tablemgr.journal.chain import CONTEXT, of_entry
from tablemgr.rules.commands import Command
from tablemgr.rules.events import Event
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.carry import table_of
from tablemgr.service.kept_tray import EVENTS, voids_in
from tablemgr.service.shoe import Shoe
from tablemgr.service.slip_issue import SlipIssue, issues
from tablemgr.service.slip_name import OF_ROUNDS, VOID, SlipName
from tablemgr.service.stored_act import act_in, fitting
from tablemgr.tray.desk_state import events_of
from tablemgr.tray.refusals import called

_LARGEST_SLIP: Final = 50_000_000
_SLIP_FILE: Final = re.compile(r"((?:slip|void)-\d{6})(?:-duplicate-\d+)?(?:-\d+)?\.pdf")
_NUMBERS: Final = re.compile(rb"/Keywords \((\d{6})/([0-9A-Z]{4}-[0-9A-Z]{4})\)")
"""How a slip's file says its number and the journal's code (`tablemgr.slips.layouts`)."""


# --- the rules -----------------------------------------------------------------------------------


class Replayed(Struct):
    """The findings of a comparison with the rules."""

    wrong: list[Message] = field(default_factory=list)
    """What does not fit, a sentence each."""
    told_again: int = 0
    """How many Rounds the rules were told again."""
    only_read: list[int] = field(default_factory=list)
    """The Rounds that were played by other rules than today's: their answers stay as they are."""


def replayed(reader: JournalReader) -> Replayed:
    """Compare each Round of a journal with the rules: find what they decide otherwise than the
    journal has it.
    """
    found = Replayed()
    for round_no in range(1, reader.last_round_no + 1):
        acts = list(reader.entries(round_no=round_no, kinds=(EntryKind.ACT,)))
        if not acts:
            continue
        if "carry" not in acts[0].data:
            what = Message(CONTEXT, "it does not begin with its opening")
            found.wrong.append(_of_round(round_no, what))
            continue
        by_these_rules = _has_todays_rules(acts[0].data["carry"])
        if by_these_rules:
            found.told_again += 1
        else:
            found.only_read.append(round_no)
        again = _told_again(acts) if by_these_rules else _read_again(acts)
        found.wrong += [_of_round(round_no, what) for what in again]
    return found


def _of_round(round_no: int, what: Message) -> Message:
    return Message(CONTEXT, "Round {round_no}: {what}", {"round_no": round_no, "what": what})


def _has_todays_rules(carry: dict[str, Any]) -> bool:
    """Say whether the Round began by the files that the program has now, so that it can be decided
    again. Of a table that has named no file it is taken for granted; version 0.1 never named any.
    """
    if "digests" not in carry:
        return False
    now = rulebook_digests(load(carry["game"]))
    stored = carry["digests"]
    return all(stored.get(name, digest) == digest for name, digest in now.items())


def _read_again(acts: list[Entry]) -> Iterator[Message]:
    """Folds what was stored: whether each act can have followed those before it."""
    table = _table(acts[0].data["carry"])
    for entry in acts:
        try:
            with fitting(entry.seq):
                command, events = act_in(entry.data, table)
                table.apply(events, command)
        except Fault as fault:
            yield of_entry(entry.seq, fault.messages[0])
            return


def _told_again(acts: list[Entry]) -> Iterator[Message]:
    """Tells two tables the Round: one what was stored, the other what the rules decide now."""
    carry = acts[0].data["carry"]
    stored, decided = _table(carry), _table(carry)
    for entry in acts:
        try:
            with fitting(entry.seq):
                command, events = act_in(entry.data, stored)
        except Fault as fault:
            yield of_entry(entry.seq, fault.messages[0])
            return
        try:
            now = decided.decide(command, Role(entry.role))
        except Refusal as refusal:
            what = "{line!r} was done; the rules refuse it: {why} ({paragraph})"
            values = {
                "line": command.line(),
                "why": refusal.message,
                "paragraph": refusal.paragraph,
            }
            yield of_entry(entry.seq, Message(CONTEXT, what, values))
            return
        if now != events:
            yield of_entry(entry.seq, _how_they_differ(command, events, now))
        stored.apply(events, command)
        decided.apply(now, command)
    then, now_net = stored.position.net(), decided.position.net()
    for player in sorted({*then, *now_net}):
        before, after = then.get(player), now_net.get(player)
        if before != after:
            what = "{player} has a net of {before}; by the rules it is {after}"
            values = {"player": plain(player), "before": str(before), "after": str(after)}
            yield Message(CONTEXT, what, values)


def _table(carry: dict[str, object]) -> Table:
    """The table as the Round began at it, with what had come out of its shoe (I6)."""
    table = table_of(carry)
    shoe = Shoe(table.decks, table.rulebook.decks.shuffled_each_round)
    shoe.take_up(carry.get("shoe", 0))  # type: ignore[arg-type] # as it was stored
    shoe.begin_round()
    table.seen = shoe.seen
    return table


def _how_they_differ(command: Command, then: list[Event], now: list[Event]) -> Message:
    place = next((i for i, (a, b) in enumerate(zip(then, now, strict=False)) if a != b), None)
    if place is None:
        what = "{line!r} led to {then} events; by the rules it leads to {now}"
        counts = {"line": command.line(), "then": len(then), "now": len(now)}
        return Message(CONTEXT, what, counts)
    values = {"line": command.line(), "then": str(then[place]), "now": str(now[place])}
    return Message(CONTEXT, "{line!r} led to {then}; by the rules it leads to {now}", values)


# --- the slips -----------------------------------------------------------------------------------


def slips_compared(reader: JournalReader, folder: Path) -> Iterator[Message]:
    """Say what differs between the slips that the journal issued and the files in a folder."""
    issued = list(_issued(reader))
    of_tray = voids_of_tray(reader)
    for kind in OF_ROUNDS:
        numbers = [issue.name.number for issue in issued if issue.name.kind == kind]
        if kind == VOID:
            numbers = sorted([*numbers, *of_tray])
        if numbers != list(range(1, len(numbers) + 1)):
            what = "the numbers of {kind} slips are not 1 to {last}: {numbers}"
            values = {"kind": called(kind), "last": len(numbers), "numbers": _listed(numbers)}
            yield Message(CONTEXT, what, values)
    files = _files(folder)
    known = {issue.name.file: issue for issue in issued}
    for name, issue in known.items():
        if name not in files:
            values = {"slip": issue.name.words, "round_no": issue.round_no}
            yield Message(CONTEXT, "{slip} of Round {round_no} has no file", values)
    for name, paths in sorted(files.items()):
        if name in {SlipName(number, VOID).file for number in of_tray}:
            continue  # its plain text is compared with its code
        for path in paths:
            wrong = _slip_mismatch(path, known.get(name))
            if wrong is not None:
                yield of_file(path.name, wrong)


def of_file(name: str, what: Message) -> Message:
    """Give what is said of a slip's file, with its name."""
    return Message(CONTEXT, "{file}: {what}", {"file": name, "what": what})


def voids_of_tray(reader: JournalReader) -> list[int]:
    """The numbers of the slips by which slips of the tray were voided."""
    entries = reader.entries(kinds=(EntryKind.SESSION,), holding=(f'"{EVENTS}"',))
    return [n for entry in entries for n in voids_in(events_of(entry.data[EVENTS]))]


def _issued(reader: JournalReader) -> Iterator[SlipIssue]:
    for round_no in range(1, reader.last_round_no + 1):
        yield from issues(reader, round_no)


def _files(folder: Path) -> dict[str, list[Path]]:
    """The slips' files by the slip that they are named after. Raises `Fault`."""
    found: dict[str, list[Path]] = {}
    try:
        for path in sorted(folder.iterdir()):
            name = _SLIP_FILE.fullmatch(path.name)
            if name is not None:
                found.setdefault(name[1], []).append(path)
    except OSError as error:
        raise Fault(
            "{folder}: {error}.",
            "Name the folder of the slips.",
            folder=folder,
            error=error.strerror,
        ) from None
    return found


def _slip_mismatch(path: Path, issue: SlipIssue | None) -> Message | None:
    """Say what is wrong with a slip's file; None if nothing is."""
    if issue is None:
        return Message(CONTEXT, "the journal knows no such slip")
    try:
        said = _NUMBERS.search(read_plain(path, _LARGEST_SLIP))
    except OSError as error:
        return plain(str(error.strerror))
    if said is None:
        what = "it says no number: it was changed, or a version before this one made it"
        return Message(CONTEXT, what)
    number, code = said[1].decode(), said[2].decode()
    if int(number) != issue.name.number:
        return Message(CONTEXT, "it is slip {number}", {"number": number})
    if code != issue.code:
        what = "it has the code {code}; the journal has {known}"
        return Message(CONTEXT, what, {"code": code, "known": issue.code})
    return None


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers[:20])) + (" …" if len(numbers) > 20 else "")


# --- a code --------------------------------------------------------------------------------------


def entries_of_code(reader: JournalReader, code: str) -> Iterator[Entry]:
    """The entries whose hash a code from paper stands for; one, but for a rare chance."""
    return (entry for entry in reader.entries() if same_code(code, entry.hash))


def slip_of_entry(reader: JournalReader, entry: Entry) -> SlipIssue | None:
    """The slip of the settlement that an entry completed, if it did."""
    found = issues(reader, entry.round_no) if entry.round_no else []
    return next((issue for issue in found if issue.entry == entry.seq), None)
