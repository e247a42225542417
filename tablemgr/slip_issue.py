"""A settlement slip's number, told from a Round's entries. Makes and prints none."""

from __future__ import annotations

from dataclasses import dataclass

from tablemgr.journal import Entry, EntryKind, Journal, Stamp, short_code
from tablemgr.people import Person
from tablemgr.roles import Role
from tablemgr.slip_settings import SignedChange, changed_before_slip


@dataclass(frozen=True, slots=True)
class SlipIssue:
    """A settlement slip's number and the journal's code for the settlement that it prints.

    `duplicate` is 0 for the first print and n for the nth after it.
    """

    round_no: int
    slip_no: int
    code: str
    settled: Stamp
    dealer: str
    duplicate: int
    boxes_only: bool
    """The Round was played without amounts: its Bets stand for boxes that were in play."""
    settings: tuple[SignedChange, ...] = ()
    """The settings that were changed since the slip before."""


def next_print(journal: Journal, round_no: int) -> SlipIssue | None:
    """The slip of a Round as its next print would be, or None where it has none."""
    settled: Entry | None = None
    last_act: Entry | None = None
    boxes_only = False
    slip_no = printed = 0
    kinds = (EntryKind.ACT, EntryKind.SLIP)
    for entry in journal.entries(round_no=round_no, kinds=kinds):
        if entry.kind is EntryKind.ACT:
            last_act = entry
            if "carry" in entry.data:
                boxes_only = entry.data["carry"].get("boxes_only", False)
        elif "issued" in entry.data:  # a settlement that was reopened has a slip of its own
            settled, slip_no, printed = last_act, entry.data["issued"], 0
        else:
            printed += 1
    if settled is None:
        return None
    code = short_code(settled.hash)
    dealer = dealer_of(settled).name
    return SlipIssue(
        round_no,
        slip_no,
        code,
        settled.stamp,
        dealer,
        printed,
        boxes_only,
        changed_before_slip(journal, round_no),
    )


def dealer_of(entry: Entry) -> Person:
    """Who dealt when the entry was made: its person, unless another signed for it."""
    data = entry.data
    if "dealer" in data:
        return Person(data["dealer"], Role(data["dealer_role"]))
    return Person(entry.person, Role(entry.role))
