"""The signatures in a table's journal against the staff register's log, both ways. Pure.

Each signature names its entry in the register's log, by number and digest. An act that was signed
anew in another person's name, or by an entry that never was, does not agree with the log; a
signature that was taken out of the journal is in the log alone.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.messages import Message, plain
from tablemgr.basics.names import same_name
from tablemgr.house.staff.comparing import Difference, Differs
from tablemgr.house.staff.happenings import Happening, LogEntry
from tablemgr.journal import Entry, EntryKind
from tablemgr.journal.chain import CONTEXT, of_entry

KINDS: Final = (EntryKind.ACT, EntryKind.REFUSAL, EntryKind.SESSION, EntryKind.DEVICE)
"""The kinds of entries that may be signed."""
WORDS: Final = ('"signature":', '"staff":', '"dealer":')
"""An entry that has none of these in its payload says nothing about signatures."""
_SIGNED: Final = (Happening.SIGNED.value, Happening.SIGNED_IN.value)


class Why(Enum):
    """Why a signature does not hold; the value says it."""

    NO_ENTRY = Message(CONTEXT, "the register's log has no such entry")
    OTHER_ENTRY = Message(CONTEXT, "the register's log has another entry there")
    NO_SIGNATURE = Message(CONTEXT, "that entry of the register's log signs nothing")
    OTHER_PERSON = Message(CONTEXT, "that entry of the register's log is another person's")
    OTHER_ROLE = Message(CONTEXT, "that entry of the register's log says another role")
    OTHER_TABLE = Message(CONTEXT, "that entry of the register's log is of another table")
    OTHER_DEALER = Message(CONTEXT, "that entry of the register's log says another Dealer")
    OTHER_PROOF = Message(
        CONTEXT, "that entry of the register's log says that it was given in another way"
    )
    TOO_EARLY = Message(CONTEXT, "the journal has it before the person signed")
    USED_AGAIN = Message(
        CONTEXT, "somebody else signed after that, so that it was for something before"
    )
    NONE = Message(CONTEXT, "somebody other than the Dealer acts, and nobody has signed")
    NOT_IN_JOURNAL = Message(CONTEXT, "the journal of the table does not have it")


class Unproved(Struct, frozen=True):
    """A signature that journal and register do not both have in the same way.

    `seq` is the number of the journal's entry, 0 if it has none; `entry` is the one in the log.
    """

    why: Why
    person: str
    seq: int
    entry: int

    @property
    def line(self) -> Message:
        """Say it, for a person who reads it at the command line."""
        values = {"person": plain(self.person), "entry": self.entry, "why": self.why.value}
        said = (
            Message(CONTEXT, "signed by {person}, by entry {entry} of the register: {why}", values)
            if self.entry
            else Message(CONTEXT, "signed by {person}: {why}", values)
        )
        return of_entry(self.seq, said) if self.seq else said


def compared(log: Sequence[LogEntry], table: str, entries: Iterable[Entry]) -> tuple[Unproved, ...]:
    """Every signature that does not hold, in the journal's order; then those that only the log
    has.

    `entries` are all of the table's journal of the `KINDS` that hold one of the `WORDS`, the oldest
    first.
    """
    check = _Check(log, table)
    found = [unproved for entry in entries for unproved in check.entry(entry)]
    return (*found, *check.unheard())


def as_differences(found: Iterable[Unproved]) -> tuple[Difference, ...]:
    """Gather what was found for each person."""
    sorted_out: dict[tuple[Differs, str], list[Unproved]] = defaultdict(list)
    for each in found:
        unheard = each.why is Why.NOT_IN_JOURNAL
        sorted_out[Differs.UNHEARD if unheard else Differs.SIGNATURE, each.person].append(each)
    return tuple(
        Difference(
            how,
            person,
            entry=of_him[0].entry if how is Differs.UNHEARD else of_him[0].seq,
            mark=sha256(str([(u.seq, u.entry, u.why.name) for u in of_him]).encode()).hexdigest(),
            count=len(of_him),
        )
        for (how, person), of_him in sorted_out.items()
    )


class _Check:
    """Reads a journal's entries one by one, beside the register's log."""

    def __init__(self, log: Sequence[LogEntry], table: str) -> None:
        self._table = table
        self._log = {entry.seq: entry for entry in log}
        self._heard: dict[tuple[int, str], int] = {}
        """The journal's entry that tells of each entry of the log, by its number and digest."""
        self._unplaced: list[dict[str, Any]] = []
        """What version 0.1 told of signatures, without their entries in the log."""
        self._signs = False
        """The journal has a signature: from here on, what another person does is signed."""
        self._last = 0
        """The number in the log of the last signature for an act."""

    def entry(self, entry: Entry) -> Iterator[Unproved]:
        """The next entry of the journal: what does not hold in it."""
        data = entry.data
        if "staff" in data:
            self._told(entry.seq, data)
            return
        signature = data.get("signature")
        if signature is not None:
            self._signs = True
            person, number = data.get("acts", entry.person), int(signature["entry"])
            why = self._flaw(entry, data, signature)
            self._heard.setdefault((number, str(signature["digest"])), entry.seq)
            if why is not None:
                yield Unproved(why, person, entry.seq, number)
        elif self._signs and "dealer" in data and not same_name(data["dealer"], entry.person):
            yield Unproved(Why.NONE, entry.person, entry.seq, 0)

    def unheard(self) -> Iterator[Unproved]:
        """The signatures at this table that only the log has."""
        for entry in self._log.values():
            if not any(f'"staff":"{word}"' in entry.happened for word in _SIGNED):
                continue
            payload = json.loads(entry.happened)
            if payload.get("table") != self._table:
                continue
            if (entry.seq, entry.digest) in self._heard:
                continue
            if payload in self._unplaced:
                self._unplaced.remove(payload)
            else:
                yield Unproved(Why.NOT_IN_JOURNAL, payload["name"], 0, entry.seq)

    def _told(self, seq: int, data: Mapping[str, Any]) -> None:
        place = data.get("register")
        if place is not None:
            self._heard.setdefault((place["entry"], place["digest"]), seq)
            if data["staff"] == Happening.SIGNED.value:
                self._last = place["entry"]
        elif data["staff"] in _SIGNED:
            self._unplaced.append(dict(data))

    def _flaw(self, entry: Entry, data: Mapping[str, Any], said: Mapping[str, Any]) -> Why | None:
        """Why the signature of that entry does not hold, or None."""
        logged = self._log.get(said["entry"])
        if logged is None:
            return Why.NO_ENTRY
        if logged.digest != said["digest"]:
            return Why.OTHER_ENTRY
        payload = json.loads(logged.happened)
        signs_in = "acts" in data
        if payload["staff"] != _SIGNED[signs_in]:
            return Why.NO_SIGNATURE
        if not same_name(payload["name"], data["acts"] if signs_in else entry.person):
            return Why.OTHER_PERSON
        if payload.get("table") != self._table:
            return Why.OTHER_TABLE
        if not signs_in and payload.get("role") != entry.role:
            return Why.OTHER_ROLE
        if payload.get("proof", said["proof"]) != said["proof"]:
            return Why.OTHER_PROOF
        if signs_in or "settings" in data:  # settings may be signed before the table is open
            return None
        if not same_name(payload.get("by", ""), data.get("dealer", "")):
            return Why.OTHER_DEALER
        if (logged.seq, logged.digest) not in self._heard:
            return Why.TOO_EARLY
        return None if logged.seq == self._last else Why.USED_AGAIN
