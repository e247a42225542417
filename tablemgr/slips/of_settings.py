"""The lines of a slip about the house: settings that have changed, a register that differs.

Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablemgr.basics.counts import counted
from tablemgr.house.slip_settings import SignedChange
from tablemgr.slips.model import SlipSetting


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
    """What each slip says while so many differences of the staff register wait for a signature
    (I1); empty if none does.
    """
    if not differences:
        return ""
    return counted(
        differences,
        "The staff register differs in 1 point that no other Shift Manager has signed.",
        "The staff register differs in {0} points that no other Shift Manager has signed.",
    )


def journal_on_slip(*, unwitnessed: bool) -> str:
    """What each slip says while something speaks against the journal; else empty."""
    if not unwitnessed:
        return ""
    return "The table's key or a witness speaks against the journal; no Shift Manager has signed."
