"""People around a table's tray: each tells the desk his steps, and events count at once."""

from __future__ import annotations

from collections.abc import Sequence

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.roles import Role
from tablemgr.tray.authority import TransferKind, authority_of
from tablemgr.tray.commands import ChipCount, OpenTray, parse_tray
from tablemgr.tray.desk import TrayDesk
from tablemgr.tray.events import SlipIssued, TrayEvent
from tablemgr.tray.moment import FloatRules
from tablemgr.tray.steps import (
    Actor,
    AskForChips,
    CountBlind,
    CountChips,
    CountFor,
    TakeStep,
    TrayStep,
)

CHIPS = tuple(Money.parse(text) for text in ("2.50", "5", "25", "100"))
FULL = "5x100 25x80 100x40"
"""6,500.00."""

DEALER = Actor("dora", Role.DEALER)
SUPERVISOR = Actor("paul", Role.PIT_SUPERVISOR)
SECOND_SUPERVISOR = Actor("pia", Role.PIT_SUPERVISOR)
MANAGER = Actor("mary", Role.SHIFT_MANAGER)
SECOND_MANAGER = Actor("max", Role.SHIFT_MANAGER)
CASHIER = Actor("carl", Role.CASHIER)
RUNNER = Actor("rita", Role.RUNNER)
COUNT_TEAM = Actor("kim", Role.COUNT_TEAM)
ACCOUNTING = Actor("ada", Role.ACCOUNTING)
EVERYBODY = (
    *(DEALER, SUPERVISOR, SECOND_SUPERVISOR, MANAGER, SECOND_MANAGER),
    *(CASHIER, RUNNER, COUNT_TEAM, ACCOUNTING),
)


def chips(text: str) -> ChipCount:
    """The chips of a line, as in a session record: `5x100 25x80`."""
    command = parse_tray(f"open-table {text}", CHIPS)
    assert isinstance(command, OpenTray)
    return command.chips


class Floor:
    """One desk, all that happened at it, and each slip."""

    def __init__(self, rules: FloatRules | None = None) -> None:
        self.desk = TrayDesk(rules or FloatRules(authority_of("washington")))
        self.happened: list[TrayEvent] = []

    @property
    def slips(self) -> list[SlipIssued]:
        return [event for event in self.happened if isinstance(event, SlipIssued)]

    def tell(self, step: TrayStep, by: Actor, *, round_open: bool = False) -> Sequence[TrayEvent]:
        events = self.desk.decide(step, by, round_open=round_open)
        self.desk.apply(events)
        self.happened += events
        return events

    def refused(self, step: TrayStep, by: Actor, *, round_open: bool = False) -> str:
        """The code by which the step is refused; empty if it is allowed (nothing counts then)."""
        try:
            self.desk.decide(step, by, round_open=round_open)
        except Refusal as refusal:
            return refusal.code
        return ""

    def won(self, amount: str) -> None:
        """A Round is settled on which the House won so much, below zero lost."""
        sign = -1 if amount.startswith("-") else 1
        events = self.desk.state.books.settled(Money.parse(amount.lstrip("-")) * sign)
        self.desk.apply(events)
        self.happened += events

    def count(self, purpose: CountFor, text: str = FULL) -> None:
        """A Pit Supervisor and the Dealer count the same."""
        self.tell(CountChips(purpose, chips(text)), SUPERVISOR)
        self.tell(CountBlind(chips(text)), DEALER)

    def ask(self, kind: TransferKind, text: str) -> int:
        """A Pit Supervisor asks for chips; gives the request's number."""
        self.tell(AskForChips(kind, chips(text)), SUPERVISOR)
        return self.desk.state.books.numbers["request"]

    def carry(self, request: int, *, until: str = "") -> None:
        """Everybody takes his step, up to the one named, or to the end."""
        transfer = self.desk.state.transfers[request]
        steps = self.desk.rules.authority.steps_of(transfer.kind).steps
        for step in steps[len(transfer.taken) :]:
            who = next(each for each in EVERYBODY if each.role is step.role)
            counted = transfer.chips if step.counts else ()
            self.tell(TakeStep(request, step.step, counted), who)
            if step.step == until:
                return


def raised(floor: Floor) -> list[tuple[str, str]]:
    """Each open exception: its kind and its amount."""
    return [(each.kind, str(each.amount)) for each in floor.desk.state.exceptions]
