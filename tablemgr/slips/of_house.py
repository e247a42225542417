"""The lines of a slip about the house: who signed for something, which settings have changed, how a
register differs. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablemgr.basics.messages import Message, TextOrMessage, join_with_commas
from tablemgr.basics.names import same_name
from tablemgr.house.slip_settings import SignedChange
from tablemgr.journal import EntryKind, Journal, JournalReader
from tablemgr.rules.roles import Role
from tablemgr.service.slip_issue import SignedBy, SlipIssue
from tablemgr.service.slip_issue import signed_by as signature_of
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.code.payload import Signer
from tablemgr.slips.model import SlipSetting

_HOW: Final = {
    "pin": Message("people", "by PIN"),
    "name": Message("people", "by name"),
    "recovery": Message("people", "by a new PIN"),
}


def who(name: str, role: Role, *how: TextOrMessage) -> TextOrMessage:
    """Name a person with his function and how he signed: `mei, Pit Supervisor, by PIN`."""
    joined = join_with_commas([part for part in (name, role.message, *how) if part])
    return joined if isinstance(joined, Message) else str(joined)


def name_of_signer(signed: SignedBy) -> TextOrMessage:
    """Name a signer with his function and how he signed: `mei, Pit Supervisor, by PIN`."""
    return who(signed.name, Role(signed.role), _HOW.get(signed.how, ""))


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
                signed = signature_of(entry)
                return entry.data["role"], name, signed.how, signed.register
    return Role.DEALER.value, name, "name", 0


def settings_on_slip(changes: Iterable[SignedChange]) -> tuple[SlipSetting, ...]:
    """A line for each setting, in the order in which they were changed."""
    return tuple(
        SlipSetting(
            *change.words,
            who(signed.name, signed.role) if signed.name else "",
            signed.proof,
        )
        for signed in changes
        for change in signed.changes
    )


def register_on_slip(differences: int) -> Message | None:
    """Give the line that is on each slip while so many differences of the staff register wait for a
    signature (I1); None if none does.
    """
    if not differences:
        return None
    if differences == 1:
        return Message(
            CONTEXT, "The staff register differs in 1 point that no other Shift Manager has signed."
        )
    return Message(
        CONTEXT,
        "The staff register differs in {points} points that no other Shift Manager has signed.",
        {"points": differences},
    )


def journal_on_slip(*, unwitnessed: bool) -> Message | None:
    """Give the line that is on each slip while something speaks against the journal; else None."""
    if not unwitnessed:
        return None
    return Message(
        CONTEXT,
        "The table's key or a witness speaks against the journal; no Shift Manager has signed.",
    )
