"""Finds what the device sent around an entry of the journal, for the case file."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Final

from tablemgr.journal import Entry, EntryKind
from tablemgr.journal.raw_text import are_heartbeats
from tablemgr.past.case_file import SentBytes

RAW_BEFORE: Final = 6
"""How many messages of the device before an irregularity are added to its file."""
RAW_AFTER: Final = 3
RAW_REACH: Final = 60
"""Only messages within this many entries of it are added."""


def raw_near(entries: Sequence[Entry], seq: int) -> tuple[SentBytes, ...]:
    """The device's messages around the entry of that number."""
    place = _place(entries, seq)
    before = (entries[at] for at in range(place - 1, max(-1, place - 1 - RAW_REACH), -1))
    after = (entries[at] for at in range(place, min(len(entries), place + RAW_REACH)))
    near = [
        *reversed([*islice(filter(_says_something, before), RAW_BEFORE)]),
        *islice(filter(_says_something, after), RAW_AFTER),
    ]
    return tuple(map(_sent, near))


def raw_of_card(
    entries: Sequence[Entry], seq: int, others: Collection[int]
) -> tuple[SentBytes, ...]:
    """The bytes of a card that was complete with the entry of that number: all since the card
    before it. `others` are the numbers with which the other cards were complete.
    """
    place = _place(entries, seq)
    found: list[Entry] = []
    for at in range(place, max(-1, place - RAW_REACH), -1):
        entry = entries[at] if at < len(entries) else None
        if entry is None or not _says_something(entry):
            continue
        if entry.seq != seq and entry.seq in others:
            break
        found.append(entry)
    return tuple(map(_sent, reversed(found)))


def _place(entries: Sequence[Entry], seq: int) -> int:
    return bisect_left(entries, seq, key=lambda entry: entry.seq)


def _says_something(entry: Entry) -> bool:
    """Say whether the entry has bytes that say more than that the line was alive."""
    return entry.kind is EntryKind.RAW and not are_heartbeats(entry)


def _sent(entry: Entry) -> SentBytes:
    data = entry.data
    return SentBytes(entry.seq, entry.stamp, str(data["port"]), bytes.fromhex(data["hex"]))
