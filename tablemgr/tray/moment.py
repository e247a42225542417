"""How a table's tray stands while one step is decided, and what several steps ask of it."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.roles import TITLES, Role, at_least
from tablemgr.tray.authority import Authority
from tablemgr.tray.books import PARAGRAPH
from tablemgr.tray.commands import ChipCount
from tablemgr.tray.desk_state import DeskState, TrayStage
from tablemgr.tray.events import ExceptionKind, ExceptionRaised, SlipIssued
from tablemgr.tray.steps import Actor

_TEXTS: Final = {
    "round-open": "A Round is open: settle it first.",
    "tray-not-open": "The table is not open: count the opener first.",
    "already-open": "The table is open already.",
    "tray-counting": "The tray is being counted: end the count first.",
    "no-count": "No count has begun.",
    "same-person": "Another person must do this.",
    "beyond-authority": "This is for the {role}.",
    "forced": "The table was closed by force: a Table Games Shift Manager must allow its opening.",
    "not-forced": "The table was not closed by force.",
    "float-short": "The tray holds {float} by the books: {asked} is more than that.",
    "no-chips": "Say how many chips.",
    "no-request": "There is no fill or credit of request {request} on its way.",
    "next-step": "Request {request}: the next step is {step}.",
    "two-functions": "{name} has signed for this as {role}: another person must do this.",
    "has-a-slip": "Request {request} has a slip: void it.",
    "no-slip": "Request {request} has no slip yet: cancel it.",
    "has-left": "The chips have left: once they are here, make a {other} against it.",
    "not-miscounted": "The chips of request {request} fit their slip.",
    "miscounted": "The chips of request {request} do not fit their slip: send them back.",
    "under-way": "Request {request} is on its way: end it first.",
    "unequal": "{brought} is brought and {given} is given.",
    "no-such-slip": "There is no buy-in {number} in this session.",
    "voided-already": "The buy-in {number} is void already.",
    "box-gone": "A drop box has left since: the buy-in {number} stands.",
    "no-reason": "Say why.",
    "no-box": "No drop box of session {session} has left the table.",
    "no-session": "There is no closed session {session} that is not final.",
    "drop-counted": "The drop of session {session} has been counted already.",
    "drop-not-counted": "The drop of session {session} has not been counted.",
    "reconciled": "Session {session} has been reconciled already.",
    "not-reconciled": "Session {session} has not been reconciled.",
    "exception-open": "Exception {number} of session {session} is open.",
    "no-exception": "There is no open exception {number}.",
    "closer-unknown": "Session {session} has no closer yet: count the next opener first.",
}


class FloatRules(Struct, frozen=True):
    """The house's rules for its trays."""

    authority: Authority
    bank: Literal["inventory-count", "imprest"] = "inventory-count"
    par: Money = ZERO
    """What an imprest tray holds after each closing."""
    note: Money = Money(1)
    """From which variance on somebody must explain it."""


class DeskMoment(Struct, frozen=True):
    """The rules of the house, how the money stands, and who takes the step."""

    rules: FloatRules
    state: DeskState
    by: Actor

    def least(self, role: Role) -> None:
        """Raises `Refusal` unless who takes the step has the role, or a higher one."""
        if not at_least(self.by.role, role):
            raise refusal("beyond-authority", role=TITLES[role])

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
        return SlipIssued(kind, number, amount, by=self.by.name, **said)

    def exception(
        self, kind: ExceptionKind, amount: Money, session: int, *, after: int = 0
    ) -> ExceptionRaised:
        """The next exception; `after` are raised by the same step before it."""
        return ExceptionRaised(self.state.exceptions_so_far + 1 + after, session, kind, amount)

    def doubt(self, kind: ExceptionKind, variance: Money, session: int) -> list[ExceptionRaised]:
        """An exception, if the variance is as large as the house wants explained."""
        if abs(variance) < self.rules.note:
            return []
        return [self.exception(kind, variance, session)]


def why_no_round(state: DeskState) -> Refusal | None:
    """Why no Round may be opened now, or None."""
    if state.stage is TrayStage.OPEN:
        return None
    return refusal("tray-counting" if state.books.is_open else "tray-not-open")


def pieces_of(chips: ChipCount) -> dict[Money, int]:
    """How many of each; none of a denomination is the same as leaving it out."""
    return {denomination: pieces for denomination, pieces in chips if pieces}


def refusal(code: str, **values: object) -> Refusal:
    """The refusal of that code, in words."""
    return Refusal(code, PARAGRAPH, _TEXTS[code].format(**values))
