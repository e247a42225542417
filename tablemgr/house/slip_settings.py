"""Which settings were changed between one settlement slip and the next, and who signed for it.

Read from the journal, so that every later print of a slip says the same.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.house.settings import SettingChange, read_changes
from tablemgr.journal import Entry, EntryKind, Journal, JournalReader
from tablemgr.rules.roles import Role


class SignedChange(Struct, frozen=True):
    """Settings that were changed together. `name` is empty if nobody has signed for them."""

    changes: tuple[SettingChange, ...]
    entry: int
    name: str = ""
    role: Role = Role.DEALER
    proof: str = ""
    """How the signature was given: a `Proof`'s word."""


def changed_before_slips(
    journal: Journal | JournalReader, round_no: int
) -> dict[int, tuple[SignedChange, ...]]:
    """For each slip of a Round, by the entry that gave its number: the changes since the slip
    before it, oldest first.
    """
    waiting: dict[int, SignedChange] = {}
    found: dict[int, tuple[SignedChange, ...]] = {}
    kinds = (EntryKind.SESSION, EntryKind.SLIP)
    for number in (round_no - 1, round_no):
        for entry in journal.entries(round_no=number, kinds=kinds):
            data = entry.data
            if entry.kind is EntryKind.SLIP and "issued" in data:
                if number == round_no:
                    found[entry.seq] = tuple(waiting.values())
                waiting = {}
            elif data.get("changed"):
                waiting[entry.seq] = _of(entry, data)
            for seq in data.get("settings_signed", ()):
                if seq in waiting:
                    name, role, proof = _signed(entry, data)
                    waiting[seq] = replace(waiting[seq], name=name, role=role, proof=proof)
    return found


def _of(entry: Entry, data: dict[str, Any]) -> SignedChange:
    changes = read_changes(data["changed"])
    if data.get("unsigned"):
        return SignedChange(changes, entry.seq)
    return SignedChange(changes, entry.seq, *_signed(entry, data))


def _signed(entry: Entry, data: dict[str, Any]) -> tuple[str, Role, str]:
    return entry.person, Role(entry.role), data.get("signature", {}).get("proof", "")
