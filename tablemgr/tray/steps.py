"""The steps by which people tell the tray of a table in play: one at a time, each by one person.

A session record has all steps of a fill at once (`commands`); at the table it travels.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tablemgr.basics.money import Money
from tablemgr.rules.roles import Role
from tablemgr.tray.authority import TransferKind
from tablemgr.tray.commands import ChipCount

CountFor: TypeAlias = Literal["opener", "count", "shift", "closer"]
"""What a count is for; `shift` is an inventory at a shift's end while the table goes on."""
Tender: TypeAlias = Literal["cash", "ticket", "transfer", "coupon", "marker"]
"""What a Player gives for his chips."""


class Actor(Struct, frozen=True):
    """Who takes a step."""

    name: str
    role: Role


class CountChips(Struct, frozen=True, tag=True):
    """The first of two people has counted the tray."""

    purpose: CountFor
    chips: ChipCount


class CountBlind(Struct, frozen=True, tag=True):
    """The second has counted it too, without a look at the first one's figures."""

    chips: ChipCount


class GiveUpCount(Struct, frozen=True, tag=True):
    """The count that has begun is given up."""

    reason: str


class AskForChips(Struct, frozen=True, tag=True):
    """A fill or a credit is requested: its first step."""

    kind: TransferKind
    chips: ChipCount


class TakeStep(Struct, frozen=True, tag=True):
    """The next step of a fill or a credit; `chips` are what was counted, where it counts."""

    request: int
    step: str
    chips: ChipCount = ()


class CancelRequest(Struct, frozen=True, tag=True):
    """A request is given up before it has a slip."""

    request: int
    reason: str


class SignVoid(Struct, frozen=True, tag=True):
    """One of those who must sign the void of a slip whose chips have not left."""

    request: int
    reason: str


class SendBack(Struct, frozen=True, tag=True):
    """Chips whose count does not fit their slip go back to where they came from."""

    request: int
    reason: str


class LoseSlip(Struct, frozen=True, tag=True):
    """The chips are here or gone, and the slip is not found: nobody can drop or return it."""

    request: int
    reason: str


class TakeBuyIn(Struct, frozen=True, tag=True):
    """A Player gives cash, or what counts as cash, and gets chips for it."""

    player: str
    amount: Money
    tender: Tender = "cash"


class Exchange(Struct, frozen=True, tag=True):
    """A Player changes chips for others of the same value."""

    player: str
    brought: ChipCount
    given: ChipCount


class VoidBuyIn(Struct, frozen=True, tag=True):
    """A buy-in of this session is taken back while its box hangs at the table."""

    number: int
    reason: str


class CorrectPayout(Struct, frozen=True, tag=True):
    """A settlement of the past paid a Player wrongly: the whole difference is put right at once."""

    settlement: int
    """The number of the settlement's slip."""
    player: str
    amount: Money
    """What the Player still gets; below zero: what he gives back."""
    reason: str


class RemoveBox(Struct, frozen=True, tag=True):
    """The drop box leaves the table under its seal; nobody knows its amount yet."""

    seal: str
    reason: str = ""
    """Why, if it is not the closing or a shift's end."""


class EnterDrop(Struct, frozen=True, tag=True):
    """The count room's figure for one drop box of a session that has closed."""

    session: int
    amount: Money
    seal: str = ""
    """The box's; it may be left out while one box alone waits for its count."""


class CloseByForce(Struct, frozen=True, tag=True):
    """The table closes without a count."""

    reason: str


class AllowOpening(Struct, frozen=True, tag=True):
    """A table that was closed by force may open again."""

    reason: str


class SettleException(Struct, frozen=True, tag=True):
    """Somebody has found out why something did not fit, or has accepted it."""

    number: int
    reason: str


class Reconcile(Struct, frozen=True, tag=True):
    """Accounting has compared a session's slips with the journal."""

    session: int


class MakeFinal(Struct, frozen=True, tag=True):
    """A session's result stands."""

    session: int


TrayStep: TypeAlias = (
    CountChips
    | CountBlind
    | GiveUpCount
    | AskForChips
    | TakeStep
    | CancelRequest
    | SignVoid
    | SendBack
    | LoseSlip
    | TakeBuyIn
    | Exchange
    | VoidBuyIn
    | CorrectPayout
    | RemoveBox
    | EnterDrop
    | CloseByForce
    | AllowOpening
    | SettleException
    | Reconcile
    | MakeFinal
)
