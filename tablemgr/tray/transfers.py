"""Fills and credits travel: requested, issued, carried, counted, verified, dropped, returned.

Who takes which step is data (`authority`). Nobody signs for two functions of one movement. A
slip is voided before its chips leave; afterwards only a movement the other way puts it right.
"""

from __future__ import annotations

from typing import Literal

from tablemgr.basics.names import same_name
from tablemgr.rules.roles import Role, at_least
from tablemgr.tray import events as happened
from tablemgr.tray import steps as told
from tablemgr.tray.authority import TransferStep
from tablemgr.tray.commands import worth
from tablemgr.tray.desk_state import Transfer, on_its_way
from tablemgr.tray.events import SlipIssued, TrayEvent
from tablemgr.tray.moment import DeskMoment, FloatRules, pieces_of
from tablemgr.tray.refusals import called, refusal


def ask(now: DeskMoment, step: told.AskForChips) -> list[TrayEvent]:
    """Request a fill or a credit. Raises `Refusal`."""
    now.must_be_open()
    first = now.rules.authority.steps_of(step.kind).steps[0]
    now.least(first.role)
    asked = worth(step.chips)
    if not asked:
        raise refusal("no-chips")
    if step.kind == "credit":
        now.must_hold(asked + on_its_way(now.state, "credit"))
    number = now.state.books.next_number("request")
    return [
        now.slip("request", asked, chips=step.chips),
        happened.TransferAsked(number, step.kind, step.chips),
        happened.TransferStepped(number, first.step, now.by.name, first.role),
    ]


def step(now: DeskMoment, step: told.TakeStep) -> list[TrayEvent]:
    """Take the step that is due. Raises `Refusal`."""
    transfer = _transfer(now, step.request)
    due = due_step(now.rules, transfer)
    if transfer.miscounted:
        raise refusal("miscounted", request=step.request)
    if step.step != due.step:
        raise refusal("next-step", request=step.request, step=due.message)
    now.least(due.role)
    _one_function(now, transfer, due)
    if due.counts or due.moves:
        now.must_be_open()
    if due.counts and pieces_of(step.chips) != pieces_of(transfer.chips):
        short = worth(step.chips) - worth(transfer.chips)
        return [
            happened.TransferMiscounted(step.request, step.chips, now.by.name),
            now.exception("transfer", short, now.state.session),
        ]
    given = now.state.books.next_number(transfer.kind) if due.numbers else None
    found: list[TrayEvent] = [
        happened.TransferStepped(step.request, due.step, now.by.name, due.role, given)
    ]
    if due.moves:
        assert transfer.number is not None, "a slip gets its number before its chips move"
        amount = worth(transfer.chips)
        if transfer.kind == "credit":
            now.must_hold(amount)
        found.append(
            SlipIssued(transfer.kind, transfer.number, amount, transfer.chips, by=now.by.name)
        )
    if due is now.rules.authority.steps_of(transfer.kind).steps[-1]:
        found.append(happened.TransferEnded(step.request, "done"))
    return found


def cancel(now: DeskMoment, step: told.CancelRequest) -> list[TrayEvent]:
    """Give up a request that has no slip. Raises `Refusal`."""
    transfer = _transfer(now, step.request)
    now.least(Role.PIT_SUPERVISOR)
    if transfer.number is not None:
        raise refusal("has-a-slip", request=step.request)
    return [happened.TransferEnded(step.request, "cancelled")]


def void(now: DeskMoment, step: told.SignVoid) -> list[TrayEvent]:
    """Sign the void of a slip before its chips leave. Raises `Refusal`."""
    transfer = _transfer(now, step.request)
    steps = now.rules.authority.steps_of(transfer.kind)
    if transfer.number is None:
        raise refusal("no-slip", request=step.request)
    if has_left(now.rules, transfer):
        other = "credit" if transfer.kind == "fill" else "fill"
        raise refusal("has-left", other=called(other))
    signed = transfer.void_signers
    if any(same_name(name, now.by.name) for name in signed):
        raise refusal("same-person")
    wanted = list(steps.void)
    for role in signed.values():
        wanted.remove(role)
    mine = next((each for each in wanted if at_least(now.by.role, each)), None)
    if mine is None:
        raise refusal("beyond-authority", role=wanted[0].message)
    found: list[TrayEvent] = [happened.VoidSigned(step.request, now.by.name, mine)]
    return found if len(wanted) > 1 else [*found, *_end_void(now, transfer, "void")]


def send_back(now: DeskMoment, step: told.SendBack) -> list[TrayEvent]:
    """Send chips back that do not fit their slip. Raises `Refusal`."""
    transfer = _transfer(now, step.request)
    now.least(Role.PIT_SUPERVISOR)
    if not transfer.miscounted:
        raise refusal("not-miscounted", request=step.request)
    return _end_void(now, transfer, "sent-back")


def lose_slip(now: DeskMoment, step: told.LoseSlip) -> list[TrayEvent]:
    """End a movement whose slip is lost, as an exception that somebody must explain. Raises
    `Refusal`.
    """
    transfer = _transfer(now, step.request)
    now.least(Role.SHIFT_MANAGER)
    if not transfer.has_moved:
        raise refusal("not-moved", request=step.request)
    return [
        happened.TransferEnded(step.request, "slip-lost"),
        now.exception("slip-lost", worth(transfer.chips), transfer.session),
    ]


def _end_void(
    now: DeskMoment, transfer: Transfer, how: Literal["void", "sent-back"]
) -> list[TrayEvent]:
    return [
        now.slip("void", worth(transfer.chips)),
        happened.TransferEnded(transfer.request, how),
    ]


def due_step(rules: FloatRules, transfer: Transfer) -> TransferStep:
    """The step that a fill or a credit waits for: the one after the last that was taken, also if
    the house has gone over to another place's law meanwhile.
    """
    steps = rules.authority.steps_of(transfer.kind).steps
    taken = [number for number, each in enumerate(steps) if each.step in transfer.taken]
    after = max(taken, default=-1) + 1
    return steps[min(after, len(steps) - 1)]


def has_left(rules: FloatRules, transfer: Transfer) -> bool:
    """Say whether its chips are on the way, or are here: no void any more."""
    steps = rules.authority.steps_of(transfer.kind).steps
    left = next(each.step for each in steps if each.leaves)
    return left in transfer.taken or transfer.miscounted


def _transfer(now: DeskMoment, request: int) -> Transfer:
    if request not in now.state.transfers:
        raise refusal("no-request", request=request)
    return now.state.transfers[request]


def _one_function(now: DeskMoment, transfer: Transfer, due: TransferStep) -> None:
    """Nobody signs for two functions of one movement."""
    for name, role in transfer.signers.items():
        if same_name(name, now.by.name) and role is not due.role:
            raise refusal("two-functions", name=now.by.name, role=role.message)
