"""What the device sent around an entry of the journal, for the case file."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import islice
from typing import Final

from tablemgr.journal import Entry, EntryKind
from tablemgr.past.case_file import SentBytes

RAW_BEFORE: Final = 6
"""How many messages of the device before an irregularity are added to its file."""
RAW_AFTER: Final = 3
RAW_REACH: Final = 60
"""Only messages within this many entries of it are added."""


def raw_near(entries: Sequence[Entry], seq: int) -> tuple[SentBytes, ...]:
    """The device's messages around the entry of that number."""
    place = bisect_left(entries, seq, key=lambda entry: entry.seq)
    before = (entries[at] for at in range(place - 1, max(-1, place - 1 - RAW_REACH), -1))
    after = (entries[at] for at in range(place, min(len(entries), place + RAW_REACH)))
    near = [
        *reversed([*islice((e for e in before if e.kind is EntryKind.RAW), RAW_BEFORE)]),
        *islice((e for e in after if e.kind is EntryKind.RAW), RAW_AFTER),
    ]
    return tuple(
        SentBytes(e.seq, e.stamp, str(e.data["port"]), bytes.fromhex(e.data["hex"])) for e in near
    )
