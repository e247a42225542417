"""The append-only log of a table, in one SQLite file: what happened, never the state it led to.

Knows no rules, no screen, no clock. See docs/decisions/002-journal.md.
"""

from __future__ import annotations

from tablemgr.journal.chain import Problem, same_code, short_code
from tablemgr.journal.entry import Draft, Entry, EntryKind, JournalHeader, Json, Stamp, canonical
from tablemgr.journal.reader import JournalReader, reading
from tablemgr.journal.store import Journal
from tablemgr.journal.verify import VerifyReport, verify

__all__ = [
    "Draft",
    "Entry",
    "EntryKind",
    "Journal",
    "JournalHeader",
    "JournalReader",
    "Json",
    "Problem",
    "Stamp",
    "VerifyReport",
    "canonical",
    "reading",
    "same_code",
    "short_code",
    "verify",
]
