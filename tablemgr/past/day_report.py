"""Tells what a table did between its openings and closings, and why its result is what it is.

Folds a journal's entries once, in their order; opens no file and changes nothing.

    result = rounds + tray variance + drop variance
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime, tzinfo
from types import MappingProxyType
from typing import Any, Final, Literal

from msgspec import Struct, field

from tablemgr.basics.messages import Message
from tablemgr.basics.money import ZERO, Money
from tablemgr.journal import Entry, EntryKind
from tablemgr.past.stakes import LaidStake, laid_in, stakes_of
from tablemgr.rules.commands import Open, Reopen
from tablemgr.rules.events import BetSettled
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.table import Table
from tablemgr.service.carry import table_of
from tablemgr.service.kept_tray import EVENTS, KeptTray
from tablemgr.service.slip_issue import dealer_of
from tablemgr.service.slip_name import SETTLEMENT
from tablemgr.service.stored_act import act_in, fitting
from tablemgr.tray.commands import worth
from tablemgr.tray.desk_state import events_of
from tablemgr.tray.events import (
    CountBegun,
    Ending,
    SlipIssued,
    TransferAsked,
    TransferEnded,
    TransferStepped,
    TrayEvent,
)

CONTEXT: Final = "day report"
"""The context of a report's words in a translation."""
ENDINGS: Final[Mapping[Ending, Message]] = MappingProxyType(
    {
        "done": Message(CONTEXT, "done"),
        "cancelled": Message(CONTEXT, "cancelled"),
        "void": Message(CONTEXT, "void"),
        "sent-back": Message(CONTEXT, "sent back"),
        "cut-off": Message(CONTEXT, "cut off"),
        "slip-lost": Message(CONTEXT, "slip lost"),
    }
)
"""How a fill or a credit ended, in words."""
_BEGIN_A_SHIFT: Final = ("opener", "shift")
"""The counts after which another shift begins."""


class RoundResult(Struct):
    """One Round: who dealt it, what was staked and what the House won."""

    number: int
    session: int
    """0 if the table's money was not kept."""
    game: str
    decks: int
    dealer: str
    opened: datetime
    ended: datetime
    house_won: Money | None
    """None if the Round was played without amounts, or is under way."""
    stakes: dict[str, Money] = field(default_factory=dict)
    """By the Bet's name what was laid before the first card; `initial`: the Initial Bets."""
    is_void: bool = False
    reopened: bool = False
    cases: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    """How long each stage of it took."""
    causes: dict[str, float] = field(default_factory=dict)
    """The same seconds by what they went by with."""
    idle_s: float = 0.0
    """How long the table waited before it, since the Round before it in the same session and on the
    same day was over.
    """
    shift: int = 0
    """The number of its shift in the journal, from 1: one begins with each opener, and with each
    count at a shift's end. 0 if the table's money was not kept.
    """
    is_open: bool = True
    """It is not over yet."""
    lines: tuple[BetSettled, ...] = ()
    """How its Bets were settled last; none if it was played without amounts."""
    laid: tuple[LaidStake, ...] = ()
    """The stakes by Player, as they were first laid; none as above."""

    @property
    def pace_s(self) -> float:
        """Give how long it was dealt: its seconds without its irregularities."""
        return sum(s for what, s in self.seconds.items() if what != Phase.IRREGULARITY.value)

    def by_cause(self) -> dict[str, float]:
        """Give its seconds by what they went by with, and those before it."""
        return {**self.causes, "idle": self.idle_s}


class SessionResult(Struct):
    """One session of the table's money."""

    number: int
    opened: datetime
    closed: datetime | None
    opener: Money
    fills: Money
    credits: Money
    drop: Money
    """The recorded drop: the buy-ins."""
    counted_drop: Money | None
    closer: Money | None
    by_force: bool
    """It was closed by force: its closer is the next opener."""
    grade: str
    """`unknown`, `projected`, `counted` or `final`."""
    rounds: Money
    """What the House won on settled Rounds."""
    corrections: Money
    """The part of it that came of corrections after the settlement."""
    tray_variance: Money
    drop_variance: Money
    result: Money | None
    """None while its closer is not known."""
    exceptions: int
    """How many wait for somebody's word."""


class TransferResult(Struct):
    """One fill or credit."""

    kind: str
    request: int
    amount: Money
    session: int
    number: int | None = None
    """Its slip's; None if it never had one."""
    ended: Ending | Literal[""] = ""
    """How it ended; empty while it is on its way."""
    moved: bool = False
    """The books have it."""

    @property
    def is_unused(self) -> bool:
        """Say whether its slip has a number, and its chips never moved."""
        return self.number is not None and bool(self.ended) and not self.moved


class VoidResult(Struct, frozen=True):
    """A slip that was voided, or a fill or a credit that did not reach its end."""

    at: datetime
    session: int
    words: Message


class DayReport(Struct):
    """A journal's account of one table."""

    rounds: list[RoundResult] = field(default_factory=list)
    sessions: list[SessionResult] = field(default_factory=list)
    slips: list[tuple[str, int]] = field(default_factory=list)
    """Kind and number of each slip of the table's money and of its Rounds, in the order issued."""
    voids: list[VoidResult] = field(default_factory=list)
    """What was voided, or ended before its end."""
    transfers: list[TransferResult] = field(default_factory=list)


def report_of(entries: Iterable[Entry], *, zone: tzinfo | None = None) -> DayReport:
    """Everything that the entries tell, in one walk."""
    walk = ReportWalk(zone)
    for entry in entries:
        walk.entry(entry)
    walk.end()
    return walk.report


class ShiftCount:
    """Numbers the shifts of a table: one begins with each opener, and with each count at a shift's
    end.
    """

    def __init__(self) -> None:
        self.number = 0
        self._counts_for = ""

    def follow(self, event: TrayEvent) -> None:
        """Let an event of the table's money count."""
        if isinstance(event, CountBegun):
            self._counts_for = event.purpose
        elif isinstance(event, SlipIssued) and event.kind in ("opener", "count"):
            self.number += self._counts_for in _BEGIN_A_SHIFT


class ReportWalk:
    """Folds a journal's entries into a report, from its beginning or from a Round's opening on."""

    def __init__(self, zone: tzinfo | None = None, shifts: ShiftCount | None = None) -> None:
        """`shifts`: those before the walk begins."""
        self.report = DayReport()
        self._zone = zone
        self._table: Table | None = None
        self._tray = KeptTray(None)
        self._round: RoundResult | None = None
        self._boxes_only = False
        self._last: datetime | None = None
        self._open: SessionResult | None = None
        self._shifts = shifts or ShiftCount()
        self._transfers: dict[int, TransferResult] = {}

    def entry(self, entry: Entry) -> None:
        """Fold the next one. Raises `Bug` if it does not fit what was before it."""
        with fitting(entry.seq):
            self._entry(entry)

    def _entry(self, entry: Entry) -> None:
        now = entry.stamp.wall(self._zone)
        if entry.kind is EntryKind.ACT:
            self._spend(now)
            self._act(entry, now)
        elif entry.kind is EntryKind.SESSION and EVENTS in entry.data:
            events = events_of(entry.data[EVENTS])
            self._tray.desk.apply(events)
            for event in events:
                self._money(event, now)
        elif entry.kind is EntryKind.SLIP and "issued" in entry.data:
            name = entry.data.get("kind", SETTLEMENT), entry.data["issued"]
            self.report.slips.append(name)

    def _spend(self, now: datetime) -> None:
        """The time since the last act belongs to the stage that the Round was in."""
        last = self._last
        if last is None or self._table is None:
            return
        spent = max((now - last).total_seconds(), 0.0)
        phase = self._table.position.phase
        if phase not in BETWEEN_ROUNDS and self._round is not None:
            for sums, key in (
                (self._round.seconds, phase.value),
                (self._round.causes, phase.goes_by_with),
            ):
                sums[key] = sums.get(key, 0.0) + spent

    def _act(self, entry: Entry, now: datetime) -> None:
        data = entry.data
        if "carry" in data:
            self._opened(entry, now)
        self._last = now
        table, found = self._table, self._round
        assert table is not None, "the first act of a Round is its opening"
        assert found is not None, "the first act of a Round is its opening"
        command, events = act_in(data, table)
        table.apply(events, command)
        self._tray.follow(table.position, command, events)
        if type(command) is Reopen:
            found.reopened = True
        if type(command) is not Open:
            found.ended = now
        self._stands(found, table.position)

    def _opened(self, entry: Entry, now: datetime) -> None:
        carry: dict[str, Any] = entry.data["carry"]
        self._table = table_of(carry)
        self._tray.take_up(carry)
        self._take_up_transfers()
        self._boxes_only = carry.get("boxes_only", False)
        session = self._tray.desk.state.session if self._tray.counts else 0
        self._round = RoundResult(
            entry.round_no,
            session,
            carry["game"],
            carry["decks"],
            dealer_of(entry).name,
            now,
            now,
            None,
        )
        self._round.shift = self._shifts.number if session else 0
        before = self.report.rounds[-1:]
        if before and _goes_on(before[0], self._round):
            self._round.idle_s = max((now - before[0].ended).total_seconds(), 0.0)
        self.report.rounds.append(self._round)

    def _take_up_transfers(self) -> None:
        """Know the fills and credits that were asked for before the walk began."""
        for each in self._tray.desk.state.transfers.values():
            if each.request not in self._transfers:
                amount = worth(each.chips)
                known = TransferResult(each.kind, each.request, amount, each.session, each.number)
                known.moved = each.has_moved
                self._transfers[each.request] = known
                self.report.transfers.append(known)

    def _stands(self, found: RoundResult, position: Position) -> None:
        found.is_void = position.phase is Phase.VOID
        found.is_open = position.phase not in BETWEEN_ROUNDS
        found.cases = position.remembered.cases
        settled = position.phase is Phase.COMPLETE and not self._boxes_only
        found.house_won = -sum(position.net().values(), ZERO) if settled else None
        if found.is_void and not self._boxes_only:
            found.house_won = ZERO
        if settled:
            found.laid, found.lines = laid_in(position), tuple(position.settlement)
            found.stakes = stakes_of(found.laid)

    def _money(self, event: TrayEvent, now: datetime) -> None:
        state = self._tray.desk.state
        self._shifts.follow(event)
        if isinstance(event, SlipIssued):
            self.report.slips.append((event.kind, event.number))
            if event.kind == "opener":
                self._begin(now)
            elif event.kind in ("fill", "credit"):
                for each in self._transfers.values():
                    each.moved |= (each.kind, each.number) == (event.kind, event.number)
            elif event.kind == "void":
                said: dict[str, object] = {"number": event.number, "amount": event.amount}
                self._void(now, Message(CONTEXT, "void {number}: {amount}", said))
        elif isinstance(event, TransferAsked):
            asked = TransferResult(event.kind, event.request, worth(event.chips), state.session)
            self._transfers[event.request] = asked
            self.report.transfers.append(asked)
        elif isinstance(event, TransferStepped) and event.number is not None:
            self._transfers[event.request].number = event.number
        elif isinstance(event, TransferEnded):
            self._transfers[event.request].ended = event.how
            if event.how != "done":
                said = {"request": event.request, "how": ENDINGS[event.how]}
                self._void(now, Message(CONTEXT, "request {request}: {how}", said))
        if not state.books.is_open and self._open is not None and self._open.closed is None:
            self._open.closed = now
        self._keep_up()

    def _void(self, now: datetime, words: Message) -> None:
        self.report.voids.append(VoidResult(now, self._tray.desk.state.session, words))

    def _begin(self, now: datetime) -> None:
        state = self._tray.desk.state
        zero = dict.fromkeys(("fills", "credits", "drop", "rounds", "corrections"), ZERO)
        self._open = SessionResult(
            number=state.session,
            opened=now,
            closed=None,
            opener=state.books.opener,
            counted_drop=None,
            closer=None,
            by_force=False,
            grade="projected",
            tray_variance=ZERO,
            drop_variance=ZERO,
            result=None,
            exceptions=0,
            **zero,
        )
        self.report.sessions.append(self._open)

    def _keep_up(self) -> None:
        """Let each session that is not final stand as the books say now."""
        state = self._tray.desk.state
        for session in self.report.sessions:
            past = state.session_of(session.number)
            if past is not None:
                sums, session.closer = past.sums, past.closer
                session.by_force = past.by_force
                session.result = past.result
                session.grade = past.grade
            elif session.number == state.session and state.books.is_open:
                sums = state.books.sums
                session.result = state.books.result
            else:
                session.grade = "final" if session.closer is not None else session.grade
                continue
            session.fills, session.credits, session.drop = sums.fills, sums.credits, sums.drop
            session.counted_drop, session.rounds = sums.counted_drop, sums.rounds
            session.corrections = sums.corrections
            session.tray_variance = sums.tray_variance
            session.drop_variance = sums.drop_variance
            open_ones = [each for each in state.exceptions if each.session == session.number]
            session.exceptions = len(open_ones)

    def end(self) -> None:
        """The last entry was told."""
        self._keep_up()


def _goes_on(one: RoundResult, other: RoundResult) -> bool:
    """Say whether the table only waited between two Rounds."""
    same_day = one.ended.date() == other.opened.date()
    return not one.is_open and one.session == other.session and same_day
