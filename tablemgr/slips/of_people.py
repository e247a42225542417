"""Who signed for something: in words on slips, and in the code of one."""

from __future__ import annotations

from tablemgr.basics.names import same_name
from tablemgr.journal import EntryKind, Journal, JournalReader
from tablemgr.rules.roles import Role
from tablemgr.service.slip_issue import SignedBy, SlipIssue, signed_by
from tablemgr.slips.code.payload import Signer

_HOW = {"pin": ", by PIN", "name": ", by name", "recovery": ", by a new PIN"}


def in_words(signed: SignedBy) -> str:
    """With his function and how he signed: `mei, Pit Supervisor, by PIN`."""
    return f"{signed.name}, {Role(signed.role).title}{_HOW.get(signed.how, '')}"


def for_code(signed: SignedBy) -> Signer:
    """The same for the code of a slip."""
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
