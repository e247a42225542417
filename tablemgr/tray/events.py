"""What has happened to a table's money. The books are the fold of these, and nothing else."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tablemgr.basics.money import Money
from tablemgr.tray.commands import ChipCount


class SlipIssued(Struct, frozen=True):
    """A slip: each kind is numbered from 1 for as long as the table has its journal.

    `amount` is what it says: the chips' worth, the cash, the count room's figure; of a settlement
    what the House won (below zero: lost).
    """

    kind: str
    number: int
    amount: Money
    chips: ChipCount = ()
    player: str = ""
    variance: Money | None = None
    """Of a count and a closer: counted less booked."""


class EffectTakenBack(Struct, frozen=True):
    """A slip of this session was voided: what it moved is taken back."""

    kind: str
    number: int


class SettlementReopened(Struct, frozen=True):
    """The last settled Round is open again: its sums are taken back until it is settled again."""


TrayEvent: TypeAlias = SlipIssued | EffectTakenBack | SettlementReopened
