"""A session's end and what follows: its drop is counted, it is reconciled, and then final.

Sessions are numbered from 1. The drop of one may be counted while the next is open already.
"""

from __future__ import annotations

from tablemgr.basics.money import ZERO
from tablemgr.basics.names import same_name
from tablemgr.rules.roles import Role
from tablemgr.tray import events as happened
from tablemgr.tray import steps as told
from tablemgr.tray.commands import worth
from tablemgr.tray.desk_state import PastSession, TrayStage
from tablemgr.tray.events import TrayEvent
from tablemgr.tray.moment import DeskMoment
from tablemgr.tray.refusals import refusal


def remove_box(now: DeskMoment, step: told.RemoveBox) -> list[TrayEvent]:
    """A drop box leaves the table, whole and uncounted. Raises `Refusal`."""
    now.least(Role.PIT_SUPERVISOR)
    if not step.seal.strip():
        raise refusal("no-seal")
    if now.state.books.is_open and not now.state.shift_ends and not step.reason.strip():
        raise refusal("no-reason")
    past = (seal for session in now.state.past for seal in session.boxes)
    if step.seal in (*now.state.boxes, *past):
        raise refusal("seal-known", seal=step.seal)
    return [happened.BoxRemoved(step.seal)]


def enter_drop(now: DeskMoment, step: told.EnterDrop) -> list[TrayEvent]:
    """The count room's figure for a box of a closed session; once all its boxes are counted the
    session's drop is known. Raises `Refusal`.
    """
    session = _past(now, step.session)
    if now.by.role is not Role.COUNT_TEAM:
        now.least(Role.SHIFT_MANAGER)
    if step.amount < ZERO:
        raise refusal("no-amount")
    if not session.boxes:
        raise refusal("no-box", session=step.session)
    left = session.uncounted
    if not left:
        raise refusal("drop-counted", session=step.session)
    seal = step.seal or (left[0] if len(left) == 1 else "")
    if not seal:
        raise refusal("which-box", seals=", ".join(left))
    if seal not in session.boxes:
        raise refusal("other-box", seal=seal, session=step.session)
    if seal not in left:
        raise refusal("box-counted", seal=seal)
    number = now.state.books.next_number("drop")
    entered: list[TrayEvent] = [happened.DropEntered(number, step.session, step.amount, seal)]
    if len(left) > 1:
        return entered
    counted = step.amount + sum(session.counted.values(), ZERO)
    return [*entered, *now.doubt("drop", counted - session.sums.drop, step.session)]


def force(now: DeskMoment, _: told.CloseByForce) -> list[TrayEvent]:
    """Close without a count; what has not reached the books is cut off. Raises `Refusal`."""
    if not now.state.books.is_open:
        raise refusal("tray-not-open")
    now.least(Role.SHIFT_MANAGER)
    under_way = [each for each in now.state.transfers.values() if not each.has_moved]
    ended: list[TrayEvent] = [happened.TransferEnded(each.request, "cut-off") for each in under_way]
    session = now.state.session
    raised = [
        now.exception("under-way", worth(each.chips), session, after=after)
        for after, each in enumerate(under_way, 1)
    ]
    forced = now.exception("forced", ZERO, session)
    return [*ended, happened.ClosedByForce(now.by.name), forced, *raised]


def allow(now: DeskMoment, _: told.AllowOpening) -> list[TrayEvent]:
    """Let a table open again that was closed by force. Raises `Refusal`."""
    if now.state.stage is not TrayStage.FORCED:
        raise refusal("not-forced")
    now.least(Role.SHIFT_MANAGER)
    if same_name(now.state.forced_by, now.by.name):
        raise refusal("same-person")
    return [happened.OpeningAllowed()]


def settle_exception(now: DeskMoment, step: told.SettleException) -> list[TrayEvent]:
    """An exception is explained or accepted; if it is one of money, a slip says so. Raises
    `Refusal`.
    """
    if now.by.role is not Role.ACCOUNTING:
        now.least(Role.SHIFT_MANAGER)
    found = next((each for each in now.state.exceptions if each.number == step.number), None)
    if found is None:
        raise refusal("no-exception", number=step.number)
    settled: list[TrayEvent] = [happened.ExceptionSettled(step.number)]
    return [*settled, now.slip("variance", found.amount)] if found.amount else settled


def reconcile(now: DeskMoment, step: told.Reconcile) -> list[TrayEvent]:
    """A session is reconciled once its closer and its drop are known. Raises `Refusal`."""
    session = _past(now, step.session)
    now.least(Role.ACCOUNTING)
    if session.closer is None:
        raise refusal("closer-unknown", session=step.session)
    if session.sums.counted_drop is None:
        raise refusal("drop-not-counted", session=step.session)
    if session.reconciled:
        raise refusal("reconciled", session=step.session)
    return [happened.SessionReconciled(step.session)]


def make_final(now: DeskMoment, step: told.MakeFinal) -> list[TrayEvent]:
    """A reconciled session without an open exception is final. Raises `Refusal`."""
    session = _past(now, step.session)
    if now.by.role is not Role.ACCOUNTING:
        now.least(Role.SHIFT_MANAGER)
    if session.sums.counted_drop is None:
        raise refusal("drop-not-counted", session=step.session)
    if not session.reconciled:
        raise refusal("not-reconciled", session=step.session)
    for transfer in now.state.transfers.values():
        if transfer.session == step.session:
            raise refusal("under-way", request=transfer.request)
    for each in now.state.exceptions:
        if each.session == step.session:
            raise refusal("exception-open", number=each.number, session=step.session)
    return [happened.SessionFinal(step.session)]


def _past(now: DeskMoment, session: int) -> PastSession:
    found = now.state.session_of(session)
    if found is None:
        raise refusal("no-session", session=session)
    return found
