"""A table's books: what its tray should hold, and the result of its session, to the cent.

    booked float = opener + fills - credits - recorded drop + what the House won on settled Rounds
    result       = closer + credits + drop - opener - fills
                 = rounds + tray variance + drop variance

A count replaces the booked float by what was counted; what it differs by is a variance. `decide`
gives events or raises a `Refusal`, `apply` folds them: nothing else changes the books.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct, field

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.roles import Role, at_least
from tablemgr.tray.commands import (
    CAN_BE_VOIDED,
    ROLE_NEEDED,
    BuyIn,
    ChipCount,
    CloseTable,
    CountDrop,
    CountTray,
    Credit,
    Fill,
    OpenTray,
    TrayCommand,
    VoidSlip,
    worth,
)
from tablemgr.tray.events import EffectTakenBack, SettlementReopened, SlipIssued, TrayEvent
from tablemgr.tray.refusals import called, refusal


class SessionSums(Struct):
    """The money that one session of a table has moved, from its opener on."""

    opener: Money = ZERO
    fills: Money = ZERO
    credits: Money = ZERO
    drop: Money = ZERO
    """The recorded drop: the sum of the buy-ins."""
    counted_drop: Money | None = None
    """The count room's figure; None before there is one."""
    rounds: Money = ZERO
    """What the House won on settled Rounds."""
    corrections: Money = ZERO
    """The part of `rounds` that came of corrections after the settlement."""
    variances: list[Money] = field(default_factory=list)
    """Of each count and of the closer: counted less booked."""
    slips: dict[str, Money] = field(default_factory=dict)
    """The slips of this session that `void-slip` may name, as `fill 3`, and their amount."""
    issuers: dict[str, str] = field(default_factory=dict)
    """Who issued each of them."""
    voided: list[str] = field(default_factory=list)

    @property
    def tray_variance(self) -> Money:
        """The sum of the session's variances."""
        return sum(self.variances, ZERO)

    @property
    def drop_variance(self) -> Money:
        """The counted less the recorded drop; nothing before it was counted."""
        return ZERO if self.counted_drop is None else self.counted_drop - self.drop

    def result(self, closer: Money) -> Money:
        """Give what the session won for the House if the tray holds `closer` at its end."""
        drop = self.drop if self.counted_drop is None else self.counted_drop
        return closer + self.credits + drop - self.opener - self.fills


class Books(Struct):
    """The books of one table; `sums` are those of its present (or last) session.

    Plain data, so that a journal can keep them.
    """

    float: Money = ZERO
    """What the tray should hold."""
    is_open: bool = False
    has_opened: bool = False
    opener: Money = ZERO
    closer: Money = ZERO
    """The last opener and closer; nothing before there is one."""
    sums: SessionSums = field(default_factory=SessionSums)
    numbers: dict[str, int] = field(default_factory=dict)
    """The number of the last slip of each kind, for as long as the table has its journal."""
    last_settlement: Money = ZERO
    """What the House won on the last settled Round, which can be reopened."""

    @property
    def result(self) -> Money:
        """The session's result; while the table is open the booked float counts as its closer."""
        return self.sums.result(self.float if self.is_open else self.closer)

    @property
    def grade(self) -> str:
        """How sure the result is: `projected`, or `counted` once the drop was counted."""
        return "projected" if self.sums.counted_drop is None else "counted"

    def verify(self, command: TrayCommand, role: Role, *, round_open: bool) -> Refusal | None:
        """Why the command is not allowed now, or None. Nothing changes."""
        least = ROLE_NEEDED[type(command)]
        if not at_least(role, least):
            return refusal("beyond-authority", role=least.message)
        if round_open:
            return refusal("round-open")
        if isinstance(command, OpenTray):
            return refusal("already-open") if self.is_open else None
        if isinstance(command, CountDrop):
            return self._verify_drop()
        if not self.is_open:
            return self.why_no_round()
        if isinstance(command, Credit):
            return self._verify_in_the_tray(worth(command.chips))
        if isinstance(command, BuyIn):
            return self._verify_in_the_tray(command.amount)
        if isinstance(command, VoidSlip):
            return self._verify_void(command)
        return None

    def why_no_round(self) -> Refusal | None:
        """Why no Round, and nothing in one, may be told now; None while the table is open."""
        if self.is_open:
            return None
        return refusal("closed" if self.has_opened else "not-open")

    def _verify_drop(self) -> Refusal | None:
        if self.is_open or not self.has_opened:
            return refusal("not-closed" if self.is_open else "not-open")
        if self.sums.counted_drop is None:
            return None
        return refusal("drop-counted-here")

    def _verify_in_the_tray(self, asked: Money) -> Refusal | None:
        """No chip is booked below nothing."""
        if asked <= self.float:
            return None
        return refusal("float-short", float=self.float.in_words(), asked=asked.in_words())

    def _verify_void(self, command: VoidSlip) -> Refusal | None:
        slip = name_of(command.kind, command.number)
        if slip not in self.sums.slips:
            return refusal("no-such-slip", kind=called(command.kind), number=command.number)
        if slip in self.sums.voided:
            return refusal("voided-already", kind=called(command.kind), number=command.number)
        if command.kind == "fill":
            return self._verify_in_the_tray(self.sums.slips[slip])
        return None

    def decide(
        self, command: TrayCommand, role: Role, *, round_open: bool = False
    ) -> list[TrayEvent]:
        """The events that the command leads to. Nothing changes. Raises `Refusal`."""
        why = self.verify(command, role, round_open=round_open)
        if why is not None:
            raise why
        if isinstance(command, VoidSlip):
            taken_back = EffectTakenBack(command.kind, command.number)
            amount = self.sums.slips[name_of(command.kind, command.number)]
            return [taken_back, self._slip("void", amount)]
        if isinstance(command, BuyIn):
            return [self._slip("buy-in", command.amount, player=command.player)]
        if isinstance(command, CountDrop):
            return [self._slip("drop", command.amount)]
        kind, amount = _KIND_OF[type(command)], worth(command.chips)
        variance = amount - self.float if kind in ("count", "closer") else None
        return [self._slip(kind, amount, chips=command.chips, variance=variance)]

    def settled(self, house_won: Money) -> list[TrayEvent]:
        """The events of a settled Round on which the House won so much (below zero: lost)."""
        return [self._slip("settlement", house_won)]

    def voided_round(self) -> list[TrayEvent]:
        """The events of a Void Round: a slip, and nothing moved."""
        return [self._slip("void", ZERO)]

    def _slip(
        self,
        kind: str,
        amount: Money,
        *,
        chips: ChipCount = (),
        player: str = "",
        variance: Money | None = None,
    ) -> SlipIssued:
        return SlipIssued(kind, self.next_number(kind), amount, chips, player, variance)

    def next_number(self, kind: str) -> int:
        """The number that the next slip of this kind gets."""
        return self.numbers.get(kind, 0) + 1

    def apply(self, events: Sequence[TrayEvent]) -> None:
        """Fold events into the books."""
        for event in events:
            if isinstance(event, SlipIssued):
                self._issue(event)
            elif isinstance(event, EffectTakenBack):
                self._take_back(event)
            elif isinstance(event, SettlementReopened):
                self.sums.rounds -= self.last_settlement
                self.float -= self.last_settlement

    def _issue(self, slip: SlipIssued) -> None:
        self.numbers[slip.kind] = max(slip.number, self.numbers.get(slip.kind, 0))
        move = _MOVES.get(slip.kind)
        if move is not None:
            move(self, slip.amount)
        if slip.kind in CAN_BE_VOIDED:
            self.sums.slips[name_of(slip.kind, slip.number)] = slip.amount
            self.sums.issuers[name_of(slip.kind, slip.number)] = slip.by

    def _open(self, opener: Money) -> None:
        self.sums = SessionSums(opener=opener)
        self.opener = self.float = opener
        self.is_open = self.has_opened = True

    def _fill(self, amount: Money) -> None:
        self.sums.fills += amount
        self.float += amount

    def _credit(self, amount: Money) -> None:
        self.sums.credits += amount
        self.float -= amount

    def _buy_in(self, amount: Money) -> None:
        self.sums.drop += amount
        self.float -= amount

    def _count(self, counted: Money) -> None:
        self.sums.variances.append(counted - self.float)
        self.float = counted

    def _close(self, closer: Money) -> None:
        self._count(closer)
        self.closer = closer
        self.is_open = False

    def _count_drop(self, counted: Money) -> None:
        self.sums.counted_drop = counted

    def _settle(self, house_won: Money) -> None:
        self.last_settlement = house_won
        self.sums.rounds += house_won
        self.float += house_won

    def _correct(self, house_won: Money) -> None:
        self.sums.corrections += house_won
        self.sums.rounds += house_won
        self.float += house_won

    def _take_back(self, event: EffectTakenBack) -> None:
        """The opposite move. After a count the books differ from it by the voided slip: its chips
        did not move, so the count found them where the slip says they were not.
        """
        slip = name_of(event.kind, event.number)
        self.sums.voided.append(slip)
        _MOVES[event.kind](self, -self.sums.slips[slip])


_KIND_OF: Final = {
    OpenTray: "opener",
    Fill: "fill",
    Credit: "credit",
    CountTray: "count",
    CloseTable: "closer",
}
"""The kind of slip that a command of chips issues."""

_MOVES: Final[dict[str, Callable[[Books, Money], None]]] = {
    "opener": Books._open,
    "fill": Books._fill,
    "credit": Books._credit,
    "buy-in": Books._buy_in,
    "count": Books._count,
    "closer": Books._close,
    "drop": Books._count_drop,
    "settlement": Books._settle,
    "correction": Books._correct,
}
"""What a slip moves, by its kind; a `void` slip moves nothing itself."""


def name_of(kind: str, number: int) -> str:
    """A slip as people name it: `fill 3`."""
    return f"{kind} {number}"
