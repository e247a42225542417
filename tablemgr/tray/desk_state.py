"""How the money of a table stands: its books, what is being counted, what travels, what is open.

Plain data with a fold: `DeskState.apply` lets events count and decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from enum import Enum
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.roles import Role
from tablemgr.tray import events as happened
from tablemgr.tray.authority import TransferKind
from tablemgr.tray.books import Books, SessionSums
from tablemgr.tray.commands import ChipCount, worth
from tablemgr.tray.events import ExceptionKind, TrayEvent

_KEPT_VARIANCES: Final = 50


class TrayStage(Enum):
    """Where the table is between two openings."""

    CLOSED = "closed"
    OPENING = "opening"
    OPEN = "open"
    COUNTING = "counting"
    CLOSING = "closing"
    FORCED = "closed by force"


class CountInHand(Struct):
    """The first person's count, which the second has not confirmed yet."""

    purpose: str
    chips: ChipCount
    by: str


class Transfer(Struct):
    """A fill or a credit on its way."""

    request: int
    kind: TransferKind
    chips: ChipCount
    session: int = 0
    """The session in which it was asked for."""
    number: int | None = None
    """Its slip's, once it has one."""
    taken: list[str] = field(default_factory=list)
    """The steps that were taken, in order."""
    signers: dict[str, Role] = field(default_factory=dict)
    """Who has signed for it, each with the function in which he did."""
    void_signers: dict[str, Role] = field(default_factory=dict)
    miscounted: bool = False
    has_moved: bool = False
    """The books have it."""


class PastSession(Struct):
    """A session that has closed and is not final yet."""

    number: int
    sums: SessionSums
    closer: Money | None
    """None if the table was closed by force, until the next opener has counted the tray."""
    by_force: bool = False
    """Its closer is the next opener."""
    booked: Money = ZERO
    """What the tray held by the books when it closed by force."""
    boxes: list[str] = field(default_factory=list)
    """The seals of its drop boxes."""
    counted: dict[str, Money] = field(default_factory=dict)
    """The count room's figure for each of them that it has counted."""
    reconciled: bool = False

    @property
    def uncounted(self) -> list[str]:
        """Give the seals of the boxes that wait for their count."""
        return [seal for seal in self.boxes if seal not in self.counted]

    @property
    def grade(self) -> str:
        """How sure its result is; `unknown` without a closer."""
        if self.closer is None:
            return "unknown"
        return "projected" if self.sums.counted_drop is None else "counted"

    @property
    def result(self) -> Money | None:
        """Give what the session won for the House; None while its closer is not known."""
        return None if self.closer is None else self.sums.result(self.closer)


class OpenException(Struct):
    """Something that did not fit and that nobody has explained yet."""

    number: int
    session: int
    kind: ExceptionKind
    amount: Money


class DeskState(Struct):
    """How the table's money stands."""

    stage: TrayStage = TrayStage.CLOSED
    books: Books = field(default_factory=Books)
    session: int = 0
    """The number of the present session, or of the last one."""
    count: CountInHand | None = None
    transfers: dict[int, Transfer] = field(default_factory=dict)
    """The fills and credits on their way, by their request's number."""
    boxes: list[str] = field(default_factory=list)
    """The seals of the boxes that have left the table in this session."""
    past: list[PastSession] = field(default_factory=list)
    """The sessions that are closed and not final."""
    exceptions: list[OpenException] = field(default_factory=list)
    exceptions_so_far: int = 0
    last_variances: list[Money] = field(default_factory=list)
    """Of the last counts and closers, the latest last."""
    shift_ends: bool = False
    """The tray was counted for a shift's end, and nothing has happened since."""
    forced_by: str = ""
    """Who closed the table by force, until it may open again."""
    may_open: bool = False

    def apply(self, events: Sequence[TrayEvent]) -> None:
        """Let events count."""
        for event in events:
            self.books.apply([event])
            fold = _FOLDS.get(type(event))
            if fold is not None:
                fold(self, event)

    def session_of(self, number: int) -> PastSession | None:
        """The closed session of that number; None if it is final, open or unknown."""
        return next((each for each in self.past if each.number == number), None)

    def _slip(self, slip: happened.SlipIssued) -> None:
        self.shift_ends = self.shift_ends and slip.kind == "count"
        if slip.variance is not None:
            self.last_variances = [*self.last_variances, slip.variance][-_KEPT_VARIANCES:]
        if slip.kind == "opener":
            self.stage, self.count = TrayStage.OPEN, None
            self.session += 1
            self.boxes, self.forced_by, self.may_open = [], "", False
            for session in self.past:
                if session.closer is None:
                    session.closer = slip.amount
                    session.sums.variances.append(slip.amount - session.booked)
        elif slip.kind == "closer":
            self._close(slip.amount, TrayStage.CLOSED)
        elif slip.kind in ("fill", "credit"):
            for transfer in self.transfers.values():
                if (transfer.kind, transfer.number) == (slip.kind, slip.number):
                    transfer.has_moved = True

    def _close(self, closer: Money | None, stage: TrayStage) -> None:
        sums = deepcopy(self.books.sums)  # the drop is counted later, in this copy alone
        session = PastSession(
            self.session, sums, closer, closer is None, self.books.float, self.boxes
        )
        self.past.append(session)
        self.stage, self.count, self.boxes = stage, None, []

    def _count_begun(self, event: happened.CountBegun) -> None:
        self.count = CountInHand(event.purpose, event.chips, event.by)
        self.stage = _WHILE_COUNTED[event.purpose]

    def _count_ended(self, event: happened.CountEnded) -> None:
        opening = self.stage is TrayStage.OPENING
        was_forced = opening and bool(self.forced_by)
        self.shift_ends = event.agreed and self.count is not None and self.count.purpose == "shift"
        self.count = None
        if not event.agreed or not opening:
            self.stage = TrayStage.OPEN
        if opening and not event.agreed:
            self.stage = TrayStage.FORCED if was_forced else TrayStage.CLOSED

    def _asked(self, event: happened.TransferAsked) -> None:
        asked = Transfer(event.request, event.kind, event.chips, self.session)
        self.transfers[event.request] = asked

    def _stepped(self, event: happened.TransferStepped) -> None:
        transfer = self.transfers[event.request]
        transfer.taken.append(event.step)
        transfer.signers[event.by] = event.role
        if event.number is not None:
            transfer.number = event.number
            self.books.numbers[transfer.kind] = event.number

    def _miscounted(self, event: happened.TransferMiscounted) -> None:
        transfer = self.transfers[event.request]
        transfer.miscounted = True

    def _void_signed(self, event: happened.VoidSigned) -> None:
        self.transfers[event.request].void_signers[event.by] = event.role

    def _ended(self, event: happened.TransferEnded) -> None:
        del self.transfers[event.request]

    def _box_removed(self, event: happened.BoxRemoved) -> None:
        if self.stage in (TrayStage.CLOSED, TrayStage.FORCED) and self.past:
            self.past[-1].boxes.append(event.seal)
            self.past[-1].sums.counted_drop = None  # until this box is counted too
        else:
            self.boxes.append(event.seal)

    def _drop(self, event: happened.DropEntered) -> None:
        found = self.session_of(event.session)
        assert found is not None, "the drop of a session that is closed"
        for seal in [event.seal] if event.seal else found.uncounted:
            found.counted[seal] = event.amount if seal == event.seal else ZERO
        if not event.seal:
            found.sums.counted_drop = event.amount
        elif not found.uncounted:
            found.sums.counted_drop = sum(found.counted.values(), ZERO)
        self.books.numbers["drop"] = event.number

    def _forced(self, event: happened.ClosedByForce) -> None:
        self.books.is_open = False
        self.forced_by = event.by
        self._close(None, TrayStage.FORCED)

    def _allowed(self, _: happened.OpeningAllowed) -> None:
        self.may_open = True

    def _raised(self, event: happened.ExceptionRaised) -> None:
        self.exceptions_so_far = event.number
        found = OpenException(event.number, event.session, event.kind, event.amount)
        self.exceptions.append(found)

    def _settled(self, event: happened.ExceptionSettled) -> None:
        self.exceptions = [each for each in self.exceptions if each.number != event.number]

    def _reconciled(self, event: happened.SessionReconciled) -> None:
        found = self.session_of(event.session)
        assert found is not None, "a session that is closed"
        found.reconciled = True

    def _final(self, event: happened.SessionFinal) -> None:
        self.past = [each for each in self.past if each.number != event.session]


_WHILE_COUNTED: Final = {
    "opener": TrayStage.OPENING,
    "count": TrayStage.COUNTING,
    "shift": TrayStage.COUNTING,
    "closer": TrayStage.CLOSING,
}

_FOLDS: Final[dict[type, Callable[[DeskState, Any], None]]] = {
    happened.SlipIssued: DeskState._slip,
    happened.CountBegun: DeskState._count_begun,
    happened.CountEnded: DeskState._count_ended,
    happened.TransferAsked: DeskState._asked,
    happened.TransferStepped: DeskState._stepped,
    happened.TransferMiscounted: DeskState._miscounted,
    happened.VoidSigned: DeskState._void_signed,
    happened.TransferEnded: DeskState._ended,
    happened.BoxRemoved: DeskState._box_removed,
    happened.DropEntered: DeskState._drop,
    happened.ClosedByForce: DeskState._forced,
    happened.OpeningAllowed: DeskState._allowed,
    happened.ExceptionRaised: DeskState._raised,
    happened.ExceptionSettled: DeskState._settled,
    happened.SessionReconciled: DeskState._reconciled,
    happened.SessionFinal: DeskState._final,
}


def on_its_way(state: DeskState, kind: TransferKind) -> Money:
    """Give what is on its way to the tray (fill) or from it (credit) and not yet in the books."""
    found = (each for each in state.transfers.values() if each.kind == kind)
    return sum((worth(each.chips) for each in found if not each.has_moved), ZERO)


def to_json(value: Any) -> Any:
    """State, steps or events as the plain values that a journal keeps; amounts in whole cents."""
    return msgspec.to_builtins(value, str_keys=True, enc_hook=int)


def state_of(plain: object) -> DeskState:
    """The state that `to_json` wrote. Raises `msgspec.ValidationError`."""
    return msgspec.convert(plain, DeskState, strict=False, dec_hook=_money)


def events_of(plain: object) -> list[TrayEvent]:
    """The events that `to_json` wrote. Raises `msgspec.ValidationError`."""
    return msgspec.convert(plain, list[TrayEvent], dec_hook=_money)


def _money(kind: type, value: Any) -> Any:
    if kind is Money and isinstance(value, int):
        return Money(value)
    raise ValueError(f"{value!r} stands for no {kind.__name__}")
