"""The tray is counted by two people: the second without a look at the first one's figures.

The two must agree piece by piece; else both count again. What the count differs by from the books
is a variance, and of an opener what it differs by from the last closer.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablemgr.basics.names import same_name
from tablemgr.rules.roles import Role
from tablemgr.tray import events as happened
from tablemgr.tray import steps as told
from tablemgr.tray.commands import ChipCount, worth
from tablemgr.tray.desk_state import TrayStage
from tablemgr.tray.events import ExceptionKind, TrayEvent
from tablemgr.tray.moment import DeskMoment, pieces_of
from tablemgr.tray.refusals import refusal


def count(now: DeskMoment, step: told.CountChips) -> list[TrayEvent]:
    """Begin a count of the tray. Raises `Refusal`."""
    if now.state.count is not None:
        raise refusal("tray-counting")
    now.least(Role.PIT_SUPERVISOR)
    if step.purpose == "opener":
        if now.state.stage is TrayStage.OPEN:
            raise refusal("already-open")
        if now.state.stage is TrayStage.FORCED and not now.state.may_open:
            raise refusal("forced")
    else:
        now.must_be_open()
    if step.purpose == "closer":
        _nothing_travels(now)
    return [happened.CountBegun(step.purpose, step.chips, now.by.name)]


def count_blind(now: DeskMoment, step: told.CountBlind) -> list[TrayEvent]:
    """End it by the second person's count. Raises `Refusal`."""
    first = now.state.count
    if first is None:
        raise refusal("no-count")
    now.least(Role.DEALER)
    if same_name(first.by, now.by.name):
        raise refusal("same-person")
    if pieces_of(step.chips) != pieces_of(first.chips):
        return [happened.CountEnded(agreed=False)]
    return [happened.CountEnded(agreed=True), *_counted(now, first.purpose, first.chips)]


def _counted(now: DeskMoment, purpose: str, chips: ChipCount) -> Iterator[TrayEvent]:
    amount = worth(chips)
    books = now.state.books
    if purpose == "opener":
        yield now.slip("opener", amount, chips=chips)
        if books.has_opened and now.state.stage is not TrayStage.FORCED and not now.state.forced_by:
            yield from now.doubt("opener", amount - books.closer, now.state.session + 1)
        return
    variance = amount - books.float
    short_of_par = now.rules.bank == "imprest" and amount != now.rules.par
    closes = purpose == "closer" and not short_of_par
    yield now.slip("closer" if closes else "count", amount, chips=chips, variance=variance)
    doubted: ExceptionKind = "closer" if closes else "shift" if purpose == "shift" else "count"
    yield from now.doubt(doubted, variance, now.state.session)


def give_up_count(now: DeskMoment, _: told.GiveUpCount) -> list[TrayEvent]:
    """Give the count up. Raises `Refusal`."""
    if now.state.count is None:
        raise refusal("no-count")
    now.least(Role.PIT_SUPERVISOR)
    return [happened.CountEnded(agreed=False)]


def _nothing_travels(now: DeskMoment) -> None:
    for transfer in now.state.transfers.values():
        if not transfer.has_moved:
            raise refusal("under-way", request=transfer.request)
