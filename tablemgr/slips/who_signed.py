"""How a Dealer signed in, from the table's journal: for the code of a slip that he made."""

from __future__ import annotations

from tablemgr.journal import EntryKind, Journal, JournalReader
from tablemgr.rules.roles import Role
from tablemgr.slips.code.payload import Signer

_BY_NAME = "name"


def dealer_signed(journal: Journal | JournalReader, name: str, round_no: int) -> Signer:
    """The Dealer with that name, as he last signed in before the end of a Round."""
    for number in range(round_no, -1, -1):
        kinds = (EntryKind.SESSION,)
        entries = list(journal.entries(round_no=number, kinds=kinds, holding=('"acts"',)))
        for entry in reversed(entries):
            data = entry.data
            if data.get("acts") == name:
                signature = data.get("signature", {})
                how, register = signature.get("proof", _BY_NAME), signature.get("entry", 0)
                return data["role"], name, how, register
    return Role.DEALER.value, name, _BY_NAME, 0
