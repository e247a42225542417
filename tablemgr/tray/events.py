"""The events of a table's money. The books and the desk are the fold of these alone."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tablemgr.basics.money import Money
from tablemgr.rules.roles import Role
from tablemgr.tray.authority import TransferKind
from tablemgr.tray.commands import ChipCount

ExceptionKind: TypeAlias = Literal[
    "opener",
    "count",
    "shift",
    "closer",
    "drop",
    "transfer",
    "forced",
    "under-way",
    "pattern",
    "slip-lost",
]
"""What did not fit: a count and the books (or the last closer), the count room's figure and the
buy-ins, a fill or credit and its slip, a close without a count, a movement that a close cut off,
several shortages among the last counts, a slip that nobody finds.
"""
Ending: TypeAlias = Literal["done", "cancelled", "void", "sent-back", "cut-off", "slip-lost"]
"""How a fill or a credit ended."""


class SlipIssued(Struct, frozen=True, tag=True):
    """A slip: each kind is numbered from 1 for as long as the table has its journal.

    `amount` is what it says: the chips' worth, the cash, the count room's figure; of a settlement
    and a correction what the House won (below zero: lost).
    """

    kind: str
    number: int
    amount: Money
    chips: ChipCount = ()
    player: str = ""
    variance: Money | None = None
    """Of a count and a closer: counted less booked."""
    by: str = ""
    """Who issued it; a session record names nobody."""
    corrects: int = 0
    """Of a correction: the number of the settlement that it puts right."""


class EffectTakenBack(Struct, frozen=True, tag=True):
    """A slip of this session was voided: what it moved is taken back."""

    kind: str
    number: int


class SettlementReopened(Struct, frozen=True, tag=True):
    """The last settled Round is open again: its sums are taken back until it is settled again."""


class CountBegun(Struct, frozen=True, tag=True):
    """The first of two people has counted the tray."""

    purpose: str
    chips: ChipCount
    by: str


class CountEnded(Struct, frozen=True, tag=True):
    """The second person's count agrees, or the count is given up or differs and begins again."""

    agreed: bool


class TransferAsked(Struct, frozen=True, tag=True):
    """A fill or a credit was requested."""

    request: int
    kind: TransferKind
    chips: ChipCount


class TransferStepped(Struct, frozen=True, tag=True):
    """A fill or a credit went a step further; `number` is its slip's, where the step gives it."""

    request: int
    step: str
    by: str
    role: Role
    number: int | None = None


class TransferMiscounted(Struct, frozen=True, tag=True):
    """The chips that were counted are not those of the slip: it waits to be sent back."""

    request: int
    chips: ChipCount
    by: str


class VoidSigned(Struct, frozen=True, tag=True):
    """One of those who must sign a void has signed."""

    request: int
    by: str
    role: Role


class TransferEnded(Struct, frozen=True, tag=True):
    """A fill or a credit is at its end."""

    request: int
    how: Ending


class Exchanged(Struct, frozen=True, tag=True):
    """A Player has changed chips for others of the same value."""

    player: str
    brought: ChipCount
    given: ChipCount


class BoxRemoved(Struct, frozen=True, tag=True):
    """The drop box has left the table."""

    seal: str


class DropEntered(Struct, frozen=True, tag=True):
    """The count room's figure for a box of a session that has closed; `number` is its slip's."""

    number: int
    session: int
    amount: Money
    seal: str = ""
    """The box's; empty in older journals: all boxes of the session at once."""


class ClosedByForce(Struct, frozen=True, tag=True):
    """The table closed without a count."""

    by: str


class OpeningAllowed(Struct, frozen=True, tag=True):
    """A table that was closed by force may open again."""


class ExceptionRaised(Struct, frozen=True, tag=True):
    """Something did not fit: somebody must find out why before the session is final."""

    number: int
    session: int
    kind: ExceptionKind
    amount: Money


class ExceptionSettled(Struct, frozen=True, tag=True):
    """Somebody has found out why, or has accepted it."""

    number: int


class SessionReconciled(Struct, frozen=True, tag=True):
    """A session's slips were compared with the journal."""

    session: int


class SessionFinal(Struct, frozen=True, tag=True):
    """A session's result stands."""

    session: int


TrayEvent: TypeAlias = (
    SlipIssued
    | EffectTakenBack
    | SettlementReopened
    | CountBegun
    | CountEnded
    | TransferAsked
    | TransferStepped
    | TransferMiscounted
    | VoidSigned
    | TransferEnded
    | Exchanged
    | BoxRemoved
    | DropEntered
    | ClosedByForce
    | OpeningAllowed
    | ExceptionRaised
    | ExceptionSettled
    | SessionReconciled
    | SessionFinal
)
