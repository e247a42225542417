"""The lines of a slip about the house: who signed for something, which settings have changed, how a
register differs. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablemgr.basics.counts import counted
from tablemgr.basics.names import same_name
from tablemgr.house.slip_settings import SignedChange
from tablemgr.journal import EntryKind, Journal, JournalReader
from tablemgr.rules.roles import Role
from tablemgr.service.slip_issue import SignedBy, SlipIssue, signed_by
from tablemgr.slips.code.payload import Signer
from tablemgr.slips.model import SlipSetting

_HOW = {"pin": ", by PIN", "name": ", by name", "recovery": ", by a new PIN"}


def in_words(signed: SignedBy) -> str:
    """Name a signer with his function and how he signed: `mei, Pit Supervisor, by PIN`."""
    return f"{signed.name}, {Role(signed.role).title}{_HOW.get(signed.how, '')}"


def for_code(signed: SignedBy) -> Signer:
    """Give the signers for the code of a slip."""
    return signed.role, signed.name, signed.how, signed.register


def signers_of(journal: Journal | JournalReader, issue: SlipIssue) -> tuple[Signer, ...]:
    """The Dealer as he signed in, then who reopened the settlement, and who ended the Round if that
    was another than the Dealer.
    """
    dealer = dealer_signed(journal, issue.dealer, issue.round_no)
    others = [*([issue.reopening.signed] if issue.reopening is not None else []), issue.by]
    signed = [for_code(each) for each in others if not same_name(each.name, issue.dealer)]
    return tuple(dict.fromkeys((dealer, *signed)))


def dealer_signed(journal: Journal | JournalReader, name: str, round_no: int) -> Signer:
    """The Dealer with that name, as he last signed in before the end of a Round."""
    for number in range(round_no, -1, -1):
        kinds = (EntryKind.SESSION,)
        entries = list(journal.entries(round_no=number, kinds=kinds, holding=('"acts"',)))
        for entry in reversed(entries):
            if entry.data.get("acts") == name:
                signed = signed_by(entry)
                return entry.data["role"], name, signed.how, signed.register
    return Role.DEALER.value, name, "name", 0


def settings_on_slip(changes: Iterable[SignedChange]) -> tuple[SlipSetting, ...]:
    """A line for each setting, in the order in which they were changed."""
    return tuple(
        SlipSetting(
            *change.words,
            f"{signed.name}, {signed.role.title}" if signed.name else "",
            signed.proof,
        )
        for signed in changes
        for change in signed.changes
    )


def register_on_slip(differences: int) -> str:
    """Give the line that is on each slip while so many differences of the staff register wait for a
    signature (I1); empty if none does.
    """
    if not differences:
        return ""
    return counted(
        differences,
        "The staff register differs in 1 point that no other Shift Manager has signed.",
        "The staff register differs in {0} points that no other Shift Manager has signed.",
    )


def journal_on_slip(*, unwitnessed: bool) -> str:
    """Give the line that is on each slip while something speaks against the journal; else empty."""
    if not unwitnessed:
        return ""
    return "The table's key or a witness speaks against the journal; no Shift Manager has signed."
