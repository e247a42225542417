"""The people around a table's tray: they count, fill, credit and sell chips, likely or not, and
know themselves what they have moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from tablemgr.basics.money import Money
from tablemgr.basics.names import same_name
from tablemgr.journal import Entry, EntryKind
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.kept_tray import EVENTS
from tablemgr.service.session import TableSession
from tablemgr.tray import steps as told
from tablemgr.tray.authority import authority_of, places
from tablemgr.tray.commands import ChipCount
from tablemgr.tray.desk import TrayDesk
from tablemgr.tray.desk_state import events_of
from tablemgr.tray.events import (
    CountBegun,
    CountEnded,
    EffectTakenBack,
    SlipIssued,
    TransferAsked,
    TransferStepped,
    TrayEvent,
)
from tablemgr.tray.moment import FloatRules
from tablemgr.tray.steps import CountBlind, CountChips, TrayStep
from tablemgr.world.attached import Wrong

_PEOPLE: Final = (
    Person("dora", Role.DEALER),
    Person("paul", Role.PIT_SUPERVISOR),
    Person("pia", Role.PIT_SUPERVISOR),
    Person("mary", Role.SHIFT_MANAGER),
    Person("max", Role.SHIFT_MANAGER),
    Person("carl", Role.CASHIER),
    Person("rita", Role.RUNNER),
    Person("kim", Role.COUNT_TEAM),
    Person("ada", Role.ACCOUNTING),
)
_CHIPS: Final = (Money(250), Money(500), Money(2500), Money(10_000))
_FULL: Final[ChipCount] = ((_CHIPS[1], 400), (_CHIPS[2], 400), (_CHIPS[3], 400))
_COMES_IN: Final = {"fill": 1, "credit": -1, "buy-in": -1, "correction": 1}
"""By a slip's kind, what its amount adds to the tray."""
_COUNTED: Final = ("opener", "count", "closer")


def float_rules(dice: Random) -> FloatRules:
    """The rules of some house for its trays."""
    chips = dice.choice(((), _CHIPS))
    return FloatRules(authority_of(dice.choice(places())), chips=chips)


class Cashiers:
    """The people around one tray; `holds` is what they know it to hold, if it was ever counted."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self.holds: Money | None = None
        self._slips: dict[tuple[str, int], Money] = {}
        self._first_counter = ""
        self._signers: dict[int, dict[str, Role]] = {}

    def step(self, desk: TrayDesk) -> tuple[TrayStep, Person]:
        """Choose what somebody tells the desk next: what is due if the tray is not open, or
        anything.
        """
        if not desk.state.books.is_open and self._dice.random() < 0.8:
            return self._towards_opening(desk)
        if self._dice.random() < 0.5:
            due = self._due(desk)
            if due is not None:
                return due
        return any_step(desk, self._dice), self._dice.choice(_PEOPLE)

    def _towards_opening(self, desk: TrayDesk) -> tuple[TrayStep, Person]:
        state = desk.state
        if state.count is not None:
            other = [each for each in _PEOPLE if each.name != state.count.by]
            return CountBlind(state.count.chips), other[0]
        if state.forced_by and not state.may_open:
            managers = [each for each in _PEOPLE if each.role is Role.SHIFT_MANAGER]
            return told.AllowOpening("it is in order"), self._dice.choice(managers)
        return CountChips("opener", _FULL), self._dice.choice(_PEOPLE[1:5])

    def _due(self, desk: TrayDesk) -> tuple[TrayStep, Person] | None:
        """The step that a fill or a credit, or a count, waits for, by somebody who may take it."""
        state = desk.state
        if state.count is not None:
            return self._towards_opening(desk)
        if not state.transfers:
            return None
        request = self._dice.choice(sorted(state.transfers))
        transfer = state.transfers[request]
        steps = desk.rules.authority.steps_of(transfer.kind).steps
        step = steps[len(transfer.taken)]
        able = [each for each in _PEOPLE if each.role is step.role]
        if not able:
            return None
        chips = transfer.chips if step.counts else ()
        return told.TakeStep(request, step.step, chips), self._dice.choice(able)

    # --- what they know --------------------------------------------------------------------------

    def moved(self, events: Sequence[TrayEvent], by: Person) -> Iterator[Wrong]:
        """Note what a step led to; gives what two people should have done and one did."""
        for event in events:
            match event:
                case SlipIssued(kind, number, amount):
                    self._slips[kind, number] = amount
                    self._holds(kind, amount)
                case EffectTakenBack(kind, number):
                    self._holds(kind, -self._slips[kind, number])
                case CountBegun():
                    self._first_counter = by.name
                case CountEnded(agreed=True) if same_name(self._first_counter, by.name):
                    yield "two-people-act-by-two", f"{by.name} counted twice"
                case TransferStepped(request, step, _, role):
                    signers = self._signers.setdefault(request, {})
                    if signers.setdefault(by.name, role) is not role:
                        what = f"{by.name} signed for two functions of request {request}: {step}"
                        yield "two-people-act-by-two", what

    def _holds(self, kind: str, amount: Money) -> None:
        if kind in _COUNTED:
            self.holds = amount
        elif self.holds is not None:
            self.holds += amount * _COMES_IN.get(kind, 0)

    def won(self, amount: Money) -> None:
        """A Round is over: the House has won so much; below zero: lost."""
        if self.holds is not None:
            self.holds += amount

    def wrong(self, session: TableSession) -> Iterator[Wrong]:
        """List what the books say and the people know otherwise."""
        books = session.tray.desk.state.books
        if self.holds is not None and books.is_open and books.float != self.holds:
            yield "the-tray-holds-what-moved", f"{self.holds} is in it, and {books.float} is booked"
        sums = books.sums
        parts = sums.rounds + sums.tray_variance + sums.drop_variance
        if books.is_open and sums.result(books.float) != parts:
            what = f"the result is {sums.result(books.float)}, and its parts come to {parts}"
            yield "the-tray-holds-what-moved", what


def any_step(desk: TrayDesk, dice: Random) -> TrayStep:
    """A step that somebody might tell, likely or not."""
    some: ChipCount = dice.choice(
        (((_CHIPS[3], 2),), ((_CHIPS[2], 4),), ((_CHIPS[1], 7), (_CHIPS[3], 1)), _FULL)
    )
    request = dice.choice(list(desk.state.transfers) or [1])
    transfer = desk.state.transfers.get(request)
    counted = transfer.chips if transfer and dice.random() < 0.8 else some
    first = desk.state.count
    money = Money(dice.randrange(1, 50_000))
    steps: tuple[TrayStep, ...] = (
        CountChips(dice.choice(("opener", "count", "shift", "closer")), some),
        CountBlind(first.chips if first is not None else some),
        CountBlind(some),
        told.GiveUpCount(dice.choice(("why", ""))),
        *(told.AskForChips(dice.choice(("fill", "credit")), some) for _ in range(4)),
        told.TakeStep(request, dice.choice(desk.rules.authority.fill.names()), counted),
        told.CancelRequest(request, "why"),
        told.SignVoid(request, "why"),
        told.SendBack(request, "why"),
        *(told.TakeBuyIn("ann", money) for _ in range(4)),
        told.Exchange("ann", some, some),
        told.VoidBuyIn(dice.randrange(1, 4), "why"),
        told.CorrectPayout(dice.randrange(4), "ann", money - Money(25_000), "why"),
        told.RemoveBox("S1", "why"),
        told.EnterDrop(dice.randrange(1, 4), money),
        told.CloseByForce("why"),
        told.AllowOpening("why"),
        told.SettleException(dice.randrange(1, 9), "why"),
        told.Reconcile(dice.randrange(1, 4)),
        told.MakeFinal(dice.randrange(1, 4)),
    )
    return dice.choice(steps)


# --- the numbers of the slips --------------------------------------------------------------------


def numbers_wrong(entries: Sequence[Entry]) -> Iterator[Wrong]:
    """Check that each kind of slip is numbered from 1 on, without a gap and without a number given
    twice.
    """
    numbers: dict[str, list[int]] = {}
    asked: dict[int, str] = {}
    for entry in entries:
        if entry.kind is EntryKind.SLIP and "issued" in entry.data:
            kind = str(entry.data.get("kind", "settlement"))
            numbers.setdefault(kind, []).append(int(entry.data["issued"]))
        for event in events_of(entry.data[EVENTS]) if EVENTS in entry.data else ():
            match event:
                case TransferAsked(request, kind):
                    asked[request] = kind
                case TransferStepped(request, number=int(number)):  # before its chips move
                    numbers.setdefault(asked[request], []).append(number)
                case SlipIssued(kind, number) if kind not in ("fill", "credit"):
                    numbers.setdefault(kind, []).append(number)
    for kind, given in numbers.items():
        if given != list(range(1, len(given) + 1)):
            twice = [number for number, count in Counter(given).items() if count > 1]
            what = f"{kind}: {given}" + (f", twice: {twice}" if twice else "")
            yield "slips-are-numbered-without-a-gap", what
