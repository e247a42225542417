"""How a table's tray stands while one step is decided, and what several steps ask of it."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.roles import Role, at_least
from tablemgr.tray.authority import Authority
from tablemgr.tray.commands import ChipCount
from tablemgr.tray.desk_state import DeskState, TrayStage
from tablemgr.tray.events import ExceptionKind, ExceptionRaised, SlipIssued
from tablemgr.tray.refusals import refusal
from tablemgr.tray.steps import Actor
from tablemgr.tray.thresholds import Thresholds

_COUNTS: Final = ("count", "shift", "closer")


class FloatRules(Struct, frozen=True):
    """The house's rules for its trays."""

    authority: Authority
    bank: Literal["inventory-count", "imprest"] = "inventory-count"
    par: Money = ZERO
    """What an imprest tray holds after each closing."""
    thresholds: Thresholds = Thresholds()
    """What a variance leads to."""
    chips: tuple[Money, ...] = ()
    """The chips of the house."""


class DeskMoment(Struct, frozen=True):
    """The rules of the house, how the money stands, and who takes the step."""

    rules: FloatRules
    state: DeskState
    by: Actor
    voids: int = 0
    """The number of the table's last slip of the kind `void`, the Rounds' too."""

    def least(self, role: Role) -> None:
        """Raises `Refusal` unless who takes the step has the role, or a higher one."""
        if not at_least(self.by.role, role):
            raise refusal("beyond-authority", role=role.message)

    def must_be_open(self) -> None:
        """Raises `Refusal` unless the table is open and its tray is not being counted."""
        why = why_no_round(self.state)
        if why is not None:
            raise why

    def must_hold(self, asked: Money) -> None:
        """Raises `Refusal` if the tray holds less by the books: no chip is booked below nothing."""
        held = self.state.books.float
        if asked > held:
            raise refusal("float-short", float=held.in_words(), asked=asked.in_words())

    def slip(self, kind: str, amount: Money, **said: Any) -> SlipIssued:
        """The next slip of that kind."""
        number = self.state.books.next_number(kind)
        if kind == "void":
            number = max(number, self.voids + 1)
        return SlipIssued(kind, number, amount, by=self.by.name, **said)

    def exception(
        self, kind: ExceptionKind, amount: Money, session: int, *, after: int = 0
    ) -> ExceptionRaised:
        """The next exception; `after` are raised by the same step before it."""
        return ExceptionRaised(self.state.exceptions_so_far + 1 + after, session, kind, amount)

    def doubt(self, kind: ExceptionKind, variance: Money, session: int) -> list[ExceptionRaised]:
        """An exception, if the variance is as large as the house wants explained."""
        if not self.rules.thresholds.told(variance):
            return []
        found = [self.exception(kind, variance, session)]
        if kind in _COUNTS:
            counts = [*self.state.last_variances, variance]
            if self.rules.thresholds.is_pattern(counts):
                found.append(self.exception("pattern", variance, session, after=1))
        return found


def why_no_round(state: DeskState) -> Refusal | None:
    """Why no Round may be opened now, or None."""
    if state.stage is TrayStage.OPEN:
        return None
    return refusal("tray-counting" if state.books.is_open else "tray-not-open")


def pieces_of(chips: ChipCount) -> dict[Money, int]:
    """How many of each; none of a denomination is the same as leaving it out."""
    return {denomination: pieces for denomination, pieces in chips if pieces}
