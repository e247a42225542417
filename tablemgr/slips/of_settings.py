"""The lines of a slip about settings of the house that have changed. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterable

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
